"""Steam Rollers' judgement for an expert, who does not draw tracks that lead nowhere.

Most of what may be drawn in a region joins nothing, or points off the map. An expert thinks of the
tracks that go on from a city or from another track of hers and can go on themselves; and of each
cube's longest delivery alone, since a shorter one brings less and frees nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.game import Action, State
from whistlestop.games.steam_rollers.judgement import SteamRollersJudgement
from whistlestop.games.steam_rollers.position import ACT, Position
from whistlestop.games.steam_rollers.tables import NONE, SHAPES

OPEN: Final = 0  # the edge looks at an undrawn hex
JOINED: Final = 1  # at a city, or at a track that comes to meet it
SHUT: Final = 2  # at neither


class SteamRollersExpertise(SteamRollersJudgement):
    def candidates(self, state: State) -> list[Action]:
        legal = state.legal_actions()
        assert isinstance(state, Position)
        if state.phase != ACT:
            return legal
        g = self.tables
        chosen: list[Action] = []
        for place in range(len(legal)):
            action = legal[place]
            n = action.id
            if g.build_id <= n < g.improve_id:
                if not self._leads_on(state, n - g.build_id):
                    continue
            elif g.deliver_id <= n < g.take_id and place + 1 < len(legal):
                # Deliveries of one cube between two cities follow each other by distance.
                following = legal[place + 1].id
                if following < g.take_id and (
                    g.deliver_place[following - g.deliver_id] == g.deliver_place[n - g.deliver_id]
                ):
                    continue
            chosen.append(action)
        return chosen if chosen else legal

    def _leads_on(self, s: Position, build: i64) -> bool:
        """Whether a track joins something on one side and is not shut in on the other."""
        g = self.tables
        hex, shape = build // SHAPES, build % SHAPES
        a = self._beyond(s, hex, g.shape_first[shape])
        if a == SHUT:
            return False
        b = self._beyond(s, hex, g.shape_second[shape])
        return b != SHUT and (a == JOINED or b == JOINED)

    def _beyond(self, s: Position, hex: i64, edge: i64) -> i64:
        g = self.tables
        place = hex * 6 + edge
        there = g.next_hex[place]
        if there == NONE or g.border[place] & s.walls:
            return SHUT
        if there >= g.open_hexes:
            return JOINED
        shape = s.track[s.to_act * g.open_hexes + there]
        if shape == NONE:
            return OPEN
        return JOINED if g.other_edge[shape * 6 + (edge + 3) % 6] != NONE else SHUT
