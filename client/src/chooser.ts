// A thing that stands for several choices (a hex and its tracks, a city and its deliveries) is picked
// first; then its choices lie around it, large enough for a finger. On a phone they lie in the sheet.

import { main } from "./page";

const RADIUS = 112;
const TILE = 64;
const isNarrow = matchMedia("(max-width: 719px)");

/** What a click on the board picks in two steps, if it does. */
export function pickable(target: Element): Element | null {
  const spot = target.closest("[data-pick]");
  if (spot) {
    return spot;
  }
  const within = target.closest("[data-in]")?.getAttribute("data-in");
  return within ? main.querySelector(`[data-pick="${CSS.escape(within)}"]`) : null;
}

/** What a thing on the board can mean: the tracks of a hex, or the moves of the list that begin with
 * one of its actions. The first step of a longer move is offered only if there is a choice. */
function offers(spot: Element): Element[] {
  const name = spot.getAttribute("data-pick");
  const ids = spot.getAttribute("data-offers") ?? spot.getAttribute("data-choice");
  if (ids === null) {
    const within = CSS.escape(name!);
    return [
      ...main.querySelectorAll(`[data-in="${within}"][data-choice], [data-in="${within}"] [data-choice]`),
    ];
  }
  const moves = ids
    .split(" ")
    .flatMap((id) => [...main.querySelectorAll<HTMLButtonElement>(`.choices [data-first="${CSS.escape(id)}"]`)]);
  const meant = moves.filter((move) => move.dataset.apart === undefined);
  const steps = moves.filter((move) => move.dataset.step !== undefined);
  meant.sort((a, b) => Number(b.value.includes("-")) - Number(a.value.includes("-")));
  return meant.length > 1 ? [...meant, ...steps] : meant;
}

export function closeChooser(): boolean {
  const open = main.querySelector(".chooser");
  open?.remove();
  return open !== null;
}

/** Lay the choices of a thing around it. `choose` takes one by its key. */
export function openChooser(spot: Element, choose: (id: string) => void): void {
  closeChooser();
  const found = offers(spot);
  if (found.length === 1) {
    choose(idOf(found[0]!));
    return;
  }
  if (found.length === 0) {
    return;
  }
  const outline = spot.querySelector("path") ?? spot;
  const areTiles = spot.hasAttribute("data-pick") && !spot.hasAttribute("data-offers");
  const chooser = document.createElement("div");
  chooser.className = areTiles ? "chooser tiles" : "chooser";
  chooser.setAttribute("role", "group");
  for (const offer of found) {
    const words = offer.getAttribute("aria-label") ?? offer.querySelector("title, span")?.textContent ?? "";
    const button = document.createElement("button");
    button.type = "button";
    if (areTiles) {
      button.title = words;
      button.setAttribute("aria-label", words);
      button.append(tile(outline.getAttribute("d") ?? "", curveOf(offer)));
    } else {
      button.append(...[...offer.querySelector("span")!.childNodes].map((part) => part.cloneNode(true)));
    }
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      closeChooser();
      choose(idOf(offer));
    });
    chooser.append(button);
  }
  const box = isNarrow.matches ? ".turn" : ".board";
  main.querySelector(box)!.prepend(chooser);
  if (!isNarrow.matches) {
    place(chooser, spot, areTiles);
  }
  chooser.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
}

function idOf(offer: Element): string {
  return offer.getAttribute("data-choice") ?? (offer as HTMLButtonElement).value;
}

function curveOf(offer: Element): string {
  const curve = offer.querySelector(".glow") ?? offer;
  return curve.getAttribute("d") ?? "";
}

/** A track on its hex, large. */
function tile(outline: string, curve: string): SVGSVGElement {
  const name = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(name, "svg");
  svg.setAttribute("viewBox", "-8.2 -8.2 16.4 16.4");
  svg.setAttribute("aria-hidden", "true");
  for (const [kind, data] of [["hex", outline], ["bed", curve], ["rail", curve]] as const) {
    const path = document.createElementNS(name, "path");
    path.setAttribute("class", kind);
    path.setAttribute("d", data);
    svg.append(path);
  }
  return svg;
}

function place(chooser: HTMLElement, spot: Element, isRing: boolean): void {
  const board = main.querySelector<HTMLElement>(".board")!.getBoundingClientRect();
  const area = spot.getBoundingClientRect();
  const x = area.left + area.width / 2 - board.left;
  const y = area.top + area.height / 2 - board.top;
  if (!isRing) {
    chooser.style.left = `${clamp(x - chooser.offsetWidth / 2, board.width - chooser.offsetWidth)}px`;
    const below = y + area.height / 2 + 8;
    const above = y - area.height / 2 - 8 - chooser.offsetHeight;
    const top = below + chooser.offsetHeight <= board.height ? below : above;
    chooser.style.top = `${clamp(top, board.height - chooser.offsetHeight)}px`;
    return;
  }
  // The ring stays in the board; the hex in its middle may then lie a little aside.
  const edge = RADIUS + TILE / 2 + 6;
  chooser.style.left = `${Math.min(Math.max(x, edge), board.width - edge)}px`;
  chooser.style.top = `${Math.min(Math.max(y, edge), board.height - edge)}px`;
  const tiles = [...chooser.children] as HTMLElement[];
  tiles.forEach((each, number) => {
    const angle = (2 * Math.PI * number) / tiles.length - Math.PI / 2;
    each.style.left = `${RADIUS * Math.cos(angle)}px`;
    each.style.top = `${RADIUS * Math.sin(angle)}px`;
  });
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), Math.max(most, 0));
}
