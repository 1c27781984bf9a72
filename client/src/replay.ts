// The game again, move by move, from a moment on. Any key or click but this one ends it.

import { go } from "./actions";
import { table } from "./page";

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
    moment += 1;
    go(String(moment));
    if (moment >= last) {
      stop();
    }
  }, PACE);
}

function stop(): void {
  clearInterval(playing);
  playing = 0;
}
