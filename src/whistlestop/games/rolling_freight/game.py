"""Rolling Freight's board and numbers as tables of numbers, and the action space."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action, Game, State
from whistlestop.core.title import Title
from whistlestop.core.vectors import filled, vector
from whistlestop.games.rolling_freight.actions import (
    Build,
    Buy,
    Deliver,
    DrawCargo,
    DrawContract,
    DrawDisaster,
    DrawImprovement,
    EndTurn,
    FirstPlayer,
    Give,
    GiveDie,
    GiveIdleDie,
    Improve,
    Lose,
    Pay,
    Plan,
    Roll,
    RollDice,
    Station,
    Steady,
    Stock,
    Swap,
    TakeContract,
    TakeImprovement,
    To,
    Via,
)
from whistlestop.games.rolling_freight.board import WHITE, RollingFreightBoard
from whistlestop.games.rolling_freight.numbers import (
    COLOURS,
    IMPROVEMENTS,
    KINDS,
    NUMBERS,
    PHASES,
    SLASH,
    Face,
)

DISASTERS = "disasters"
OFF = "off"
ON = "on"

NONE: Final = -1
FAR: Final = 1000  # a cost that nobody can pay
COLOUR_COUNT: Final = 4  # also: the index of slash, where links have a colour
SLASH_COLOUR: Final = 4
KIND_COUNT: Final = 6
BASE: Final = 0  # the kind of die
MARKER: Final = 6  # the kind of a stock marker, after those of dice
TYPES: Final = 10  # of improvements, in the order of IMPROVEMENTS
EXPERT: Final = 0
PLANNER: Final = 1
STORAGE: Final = 2
FRIENDLY: Final = 3
STEADY: Final = 4
FIRST_EXTRA: Final = 5  # type FIRST_EXTRA is a die of kind 1, and so on


def die_name(face: Face) -> str:
    shown = face.symbol.lower() or "".join(colour[0] for colour in face.colours)
    return f"{face.kind}-{shown}"


class RollingFreight(Game):
    """Sets of cities, of links and of die classes are one mask each.

    A *class* is what makes dice one choice: the kind of die and the face; then, after all classes
    of dice, a class for each colour of stock markers. `faces` names those of dice.
    """

    def __init__(
        self,
        title: Title,
        board: RollingFreightBoard,
        players: int,
        options: dict[str, str],
        rules: int,
    ) -> None:
        super().__init__(title, board, players, options, rules)
        self.map = board
        self.seats: i64 = players
        self._rulings()
        self._numbers(options[DISASTERS] == ON)
        self._board_tables(board)
        self._class_tables()
        self._chance_actions(board)
        self._turn_actions(board)
        self._chain_actions(board)

    def start(self) -> State:
        # Imported here because a state depends on its game.
        from whistlestop.games.rolling_freight.state import first_state

        return first_state(self)

    def _rulings(self) -> None:
        """The switches that the version of the rules sets. See rulings.py for their meaning."""
        self.full_deck_for_two = self.follows("full-deck-for-two")
        self.one_card_for_a_duplicate = self.follows("one-card-for-a-duplicate")
        self.least_link_price: i64 = 0 if self.follows("friendly-adds-up") else 1
        self.used_builder_goes = self.follows("used-builder-goes")

    def _numbers(self, disasters: bool) -> None:
        n = NUMBERS
        two = self.players == 2
        letters = n.two_player_phases if two else PHASES
        self.phases: i64 = len(letters)  # that are played
        in_deck = PHASES if self.full_deck_for_two else letters
        self.deck_phases: i64 = len(in_deck)  # whose contracts lie in the deck
        self.phase_disasters = vector(n.disasters[p] if disasters else 0 for p in in_deck)
        self.most_disasters: i64 = sum(self.phase_disasters)
        self.cargo_points = vector(n.cargo_points[p] for p in letters)
        self.dice_each: i64 = n.dice_each
        self.markers: i64 = n.markers_per_colour
        self.contract_limit: i64 = n.contract_limit
        self.improvement_limit: i64 = n.improvement_limit
        self.idle_turns: i64 = n.idle_rounds * self.players
        self.contract_price = vector(n.contract_prices)
        self.improvement_price = vector(n.improvement_prices)
        self.station_price = vector(n.station_prices)
        self.places: i64 = len(n.contract_prices)
        self.improvement_places: i64 = len(n.improvement_prices)
        self.most_stations: i64 = len(n.station_prices)
        self.own_link_price: i64 = n.own_link_price
        self.other_link_price: i64 = n.other_link_price
        self.vp_points: i64 = n.vp_face_points
        self.track_cubes: i64 = n.track_face_cubes
        self.two_dice: i64 = n.two_face_dice
        self.used_link_points: i64 = n.used_link_points
        self.friendly_points: i64 = n.friendly_points
        self.cube_points: i64 = n.cube_points
        self.unstocked: i64 = n.unstocked_dice
        self.planned = vector(n.planned_dice)
        improvements = n.two_player_improvements if two else n.improvements
        without = {} if two else self.map.without
        self.improvement_count = vector(improvements[i] - without.get(i, 0) for i in IMPROVEMENTS)
        self.improvement_total: i64 = sum(self.improvement_count)
        lengths = max(n.link_points[1]) + 1
        self.lengths: i64 = lengths
        self.link_points = filled((n.contract_limit + 1) * lengths)
        for held, row in n.link_points.items():
            for length, points in row.items():
                self.link_points[held * lengths + length] = points
        self.bonus_links: i64 = max(len(n.fast_bonus), len(n.slow_bonus)) + 1
        self.bonus = filled(COLOUR_COUNT * self.bonus_links)  # beyond the printed table: nothing
        for index, colour in enumerate(COLOURS):
            row_of = n.fast_bonus if colour in n.fast else n.slow_bonus
            for links, points in enumerate(row_of):
                self.bonus[index * self.bonus_links + links + 1] = points
        self.cargo = vector(n.cargo[colour] for colour in COLOURS)

    def _board_tables(self, board: RollingFreightBoard) -> None:
        self.cities: i64 = len(board.cities)
        self.links: i64 = len(board.links)
        self.link_a = vector(link.a for link in board.links)
        self.link_b = vector(link.b for link in board.links)
        self.link_length = vector(link.length for link in board.links)
        self.link_colour = vector((*COLOURS, SLASH).index(link.colour) for link in board.links)
        self.links_at = filled(self.cities)
        # To be copied: nothing joined, nothing reached, nothing deliverable.
        self.nowhere = filled(self.cities)
        self.far = filled(self.cities, FAR)
        self.no_fares = filled(COLOUR_COUNT * self.cities, FAR)
        self.phase_links = filled(self.deck_phases)  # the contracts of each phase, a mask
        for index, link in enumerate(board.links):
            self.links_at[link.a] |= BITS[index]
            self.links_at[link.b] |= BITS[index]
            if link.phase < self.deck_phases:
                self.phase_links[link.phase] |= BITS[index]
        # Circles are in board order, with those of a city next to each other.
        self.circles: i64 = len(board.circles)
        self.circle_city = vector(circle.city for circle in board.circles)
        self.circle_phase = vector(circle.phase for circle in board.circles)
        self.circle_wants = vector(_colour(circle.wants) for circle in board.circles)
        self.circle_cargo = vector(_colour(circle.cargo) for circle in board.circles)
        self.circle_drawn = vector(int(circle.cargo == WHITE) for circle in board.circles)
        self.first_circle = vector(
            min(i for i, circle in enumerate(board.circles) if circle.city == city)
            for city in range(len(board.cities))
        )
        self.after_circle = vector(
            1 + max(i for i, circle in enumerate(board.circles) if circle.city == city)
            for city in range(len(board.cities))
        )
        self._first_cargo()

    def _first_cargo(self) -> None:
        """What lies on the map at the start, to be copied."""
        self.first_piece = filled(self.circles, NONE)
        self.first_wants = filled(COLOUR_COUNT)
        self.first_lying = filled(COLOUR_COUNT)
        self.first_bag = self.cargo[:]
        for circle in range(self.circles):
            if self.circle_phase[circle] > 0:
                continue
            city = BITS[self.circle_city[circle]]
            if self.circle_wants[circle] != NONE:
                self.first_wants[self.circle_wants[circle]] |= city
            colour = self.circle_cargo[circle]
            if colour != NONE:
                self.first_piece[circle] = colour
                self.first_lying[colour] |= city
                self.first_bag[colour] -= 1

    def _class_tables(self) -> None:
        faces = NUMBERS.faces
        self.faces = faces
        self.dice_classes: i64 = len(faces)
        self.classes: i64 = len(faces) + COLOUR_COUNT
        self.class_names = [die_name(face) for face in faces] + [
            f"stock-{colour[0]}" for colour in COLOURS
        ]
        kinds = [KINDS.index(face.kind) for face in faces]
        self.class_kind = vector(kinds + [int(MARKER)] * len(COLOURS))
        self.shows = filled(COLOUR_COUNT + 1)  # by colour of a link: the classes that build it
        self.class_power = filled(self.classes, 1)  # as generic dice
        self.class_vp = filled(self.classes)  # points when spent on a delivery
        self.track_classes: i64 = 0
        self.second_classes: i64 = 0
        self.class_colours: list[list[int]] = []  # of each class, rising
        for index, face in enumerate(faces):
            bit = BITS[index]
            self.class_colours.append([COLOURS.index(colour) for colour in face.colours])
            for colour in self.class_colours[index]:
                self.shows[colour] |= bit
            if len(face.colours) >= 2:
                self.shows[SLASH_COLOUR] |= bit
            if face.symbol == "TWO":
                self.class_power[index] = self.two_dice
            elif face.symbol == "VP":
                self.class_vp[index] = self.vp_points
            elif face.symbol == "TRACK":
                self.track_classes |= bit
            elif face.symbol == "SECOND":
                self.second_classes |= bit
        for colour in range(COLOUR_COUNT):
            self.class_colours.append([colour])
            self.shows[colour] |= BITS[self.dice_classes + colour]
        # The faces of a kind of die, and the dice that hold one colour or several.
        self.first_class = vector(kinds.index(kind) for kind in range(KIND_COUNT))
        self.after_class = vector(
            len(kinds) - kinds[::-1].index(kind) for kind in range(KIND_COUNT)
        )
        self.one_colour = vector(
            colours[0] if len(colours) == 1 else NONE for colours in self.class_colours
        )

    def _chance_actions(self, board: RollingFreightBoard) -> None:
        """The action space. `*_id` is the first id of a kind, whose members follow in order."""
        contracts = [link.contract for link in board.links]
        self.first_player_id: i64 = self.add_actions(
            [FirstPlayer(seat + 1) for seat in range(self.players)]
        )
        self.draw_cargo_id: i64 = self.add_actions([DrawCargo(colour) for colour in COLOURS])
        self.draw_contract_id: i64 = self.add_actions([DrawContract(c) for c in contracts])
        self.draw_disaster_id: i64 = self.add_actions([DrawDisaster()])
        self.draw_improvement_id: i64 = self.add_actions([DrawImprovement(i) for i in IMPROVEMENTS])
        self.lose_id: i64 = self.add_actions([Lose(contract) for contract in contracts])
        dice = self.class_names[: len(self.faces)]
        self.roll_id: i64 = self.add_actions([Roll(die) for die in dice])
        self.rolls: list[list[Action]] = []  # of each kind: its faces
        self.roll_weights: list[list[int]] = []
        for kind in range(KIND_COUNT):
            first, after = int(self.first_class[kind]), int(self.after_class[kind])
            start = int(self.roll_id)
            self.rolls.append(self.actions[start + first : start + after])
            self.roll_weights.append([face.weight for face in self.faces[first:after]])

    def _turn_actions(self, board: RollingFreightBoard) -> None:
        contracts = [link.contract for link in board.links]
        prices = NUMBERS.improvement_prices
        self.take_contract_id: i64 = self.add_actions([TakeContract(c) for c in contracts])
        self.take_improvement_id: i64 = self.add_actions(
            [TakeImprovement(name, price) for price in prices for name in IMPROVEMENTS]
        )
        self.swap_id: i64 = self.add_actions(
            [Swap(name, price) for price in prices for name in IMPROVEMENTS]
        )
        self.buy_id: i64 = self.add_actions([Buy(contract) for contract in contracts])
        self.improve_id: i64 = self.add_actions(
            [Improve(name, price) for price in prices for name in IMPROVEMENTS]
        )
        self.station_id: i64 = self.add_actions([Station()])
        self._build_actions(contracts)
        self.steady_id: i64 = self.add_actions([Steady(contract) for contract in contracts])
        self.deliver_id: i64 = self.add_actions(
            [Deliver(colour, city.id) for colour in COLOURS for city in board.cities]
        )
        self.end_turn_id: i64 = self.add_actions([EndTurn()])

    def _build_actions(self, contracts: list[str]) -> None:
        """A link with each class that builds it; a TRACK face with each number of cubes."""
        builds: list[Action] = []
        links: list[int] = []
        classes: list[int] = []
        cubes: list[int] = []
        offsets = [int(NONE)] * (len(contracts) * int(self.classes))
        for link, contract in enumerate(contracts):
            usable = self.shows[self.link_colour[link]] | self.track_classes
            for index, name in enumerate(self.class_names):
                if not usable & BITS[index]:
                    continue
                offsets[link * int(self.classes) + index] = len(builds)
                most = int(self.track_cubes) if self.track_classes & BITS[index] else 1
                for count in range(1, most + 1):
                    builds.append(Build(contract, name, count))
                    links.append(link)
                    classes.append(index)
                    cubes.append(count)
        self.build_id: i64 = self.add_actions(builds)
        self.build_offset = vector(offsets)  # [link * classes + class]: of its first build
        self.build_link = vector(links)
        self.build_class = vector(classes)
        self.build_cubes = vector(cubes)

    def _chain_actions(self, board: RollingFreightBoard) -> None:
        dice = self.class_names[: len(self.faces)]
        self.to_id: i64 = self.add_actions([To(city.id) for city in board.cities])
        self.via_id: i64 = self.add_actions([Via(link.contract) for link in board.links])
        pays: list[Action] = []
        pay_class: list[int] = []
        pay_value: list[int] = []
        offsets: list[int] = []
        for index, name in enumerate(self.class_names):
            offsets.append(len(pays))
            for value in range(1, int(self.class_power[index]) + 1):
                pays.append(Pay(name, value))
                pay_class.append(index)
                pay_value.append(value)
        self.pay_id: i64 = self.add_actions(pays)
        self.pay_offset = vector(offsets)
        self.pay_class = vector(pay_class)
        self.pay_value = vector(pay_value)
        self.give_id: i64 = self.add_actions([Give(name) for name in IMPROVEMENTS])
        self.give_die_id: i64 = self.add_actions([GiveDie(die) for die in dice])
        self.give_idle_die_id: i64 = self.add_actions([GiveIdleDie()])
        stocks: list[Action] = []
        stock_class: list[int] = []
        stock_colour: list[int] = []
        stock_offset: list[int] = []
        for index, die in enumerate(dice):
            stock_offset.append(len(stocks))
            if len(self.class_colours[index]) > 1:
                for colour in self.class_colours[index]:
                    stocks.append(Stock(die, COLOURS[colour]))
                    stock_class.append(index)
                    stock_colour.append(colour)
        self.stock_id: i64 = self.add_actions(stocks)
        self.stock_offset = vector(stock_offset)
        self.stock_class = vector(stock_class)
        self.stock_colour = vector(stock_colour)
        self.plan_id: i64 = self.add_actions([Plan(die) for die in dice])
        self.roll_dice_id: i64 = self.add_actions([RollDice()])


def _colour(name: str) -> int:
    return COLOURS.index(name) if name in COLOURS else int(NONE)
