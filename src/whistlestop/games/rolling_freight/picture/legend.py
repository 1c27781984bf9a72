"""What is written on Rolling Freight's map besides its cities: names, and a legend."""

from __future__ import annotations

from whistlestop.core.picture.cartouche import Cartouche, Entry, Name, names
from whistlestop.core.picture.palette import MARKS
from whistlestop.core.picture.parts import block
from whistlestop.core.picture.rails import rails
from whistlestop.core.picture.svg import circle, middle, path
from whistlestop.core.words import Speaker, say
from whistlestop.games.rolling_freight.numbers import PHASES
from whistlestop.games.rolling_freight.picture.parts import SEATS, wanted

# By board, where there is land under it.
NAMES: dict[str, tuple[Name, ...]] = {
    "west": (
        Name(say("Pacific Ocean"), 310, 590, 180, 14, water=True),
        Name(say("Oregon"), 380, 44, 130),
        Name(say("Idaho"), 745, 96, 100),
        Name(say("Nevada"), 560, 268, 130),
        Name(say("Utah"), 800, 300, 90),
        Name(say("California"), 255, 396, 132, 14),
        Name(say("Arizona"), 800, 510, 110),
    ),
    "southeast": (
        Name(say("Atlantic Ocean"), 880, 420, 140, 15, water=True, lines=2),
        Name(say("Gulf of Mexico"), 330, 575, 180, 15, water=True),
        Name(say("Kentucky"), 224, 60, 130, 14),
        Name(say("Virginia"), 618, 53, 110, 14),
        Name(say("North Carolina"), 640, 154, 120, 13, lines=2),
        Name(say("South Carolina"), 782, 243, 120, 13, lines=2),
        Name(say("Tennessee"), 186, 196, 130, 14),
        Name(say("Mississippi"), 112, 293, 130, 13),
        Name(say("Alabama"), 227, 342, 110, 14),
        Name(say("Georgia"), 544, 406, 110, 14),
        Name(say("Florida"), 540, 507, 100, 13),
    ),
}


def map_names(board: str, speaker: Speaker) -> list[str]:
    return [names(NAMES[board], speaker)] if board in NAMES else []


def cartouche(title: str, phases: int, speaker: Speaker) -> Cartouche:
    blue = MARKS["blue"]
    owner = SEATS[0]
    link = "".join(rails("M-15 0H15", owner, 7))
    spaces = "".join(f"M{x} -4h9v8h-9z" for x in (-16, -5, 6))
    free = path(spaces, "f-red s-edge", ' opacity=".55"')
    rows: list[tuple[Entry, ...]] = [
        (
            Entry(wanted("blue", 0, 0, 9.5), 20, speaker.text("wants blue")),
            Entry(block(blue, 0, 0, 17), 18, speaker.text("lies here")),
        ),
        (
            Entry(link, 36, speaker.text("built")),
            Entry(free, 32, speaker.text("not built")),
        ),
    ]
    if phases > 1:
        letter = PHASES[phases - 1]
        later = circle(0, 0, 9.5, "f-land s-route thin") + middle(
            0, 0, letter, 13, "muted", "land", bold=True
        )
        words = speaker.text("opens in phase {phase}", phase=letter)
        rows.append((Entry(later, 20, words),))
    return Cartouche(title, rows)
