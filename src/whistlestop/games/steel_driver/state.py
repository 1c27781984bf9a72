"""The flow of Steel Driver: which phase follows which, and where each action goes."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.game import Action, State
from whistlestop.games.steel_driver import auction, building, final, profit
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.position import (
    AUCTION,
    BUILDING,
    CLAIMS,
    FIRST,
    SET_UP,
    Position,
)


def first_state(g: SteelDriver) -> State:
    """An empty board; the marker is with seat 1, or still to be drawn."""
    state = SteelDriverState(g, None)
    if not g.random_start:
        auction.begin(state)
        state.go_on()
    return state


class SteelDriverState(Position):
    def legal_actions(self) -> list[Action]:
        legal: list[Action] = []
        if self.phase == BUILDING:
            building.list_actions(self, legal)
        elif self.phase == AUCTION:
            auction.list_actions(self, legal)
        elif self.phase == CLAIMS:
            final.list_actions(self, legal)
        elif self.phase == SET_UP:
            legal += self.setup.actions[: self.setup.seats]
        return legal

    def apply(self, action: Action) -> None:
        if self.phase == BUILDING:
            building.apply(self, action.id)
        elif self.phase == AUCTION:
            auction.apply(self, action.id)
        elif self.phase == CLAIMS:
            final.apply(self, action.id)
        else:
            self._first_player(action.place)
        self.go_on()

    def _first_player(self, seat: i64) -> None:
        self.marker = seat
        self.tell(FIRST, seat)
        auction.begin(self)

    def go_on(self) -> None:
        """Go through everything that needs no decision, up to the next decision."""
        if self.phase == AUCTION and not auction.settle(self):
            building.begin(self)
        while self.phase == BUILDING and not building.settle(self):
            profit.pay(self)
            profit.end_round(self)
            if self.round == self.setup.rounds:
                final.begin(self)
            else:
                auction.begin(self)
                if not auction.settle(self):
                    building.begin(self)
        if self.phase == CLAIMS and not final.settle(self):
            final.finish(self)

    def copy(self) -> Position:
        return SteelDriverState(self.setup, self)
