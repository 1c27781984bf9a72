// A thing that stands for several choices (a hex and its tracks, a city and its deliveries) is picked
// first; then its choices lie around it, large enough for a finger. On a phone they lie in the sheet.
//
// A thing that stands for none may still take part in some: a city in its routes, a die in what it
// pays for. A click on it offers those.

import { shared, within } from "./boxes";
import { main } from "./page";
import { showTab } from "./tabs";

const TILE = 64;
const APART = 8; // a list from the thing it is about
const BAIZE = 68; // how broad the ring is
const LEAST_HOLE = 84; // twelve tiles have room side by side
const MOST_HOLE = 112;
const ABOVE = 8; // how far the ring may hang over the board: over its frame, not over the header,
const BELOW = 36; // nor over what is asked
const isNarrow = matchMedia("(max-width: 719px)");
// Counter-clockwise from the east, as the edges of a hex that stands on a corner.
export const EDGES = ["e", "ne", "nw", "w", "sw", "se"];

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
  meant.sort((a, b) => isWhole(b) - isWhole(a) || gainOf(b) - gainOf(a));
  return meant.length > 1 ? [...meant, ...steps] : meant;
}

function isWhole(move: HTMLButtonElement): number {
  return Number(move.value.includes("-"));
}

function gainOf(move: HTMLElement): number {
  return Number(move.dataset.gain ?? 0);
}

/** The moves of the list that a thing takes part in, the best first. Its id is made of the words by
 * which notations call it (`city_denver`); a die says so itself, for what it shows changes. */
function involved(thing: Element): HTMLButtonElement[] {
  const called = thing.getAttribute("data-named");
  const parts = called ? [called] : thing.id.toLowerCase().split("_").slice(1);
  if (parts.length === 0 || parts.every((part) => /^\d+$/.test(part))) {
    return []; // a number alone may mean anything
  }
  const moves = [...main.querySelectorAll<HTMLButtonElement>(".choices [data-names]:not([data-step])")];
  const found = moves.filter((move) => {
    const named = new Set(move.dataset.names!.toLowerCase().split(/[^a-z0-9-]+/));
    return parts.every((part) => named.has(part));
  });
  return found.sort((a, b) => gainOf(b) - gainOf(a));
}

export function takesPart(thing: Element): boolean {
  return involved(thing).length > 0;
}

/** Offer what a thing takes part in, even if that is a single move; whether there is anything. */
export function openInvolved(thing: Element, choose: (id: string) => void): boolean {
  const found = involved(thing);
  if (found.length > 0) {
    lay(thing, found, choose);
  }
  return found.length > 0;
}

export function closeChooser(): boolean {
  const open = main.querySelector(".chooser");
  open?.remove();
  laid = [];
  for (const old of main.querySelectorAll(".is-next, .is-picked")) {
    old.classList.remove("is-next", "is-picked");
  }
  return open !== null;
}

let laid: Element[] = []; // what the open list offers

/** What of an open list a second thing stands for too: a cube was picked, and now where it goes. */
function onward(spot: Element): Element[] {
  const isOpen = main.querySelector(".chooser:not(.tiles)") !== null;
  return isOpen ? offers(spot).filter((offer) => laid.includes(offer)) : [];
}

/** The things that would choose among what is laid out are marked. */
function markNext(spot: Element): void {
  for (const thing of main.querySelectorAll("[data-panel] [data-pick][data-offers]")) {
    const shared = offers(thing).filter((offer) => laid.includes(offer)).length;
    thing.classList.toggle("is-next", thing !== spot && shared > 0 && shared < laid.length);
  }
}

/** Lay the choices of a thing around it. `choose` takes one by its key. */
export function openChooser(spot: Element, choose: (id: string) => void): void {
  const narrowed = onward(spot);
  closeChooser();
  const found = narrowed.length > 0 ? narrowed : offers(spot);
  if (found.length === 1) {
    choose(idOf(found[0]!));
    return;
  }
  if (found.length > 0) {
    lay(spot, found, choose);
  }
}

