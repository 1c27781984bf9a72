// Clicks and forms.

import { countMessages } from "./chat";
import { closeChooser, openChooser, openInvolved, pickable, takesPart } from "./chooser";
import { confirmsAll } from "./confirming";
import { filter } from "./filter";
import { loadLater } from "./later";
import { chooseAgain, load, main, moment, reload, table } from "./page";
import { hasJustArrived, next, skip } from "./pace";
import { replay } from "./replay";
import { toastRule } from "./rules";
import { openPanel, showTab } from "./tabs";
import { stepBy } from "./stepper";
import { endedStroke } from "./stroke";
import { hideTip } from "./tip";
import { quiet, toast, words } from "./toast";
import { light } from "./touch";
import { forgetMove, placeOf, type Point, rememberMove } from "./undoing";
import { wasDragged, zoomBy, zoomFit } from "./zoom";

const areTabs = matchMedia("(min-width: 1000px)"); // as the style sheet has it
let isSending = false;
let picked: Point | null = null; // where the choice was picked that is sent now

/** Forms marked `data-send` are sent by us, and their answer is morphed in. */
export function listenToForms(): void {
  main.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!("send" in form.dataset)) {
      return;
    }
    event.preventDefault();
    const button = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    const isPick = button?.name === "action" && !form.querySelector('[name="sure"]');
    if (isPick && confirmsAll()) {
      pick(button.value);
    } else {
      isPick ? rememberMove(button.value, picked) : forgetMove();
      void send(form, button);
    }
  });
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (isSending) {
    return; // a double click is one click
  }
  isSending = true;
  const data = new FormData(form, submitter as HTMLButtonElement | null);
  const body = new URLSearchParams();
  for (const [name, value] of data) {
    body.append(name, String(value));
  }
  const typed = form.querySelector<HTMLInputElement>('input[name="text"]');
  const found = main.querySelector<HTMLInputElement>("#filter");
  if (found && form.classList.contains("choices")) {
    found.value = ""; // what comes next is another question
  }
  const isDone = await load(form.getAttribute("action")!, body);
  isSending = false;
  if (isDone && typed) {
    typed.value = "";
    document.querySelector<HTMLInputElement>("#say")?.focus();
  } else if (!isDone) {
    await chooseAgain(); // it was refused: perhaps because the table is no longer what is shown
  }
}

/** Choose what a part of the picture stands for, like its button in the list. */
export function choose(thing: Element, event?: MouseEvent): void {
  quiet();
  const at = placeOf(thing, event);
  const spot = thing.hasAttribute("data-choice") ? thing : pickable(thing);
  if (spot) {
    hideTip(); // it would lie over the choices
    openChooser(spot, (key) => pick(key, at));
  }
}

/** Take a choice by its key, or first see what it would do, as the person wants it. */
export function pick(key: string, at: Point | null = null): void {
  quiet();
  hideTip();
  if (confirmsAll()) {
    show(key);
    return;
  }
  const button = main.querySelector<HTMLButtonElement>(`#choose-${CSS.escape(key)}`);
  picked = at;
  button?.form?.requestSubmit(button);
  picked = null;
}

/** The position after a choice, which then waits to be confirmed. */
function show(key: string): void {
  void load(`${location.pathname}?choice=${encodeURIComponent(key)}`);
}

/** Go to a moment of the game. */
export function go(target: string): void {
  const shown = table();
  if (!shown) {
    return;
  }
  const address = new URL(location.href);
  if (target === shown.dataset.last) {
    address.searchParams.delete("at");
  } else {
    address.searchParams.set("at", target);
  }
  history.replaceState(null, "", address);
  void reload();
}

const coarse = matchMedia("(pointer: coarse)");

/** What a click means that has just missed: the choice of the map within a fingertip's, or a
 * pointer's, reach. */
function nearest(event: MouseEvent, hit: Element): Element {
  const thing = hit.closest("[data-panel] [id]");
  const isMissed = !hit.closest("[data-choice], [data-pick]") && hit.closest('[data-panel="map"]');
  if (thing && takesPart(thing)) {
    return hit; // a city offers its routes, even where one of them is within reach
  }
  if (!isMissed || (thing && thing.id !== "ground" && !coarse.matches)) {
    return hit;
  }
  const reach = coarse.matches ? 20 : 14;
  for (const radius of [reach / 3, (2 * reach) / 3, reach]) {
    for (let side = 0; side < 12; side++) {
      const angle = (side * Math.PI) / 6;
      const found = document.elementFromPoint(
        event.clientX + radius * Math.cos(angle),
        event.clientY + radius * Math.sin(angle),
      );
      if (found?.closest('[data-panel="map"] :is([data-choice], [data-pick])')) {
        return found;
      }
    }
  }
  return hit;
}

