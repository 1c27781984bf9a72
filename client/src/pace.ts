// What the others do is shown at a pace that a person can follow: each line of the log is a position
// of its own, which the server draws, and the page goes through them on its way to the present.

import { main, moment, show, table } from "./page";

type Pace = "instant" | "normal" | "step";

const CHOICE = "pace";
const DWELL = 850; // milliseconds that a position stays
const HURRY = 120_000; // with less time than this on one's clock, nobody wants to watch
const MOST = 60; // lines; who is that far behind begins at the present

let goal: string | null = null; // the page of the present, while we are on the way to it
let ahead: number[] = []; // the moments on that way
let isUnderWay = false;
let shownAt = 0; // when the last position was shown
let goOn: (() => void) | null = null;
let journey = 0; // a new number whenever we leave the way

function pace(): Pace {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(CHOICE);
  } catch {
    // A browser that keeps nothing.
  }
  return (chosen ?? main.dataset.pace ?? "normal") as Pace;
}

/** The state of the table that the page shows, or is on the way to. */
export function goalTag(): string | undefined {
  return goal === null ? table()?.dataset.tag : read(goal)?.dataset.tag;
}

function read(html: string): HTMLElement | null {
  const page = document.createElement("template");
  page.innerHTML = html;
  return page.content.querySelector<HTMLElement>(".table[data-at]");
}

/** Show a page of the table; if others have moved meanwhile, line by line up to it. */
export function arrive(html: string): void {
  const next = read(html);
  const shown = table();
  if (!next || !shown || !isOnward(next, shown)) {
    leave();
    show(html);
    return;
  }
  goal = html;
  ahead = moments(next, Number(shown.dataset.at));
  if (ahead.length > MOST) {
    ahead = [];
  }
  if (!isUnderWay) {
    void walk();
  }
}

function isOnward(next: HTMLElement, shown: HTMLElement): boolean {
  const isLive = (one: HTMLElement) => one.matches(".now, .passing");
  const deadline = next.querySelector<HTMLElement>("[data-deadline]")?.dataset.deadline;
  const isPressed = deadline !== undefined && Number(deadline) - Date.now() < HURRY;
  return (
    pace() !== "instant" &&
    location.pathname.startsWith("/table/") && // a lesson has a pace of its own
    !document.hidden &&
    !(isPressed && next.matches(".mine")) &&
    moment() === null &&
    isLive(next) &&
    isLive(shown) &&
    Number(next.dataset.at) > Number(shown.dataset.at) &&
    !next.querySelector("#sure")
  );
}

/** The others' lines after a moment. The last one is seen with one's own question, unless each is to
 * be confirmed by *Next*. */
function moments(next: HTMLElement, from: number): number[] {
  const last = Number(next.dataset.at);
  const isLastApart = pace() === "step" || !next.matches(".mine");
  const found: number[] = [];
  for (const line of next.querySelectorAll<HTMLElement>("#log .by [id^=line-]")) {
    const at = Number(line.id.slice(5));
    const seat = line.closest<HTMLElement>("[data-seat]")!.dataset.seat;
    if (at > from && seat !== next.dataset.own && (at < last || isLastApart)) {
      found.push(at);
    }
  }
  return found;
}

let arrived = -Infinity; // when the present came after what others had done

/** Whether the present has only just come: a tap that was meant for *Skip* must not play a move. */
export function hasJustArrived(): boolean {
  return performance.now() - arrived < 400;
}

async function walk(): Promise<void> {
  isUnderWay = true;
  while (goal !== null) {
    await rest();
    const at = ahead.shift();
    if (goal === null) {
      break;
    }
    if (at === undefined) {
      const html = goal;
      const couldSkip = table()?.matches(".passing");
      goal = null;
      show(html);
      if (couldSkip) {
        arrived = performance.now();
      }
    } else {
      await pass(at);
    }
    shownAt = performance.now();
  }
  isUnderWay = false;
}

async function pass(at: number): Promise<void> {
  const began = journey;
  const response = await fetch(`${location.pathname}?at=${at}&pass`, {
    headers: { "X-Fragment": "1" },
  }).catch(() => null);
  const html = response?.ok ? await response.text() : null;
  if (html !== null && journey === began) {
    show(html);
  }
}

/** Let what is shown be seen: for a while, or until *Next*. */
function rest(): Promise<void> {
  const isAsked = pace() === "step" && table()?.matches(".passing");
  const isAnswered = table()?.matches(".mine"); // one's own question need not be seen again
  const left = isAnswered ? 0 : shownAt + DWELL - performance.now();
  return new Promise((done) => {
    goOn = done;
    if (!isAsked) {
      setTimeout(done, Math.max(0, left));
    }
  });
}

/** The next position at once; false if there is none. */
export function next(): boolean {
  goOn?.();
  return goal !== null;
}

/** Straight to the present; false if it is shown already. */
export function skip(): boolean {
  if (goal === null) {
    return false;
  }
  const html = goal;
  leave();
  show(html);
  arrived = performance.now();
  return true;
}

function leave(): void {
  journey += 1;
  goal = null;
  ahead = [];
  goOn?.();
}

/** The switches show what this browser remembers. */
export function showPace(): void {
  for (const field of main.querySelectorAll<HTMLSelectElement>("[data-choose-pace]")) {
    field.value = pace();
  }
}

export function listenToPace(): void {
  main.addEventListener("change", (event) => {
    const field = event.target as HTMLSelectElement;
    if ("choosePace" in field.dataset) {
      try {
        localStorage.setItem(CHOICE, field.value);
      } catch {
        // The browser keeps nothing, so the choice is lost.
      }
      showPace();
      field.value === "instant" ? skip() : next();
    }
  });
  document.addEventListener("visibilitychange", () => document.hidden && skip());
}
