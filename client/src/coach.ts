// A lesson's spotlight: a veil over the page with holes where the step speaks of something, and the
// coach's card beside them, which never covers a hole.

import { main } from "./page";
import { showTab } from "./tabs";
import { zoomBy, zoomFit } from "./zoom";

const SVG = "http://www.w3.org/2000/svg";
const GROWN = 10; // a hole around what it shows
const GROWN_ROW = 3; // where rows lie close together
const RING = 156; // what the ring of tiles around a hex needs
const AT_REST = 520; // milliseconds until pieces that move have arrived
const LARGEST = 2.2; // how much of a phone's map is enlarged
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const isNarrow = matchMedia("(max-width: 719px)");

type Box = { left: number; top: number; right: number; bottom: number };

let shown = "";
let isWaiting = false;

/** After every change of the page. */
export function guide(): void {
  const coach = main.querySelector<HTMLElement>("#coach");
  if (!coach) {
    return;
  }
  const shape = coach.closest<HTMLElement>(".table")?.dataset.shape;
  const here = `${coach.dataset.step}.${coach.dataset.done}.${shape}`;
  const isNew = shown !== here;
  shown = here;
  const isOnMap = lit(coach).some((group) => group[0]!.closest("#picture") !== null);
  coach.closest(".table")?.classList.toggle("below", !isOnMap);
  if (isNew) {
    revealFirst(coach);
  }
  draw();
  setTimeout(() => {
    if (isNew && isNarrow.matches) {
      toFirst(coach);
    }
    draw();
  }, AT_REST);
  if (coach.querySelector(".answer") && !calm.matches) {
    coach.animate([{ translate: "0" }, { translate: "-5px" }, { translate: "5px" }, { translate: "0" }], {
      duration: 130,
      iterations: 2,
    });
  }
}

export function listenToCoach(): void {
  const again = () => {
    if (!isWaiting) {
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        draw();
      });
    }
  };
  addEventListener("resize", again);
  addEventListener("load", again);
  document.addEventListener("scroll", again, { capture: true, passive: true });
  main.addEventListener("click", again);
}

/** Show what the step speaks of: on a phone, open the sheet there and enlarge the map. */
function revealFirst(coach: HTMLElement): void {
  const first = lit(coach)[0]?.[0];
  if (!isNarrow.matches) {
    first?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return;
  }
  showTab(first?.closest(".side") ? "players" : "move");
  zoomFit();
  enlarge(lit(coach).find((group) => group[0]!.closest("#picture") !== null) ?? []);
  toFirst(coach);
}

/** Scroll the sheet to what is needed first. */
function toFirst(coach: HTMLElement): void {
  const first = lit(coach)[0]?.[0];
  if (first && !first.closest("#picture")) {
    first.scrollIntoView({ block: "center", inline: "center" });
  }
}

function enlarge(things: Element[]): void {
  const picture = main.querySelector("#picture")!;
  if (things.length === 0) {
    return;
  }
  const frame = picture.getBoundingClientRect();
  const whole = () => united(things.map((thing) => around(thing.getBoundingClientRect(), GROWN)));
  const box = whole();
  const factor = Math.min(
    LARGEST,
    (0.94 * frame.width) / (box.right - box.left),
    (0.94 * frame.height) / (box.bottom - box.top),
  );
  if (factor > 1.1) {
    zoomBy(factor);
    const now = whole();
    picture.scrollLeft += (now.left + now.right - frame.left - frame.right) / 2;
    picture.scrollTop += (now.top + now.bottom - frame.top - frame.bottom) / 2;
  }
}

/** What the step speaks of; things that are joined by + share a hole. */
function lit(coach: HTMLElement): Element[][] {
  return coach.dataset
    .lit!.split(" ")
    .map((names) => names.split("+").flatMap((name) => [...main.querySelectorAll(selector(name))].slice(0, 1)))
    .filter((things) => things.length > 0);
}

function selector(name: string): string {
  if (name === "ask") {
    return isNarrow.matches ? ".turn" : ".ask";
  }
  const panel = /^panel:(.*)$/.exec(name);
  return panel ? `[data-panel="${CSS.escape(panel[1]!)}"]` : `[data-panel] [id="${CSS.escape(name)}"]`;
}

function draw(): void {
  const coach = main.querySelector<HTMLElement>("#coach");
  const old = document.querySelector("#veil");
  if (!coach) {
    old?.remove();
    return;
  }
  const things = lit(coach).map((group) => group.filter((thing) => thing.getClientRects().length > 0));
  const holes = things
    .filter((group) => group.length > 0)
    .map((group) => united(group.map(seen)))
    .filter((box) => box.right > box.left && box.bottom > box.top);
  const kept = things.flat().filter(isRing).map((thing) => around(seen(thing), RING));
  if (!isNarrow.matches) {
    placeCard(coach, kept, holes);
  }
  const veil = veilOf(holes, coach.getBoundingClientRect());
  old ? old.replaceWith(veil) : document.body.append(veil);
}

