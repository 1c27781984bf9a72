// What a line of the log was about lights up on the board, and the other way round. What the others
// did since your last move carries their sign there.
//
// A thing's id is made of the words by which notations call it (`track_denver_omaha`, and `build
// denver=omaha`), so nobody has to say which thing belongs to which line.

import { main } from "./page";

const SIZE = { wide: 20, narrow: 15 }; // of a sign, in pixels
const SVG = "http://www.w3.org/2000/svg";

function words(text: string): Set<string> {
  return new Set(text.toLowerCase().split(/[^a-z0-9-]+/).filter(Boolean));
}

function partsOf(thing: Element): string[] {
  return thing.id.toLowerCase().split("_").slice(1);
}

/** Numbers alone may mean anything: a die of 4 is not city 4. */
function areNamed(parts: string[], named: Set<string>): boolean {
  return parts.some((part) => !/^\d+$/.test(part)) && parts.every((part) => named.has(part));
}

/** The things of the board that an action was about: of those it names, the ones it names best. */
function things(touch: string): SVGElement[] {
  const row = /^seat (\d+)(?: seat \1)*$/.exec(touch); // something of a player's own
  if (row) {
    return [...main.querySelectorAll<SVGElement>(`#seat_${row[1]}`)];
  }
  const exact = [...touch.matchAll(/#([\w-]+)/g)].map(([, id]) => main.querySelector<SVGElement>(`#${id}`));
  if (exact.length > 0) {
    return exact.filter((thing) => thing !== null);
  }
  const named = words(touch);
  let most = 0;
  let found: SVGElement[] = [];
  for (const thing of main.querySelectorAll<SVGElement>("[data-panel] [id]:not(defs *)")) {
    const parts = partsOf(thing);
    if (parts.length < most || !areNamed(parts, named)) {
      continue;
    }
    if (parts.length > most) {
      most = parts.length;
      found = [];
    }
    found.push(thing);
  }
  return found;
}

/** Light up what belongs to what the pointer or the focus is at. */
export function light(target: Element): void {
  for (const old of main.querySelectorAll(".is-touched")) {
    old.classList.remove("is-touched");
  }
  const line = target.closest<HTMLElement>("[data-touch]");
  if (line) {
    const own = things(line.dataset.touch!);
    const seat = line.closest<HTMLElement>("[data-seat]")?.dataset.seat;
    const row = main.querySelector<SVGElement>(`#seat_${seat}`);
    for (const thing of own.length > 0 || !row ? own : [row]) {
      thing.classList.add("is-touched");
    }
    return;
  }
  const thing = target.closest("[data-panel] [id]");
  const parts = thing ? partsOf(thing) : [];
  const row = thing && /^seat_(\d+)$/.exec(thing.id);
  for (const other of main.querySelectorAll<HTMLElement>("#log [data-touch]")) {
    const touch = other.dataset.touch!;
    const isNamed = row
      ? other.closest<HTMLElement>("[data-seat]")?.dataset.seat === row[1] // all that they did
      : touch.includes("#")
        ? thing !== null && touch.split(" ").includes(`#${thing.id}`)
        : areNamed(parts, words(touch));
    other.classList.toggle("is-touched", isNamed);
  }
}

/** Put the signs of the others at what they did since your last move. */
export function markSince(): void {
  const map = main.querySelector<SVGSVGElement>('[data-panel="map"] > svg');
  if (!map) {
    return;
  }
  for (const old of map.querySelectorAll(".since-mark")) {
    old.remove();
  }
  const scale = map.getScreenCTM();
  if (!scale || main.querySelector("#sure")) {
    return;
  }
  const size = SIZE[main.querySelector(".table")?.getAttribute("data-shape") === "narrow" ? "narrow" : "wide"];
  const taken = new Map<Element, number>();
  const marks: SVGElement[] = []; // put in at once: a browser measures anew after every change
  for (const one of main.querySelectorAll<HTMLElement>("[data-since]")) {
    const sign = one.querySelector(".medallion");
    const touched = one.dataset.touches!.split("|").flatMap(things);
    for (const thing of new Set(touched)) {
      if (sign && map.contains(thing)) {
        const place = taken.get(thing) ?? 0;
        taken.set(thing, place + 1);
        marks.push(mark(sign, thing, place, scale, size));
      }
    }
  }
  map.append(...marks);
}

function mark(
  sign: Element,
  thing: SVGElement,
  place: number,
  scale: DOMMatrix,
  pixels: number,
): SVGElement {
  const box = thing.getBoundingClientRect();
  const across = thing.id.startsWith("track_") || thing.id.startsWith("link_") ? 0.5 : 0.85;
  const at = new DOMPoint(
    box.left + box.width * across + place * pixels,
    box.top + box.height * (across === 0.5 ? 0.5 : 0.12) - (across === 0.5 ? pixels * 0.8 : 0),
  ).matrixTransform(scale.inverse());
  const size = pixels / scale.a;
  const ring = document.createElementNS(SVG, "g");
  ring.setAttribute("class", "since-mark");
  const copy = sign.cloneNode(true) as SVGElement;
  for (const [name, value] of [
    ["x", at.x - size / 2],
    ["y", at.y - size / 2],
    ["width", size],
    ["height", size],
  ] as const) {
    copy.setAttribute(name, value.toFixed(1));
  }
  const halo = document.createElementNS(SVG, "circle");
  halo.setAttribute("cx", at.x.toFixed(1));
  halo.setAttribute("cy", at.y.toFixed(1));
  halo.setAttribute("r", (size * 0.62).toFixed(1));
  ring.append(halo, copy);
  return ring;
}

/** Number the moves of a hint where they can be chosen. */
export function markHint(): void {
  const map = main.querySelector<SVGSVGElement>('[data-panel="map"] > svg');
  for (const old of map?.querySelectorAll(".hint-mark") ?? []) {
    old.remove();
  }
  const scale = map?.getScreenCTM();
  if (!map || !scale) {
    return;
  }
  const size = SIZE.wide / scale.a;
  const marks: SVGElement[] = [];
  for (const [place, move] of [...main.querySelectorAll<HTMLElement>("[data-hint-move]")].entries()) {
    const id = CSS.escape(move.dataset.hintMove!);
    const thing = map.querySelector(`[data-choice="${id}"], [data-offers~="${id}"]`);
    if (!thing) {
      continue;
    }
    const box = thing.getBoundingClientRect();
    const at = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(scale.inverse());
    const mark = document.createElementNS(SVG, "g");
    mark.setAttribute("class", "hint-mark");
    const disc = document.createElementNS(SVG, "circle");
    const number = document.createElementNS(SVG, "text");
    for (const [name, value] of [["cx", at.x], ["cy", at.y], ["r", size / 2]] as const) {
      disc.setAttribute(name, value.toFixed(1));
    }
    for (const [name, value] of [["x", at.x], ["y", at.y + size * 0.24], ["font-size", size * 0.7]] as const) {
      number.setAttribute(name, value.toFixed(1));
    }
    number.textContent = String(place + 1);
    mark.append(disc, number);
    marks.push(mark);
  }
  map.append(...marks);
}
