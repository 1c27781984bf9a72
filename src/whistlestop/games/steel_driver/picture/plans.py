"""The tracks that a bid could pay for, on the map: what one bids for is seen before the bid counts.

A page shows those of the bid that is pointed at; alone, a drawing shows none of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.bits import BITS
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.svg import Choices, circle, group, num, path
from whistlestop.games.steel_driver.picture.layout import MapLayout
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.prospects import Prospector

RING = 1.42  # of a city's disc


class PlansPicture:
    def __init__(
        self, prospector: Prospector, layout: MapLayout, companies: Sequence[Mark]
    ) -> None:
        self.prospector = prospector
        self.layout = layout
        self.companies = companies

    def picked(self, s: Position, bid: int) -> str:
        """The tracks for a bid that waits to be confirmed."""
        return group(f"plan_{bid}", self.tracks(s, self._paid_by(s, bid)))

    def _paid_by(self, s: Position, bid: int) -> list[int]:
        company = int(s.offered)
        return self.prospector.tracks(s, company, int(s.treasury[company]) + bid)

    def draw(self, s: Position, choices: Choices) -> list[str]:
        """A group for each set of tracks, with the bids that would pay for it."""
        first = int(s.setup.bid_id)
        found: dict[tuple[int, ...], list[int]] = {}
        for action in choices.labels:
            if first <= action < s.setup.pass_id:
                tracks = self._paid_by(s, int(action - first) + 1)
                found.setdefault(tuple(tracks), []).append(action)
        return [
            group(
                f"plan_{bids[0] - first + 1}",
                ['<g class="glow">', *self.tracks(s, tracks), "</g>"],
                more=f' data-plan="{" ".join(map(str, bids))}" pointer-events="none"',
            )
            for tracks, bids in found.items()
            if tracks
        ]

    def tracks(self, s: Position, tracks: Sequence[int]) -> list[str]:
        """Dashed in the company's colour, with a ring round each city that would be reached."""
        company = int(s.offered)
        size, g = self.layout.size, s.setup
        line = "".join(self.layout.curve(track) for track in tracks)
        ends = {int(end) for track in tracks for end in (g.route_a[track], g.route_b[track])}
        parts = [
            path(line, "s-lit none round", f' stroke-width="{num(size.track * 2.5)}" opacity=".3"'),
            path(line, "s-halo none", f' stroke-width="{num(size.track * 1.3)}"'),
            path(
                line,
                f"s-{self.companies[company].name} none",
                f' stroke-width="{num(size.track * 0.9)}" stroke-dasharray="9 4"',
            ),
        ]
        parts += [
            circle(*self.layout.cities[end], size.disc * RING, "none s-lit bold")
            for end in sorted(ends)
            if not s.reach[company] & BITS[end]
        ]
        return parts
