// From what is asked or forbidden to its paragraph: a "?" opens the rules beside the board there.

import { main } from "./page";
import { showTab } from "./tabs";

const PREFIX = "rule-"; // of the anchors, as the server makes them

export function listenToRules(): void {
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest("[data-print]")) {
      window.print();
      return;
    }
    const link = target.closest<HTMLElement>("[data-rule]");
    const panel = main.querySelector<HTMLDetailsElement>("#panel-rules");
    if (link && panel && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      openRule(panel, link.dataset.rule!);
    }
  });
}

function openRule(panel: HTMLDetailsElement, anchor: string): void {
  panel.open = true;
  showTab("rules");
  const text = panel.querySelector<HTMLElement>("#rules-text")!;
  if (!show(text, anchor)) {
    const observer = new MutationObserver(() => {
      if (show(text, anchor)) {
        observer.disconnect();
      }
    });
    observer.observe(text, { childList: true });
  }
}

/** Scroll to the paragraph and mark it, if it has been loaded. */
function show(text: HTMLElement, anchor: string): boolean {
  const found = text.querySelector<HTMLElement>(`#${CSS.escape(PREFIX + anchor)}`);
  if (!found) {
    return false;
  }
  for (const old of text.querySelectorAll(".told-of")) {
    old.classList.remove("told-of");
  }
  found.classList.add("told-of");
  found.scrollIntoView({ block: "start" });
  return true;
}

/** A "?" at the end of the sentence that is shown. */
export function toastRule(anchor: string, label: string): void {
  const place = document.querySelector<HTMLElement>("#toast")!;
  if (anchor) {
    const link = document.createElement("a");
    link.className = "rule-link";
    link.href = `#${PREFIX}${anchor}`;
    link.dataset.rule = anchor;
    link.title = label;
    link.setAttribute("aria-label", label);
    link.textContent = "?";
    place.append(" ", link);
  }
}
