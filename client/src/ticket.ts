// A picked choice has a ticket beside what it changes on the map: price, Confirm, Cancel. It never
// stands in the bar, which could cut its buttons off. On a phone it stays in the sheet, under the
// thumb.

import { shared, united, within } from "./boxes";
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
  const whole = united(changed);
  const [w, h] = [ticket.offsetWidth, ticket.offsetHeight];
  const [x, y] = [(whole.left + whole.right - w) / 2, (whole.top + whole.bottom - h) / 2];
  const [right, bottom] = [box.right - w - GAP, box.bottom - h - GAP];
  // Beside what changes, or in a corner of the map: where least of the change is hidden.
  const places = [
    { left: x, top: whole.top - h - GAP },
    { left: x, top: whole.bottom + GAP },
    { left: whole.right + GAP, top: y },
    { left: whole.left - w - GAP, top: y },
    { left: right, top: bottom },
    { left: right, top: box.top + GAP },
    { left: box.left + GAP, top: bottom },
    { left: box.left + GAP, top: box.top + GAP },
  ].map(({ left, top }) => ({
    left: within(left, box.left, box.right - w),
    top: within(top, box.top, box.bottom - h),
  }));
  const hides = ({ left, top }: { left: number; top: number }): number =>
    changed.reduce((sum, part) => sum + shared({ left, top, right: left + w, bottom: top + h }, part), 0);
  const found = places.reduce((best, place) => (hides(place) < hides(best) ? place : best));
  ticket.style.left = `${found.left}px`;
  ticket.style.top = `${found.top}px`;
}
