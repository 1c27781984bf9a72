"""A person at the table who only points: at what is lit, with a mouse or with a finger."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, TimeoutError

from tests.browser.player import SECONDS

# Where something that can be chosen now can be hit: a move that waits to be confirmed first, then
# the choices of a picked thing, then what is lit on the board, last what stands in the bar.
# A point counts only if nothing else lies over it.
POINTS = """
() => {
  const shown = (thing) => { thing.scrollIntoView?.({ block: "nearest" }); return thing; };
  const hit = (thing, x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) { return false; }
    const found = document.elementFromPoint(x, y);
    return found !== null && (found === thing || thing.contains(found));
  };
  const pointOf = (thing) => {
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
    const things = [...document.querySelectorAll(lit)];
    const found = things.map((thing) => pointOf(thing.matches("button") ? shown(thing) : thing));
    const points = found.filter(Boolean);
    if (points.length > 0) { return points; }
  }
  return [];
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


def play_by_hand(page: Page, point: Callable[[float, float], None], most: int = 100_000) -> int:
    """Point at what is lit until the game is over, or so often; returns how often."""
    seen = str(page.wait_for_function(NEXT, arg="", timeout=40 * SECONDS).json_value())
    for number in range(most):
        if seen == "over":
            return number
        seen = answer(page, point, seen, number)
    return most


def answer(page: Page, point: Callable[[float, float], None], seen: str, number: int) -> str:
    """Point at one of what is lit, and once more if the board was still moving; what comes next."""
    for patience in (10, 40):
        points = page.evaluate(POINTS)
        if points:  # else the answer to the last click is on its way
            x, y = points[number * 7 % len(points)]
            point(x, y)
        try:
            found = page.wait_for_function(NEXT, arg=seen, timeout=patience * SECONDS)
        except TimeoutError:
            continue
        return str(found.json_value())
    raise AssertionError(f"nothing answers a click at {seen}")
