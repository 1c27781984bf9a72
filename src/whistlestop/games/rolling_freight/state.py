"""The flow of Rolling Freight: which step follows which, and where each action goes."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action, State
from whistlestop.core.vectors import filled
from whistlestop.games.rolling_freight import (
    decks,
    delivery,
    draft,
    paying,
    phases,
    purse,
    rolling,
    stock,
    turn,
)
from whistlestop.games.rolling_freight.game import (
    COLOUR_COUNT,
    NONE,
    RollingFreight,
)
from whistlestop.games.rolling_freight.position import (
    CLOSE,
    CONTRACT,
    DELIVERY,
    DESTINATION,
    DRAFT,
    DRAFTING,
    ENDED,
    FILLING,
    GIVING,
    GIVING_DIE,
    IMPROVEMENT,
    LOSING,
    MAIN,
    PAYING,
    PLANNING,
    REFILLING,
    REVEALING,
    ROLLING,
    ROUTE,
    SET_UP,
    STARTING,
    STOCKING,
    TURN,
    Position,
)


def first_state(g: RollingFreight) -> State:
    """Coloured cargo is on the map; everything else is still to be drawn."""
    state = RollingFreightState(g, None)
    state.go_on()
    return state


class RollingFreightState(Position):
    def legal_actions(self) -> list[Action]:
        g = self.setup
        legal: list[Action] = []
        step = self.step
        if step == ROLLING:
            legal += g.rolls[rolling.next_kind(self)]
        elif step == TURN:
            turn.list_actions(self, legal)
        elif step == PAYING:
            paying.list_payments(self, legal)
        elif step == STOCKING:
            stock.list_actions(self, legal)
        elif step == REFILLING:
            decks.list_contracts(self, legal)
        elif step == REVEALING:
            decks.list_improvements(self, legal)
        elif step == PLANNING:
            rolling.list_plans(self, legal)
        elif step == DESTINATION:
            delivery.list_destinations(self, legal)
        elif step == ROUTE:
            delivery.list_links(self, legal)
        elif step == GIVING:
            turn.list_gifts(self, legal)
        elif step == GIVING_DIE:
            turn.list_dice(self, legal)
        elif step == DRAFTING:
            draft.list_picks(self, legal)
        elif step == FILLING:
            draft.list_cargo(self, legal)
        elif step == LOSING:
            decks.list_losses(self, legal)
        elif step == STARTING:
            legal += g.actions[g.first_player_id : g.first_player_id + g.seats]
        return legal

    def chance_weights(self) -> list[int]:
        step = self.step
        if step == ROLLING:
            return self.setup.roll_weights[rolling.next_kind(self)][:]
        if step == REFILLING:
            return decks.contract_weights(self, len(self.legal_actions()))
        if step == REVEALING:
            return decks.improvement_weights(self)
        if step == FILLING:
            return draft.cargo_weights(self)
        return [1] * len(self.legal_actions())

    def apply(self, action: Action) -> None:
        n = action.id
        step = self.step
        if step in (ROLLING, PLANNING):
            rolling.apply(self, n)
        elif step in (TURN, GIVING, GIVING_DIE):
            turn.apply(self, n)
        elif step == PAYING:
            paying.apply(self, n)
        elif step == STOCKING:
            stock.apply(self, n)
        elif step in (REFILLING, REVEALING, LOSING):
            decks.apply(self, n)
        elif step in (DESTINATION, ROUTE):
            delivery.apply(self, n)
        else:
            draft.apply(self, n)
        self.go_on()

    def go_on(self) -> None:
        """Go through everything that needs no decision, up to the next decision."""
        while not self._settle():
            pass

    def _settle(self) -> bool:
        """True if somebody must act or the game is over; False after an automatic step."""
        step = self.step
        if step == ROLLING:
            if rolling.settle_rolling(self):
                return True
            self._dice_lie()
            return False
        if step == PAYING and paying.is_paid(self):
            self._hand_over()
            return False
        if step == STOCKING:
            if stock.settle(self):
                return True
            decks.begin_refill(self)
            return False
        if step == REFILLING:
            return decks.settle_contracts(self)
        if step == REVEALING:
            if decks.settle_improvements(self):
                return True
            self._cards_lie()
            return False
        if step == PLANNING:
            return rolling.settle_planning(self)
        if step == FILLING:
            return draft.settle_filling(self)
        if step != ENDED and step != LOSING and step != STARTING:
            self.to_act = self.seat
        return True

    def _dice_lie(self) -> None:
        if self.course == SET_UP:
            draft.first_dice_rolled(self)
        elif self.course == DRAFT:
            draft.drafted_die_rolled(self)
        else:
            phases.end_turn(self)

    def _cards_lie(self) -> None:
        if self.course == SET_UP:
            draft.ask_first_player(self)
        elif self.course == DRAFT:
            draft.go_on(self)
        elif self.course == MAIN:
            self.step = TURN
        elif self.course == CLOSE:
            rolling.begin(self)
        else:
            phases.go_on(self)

    def _hand_over(self) -> None:
        """What has been paid for."""
        item = self.item
        paying_for = self.paying_for
        self.item = NONE
        self.paying_for = NONE
        if paying_for == CONTRACT:
            turn.gain_contract(self, item)
        elif paying_for == IMPROVEMENT:
            turn.gain_improvement(self, item)
        elif paying_for == DELIVERY:
            delivery.complete(self)
        else:
            turn.gain_station(self)

    def refresh(self) -> None:
        g = self.setup
        self.wants = filled(COLOUR_COUNT)
        self.lying = filled(COLOUR_COUNT)
        for circle in range(g.circles):
            city = BITS[g.circle_city[circle]]
            wanted = g.circle_wants[circle]
            if wanted != NONE and g.circle_phase[circle] <= self.phase and not self.served[circle]:
                self.wants[wanted] |= city
            if self.piece[circle] != NONE:
                self.lying[self.piece[circle]] |= city
        for seat in range(g.seats):
            decks.join_cities(self, seat)
        purse.count(self)
        self.fares_known = False

    def copy(self) -> Position:
        return RollingFreightState(self.setup, self)
