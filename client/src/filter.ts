// The list of choices, narrowed down by words; the first nine that are left have a number key.

import { main } from "./page";

/** The visible buttons of the choices in words. */
export function choices(): HTMLButtonElement[] {
  return [...main.querySelectorAll<HTMLButtonElement>(".choices button:not([hidden])")];
}

export function filter(): void {
  const field = main.querySelector<HTMLInputElement>("#filter");
  if (!field) {
    return;
  }
  const wanted = field.value.toLocaleLowerCase().split(/\s+/);
  let place = 0;
  for (const button of main.querySelectorAll<HTMLButtonElement>(".choices button")) {
    const label = button.querySelector("span")!.textContent!.toLocaleLowerCase();
    button.hidden = !wanted.every((word) => label.includes(word));
    place += button.hidden ? 0 : 1;
    button.querySelector("kbd")!.textContent = button.hidden || place > 9 ? "" : String(place);
  }
}
