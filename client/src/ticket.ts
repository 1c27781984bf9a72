// A picked choice has a ticket beside what it changes on the map: price, Confirm, Cancel. It never
// stands in the bar, which could cut its buttons off. On a phone it stays in the sheet, under the
// thumb.

import { main } from "./page";

const isNarrow = matchMedia("(max-width: 999px)");
const GAP = 14;

export function placeTicket(): void {
  const ticket = main.querySelector<HTMLElement>(".ticket");
  const map = main.querySelector<HTMLElement>("#picture");
  if (!ticket || !map) {
    return;
  }
  const changed = [...map.querySelectorAll<SVGGElement>(".changed")].map((part) =>
    part.getBoundingClientRect(),
  );
  const isBeside = !isNarrow.matches;
  ticket.classList.toggle("beside", isBeside);
  if (!isBeside) {
    ticket.removeAttribute("style");
    return;
  }
  const box = map.getBoundingClientRect();
  if (changed.length === 0) {
    // Nothing on the map changes: right above the question.
    ticket.style.left = `${box.left + (box.width - ticket.offsetWidth) / 2}px`;
    ticket.style.top = `${box.bottom - ticket.offsetHeight - GAP}px`;
    return;
  }
  const around = {
    left: Math.min(...changed.map((part) => part.left)),
    right: Math.max(...changed.map((part) => part.right)),
    top: Math.min(...changed.map((part) => part.top)),
    bottom: Math.max(...changed.map((part) => part.bottom)),
  };
  const [w, h] = [ticket.offsetWidth, ticket.offsetHeight];
  const [x, y] = [(around.left + around.right - w) / 2, (around.top + around.bottom - h) / 2];
  const [right, bottom] = [box.right - w - GAP, box.bottom - h - GAP];
  // Beside what changes, or in a corner of the map: where least of the change is hidden.
  const places = [
    { left: x, top: around.top - h - GAP },
    { left: x, top: around.bottom + GAP },
    { left: around.right + GAP, top: y },
    { left: around.left - w - GAP, top: y },
    { left: right, top: bottom },
    { left: right, top: box.top + GAP },
    { left: box.left + GAP, top: bottom },
    { left: box.left + GAP, top: box.top + GAP },
  ].map(({ left, top }) => ({
    left: Math.min(Math.max(left, box.left), box.right - w),
    top: Math.min(Math.max(top, box.top), box.bottom - h),
  }));
  const hides = ({ left, top }: { left: number; top: number }): number =>
    changed.reduce((sum, part) => {
      const across = Math.min(left + w, part.right) - Math.max(left, part.left);
      const down = Math.min(top + h, part.bottom) - Math.max(top, part.top);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  const found = places.reduce((best, place) => (hides(place) < hides(best) ? place : best));
  ticket.style.left = `${found.left}px`;
  ticket.style.top = `${found.top}px`;
}
