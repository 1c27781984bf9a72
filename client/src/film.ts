// The film in the page of a result: the map after each action, fetched when somebody presses Play.

import { main } from "./page";
import { playsMotion } from "./switches";
import { toast, words } from "./toast";

type Packed = { lines: string[]; frames: (number | [number, number])[][] };

const STEP = 450; // milliseconds for a move

let frames: number[][] = [];
let lines: string[] = [];
let from = "";
let timer = 0;

function film(): HTMLElement | null {
  return main.querySelector<HTMLElement>("[data-film]");
}

async function fetched(address: string): Promise<boolean> {
  if (from === address) {
    return true;
  }
  const button = film()?.querySelector<HTMLButtonElement>("[data-film-play]");
  button?.setAttribute("disabled", "");
  const response = await fetch(address).catch(() => null);
  button?.removeAttribute("disabled");
  if (!response?.ok) {
    toast(words("failed"));
    return false;
  }
  const packed = (await response.json()) as Packed;
  lines = packed.lines;
  let before: number[] = [];
  frames = packed.frames.map(
    (runs) =>
      (before = runs.flatMap((run) =>
        typeof run === "number" ? run : before.slice(run[0], run[0] + run[1]),
      )),
  );
  from = address;
  return true;
}

function show(moment: number): void {
  const screen = film()?.querySelector(".film-screen");
  const frame = frames[moment];
  if (screen && frame) {
    screen.innerHTML = frame.map((line) => lines[line]).join("\n");
    film()!.querySelector<HTMLInputElement>("input")!.value = String(moment);
  }
}

function stop(): void {
  clearInterval(timer);
  timer = 0;
  film()?.querySelector("[data-film-play]")?.setAttribute("aria-pressed", "false");
}

async function play(): Promise<void> {
  const shown = film();
  if (!shown || !(await fetched(shown.dataset.film!))) {
    return;
  }
  const slider = shown.querySelector<HTMLInputElement>("input")!;
  let moment = Number(slider.value) >= frames.length - 1 ? 0 : Number(slider.value);
  shown.querySelector("[data-film-play]")!.setAttribute("aria-pressed", "true");
  show(moment);
  const step = playsMotion() ? STEP : 2 * STEP;
  timer = window.setInterval(() => {
    moment += 1;
    show(moment);
    if (moment >= frames.length - 1 || !film()) {
      stop();
    }
  }, step);
}

export function listenToFilm(): void {
  main.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[data-film-play]")) {
      timer ? stop() : void play();
    }
  });
  main.addEventListener("input", async (event) => {
    const slider = event.target as HTMLInputElement;
    const shown = slider.closest<HTMLElement>("[data-film]");
    if (shown) {
      stop();
      const moment = Number(slider.value);
      if (await fetched(shown.dataset.film!)) {
        show(moment);
      }
    }
  });
}
