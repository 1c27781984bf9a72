// Choices that differ in a number alone, like bids, share one place: minus and plus step through them.
// What is left of the purse after the one that is pointed at stands beside them.

import { main, table } from "./page";

let stepped: { tag: string; key: string } | null = null; // where somebody has stepped to

function steps(stepper: Element): HTMLButtonElement[] {
  return [...stepper.querySelectorAll<HTMLButtonElement>("[data-offer]")];
}

function show(stepper: Element, place: number): void {
  const all = steps(stepper);
  all.forEach((one, number) => (one.hidden = number !== place));
  for (const end of stepper.querySelectorAll<HTMLButtonElement>("[data-step-by]")) {
    const by = Number(end.dataset.stepBy);
    // Not disabled, which would take the focus away from whoever has stepped to the end.
    end.setAttribute("aria-disabled", String(all[place + by] === undefined));
  }
  tellPurse(all[place]!);
}

export function stepBy(button: HTMLElement): void {
  const stepper = button.closest(".stepper")!;
  const all = steps(stepper);
  const place = all.findIndex((one) => !one.hidden) + Number(button.dataset.stepBy);
  if (all[place]) {
    stepped = { tag: table()?.dataset.tag ?? "", key: all[place].value };
    show(stepper, place);
  }
}

/** After every change of the page: where somebody had stepped to, as long as it is the same question. */
export function showStep(): void {
  const stepper = main.querySelector(".stepper");
  if (!stepper) {
    return;
  }
  const all = steps(stepper);
  const known = stepped !== null && stepped.tag === table()?.dataset.tag ? stepped.key : "";
  const place = all.findIndex((one) => one.value === known);
  const shown = place >= 0 ? place : all.findIndex((one) => !one.hidden);
  show(stepper, shown);
  tellPurse(null);
}

function tellPurse(pointed: HTMLElement | null): void {
  const purse = main.querySelector<HTMLElement>(".purse");
  if (purse) {
    purse.dataset.has ??= purse.textContent ?? "";
    purse.textContent = pointed?.dataset.left ?? purse.dataset.has;
  }
}

export function listenToStepper(): void {
  for (const kind of ["pointerover", "focusin"]) {
    main.addEventListener(kind, (event) => {
      const target = event.target as Element;
      tellPurse(target.closest<HTMLElement>("[data-left]") ?? target.closest(".stepper")?.querySelector("[data-left]:not([hidden])") ?? null);
    });
  }
}