export function listenToClicks(): void {
  main.addEventListener("click", (event) => {
    const target = nearest(event, event.target as Element);
    if (target.closest(".chooser") || endedStroke()) {
      return;
    }
    if (hasJustArrived() && target.closest(".turn") && event.isTrusted && event.detail > 0) {
      event.preventDefault();
      return;
    }
    const spot = pickable(target);
    if (spot && !wasDragged()) {
      choose(spot, event);
      return;
    }
    const choice = target.closest("[data-choice]");
    if (choice) {
      event.preventDefault(); // a button of the bar would send its form too
      if (!wasDragged()) {
        choose(choice, event);
      }
      return;
    }
    const wasChoosing = closeChooser(); // a tap beside the choices only puts them away
    const zoom = target.closest<HTMLElement>("[data-zoom]")?.dataset.zoom;
    if (zoom) {
      zoom === "fit" ? zoomFit() : zoomBy(zoom === "in" ? 1.4 : 1 / 1.4);
      return;
    }
    if (target.closest("[data-next], [data-skip]")) {
      target.closest("[data-next]") ? next() : skip();
      return;
    }
    const step = target.closest<HTMLElement>("[data-step-by]");
    if (step) {
      stepBy(step);
      point(step); // the choice that is shown now
      return;
    }
    const opener = target.closest<HTMLElement>("[data-open]");
    if (opener) {
      openPanel(opener.dataset.open!);
      return;
    }
    const tab = target.closest<HTMLElement>("[data-tab]");
    if (tab && tab instanceof HTMLButtonElement) {
      showTab(tab.dataset.tab!);
      return;
    }
    const again = target.closest<HTMLElement>("[data-replay]");
    if (again) {
      event.preventDefault();
      void replay(again.dataset.replay);
      return;
    }
    const summary = target.closest(".panels summary");
    if (summary && areTabs.matches && (summary.parentElement as HTMLDetailsElement).open) {
      event.preventDefault(); // one of the tabs is always shown
      return;
    }
    const past = target.closest<HTMLElement>("[data-go]");
    if (past && !(event as MouseEvent).ctrlKey && !(event as MouseEvent).metaKey) {
      event.preventDefault();
      go(past.dataset.go!);
      return;
    }
    if (target.closest("[data-again]")) {
      event.preventDefault();
      void chooseAgain();
      return;
    }
    const few = target.closest<HTMLElement>("[data-key]");
    if (few) {
      few.closest(".ticket") ? show(few.dataset.key!) : pick(few.dataset.key!); // one way for another
      return;
    }
    const quick = target.closest<HTMLElement>("[data-say]");
    if (quick) {
      const field = main.querySelector<HTMLInputElement>("#say")!;
      field.value = quick.dataset.say!;
      field.form!.requestSubmit();
      return;
    }
    const copy = target.closest("[data-copy]");
    if (copy) {
      void copyLink(copy.parentElement!.querySelector<HTMLInputElement>("[data-link]")!);
      return;
    }
    const thing = target.closest("[data-panel] [id]");
    const isQuestion = thing && (!wasChoosing || takesPart(thing));
    if (isQuestion && !wasDragged() && main.querySelector(".turn.mine")) {
      quiet();
      const at = placeOf(thing, event);
      if (!openInvolved(thing, (key) => pick(key, at))) {
        void explain(thing);
      }
    }
  });
  // What is under the pointer lights up in both places: the picture and the list.
  for (const kind of ["pointerover", "focusin"]) {
    main.addEventListener(kind, (event) => {
      point(event.target as Element);
      light(event.target as Element);
    });
  }
}

function point(target: Element): void {
  for (const old of main.querySelectorAll(".is-pointed")) {
    old.classList.remove("is-pointed");
  }
  const id = target.closest("[data-choice]")?.getAttribute("data-choice");
  if (id) {
    for (const move of main.querySelectorAll(`.choices [data-first="${CSS.escape(id)}"]:not([data-apart])`)) {
      move.classList.add("is-pointed");
    }
  }
  const shown = target.closest(".stepper")?.querySelector<HTMLButtonElement>("[data-offer]:not([hidden])");
  const button = shown ?? target.closest<HTMLButtonElement>(".choices button, [data-offer]");
  if (button) {
    const first = button.dataset.first ?? button.dataset.offer ?? "";
    const id = CSS.escape(first);
    const things = `[data-panel] :is([data-choice="${id}"], [data-plan~="${id}"])`;
    for (const thing of main.querySelectorAll(things)) {
      thing.classList.add("is-pointed");
    }
  }
}

async function copyLink(field: HTMLInputElement): Promise<void> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    toast(words("copied"), 2);
  } catch {
    field.classList.add("to-copy"); // selected, so the person can copy it
    field.select();
  }
}

/** What a thing is, and why it can't be chosen, in the server's words. */
async function explain(thing: Element): Promise<void> {
  hideTip(); // which holds the name of the thing
  const address = `${table()!.dataset.address}/why?thing=${encodeURIComponent(thing.id)}`;
  const response = await fetch(address).catch(() => null);
  if (response?.ok) {
    const told = (await response.json()) as { words: string[]; rule: string; rule_label: string };
    const sentences = told.words;
    const name = thing.querySelector(":scope > title")?.textContent;
    if (name) {
      sentences.unshift(/[.!?]$/.test(name) ? name : `${name}.`);
    }
    toast(sentences.join(" "), 3 + 2 * sentences.length);
    toastRule(told.rule, told.rule_label);
  }
}

let sliding = 0;

export function listenToChanges(): void {
  document.addEventListener("change", (event) => {
    const field = event.target as HTMLSelectElement | HTMLInputElement;
    if ("vary" in field.dataset) {
      show(field.value);
    }
    if ("submit" in field.dataset) {
      field.form?.requestSubmit();
    }
    if (field.dataset.refresh && field.form) {
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(field.form)) {
        if (typeof value === "string" && name !== "form_key" && name !== "game") {
          query.append(name, value);
        }
      }
      void load(`${field.dataset.refresh}?${query}`);
    }
  });
  document.addEventListener("input", (event) => {
    const field = event.target as HTMLInputElement;
    if (field.id === "slider") {
      clearTimeout(sliding);
      sliding = window.setTimeout(() => go(field.value), 60);
    } else if (field.id === "filter") {
      filter();
    }
  });
  document.addEventListener(
    "toggle",
    () => {
      countMessages();
      void loadLater();
    },
    true,
  );
  addEventListener("popstate", () => void (moment() !== null || table() ? reload() : undefined));
}
