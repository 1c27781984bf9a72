// A picked choice has a ticket beside what it changes on the map: price, Confirm, Cancel. On a phone
// the ticket stays in the sheet, under the thumb.

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
  const isBeside = changed.length > 0 && !isNarrow.matches;
  ticket.classList.toggle("beside", isBeside);
  if (!isBeside) {
    ticket.removeAttribute("style");
    return;
  }
  const box = map.getBoundingClientRect();
  const around = {
    left: Math.min(...changed.map((part) => part.left)),
    right: Math.max(...changed.map((part) => part.right)),
    top: Math.min(...changed.map((part) => part.top)),
    bottom: Math.max(...changed.map((part) => part.bottom)),
  };
  const [w, h] = [ticket.offsetWidth, ticket.offsetHeight];
  const [x, y] = [(around.left + around.right - w) / 2, (around.top + around.bottom - h) / 2];
  const places = [
    { left: x, top: around.top - h - GAP },
    { left: x, top: around.bottom + GAP },
    { left: around.right + GAP, top: y },
    { left: around.left - w - GAP, top: y },
  ];
  const fits = (place: { left: number; top: number }) =>
    place.left >= box.left && place.left + w <= box.right && place.top >= box.top && place.top + h <= box.bottom;
  const found = places.find(fits) ?? { left: box.right - w - GAP, top: box.bottom - h - GAP };
  ticket.style.left = `${Math.min(Math.max(found.left, box.left), box.right - w)}px`;
  ticket.style.top = `${Math.min(Math.max(found.top, box.top), box.bottom - h)}px`;
}
