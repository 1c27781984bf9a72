// The game again, line by line of the log, from a moment on. Any key or click but this one ends it.

import { go } from "./actions";
import { main, table } from "./page";

const PACE = 900; // milliseconds a move
let playing = 0;

export async function replay(from?: string): Promise<void> {
  if (playing) {
    stop();
    return;
  }
  const shown = table();
  if (!shown) {
    return;
  }
  const isAtEnd = shown.dataset.at === shown.dataset.last;
  let moment = Number(from ?? (isAtEnd ? "0" : shown.dataset.at));
  const last = Number(shown.dataset.last);
  const end = (event: Event) => {
    if (!(event.target as Element | null)?.closest?.("[data-replay]")) {
      stop();
    }
  };
  addEventListener("keydown", end, { once: true });
  addEventListener("pointerdown", end, { once: true });
  go(String(moment));
  playing = window.setInterval(() => {
    moment = after(moment);
    go(String(moment));
    if (moment >= last) {
      stop();
    }
  }, PACE);
}

/** The moment at which the next line of the log is done. */
function after(moment: number): number {
  for (const line of main.querySelectorAll("#log [id^=line-]")) {
    const at = Number(line.id.slice(5));
    if (at > moment) {
      return at;
    }
  }
  return moment + 1;
}

function stop(): void {
  clearInterval(playing);
  playing = 0;
}
