// Parts of the page that are loaded when they are opened, and again when the table has changed.

import { main, moment, table } from "./page";

export async function loadLater(): Promise<void> {
  for (const later of main.querySelectorAll<HTMLElement>("details[open] [data-load]")) {
    const follows = "follows" in later.dataset;
    const shown = table();
    const wanted = follows ? `${shown?.dataset.tag}/${shown?.dataset.at}` : "";
    if (later.dataset.loaded === wanted) {
      continue;
    }
    const at = follows && moment() !== null ? `?at=${moment()}` : "";
    later.dataset.loaded = wanted; // not asked for twice while it is on its way
    const response = await fetch(later.dataset.load! + at, {
      headers: { "X-Fragment": "1" },
    }).catch(() => null);
    if (response?.ok) {
      later.innerHTML = await response.text();
    } else {
      delete later.dataset.loaded;
    }
  }
}
