"""Who bids for the company that is up for auction: the strip beside the question."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.picture import NARROW, Panel, View, metrics
from whistlestop.core.picture.parts import cube, spoken
from whistlestop.core.picture.players import medallion
from whistlestop.core.picture.svg import group, num, rect, text
from whistlestop.core.words import Seat
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.position import Position

HIGH = 38.0
WIDEST = 124.0  # of a cell
ROOMY = 114.0  # a cell in which what they do has room beside their sign
LEAST = 80.0  # a cell in which it has room below it
SMALL = {"wide": 11.0, "narrow": 12.0}


class BiddersPicture:
    """A cell for each player, in the order in which they bid."""

    def __init__(self, s: Position, view: View) -> None:
        self.s = s
        self.view = view
        self.speaker = view.speaker
        self.small = SMALL[view.shape]

    def panel(self, w: float) -> Panel:
        s = self.s
        seats = int(s.setup.seats)
        lines = 1 if w / seats >= LEAST else 2
        each = -(-seats // lines)
        step = min(WIDEST, w / each)
        order = [(int(s.marker) + place) % seats for place in range(seats)]
        cells = [
            group(
                f"bidder_{seat + 1}",
                # Only a piece is placed by a transform of its group, and a cell is none.
                lowered(self._cell(seat, place % each * step, step), place // each * HIGH),
                more=spoken(self._told(seat)),
            )
            for place, seat in enumerate(order)
        ]
        heading = self.speaker.text("The bidders, in their order")
        return Panel("bidders", heading, step * each, HIGH * lines, tuple(cells))

    def _told(self, seat: int) -> str:
        return self.speaker.text("{player}: {state}", player=Seat(seat), state=self._word(seat))

    def _cell(self, seat: int, x: float, w: float) -> list[str]:
        """Sign, name, and what they do; the highest bid is gold, for it has just happened."""
        s = self.s
        leads, is_asked = seat == s.bidder, seat == s.to_act
        on = "gold-soft" if leads else "soft" if is_asked else "panel"
        words = self._word(seat)
        right = x + w - 8
        parts = [rect(x + 1, 0.5, w - 2, HIGH - 1, f"f-{on}", 5)]
        if leads or is_asked:
            line = "gold" if leads else "accent"
            parts.append(rect(x + 1, HIGH - 3, w - 2, 3, f"f-{line}", 1.5))
        is_roomy = w >= ROOMY
        colour = s.setup.title.seat_colour(seat)
        at = (x + 18, 19, 25) if is_roomy else (x + 14, 12, 18)
        sign = medallion(seat, colour, *at)
        parts.append(f'<g opacity=".45">{sign}</g>' if self._is_out(seat) else sign)
        if leads:
            bid = str(int(s.bid))
            parts.append(text(right, 25, bid, 17, "ink", on, "end", display=True))
            right -= metrics.width(bid, 17, display=True) + 5
            if is_roomy and metrics.width(self.view.name(seat), 13, bold=True) < right - x - 56:
                parts.append(cube(right - 6, 20, 15))
                right -= 20
        if self.view.shape != NARROW or not leads:
            left, below = (x + 36, x + 36) if is_roomy else (x + 27, x + 7)
            name = metrics.fit(self.view.name(seat), right - left, 13, bold=True)
            faded = "muted" if self._is_out(seat) else "ink"
            parts.append(text(left, 16, name, 13, faded, on, bold=True))
            word = metrics.fit(words, right - below, self.small)
            ink = "ink" if leads or is_asked else "muted"
            parts.append(text(below, 30, word, self.small, ink, on))
        return parts

    def _is_out(self, seat: int) -> bool:
        return not self.s.bidding & BITS[seat]

    def _word(self, seat: int) -> str:
        s, speaker = self.s, self.speaker
        if seat == s.bidder:
            return speaker.text("leads")
        if self._is_out(seat):
            can_raise = s.cubes[seat] > s.bid
            return speaker.text("passed") if can_raise else speaker.text("can’t raise")
        if seat == s.to_act:
            return speaker.text("to bid")
        return speaker.text("still in") if s.bid else speaker.text("to come")


def lowered(parts: list[str], by: float) -> list[str]:
    """The parts, so far below their place."""
    if not by:
        return parts
    return [f'<g transform="translate(0 {num(by)})">{"".join(parts)}</g>']


def bidders(s: Position, view: View, w: float) -> Panel | None:
    """The strip, while a company is up for auction."""
    if s.phase != p.AUCTION or s.offered == p.NONE:
        return None
    return BiddersPicture(s, view).panel(w)
