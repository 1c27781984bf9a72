// What this browser adds to the dice. When you sit down, it promises a number by its hash, in a
// cookie; once all seats are taken, the page asks for the number itself. So nobody, the server
// included, knows it while the others can still choose theirs. See core/fairness.py.

import { load, main } from "./page";

const COOKIE = "dice";
const KEPT = "dice:"; // numbers that were promised, by their hash
const MOST = 50;

export function addToDice(): void {
  if (!globalThis.crypto?.subtle) return; // not over https: the game begins without our number
  void promise();
  reveal();
  new MutationObserver(reveal).observe(main, { childList: true, subtree: true });
}

async function promise(): Promise<void> {
  const known = document.cookie.match(/(?:^|; )dice=([0-9a-f]{64})/);
  if (known && localStorage.getItem(KEPT + known[1])) return;
  const number = hex(crypto.getRandomValues(new Uint8Array(16)));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(number));
  const hash = hex(new Uint8Array(digest));
  try {
    const old = Object.keys(localStorage).filter((name) => name.startsWith(KEPT));
    for (const name of old.slice(0, Math.max(0, old.length - MOST))) localStorage.removeItem(name);
    localStorage.setItem(KEPT + hash, number);
  } catch {
    return; // nothing can be kept here, so nothing is promised
  }
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${COOKIE}=${hash}; path=/; samesite=lax${secure}`;
}

let told = "";

function reveal(): void {
  const asked = main.querySelector<HTMLElement>("[data-reveal]");
  const hash = asked?.dataset.reveal ?? "";
  if (!asked || hash === told) return;
  const number = localStorage.getItem(KEPT + hash);
  if (!number) return;
  told = hash;
  localStorage.removeItem(KEPT + hash);
  void load(`/table/${asked.dataset.table}/share`, new URLSearchParams({ share: number }));
  void promise();
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
