"""Steel Driver's map as a picture: the ground, cities with their labels, routes and tracks."""

from __future__ import annotations

from pathlib import Path

from whistlestop.core.bits import BITS
from whistlestop.core.picture import metrics
from whistlestop.core.picture.land import Ground, ground
from whistlestop.core.picture.palette import marks_for
from whistlestop.core.picture.parts import block, map_label
from whistlestop.core.picture.rails import rails
from whistlestop.core.picture.svg import (
    CENTRE,
    Choices,
    circle,
    group,
    middle,
    num,
    path,
    polyline,
    rect,
    symbol,
    text,
    titled,
)
from whistlestop.core.words import Speaker
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.picture.layout import MapLayout, best_way
from whistlestop.games.steel_driver.picture.legend import cartouche, map_names
from whistlestop.games.steel_driver.picture.lot import LotPicture
from whistlestop.games.steel_driver.picture.plans import PlansPicture
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names
from whistlestop.games.steel_driver.words.prospects import Prospector

LAND = Path(__file__).resolve().parents[1] / "boards" / "land"


class Spoken:
    """The parts that have words in them and are the same for all states; kept for the latest
    speaker."""

    def __init__(self, speaker: Speaker, coins: list[str]) -> None:
        self.speaker = speaker
        self.coins = coins  # each city
        self.names: list[str] = []  # of waters and lands
        self.names_beside_lot: list[str] = []  # those that it leaves to be seen
        self.around: list[str] = []  # the legend
        self.tracks: dict[tuple[int, int, bool], str] = {}  # by route, company, built last


