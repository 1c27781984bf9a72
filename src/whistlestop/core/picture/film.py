"""Films: a game as one HTML file that plays in any current browser.

The file needs no server and nothing from elsewhere. It holds the drawing after each action, for
wide and for narrow windows. Each line of a drawing is stored once. A frame is stored as the runs of
lines it shares with the frame before. All of it is deflated.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from whistlestop.core.match import Match
from whistlestop.core.picture import SHAPES, View, palette
from whistlestop.core.picture.faces import TEXT, embedded_fonts
from whistlestop.core.words import Speaker

PAGE = Path(__file__).resolve().parent / "film.html"


def film(match: Match, voice: Speaker, language: str = "en") -> str:
    """The page."""
    story = {
        "log": [[voice.say(message) for message in happened] for happened in match.log],
        "start": voice.text("The game begins."),
        "moment": voice.text("{moment} of {all}", moment="#", all=len(match.actions)),
        "play": voice.text("Play"),
        "pause": voice.text("Pause"),
        "shapes": {shape: pack(_drawings(match, voice, shape)) for shape in SHAPES},
    }
    data = json.dumps(story, ensure_ascii=False, separators=(",", ":")).encode()
    heading = f"{match.game.title.heading}: {', '.join(match.names)}"
    words = {
        "language": language,
        "heading": heading,
        "play": voice.text("Play"),
        "first": voice.text("First"),
        "back": voice.text("Back"),
        "next": voice.text("Next"),
        "last": voice.text("Last"),
        "position": voice.text("Position in the game"),
        "speed": voice.text("Speed"),
        "log": voice.text("What happened"),
        "too_old": voice.text("This browser is too old to play the film."),
    }
    page = Template(PAGE.read_text(encoding="utf-8"))
    return page.substitute(
        {name: escape(text) for name, text in words.items()},
        film=base64.b64encode(zlib.compress(data, 9)).decode(),
        last_moment=len(match.actions),
        fonts=f"{embedded_fonts()}:root{{--text:{TEXT}}}",
        light=_colours(False),
        dark=_colours(True),
    )


def _colours(dark: bool) -> str:
    """The palette's roles, as CSS for the page."""
    return "; ".join(f"--{role}: {palette.colour(role, dark)}" for role in palette.ROLES)


def _drawings(match: Match, voice: Speaker, shape: str) -> list[str]:
    """The drawing at the start and after each action."""
    state = match.game.start()
    picture = match.game.picture
    found = [picture.draw(state, View(voice, choices=False, shape=shape))]
    for action in match.actions:
        state.apply(action)
        found.append(picture.draw(state, View(voice, choices=False, shape=shape, last=action)))
    return found


def pack(drawings: Sequence[str]) -> dict[str, Any]:
    """Drawings as a list of distinct lines and, for each frame, a list of runs.

    A run is a number, the next line of the frame, or a pair: where in the frame before the same
    lines begin, and how many there are.
    """
    known: dict[str, int] = {}
    frames: list[list[int | list[int]]] = []
    before: list[int] = []
    for drawing in drawings:
        frame = [known.setdefault(line, len(known)) for line in drawing.splitlines()]
        frames.append(_runs(frame, before))
        before = frame
    return {"lines": list(known), "frames": frames}


def _runs(frame: list[int], before: list[int]) -> list[int | list[int]]:
    places = {line: place for place, line in reversed(list(enumerate(before)))}
    runs: list[int | list[int]] = []
    at = 0
    while at < len(frame):
        start = places.get(frame[at])
        if start is None:
            runs.append(frame[at])
            at += 1
            continue
        length = 1
        while frame[at + length : at + length + 1] == before[start + length : start + length + 1]:
            if at + length == len(frame):
                break
            length += 1
        runs.append([start, length])
        at += length
    return runs
