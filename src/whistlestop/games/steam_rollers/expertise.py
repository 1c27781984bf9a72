"""Steam Rollers' judgement for an expert, who sees who else is after a cube.

A cube that others could deliver too will often be gone before her die comes up: the more seats
reach it, the less each of them may count on it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.game import State
from whistlestop.core.vectors import filled
from whistlestop.games.steam_rollers.judgement import (
    CARGO,
    TERMS,
    SteamRollersJudgement,
    highest,
)
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.tables import CITIES


class SteamRollersExpertise(SteamRollersJudgement):
    def measure(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        measures = super().measure(state)
        self._measure_rivalry(state, measures)
        return measures

    def _measure_rivalry(self, s: Position, measures: vec[float]) -> None:
        """Count each cube by how many seats could deliver it now."""
        g = self.tables
        size = CITIES * g.colours
        distances = filled(self.seats * size)
        for seat in range(self.seats):
            measures[seat * TERMS + CARGO] = 0.0
            if not s.network[seat]:
                continue
            within = g.within[s.strength(seat)]
            for source in range(CITIES):
                for city in range(CITIES):
                    reach = s.reach[(seat * CITIES + source) * CITIES + city] & within
                    if reach:
                        place = seat * size + source * g.colours + g.city_colour[city]
                        distance = highest(reach)
                        if distance > distances[place]:
                            distances[place] = distance
        for source in range(CITIES):
            for colour in range(g.colours):
                cubes = s.supply[source * g.kinds_of_cube + colour]
                if cubes == 0:
                    continue
                place = source * g.colours + colour
                able: i64 = 0
                for seat in range(self.seats):
                    if distances[seat * size + place]:
                        able += 1
                for seat in range(self.seats):
                    distance = distances[seat * size + place]
                    if distance:
                        measures[seat * TERMS + CARGO] += float(2 * cubes * distance) / float(
                            1 + able
                        )
