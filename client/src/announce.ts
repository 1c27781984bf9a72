// What a screen reader says by itself: everything that happens, once, and that it is your turn.

import { main, table } from "./page";

const MOST = 6; // sentences at a time; the log has the rest
const place = document.querySelector<HTMLElement>("#told");
let last: number | null = null;

/** After every change. If the prompt has the focus, it is read anyway. */
export function announce(isPromptRead: boolean): void {
  const shown = table();
  if (!place || shown?.dataset.at === undefined) {
    return;
  }
  const at = Number(shown.dataset.at);
  if (last === null || at === last) {
    last = at; // the page has just been opened, or nothing has happened
    return;
  }
  const isPast = shown.classList.contains("past");
  const first = isPast || at < last ? at : Math.max(last + 1, at - MOST + 1);
  last = at;
  const told: string[] = [];
  for (let moment = first; moment <= at; moment++) {
    told.push(main.querySelector(`#line-${moment}`)?.textContent?.trim() ?? "");
  }
  const end = main.querySelector(".result h1")?.textContent;
  const prompt = main.querySelector(".turn.mine #prompt")?.textContent;
  told.push(end ?? (isPromptRead ? "" : (prompt ?? "")));
  place.replaceChildren(
    ...told.filter(Boolean).map((sentence) => {
      const line = document.createElement("p");
      line.textContent = sentence;
      return line;
    }),
  );
}
