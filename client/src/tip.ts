// What a choice on the board is called and worth, beside it, as soon as it is pointed at.

import { main } from "./page";

const GAP = 10;
const hovers = matchMedia("(hover: hover)");
const tip = document.createElement("div");
tip.id = "tip";
tip.setAttribute("aria-hidden", "true"); // a screen reader hears the name of the choice itself
document.body.append(tip);

export function hideTip(): void {
  tip.classList.remove("shown");
}

export function showTip(target: Element): void {
  const thing = target.closest("[data-panel] [data-choice]");
  const id = thing?.getAttribute("data-choice");
  const moves = id
    ? [...main.querySelectorAll<HTMLElement>(`.choices [data-first="${CSS.escape(id)}"]:not([data-step])`)]
    : [];
  const words = moves[0]?.querySelector("span");
  if (!thing || !words || !hovers.matches) {
    hideTip();
    return;
  }
  // The browser would show the title too, a second later.
  const title = thing.querySelector(":scope > title");
  if (title) {
    thing.setAttribute("aria-label", title.textContent ?? "");
    title.remove();
  }
  tip.replaceChildren(...[...words.childNodes].map((part) => part.cloneNode(true)));
  tip.classList.add("shown");
  const area = thing.getBoundingClientRect();
  const left = area.left + area.width / 2 - tip.offsetWidth / 2;
  const above = area.top - tip.offsetHeight - GAP;
  const most = innerWidth - tip.offsetWidth - GAP;
  tip.style.left = `${Math.min(Math.max(left, GAP), Math.max(most, GAP))}px`;
  tip.style.top = `${above >= GAP ? above : area.bottom + GAP}px`;
}
