"""A figure of a rules page: a part of a position's picture, cut to what it speaks of.

Where things lie is read from the drawing itself, so a figure needs no coordinates and stays right
when a picture changes. Ids are left out: a page may have several figures, and the board beside
them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from whistlestop.core.picture import AUTO, Panel, Scene, View
from whistlestop.core.picture.svg import circle, document, middle, num, path, rect
from whistlestop.core.rulebook import SAMPLE_NAMES, Figure
from whistlestop.core.words import Speaker

_ID = re.compile(r' id="(?!hatch-)[^"]*"')
_HATCH = re.compile(r'(id="|url\(#)(hatch_)')
_NAMED = re.compile(r' id="([^"]+)"')
_ATTRIBUTE = re.compile(r' (x|y|cx|cy|width|height|r)="(-?[\d.]+)"')
_TRANSLATED = re.compile(r"translate\((-?[\d.]+)[ ,](-?[\d.]+)\)")
_SCALED = re.compile(r"scale\(([\d.]+)\)")
_DATA = re.compile(r' d="([^"]+)"')
_COMMAND = re.compile(r"([MLCQA])([^A-Za-z]+)")
_NUMBER = re.compile(r"-?\d*\.?\d+")
_TAG = re.compile(r"<(?:g|path|rect|circle|text)\b[^>]*>|</g>")
LETTER = 11.0
BAND = 22.0


class Bounds(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def with_(self, other: Bounds) -> Bounds:
        return Bounds(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def grown(self, by: float) -> Bounds:
        return Bounds(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def meets(self, other: Bounds) -> bool:
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )

    @property
    def centre(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


NOWHERE = Bounds(1e9, 1e9, -1e9, -1e9)


def draw_figure(
    figure: Figure, name: str, speaker: Speaker, ground: Callable[[str], str] | None = None
) -> str:
    """The figure as a drawing. `ground` gives what stands for the land of a digest, if a page has
    it at an address of its own."""
    voice = Speaker(SAMPLE_NAMES, speaker.translations)
    view = View(voice, viewer=figure.viewer, choices=False, last=figure.last, theme=AUTO)
    scene = figure.state.game.picture.scene(figure.state, view)
    panel = part_of(scene, figure.part)
    survey = Survey(panel.lines)
    window = _window(panel, figure, survey)
    lines = [
        line
        for line, bounds in zip(panel.lines, survey.lines, strict=True)
        if _is_seen(line, bounds, window)
    ]
    lines += [_lit(survey.things[name], figure.part == "map") for name in figure.lit]
    lines += [
        _letter(survey.things[name].bounds, letter) for name, letter in figure.letters.items()
    ]
    if panel.ground is not None:
        digest = panel.ground.digest
        lines.insert(0, ground(digest) if ground and digest else panel.ground.inline)
    width, height = window.right - window.left, window.bottom - window.top
    marks = [mark for mark in scene.marks if any(f"#hatch_{mark.name})" in line for line in lines)]
    drawing = document(lines, (width, height), scene.heading, marks, view)
    drawing = _ID.sub("", _HATCH.sub(rf"\1hatch-{name}-\2", drawing))
    box = f'viewBox="{num(window.left)} {num(window.top)} {num(width)} {num(height)}"'
    return re.sub(r'viewBox="[^"]*"', box, drawing, count=1)


def part_of(scene: Scene, name: str) -> Panel:
    parts: list[Panel] = [scene.map, *scene.beside, *([scene.hand] if scene.hand else [])]
    return {part.name: part for part in parts}[name]


def missing_things(figure: Figure) -> list[str]:
    """The ids that a figure speaks of and its drawing doesn't have."""
    view = View(viewer=figure.viewer, choices=False, last=figure.last)
    scene = figure.state.game.picture.scene(figure.state, view)
    known = Survey(part_of(scene, figure.part).lines).things
    return [name for name in (*figure.focus, *figure.lit, *figure.letters) if name not in known]


class Frame(NamedTuple):
    """How the coordinates of a group become those of the drawing."""

    dx: float = 0.0
    dy: float = 0.0
    scale: float = 1.0

    def within(self, tag: str) -> Frame:
        moved, scaled = _TRANSLATED.search(tag), _SCALED.search(tag)
        x, y = (float(moved[1]), float(moved[2])) if moved else (0.0, 0.0)
        more = float(scaled[1]) if scaled else 1.0
        return Frame(self.dx + x * self.scale, self.dy + y * self.scale, self.scale * more)


