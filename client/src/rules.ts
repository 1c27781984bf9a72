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
    if (link && !event.ctrlKey && !event.metaKey && openRule(link.dataset.rule!)) {
      event.preventDefault();
    }
  });
}

/** Open the rules beside the board at a paragraph; whether they are there. */
export function openRule(anchor: string): boolean {
  const panel = main.querySelector<HTMLDetailsElement>("#panel-rules");
  if (!panel || !anchor) {
    return false;
  }
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
  return true;
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

/** A "?" that leads to a paragraph. */
export function ruleLink(anchor: string, label = ""): HTMLAnchorElement {
  const link = document.createElement("a");
  link.className = "rule-link";
  link.href = `#${PREFIX}${anchor}`;
  link.dataset.rule = anchor;
  if (label) {
    link.title = label;
    link.setAttribute("aria-label", label);
  }
  link.textContent = "?";
  return link;
}

/** A "?" at the end of the sentence that is shown. */
export function toastRule(anchor: string, label: string): void {
  if (anchor) {
    document.querySelector<HTMLElement>("#toast")!.append(" ", ruleLink(anchor, label));
  }
}
