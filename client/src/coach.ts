// A lesson's spotlight: a veil over the page with holes where the step speaks of something, and the
// coach's card beside them, which never covers a hole.

import { around, type Box, contains, gap, middleOf, shared, united, within } from "./boxes";
import { hullOf } from "./hull";
import { main } from "./page";
import { showTab } from "./tabs";
import { zoomBy, zoomFit } from "./zoom";

const SVG = "http://www.w3.org/2000/svg";
const GROWN = 10; // a hole around what it shows
const GROWN_ROW = 3; // where rows lie close together, as all does in the sheet of a phone
const ROUND = 10; // its corners
const EDGE = 2.5;
const LONGEST = 160; // a line from the card to a hole; a longer one would be taken for a track
const RING = 156; // what the ring of tiles around a hex needs
const AT_REST = 520; // milliseconds until pieces that move have arrived
const LARGEST = 2.2; // how much of a phone's map is enlarged
const LEAST = 1.3;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const isNarrow = matchMedia("(max-width: 719px)");

// What the card covers, as pixels of distance: it had better lie farther away than over these.
const CHOICE = 40; // something that can be chosen
const MAP = 0.002; // a pixel of the map
const PROMPT = 0.006; // a pixel of what is asked

// What a hole goes around, what it is cut off by, and its outermost points.
type Hole = { boxes: Box[]; frame: Box; box: Box };

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
  enlarge(lit(coach).filter((group) => group[0]!.closest("#picture") !== null));
  toFirst(coach);
}

/** Scroll the sheet to what is needed first. */
function toFirst(coach: HTMLElement): void {
  const first = lit(coach)[0]?.[0];
  if (first && !first.closest("#picture")) {
    first.scrollIntoView({ block: "center", inline: "center" });
  }
}

