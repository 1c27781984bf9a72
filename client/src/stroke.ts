// A track is drawn by pressing on one edge of a hex and dragging to another: with a mouse, a pen or a
// finger. What would be drawn is seen on the way. A press that goes nowhere is a click. A mouse or a
// pen may also begin beside the hex, as in the city that the track is to join: it enters by an edge.

import { closeChooser, EDGES } from "./chooser";
import { main } from "./page";
import { hideTip } from "./tip";

const LEAST = 10; // pixels: less is a click
const INNER = 0.3; // of half the width of a hex: in its middle no edge is meant
const FARTHEST = 1.16; // its corners

/** Before it comes into a hex, a stroke has none; `x` and `y` are where it was last. */
type Stroke = { hex: Element | null; from: string | null; x: number; y: number; isDrawn: boolean };
let stroke: Stroke | null = null;
let track: Element | null = null;
let ended = false;

/** Whether the click that comes now is the end of a stroke; asked once. */
export function endedStroke(): boolean {
  const was = ended;
  ended = false;
  return was;
}

/** Where a point lies in a hex: from its middle, in halves of its width. */
function within(hex: Element, x: number, y: number): { x: number; y: number } {
  const outline = (hex.querySelector("path") ?? hex) as SVGGraphicsElement;
  const box = outline.getBBox(); // without its broad, invisible stroke
  const there = new DOMPoint(x, y).matrixTransform(outline.getScreenCTM()!.inverse());
  return {
    x: (2 * (there.x - box.x)) / box.width - 1,
    y: (2 * (there.y - box.y - box.height / 2)) / box.width,
  };
}

/** The hex at a point: the one whose middle is nearest, for tracks are broad and reach over edges. */
function hexAt(x: number, y: number): Element | null {
  let least = FARTHEST;
  let found: Element | null = null;
  for (const hex of main.querySelectorAll('[data-panel="map"] [data-pick^="hex_"]')) {
    const at = within(hex, x, y);
    const far = Math.hypot(at.x, at.y);
    if (far < least) {
      least = far;
      found = hex;
    }
  }
  return found;
}

function edgeAt(hex: Element, x: number, y: number): string | null {
  const at = within(hex, x, y);
  if (Math.hypot(at.x, at.y) < INNER) {
    return null;
  }
  const turn = Math.round(Math.atan2(-at.y, at.x) / (Math.PI / 3));
  return EDGES[(turn + 6) % 6]!;
}

/** The track between two edges of the hex, if it may be built: the list names it by both. */
function between(hex: Element, a: string, b: string): Element | null {
  const edges = EDGES.indexOf(a) < EDGES.indexOf(b) ? `${a}-${b}` : `${b}-${a}`;
  const name = hex.getAttribute("data-pick")!.slice("hex_".length);
  const move = main.querySelector<HTMLElement>(`.choices [data-names$=" ${CSS.escape(name)} ${edges}"]`);
  return move ? main.querySelector(`[data-panel="map"] [data-choice="${move.dataset.first}"]`) : null;
}

function show(next: Element | null): void {
  track?.classList.remove("is-drawn");
  track = next;
  track?.classList.add("is-drawn");
}

/** A finger moves the page where there is nothing to draw, and an enlarged map is dragged. */
function mayBeginOutside(event: PointerEvent): boolean {
  return event.isPrimary && event.pointerType !== "touch" && !main.querySelector("#picture.is-zoomed");
}

/** It has come into a hex by the edge that faces where it was before. */
function enter(stroke: Stroke, x: number, y: number): void {
  stroke.hex = hexAt(x, y);
  stroke.from = stroke.hex && edgeAt(stroke.hex, stroke.x, stroke.y);
  [stroke.x, stroke.y] = [x, y];
}

export function listenToStrokes(choose: (key: string) => void): void {
  main.addEventListener("pointerdown", (event) => {
    ended = false;
    const isOnMap = (event.target as Element).closest('[data-panel="map"]') !== null;
    const hex = isOnMap ? hexAt(event.clientX, event.clientY) : null;
    const from = hex && event.isPrimary && event.button === 0 ? edgeAt(hex, event.clientX, event.clientY) : null;
    const mayEnter = isOnMap && !hex && event.button === 0 && mayBeginOutside(event);
    stroke = from || mayEnter ? { hex, from, x: event.clientX, y: event.clientY, isDrawn: false } : null;
  });
  main.addEventListener("pointermove", (event) => {
    if (!stroke || !event.isPrimary) {
      return;
    }
    if (!stroke.hex || !stroke.from) {
      enter(stroke, event.clientX, event.clientY);
      return;
    }
    if (!stroke.isDrawn && Math.hypot(event.clientX - stroke.x, event.clientY - stroke.y) < LEAST) {
      return;
    }
    stroke.isDrawn = true;
    hideTip();
    closeChooser();
    const to = edgeAt(stroke.hex, event.clientX, event.clientY);
    show(to && to !== stroke.from ? between(stroke.hex, stroke.from, to) : null);
  });
  // A finger that draws moves neither the page nor an enlarged map. (What a browser does with touches
  // follows from the page's boxes, and a hex of a drawing is none.)
  main.addEventListener("touchmove", (event) => stroke && event.cancelable && event.preventDefault(), { passive: false });
  const finish = (event: PointerEvent) => {
    const isDone = stroke?.isDrawn === true && event.type === "pointerup";
    const key = track?.getAttribute("data-choice");
    show(null);
    stroke = null;
    ended = isDone;
    if (isDone && key) {
      choose(key);
    }
  };
  main.addEventListener("pointerup", finish);
  main.addEventListener("pointercancel", finish);
}