@dataclass
class Thing:
    """What has an id: where it lies, and the line along which its rails run, if it has any."""

    frame: Frame
    bounds: Bounds = NOWHERE
    rails: str = ""


class Survey:
    """About where everything in a drawing lies: its points, not the ink around them."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.things: dict[str, Thing] = {}
        self.lines: list[Bounds] = []
        self._around: list[tuple[Frame, str]] = [(Frame(), "")]
        for line in lines:
            self.lines.append(NOWHERE)
            for tag in _TAG.findall(line):
                self._take(tag)

    def _take(self, tag: str) -> None:
        if tag == "</g>":
            self._around.pop()
            return
        frame = self._around[-1][0]
        found = _NAMED.search(tag)
        name = found[1] if found else ""
        own = frame.within(tag)
        if name:
            self.things.setdefault(name, Thing(own))
        if tag.startswith("<g"):
            self._around.append((own, name))
            return
        names = {one for _, one in self._around} | {name}
        points = _points(tag)
        if points is None:
            return
        bounds = Bounds(
            own.dx + points.left * own.scale,
            own.dy + points.top * own.scale,
            own.dx + points.right * own.scale,
            own.dy + points.bottom * own.scale,
        )
        self.lines[-1] = self.lines[-1].with_(bounds)
        for one in names - {""}:
            thing = self.things[one]
            thing.bounds = thing.bounds.with_(bounds)
            if not thing.rails and " none" in tag and (data := _DATA.search(tag)):
                thing.rails = data[1]


def _points(element: str) -> Bounds | None:
    found = {name: float(value) for name, value in _ATTRIBUTE.findall(element)}
    reach = found.get("r", 0.0)
    xs: list[float] = []
    ys: list[float] = []
    for x, y in (("cx", "cy"), ("x", "y")):
        if x in found and y in found:
            xs += [found[x] - reach, found[x] + reach + found.get("width", 0.0)]
            ys += [found[y] - reach, found[y] + reach + found.get("height", 0.0)]
    for data in _DATA.findall(element):
        for command, numbers in _COMMAND.findall(data):
            flat = [float(number) for number in _NUMBER.findall(numbers)]
            if command == "A":  # two radii, three flags, and where it ends
                flat = [n for place, n in enumerate(flat) if place % 7 >= 5]
            xs += flat[0::2]
            ys += flat[1::2]
    if not xs or not ys:
        return None
    return Bounds(min(xs), min(ys), max(xs), max(ys))


def _window(panel: Panel, figure: Figure, survey: Survey) -> Bounds:
    whole = Bounds(0.0, 0.0, panel.width, panel.height)
    if not figure.focus:
        return whole
    seen = NOWHERE
    for name in figure.focus:
        seen = seen.with_(survey.things[name].bounds)
    wide = seen.grown(figure.margin)
    return Bounds(
        max(whole.left, wide.left),
        max(whole.top, wide.top),
        min(whole.right, wide.right),
        min(whole.bottom, wide.bottom),
    )


def _is_seen(line: str, bounds: Bounds, window: Bounds) -> bool:
    if "<pattern" in line or "<defs" in line or bounds == NOWHERE:
        return True
    if line.startswith('<g id="cartouche"'):
        return False  # the page has an index of symbols
    if line.count("<g") != line.count("</g>"):  # it opens or closes a group of other lines
        return True
    if line.startswith("<text"):  # a name that would be cut off is left out
        x, y = bounds.centre
        inner = window.grown(-8)
        return inner.left <= x <= inner.right and inner.top <= y <= inner.bottom
    return bounds.grown(12).meets(window)


def _lit(thing: Thing, on_map: bool) -> str:
    """A band along rails, or a ring around anything else."""
    if on_map and thing.rails:
        dx, dy, scale = thing.frame
        band = f' stroke-width="{num(BAND / scale)}" opacity=".38"'
        if (dx, dy, scale) != Frame():
            band += f' transform="translate({num(dx)} {num(dy)}) scale({scale:g})"'
        return path(thing.rails, "s-lit none round", band)
    ring = thing.bounds.grown(5) if on_map else thing.bounds.grown(-1)
    return rect(
        ring.left, ring.top, ring.right - ring.left, ring.bottom - ring.top, "none s-lit bold", 12
    )


def _letter(bounds: Bounds, letter: str) -> str:
    x, y = bounds.centre
    y -= 20
    return circle(x, y, LETTER, "f-token s-edge fine") + middle(
        x, y, letter, 14, "on-token", "token", bold=True
    )
