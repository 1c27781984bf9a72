// Everything can be done from the keyboard.

import { choose, go } from "./actions";
import { focusBoard, walk } from "./board";
import { closeChooser } from "./chooser";
import { choices } from "./filter";
import { next, skip } from "./pace";
import { openRule } from "./rules";
import { tipRule } from "./tip";
import { chooseAgain, main, moment, table } from "./page";
import { openPanel } from "./tabs";
import { zoomBy, zoomFit } from "./zoom";

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
    if (main.querySelector("#keys[open]")) {
      return; // the dialog has its own
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
      field.blur(); // the keys are for the next question again
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

function press(key: string, target: HTMLElement): boolean {
  const choice = target.closest("[data-choice], [data-pick]");
  if (choice && (key === "Enter" || key === " ")) {
    choose(choice);
    return true;
  }
  if (!table()) {
    return false;
  }
  const here = choice ?? target.closest("[data-offer]");
  if (here && /^Arrow(Left|Right|Up|Down)$/.test(key)) {
    walk(here, key as Parameters<typeof walk>[1]);
    return true;
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
      openPanel("panel-moves");
      return focus(main.querySelector<HTMLElement>("#filter") ?? choices()[0]);
    case "b":
      return focusBoard();
    case "+":
    case "=":
      return zoomBy(1.4);
    case "-":
      return zoomBy(1 / 1.4);
    case "0":
      return zoomFit();
    case "h":
      return click(main.querySelector<HTMLElement>("#ask-hint"));
    case "r":
      return openRule(tipRule() || (main.querySelector<HTMLElement>("#prompt [data-rule]")?.dataset.rule ?? ""));
    case "?":
      return openKeys();
    case "c":
      return openTalk();
    case "ArrowDown":
    case "ArrowUp":
      return moveFocus(target, key === "ArrowDown" ? 1 : -1);
    case "ArrowLeft":
    case "ArrowRight":
      return step(key === "ArrowRight" ? 1 : -1);
    case "n":
      return next();
    case " ":
      return table()!.matches(".passing") && !target.closest("button, a, summary") && next();
    case "Escape":
      if (skip()) {
        return true;
      }
      if (closeChooser()) {
        return focusBoard();
      }
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

/** What each key does. */
export function openKeys(): boolean {
  const keys = main.querySelector<HTMLDialogElement>("#keys");
  if (keys && !keys.open) {
    keys.showModal();
  }
  return keys !== null;
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
  openPanel("panel-talk");
  return focus(main.querySelector<HTMLElement>("#say"));
}

function moveFocus(target: HTMLElement, by: number): boolean {
  const all = choices();
  const place = all.indexOf(target as HTMLButtonElement);
  const isElsewhere = place < 0 && target !== document.body && target.id !== "prompt";
  if (isElsewhere || all.length === 0) {
    return false; // there the arrows scroll
  }
  const next = place < 0 && by < 0 ? all.length - 1 : place + by;
  return focus(all[(next + all.length) % all.length]);
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
