"""What the page of a table shows of its board: the map and the panels, each a drawing of its own.

A choice that somebody has picked is shown as the position after it, up to where chance would
answer. What differs from the position before is marked, so the page can dim the rest.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from whistlestop.core.errors import SetupError
from whistlestop.core.game import Action, Event, Game, State
from whistlestop.core.picture import AUTO, Panel, Scene, Step, View
from whistlestop.core.picture.composing import placed_choices
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.ride import drawn
from whistlestop.core.picture.svg import document
from whistlestop.core.words import Speaker
from whistlestop.server.rendering.grounds import ground_address

_OFFERS = re.compile(r'data-offers="([^"]*)"')


@dataclass(frozen=True)
class PartView:
    name: str
    heading: str
    drawing: Markup


@dataclass(frozen=True)
class SceneView:
    moment: str
    steps: Sequence[Step]
    stage: str
    map: Markup
    hand: Markup | None
    hand_name: str
    beside: Sequence[PartView]
    placed: frozenset[int]  # the actions that can be chosen in the drawings
    ticket: Markup | None = None  # of a picked choice: its price and gain
    family: str = ""  # how the notations of what could be done instead of it begin


def scene_view(
    state: State,
    view: View,
    picked: Sequence[Action] = (),
    events: Sequence[Sequence[Event]] = (),
) -> SceneView:
    """The position; if actions are picked, the one that they would lead to. `events` tell what
    each action so far has brought about.
    """
    try:
        picture = state.game.picture
    except SetupError:  # a game without pictures is shown as text
        table = state.game.words.table(state, view.speaker)
        text = Markup('<pre class="text-table">{}</pre>').format(table)
        return SceneView("", (), "", text, None, "", (), frozenset())
    ticket, family = None, ""
    if not picked:
        scene = picture.scene(state, view)
        ride = picture.ride(state, events, view)
        if ride is not None:
            scene = replace(scene, map=replace(scene.map, lines=(*scene.map.lines, drawn(ride))))
    else:
        calm = replace(view, choices=False, last=None)
        ahead = picture.ahead(state, picked, calm)
        after = state.copy()
        for action in picked[: ahead.shown]:
            after.apply(action)
        later = picture.scene(after, replace(calm, picked=tuple(picked)))
        over = replace(later.map, lines=(*later.map.lines, *ahead.lines))
        scene = marked(picture.scene(state, calm), replace(later, map=over))
        ticket, family = ahead.ticket, ahead.family
    parts = [scene.map, *scene.beside, *((scene.hand,) if scene.hand else ())]
    return SceneView(
        moment=scene.moment,
        steps=scene.steps,
        stage=scene.stage,
        map=_map(state, scene, view),
        hand=None if scene.hand is None else _drawing(scene.hand, (), view),
        hand_name="" if scene.hand is None else scene.hand.name,
        beside=[
            PartView(part.name, part.heading, _drawing(part, (), view)) for part in scene.beside
        ],
        placed=frozenset(placed_choices(parts) | _picked_first(parts)),
        ticket=None if ticket is None else _drawing(ticket, scene.marks, view),
        family=family,
    )


def _picked_first(parts: Sequence[Panel]) -> set[int]:
    """The actions that a thing of the drawings offers when it is picked."""
    return {
        int(action)
        for part in parts
        for line in part.lines
        for offered in _OFFERS.findall(line)
        for action in offered.split()
    }


def empty_board(game: Game, speaker: Speaker, shape: str) -> Markup:
    """The map before the first move, for whoever waits for a game to begin."""
    state = game.start()
    return scene_view(state, View(speaker=speaker, choices=False, theme=AUTO, shape=shape)).map


def _map(state: State, scene: Scene, view: View) -> Markup:
    """The map; land that was drawn for the board is loaded once, from an address of its own."""
    land = scene.map.ground
    if land is None:
        return _drawing(scene.map, scene.marks, view)
    lying = land.inline
    if land.digest:
        address = ground_address(state.game, view.shape, land.digest)
        lying = f'<use id="ground" href="{address}#ground"/>'
    whole = replace(scene.map, lines=(lying, *scene.map.lines))
    return _drawing(whole, scene.marks, view)


def _drawing(part: Panel, marks: Sequence[Mark], view: View) -> Markup:
    size = (part.width, part.height)
    return Markup(document(part.lines, size, part.heading, marks, view, is_alone=False))


def marked(before: Scene, after: Scene) -> Scene:
    """The later scene, with whatever is new in it in groups of the class `changed`.

    Where nothing is new, what has gone is shown once more, as `gone`; where nothing has gone
    either, the hand, which the choice is made with.
    """
    known = {line for part in _parts(before) for line in part.lines}
    kept = {line for part in _parts(after) for line in part.lines}
    was = {part.name: part for part in _parts(before)}
    if kept == known:
        known = known.difference(after.hand.lines if after.hand else ())

    def compared(part: Panel) -> Panel:
        lines = tuple(
            line if line in known else f'<g class="changed">{line}</g>' for line in part.lines
        )
        if kept < known and part.name in was:
            lines += tuple(
                f'<g class="changed gone">{line}</g>'
                for line in was[part.name].lines
                if line not in kept
            )
        return replace(part, lines=lines)

    return replace(
        after,
        map=compared(after.map),
        beside=tuple(compared(part) for part in after.beside),
        hand=None if after.hand is None else compared(after.hand),
    )


def _parts(scene: Scene) -> tuple[Panel, ...]:
    return (scene.map, *scene.beside, *((scene.hand,) if scene.hand else ()))
