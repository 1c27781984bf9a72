"""The parts of a picture composed into one drawing, for files, films and notebooks.

Wide: the map with the question and the hand below it, the panels in a column beside it. Narrow:
one below the other. Nothing is scaled.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from whistlestop.core.game import State
from whistlestop.core.picture import BESIDE, MAP_WIDTH, NARROW, Panel, Scene, View
from whistlestop.core.picture.cartouche import frame
from whistlestop.core.picture.parts import Button, buttons, header, panel
from whistlestop.core.picture.question import INSET, asked, question
from whistlestop.core.picture.svg import Choices, document, group, num, rect

HEADER = 36.0
GAP = 12.0
MARGIN = {"wide": 16.0, "narrow": 8.0}
LEAST_QUESTION = 76.0

_CHOICE = re.compile(r'data-choice="(\d+)"')


def placed_choices(panels: Iterable[Panel]) -> set[int]:
    """The actions that can be chosen on the map or in a panel."""
    return {
        int(found) for panel in panels for line in panel.lines for found in _CHOICE.findall(line)
    }


def composed(state: State, scene: Scene, view: View) -> str:
    narrow = view.shape == NARROW
    margin = MARGIN[view.shape]
    left = 0.0 if narrow else margin  # a phone's map goes from edge to edge
    across = MAP_WIDTH[view.shape]
    width = across if narrow else across + GAP + BESIDE[view.shape] + 2 * margin
    body = header(
        state.game.title.heading,
        scene.moment,
        [step for step in scene.steps if step.now] if narrow else scene.steps,
        x=margin,
        y=margin - 4,
        w=width - 2 * margin,
        scale=0.82 if narrow else 1.0,
    )
    top = margin + HEADER
    body.append(_moved(scene.map, left, top))
    y = top + scene.map.height + GAP
    inner = width - 2 * margin if narrow else across
    lines, high = _question(state, scene, view, margin, y, inner)
    body += lines
    y += high + GAP
    if scene.hand is not None:
        body.append(_moved(scene.hand, margin, y))
        y += scene.hand.height + GAP
    beside, down = (margin, y) if narrow else (left + across + GAP, top)
    for part in scene.beside:
        body.append(_moved(part, beside, down))
        down += part.height + GAP
    height = max(y, down) - GAP + margin
    ground = rect(0, 0, width, height, "f-page", 0)
    return document([ground, *body], (width, height), scene.heading, scene.marks, view)


def _moved(part: Panel, x: float, y: float) -> str:
    """A part in its place: its elements stay one a line, so that two drawings differ in few."""
    if part.name == "map":  # its ground reaches beyond it: cut it off there
        w, h = num(part.width), num(part.height)
        opening = f'<svg x="{num(x)}" y="{num(y)}" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        edge = frame(part.width, part.height)
        ground = () if part.ground is None else (part.ground.inline,)
        return "\n".join((opening, *ground, *part.lines, edge, "</svg>"))
    opening = f'<g class="part" transform="translate({num(x)} {num(y)})">'
    return "\n".join((opening, *part.lines, "</g>"))


def _question(
    state: State, scene: Scene, view: View, x: float, y: float, w: float
) -> tuple[list[str], float]:
    """What is asked, with a button for every choice that has no place elsewhere."""
    choices = Choices(state, view)
    panels = [scene.map, *scene.beside, *((scene.hand,) if scene.hand else ())]
    elsewhere = placed_choices(panels)
    wanted = [
        Button(action, words) for action, words in choices.labels.items() if action not in elsewhere
    ]
    outcome = state.outcome()
    note = "" if outcome is None else view.speaker.say(outcome.reason)
    parts, top = asked(question(state, view.speaker), note, x, y, w)
    drawn, high = buttons(wanted, choices, x + INSET, top, w - 2 * INSET)
    h = max(LEAST_QUESTION if view.choices else 0.0, top - y + high + 14)
    return [group("question", [panel(x, y, w, h), *parts]), *drawn], h
