"""How many tracks a seat is short of joining two cities.

From a city, ways lead over undrawn hexes, each of which takes one track, and along existing tracks,
which take none and have only one way on. To find the shortest ways, we go out from each city in
turn, one new track further at a time. We ignore that the black die allows only some shapes, since
it changes every round.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.vectors import filled
from whistlestop.games.steam_rollers.game import CITIES, NONE, SteamRollers
from whistlestop.games.steam_rollers.position import Position

FAR: Final = 99  # more tracks than any way takes
TWICE: Final = 6  # an undrawn hex reached by two edges: no way on from it is new
CITY: Final = -2  # and below: a city, where others have the number of a hex and its edge
PACKED: Final = 15  # hexes whose tracks fit in one number of a key
KEPT: Final = 20000  # sets of tracks that are remembered


def edges_beyond(g: SteamRollers, walls: i64) -> vec[i64]:
    """For every edge of a hex, given as `hex * 6 + edge`: the same edge as seen from the hex
    beyond. CITY minus its number if a city lies beyond; NONE if nothing does, or a wall."""
    beyond = filled((g.open_hexes + CITIES) * 6, NONE)
    for place in range(len(beyond)):
        there = g.next_hex[place]
        if there == NONE or g.border[place] & walls:
            continue
        if there < g.open_hexes:
            beyond[place] = there * 6 + (place + 3) % 6
        else:
            beyond[place] = CITY - (there - g.open_hexes)
    return beyond


class Approach:
    """`short[city * 6 + other]` is how many tracks are missing between two cities.

    `steps[city * places + hex * 6 + edge]` is how many it takes from a city up to an edge of a hex,
    coming from outside; it is long, and dropped unless asked for.
    """

    def __init__(
        self, g: SteamRollers, beyond: vec[i64], s: Position, seat: i64, with_steps: bool
    ) -> None:
        self.places: i64 = g.open_hexes * 6
        self.short = filled(CITIES * CITIES, FAR)
        self.steps = filled(CITIES * self.places, FAR)
        for city in range(CITIES):
            self._go_out(g, beyond, s, seat, city)
        if not with_steps:
            self.steps = filled(0)

    def _go_out(self, g: SteamRollers, beyond: vec[i64], s: Position, seat: i64, city: i64) -> None:
        track = s.track
        other_edge = g.other_edge
        steps = self.steps
        first = seat * g.open_hexes
        base = city * self.places
        entered = filled(g.open_hexes, NONE)  # the edge by which an undrawn hex was first reached
        now = filled(2 * self.places + 6)
        then = filled(2 * self.places + 6)
        count: i64 = 0
        for edge in range(6):
            on = beyond[(g.open_hexes + city) * 6 + edge]
            if on >= 0:
                now[count] = on
                count += 1
        taken: i64 = 0  # tracks so far
        while count:
            later: i64 = 0
            while count:
                count -= 1
                place = now[count]
                if steps[base + place] <= taken:
                    continue
                steps[base + place] = taken
                hex = place // 6
                edge = place - hex * 6
                shape = track[first + hex]
                if shape != NONE:
                    out = other_edge[shape * 6 + edge]
                    if out != NONE:
                        on = beyond[hex * 6 + out]
                        if on >= 0:
                            now[count] = on
                            count += 1
                        elif on <= CITY:
                            self._arrive(city, CITY - on, taken)
                    continue
                before = entered[hex]
                if before == NONE:
                    entered[hex] = edge
                    for out in range(6):
                        if out != edge:
                            on = beyond[hex * 6 + out]
                            if on >= 0:
                                then[later] = on
                                later += 1
                            elif on <= CITY:
                                self._arrive(city, CITY - on, taken + 1)
                elif before != TWICE and before != edge:
                    entered[hex] = TWICE
                    on = beyond[hex * 6 + before]
                    if on >= 0:
                        then[later] = on
                        later += 1
                    elif on <= CITY:
                        self._arrive(city, CITY - on, taken + 1)
            taken += 1
            count = later
            now, then = then, now

    def _arrive(self, city: i64, other: i64, taken: i64) -> None:
        if other != city and taken < self.short[city * CITIES + other]:
            self.short[city * CITIES + other] = taken

    def detour(self, hex: i64, a: i64, b: i64) -> i64:
        """How many tracks more than necessary a way between two cities takes if it goes through a
        hex from one edge to another; FAR if none does."""
        best: i64 = FAR
        for city in range(CITIES):
            near = self.steps[city * self.places + hex * 6 + a]
            if near == FAR:
                continue
            for other in range(CITIES):
                if other == city:
                    continue
                far = self.steps[other * self.places + hex * 6 + b]
                longer = near + far + 1 - self.short[city * CITIES + other]
                if longer < best:
                    best = longer
        return best

    def short_with(self, hex: i64, a: i64, b: i64) -> vec[i64]:
        """`short` with one more track, from one edge of a hex to another. We ignore that it blocks
        the hex for other ways: finding those again takes far longer."""
        short = self.short[:]
        for city in range(CITIES):
            base = city * self.places + hex * 6
            near = self.steps[base + a]
            if near == FAR:
                continue
            for other in range(CITIES):
                if other != city:
                    tracks = near + self.steps[other * self.places + hex * 6 + b]
                    if tracks < short[city * CITIES + other]:
                        short[city * CITIES + other] = tracks
                        short[other * CITIES + city] = tracks
        return short


class Approaches:
    """The approaches of recently seen sets of tracks: most positions of a search share theirs."""

    def __init__(self, g: SteamRollers) -> None:
        self.setup = g
        self._known: dict[tuple[int, ...], Approach] = {}
        self._last: Approach | None = None
        self._last_key: tuple[int, ...] = ()
        self._walls: i64 = 0
        self._beyond = edges_beyond(g, 0)

    def of(self, s: Position, seat: i64) -> Approach:
        key = self._key(s, seat)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            found = Approach(self.setup, self._edges(s), s, seat, False)
            self._known[key] = found
        return found

    def with_steps(self, s: Position, seat: i64) -> Approach:
        """The latest one is remembered: it is asked for several times in a row."""
        key = self._key(s, seat)
        if self._last is None or key != self._last_key:
            self._last = Approach(self.setup, self._edges(s), s, seat, True)
            self._last_key = key
        return self._last

    def _edges(self, s: Position) -> vec[i64]:
        """Walls never change during a game, so the last position's walls still apply."""
        if s.walls != self._walls:
            self._walls = s.walls
            self._beyond = edges_beyond(self.setup, s.walls)
        return self._beyond

    def _key(self, s: Position, seat: i64) -> tuple[int, ...]:
        """The tracks themselves and the walls, packed."""
        hexes = self.setup.open_hexes
        first = seat * hexes
        words: list[int] = [int(s.walls)]
        word: i64 = 0
        for hex in range(hexes):
            word = word * 16 + s.track[first + hex] + 1
            if hex % PACKED == PACKED - 1:
                words.append(int(word))
                word = 0
        words.append(int(word))
        return tuple(words)
