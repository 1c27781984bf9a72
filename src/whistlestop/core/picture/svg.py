"""SVG as text: elements, groups that can be chosen, and the document around them.

Coordinates are rounded to tenths, so that the same place is written the same way on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from whistlestop.core.picture import AUTO, DARK, View, faces, palette
from whistlestop.core.picture.palette import Mark

if TYPE_CHECKING:
    from whistlestop.core.game import State

ANCHORS = {"start": "", "middle": " mid", "end": " end"}
CENTRE = 0.345  # of the font size: how far a baseline lies below the middle of the line


NO_BREAK_SPACES = "\u00a0\u202f"  # which Python does not count as printable


def escape(text: str) -> str:
    """Text safe inside an element or a quoted attribute; characters that XML forbids are left
    out."""
    for sign, safe in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        if sign in text:
            text = text.replace(sign, safe)
    if text.isprintable():
        return text
    return "".join(sign for sign in text if sign.isprintable() or sign in NO_BREAK_SPACES)


@lru_cache(maxsize=16384)
def num(value: float) -> str:
    """Short, and the same on every machine."""
    tenths = round(value * 10)
    if tenths % 10 == 0:
        return str(tenths // 10)
    return f"{tenths / 10:.1f}"


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    ink: str = "ink",
    on: str = "panel",
    anchor: str = "start",
    bold: bool = False,
    halo: bool = False,
    display: bool = False,
    of: str = "",
) -> str:
    """A line of text on its baseline. `ink` and `on` must be a pair of the palette.

    With a halo, the ground's colour surrounds the letters; use it where lines cross the ground.
    Names and big numbers are set in the display face. `of` is the id of the thing that it names.
    """
    kind = f"f-{ink} on-{on} halo" if halo else f"f-{ink} on-{on}"
    if display:
        kind += " display"
    kind += ANCHORS[anchor]
    if bold and not display:
        kind += " semi"
    stroke = f'<text class="s-{on} {kind}"' if halo else f'<text class="{kind}"'
    if of:
        stroke += f' data-of="{of}"'
    return f'{stroke} x="{num(x)}" y="{num(y)}" font-size="{num(size)}">{escape(words)}</text>'


def middle(
    x: float,
    y: float,
    words: str,
    size: float,
    ink: str = "ink",
    on: str = "panel",
    bold: bool = False,
    display: bool = False,
) -> str:
    """A text around a point."""
    return text(x, y + size * CENTRE, words, size, ink, on, "middle", bold, display=display)


def rect(x: float, y: float, w: float, h: float, kind: str, radius: float = 0) -> str:
    corner = f' rx="{num(radius)}"' if radius else ""
    return (
        f'<rect class="{kind}" x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
        f"{corner}/>"
    )


def circle(x: float, y: float, r: float, kind: str) -> str:
    return f'<circle class="{kind}" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


def path(data: str, kind: str, more: str = "") -> str:
    return f'<path class="{kind}" d="{data}"{more}/>'


def polyline(points: Iterable[tuple[float, float]], closed: bool = False) -> str:
    """Path data through points."""
    data = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return data + "z" if closed else data


def symbol(mark: Mark, x: float, y: float, size: float, ink: str = "") -> str:
    """A mark's symbol around a point, `size` from the middle to the rim."""
    kind = ink or f"on-{mark.name}"
    return (
        f'<path class="f-{kind}" fill-rule="evenodd" d="{mark.symbol}"'
        f' transform="translate({num(x)} {num(y)}) scale({size:g})"/>'
    )


_LABEL = re.compile(r' aria-label="[^"]*"')


def group(
    name: str,
    parts: Sequence[str],
    kind: str = "",
    at: tuple[float, float] | None = None,
    more: str = "",
) -> str:
    """A group with an id. `at` moves it; `more` is further attributes, such as a choice's.

    A choice with a text in it is named by its title alone: a label beside the text would have to
    repeat all of it.
    """
    body = "".join(parts)
    if "data-choice" in more and "<title>" in body and "<text " in body:
        more = _LABEL.sub("", more, count=1)
    classes = f' class="{kind}"' if kind else ""
    place = "" if at is None else f' transform="translate({num(at[0])} {num(at[1])})"'
    return f'<g id="{name}"{classes}{place}{more}>{body}</g>'


def titled(words: str) -> str:
    """What a pointer shows and a screen reader says; the first part of a group."""
    return f"<title>{escape(words)}</title>"


