// A move that was played at once can be taken back where it was picked: a small Undo beside that
// place, until the next move or for some seconds. It floats above the board, so nothing gives way.

import { main, table } from "./page";

export type Point = { x: number; y: number };

const STAYS = 8000; // milliseconds
const GAP = 20; // so that a double click doesn't meet it
const EDGE = 8;
const isNarrow = matchMedia("(max-width: 719px)");

let made: { from: string; at: Point } | null = null; // the move that is offered to be undone
let timer = 0;

/** Where something is picked: by a pointer there, by a key in the middle of the thing. The bar has its
 * own Undo beside its buttons. */
export function placeOf(thing: Element, event?: MouseEvent): Point | null {
  if (thing.hasAttribute("data-offer")) {
    return null;
  }
  const area = thing.getBoundingClientRect();
  if (area.width === 0) {
    return null; // in a panel that a phone doesn't show now
  }
  const isPointer = event !== undefined && event.detail > 0;
  return isPointer
    ? { x: event.clientX, y: event.clientY }
    : { x: area.left + area.width / 2, y: area.top + area.height / 2 };
}

/** A choice is sent to be played at once; one that comes from the list may have a place on the board.
 * On a phone the list lies beside the bar's Undo, and a second one would cover what is chosen next. */
export function rememberMove(key: string, picked: Point | null): void {
  const first = CSS.escape(key.split("-")[0]!);
  const thing = main.querySelector(`[data-panel] :is([data-choice="${first}"], [data-offers~="${first}"])`);
  const at = picked ?? (thing && !isNarrow.matches ? placeOf(thing) : null);
  const from = table()?.dataset.at;
  made = at && from !== undefined ? { from, at } : null;
  clearTimeout(timer);
  timer = 0;
}

/** Nothing is offered any more. */
export function forgetMove(): void {
  made = null;
  remove();
}

function remove(): void {
  main.querySelector("#undo-here")?.remove();
}

/** After every change of the page: offer it as long as the bar offers the same. */
export function offerUndo(): void {
  remove();
  const undo = main.querySelector<HTMLButtonElement>("#undo-step");
  const board = main.querySelector(".board");
  if (!made || !undo || !board || undo.value !== made.from) {
    return;
  }
  const button = document.createElement("button");
  button.type = "button";
  button.id = "undo-here";
  button.append(...[...undo.childNodes].map((part) => part.cloneNode(true)));
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    forgetMove();
    undo.click();
  });
  board.querySelector("#picture")!.after(button); // Tab comes to it right after the board
  place(button, made.at);
  if (timer === 0) {
    timer = window.setTimeout(end, STAYS);
  }
}

/** Not while somebody is about to press it. */
function end(): void {
  if (main.querySelector("#undo-here:is(:hover, :focus)")) {
    timer = window.setTimeout(end, STAYS / 4);
  } else {
    forgetMove();
  }
}

/** Beside the place, in the window, and over nothing that can be chosen, if there is such a spot. */
function place(button: HTMLElement, at: Point): void {
  const [w, h] = [button.offsetWidth, button.offsetHeight];
  const spots = [
    { left: at.x + GAP, top: at.y - h - GAP / 2 },
    { left: at.x - w - GAP, top: at.y - h - GAP / 2 },
    { left: at.x + GAP, top: at.y + GAP / 2 },
    { left: at.x - w - GAP, top: at.y + GAP / 2 },
    { left: at.x - w / 2, top: at.y - h - GAP },
    { left: at.x - w / 2, top: at.y + GAP },
  ].filter(
    ({ left, top }) =>
      left >= EDGE && top >= EDGE && left + w <= innerWidth - EDGE && top + h <= innerHeight - EDGE,
  );
  button.hidden = true; // else it would itself be what lies there
  const found = spots.find((spot) => isFree(spot.left, spot.top, w, h)) ?? spots[0];
  button.hidden = false;
  button.style.left = `${found?.left ?? EDGE}px`;
  button.style.top = `${found?.top ?? EDGE}px`;
}

function isFree(left: number, top: number, w: number, h: number): boolean {
  const across = [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y) => [left + x * w, top + y * h] as const));
  return across.every(
    ([x, y]) =>
      !document.elementFromPoint(x, y)?.closest("[data-choice], [data-pick], [data-in], button, a, summary"),
  );
}

export function listenToUndoing(): void {
  // It floats, so it would stay behind when what it belongs to is moved.
  addEventListener("resize", forgetMove);
  main.addEventListener("scroll", (event) => (event.target as Element).matches("#picture, .side") && forgetMove(), true);
}
