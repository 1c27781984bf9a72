"""The lot: a notice on the map of the company that is up for auction.

It hangs where the map is empty. A printed notice has a double rule, as the legend has: it tells,
and is nothing to click on.
"""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.bits import BITS
from whistlestop.core.picture import metrics
from whistlestop.core.picture.layout import Box
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.parts import badge, cube, spoken
from whistlestop.core.picture.players import medallion
from whistlestop.core.picture.svg import circle, group, path, rect, symbol, text, titled
from whistlestop.core.words import Speaker
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.picture.shares import heading, tickets
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names

SMALL = 13.0  # the least text of a map
HEAD, ROW, INSET = 40.0, 22.0, 12.0
BESIDE = 10.0  # between what a row is called and what it shows
DISC, GOODS = 7.6, 30.0  # a kind of goods, and how wide it is with its number
NARROW_GOODS = 26.0
TICKETS = 100.0


class LotPicture:
    """The notice in the room that the map keeps for it."""

    def __init__(
        self, names: Names, companies: Sequence[Mark], goods: Sequence[Mark], room: Box
    ) -> None:
        self.names = names
        self.companies = companies
        self.goods = goods
        self.room = room

    def draw(self, s: Position, speaker: Speaker, narrow: bool) -> str:
        """What is known of the company: bid, treasury, shares, and the goods of its cities."""
        x, y, right, bottom = self.room
        company = int(s.offered)
        words = speaker.text("Up for auction: {company}", company=self.names.company(company))
        parts = [
            titled(words),
            rect(x, y, right - x, bottom - y, "f-panel s-edge thin"),
            rect(x + 3.5, y + 3.5, right - x - 7, bottom - y - 7, "none s-shore"),
        ]
        parts += self._head(s, speaker)
        parts += self._line(s, company) if narrow else self._rows(s, company, speaker)
        return group("lot", parts, more=spoken(words))

    def _head(self, s: Position, speaker: Speaker) -> list[str]:
        """The company's plate and name; at the right the highest bid and who made it."""
        x, y, right, _ = self.room
        company = int(s.offered)
        letter = self.names.company_letters[company]
        parts = [badge(self.companies[company], letter, x + 25, y + 22, 28)]
        end = right - INSET
        if s.bidder != p.NONE:
            seat, bid = int(s.bidder), str(int(s.bid))
            parts.append(text(end, y + 28, bid, 18, "ink", "panel", "end", display=True))
            end -= metrics.width(bid, 18, display=True) + 13
            parts.append(cube(end, y + 23, 17))
            end -= 24
            parts.append(medallion(seat, s.setup.title.seat_colour(seat), end, y + 22, 22))
            end -= 16
        name = metrics.fit(speaker.say(heading(s, company)), end - x - 46, 18, display=True)
        parts.append(text(x + 46, y + 28, name, 18, "ink", "panel", display=True))
        return parts

    def _rows(self, s: Position, company: int, speaker: Speaker) -> list[str]:
        x, y, right, _ = self.room
        labels = (
            speaker.text("treasury"),
            speaker.text("shares"),
            speaker.text("goods"),
        )
        most = right - x - 2 * INSET - BESIDE - GOODS * len(self.goods)
        wide = min(most, max(metrics.width(label, SMALL) for label in labels))
        left = x + INSET + wide + BESIDE
        rule = f"M{x + INSET:g} {y + HEAD:g}H{right - INSET:g}"
        parts = [path(rule, "s-line-strong none thin")]
        for row, label in enumerate(labels):
            words = metrics.fit(label, wide, SMALL)
            level = y + HEAD + ROW * (row + 0.5) + 2
            parts.append(text(x + INSET, level + 4.5, words, SMALL, "muted"))
        middle = y + HEAD + 2 + ROW / 2
        parts += self._treasury(s, company, left, middle)
        parts += tickets(s, company, left, middle + ROW - 11, TICKETS, "panel")
        parts += self._goods(s, company, left, middle + 2 * ROW, GOODS)
        return parts

    def _line(self, s: Position, company: int) -> list[str]:
        """All in one line, as on a phone."""
        x, _, right, bottom = self.room
        level = bottom - 18
        parts = self._treasury(s, company, x + INSET, level)
        parts += tickets(s, company, x + INSET + 42, level - 11, TICKETS, "panel")
        left = right - INSET - NARROW_GOODS * len(self.goods)
        return parts + self._goods(s, company, left, level, NARROW_GOODS)

    def _treasury(self, s: Position, company: int, x: float, y: float) -> list[str]:
        number = str(int(s.treasury[company]))
        return [cube(x + 8, y, 16), text(x + 20, y + 5, number, 15, "ink", "panel", bold=True)]

    def _goods(self, s: Position, company: int, x: float, y: float, step: float) -> list[str]:
        """What the cities of its network would give at the end, by colour."""
        cities = s.setup.map.cities
        reached = [city for number, city in enumerate(cities) if s.reach[company] & BITS[number]]
        parts = []
        for colour, mark in enumerate(self.goods):
            number = sum(city.colour == colour for city in reached)
            if number:
                parts.append(circle(x + DISC, y, DISC, f"f-{mark.name} s-edge thin"))
                parts.append(symbol(mark, x + DISC, y, 3.4))
                parts.append(
                    text(x + 2 * DISC + 2, y + 4.5, str(number), SMALL, "ink", "panel", bold=True)
                )
                x += step
        return parts
