"""Steam Rollers' referee: keeps the books from the actions alone, and compares.

It shares no code with the package. It reads the board's data, takes each action by its kind and
fields, and follows every cube, die, card, track and point by itself.

Deliberately not checked here, after every action, because something else does it better:

* which actions are legal: test_lockstep.py asks the oracle at every state of many games, and that
  would be too slow for all;
* events and sentences: they are no part of a position; recorded transcripts hold them.
"""

from __future__ import annotations

from tests.games.steam_rollers.oracles import (
    ROUND,
    Hex,
    Reading,
    Track,
    Tracks,
    connections,
    network_points,
    type_of,
)
from tests.support.referee import BaseReferee
from whistlestop.core.game import Action, State
from whistlestop.games.steam_rollers.board import TRACK_TYPES
from whistlestop.games.steam_rollers.position import (
    ACT,
    CUBES,
    DRAFT,
    ENDED,
    REROLLING,
    RIVAL,
    ROLL,
    Position,
)

CENTRE = -1


class Referee(BaseReferee):
    def __init__(self, state: State) -> None:
        assert isinstance(state, Position)
        self.board = state.setup.map
        self.players = state.setup.players
        self.is_old = state.setup.rules == 1
        self.wild_on = state.setup.options["wild"] == "on"
        self.level = state.setup.options["walls"]
        self.kinds = [*self.board.colours, "wild"]
        self.seats = range(self.players)
        self.hex_of = {name: hex for hex, name in self.board.names.items()}
        reading = Reading(state)
        self.walls = reading.walls
        self.bag = dict(zip(self.kinds, (int(n) for n in state.bag), strict=False))
        self.supply = [reading.cubes(city) for city in range(1, 7)]
        self.removed = dict(zip(self.kinds, (int(n) for n in state.removed), strict=True))
        width = len(self.kinds)
        self.delivered = [
            dict(
                zip(self.kinds, map(int, state.delivered[n * width : (n + 1) * width]), strict=True)
            )
            for n in self.seats
        ]
        width -= 1
        self.received = [
            [int(n) for n in state.received[seat * width : (seat + 1) * width]]
            for seat in self.seats
        ]
        self.total = self.all_cubes()
        self.tracks: list[Tracks] = [reading.tracks(seat) for seat in self.seats]
        self.network = [self.recount_network(seat) for seat in self.seats]
        self.boxes = [self.numbers(int(mask)) for mask in state.boxes]
        self.points = [int(n) for n in state.points]
        self.private = [self.cube_of(int(cube)) for cube in state.private]
        self.power = [int(n) for n in state.power]
        self.tile_side = [int(n) for n in state.tile_side]
        self.tile_owner = [int(n) for n in state.tile_owner]
        self.sides = [reading.side(card) for card in range(1, 7)]
        self.holder = {card: self.find(state, card)[0] for card in range(1, 7)}
        self.turned = {card for card in range(1, 7) if self.find(state, card)[1]}
        self.dice = [int(n) for n in state.dice]
        self.black = int(state.black) + 1
        self.value = int(state.value) + 1
        self.claimed = int(state.claimed) + 1
        self.claimer = int(state.claimer)
        self.start = int(state.start)
        self.round = int(state.round)
        self.begun = int(state.turn) + 1 if state.phase > ROLL else 0
        self.drawn_cubes = int(state.step) if state.phase == CUBES else self.cubes_at_set_up()
        self.drawn = self.board.colours[int(state.drawn)] if state.drawn >= 0 else ""
        self.two = bool(state.two_dice)
        self.kept = int(state.kept) + 1
        self.rolling_again = state.phase == REROLLING
        self.look(state)

    def cubes_at_set_up(self) -> int:
        return 6 * self.board.cubes_per_city(self.players)

    @staticmethod
    def numbers(mask: int) -> set[int]:
        return {n + 1 for n in range(mask.bit_length()) if mask >> n & 1}

    def cube_of(self, cube: int) -> tuple[str, int] | None:
        colours = len(self.board.colours)
        return None if cube < 0 else (self.board.colours[cube % colours], cube // colours + 1)

    def find(self, state: Position, card: int) -> tuple[int, bool]:
        """Where a card lies, and whether sideways; it lies in one place."""
        upright = [seat for seat in self.seats if card in self.numbers(int(state.upright[seat]))]
        turned = [seat for seat in self.seats if card in self.numbers(int(state.turned[seat]))]
        places = upright + turned
        assert len(places) <= 1, f"card {card} lies before several: {places}"
        return (places[0] if places else CENTRE), bool(turned)

    def all_cubes(self) -> dict[str, int]:
        """By kind, wherever they are, without private cubes."""
        return {
            kind: self.bag.get(kind, 0)
            + sum(city[kind] for city in self.supply)
            + self.removed[kind]
            + sum(row[kind] for row in self.delivered)
            for kind in self.kinds
        }

    def recount_network(self, seat: int) -> int:
        return network_points(connections(self.board, self.tracks[seat], self.walls))

    def after(self, actor: int, action: Action, state: State) -> None:
        assert isinstance(state, Position)
        getattr(self, "enter_" + action.kind.replace("-", "_"))(actor, *action.fields)
        self.turn_pages(state)
        if action.kind == "use" and action.fields[0] in (3, 4):
            assert (state.to_act, state.phase) == (actor, ACT), "no delivery follows its cards"
        self.look(state)

    # Keeping the books: one method a kind of action

    def enter_cube(self, _: int, colour: str) -> None:
        city = self.drawn_cubes // self.board.cubes_per_city(self.players)
        self.bag[colour] -= 1
        if self.drawn_cubes == self.cubes_at_set_up():
            self.drawn = colour
            self.total[colour] -= 1
            return
        self.drawn_cubes += 1
        self.supply[city][colour] += 1
        if self.drawn_cubes == self.cubes_at_set_up():
            wild = self.board.wild_cubes if self.wild_on else 0
            for region, cubes in zip(self.board.regions, self.supply, strict=True):
                own = self.board.colours[region.colour]
                if cubes[own] and wild:
                    wild -= 1
                    cubes["wild"] = 1
                    self.total["wild"] += 1
                self.removed[own] += cubes[own]
                cubes[own] = 0

    def enter_side(self, _: int, name: str) -> None:
        self.sides[int(name[0]) - 1] = name

    def enter_start(self, _: int, seat: int) -> None:
        self.start = seat - 1

    def enter_walls(self, _: int, row: int) -> None:
        pairs = self.board.walls[self.level][row - 1]
        self.walls = {f"{a + 1}|{b + 1}" for a, b in pairs}

    def enter_order(self, _: int, tile: str) -> None:
        self.tile_side[int(tile[:-1]) - 1] = "ab".index(tile[-1])

    def enter_black(self, _: int, value: int) -> None:
        self.black = value

    def enter_white(self, _: int, value: int) -> None:
        if self.rolling_again:
            self.value = value
            self.rolling_again = False
        else:
            self.dice[value - 1] += 1

    def enter_ship(self, _: int, colour: str) -> None:
        (city,) = [n for n in range(6) if self.dice[n] > 1 and any(self.supply[n].values())]
        self.supply[city][colour] -= 1
        self.removed[colour] += 1

    def enter_power(self, seat: int, name: str) -> None:
        self.power[seat] = ("engine", "track", "points", "card", "cube").index(name)

    def enter_put_cube(self, seat: int, colour: str, city: int) -> None:
        assert self.is_old or colour == self.drawn
        self.drawn = ""
        self.private[seat] = (colour, city)

    def enter_draft(self, seat: int, value: int) -> None:
        self.dice[value - 1] -= 1
        if self.two and not self.kept:
            self.kept = value
        else:
            self.value = value

    def enter_first(self, seat: int, value: int) -> None:
        assert value in (self.value, self.kept)
        if value == self.kept:
            self.value, self.kept = self.kept, self.value

    def enter_claim(self, seat: int) -> None:
        assert self.sides[1] == "2b"
        assert self.holder[2] == seat
        self.to_centre(2)
        self.claimer, self.claimed = seat, self.value

    def enter_decline(self, seat: int) -> None:
        assert self.holder[2] == seat

    def enter_use(self, seat: int, card: int, way: str) -> None:
        assert self.holder[card] == seat
        assert not self.is_old or card not in self.turned
        if card == 2 and not self.is_old:
            self.two = True
            return
        if card == 1:
            self.value = int(way)
        elif way in ("+1", "-1") and card == 5:
            self.value += int(way)
        elif way == "flip":
            self.value = 7 - self.value
        elif way == "reroll":
            self.rolling_again = True
        self.spend(card)

    def enter_build(self, seat: int, name: str, a: str, b: str) -> None:
        hex: Hex = self.hex_of[name]
        track: Track = (a, b)
        assert ROUND.index(a) < ROUND.index(b)
        assert hex not in self.tracks[seat]
        self.tracks[seat][hex] = track
        self.network[seat] = self.recount_network(seat)
        if self.black:
            assert self.board.region_of[hex] + 1 == self.value
            if not self.board.black_die[self.black - 1] >> TRACK_TYPES.index(type_of(track)) & 1:
                assert self.holder[6] == seat
                assert not self.is_old or 6 not in self.turned
                self.spend(6)

    def enter_improve(self, seat: int, box: int) -> None:
        assert box not in self.boxes[seat]
        self.boxes[seat].add(box)

    def enter_deliver(
        self, seat: int, source: int, destination: int, distance: int, kind: str
    ) -> None:
        colour = self.board.colours[self.board.regions[destination - 1].colour]
        if kind == "private":
            assert self.private[seat] == (colour, source)
            self.private[seat] = None
        else:
            cube = kind or colour
            assert self.supply[source - 1][cube] > 0
            self.supply[source - 1][cube] -= 1
            self.delivered[seat][cube] += 1
        if source != self.value:
            assert destination == self.value
            assert self.sides[2] == "3a"
            assert self.holder[3] == seat
            self.spend(3)
        self.points[seat] += distance
        received = self.received[seat]
        received[self.board.regions[destination - 1].colour] += 1
        for tile, side in enumerate(self.tile_side):
            wanted = self.board.orders[tile][side].colours
            if self.tile_owner[tile] < 0 and all(
                received[one] >= wanted.count(one) for one in wanted
            ):
                self.tile_owner[tile] = seat

    def enter_take(self, seat: int, card: int) -> None:
        assert card not in self.turned
        assert not (self.two and card == 2)
        self.holder[card] = seat
        self.turned.add(card)

    def enter_pass(self, seat: int) -> None:
        assert self.value

    def spend(self, card: int) -> None:
        number = (card - 1) * 2 + "ab".index(self.sides[card - 1][1])
        if self.board.cards[number].lightning:
            self.to_centre(card)

    def to_centre(self, card: int) -> None:
        self.holder[card] = CENTRE
        self.turned.discard(card)

    def turn_pages(self, state: Position) -> None:
        """Through the beginnings of turns that the position has passed."""
        over = state.phase == ENDED or state.round > self.round > 0
        if self.two and not state.two_dice:
            assert over or state.turn == self.begun or state.phase in (RIVAL, ROLL)
            self.two, self.kept = False, 0
            self.to_centre(2)
        elif self.kept and state.kept < 0:
            self.value, self.kept = self.kept, 0
        if over:
            self.begin_turns(self.players)
            assert self.claimer == CENTRE, "a claimed die was not used"
        if state.round > self.round:
            assert state.round == self.round + 1
            self.start = (self.start + 1) % self.players if self.round else self.start
            self.round += 1
            self.begun = 0
            self.black = 0
            self.dice = [0] * 6
        if state.phase > ROLL and not over:
            self.begin_turns(min(int(state.turn) + 1, self.players))
        if state.phase in (DRAFT, RIVAL) or state.phase <= ROLL or over:
            self.value = 0

    def begin_turns(self, count: int) -> None:
        for turn in range(self.begun, count):
            seat = (self.start + turn) % self.players
            self.turned -= {card for card in self.turned if self.holder[card] == seat}
            if self.claimer == seat:
                self.value, self.claimer, self.claimed = self.claimed, CENTRE, 0
        self.begun = count

    # Looking at the table

    def look(self, state: Position) -> None:
        reading = Reading(state)
        assert reading.walls == self.walls
        assert [reading.cubes(city) for city in range(1, 7)] == self.supply
        assert dict(zip(self.kinds, map(int, state.bag), strict=False)) == self.bag
        assert dict(zip(self.kinds, map(int, state.removed), strict=True)) == self.removed
        assert self.all_cubes() == self.total, "cubes are not conserved"
        assert min(map(int, [*state.bag, *state.supply, *state.dice])) >= 0
        for seat in self.seats:
            assert reading.tracks(seat) == self.tracks[seat], "a drawn hex changed"
            assert self.numbers(int(state.boxes[seat])) == self.boxes[seat]
        assert [int(n) for n in state.points] == self.points
        assert [self.cube_of(int(cube)) for cube in state.private] == self.private
        assert [int(n) for n in state.power] == self.power
        assert [int(n) for n in state.tile_side] == self.tile_side
        assert [int(n) for n in state.tile_owner] == self.tile_owner
        width = len(self.board.colours)
        for seat in self.seats:
            row = state.received[seat * width : (seat + 1) * width]
            assert [int(n) for n in row] == self.received[seat]
        self.look_at_dice(state)
        self.look_at_cards(state, reading)
        self.look_at_scores(state)

    def look_at_dice(self, state: Position) -> None:
        assert [int(n) for n in state.dice] == self.dice
        assert int(state.black) + 1 == self.black
        assert int(state.value) + 1 == self.value
        assert int(state.kept) + 1 == self.kept
        assert bool(state.two_dice) == self.two
        assert int(state.claimer) == self.claimer
        assert int(state.claimed) + 1 == self.claimed
        assert state.start == self.start or state.phase == ENDED

    def look_at_cards(self, state: Position, reading: Reading) -> None:
        assert [reading.side(card) for card in range(1, 7)] == self.sides
        for card in range(1, 7):
            assert self.find(state, card) == (self.holder[card], card in self.turned)

    def look_at_scores(self, state: Position) -> None:
        recount = []
        for seat in self.seats:
            assert state.network[seat] == self.network[seat], (
                "the network is not what the tracks make"
            )
            cards = [n for n, holder in self.holder.items() if holder == seat]
            recount.append(
                self.points[seat]
                + self.network[seat]
                + self.board.engine_points[len(self.boxes[seat])]
                + sum(
                    self.board.cards[(n - 1) * 2 + "ab".index(self.sides[n - 1][1])].points
                    for n in cards
                )
                + sum(
                    self.board.orders[tile][self.tile_side[tile]].points
                    for tile, owner in enumerate(self.tile_owner)
                    if owner == seat
                )
                + (self.board.powers.points if self.power[seat] == 2 else 0)
            )
        assert state.scores() == recount
