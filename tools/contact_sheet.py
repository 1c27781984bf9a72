"""Redraw docs/pictures/: a few states of each game as PNG files, light and dark.

    python -m tools.contact_sheet

Look at them after every change of a picture.
"""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from tests.games.rolling_freight.choosers import busy
from tests.games.steam_rollers.choosers import deliverer
from tests.games.steel_driver.choosers import link_seeker, money_maker
from tests.support.playthrough import NAMES, Chooser
from whistlestop.cli.show import to_png
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Action, State
from whistlestop.core.picture import DARK, LIGHT, NARROW, WIDE, View
from whistlestop.core.registry import find_title
from whistlestop.core.words import Speaker
from whistlestop.games.rolling_freight import position as freight
from whistlestop.games.steam_rollers import position as rollers
from whistlestop.games.steel_driver import position as driver

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
ZOOM = {WIDE: 1.0, NARROW: 1.5}
MOST_BYTES = 250_000


class Scene(NamedTuple):
    """A moment of a game between sensible players: the first one that fits."""

    title: str
    name: str
    style: str
    players: int
    wanted: Callable[[Any], bool]
    shape: str = WIDE
    theme: str = LIGHT
    board: str = ""
    options: tuple[tuple[str, str], ...] = ()


PLAYERS: dict[str, Callable[[random.Random], Chooser]] = {
    "links": link_seeker,
    "money": money_maker,
    "deliveries": deliverer,
    "busy": busy,
}
DRIVER, ROLLERS, FREIGHT = "steel-driver", "steam-rollers", "rolling-freight"
MODULES = (("walls", "hard"), ("wild", "on"), ("orders", "on"), ("powers", "on"))


def _builds(number: int) -> Callable[[Any], bool]:
    """Whether a track can be built, from this round on."""
    return lambda s: s.round >= number and any(a.kind == "build" for a in s.legal_actions())


def _delivers(s: Any) -> bool:
    """Whether there is much to deliver, and a link to build."""
    choices = [action.kind for action in s.legal_actions()] if s.to_act >= 0 else []
    return s.phase == 1 and choices.count("deliver") > 2 and "build" in choices


def _under_way(s: Any) -> bool:
    return bool(s.phase == 1 and s.step == freight.ROUTE and s.route)


def _pays(s: Any) -> bool:
    return bool(s.phase == 1 and s.step == freight.PAYING and s.paying_for == freight.DELIVERY)


SHEET = [
    Scene(DRIVER, "start", "money", 3, lambda s: s.round == 1),
    Scene(DRIVER, "auction", "money", 4, lambda s: s.round == 3 and s.bid > 3, WIDE, DARK),
    Scene(DRIVER, "auction-phone", "money", 4, lambda s: s.round == 3 and s.bid > 3, NARROW),
    Scene(DRIVER, "building", "money", 5, lambda s: s.round == 3 and s.phase == driver.BUILDING),
    Scene(
        DRIVER,
        "building-phone",
        "money",
        5,
        lambda s: s.round == 3 and s.phase == driver.BUILDING,
        NARROW,
        DARK,
    ),
    Scene(DRIVER, "link", "links", 4, lambda s: s.linked != driver.NONE),
    Scene(DRIVER, "link-dark", "links", 4, lambda s: s.linked != driver.NONE, WIDE, DARK),
    Scene(DRIVER, "claims", "money", 4, lambda s: s.phase == driver.CLAIMS and s.turn == 3),
    Scene(DRIVER, "end", "links", 6, lambda s: s.phase == driver.ENDED, WIDE, DARK),
    Scene(ROLLERS, "start", "deliveries", 4, lambda s: s.phase == rollers.DRAFT),
    Scene(ROLLERS, "build", "deliveries", 4, _builds(12)),
    Scene(ROLLERS, "build-dark", "deliveries", 4, _builds(12), WIDE, DARK),
    Scene(ROLLERS, "build-phone", "deliveries", 3, _builds(9), NARROW),
    Scene(ROLLERS, "modules", "deliveries", 5, _builds(12), WIDE, LIGHT, "valley", MODULES),
    Scene(ROLLERS, "modules-phone", "deliveries", 3, _builds(10), NARROW, DARK, "island", MODULES),
    Scene(ROLLERS, "end", "deliveries", 3, lambda s: s.phase == rollers.ENDED, WIDE, DARK),
    Scene(FREIGHT, "draft", "busy", 3, lambda s: s.step == freight.DRAFTING and s.pick == 2),
    Scene(FREIGHT, "turn", "busy", 4, _delivers),
    Scene(FREIGHT, "turn-dark", "busy", 5, _delivers, WIDE, DARK, "southeast"),
    Scene(FREIGHT, "turn-phone", "busy", 4, _delivers, NARROW),
    Scene(FREIGHT, "delivery", "busy", 5, _under_way, WIDE, LIGHT, "southeast"),
    Scene(FREIGHT, "payment-phone", "busy", 4, _pays, NARROW, DARK, "southeast"),
    Scene(FREIGHT, "end", "busy", 4, lambda s: s.step == freight.ENDED, WIDE, DARK),
]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for scene in SHEET:
        state, last = _find(scene)
        view = View(Speaker(NAMES), last=last, shape=scene.shape, theme=scene.theme)
        png = _small(to_png(state.game.picture.draw(state, view), ZOOM[scene.shape]))
        path = FOLDER / f"{scene.title}-{scene.name}.png"
        path.write_bytes(png)
        print(f"{path.name}: {len(png) / 1000:.0f} KB")
        if len(png) > MOST_BYTES:
            raise SystemExit(f"{path.name} is too large to keep")


def _small(png: bytes) -> bytes:
    """The same picture in 256 colours, a third as large."""
    small = io.BytesIO()
    with Image.open(io.BytesIO(png)) as image:
        image.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(
            small, "PNG", optimize=True
        )
    return small.getvalue()


def _find(scene: Scene) -> tuple[State, Action | None]:
    """The state of a scene, and what led to it."""
    generator = random.Random("contact sheet")
    choose = PLAYERS[scene.style](generator)
    title = find_title(scene.title)
    state = title.game(scene.players, scene.board, dict(scene.options)).start()
    last: Action | None = None
    while not scene.wanted(state):
        assert state.to_act != OVER, "no such state in the game"
        last = draw(state, generator) if state.to_act == CHANCE else choose(state)
        state.apply(last)
    return state, last


if __name__ == "__main__":
    main()
