// Panels of the column, and on a phone what the sheet at the thumb shows.

import { loadLater } from "./later";
import { main } from "./page";

const FIRST: Record<string, string> = { log: "#panel-log", rules: "#panel-rules" }; // opened with the tab
const isNarrow = matchMedia("(max-width: 719px)");
const reached = new Map<string, number>(); // how far each tab of a phone's sheet was scrolled
const WITHIN: Record<string, string> = { "panel-moves": "table", "panel-talk": "log" };

/** Open a panel, wherever it is. */
export function openPanel(name: string): HTMLDetailsElement | null {
  const panel = main.querySelector<HTMLDetailsElement>(`#${name}`);
  if (panel) {
    panel.open = true;
    showTab(WITHIN[name] ?? "table");
    panel.scrollIntoView({ block: "nearest" });
  }
  return panel;
}

export function showTab(name: string): void {
  const before = document.documentElement.dataset.tab ?? "move";
  const side = main.querySelector<HTMLElement>(".side");
  if (side) {
    reached.set(before, side.scrollTop);
  }
  document.documentElement.dataset.tab = name;
  for (const tab of main.querySelectorAll<HTMLElement>(".sheet-tabs [data-tab]")) {
    tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
  }
  const within = FIRST[name];
  if (within) {
    const panel = main.querySelector<HTMLDetailsElement>(hasNews(name) ? "#panel-talk" : within);
    if (panel) {
      panel.open = true;
    }
  }
  void loadLater();
  if (side && isNarrow.matches && before !== name) {
    side.scrollTop = reached.get(name) ?? 0;
    if (name === "log") {
      toNews();
    }
  }
}

/** The log begins where it is new, or ends where it ends; messages that have not been read come first. */
function toNews(): void {
  const from = main.querySelector("#new-from");
  if (main.querySelector<HTMLDetailsElement>("#panel-talk")?.open) {
    main.querySelector("#say, #remarks")?.scrollIntoView({ block: "nearest" });
  } else if (from) {
    from.scrollIntoView({ block: "start" });
  } else {
    main.querySelector("#log")?.lastElementChild?.scrollIntoView({ block: "end" });
  }
}

function hasNews(name: string): boolean {
  const tab = main.querySelector<HTMLElement>(`.sheet-tabs [data-tab="${name}"]`);
  return tab?.dataset.unread !== undefined;
}

/** What the page was made with says nothing of the tab that is shown. */
export function keepTab(): void {
  const name = document.documentElement.dataset.tab;
  for (const tab of main.querySelectorAll<HTMLElement>(".sheet-tabs [data-tab]")) {
    tab.setAttribute("aria-pressed", String(tab.dataset.tab === (name ?? "move")));
  }
}
