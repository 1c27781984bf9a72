// Panels of the column, and on a phone what the sheet at the thumb shows.

import { loadLater } from "./later";
import { main } from "./page";

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
  document.documentElement.dataset.tab = name;
  for (const tab of main.querySelectorAll<HTMLElement>(".sheet-tabs [data-tab]")) {
    tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
  }
  if (name === "rules" || name === "log") {
    const panel = main.querySelector<HTMLDetailsElement>(name === "log" ? "#panel-log" : "#panel-rules");
    if (panel) {
      panel.open = true;
    }
  }
  void loadLater();
}

/** What the page was made with says nothing of the tab that is shown. */
export function keepTab(): void {
  const name = document.documentElement.dataset.tab;
  for (const tab of main.querySelectorAll<HTMLElement>(".sheet-tabs [data-tab]")) {
    tab.setAttribute("aria-pressed", String(tab.dataset.tab === (name ?? "move")));
  }
}
