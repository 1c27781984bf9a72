// The changing part of the page: fetched, morphed in, and put in order afterwards.

import { Idiomorph } from "idiomorph";
import { announce } from "./announce";
import { oneStop } from "./board";
import { countMessages, tellNews } from "./chat";
import { guide } from "./coach";
import { showCompany } from "./company";
import { showConfirming } from "./confirming";
import { redraw } from "./drawing";
import { filter } from "./filter";
import { loadLater } from "./later";
import { slide, whereabouts } from "./motion";
import { keepTab } from "./tabs";
import { arrive, goalTag, showPace } from "./pace";
import { askName } from "./naming";
import { placeTicket } from "./ticket";
import { showStep } from "./stepper";
import { toast, words } from "./toast";
import { markHint, markSince } from "./touch";
import { offerUndo } from "./undoing";

export const main = document.querySelector<HTMLElement>("#main")!;

/** The table that the page shows, if it shows one. */
export function table(): HTMLElement | null {
  return main.querySelector<HTMLElement>("[data-tag]");
}

/** The moment of the past that is shown, as in the address; null for the present. */
export function moment(): string | null {
  return new URLSearchParams(location.search).get("at");
}

function formKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="form-key"]')!.content;
}

/** The map and the panels, each a drawing of its own. */
function drawings(root: ParentNode): Map<string, SVGElement> {
  const found = new Map<string, SVGElement>();
  for (const drawing of root.querySelectorAll<SVGElement>("[data-panel] > svg")) {
    found.set((drawing.parentElement as HTMLElement).dataset.panel!, drawing);
  }
  return found;
}

let latest = 0;
let sending = 0;

/**
 * Fetch the page's changing part from an address and show it. The answer to something that was
 * sent is always shown; what was only asked for is not, if something newer is on its way.
 */
export async function load(address: string, body?: URLSearchParams): Promise<boolean> {
  const turn = ++latest;
  sending += body ? 1 : 0;
  try {
    return await exchange(address, body, () => (body ? true : turn === latest && sending === 0));
  } finally {
    sending -= body ? 1 : 0;
    catchUp();
  }
}

async function exchange(
  address: string,
  body: URLSearchParams | undefined,
  isWanted: () => boolean,
): Promise<boolean> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: body ? "POST" : "GET",
      headers: { "X-Fragment": "1", "X-Form-Key": formKey() },
      ...(body ? { body } : {}),
    });
  } catch {
    toast(words("failed"));
    return false;
  }
  if (response.redirected) {
    location.assign(response.url);
    return true;
  }
  if (!response.ok) {
    await complain(response);
    return false;
  }
  const html = await response.text();
  if (isWanted()) {
    arrive(html);
  }
  return true;
}

async function complain(response: Response): Promise<void> {
  const told: { error?: string } = await response.json().catch(() => ({}));
  toast(told.error ?? words("failed"));
}

/** Reload the page's own address; a choice that waits to be confirmed keeps waiting. */
export function reload(): Promise<boolean> {
  const address = new URL(location.href);
  const waiting = main.querySelector<HTMLButtonElement>("#sure");
  if (waiting) {
    address.searchParams.set("choice", waiting.value);
  }
  return load(address.pathname + address.search);
}

/** Load the page as it is without such a choice. */
export function chooseAgain(): Promise<boolean> {
  return load(location.pathname + location.search);
}

export function show(html: string): void {
  const before = whereabouts(main);
  const log = main.querySelector("#log");
  const wasAtEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const focused = document.activeElement;
  const hadFocus = focused !== main && main.contains(focused);
  const next = document.createElement("template");
  next.innerHTML = html;
  // The drawings are the largest part of the page; they are changed apart from the rest.
  const shown = drawings(main);
  const wanted = drawings(next.content);
  const kept = new Set<Node>();
  for (const [name, drawing] of shown) {
    if (wanted.has(name)) {
      wanted.get(name)!.replaceWith(drawing.cloneNode(false));
      kept.add(drawing);
    }
  }
  Idiomorph.morph(main, next.content, {
    morphStyle: "innerHTML",
    callbacks: {
      // What a person has opened stays open, what they enlarged stays large, and what they are typing
      // stays written.
      beforeAttributeUpdated: (name: string, node: Element) =>
        name !== "open" && !(node.id === "picture" && /^(style|class|tabindex)$/.test(name)),
      beforeNodeMorphed: (from: Node) =>
        !kept.has(from) &&
        !(from instanceof HTMLElement && (from.dataset.loaded !== undefined || isBeingWritten(from))),
    },
  });
  for (const [name, drawing] of shown) {
    if (!kept.has(drawing)) {
      continue;
    }
    if (!main.contains(drawing)) {
      // Another kind of page, as when a waiting room becomes a table: the drawing is a new one.
      main.querySelector(`[data-panel="${name}"] > svg`)?.replaceWith(wanted.get(name)!);
    } else {
      redraw(drawing, wanted.get(name)!);
    }
  }
  slide(main, before);
  settle(wasAtEnd);
  // If the focus was at a choice that is gone, it moves to the next question.
  const isLost = hadFocus && !main.contains(document.activeElement);
  if (isLost) {
    main.querySelector<HTMLElement>("#prompt")?.focus({ preventScroll: true });
  }
  announce(isLost);
}

let told = "";
let isCatchingUp = false;

/** The server says which state the table is in; if the page shows another, it reloads. */
export function hear(tag: string): void {
  told = tag;
  catchUp();
}

function catchUp(): void {
  // A request that is under way brings its own answer; a person who looks at the past stays there.
  // While one answer is on its way, we ask for no other: after it, only the latest counts.
  if (sending > 0 || isCatchingUp || told === "" || moment() !== null) {
    return;
  }
  const isOld = goalTag() !== told;
  told = "";
  if (isOld) {
    isCatchingUp = true;
    void reload().finally(() => {
      isCatchingUp = false;
      catchUp();
    });
  }
}

function isBeingWritten(node: HTMLElement): boolean {
  return node === document.activeElement && node instanceof HTMLInputElement && node.value !== "";
}

/** Scroll the log so far that a line of it is seen, and nothing around it: the column stays. */
function showIn(log: Element, line: Element): void {
  const [box, part] = [log.getBoundingClientRect(), line.getBoundingClientRect()];
  log.scrollTop += Math.min(part.top - box.top, 0) + Math.max(part.bottom - box.bottom, 0);
}

/** After every change of the page. What is measured comes last: it makes the browser lay it out. */
export function settle(toLogEnd = true): void {
  const shown = table();
  if (shown?.dataset.title) {
    document.title = `${shown.dataset.title} · Whistlestop`;
  }
  for (const field of main.querySelectorAll<HTMLInputElement>("[data-link]")) {
    field.value = new URL(field.getAttribute("value")!, location.href).href;
  }
  oneStop();
  filter();
  void loadLater();
  showConfirming();
  showStep();
  showPace();
  keepTab();
  countMessages();
  tellNews();
  askName();
  showCompany();
  markSince();
  markHint();
  placeTicket();
  offerUndo();
  main.querySelector<HTMLElement>("#sure")?.focus({ preventScroll: true });
  const log = main.querySelector("#log");
  const here = log?.querySelector(".here");
  if (log && here) {
    showIn(log, here);
  } else if (log && toLogEnd) {
    log.scrollTop = log.scrollHeight;
  }
  const remarks = main.querySelector("#remarks");
  if (remarks) {
    remarks.scrollTop = remarks.scrollHeight;
  }
  guide();
}
