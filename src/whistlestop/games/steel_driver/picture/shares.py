"""What a company is called in headings, and its shares as tickets with their holders' signs."""

from __future__ import annotations

from whistlestop.core.picture import metrics
from whistlestop.core.picture.players import pictogram
from whistlestop.core.picture.svg import rect, text
from whistlestop.core.words import Message, say
from whistlestop.games.steel_driver.position import Position

# Company names as headings; elsewhere they are parts of sentences.
HEADINGS = {
    "red": say("Red"),
    "yellow": say("Yellow"),
    "green": say("Green"),
    "blue": say("Blue"),
    "black": say("Black"),
    "purple": say("Purple"),
}
MOST_TICKETS = 6  # more shares than that are told as a number
WIDEST, HIGH, GAP = 17.0, 22.0, 3.0  # a ticket, and between two


def heading(s: Position, company: int) -> Message:
    name = s.setup.map.companies[company]
    return HEADINGS[name] if name in HEADINGS else say("{name}", name=name)


def tickets(s: Position, company: int, x: float, y: float, room: float, on: str) -> list[str]:
    """The company's shares: each that is issued bears the sign of whoever holds it."""
    g = s.setup
    seats = int(g.seats)
    first = company * seats
    holders = [seat for seat in range(seats) for _ in range(int(s.shares[first + seat]))]
    most = g.map.shares_per_company
    if most > MOST_TICKETS:
        words = metrics.fit(f"{len(holders)}/{most}", room, 14, bold=True)
        return [text(x, y + 16, words, 14, "ink", on, bold=True)]
    w = min(WIDEST, room / most - GAP)
    parts = []
    for place in range(most):
        left = x + place * (w + GAP)
        if place < len(holders):
            colour = g.title.seat_colour(holders[place])
            parts.append(rect(left, y, w, HIGH, f"f-{colour} s-edge thin", 2.5))
            parts.append(pictogram(holders[place], f"on-{colour}", left + w / 2, y + 11, 5.5))
        else:
            parts.append(rect(left, y, w, HIGH, "none s-line thin", 2.5))
    return parts
