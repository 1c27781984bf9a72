"""Steel Driver a second time: slow, simple, and read straight off the rules page.

Nothing of the package's rules is used, only the board's data. The flow of the game is a generator
that stops at every decision, so that the phases read as the rulebook tells them; there is no
position to copy, and a tree is searched by playing from the start again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from tests.games.steel_driver.oracles import (
    Track,
    best_split,
    buildable_routes,
    cities_joined_to,
    link_by_walks,
)
from whistlestop.games.steel_driver.board import SteelDriverBoard

CHANCE = -1
OVER = -2

Decision = tuple[int, list[str]]  # who decides, and the notations to choose from
Flow = Generator[Decision, str, None]


class Player:
    def __init__(self) -> None:
        self.cubes = 0
        self.cash = 0


class Company:
    def __init__(self, name: str) -> None:
        self.name = name
        self.treasury = 0
        self.profit = 0
        self.tracks = 0
        self.controller: int | None = None
        self.last_controller: int | None = None
        self.shares: Counter[int] = Counter()
        self.goods: Counter[str] = Counter()


class SlowGame:
    """A game in progress: `seat` decides among `options`, and `play` takes one of them."""

    def __init__(self, board: SteelDriverBoard, players: int, random_start: bool = False) -> None:
        self.board = board
        self.players = [Player() for _ in range(players)]
        self.companies = {name: Company(name) for name in board.companies}
        self.order = [self.companies[name] for name in board.companies]
        self.colour = {city.id: board.goods[city.colour] for city in board.cities}
        self.value = {city.id: city.value for city in board.cities}
        self.starts = [city.id for city in board.cities if city.start]
        ids = [city.id for city in board.cities]
        self.routes = [(ids[route.a], ids[route.b], route.cost) for route in board.routes]
        self.cost = {frozenset((a, b)): cost for a, b, cost in self.routes}
        self.ends = (ids[board.link_ends[0]], ids[board.link_ends[1]])
        self.tracks: list[Track] = []
        self.linked = False
        self.marker = 0
        self.random_start = random_start
        self.history: list[str] = []
        self.flow = self.whole_game()
        self.seat, self.options = next(self.flow)

    def play(self, notation: str) -> None:
        assert notation in self.options, f"{notation} is none of {self.options}"
        self.history.append(notation)
        try:
            self.seat, self.options = self.flow.send(notation)
        except StopIteration:
            self.seat, self.options = OVER, []

    def again(self) -> SlowGame:
        """A game played from the start to the same point."""
        new = SlowGame(self.board, len(self.players), self.random_start)
        for notation in self.history:
            new.play(notation)
        return new

    def whole_game(self) -> Flow:
        if self.random_start:
            drawn = yield CHANCE, [f"first-player {n + 1}" for n in range(len(self.players))]
            self.marker = int(drawn.split()[1]) - 1
        for number in range(self.board.rounds):
            for player in self.players:
                player.cubes += self.board.capital[len(self.players)]
            yield from self.auctions()
            yield from self.building()
            for company in self.companies.values():
                if company.controller is not None:
                    self.players[company.controller].cash += company.profit
                company.profit = 0
                if number + 1 < self.board.rounds:
                    company.controller = None
        yield from self.the_end()

    # Control auctions

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

    def auctions(self) -> Flow:
        available = list(self.board.companies)
        passes_in_a_row = 0
        while available and passes_in_a_row < len(self.players):
            choice = "pass-marker"
            if self.players[self.marker].cubes > 0:
                offers = [f"offer {name}" for name in available]
                choice = yield self.marker, [*offers, "pass-marker"]
            if choice == "pass-marker":
                passes_in_a_row += 1
            else:
                name = choice.split()[1]
                available.remove(name)
                yield from self.auction(self.companies[name])
                passes_in_a_row = 0
            self.marker = self.left_of(self.marker)

    def auction(self, company: Company) -> Flow:
        opening = yield self.marker, self.bids(self.marker, 1)
        highest, winner = int(opening.split()[1]), self.marker
        standing = [(self.marker + n) % len(self.players) for n in range(len(self.players))]
        standing.append(standing.pop(0))  # bidding begins at her left, and she comes last
        while len(standing) > 1:
            seat = standing.pop(0)
            raises = self.bids(seat, highest + 1)
            choice = "pass"
            if raises:
                choice = yield seat, [*raises, "pass"]
            if choice != "pass":
                highest, winner = int(choice.split()[1]), seat
                standing.append(seat)
        assert standing == [winner]
        self.players[winner].cubes -= highest
        company.treasury += highest
        company.controller = company.last_controller = winner
        company.shares[winner] += 1

    def bids(self, seat: int, least: int) -> list[str]:
        return [f"bid {cubes}" for cubes in range(least, self.players[seat].cubes + 1)]

    # Building

    def building(self) -> Flow:
        passing: list[Company] = []
        while len(passing) < len(self.order):
            for company in self.order:
                if company in passing:
                    continue
                builds = self.builds(company)
                if not builds:
                    passing.append(company)
                    continue
                assert company.controller is not None
                choice = yield company.controller, builds
                self.build(company, choice)
        self.order = passing

    def builds(self, company: Company) -> list[str]:
        if company.controller is None or company.tracks == self.board.tracks_per_company:
            return []
        return buildable_routes(
            company.name, company.treasury, self.routes, self.starts, self.tracks
        )

    def cities_of(self, company: Company) -> set[str]:
        return {city for *ends, name in self.tracks if name == company.name for city in ends}

    def build(self, company: Company, notation: str) -> None:
        a, b = notation.removeprefix("build ").replace(">", "=").split("=")
        had = self.cities_of(company) or {a}
        company.treasury -= self.cost[frozenset((a, b))]
        company.tracks += 1
        company.profit += sum(self.value[city] for city in (a, b) if city not in had)
        self.tracks.append((a, b, company.name))
        start, goal = self.ends
        if not self.linked and goal in cities_joined_to(start, self.tracks):
            self.linked = True
            company.profit += self.board.link_builder
            for name in link_by_walks(start, goal, self.tracks):
                if name != company.name:
                    self.companies[name].profit += self.board.link_others

    # The end

    def the_end(self) -> Flow:
        for company in self.companies.values():
            company.treasury = 0
            company.controller = self.final_controller(company)
        on_map = {city for a, b, _ in self.tracks for city in (a, b)}
        claimed = True
        while claimed:
            claimed = False
            for company in self.order:
                cities = [city for city in self.cities_of(company) if city in on_map]
                if company.controller is None or not cities:
                    continue
                choice = yield company.controller, [f"claim {city}" for city in cities]
                city = choice.split()[1]
                on_map.remove(city)
                company.goods[self.colour[city]] += 1
                claimed = True
        for company in self.companies.values():
            for seat, held in company.shares.items():
                self.players[seat].cash += held * self.worth(company)

    def final_controller(self, company: Company) -> int | None:
        seat = company.last_controller
        if seat is None:
            return None
        while company.shares[seat] < max(company.shares.values()):
            seat = self.left_of(seat)
        return seat

    def worth(self, company: Company) -> int:
        counts = tuple(company.goods[colour] for colour in self.board.goods)
        return best_split(counts, self.board.set_values)

    def places(self) -> list[int]:
        """By cash, then by the goods of the companies finally controlled; equal ones share."""
        keys = []
        for seat, player in enumerate(self.players):
            mine = [c for c in self.companies.values() if c.controller == seat]
            keys.append((player.cash, sum(sum(company.goods.values()) for company in mine)))
        return [1 + sum(other > key for other in keys) for key in keys]


def count_tree(game: SlowGame, depth: int) -> list[int]:
    """How many sequences of 1, 2 ... `depth` decisions lead on from here."""
    counts = [0] * depth
    if depth:
        for notation in game.options:
            new = game.again()
            new.play(notation)
            below = count_tree(new, depth - 1)
            counts[0] += 1
            for n, count in enumerate(below):
                counts[n + 1] += count
    return counts
