// Motion and sound of what changes on the board. Only pieces move: panels, map and labels never do.
// A piece that is still the same element is moved by the drawing's own style sheet; those that were
// redrawn in another group are moved here. A piece is placed by its transform alone, so nothing has
// to be measured for that.

import { sound } from "./sounds";
import { playsMotion, playsSound } from "./switches";

type Place = { piece: SVGGElement; transform: string };
export type Before = {
  places: Map<string, Place>;
  things: Set<string>; // the ids of everything drawn
  numbers: Map<string, string>; // what the players' rows say, by row and place
  stage: string;
  isOver: boolean;
  isPast: boolean;
  count: number; // of the moves shown
};

const TUMBLE = 400; // milliseconds that a die rolls
const HOPS = 40; // milliseconds between two cubes that hop
const RIDE = { each: 240, least: 500, most: 1500 }; // milliseconds over a link, and over all
const LINK = 1200; // milliseconds from coast to coast
const NUMBER = /^\$?\d+$/;

function transformOf(piece: Element): string {
  return piece.getAttribute("transform") ?? "";
}

function numbers(root: HTMLElement): Map<string, SVGTextElement> {
  const found = new Map<string, SVGTextElement>();
  for (const row of root.querySelectorAll('[data-panel] [id^="seat_"]')) {
    row.querySelectorAll("text").forEach((text, place) => found.set(`${row.id}.${place}`, text));
  }
  return found;
}

function stageOf(root: HTMLElement): string {
  return root.querySelector<HTMLElement>(".moment")?.dataset.stage ?? "";
}

export function whereabouts(root: HTMLElement): Before {
  const table = root.querySelector<HTMLElement>(".table");
  const places = new Map<string, Place>();
  const things = new Set<string>();
  for (const thing of root.querySelectorAll<SVGGElement>("[data-panel] g[id]")) {
    things.add(thing.id);
    if (thing.classList.contains("piece")) {
      places.set(thing.id, { piece: thing, transform: transformOf(thing) });
    }
  }
  return {
    places,
    things,
    numbers: new Map([...numbers(root)].map(([key, text]) => [key, text.textContent ?? ""])),
    stage: stageOf(root),
    isOver: root.querySelector(".result") !== null,
    isPast: table?.classList.contains("past") ?? true,
    count: Number(table?.dataset.at ?? 0),
  };
}

/** After the page has changed: show how, as far as somebody wants to see and hear it. */
export function slide(root: HTMLElement, before: Before): void {
  const table = root.querySelector<HTMLElement>(".table");
  const made = Number(table?.dataset.at ?? 0) - before.count;
  if (!table || before.things.size === 0 || before.isPast !== table.classList.contains("past")) {
    return;
  }
  const isLively = playsMotion();
  const laid: Element[] = [];
  const rolled: Element[] = [];
  const hopped: Element[] = [];
  let riding: SVGGElement | null = null;
  for (const thing of root.querySelectorAll<SVGGElement>("[data-panel] g[id]")) {
    const old = before.places.get(thing.id);
    if (old) {
      if (isLively && old.piece !== thing && !thing.hasAttribute("data-choice")) {
        moved(thing, old.transform);
      }
    } else if (!before.things.has(thing.id) && made > 0) {
      const kind = thing.id.split("_")[0];
      if (kind === "track" || kind === "link") {
        laid.push(thing);
      } else if (kind === "die" || kind === "dice") {
        rolled.push(thing);
      } else if (/^(cube|cargo|goods)$/.test(kind ?? "")) {
        hopped.push(thing);
      } else if (kind === "ride" && before.count <= Number(thing.dataset.began)) {
        riding = thing; // else it has been seen on its way
      }
    }
  }
  const counted = made > 0 ? changedNumbers(root, before) : [];
  if (isLively) {
    laid.forEach((track) => lay(track));
    rolled.forEach((die, place) => tumble(die, rolled[place ? place - 1 : rolled.length - 1]!));
    hopped.slice(0, 12).forEach((cube, place) => hop(cube, place * HOPS));
    counted.forEach(([text, from, to]) => count(text, from, to));
    if (riding) {
      ride(riding);
    }
  }
  const stage = stageOf(root);
  const isOver = root.querySelector(".result") !== null;
  const linked = laid.find((thing) => thing.id === "link")?.querySelector("title")?.textContent;
  if (linked && !isOver) {
    banner(linked);
  } else if (made > 0 && stage && stage !== before.stage && !isOver) {
    banner(stage);
  }
  if (playsSound() && made > 0) {
    if (isOver && !before.isOver) {
      sound("end");
    } else if (laid.length) {
      sound("track");
    } else if (rolled.length) {
      sound("dice");
    } else if (counted.length) {
      sound("coins");
    }
  }
}

