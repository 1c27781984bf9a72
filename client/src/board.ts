// Choices on the board by keyboard: Tab reaches one of them, and the arrows move on from there.

import { main } from "./page";
import { bringIntoView } from "./zoom";

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

function choices(): SVGGElement[] {
  return [...main.querySelectorAll<SVGGElement>("[data-panel] :is([data-choice], [data-pick])")];
}

/** What has no place on the board stands in the bar below it; the arrows lead there too. */
function all(): (SVGGElement | HTMLElement)[] {
  return [...choices(), ...main.querySelectorAll<HTMLElement>("[data-offer]:not([hidden])")];
}

/** A board with fifty choices would be fifty stops on the way through the page. */
export function oneStop(): void {
  const found = choices();
  const focused = found.find((choice) => choice === document.activeElement);
  for (const choice of found) {
    choice.setAttribute("tabindex", choice === (focused ?? found[0]) ? "0" : "-1");
  }
}

export function focusBoard(): boolean {
  const first = choices().find((choice) => choice.getAttribute("tabindex") === "0");
  return focus(first ?? all()[0]);
}

/** From a choice to the nearest one in a direction. */
export function walk(from: Element, key: Direction): boolean {
  const here = middle(from);
  let best: SVGGElement | HTMLElement | undefined;
  let least = Infinity;
  for (const choice of all()) {
    if (choice === from) {
      continue;
    }
    const there = middle(choice);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = { ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y }[key];
    const aside = Math.abs(key === "ArrowLeft" || key === "ArrowRight" ? y : x);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && cost < least) {
      best = choice;
      least = cost;
    }
  }
  return focus(best);
}

function middle(thing: Element): { x: number; y: number } {
  const area = thing.getBoundingClientRect();
  return { x: area.left + area.width / 2, y: area.top + area.height / 2 };
}

function focus(choice: SVGGElement | HTMLElement | undefined): boolean {
  if (!choice) {
    return false;
  }
  for (const other of choices()) {
    other.setAttribute("tabindex", other === choice ? "0" : "-1");
  }
  choice.focus({ preventScroll: true });
  bringIntoView(choice);
  return true;
}