function lay(spot: Element, found: Element[], choose: (id: string) => void): void {
  closeChooser();
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
      button.dataset.means = idOf(offer);
      button.setAttribute("aria-label", words);
      button.append(tile(outline.getAttribute("d") ?? "", curveOf(offer)));
      const worth = worthOf(offer);
      if (worth) {
        button.classList.toggle("joins", worth.closest("[data-gain]") !== null);
        button.append(worth.cloneNode(true));
      }
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
  if (isNarrow.matches) {
    chooser.prepend(...chooser.querySelectorAll(".joins"));
    main.querySelector("#hint")?.removeAttribute("open"); // it lies over the sheet
  }
  const box = isNarrow.matches ? ".turn" : ".board";
  const holder = main.querySelector<HTMLElement>(box)!;
  holder.prepend(chooser);
  if (!isNarrow.matches) {
    place(chooser, spot, areTiles);
  } else {
    if (!chooser.checkVisibility()) {
      showTab("move"); // a card was picked in another part of the sheet
    }
    holder.scrollTop = 0; // the choices stand above what had been scrolled to
  }
  spot.classList.add("is-picked");
  if (!areTiles) {
    laid = found;
    markNext(spot);
  }
  chooser.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
}

function idOf(offer: Element): string {
  return offer.getAttribute("data-choice") ?? (offer as HTMLButtonElement).value;
}

/** What the list says that a choice on the board is worth. */
function worthOf(offer: Element): Element | null {
  return main.querySelector(`.choices [data-first="${CSS.escape(idOf(offer))}"] .worth`);
}

/** The whole track; where only a part of it is drawn, made from the edges that it joins. */
function curveOf(offer: Element): string {
  const curve = offer.querySelector(".glow");
  const move = main.querySelector<HTMLElement>(`.choices [data-first="${CSS.escape(idOf(offer))}"]`);
  const edges = move?.dataset.names?.split(" ").pop()?.split("-") ?? [];
  if (curve || edges.length !== 2) {
    return (curve ?? offer).getAttribute("d") ?? "";
  }
  const [a, b] = edges.map((edge) => {
    const angle = (EDGES.indexOf(edge) * Math.PI) / 3;
    return `${(7 * Math.cos(angle)).toFixed(2)} ${(-7 * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${a}Q0 0 ${b}`;
}

/** A track on its hex, large. */
function tile(outline: string, curve: string): SVGSVGElement {
  const name = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(name, "svg");
  svg.setAttribute("viewBox", "-8.2 -8.2 16.4 16.4");
  svg.setAttribute("aria-hidden", "true");
  for (const [kind, data] of [["hex", outline], ["rail", curve], ["core", curve], ["bed", curve]] as const) {
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
    placeList(chooser, board, area);
    return;
  }
  // The middles of the six neighbours stay visible in the hole, to see what a track would join.
  const hole = within(area.width + 14, LEAST_HOLE, MOST_HOLE);
  const radius = hole + BAIZE / 2;
  chooser.style.setProperty("--hole", `${hole}px`);
  chooser.style.setProperty("--baize-width", `${BAIZE}px`);
  // Near an edge the hex lies a little aside in the hole.
  const edge = radius + TILE / 2;
  chooser.style.left = `${within(x, edge, board.width - edge)}px`;
  chooser.style.top = `${within(y, edge - ABOVE, board.height - edge + BELOW)}px`;
  const tiles = [...chooser.children] as HTMLElement[];
  tiles.forEach((each, number) => {
    const angle = (2 * Math.PI * number) / tiles.length - Math.PI / 2;
    each.style.left = `${radius * Math.cos(angle)}px`;
    each.style.top = `${radius * Math.sin(angle)}px`;
  });
}

/** Below the thing, above it or beside it, where neither the thing nor a coach's card is covered, and
 * an open hint only where there is no other place. */
function placeList(chooser: HTMLElement, board: DOMRect, area: DOMRect): void {
  const [w, h] = [chooser.offsetWidth, chooser.offsetHeight];
  const centre = area.left + area.width / 2 - w / 2;
  const middle = area.top + area.height / 2 - h / 2;
  const places = [
    [centre, area.bottom + APART],
    [centre, area.top - APART - h],
    [area.right + APART, middle],
    [area.left - APART - w, middle],
  ].map(([left, top]) => {
    const x = clamp(left! - board.left, board.width - w);
    const y = clamp(top! - board.top, board.height - h);
    return new DOMRect(board.left + x, board.top + y, w, h);
  });
  const shown = places.filter((each) => shared(each, area) === 0);
  const besideCard = shown.filter((each) => !covers(each, "#coach"));
  const best = besideCard.find((each) => !covers(each, "#hint")) ?? besideCard[0] ?? shown[0] ?? places[1]!;
  chooser.style.left = `${best.left - board.left}px`;
  chooser.style.top = `${best.top - board.top}px`;
}

function covers(area: DOMRect, what: string): boolean {
  const thing = main.querySelector(what);
  return thing !== null && shared(area, thing.getBoundingClientRect()) > 0;
}

function clamp(value: number, most: number): number {
  return within(value, 0, Math.max(most, 0));
}