function enlarge(groups: Element[][]): void {
  const picture = main.querySelector("#picture")!;
  const things = groups.flat();
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
  if (factor <= LEAST && groups.length > 1) {
    enlarge(groups.slice(0, 1)); // all of it would stay small: what has to be tapped is enough
    return;
  }
  if (factor > LEAST) {
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
  const holes = lit(coach)
    .map((group) => group.filter((thing) => thing.getClientRects().length > 0))
    .filter((group) => group.length > 0)
    .map(holeOf)
    .filter(({ box }) => box.right > box.left && box.bottom > box.top);
  const kept = lit(coach)
    .flat()
    .filter(isRing)
    .map((thing) => around(grown(thing), RING));
  const list = main.querySelector(".chooser:not(.tiles)");
  if (list) {
    kept.push(list.getBoundingClientRect());
  }
  if (!isNarrow.matches) {
    placeCard(coach, kept, holes.map(({ box }) => box));
  }
  const veil = veilOf(holes, coach.getBoundingClientRect());
  old ? old.replaceWith(veil) : document.body.append(veil);
}

/** The names that stand beside a thing on the map. */
function labels(thing: Element): Element[] {
  return [...main.querySelectorAll(`#picture [data-of="${CSS.escape(thing.id)}"]`)];
}

/** A hex whose tracks will lie around it. */
function isRing(thing: Element): boolean {
  return main.querySelector(`[data-pick="${CSS.escape(thing.id)}"]:not([data-offers])`) !== null;
}

function holeOf(group: Element[]): Hole {
  const boxes = [...group, ...group.flatMap(labels)].map(grown);
  const frame = around(
    group[0]!.closest(".picture, .turn, .side")!.getBoundingClientRect(),
    isNarrow.matches ? 0 : GROWN,
  );
  const all = united(boxes);
  const box = {
    left: Math.max(all.left, frame.left),
    top: Math.max(all.top, frame.top),
    right: Math.min(all.right, frame.right),
    bottom: Math.min(all.bottom, frame.bottom),
  };
  return { boxes, frame, box };
}

function grown(thing: Element): Box {
  const isClose = thing.closest(isNarrow.matches ? ".side, .turn" : ".side") !== null;
  return around(thing.getBoundingClientRect(), isClose ? GROWN_ROW : GROWN);
}

/** Where the card covers nothing that is lit and little that matters, as near to it as possible. */
function placeCard(coach: HTMLElement, kept: Box[], holes: Box[]): void {
  const [w, h] = [coach.offsetWidth, coach.offsetHeight];
  const head = document.querySelector(".top")!.getBoundingClientRect().bottom;
  const ask = main.querySelector(".ask")!.getBoundingClientRect();
  const map = main.querySelector("#picture")!.getBoundingClientRect();
  const target = holes[0] ?? { left: 0, top: head, right: innerWidth, bottom: innerHeight };
  const offered = [...main.querySelectorAll("[data-panel] :is([data-choice], [data-pick])")]
    .map((choice) => middleOf(choice.getBoundingClientRect()));
  let best = { left: innerWidth - w - 8, top: head + 8 };
  let least = Infinity;
  for (let top = head + 8; top + h <= innerHeight - 8; top += 12) {
    for (let left = 8; left + w <= innerWidth - 8; left += 12) {
      const card = { left, top, right: left + w, bottom: top + h };
      let cost = apart(card, target) + MAP * shared(card, map) + PROMPT * shared(card, ask);
      cost += CHOICE * offered.filter((point) => contains(card, point)).length;
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

function apart(a: Box, b: Box): number {
  // Beside it rather than far along its edge.
  const middle = Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2);
  return gap(a, b) + 0.3 * middle;
}

/** The veil and its holes: one around the boxes of each group, with round corners. */
function veilOf(holes: Hole[], card: Box): SVGSVGElement {
  const veil = part("svg", { id: "veil", class: "veil", "aria-hidden": "true" }) as SVGSVGElement;
  const head = document.querySelector(".top")!.getBoundingClientRect().bottom;
  const whole = rect({ left: 0, top: head, right: innerWidth, bottom: innerHeight });
  const mask = part("mask", { id: "veil-holes", maskUnits: "userSpaceOnUse", ...whole });
  mask.append(part("rect", { ...whole, fill: "white" }));
  veil.append(mask, part("rect", { ...whole, class: "shade", mask: "url(#veil-holes)" }));
  for (const [number, { boxes, frame }] of holes.entries()) {
    const d = hullOf(boxes.map((box) => around(box, -ROUND)));
    const clip = part("clipPath", { id: `veil-clip-${number}` });
    clip.append(part("rect", rect(around(frame, EDGE))));
    const open = part("path", { d, class: "open", "stroke-width": 2 * ROUND });
    open.setAttribute("clip-path", `url(#veil-clip-${number})`);
    mask.append(open);
    // Only the outer side of a broad line is seen: the edge follows the round corners.
    const outside = part("mask", { id: `veil-hole-${number}`, maskUnits: "userSpaceOnUse", ...whole });
    outside.append(part("rect", { ...whole, fill: "white" }), open.cloneNode());
    const edge = part("g", { "clip-path": `url(#veil-clip-${number})` });
    edge.append(
      part("path", { d, class: "hole", "stroke-width": 2 * (ROUND + EDGE), mask: `url(#veil-hole-${number})` }),
    );
    veil.append(clip, outside, edge);
  }
  const [target, ...others] = holes.map(({ box }) => box);
  const line = target && leader(card, target);
  const isPlain = line && !others.some((other) => contains(other, middleOf(line)));
  if (isPlain && !isNarrow.matches && gap(card, target) < LONGEST) {
    const { left: x1, top: y1, right: x2, bottom: y2 } = line;
    veil.append(part("line", { x1, y1, x2, y2, class: "leader" }));
  }
  return veil;
}

function rect({ left, top, right, bottom }: Box): Record<string, number> {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A line from the card to what must be clicked, from its left and top to its right and bottom. */
function leader(card: Box, hole: Box): Box {
  const [x, y] = middleOf(hole);
  const from = { x: within(x, card.left + 24, card.right - 24), y: within(y, card.top + 24, card.bottom - 24) };
  const to = { x: within(from.x, hole.left, hole.right), y: within(from.y, hole.top, hole.bottom) };
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

function part(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, String(value));
  }
  return made;
}