class Choices:
    """What the viewer may choose: the legal actions if it is their turn, else nothing."""

    def __init__(self, state: State, view: View) -> None:
        offered = view.choices and state.to_act >= 0 and view.viewer in (None, state.to_act)
        self.labels: dict[int, str] = {}
        self.hinted = None if view.hinted is None else int(view.hinted.id)
        if offered:
            words, speaker = state.game.words, view.speaker
            self.labels = {
                int(action.id): speaker.say(words.label(action)) for action in state.legal_actions()
            }

    def __contains__(self, action: int) -> bool:
        return action in self.labels

    def attributes(self, action: int) -> str:
        """What makes a group the button of a legal action; nothing if it is not legal now."""
        if action not in self.labels:
            return ""
        return (
            f' {self.mark(action)} role="button" tabindex="0"'
            f' aria-label="{escape(self.labels[action])}"'
        )

    def mark(self, action: int) -> str:
        """What tells a page which action a button stands for, and whether a hint advises it."""
        return f'data-choice="{action}"' + (' data-hint="yes"' if action == self.hinted else "")

    def title(self, action: int) -> str:
        return titled(self.labels[action]) if action in self.labels else ""


def document(
    body: Sequence[str],
    size: tuple[float, float],
    heading: str,
    marks: Iterable[Mark],
    view: View,
    is_alone: bool = True,
) -> str:
    """The whole drawing. `heading` says in a line what it shows; the hatches of `marks` are defined
    in it. One that does not stand alone finds its style sheet in the page around it."""
    w, h = num(size[0]), num(size[1])
    style = [_style(view.theme)] if is_alone else []
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="ws ws-{view.theme}"'
            f' viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="group"'
            f' aria-label="{escape(heading)}">',
            *style,
            *(_hatch(mark) for mark in marks),
            *body,
            "</svg>\n",
        )
    )


def _hatch(mark: Mark) -> str:
    """A pattern to fill with: `fill="url(#hatch_red)"` over the plain colour."""
    return (
        f'<pattern id="hatch_{mark.name}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<path class="s-on-{mark.name} hatch" d="{mark.hatch}"/></pattern>'
    )


RULES = (
    f"text{{font-family:{faces.TEXT}}}",
    ".mid{text-anchor:middle}.end{text-anchor:end}.semi{font-weight:600}",
    f".display{{font-family:{faces.DISPLAY};font-weight:700}}",
    ".halo{paint-order:stroke;stroke-width:3.4px;stroke-linejoin:round}",
    f".name{{font-family:{faces.DISPLAY};font-style:italic;font-weight:450}}",
    ".none{fill:none}",
    ".sleepers{stroke-dasharray:2.2 4.6}",
    ".hatch{fill:none;stroke-width:1.2px;stroke-linecap:round}",
    ".thin{stroke-width:1px}.fine{stroke-width:1.5px}.bold{stroke-width:2.5px}",
    ".round{stroke-linecap:round;stroke-linejoin:round}",
    ".clear{fill-opacity:0;stroke-opacity:0}",
    ".glow{opacity:0}",
    ".stubs path{opacity:0}",  # choices that are a line alone
)
LIVELY = (
    ":is([data-choice],[data-pick]){cursor:pointer}",
    ":is([data-choice],[data-pick]):hover .glow{opacity:1}",
    ".stubs [data-choice]:hover,.stubs .is-pointed{opacity:.85}",
    ":is([data-choice],[data-pick]):focus{outline:none}",
    ":is([data-choice],[data-pick]):focus-visible .glow{opacity:1}",
    ".piece{transition:transform .45s ease-in-out}",
)


@lru_cache(maxsize=8)
def _style(theme: str) -> str:
    """The style sheet. It touches nothing outside drawings of this theme."""
    scope = f".ws-{theme}"
    parts: list[str] = []
    if theme == AUTO:
        light, dark = _variables(False, _differing()), _variables(True, _differing())
        parts += [
            f"{scope}{_variables(False, palette.names())}",
            f"@media(prefers-color-scheme:dark){{{scope}{dark}}}",
            f"[data-theme=light] {scope},{scope}[data-theme=light]{light}",
            f"[data-theme=dark] {scope},{scope}[data-theme=dark]{dark}",
        ]
    for name in palette.names():
        value = f"var(--ws-{name})" if theme == AUTO else palette.colour(name, theme == DARK)
        parts.append(f"{scope} .f-{name}{{fill:{value}}}{scope} .s-{name}{{stroke:{value}}}")
    parts += [_scoped(rule, scope) for rule in RULES]
    parts.append(f"@media screen{{{''.join(_scoped(rule, scope) for rule in LIVELY)}}}")
    parts.append(f"@media(prefers-reduced-motion:reduce){{{scope} .piece{{transition:none}}}}")
    return f"<style>{''.join(parts)}</style>"


def _scoped(rules: str, scope: str) -> str:
    return "".join(f"{scope} {rule}}}" for rule in rules.split("}") if rule)


def _differing() -> list[str]:
    """Pieces and players keep their colours in the dark, as wood does."""
    return [n for n in palette.names() if palette.colour(n, False) != palette.colour(n, True)]


def _variables(dark: bool, names: Sequence[str]) -> str:
    pairs = (f"--ws-{name}:{palette.colour(name, dark)}" for name in names)
    return f"{{{';'.join(pairs)}}}"
