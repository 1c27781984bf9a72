// The board larger or smaller: by buttons, keys, wheel and pinch. The picture then is a window that
// scrolls like any other, so that fingers, wheels and keys move it as usual.

import { main } from "./page";

const MOST = 5;
const DRAG = 6; // pixels: less is a click

let zoom = 1;
let dragged = false;

function box(): HTMLElement | null {
  return main.querySelector<HTMLElement>("#picture");
}

/** Whether the click that comes now is the end of a drag. */
export function wasDragged(): boolean {
  return dragged;
}

export function zoomFit(): boolean {
  return zoomTo(1);
}

export function zoomBy(factor: number): boolean {
  return zoomTo(zoom * factor);
}

/** The point of the window that stays where it is; its middle, if none is given. */
type Point = { x: number; y: number };

function zoomTo(wanted: number, around?: Point): boolean {
  const picture = box();
  const drawing = picture?.querySelector("svg");
  if (!picture || !drawing) {
    return false;
  }
  const before = zoom;
  zoom = Math.min(Math.max(wanted, 1), MOST);
  if (zoom < 1.05) {
    zoom = 1;
  }
  const frame = picture.getBoundingClientRect();
  const at = around ?? { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
  const old = drawing.getBoundingClientRect();
  const part = { x: (at.x - old.left) / old.width, y: (at.y - old.top) / old.height };
  if (before === 1 && zoom > 1) {
    measure(picture, drawing);
  }
  picture.style.setProperty("--zoom", String(zoom));
  picture.classList.toggle("is-zoomed", zoom > 1);
  if (zoom > 1) {
    picture.tabIndex = 0; // what scrolls can be scrolled by keys
  } else {
    picture.removeAttribute("tabindex");
  }
  const now = drawing.getBoundingClientRect();
  picture.scrollLeft += now.left + part.x * now.width - at.x;
  picture.scrollTop += now.top + part.y * now.height - at.y;
  return true;
}

/** How large the whole drawing is here. */
function measure(picture: HTMLElement, drawing: Element): void {
  const size = drawing.getBoundingClientRect();
  picture.style.setProperty("--fit-width", `${size.width}px`);
}

/** What has the focus is shown, wherever the window has been moved to. */
export function bringIntoView(thing: Element): void {
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export function listenToZoom(): void {
  main.addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey && (event.target as Element).closest("#picture")) {
        event.preventDefault();
        zoomTo(zoom * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
      }
    },
    { passive: false },
  );
  addEventListener("resize", () => void (zoom > 1 && zoomFit()));
  listenToPinches();
  listenToDrags();
}

function listenToPinches(): void {
  let distance = 0;
  const spread = (touches: TouchList) =>
    Math.hypot(
      touches[0]!.clientX - touches[1]!.clientX,
      touches[0]!.clientY - touches[1]!.clientY,
    );
  const isPinch = (event: TouchEvent) =>
    event.touches.length === 2 && (event.target as Element).closest("#picture") !== null;
  main.addEventListener("touchstart", (event) => {
    distance = isPinch(event) ? spread(event.touches) : 0;
  });
  main.addEventListener(
    "touchmove",
    (event) => {
      if (distance === 0 || !isPinch(event)) {
        return;
      }
      event.preventDefault();
      const [a, b] = [event.touches[0]!, event.touches[1]!];
      const now = spread(event.touches);
      zoomTo((zoom * now) / distance, {
        x: (a.clientX + b.clientX) / 2,
        y: (a.clientY + b.clientY) / 2,
      });
      distance = now;
    },
    { passive: false },
  );
}

/** Lets a mouse drag an enlarged board; fingers can do so anyway. */
function listenToDrags(): void {
  let from: Point | null = null;
  main.addEventListener("pointerdown", (event) => {
    dragged = false;
    const target = event.target as Element;
    const isStroke = target.closest('[data-pick^="hex_"], [data-in^="hex_"]') !== null;
    const isOnBoard = target.closest("#picture") !== null && !isStroke;
    from = zoom > 1 && event.pointerType === "mouse" && isOnBoard ? point(event) : null;
  });
  main.addEventListener("pointermove", (event) => {
    const picture = box();
    if (!from || !picture || event.buttons !== 1) {
      return;
    }
    const to = point(event);
    if (!dragged && Math.hypot(to.x - from.x, to.y - from.y) < DRAG) {
      return;
    }
    dragged = true;
    picture.scrollLeft -= to.x - from.x;
    picture.scrollTop -= to.y - from.y;
    from = to;
  });
}

function point(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
