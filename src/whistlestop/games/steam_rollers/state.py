"""The flow of Steam Rollers: which phase follows which, and where each action goes."""

from __future__ import annotations

from whistlestop.core.game import Action, State
from whistlestop.core.vectors import filled
from whistlestop.games.steam_rollers import acting, beginning, cards, drafting, rounds
from whistlestop.games.steam_rollers.game import NONE, SteamRollers
from whistlestop.games.steam_rollers.position import (
    ACT,
    CHOOSING,
    CLAIMS,
    CUBES,
    DRAFT,
    DRAWING,
    REROLLING,
    RIVAL,
    ROLL,
    Position,
)


def first_state(g: SteamRollers) -> State:
    """An empty table, before the first cube is drawn."""
    return SteamRollersState(g, None)


class SteamRollersState(Position):
    def legal_actions(self) -> list[Action]:
        legal: list[Action] = []
        phase = self.phase
        if phase == ACT:
            acting.list_actions(self, legal)
        elif phase == DRAFT:
            drafting.list_draft(self, legal)
        elif phase == ROLL:
            rounds.list_roll(self, legal)
        elif phase == CLAIMS:
            drafting.list_claim(self, legal)
        elif phase == CHOOSING:
            drafting.list_firsts(self, legal)
        elif phase == REROLLING:
            cards.list_reroll(self, legal)
        elif phase == RIVAL:
            rounds.list_shipments(self, legal)
        elif phase < ROLL:
            beginning.list_actions(self, legal)
        return legal

    def chance_weights(self) -> list[int]:
        phase = self.phase
        if phase in (ROLL, REROLLING):
            return [1] * 6
        if phase in (CUBES, DRAWING):
            return beginning.weights(self)
        if phase == RIVAL:
            return rounds.shipment_weights(self)
        return [1] * len(self.legal_actions())

    def apply(self, action: Action) -> None:
        phase = self.phase
        if phase == ACT:
            if acting.apply(self, action.id):
                rounds.end_die(self)
        elif phase < ROLL:
            beginning.apply(self, action.id)
        elif phase in (ROLL, RIVAL):
            rounds.apply(self, action.id)
        elif phase == REROLLING:
            cards.apply(self, action.id)
        else:
            drafting.apply(self, action.id)
        while self.phase == ACT and acting.must_pass(self):
            acting.pass_die(self, True)
            rounds.end_die(self)

    def refresh(self) -> None:
        """What follows from the tracks: they are drawn again, one by one."""
        g = self.setup
        tracks = self.track
        self.track = filled(g.seats * g.open_hexes, NONE)
        for seat in range(g.seats):
            for hex in range(g.open_hexes):
                shape = tracks[seat * g.open_hexes + hex]
                if shape != NONE:
                    acting.draw(self, seat, hex, shape)

    def copy(self) -> Position:
        return SteamRollersState(self.setup, self)
