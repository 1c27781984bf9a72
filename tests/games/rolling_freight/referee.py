"""Rolling Freight's referee: counts every piece, and keeps the scores by itself.

It shares no code with the package. After each action it counts all dice, markers, cargo, cubes and
cards, works out what the position keeps in caches, and compares each score with its own, which it
keeps from the actions: finished links, deliveries with their prices, cargo and cubes at the end.

Deliberately not checked here, after every action, because something else does it better:

* which deliveries are possible: test_delivery_oracle.py compares with all simple paths;
* which payments are possible: test_paying.py compares with all ways to pay;
* events and sentences: they are no part of a position; recorded transcripts hold them, and
  test_scores.py adds up the points that they tell.
"""

from __future__ import annotations

from tests.support.referee import BaseReferee
from whistlestop.core.game import CHANCE, OVER, Action, State
from whistlestop.games.rolling_freight.numbers import COLOURS, IMPROVEMENTS, KINDS, NUMBERS, PHASES
from whistlestop.games.rolling_freight.position import (
    DELIVERY,
    DESTINATION,
    GIVING,
    GIVING_DIE,
    PAYING,
    ROUTE,
    TURN,
    Position,
)

NONE = -1
OWN_TURN = (TURN, DESTINATION, ROUTE, PAYING, GIVING, GIVING_DIE)


def numbers_in(mask: int) -> set[int]:
    found = set()
    while mask:
        found.add(mask.bit_length() - 1)
        mask ^= 1 << mask.bit_length() - 1
    return found


