"""A person at the table who only points: at what is lit, with a mouse or with a finger."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, TimeoutError

from tests.browser.player import SECONDS

# Where one of the things that can be chosen now can be hit: a move that waits to be confirmed
# first, then the choices of a picked thing, then what is lit on the board, last what stands in the
# bar. A point counts only if nothing else lies over it. To see whether a button can be hit, it is
# scrolled to, which moves the others: so the one that is taken is looked up once more.
LIT = """
(number) => {
  const hit = (thing, x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) { return false; }
    const found = document.elementFromPoint(x, y);
    return found !== null && (found === thing || thing.contains(found));
  };
  const pointOf = (thing) => {
    if (thing.matches("button")) { thing.scrollIntoView({ block: "nearest" }); }
    const box = thing.getBoundingClientRect();
    const points = [[box.left + box.width / 2, box.top + box.height / 2]];
    for (const path of thing.matches("path") ? [thing] : thing.querySelectorAll("path")) {
      const scale = path.getScreenCTM();
      for (const part of scale ? [0.5, 0.25, 0.75, 0.1, 0.9] : []) {
        const at = path.getPointAtLength(path.getTotalLength() * part).matrixTransform(scale);
        points.push([at.x, at.y]);
      }
    }
    return points.find(([x, y]) => hit(thing, x, y)) ?? null;
  };
  for (const lit of [
    "#sure",
    ".chooser button",
    ".table.mine [data-panel] :is([data-choice], [data-pick])",
    ".table.mine :is([data-offer], .few button)",
  ]) {
    const things = [...document.querySelectorAll(lit)].filter((thing) => pointOf(thing) !== null);
    if (things.length > 0) { return pointOf(things[(number * 7) % things.length]); }
  }
  return null;
}
"""
# What somebody would look at who wonders why a click did nothing.
THERE = """
([x, y]) => {
  const names = ["id", "class", "data-choice", "data-pick", "data-offers", "data-offer"];
  const told = (thing) => {
    const known = names.filter((name) => thing?.hasAttribute(name));
    const parts = known.map((name) => `${name}=${thing.getAttribute(name)}`);
    return thing ? [thing.localName, ...parts].join(" ") : "nothing";
  };
  const textOf = (name) => document.querySelector(name)?.textContent.trim() ?? "";
  const found = document.elementFromPoint(x, y);
  const meant = found?.closest("[data-choice], [data-pick], [data-in], button");
  const said = `asked "${textOf("#prompt")}", told "${textOf("#toast.shown")}"`;
  return `there lies ${told(found)} in ${told(meant)}; ${said}`;
}
"""
# What tells one question from the next.
SEEN = """
() => {
  if (document.querySelector(".result")) { return "over"; }
  const table = document.querySelector(".table");
  const sure = document.querySelector("#sure")?.value ?? "";
  const chooser = document.querySelectorAll(".chooser button").length;
  return table.matches(".mine") ? `${table.dataset.tag} ${sure} ${chooser}` : "";
}
"""
# A list of choices that closes is not yet an answer.
NEXT = f"""
(before) => {{
  const now = ({SEEN.strip()})();
  const isClosed = now.endsWith(" 0") && before.startsWith(now.slice(0, -1));
  return now && now !== before && !isClosed ? now : null;
}}
"""


# A phone gets its own drawing as soon as the page knows how narrow it is.
SHAPED = """
() => (innerWidth < 720) === (document.querySelector(".table")?.dataset.shape === "narrow")
"""


def play_by_hand(page: Page, point: Callable[[float, float], None], most: int = 100_000) -> int:
    """Point at what is lit until the game is over, or so often; returns how often."""
    page.wait_for_function(SHAPED, timeout=40 * SECONDS)
    seen = str(page.wait_for_function(NEXT, arg="", timeout=40 * SECONDS).json_value())
    for number in range(most):
        if seen == "over":
            return number
        seen = answer(page, point, seen, number)
    return most


def answer(page: Page, point: Callable[[float, float], None], seen: str, number: int) -> str:
    """Point once at one of what is lit; what comes next. A click without an answer is a fault."""
    # There may be nothing to point at while the answer to the last click is on its way.
    x, y = page.wait_for_function(LIT, arg=number, timeout=40 * SECONDS).json_value()
    before = page.evaluate(THERE, [x, y])
    point(x, y)
    try:
        found = page.wait_for_function(NEXT, arg=seen, timeout=40 * SECONDS)
    except TimeoutError as error:
        after = page.evaluate(THERE, [x, y])
        raise AssertionError(
            f"nothing answers click {number} on {x:g}, {y:g} at {seen}: {before}; now {after}"
        ) from error
    return str(found.json_value())
