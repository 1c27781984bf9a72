// Whether every move is shown and confirmed before it counts, or played at once and undone if need be.

import { main } from "./page";

const NAME = "confirm-all";

export function confirmsAll(): boolean {
  return localStorage.getItem(NAME) === "yes";
}

export function showConfirming(): void {
  const box = main.querySelector<HTMLInputElement>("#confirm-all");
  if (box) {
    box.checked = confirmsAll();
  }
}

export function listenToConfirming(): void {
  main.addEventListener("change", (event) => {
    const box = event.target as HTMLInputElement;
    if (box.id === "confirm-all") {
      localStorage.setItem(NAME, box.checked ? "yes" : "no");
    }
  });
}
