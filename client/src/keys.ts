// Everything can be done from the keyboard.

import { choose, go } from "./actions";
import { chooseAgain, main, moment, table } from "./page";

export function listenToKeys(): void {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) {
      return;
    }
    const target = event.target as HTMLElement;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      if (target.id === "filter") {
        inFilter(event, target as HTMLInputElement);
      }
      return;
    }
    if (press(event.key, target)) {
      event.preventDefault();
    }
  });
}

function inFilter(event: KeyboardEvent, field: HTMLInputElement): void {
  const first = choices()[0];
  if (event.key === "Enter" || event.key === "ArrowDown") {
    event.preventDefault();
    if (event.key === "Enter" && choices().length === 1) {
      first?.form?.requestSubmit(first);
    } else {
      first?.focus();
    }
  } else if (event.key === "Escape") {
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.blur();
  }
}

/** The buttons of the choices in words that are to be seen. */
function choices(): HTMLButtonElement[] {
  return [...main.querySelectorAll<HTMLButtonElement>(".choices button:not([hidden])")];
}

function press(key: string, target: HTMLElement): boolean {
  const choice = target.closest("[data-choice]");
  if (choice && (key === "Enter" || key === " ")) {
    choose(choice);
    return true;
  }
  if (!table()) {
    return false;
  }
  if (/^[1-9]$/.test(key)) {
    return click(choices()[Number(key) - 1]);
  }
  switch (key) {
    case "u":
      return click(main.querySelector<HTMLElement>("#undo-step"));
    case "U":
      return click(main.querySelector<HTMLElement>("#undo-turn"));
    case "/":
      return focus(main.querySelector<HTMLElement>("#filter") ?? choices()[0]);
    case "c":
      return openTalk();
    case "ArrowDown":
    case "ArrowUp":
      return moveFocus(target, key === "ArrowDown" ? 1 : -1);
    case "ArrowLeft":
    case "ArrowRight":
      return step(key === "ArrowRight" ? 1 : -1);
    case "Escape":
      if (moment() !== null) {
        go(table()!.dataset.last!);
      } else if (main.querySelector("#sure")) {
        void chooseAgain();
      }
      return true;
    default:
      return false;
  }
}

function click(thing: HTMLElement | null | undefined): boolean {
  thing?.click();
  return thing !== null && thing !== undefined;
}

function focus(thing: HTMLElement | null | undefined): boolean {
  const panel = thing?.closest("details");
  if (panel) {
    panel.open = true;
  }
  thing?.focus();
  return thing !== null && thing !== undefined;
}

function openTalk(): boolean {
  const talk = main.querySelector<HTMLDetailsElement>("#panel-talk");
  if (talk) {
    talk.open = true;
  }
  return focus(main.querySelector<HTMLElement>("#say"));
}

function moveFocus(target: HTMLElement, by: number): boolean {
  const all = choices();
  const place = all.indexOf(target as HTMLButtonElement);
  if (place < 0) {
    return false;
  }
  return focus(all[(place + by + all.length) % all.length]);
}

function step(by: number): boolean {
  const shown = table();
  if (shown?.dataset.at === undefined) {
    return false;
  }
  const last = Number(shown.dataset.last);
  const next = Math.min(Math.max(Number(shown.dataset.at) + by, 0), last);
  if (next !== Number(shown.dataset.at)) {
    go(String(next));
  }
  return true;
}