/** A hex whose tracks will lie around it. */
function isRing(thing: Element): boolean {
  const spot = thing.closest("[data-pick]") ?? thing.querySelector("[data-pick]");
  const named = main.querySelector(`[data-pick="${CSS.escape(thing.id.replace(/^[a-z]+_/, ""))}"]`);
  return [spot, named].some((each) => each !== null && !each.hasAttribute("data-offers"));
}

/** The part of a thing that can be seen, a little grown. */
function seen(thing: Element): Box {
  const inColumn = thing.closest(".side") !== null;
  const box = around(thing.getBoundingClientRect(), inColumn ? GROWN_ROW : GROWN);
  const frame = thing.closest(".picture, .turn, .side")?.getBoundingClientRect();
  const over = isNarrow.matches ? 0 : GROWN;
  return frame
    ? {
        left: Math.max(box.left, frame.left - over),
        top: Math.max(box.top, frame.top - over),
        right: Math.min(box.right, frame.right + over),
        bottom: Math.min(box.bottom, frame.bottom + over),
      }
    : box;
}

function united(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

function around(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** Where the card covers nothing that is lit, as near to it as possible. */
function placeCard(coach: HTMLElement, kept: Box[], holes: Box[]): void {
  const [w, h] = [coach.offsetWidth, coach.offsetHeight];
  const head = document.querySelector(".top")!.getBoundingClientRect().bottom;
  const ask = main.querySelector(".ask")!.getBoundingClientRect();
  const target = holes[0] ?? { left: 0, top: head, right: innerWidth, bottom: innerHeight };
  let best = { left: innerWidth - w - 8, top: head + 8 };
  let least = Infinity;
  for (let top = head + 8; top + h <= innerHeight - 8; top += 12) {
    for (let left = 8; left + w <= innerWidth - 8; left += 12) {
      const card = { left, top, right: left + w, bottom: top + h };
      let cost = apart(card, target) + 0.2 * shared(card, ask) ** 0.5;
      for (const hole of [...holes, ...kept]) {
        cost += 50 * shared(around(card, 6), hole);
      }
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  coach.style.left = `${best.left}px`;
  coach.style.top = `${best.top}px`;
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function apart(a: Box, b: Box): number {
  const x = Math.max(a.left - b.right, b.left - a.right, 0);
  const y = Math.max(a.top - b.bottom, b.top - a.bottom, 0);
  // Beside it rather than far along its edge.
  const middle = Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2);
  return Math.hypot(x, y) + 0.3 * middle;
}

function veilOf(holes: Box[], card: Box): SVGSVGElement {
  const veil = part("svg", { id: "veil", class: "veil", "aria-hidden": "true" }) as SVGSVGElement;
  const head = document.querySelector(".top")!.getBoundingClientRect().bottom;
  const below = { x: 0, y: head, width: innerWidth, height: innerHeight - head };
  const mask = part("mask", { id: "veil-holes" });
  mask.append(part("rect", { ...below, fill: "white" }));
  for (const hole of holes) {
    mask.append(part("rect", { ...shape(hole), fill: "black" }));
  }
  veil.append(mask, part("rect", { ...below, class: "shade", mask: "url(#veil-holes)" }));
  for (const hole of holes) {
    veil.append(part("rect", { ...shape(hole), class: "hole" }));
  }
  if (holes[0] && !isNarrow.matches) {
    veil.append(leader(card, holes[0]));
  }
  return veil;
}

/** A line from the card to what must be clicked. */
function leader(card: Box, hole: Box): SVGElement {
  const [x, y] = [(hole.left + hole.right) / 2, (hole.top + hole.bottom) / 2];
  const from = { x: clamp(x, card.left + 24, card.right - 24), y: clamp(y, card.top + 24, card.bottom - 24) };
  const to = { x: clamp(from.x, hole.left, hole.right), y: clamp(from.y, hole.top, hole.bottom) };
  return part("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: "leader" });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function shape(box: Box): Record<string, number> {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const isRound = Math.max(width, height) < 110 && Math.max(width, height) < 1.5 * Math.min(width, height);
  return { x: box.left, y: box.top, width, height, rx: isRound ? Math.min(width, height) / 2 : 12 };
}

function part(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, String(value));
  }
  return made;
}
