// How a page tells that it is somebody's turn, and how much time there is. The title says so by
// itself (page.ts); a sound and a notice of the browser come if the person wants them, which this
// browser remembers.

import { main, table } from "./page";
import { sound } from "./sounds";
import { playsSound } from "./switches";

const BROWSER = "notice-browser";

function isOn(choice: string): boolean {
  try {
    return localStorage.getItem(choice) === "on";
  } catch {
    return false; // a browser that keeps nothing
  }
}

function remember(choice: string, isWanted: boolean): void {
  try {
    localStorage.setItem(choice, isWanted ? "on" : "off");
  } catch {
    // The browser keeps nothing, so the choice is lost.
  }
}

/** The tables where it is this person's turn, as far as the page shows. */
function turns(): Set<string> {
  const mine = main.querySelectorAll<HTMLElement>(".turn.mine, .card.mine");
  return new Set([...mine].map((place) => place.id || location.pathname));
}

let known: Set<string> | null = null;

/** After every change of the page. */
function look(): void {
  const now = turns();
  const before = known;
  known = now;
  if (before && [...now].some((place) => !before.has(place))) {
    tell();
  }
  showChoices();
  tick();
}

function tell(): void {
  if (playsSound()) {
    sound("turn");
  }
  if (document.hidden && wantsNotices()) {
    const note = new Notification("Whistlestop", {
      body: table()?.dataset.title ?? "",
      tag: location.pathname,
    });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  }
}

function wantsNotices(): boolean {
  return (
    "Notification" in window &&
    Notification.permission === "granted" &&
    isOn(BROWSER)
  );
}

/** The switch shows what this browser remembers; the server knows nothing of it. */
function showChoices(): void {
  const button = main.querySelector<HTMLButtonElement>(`#${BROWSER}`);
  if (!button) {
    return;
  }
  const isPossible = "Notification" in window && Notification.permission !== "denied";
  if (button.hidden === isPossible) {
    button.hidden = !isPossible;
  }
  button.dataset.off ??= button.textContent!.trim();
  const words = wantsNotices() ? button.dataset.on! : button.dataset.off;
  if (button.textContent !== words) {
    button.textContent = words;
  }
  const pressed = String(wantsNotices());
  if (button.getAttribute("aria-pressed") !== pressed) {
    button.setAttribute("aria-pressed", pressed);
  }
}

async function switchNotices(): Promise<void> {
  if (wantsNotices()) {
    remember(BROWSER, false);
  } else if ((await Notification.requestPermission()) === "granted") {
    remember(BROWSER, true);
  }
  showChoices();
}

// Time. Deadlines are moments of the server's clock, so the difference to ours is found out once.

let ahead: number | null = null;

async function compareClocks(): Promise<void> {
  ahead = 0;
  const response = await fetch("/health").catch(() => null);
  const date = response?.headers.get("date");
  if (date) {
    ahead = Math.round((Date.parse(date) + 500 - Date.now()) / 1000) * 1000;
    tick();
  }
}

function tick(): void {
  const places = main.querySelectorAll<HTMLElement>("[data-deadline]:not(#seat-signs *)");
  if (places.length && ahead === null) {
    void compareClocks();
  }
  for (const place of places) {
    const left = Number(place.dataset.deadline) - Date.now() - (ahead ?? 0);
    const words = left <= 0 ? place.dataset.overdue! : duration(left);
    if (place.textContent !== words) {
      place.textContent = words;
    }
    place.parentElement!.classList.toggle("overdue", left <= 0);
    place.parentElement!.classList.toggle("hurry", left > 0 && left < 60_000);
  }
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days) {
    return `${unit(days, "day")} ${unit(hours % 24, "hour")}`;
  }
  const rest = `${String(minutes % 60).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${rest}` : rest;
}

function unit(count: number, name: string): string {
  const language = document.documentElement.lang || "en";
  return new Intl.NumberFormat(language, { style: "unit", unit: name }).format(count);
}

export function giveNotice(): void {
  main.addEventListener("click", (event) => {
    if ((event.target as Element).closest(`#${BROWSER}`)) {
      void switchNotices();
    }
  });
  new MutationObserver(look).observe(main, { childList: true, subtree: true });
  look();
  setInterval(tick, 1000);
}
