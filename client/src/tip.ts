// What a thing of the board is called, and what a choice is worth, beside it as soon as it is pointed
// at. A "?" there leads to the rule about it, and so does a key.

import { main } from "./page";
import { ruleLink } from "./rules";

const GAP = 10;
const LINGERS = 450; // milliseconds, in which the pointer can reach the "?"
const PASSES = 250; // and in which it has passed over something else on its way there
const CHOICES = "[data-panel] [data-choice], [data-means], [data-offer][title]";
const hovers = matchMedia("(hover: hover)");
const tip = document.createElement("div");
tip.id = "tip";
tip.setAttribute("aria-hidden", "true"); // a screen reader hears the name of the thing itself
document.body.append(tip);

type Told = { thing: Element; words: Node[]; rule: string };

let leaving = 0;
let way = new DOMRect(); // from what is pointed at to the "?"
let giveBack = () => {};

/** The anchor of the rule about what is pointed at or focused, if there is one. */
export function tipRule(): string {
  return tip.querySelector<HTMLElement>("[data-rule]")?.dataset.rule ?? "";
}

export function hideTip(): void {
  clearTimeout(leaving);
  giveBack();
  giveBack = () => {};
  tip.classList.remove("shown");
  tip.replaceChildren();
}

function linger(): void {
  clearTimeout(leaving);
  leaving = window.setTimeout(hideTip, LINGERS);
}

export function listenToTip(): void {
  let at = "";
  const here = (event: PointerEvent) => `${event.clientX} ${event.clientY}`;
  document.addEventListener("pointermove", (event) => (at = here(event)), { passive: true });
  main.addEventListener("pointerover", (event) => {
    if (here(event) === at) {
      return; // the page has moved under the pointer
    }
    clearTimeout(leaving);
    if (isOnWay(event)) {
      leaving = window.setTimeout(() => showTip(event.target as Element), PASSES);
    } else {
      showTip(event.target as Element);
    }
  });
  main.addEventListener("focusin", (event) => showTip(event.target as Element));
  main.addEventListener("pointerleave", linger);
  tip.addEventListener("pointerover", () => clearTimeout(leaving));
  tip.addEventListener("pointerout", linger);
  tip.addEventListener("click", hideTip);
}

/** Whether the pointer may be passing over something else on its way to the "?". */
function isOnWay({ clientX, clientY }: PointerEvent): boolean {
  return (
    tipRule() !== "" && way.left <= clientX && clientX <= way.right && way.top <= clientY && clientY <= way.bottom
  );
}

function showTip(target: Element): void {
  const told = hovers.matches ? ofChoice(target) ?? ofThing(target) : null;
  if (!told) {
    linger();
    return;
  }
  hideTip();
  giveBack = withoutTitle(told.thing);
  const words = document.createElement("div");
  words.append(...told.words);
  tip.append(words);
  if (told.rule) {
    const link = ruleLink(told.rule);
    link.tabIndex = -1; // by the keyboard, its key leads there
    tip.append(link);
  }
  tip.classList.add("shown");
  const area = told.thing.getBoundingClientRect();
  const left = area.left + area.width / 2 - tip.offsetWidth / 2;
  const above = area.top - tip.offsetHeight - GAP;
  const most = innerWidth - tip.offsetWidth - GAP;
  tip.style.left = `${Math.min(Math.max(left, GAP), Math.max(most, GAP))}px`;
  tip.style.top = `${above >= GAP ? above : area.bottom + GAP}px`;
  const own = tip.getBoundingClientRect();
  const [x, y] = [Math.min(area.left, own.left), Math.min(area.top, own.top)];
  way = new DOMRect(x, y, Math.max(area.right, own.right) - x, Math.max(area.bottom, own.bottom) - y);
}

function ofChoice(target: Element): Told | null {
  const thing = target.closest(CHOICES);
  const id = ["data-means", "data-choice", "data-offer"].map((name) => thing?.getAttribute(name)).find(Boolean);
  const move = id ? main.querySelector<HTMLElement>(`.choices [data-first="${CSS.escape(id)}"]:not([data-step])`) : null;
  const words = move?.querySelector("span");
  return thing && move && words
    ? { thing, words: [...words.childNodes].map((part) => part.cloneNode(true)), rule: move.dataset.paragraph ?? "" }
    : null;
}

/** What has a title in the picture, or a name for screen readers; the rule is that of the thing that it is a part of. */
function ofThing(target: Element): Told | null {
  for (let thing = target; thing.closest("[data-panel] svg") && !thing.matches("svg"); thing = thing.parentElement!) {
    const title = thing.querySelector(":scope > title")?.textContent ?? thing.getAttribute("aria-label");
    if (title) {
      const kind = thing.closest("[id]")?.id.split("_")[0] ?? "";
      return { thing, words: [document.createTextNode(title)], rule: rules().get(kind) ?? "" };
    }
  }
  return null;
}

/** The paragraphs about kinds of things, as the page has them. */
function rules(): Map<string, string> {
  const told = main.querySelector<HTMLElement>("#panel-rules")?.dataset.things ?? "";
  return new Map(told.split(" ").filter(Boolean).map((pair) => pair.split("=") as [string, string]));
}

/** The browser would show the title too, a second later. Gives back how to restore it. */
function withoutTitle(thing: Element): () => void {
  const title = thing.querySelector(":scope > title");
  const said = thing.getAttribute("title");
  if (said) {
    thing.removeAttribute("title");
    return () => {
      if (!thing.hasAttribute("title")) {
        thing.setAttribute("title", said); // else the page has changed, and it says something else
      }
    };
  }
  if (!title) {
    return () => {};
  }
  const isNamed = thing.hasAttribute("aria-label") || !thing.hasAttribute("role");
  if (!isNamed) {
    thing.setAttribute("aria-label", title.textContent ?? "");
  }
  title.remove();
  return () => {
    if (!thing.querySelector(":scope > title")) {
      thing.prepend(title);
    }
    if (!isNamed) {
      thing.removeAttribute("aria-label");
    }
  };
}
