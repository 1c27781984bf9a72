// The two switches in the page's head: sound, which is off until somebody wants it, and motion, which
// is on unless the system asks for calm. This browser remembers both; the server knows nothing of it.

import { sound } from "./sounds";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function keep(name: string, isOn: boolean): void {
  try {
    localStorage.setItem(name, isOn ? "on" : "off");
  } catch {
    // The browser keeps nothing, so the choice is lost.
  }
}

export function playsSound(): boolean {
  return kept("sound") === "on";
}

export function playsMotion(): boolean {
  return !calm.matches && kept("motion") !== "off";
}

function show(): void {
  document.documentElement.toggleAttribute("data-calm", !playsMotion());
  for (const [name, isOn] of [
    ["sound", playsSound()],
    ["motion", playsMotion()],
  ] as const) {
    document.querySelector(`[data-switch="${name}"]`)?.setAttribute("aria-pressed", String(isOn));
  }
  const motion = document.querySelector<HTMLButtonElement>('[data-switch="motion"]');
  if (motion) {
    motion.hidden = calm.matches; // the system has decided
  }
}

export function listenToSwitches(): void {
  document.addEventListener("click", (event) => {
    const name = (event.target as Element).closest<HTMLElement>("[data-switch]")?.dataset.switch;
    if (name === "sound") {
      keep("sound", !playsSound());
      if (playsSound()) {
        sound("turn"); // so that they hear it, and the browser allows it from now on
      }
    } else if (name === "motion") {
      keep("motion", !playsMotion());
    }
    if (name) {
      show();
    }
  });
  calm.addEventListener("change", show);
  show();
}
