// Whoever was given a name is told once that they can have another. Whoever plays on keeps it.

import { main } from "./page";

const KEPT = "named";
const MOVES = 3; // after which nobody is asked any more

function isNamed(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return true; // a browser that keeps nothing would ask at every table
  }
}

export function askName(): void {
  const line = main.querySelector<HTMLElement>("#who-am-i");
  if (line) {
    line.hidden = isNamed();
  }
}

export function listenToNaming(): void {
  const settled = () => {
    try {
      localStorage.setItem(KEPT, "yes");
    } catch {
      // Then it was not asked either.
    }
    askName();
  };
  let moves = 0;
  main.addEventListener("submit", (event) => {
    moves += (event.target as Element).getAttribute("action")?.endsWith("/act") ? 1 : 0;
    if (moves === MOVES) {
      settled();
    }
  });
  main.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-named]");
    if (button) {
      settled();
      if (button.dataset.open) {
        main.querySelector<HTMLInputElement>(".own-name input")?.select();
      }
    }
  });
}
