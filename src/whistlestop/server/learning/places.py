"""Where a learner is, as a cookie keeps it: `4.214-880`, a step and what was done since.

Nothing about a lesson is in the database. A cookie that makes no sense leads to the beginning.
"""

from __future__ import annotations

import re

from whistlestop.core.lessons import MOST_TAKEN, Place

_PLACE = re.compile(rf"([0-9]{{1,2}})(?:\.([0-9]{{1,6}}(?:-[0-9]{{1,6}}){{0,{MOST_TAKEN - 1}}}))?")


def cookie_name(game: str) -> str:
    return f"lesson-{game}"


def is_begun(cookie: str, steps: int) -> bool:
    """Whether a lesson of so many steps has been begun, and its end not been reached."""
    place = read(cookie)
    return place != Place() and place.step < steps - 1


def written(place: Place) -> str:
    taken = "-".join(map(str, place.taken))
    return f"{place.step}.{taken}" if taken else str(place.step)


def read(text: str) -> Place:
    found = _PLACE.fullmatch(text)
    if found is None:
        return Place()
    taken = found[2].split("-") if found[2] else []
    return Place(int(found[1]), tuple(map(int, taken)))
