// Turns a drawing into the next one. Parts are identified by their ids, and most stay the same from
// state to state, so this is much quicker than comparing all with all.

import { Idiomorph } from "idiomorph";

const AHEAD = 12; // parts without an id that are looked through for the one that is wanted

export function redraw(drawing: SVGElement, next: SVGElement): void {
  copyAttributes(drawing, next);
  const known = byId(drawing);
  const stays = byId(next);
  const isGone = (part: Element) => part.id !== "" && !stays.has(part.id);
  let place = drawing.firstElementChild;
  for (const wanted of [...next.children]) {
    while (place && isGone(place)) {
      place = removed(place);
    }
    const same = wanted.id ? known.get(wanted.id) : ahead(place, wanted);
    if (!same) {
      drawing.insertBefore(wanted, place);
      continue;
    }
    if (!wanted.id) {
      while (place && place !== same && !place.id) {
        place = removed(place); // it would have come before
      }
    }
    if (same === place) {
      place = place.nextElementSibling;
    } else {
      drawing.insertBefore(same, place);
    }
    change(same, wanted);
  }
  while (place) {
    place = removed(place);
  }
}

function byId(drawing: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const part of drawing.children) {
    if (part.id) {
      found.set(part.id, part);
    }
  }
  return found;
}

/** The part itself, if it comes soon. */
function ahead(place: Element | null, wanted: Element): Element | null {
  for (let steps = 0; place && steps < AHEAD; steps++) {
    if (place.isEqualNode(wanted)) {
      return place;
    }
    place = place.nextElementSibling;
  }
  return null;
}

/** Take a part away; the one after it. */
function removed(part: Element): Element | null {
  const rest = part.nextElementSibling;
  part.remove();
  return rest;
}

/** What moves stays the same element, so that it can be seen to move. */
function change(part: Element, wanted: Element): void {
  if (part.isEqualNode(wanted)) {
    return;
  }
  if (part.matches(".piece") || part.querySelector(".piece")) {
    Idiomorph.morph(part, wanted, { morphStyle: "outerHTML" });
  } else {
    part.replaceWith(wanted);
  }
}

function copyAttributes(drawing: Element, next: Element): void {
  for (const { name } of [...drawing.attributes]) {
    if (!next.hasAttribute(name)) {
      drawing.removeAttribute(name);
    }
  }
  for (const { name, value } of next.attributes) {
    if (drawing.getAttribute(name) !== value) {
      drawing.setAttribute(name, value);
    }
  }
}
