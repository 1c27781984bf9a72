"""Whatever a pointer can rest on tells what it is."""

from __future__ import annotations

from xml.etree.ElementTree import Element, fromstring

import pytest

from tests.pictures.scenes import SPEAKER, states
from tests.support.titles import illustrated
from whistlestop.core.picture import AUTO, WIDE, View
from whistlestop.core.registry import find_title

# What has an id and is no thing of the game: grounds, patterns, headings and empty frames.
FRAMES = {
    "cartouche", "clip", "coast", "companies", "dice", "hatch", "holds", "names", "sea", "slots",
    "tray",
}  # fmt: skip
EMPTY_SLOTS = {"card_1", "card_2", "card_3", "card_4", "card_5", "card_6"}  # where a card was


def _untold(thing: Element, is_told: bool = False) -> list[str]:
    if thing.get("pointer-events") == "none":  # the pointer rests on what lies below
        return []
    title = thing.findtext("title")
    is_told = is_told or bool(title) or thing.get("aria-label") is not None
    name = thing.get("id", "")
    found = [] if is_told or not name or name.split("_")[0] in FRAMES else [name]
    return found + [one for part in thing for one in _untold(part, is_told)]


@pytest.mark.parametrize("name", illustrated())
def test_everything_with_a_name_of_its_own_has_a_title_too(name: str) -> None:
    title = find_title(name)
    game = title.game(title.board().players[-1])
    for state, last in states(game, "tips", 25):
        for viewer in (None, 0):
            view = View(
                speaker=SPEAKER,
                viewer=viewer,
                choices=state.to_act == viewer,
                last=last,
                theme=AUTO,
                shape=WIDE,
            )
            scene = game.picture.scene(state, view)
            parts = (scene.map, *scene.beside, *((scene.hand,) if scene.hand else ()))
            lines = "".join(line for part in parts for line in part.lines)
            drawn = fromstring(f"<svg>{lines}</svg>")
            assert set(_untold(drawn)) <= EMPTY_SLOTS
