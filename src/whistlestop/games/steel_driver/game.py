"""Steel Driver's board as tables of numbers, and the action space."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BANK, BITS, banks_for
from whistlestop.core.game import Action, Game, State
from whistlestop.core.title import Title
from whistlestop.core.vectors import filled, vector
from whistlestop.games.steel_driver.actions import (
    Bid,
    Build,
    BuildFirst,
    Claim,
    FirstPlayer,
    Offer,
    Pass,
    PassMarker,
)
from whistlestop.games.steel_driver.board import SteelDriverBoard

FIRST_PLAYER = "first-player"
RANDOM = "random"
SEAT_ONE = "seat-1"


class SteelDriver(Game):
    """Sets of cities are one mask; sets of routes are `banks` masks in a row.

    A table over routes or over a set of routes is flat: `routes_at[city * banks + bank]`.
    """

    def __init__(
        self,
        title: Title,
        board: SteelDriverBoard,
        players: int,
        options: dict[str, str],
        rules: int,
    ) -> None:
        super().__init__(title, board, players, options, rules)
        self.map = board
        self.seats: i64 = players
        self.random_start = options[FIRST_PLAYER] == RANDOM
        self.rounds: i64 = board.rounds
        self.capital: i64 = board.capital[players]
        self.companies: i64 = len(board.companies)
        self.all_companies: i64 = BITS[len(board.companies)] - 1
        self.tracks: i64 = board.tracks_per_company
        self.link_end: i64 = board.link_ends[0]
        self.other_link_end: i64 = board.link_ends[1]
        self.link_builder: i64 = board.link_builder
        self.link_others: i64 = board.link_others
        self.colours: i64 = len(board.goods)
        self._tables(board)
        self._actions(board)
        self.worth: dict[tuple[int, ...], int] = {}  # of goods, by counts; filled as needed

    def start(self) -> State:
        # Imported here because a state depends on its game.
        from whistlestop.games.steel_driver.state import first_state

        return first_state(self)

    def _tables(self, board: SteelDriverBoard) -> None:
        cities, routes = board.cities, board.routes
        self.city_value = vector(city.value for city in cities)
        self.city_colour = vector(city.colour for city in cities)
        self.is_start = vector(int(city.start) for city in cities)
        self.route_a = vector(route.a for route in routes)
        self.route_b = vector(route.b for route in routes)
        self.route_cost = vector(route.cost for route in routes)
        self.top_cost: i64 = max(route.cost for route in routes)
        banks = banks_for(len(routes))
        self.banks: i64 = banks
        self.all_routes = filled(banks)
        self.start_routes = filled(banks)
        self.routes_at = filled(banks * len(cities))
        self.affordable = filled(banks * (int(self.top_cost) + 1))
        for index, route in enumerate(routes):
            bank, bit = index // BANK, BITS[index % BANK]
            self.all_routes[bank] |= bit
            if cities[route.a].start or cities[route.b].start:
                self.start_routes[bank] |= bit
            for city in (route.a, route.b):
                self.routes_at[city * banks + bank] |= bit
            for cubes in range(route.cost, int(self.top_cost) + 1):
                self.affordable[cubes * banks + bank] |= bit
        # To be copied at the start: companies in their order, and routes that each could begin with
        self.first_order = vector(range(int(self.companies)))
        self.first_frontier = vector(list(self.start_routes) * int(self.companies))

    def _actions(self, board: SteelDriverBoard) -> None:
        """The action space. `*_id` is the first id of a kind, whose members follow in order."""
        cities, routes = board.cities, board.routes
        self.first_player_id: i64 = self.add_actions(
            [FirstPlayer(seat + 1) for seat in range(self.players)]
        )
        self.offer_id: i64 = self.add_actions([Offer(company) for company in board.companies])
        self.pass_marker_id: i64 = self.add_actions([PassMarker()])
        # Nobody can ever hold more cubes than they were given in all.
        most = board.rounds * board.capital[self.players]
        self.bid_id: i64 = self.add_actions([Bid(cubes) for cubes in range(1, most + 1)])
        self.pass_id: i64 = self.add_actions([Pass()])
        starts: list[Action] = []
        self.first_builds: list[list[Action]] = []  # of each route: none, or one from each start
        routes_of_starts: list[int] = []
        starts_of: list[int] = []
        for index, route in enumerate(routes):
            here: list[Action] = []
            for start, end in ((route.a, route.b), (route.b, route.a)):
                if cities[start].start:
                    here.append(BuildFirst(cities[start].id, cities[end].id))
                    routes_of_starts.append(index)
                    starts_of.append(start)
            self.first_builds.append(here)
            starts += here
        self.first_route = vector(routes_of_starts)
        self.first_city = vector(starts_of)
        self.build_first_id: i64 = self.add_actions(starts)
        self.build_id: i64 = self.add_actions(
            [Build(cities[route.a].id, cities[route.b].id) for route in routes]
        )
        self.claim_id: i64 = self.add_actions([Claim(city.id) for city in cities])
