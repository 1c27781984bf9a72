"""The flow of Rolling Freight: which step follows which, and where each action goes."""

from __future__ import annotations

from mypy_extensions import i64

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
    TYPES,
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
        g = self.setup
        n = action.id
        if n < g.take_contract_id:
            self._draw(n)
        elif n < g.buy_id:
            self._pick(n)
        elif n < g.to_id:
            self._act(n)
        else:
            self._go_on_chain(n)
        self.go_on()

    def _draw(self, n: i64) -> None:
        g = self.setup
        if n >= g.roll_id:
            rolling.roll(self, n - g.roll_id)
        elif n >= g.lose_id:
            decks.lose(self, n - g.lose_id)
        elif n >= g.draw_improvement_id:
            decks.draw_improvement(self, n - g.draw_improvement_id)
        elif n == g.draw_disaster_id:
            decks.draw_disaster(self)
        elif n >= g.draw_contract_id:
            decks.draw_contract(self, n - g.draw_contract_id)
        elif n >= g.draw_cargo_id:
            draft.draw_cargo(self, n - g.draw_cargo_id)
        else:
            draft.first_player(self, n - g.first_player_id)

    def _pick(self, n: i64) -> None:
        g = self.setup
        if n >= g.swap_id:
            draft.swap(self, (n - g.swap_id) // TYPES)
        elif n >= g.take_improvement_id:
            draft.take_improvement(self, (n - g.take_improvement_id) // TYPES)
        else:
            draft.take_contract(self, n - g.take_contract_id)

    def _act(self, n: i64) -> None:
        """An action of steps A to E, or the end of them."""
        g = self.setup
        if n == g.end_turn_id:
            stock.begin(self)
        elif n >= g.deliver_id:
            piece = n - g.deliver_id
            delivery.load(self, piece // g.cities, piece % g.cities)
        elif n >= g.steady_id:
            turn.build_steadily(self, n - g.steady_id)
        elif n >= g.build_id:
            i = n - g.build_id
            turn.build(self, g.build_link[i], g.build_class[i], g.build_cubes[i])
        elif n == g.station_id:
            turn.buy_station(self)
        elif n >= g.improve_id:
            turn.improve(self, (n - g.improve_id) // TYPES)
        else:
            turn.buy(self, n - g.buy_id)

    def _go_on_chain(self, n: i64) -> None:
        g = self.setup
        if n == g.roll_dice_id:
            rolling.stop_planning(self)
        elif n >= g.plan_id:
            rolling.plan(self, n - g.plan_id)
        elif n >= g.stock_id:
            stock.sort(self, g.stock_class[n - g.stock_id], g.stock_colour[n - g.stock_id])
        elif n == g.give_idle_die_id:
            turn.give_idle_die(self)
        elif n >= g.give_die_id:
            turn.give_die(self, n - g.give_die_id)
        elif n >= g.give_id:
            turn.give(self, n - g.give_id)
        elif n >= g.pay_id:
            paying.pay(self, g.pay_class[n - g.pay_id], g.pay_value[n - g.pay_id])
        elif n >= g.via_id:
            delivery.go_by(self, n - g.via_id)
        else:
            delivery.head_for(self, n - g.to_id)

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

    def copy(self) -> State:
        return RollingFreightState(self.setup, self)