function moved(piece: SVGGElement, transform: string): void {
  const from = shift(transform);
  const to = shift(transformOf(piece));
  if (from && to && (from.x !== to.x || from.y !== to.y)) {
    piece.animate(
      [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0 0" }],
      { duration: 400, easing: "ease-out" },
    );
  }
}

/** The link across America: gold runs from coast to coast, each route after the one before. */
function layLink(link: Element): void {
  const lines = [...link.querySelectorAll<SVGPathElement>("path")];
  const lengths = lines.map((line) => line.getTotalLength());
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let done = 0;
  lines.forEach((line, place) => {
    const length = lengths[place]!;
    const away = startsAway(line, lines[place - 1], lines[place + 1]) ? -length : length;
    line.animate(
      [
        { strokeDasharray: `${length} ${length}`, strokeDashoffset: away },
        { strokeDasharray: `${length} ${length}`, strokeDashoffset: 0 },
      ],
      { duration: (LINK * length) / whole, delay: (LINK * done) / whole, fill: "backwards" },
    );
    done += length;
  });
}

/** Whether a line of a chain begins at the end that comes later in the chain. */
function startsAway(line: SVGPathElement, before?: SVGPathElement, after?: SVGPathElement): boolean {
  const other = before ?? after;
  if (!other) {
    return false;
  }
  const ends = (one: SVGPathElement): DOMPoint[] => [one.getPointAtLength(0), one.getPointAtLength(one.getTotalLength())];
  const near = (point: DOMPoint): number => Math.min(...ends(other).map((end) => Math.hypot(end.x - point.x, end.y - point.y)));
  const [start, end] = ends(line).map(near) as [number, number];
  return before ? start > end : start < end;
}

/** Track lays itself along its line. */
function lay(track: Element): void {
  if (track.id === "link") {
    layLink(track);
    return;
  }
  const duration = 350;
  for (const line of track.querySelectorAll<SVGPathElement>("path.none")) {
    const length = line.getTotalLength();
    const dashes = line.getAttribute("stroke-dasharray");
    if (dashes || !length) {
      line.animate([{ opacity: 0 }, { opacity: line.getAttribute("opacity") ?? 1 }], { duration, easing: "ease-in" });
    } else {
      line.animate(
        [
          { strokeDasharray: `0 ${length}` },
          { strokeDasharray: `${length} 0` },
        ],
        { duration, easing: "ease-out" },
      );
    }
  }
}

/** A delivered cube runs along its way, and is gone. */
function ride(cube: SVGGElement): void {
  const way = document.createElementNS("http://www.w3.org/2000/svg", "path");
  way.setAttribute("d", cube.dataset.way ?? "");
  const length = way.getTotalLength();
  const { x, y } = way.getPointAtLength(length);
  const steps = Math.max(2, Math.ceil(length / 12));
  const frames = Array.from({ length: steps + 1 }, (_, step) => {
    const at = way.getPointAtLength((length * step) / steps);
    return { translate: `${at.x - x}px ${at.y - y}px`, visibility: "visible" };
  });
  const long = RIDE.each * Number(cube.dataset.links);
  cube.animate(frames, {
    duration: Math.min(RIDE.most, Math.max(RIDE.least, long)),
    easing: "ease-in-out",
  });
}

/** On the spot, so that it can be picked while it tumbles: it turns within its place. */
function tumble(die: Element, other: Element): void {
  const at = shift(transformOf(die));
  if (!at) {
    return;
  }
  if (other !== die && isLike(die, other)) {
    showFirst(die, other);
  }
  const place = `translate(${at.x}px, ${at.y}px)`;
  die.animate(
    [
      { transform: `${place} rotate(-720deg) scale(.6)`, opacity: 0 },
      { opacity: 1, offset: 0.4 },
      { transform: `${place} rotate(0deg) scale(1)`, opacity: 1 },
    ],
    { duration: TUMBLE, easing: "ease-out" },
  );
}

/** Whether two dice have the same body, so that one may show a face of the other. */
function isLike(die: Element, other: Element): boolean {
  const body = (each: Element): string =>
    each.querySelector("rect, path")?.getAttribute("class") ?? "";
  return body(die) === body(other);
}

/** Up to the half of its tumble, a die shows the face of another. */
function showFirst(die: Element, other: Element): void {
  const face = document.createElementNS("http://www.w3.org/2000/svg", "g");
  face.setAttribute("class", "first-face");
  face.setAttribute("aria-hidden", "true");
  face.setAttribute("pointer-events", "none");
  for (const part of other.querySelectorAll(":scope > :is(rect, path, circle)")) {
    face.append(part.cloneNode());
  }
  die.append(face);
  const shown = face.animate([{ opacity: 1 }, { opacity: 1 }], { duration: TUMBLE / 2 });
  shown.onfinish = shown.oncancel = () => {
    if (face.matches(".first-face")) {
      face.remove(); // else the next drawing has made it a part of the die meanwhile
    }
  };
}

function hop(cube: Element, delay: number): void {
  cube.animate(
    [
      { translate: "0 -14px", opacity: 0 },
      { translate: "0 2px", opacity: 1, offset: 0.8 },
      { translate: "0 0" },
    ],
    { duration: 260, delay, easing: "ease-out", fill: "backwards" },
  );
}

function changedNumbers(root: HTMLElement, before: Before): [SVGTextElement, string, string][] {
  const found: [SVGTextElement, string, string][] = [];
  for (const [key, text] of numbers(root)) {
    const from = before.numbers.get(key) ?? "";
    const to = text.textContent ?? "";
    if (from !== to && NUMBER.test(from) && NUMBER.test(to)) {
      found.push([text, from, to]);
    }
  }
  return found;
}

/** A number counts up or down to what it is; whoever reads it aloud finds what it is at once. */
function count(text: SVGTextElement, from: string, to: string): void {
  const sign = to.startsWith("$") ? "$" : "";
  const first = Number(from.replace("$", ""));
  const last = Number(to.replace("$", ""));
  const began = performance.now();
  const step = (now: number): void => {
    const share = Math.min(1, (now - began) / 300);
    if (text.dataset.counts !== to) {
      return; // it has been changed meanwhile
    }
    text.textContent = share < 1 ? sign + Math.round(first + (last - first) * share) : to;
    if (share < 1) {
      requestAnimationFrame(step);
    } else {
      delete text.dataset.counts;
    }
  };
  text.dataset.counts = to;
  requestAnimationFrame(step);
}

let hiding = 0;

/** A new round or phase, told large for a moment. The page's head goes on saying it. */
function banner(words: string): void {
  let shown = document.querySelector<HTMLElement>("#banner");
  if (!shown) {
    shown = document.createElement("div");
    shown.id = "banner";
    shown.setAttribute("aria-hidden", "true");
    document.body.append(shown);
  }
  shown.textContent = words;
  shown.classList.add("shown");
  clearTimeout(hiding);
  hiding = window.setTimeout(() => shown.classList.remove("shown"), 1600);
}

function shift(transform: string): { x: number; y: number } | null {
  const found = /translate\((\S+) (\S+)\)/.exec(transform);
  return found && { x: Number(found[1]), y: Number(found[2]) };
}
