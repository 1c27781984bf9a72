// Messages at the table: those of others that have not been seen are counted, and a new one is shown
// for a moment. What has been seen, this browser remembers.

import { main, table } from "./page";
import { toast } from "./toast";

const KEPT = "seen-messages";
let known: number | null = null; // the latest message that the page has shown or told

function key(): string {
  return `${KEPT}:${location.pathname}`;
}

function seen(): number {
  try {
    return Number(localStorage.getItem(key()) ?? 0);
  } catch {
    return known ?? 0;
  }
}

function said(message: HTMLElement): number {
  return Number(message.dataset.said);
}

/** After every change of the page, and when the chat is opened. */
export function countMessages(): void {
  const panel = main.querySelector<HTMLDetailsElement>("#panel-talk");
  const count = main.querySelector<HTMLElement>("#unread");
  if (!panel || !count) {
    return;
  }
  const others = [...main.querySelectorAll<HTMLElement>("#remarks [data-said]:not([data-mine])")];
  const last = others.length > 0 ? said(others[others.length - 1]!) : 0;
  const isRead = panel.open && panel.checkVisibility() && !document.hidden;
  if (isRead && last > seen()) {
    try {
      localStorage.setItem(key(), String(last));
    } catch {
      // The browser keeps nothing: everything is new at the next visit.
    }
  }
  const unread = isRead ? 0 : others.filter((one) => said(one) > seen()).length;
  count.hidden = unread === 0;
  count.textContent = String(unread);
  const tab = main.querySelector<HTMLElement>('.sheet-tabs [data-tab="log"]'); // where a phone has the chat
  if (tab && unread > 0) {
    tab.dataset.unread = String(unread);
  } else {
    delete tab?.dataset.unread;
  }
  if (known !== null && last > known && !isRead) {
    // Not innerText: of a panel that is closed there is none.
    const [who, what] = ["b", "span"].map((part) => others[others.length - 1]!.querySelector(part)!.textContent!);
    toast(`${who}: ${what}`);
  }
  known = Math.max(last, known ?? 0);
}

let news: string | undefined | null = null; // nothing has been looked at yet

/** What has happened around the table, told once. */
export function tellNews(): void {
  const now = table()?.dataset.news;
  if (now && news !== null && now !== news) {
    toast(now, 12);
  }
  news = now;
}