class MapPicture:
    """The map of one board. What is the same for all states is drawn once and kept."""

    def __init__(
        self, game: SteelDriver, names: Names, layout: MapLayout, prospector: Prospector
    ) -> None:
        self.game = game
        self.names = names
        self.board = game.map
        self.layout = layout
        self.size = layout.size
        self.goods = marks_for(self.board.goods)
        self.companies = marks_for(self.board.companies)
        self.way: tuple[tuple[int, ...], list[int]] = ((), [])  # of the link, for these tracks
        routes = range(len(self.board.routes))
        cities = range(len(self.board.cities))
        self.ground = self._ground()
        self.routes = [self._free_route(route, "") for route in routes]
        self.faint_routes = [self._free_route(route, ' opacity=".4"') for route in routes]
        self.costs = [self._cost(route) for route in routes]
        self.coins = [self._coin(city) for city in cities]
        self.plain_coins = [
            group(f"city_{self.board.cities[city].id}", self._coin(city, plain=True))
            for city in cities
        ]
        self.plates = [self._plate(city) for city in cities]
        self.labels = [
            map_label(label, layout.size.name, lift=1, of=f"city_{city.id}")
            for city, label in zip(self.board.cities, layout.labels, strict=True)
            if label is not None
        ]
        self.lot = (
            None
            if layout.lot is None
            else LotPicture(names, self.companies, self.goods, layout.lot)
        )
        self.plans = PlansPicture(prospector, layout, self.companies)
        self.spoken: Spoken | None = None

    def _ground(self) -> Ground:
        cities = {
            city.id: place
            for city, place in zip(self.board.cities, self.layout.cities, strict=True)
        }
        return ground(
            folder=LAND,
            board=self.board.name,
            shape=self.layout.shape,
            box=self.layout.box,
            cities=cities,
            coast=self.layout.outline,
        )

    def _free_route(self, index: int, strength: str) -> str:
        line = self.layout.curve(index)
        fine = num(self.size.track * 0.22)
        parts = [
            path(
                line, "s-halo none", f' stroke-width="{num(self.size.track * 0.53)}" opacity=".7"'
            ),
            path(line, "s-route none", f' stroke-width="{fine}" stroke-dasharray="5 4"{strength}'),
        ]
        return group(self._route_id("route", index), [self._route_told(index), *parts])

    def _route_told(self, index: int) -> str:
        route = self.board.routes[index]
        ends = f"{self.names.city(route.a)} – {self.names.city(route.b)}"
        return titled(f"{ends}: {route.cost}")

    def _cost(self, index: int) -> str:
        parts = self._sign(index, "f-halo s-route thin", "label", "halo")
        return group(self._route_id("cost", index), [self._route_told(index), *parts])

    def _sign(self, index: int, disc: str, ink: str, on: str, more: float = 0.0) -> list[str]:
        """The cost in the middle of a route."""
        sign = self.layout.signs[index]
        if sign is None:
            return []
        x, y = sign.box.centre
        size = metrics.shrink(sign.words, self.size.pill * 1.9, self.size.cost, bold=True)
        return [
            circle(x, y, self.size.pill + more, disc),
            middle(x, y, sign.words, size, ink, on, bold=True),
        ]

    def _shape(self, city: int, kind: str, more: float = 0) -> str:
        """The outline of a city: a hexagon for a start city, else a disc."""
        x, y = self.layout.cities[city]
        if not self.board.cities[city].start:
            return circle(x, y, self.size.disc + more, kind)
        r = (self.size.disc + more) * 1.13
        corners = ((0.5, -0.866), (1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866))
        data = polyline([(x + r * a, y + r * b) for a, b in corners], closed=True)
        return path(data, f"{kind} round")

    def _rings(self, city: int) -> list[str]:
        """The ends of the link have a golden rim, start cities a second outline."""
        if city in self.board.link_ends:
            return [self._shape(city, "f-glow s-edge thin", self.size.disc * 0.21)]
        if self.board.cities[city].start:
            return [self._shape(city, "f-token s-edge thin", self.size.disc * 0.19)]
        return []

    def _coin(self, city: int, plain: bool = False) -> list[str]:
        """A city while the game is on: its colour, its goods' symbol, its value."""
        data = self.board.cities[city]
        mark = self.goods[data.colour]
        x, y = self.layout.cities[city]
        d = self.size.disc
        value = str(data.value)
        size = metrics.shrink(value, d * 1.9, self.size.value, bold=True)
        disc = [*self._rings(city), self._shape(city, f"f-{mark.name} s-edge thin")]
        if not data.start:  # a rim of ivory, as on a roundel; start cities have theirs outside
            disc.append(circle(x, y, d * 0.87, "none s-token fine"))
        if plain:
            return [*disc, symbol(mark, x, y, round(d * 0.42, 1))]
        return [
            *disc,
            symbol(mark, x, y - d * 0.46, round(d * 0.28, 1)),
            text(
                x,
                y + d * 0.28 + size * CENTRE,
                value,
                size,
                ink=f"on-{mark.name}",
                on=mark.name,
                anchor="middle",
                bold=True,
            ),
        ]

    def _plate(self, city: int) -> list[str]:
        """A city at the end of the game, when only its goods count."""
        return [*self._rings(city), self._shape(city, "f-token s-edge thin")]

    def _route_id(self, kind: str, index: int) -> str:
        route = self.board.routes[index]
        return f"{kind}_{self.board.cities[route.a].id}_{self.board.cities[route.b].id}"

    def draw(
        self, s: Position, choices: Choices, speaker: Speaker, last: int, plain: bool = False
    ) -> list[str]:
        """The map of a state; `last` is the id of the action that led there, or -1."""
        spoken = self.spoken
        if spoken is None or spoken.speaker is not speaker:
            spoken = self.spoken = self._learn(speaker)
        final = s.phase in (p.CLAIMS, p.ENDED)
        builds = self._builds(choices) if s.phase == p.BUILDING else {}
        free = self.faint_routes if final else self.routes
        last_route = self._route_of(last)
        lines = list(spoken.names if s.offered == p.NONE else spoken.names_beside_lot)
        tracks: list[str] = []
        costs: list[str] = []  # on top of tracks that happen to cross
        for route in range(len(self.board.routes)):
            owner = int(s.owner[route])
            if owner != p.NONE:
                if plain:
                    bare = self._track(route, owner, route == last_route, plain)
                    tracks.append(group(self._route_id("track", route), bare))
                else:
                    tracks.append(self._spoken_track(route, owner, route == last_route, spoken))
            elif route not in builds:
                lines.append(free[route])
                if not final:  # nothing is built any more
                    costs.append(self.costs[route])
        if s.linked != p.NONE:
            lines.append(self._link(s, speaker))
        lines += tracks
        if s.phase == p.AUCTION and s.offered != p.NONE:
            lines += self.plans.draw(s, choices)
        lines += costs
        for parts in builds.values():
            lines += parts
        if final:
            lines += [self._stall(s, city, choices, last) for city in range(len(self.coins))]
        else:
            lines += self.plain_coins if plain else spoken.coins
        lines += self.labels
        lines += spoken.around
        if self.lot is not None and s.offered != p.NONE:
            lines.append(self.lot.draw(s, speaker, self.size.short_names))
        return lines

    def _learn(self, speaker: Speaker) -> Spoken:
        coins = []
        for city, data in enumerate(self.board.cities):
            words = speaker.text(
                "{city}: ${value}, {goods}",
                city=data.name,
                value=data.value,
                goods=self.names.goods(data.colour),
            )
            coins.append(group(f"city_{data.id}", [titled(words), *self.coins[city]]))
        spoken = Spoken(speaker, coins)
        if not self.size.short_names:  # a phone has no room for them
            if self.ground.digest:
                spoken.names = map_names(self.board.name, speaker)
                spoken.names_beside_lot = map_names(self.board.name, speaker, self.layout.lot)
            room = self.layout.legend
            if room is not None:
                spoken.around.append(cartouche(self.goods, speaker).draw(room, self.layout.box))
        return spoken

    def _route_of(self, action: int) -> int:
        """The route that an action built on, or NONE."""
        g = self.game
        if g.build_id <= action < g.claim_id:
            return action - int(g.build_id)
        if g.build_first_id <= action < g.build_id:
            return int(g.first_route[action - int(g.build_first_id)])
        return p.NONE

    def _spoken_track(self, route: int, company: int, was_last: bool, spoken: Spoken) -> str:
        key = (route, company, was_last)
        if key not in spoken.tracks:
            words = spoken.speaker.text(
                "{route}: {company}",
                route=self.names.route(route),
                company=self.names.company(company),
            )
            parts = [titled(words), *self._track(route, company, was_last)]
            spoken.tracks[key] = group(self._route_id("track", route), parts)
        return spoken.tracks[key]

    def _track(self, index: int, company: int, was_last: bool, plain: bool = False) -> list[str]:
        """Rails in the company's colour and pattern, with a plate that bears its letter."""
        size = self.size
        mark = self.companies[company]
        line = self.layout.curve(index)
        parts: list[str] = []
        if was_last:
            parts.append(
                path(line, "s-glow none round", f' stroke-width="{num(size.track * 2.9)}"')
            )
        parts += rails(line, mark.name, size.track)
        sign = self.layout.signs[index]
        if sign is not None and not plain:
            x, y = sign.box.centre
            parts.append(
                rect(
                    x - size.pill,
                    y - size.pill,
                    2 * size.pill,
                    2 * size.pill,
                    f"f-{mark.name} s-edge thin",
                    size.pill * 0.35,
                )
            )
            parts.append(
                middle(
                    x,
                    y,
                    self.names.company_letters[company],
                    size.cost,
                    ink=f"on-{mark.name}",
                    on=mark.name,
                    bold=True,
                )
            )
        return parts

    def _builds(self, choices: Choices) -> dict[int, list[str]]:
        """The routes that can be built, each drawn whole or, if it can be from either end, in two
        halves: each is the choice to start at its own end.
        """
        g = self.game
        found: dict[int, list[str]] = {}
        for action in choices.labels:
            if action >= g.build_id:
                index = int(action - g.build_id)
                found[index] = [self._build(action, self.layout.curve(index), choices, index)]
                continue
            first = int(action - g.build_first_id)
            index, start = int(g.first_route[first]), int(g.first_city[first])
            if len(g.first_builds[index]) == 1:
                found[index] = [self._build(action, self.layout.curve(index), choices, index)]
            else:
                half = self.layout.half(index, start)
                found.setdefault(index, []).insert(0, self._build(action, half, choices))
                if len(found[index]) == 1:
                    found[index].append(
                        group(self._route_id("cost", index), self._accented_sign(index))
                    )
        return found

    def _build(self, action: int, line: str, choices: Choices, sign: int = p.NONE) -> str:
        track = self.size.track
        wide, broad = num(track * 2.6), num(track * 1.6)
        parts = [
            choices.title(action),
            path(line, "s-lit none clear", f' stroke-width="{wide}"'),
            path(line, "s-lit none round", f' stroke-width="{broad}" opacity=".2"'),
            path(line, "s-lit none round glow", f' stroke-width="{num(track * 1.2)}"'),
            path(line, "s-halo none", f' stroke-width="{num(track * 0.53)}" opacity=".7"'),
            path(
                line,
                "s-lit none",
                f' stroke-width="{num(track * 0.36)}" stroke-dasharray="7 4"',
            ),
        ]
        if sign != p.NONE:
            parts += self._accented_sign(sign)
        return group(f"build_{action}", parts, more=choices.attributes(action))

    def _accented_sign(self, route: int) -> list[str]:
        return self._sign(route, "f-soft s-lit fine", "accent", "soft", 1.0)

    def _stall(self, s: Position, city: int, choices: Choices, last: int) -> str:
        """A city at the end of the game, with its goods if they are still there."""
        data = self.board.cities[city]
        action = int(self.game.claim_id) + city
        parts = list(self.plates[city])
        if last == action:
            parts.insert(0, self._shape(city, "f-glow", self.size.disc * 0.33))
        if s.cubes_on_map & BITS[city]:
            if action in choices:
                parts.insert(0, self._shape(city, "none s-accent bold", self.size.disc * 0.27))
                parts.append(self._shape(city, "f-accent glow"))
            cube = block(self.goods[data.colour], 0, 0, self.size.disc * 1.35)
            parts.append(group(f"goods_{data.id}", [cube], "piece", self.layout.cities[city]))
        title = choices.title(action) or titled(data.name)
        return group(f"city_{data.id}", [title, *parts], more=choices.attributes(action))

    def _link(self, s: Position, speaker: Speaker) -> str:
        """A golden bed under one of the best ways between the ends, given the present tracks."""
        owner = tuple(int(company) for company in s.owner)
        way = self.way
        if way[0] != owner:
            way = self.way = (owner, best_way(self.board, owner))
        a, b = (self.names.city(end) for end in self.board.link_ends)
        parts = [titled(speaker.text("{a} and {b} are linked.", a=a, b=b))]
        for route in way[1]:
            line = self.layout.curve(route)
            width = num(self.size.track * 3.3)
            parts.append(path(line, "s-glow none round", f' stroke-width="{width}" opacity=".8"'))
        return group("link", parts)