class Referee(BaseReferee):
    def __init__(self, state: State) -> None:
        assert isinstance(state, Position)
        self.board = state.setup.map
        self.players = state.setup.players
        self.contracts = [link.contract for link in self.board.links]
        self.city_ids = [city.id for city in self.board.cities]
        self.die_names = list(state.setup.class_names)
        self.faces_of = [
            [face for face, die in enumerate(self.die_names) if die.split("-")[0] == kind]
            for kind in KINDS
        ]
        self.markers = self.die_names.index("stock-r")
        self.score = [int(points) for points in state.score]
        self.gone = self.cargo_missing(state)  # pieces scored in earlier phases
        self.cards_gone = self.contracts_missing(state)
        self.due = 0  # dice still to pay, as the referee reckons
        self.discount_used = int(state.discount_used)
        self.cargo: tuple[int, int] | None = None  # the delivery at hand: colour and city
        self.target = NONE
        self.route: list[int] = []
        self.before = self.copy(state)
        self.look(state)

    def copy(self, state: Position) -> Position:
        copied = state.copy()
        assert isinstance(copied, Position)
        return copied

    def after(self, actor: int, action: Action, state: State) -> None:
        assert isinstance(state, Position)
        if action.kind in ("build", "steady"):
            self.enter_cubes(actor, action)
        elif action.kind in ("buy", "improve", "station"):
            self.due = self.price(actor, action)
        elif action.kind == "deliver":
            self.cargo = (
                COLOURS.index(str(action.fields[0])),
                self.city_ids.index(str(action.fields[1])),
            )
            self.route = []
        elif action.kind == "to":
            self.target = self.city_ids.index(str(action.fields[0]))
        elif action.kind == "via":
            self.enter_link(actor, action)
        elif action.kind == "pay":
            self.enter_payment(actor, action)
        self.turn_pages(state)
        self.look(state)
        self.before = self.copy(state)

    # Keeping the books

    def enter_cubes(self, actor: int, action: Action) -> None:
        link = self.contracts.index(str(action.fields[0]))
        cubes = int(action.fields[2]) if action.kind == "build" else 1
        assert link in numbers_in(int(self.before.hand[actor]))
        now = int(self.before.cubes[link]) + cubes
        length = self.board.links[link].length
        assert now <= length
        if action.kind == "build":
            self.check_building_die(link, str(action.fields[1]), cubes)
        if now == length:
            held = len(numbers_in(int(self.before.hand[actor])))
            self.score[actor] += NUMBERS.link_points[held][length]

    def check_building_die(self, link: int, die: str, cubes: int) -> None:
        kind, shown = die.split("-")
        if shown == "track":
            assert cubes in (1, 2)
            return
        assert cubes == 1
        colour = self.board.links[link].colour
        if colour == "slash":
            assert kind != "stock"
            assert len(shown) >= 2
            assert set(shown) <= set("rybg")
        else:
            assert colour[0] in shown

    def price(self, actor: int, action: Action) -> int:
        """All dice, the special one included."""
        experts = self.working(actor, "acquisition-expert")
        if action.kind == "station":
            return NUMBERS.station_prices[int(self.before.stations[actor])] - experts
        if action.kind == "improve":
            assert int(action.fields[1]) in NUMBERS.improvement_prices
            return int(action.fields[1]) - experts
        link = self.contracts.index(str(action.fields[0]))
        place = [int(n) for n in self.before.track].index(link)
        return max(0, NUMBERS.contract_prices[place] - experts) + 1

    def working(self, seat: int, improvement: str) -> int:
        kind = IMPROVEMENTS.index(improvement)
        held = int(self.before.improvements[seat * len(IMPROVEMENTS) + kind])
        return held - int(self.before.bought[kind])

    def enter_link(self, actor: int, action: Action) -> None:
        link = self.contracts.index(str(action.fields[0]))
        assert self.cargo is not None
        self.route.append(link)
        city = self.cargo[1]
        path = [city]
        for step in self.route:
            ends = {self.board.links[step].a, self.board.links[step].b}
            assert path[-1] in ends
            path += ends - {path[-1]}
        assert len(set(path)) == len(path), "a city twice"
        wanting = self.open_wishes(self.before, self.cargo[0])
        assert not set(path[1:-1]) & wanting
        if path[-1] != self.target:
            assert path[-1] not in wanting
            return
        assert self.target in wanting
        owners = [self.owner(step) for step in self.route]
        assert actor in owners
        fare = 0
        for owner in owners:
            friendly = self.before.improvements[owner * len(IMPROVEMENTS) + 3]
            least = 1 if self.before.setup.rules == 1 else 0
            fare += 1 if owner == actor else max(least, 2 - int(friendly))
        discount = min(fare - 1, int(self.before.stations[actor]) - self.discount_used)
        self.discount_used += discount
        self.due = fare - discount

    def owner(self, link: int) -> int:
        (owner,) = [
            seat for seat in range(self.players) if link in numbers_in(int(self.before.built[seat]))
        ]
        return owner

    def enter_payment(self, actor: int, action: Action) -> None:
        die, value = str(action.fields[0]), int(action.fields[1])
        assert self.before.pool[actor * len(self.die_names) + self.die_names.index(die)] > 0
        assert value == 1 or die.endswith("-two")
        assert value <= self.due
        self.due -= value
        if self.before.paying_for == DELIVERY:
            if die.endswith("-vp"):
                self.score[actor] += 2
            if self.due == 0:
                self.score_delivery(actor)

    def score_delivery(self, actor: int) -> None:
        assert self.cargo is not None
        colour = self.cargo[0]
        table = NUMBERS.fast_bonus if COLOURS[colour] in ("red", "yellow") else NUMBERS.slow_bonus
        if len(self.route) <= len(table):
            self.score[actor] += table[len(self.route) - 1]
        owners = [self.owner(step) for step in self.route]
        for seat in range(self.players):
            self.score[seat] += owners.count(seat)
            if seat != actor and seat in owners:
                self.score[seat] += int(self.before.improvements[seat * len(IMPROVEMENTS) + 3])
        self.cargo = None
        self.target = NONE
        self.route = []

    def turn_pages(self, state: Position) -> None:
        """Through the ends of turns and phases that the position has passed."""
        if state.turn > self.before.turn:
            self.discount_used = 0
        over = state.to_act == OVER and self.before.to_act != OVER
        if state.phase > self.before.phase or over:
            worth = NUMBERS.cargo_points[PHASES[self.before.phase]]
            for seat in range(self.players):
                for colour in range(4):
                    pieces = int(self.before.collected[seat * 4 + colour])
                    self.gone[colour] += pieces
                    self.score[seat] += worth * pieces
        if over:
            for seat in range(self.players):
                self.score[seat] += sum(
                    int(state.cubes[link]) for link in numbers_in(int(state.hand[seat]))
                )
        last = len(state.track) - 1
        idle = int(self.before.idle) + 1
        rounds = NUMBERS.idle_rounds * self.players
        if state.idle > self.before.idle and idle >= rounds and (idle - rounds) % self.players == 0:
            if self.before.track[last] != NONE:
                self.cards_gone.add(int(self.before.track[last]))

    # Looking at the table

    def look(self, state: Position) -> None:
        assert [int(points) for points in state.score] == self.score
        if state.step == PAYING:
            assert int(state.due) + bool(state.special) == self.due
        self.look_at_dice(state)
        self.look_at_cargo(state)
        self.look_at_links(state)
        self.look_at_cards(state)
        self.look_at_caches(state)

    def look_at_dice(self, state: Position) -> None:
        assert min(state.pool) >= 0
        width = len(self.die_names)
        pool = [int(n) for n in state.pool]
        started = state.turn > 0 or state.course > 0
        for seat in range(self.players):
            acting = seat == state.seat
            for kind, name in enumerate(KINDS):
                have = sum(pool[seat * width + face] for face in self.faces_of[kind])
                if acting:
                    have += int(state.spent[kind] + state.to_roll[kind])
                if name == "base":
                    owed = NUMBERS.dice_each if started else have
                else:
                    card = IMPROVEMENTS.index(f"extra-{name}")
                    owed = int(state.improvements[seat * len(IMPROVEMENTS) + card])
                    if acting:
                        owed -= int(state.bought[card])
                    if state.step == GIVING_DIE and acting and kind == state.giving:
                        owed += 1
                assert have == owed, f"seat {seat} has {have} {name} dice of {owed}"
        for colour in range(4):
            out = sum(
                int(state.pool[seat * width + self.markers + colour])
                for seat in range(self.players)
            )
            assert out + state.supply[colour] == NUMBERS.markers_per_colour
            assert state.supply[colour] >= 0

    def cargo_missing(self, state: Position) -> list[int]:
        missing = []
        for colour, name in enumerate(COLOURS):
            lying = sum(int(piece) == colour for piece in state.piece)
            collected = sum(int(state.collected[s * 4 + colour]) for s in range(self.players))
            missing.append(NUMBERS.cargo[name] - int(state.bag[colour]) - lying - collected)
        return missing

    def look_at_cargo(self, state: Position) -> None:
        assert self.cargo_missing(state) == self.gone
        assert min(state.bag) >= 0
        for number, circle in enumerate(self.board.circles):
            if circle.phase > state.phase:
                assert state.piece[number] == NONE
                assert not state.served[number]

    def open_wishes(self, state: Position, colour: int) -> set[int]:
        return {
            circle.city
            for number, circle in enumerate(self.board.circles)
            if circle.phase <= state.phase
            and circle.wants == COLOURS[colour]
            and not state.served[number]
        }

    def look_at_links(self, state: Position) -> None:
        owners: dict[int, int] = {}
        for seat in range(self.players):
            hand, built = numbers_in(int(state.hand[seat])), numbers_in(int(state.built[seat]))
            assert len(hand) <= NUMBERS.contract_limit
            assert not hand & built
            for link in hand | built:
                assert link not in owners
                owners[link] = seat
                cubes, length = int(state.cubes[link]), self.board.links[link].length
                assert cubes == length if link in built else 1 <= cubes < length
            joined = [0] * len(self.board.cities)
            for link in built:
                ends = self.board.links[link]
                joined[ends.a] |= 1 << ends.b
                joined[ends.b] |= 1 << ends.a
            first = seat * len(joined)
            assert list(state.joins[first : first + len(joined)]) == joined
            assert 0 <= state.stations[seat] <= len(NUMBERS.station_prices)
        for link in range(len(self.contracts)):
            assert state.holder[link] == owners.get(link, NONE)
            assert link in owners or state.cubes[link] == 0

    def contract_places(self, state: Position) -> list[int]:
        """Every contract that lies somewhere, once for each place."""
        places = [int(n) for row in (state.track, state.top, state.under, state.lost) for n in row]
        found = [link for link in places if link != NONE]
        masks = (*state.unknown, *state.hand, *state.built)
        return found + [link for mask in masks for link in numbers_in(int(mask))]

    def contracts_missing(self, state: Position) -> set[int]:
        phases = len(state.unknown)
        used = {n for n, link in enumerate(self.board.links) if link.phase < phases}
        return used - set(self.contract_places(state))

    def look_at_cards(self, state: Position) -> None:
        found = self.contract_places(state)
        assert len(set(found)) == len(found), "a contract in two places"
        assert self.contracts_missing(state) == self.cards_gone
        counts = dict(NUMBERS.improvements)
        if self.players == 2:
            counts = dict(NUMBERS.two_player_improvements)
        else:
            for name, number in self.board.without.items():
                counts[name] -= number
        for kind, name in enumerate(IMPROVEMENTS):
            places = [*state.improvement_track, *state.improvements_under]
            count = sum(int(card) == kind for card in places)
            count += int(state.unknown_improvements[kind])
            held = [
                int(state.improvements[s * len(IMPROVEMENTS) + kind]) for s in range(self.players)
            ]
            assert count + sum(held) == counts[name], name
        for seat in range(self.players):
            first = seat * len(IMPROVEMENTS)
            held_here = sum(int(n) for n in state.improvements[first : first + len(IMPROVEMENTS)])
            extra = state.step == GIVING and seat == state.seat
            assert held_here <= NUMBERS.improvement_limit + extra

    def look_at_caches(self, state: Position) -> None:
        for colour in range(4):
            assert numbers_in(int(state.wants[colour])) == self.open_wishes(state, colour)
            lying = {
                circle.city
                for number, circle in enumerate(self.board.circles)
                if state.piece[number] == colour
            }
            assert numbers_in(int(state.lying[colour])) == lying
        if state.to_act == CHANCE or state.step not in OWN_TURN:
            return
        width = len(self.die_names)
        pool = [int(n) for n in state.pool[state.seat * width : (state.seat + 1) * width]]
        assert numbers_in(int(state.usable)) == {face for face, n in enumerate(pool) if n}
        worth = [2 if die.endswith("-two") else 1 for die in self.die_names]
        assert state.power == sum(n * value for n, value in zip(pool, worth, strict=True))
