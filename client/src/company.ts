// Who is at the table now, and how much time they have: on the players' cards, which the game draws.

import { main } from "./page";

const SVG = "http://www.w3.org/2000/svg";
let here = new Set<string>();

/** The server says which seats' people have the page open. */
export function hearWhoIsHere(seats: string): void {
  here = new Set(seats.split(" "));
  showCompany();
}

export function showCompany(): void {
  for (const old of main.querySelectorAll(".presence, .seat-time")) {
    old.remove();
  }
  for (const sign of main.querySelectorAll<HTMLElement>("#seat-signs > li")) {
    const row = main.querySelector<SVGGElement>(`[data-panel="players"] #seat_${sign.dataset.of}`);
    const disc = row?.querySelector("circle");
    const card = row?.querySelector("rect");
    if (row && disc && card) {
      row.append(dot(sign, disc));
      const time = sign.firstElementChild as HTMLElement | null;
      if (time) {
        row.append(left(time, card));
      }
    }
  }
}

function dot(sign: HTMLElement, disc: SVGCircleElement): SVGElement {
  const number = (name: string) => Number(disc.getAttribute(name));
  const made = document.createElementNS(SVG, "circle");
  const isHere = here.has(sign.dataset.of!);
  made.setAttribute("class", `presence ${sign.className} ${isHere ? "is-here" : ""}`);
  made.setAttribute("cx", String(number("cx") + number("r") * 0.75));
  made.setAttribute("cy", String(number("cy") + number("r") * 0.75));
  made.setAttribute("r", "5.5");
  const words = document.createElementNS(SVG, "title");
  words.textContent = (isHere ? sign.dataset.here : sign.dataset.gone)!;
  made.append(words);
  return made;
}

/** The clock, in the upper corner of the card; the one that runs is kept running by notice.ts. */
function left(time: HTMLElement, card: SVGRectElement): SVGElement {
  const number = (name: string) => Number(card.getAttribute(name));
  const made = document.createElementNS(SVG, "text");
  made.setAttribute("class", "seat-time");
  made.setAttribute("x", String(number("x") + number("width") - 11));
  made.setAttribute("y", String(number("y") + 12));
  made.textContent = time.textContent;
  for (const name of ["deadline", "overdue"]) {
    if (time.dataset[name] !== undefined) {
      made.dataset[name] = time.dataset[name];
    }
  }
  return made;
}
