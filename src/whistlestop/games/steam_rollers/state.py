"""The flow of Steam Rollers: which phase follows which, and where each action goes."""

from __future__ import annotations

from whistlestop.core.game import Action, State
from whistlestop.core.vectors import filled
from whistlestop.games.steam_rollers import acting, beginning, cards, delivery, rounds
from whistlestop.games.steam_rollers.game import NONE, TWO_DICE, SteamRollers
from whistlestop.games.steam_rollers.position import (
    ACT,
    CLAIMS,
    CUBES,
    DRAFT,
    POWER_USE,
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
            rounds.list_draft(self, legal)
        elif phase == ROLL:
            rounds.list_roll(self, legal)
        elif phase == CLAIMS:
            rounds.list_claim(self, legal)
        elif phase == REROLLING:
            g = self.setup
            legal += g.actions[g.white_id : g.white_id + 6]
        elif phase == RIVAL:
            rounds.list_shipments(self, legal)
        elif phase < ROLL:
            beginning.list_actions(self, legal)
        return legal

    def chance_weights(self) -> list[int]:
        if self.phase == CUBES:
            return beginning.weights(self)
        if self.phase == RIVAL:
            return rounds.shipment_weights(self)
        return [1] * len(self.legal_actions())

    def apply(self, action: Action) -> None:
        g = self.setup
        n = action.id
        if self.phase == ACT:
            if g.use_id <= n < g.build_id:
                cards.use(self, n - g.use_id)
            else:
                if n < g.improve_id:
                    acting.build(self, n - g.build_id)
                elif n < g.deliver_id:
                    acting.improve(self, n - g.improve_id)
                elif n < g.take_id:
                    delivery.deliver(self, n - g.deliver_id)
                elif n < g.pass_id:
                    acting.take(self, n - g.take_id)
                else:
                    acting.pass_die(self, False)
                rounds.end_die(self)
        elif self.phase == DRAFT:
            if n == g.use_id + TWO_DICE:
                rounds.say_two(self)
            else:
                rounds.draft(self, n - g.draft_id)
        elif self.phase == POWER_USE:
            beginning.use_power(self, n)
        elif n >= g.power_id:
            if n == g.claim_id:
                rounds.claim(self)
            elif n == g.decline_id:
                rounds.decline(self)
            else:
                beginning.choose_power(self, n - g.power_id)
        else:
            self._happen(n)
        while self.phase == ACT and acting.must_pass(self):
            acting.pass_die(self, True)
            rounds.end_die(self)

    def _happen(self, n: int) -> None:
        """An outcome of chance."""
        g = self.setup
        if n >= g.ship_id:
            rounds.ship(self, n - g.ship_id)
        elif n >= g.white_id:
            if self.phase == REROLLING:
                cards.rerolled(self, n - g.white_id)
            else:
                rounds.roll_white(self, n - g.white_id)
        elif n >= g.black_id:
            rounds.roll_black(self, n - g.black_id)
        elif n >= g.order_id:
            beginning.draw_tile(self, n - g.order_id)
        elif n >= g.walls_id:
            beginning.draw_walls(self, n - g.walls_id)
        elif n >= g.start_id:
            beginning.draw_start(self, n - g.start_id)
        elif n >= g.side_id:
            beginning.draw_side(self, n - g.side_id)
        else:
            beginning.draw_cube(self, n - g.cube_id)

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

    def copy(self) -> State:
        return SteamRollersState(self.setup, self)
