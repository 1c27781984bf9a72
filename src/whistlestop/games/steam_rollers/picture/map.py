"""A player's map of Steam Rollers as a picture, at any scale."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.picture.svg import group, middle, num, path
from whistlestop.games.steam_rollers.game import NONE, SteamRollers
from whistlestop.games.steam_rollers.network import BIG, follow
from whistlestop.games.steam_rollers.picture.builds import BuildsPicture
from whistlestop.games.steam_rollers.picture.hexes import MIDDLES, Hexes
from whistlestop.games.steam_rollers.position import Position

NAMED = 3.6  # at this scale and above, hexes carry their names
MOST_NUMBER = 22.0  # of a city, how large
MOST_SPOTS = 64

Spot = tuple[float, float, float]  # x, y and scale of a map


class MapPicture:
    """A player's map at any scale. Tracks are redrawn only when they have changed."""

    def __init__(self, game: SteamRollers, hexes: Hexes) -> None:
        self.game = game
        self.hexes = hexes
        self._tracks: dict[tuple[int, bool], tuple[tuple[int, ...], list[str]]] = {}
        self._spots: dict[tuple[Spot, int], list[str]] = {}  # texts by where a map lies

    def draw(
        self,
        s: Position,
        seat: int,
        place: Spot,
        large: bool,
        builds: BuildsPicture | None = None,
        last: int = NONE,
    ) -> list[str]:
        """At a point and a scale; `last` is the hex where the player last built."""
        x, y, scale = place
        hexes = self.hexes
        lines = [f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3f})">']
        # Where every hex is a choice there is nothing else to point at.
        lines += hexes.large if large and not (builds and builds.many) else hexes.small
        if builds is not None:
            lines += builds.beds()
        lines += self._drawn(s, seat, large, last)
        lines += hexes.walls(int(s.walls))
        lines += hexes.city_shapes
        if builds is not None:
            lines += builds.choices()
        lines.append("</g>")
        named = large and scale >= NAMED and not (builds and builds.many)
        lines += self._texts(place, range(0 if named else hexes.open, len(hexes.places)))
        return lines

    def _drawn(self, s: Position, seat: int, large: bool, last: int) -> list[str]:
        """The player's tracks and towns."""
        n = self.hexes.open
        track = tuple(int(shape) for shape in s.track[seat * n : (seat + 1) * n])
        key = (*track, int(s.walls), last)
        kept = self._tracks.get((seat, large))
        if kept is None or kept[0] != key:
            drawn = self._large_tracks if large else self._small_tracks
            kept = key, drawn(s, seat, track, last)
            self._tracks[seat, large] = kept
        return kept[1]

    def connected(self, s: Position, seat: int, hex: int, shape: int) -> bool:
        """Whether a track is part of a connection."""
        a = follow(s, seat, hex, self.game.shape_first[shape])
        b = follow(s, seat, hex, self.game.shape_second[shape])
        return a >= 0 and b >= 0 and a // BIG != b // BIG

    def _large_tracks(self, s: Position, seat: int, track: tuple[int, ...], last: int) -> list[str]:
        """Rails where cities are connected, dashes where the track leads nowhere yet."""
        hexes = self.hexes
        lines = []
        for hex, shape in enumerate(track):
            town = hexes.town(hex, shape) if hex in hexes.towns else ""
            if shape == NONE:
                if town:
                    lines.append(town)
                continue
            data = hexes.curves.at(shape, hexes.places[hex])
            parts = [_rails(data, self.connected(s, seat, hex, shape)), town]
            if hex == last:
                parts.insert(0, path(data, "s-gold none", ' stroke-width="3.4"'))
            lines.append(group(f"track_{hexes.names[hex]}", parts))
        return lines

    def _small_tracks(self, s: Position, seat: int, track: tuple[int, ...], last: int) -> list[str]:
        hexes = self.hexes
        joined: list[str] = []
        loose: list[str] = []
        towns: list[str] = []
        gold: list[str] = []
        for hex, shape in enumerate(track):
            if hex in hexes.towns:
                towns.append(hexes.town(hex, shape))
            if shape != NONE:
                data = hexes.curves.at(shape, hexes.places[hex])
                (joined if self.connected(s, seat, hex, shape) else loose).append(data)
                if hex == last:
                    gold.append(data)
        lines = []
        if gold:
            lines.append(path("".join(gold), "s-gold none", ' stroke-width="4.6"'))
        if loose:
            lines.append(path("".join(loose), "s-muted none", ' stroke-width="1.4"'))
        if joined:
            lines.append(path("".join(joined), "s-ink none", ' stroke-width="2.4"'))
        return [*lines, "".join(towns)]

    def region(
        self,
        s: Position,
        seat: int,
        place: Spot,
        number: int,
        builds: BuildsPicture,
    ) -> list[str]:
        """A region alone, with the tracks that can be built there."""
        x, y, scale = place
        hexes = self.hexes
        lines = [f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3f})">']
        lines += hexes.region_ground[number]
        lines += builds.beds()
        inside = hexes.region(number)
        for hex in inside:
            shape = int(s.track[seat * hexes.open + hex])
            if shape != NONE:
                data = hexes.curves.at(shape, hexes.places[hex])
                lines.append(_rails(data, self.connected(s, seat, hex, shape)))
            if hex in hexes.towns:
                lines.append(hexes.town(hex, shape))
        lines += [self._arriving(s, seat, hex) for hex in inside]
        city = hexes.open + number
        lines += hexes.walls(int(s.walls), number)
        lines.append(hexes.city_shapes[number])
        lines += builds.chosen(inside)
        lines.append("</g>")
        return lines + self._texts(place, (*inside, city))

    def _arriving(self, s: Position, seat: int, hex: int) -> str:
        """The ends of tracks that come from other regions to a hex."""
        g = self.game
        data = ""
        for edge, (dx, dy) in enumerate(MIDDLES):
            other = int(g.next_hex[hex * 6 + edge])
            if NONE < other < self.hexes.open and g.region_of[other] != g.region_of[hex]:
                shape = int(s.track[seat * self.hexes.open + other])
                if shape != NONE and g.other_edge[shape * 6 + (edge + 3) % 6] != NONE:
                    x, y = self.hexes.places[hex]
                    data += f"M{num(x + dx)} {num(y + dy)}l{num(dx / 4)} {num(dy / 4)}"
        return path(data, "s-muted none", ' stroke-width="1.6"') if data else ""

    def _texts(self, place: Spot, hexes: Sequence[int]) -> list[str]:
        """The numbers of cities and the names of open hexes."""
        key = (place, len(hexes))
        if key not in self._spots:
            if len(self._spots) > MOST_SPOTS:
                self._spots.clear()
            self._spots[key] = [self._label(hex, place) for hex in hexes]
        return self._spots[key]

    def _label(self, hex: int, place: Spot) -> str:
        hexes = self.hexes
        x, y, scale = place
        a, b = hexes.places[hex]
        if hex >= hexes.open:
            mark = hexes.marks[hex - hexes.open]
            size = min(5.4 * scale, MOST_NUMBER)
            return middle(
                *(x + a * scale, y + (b - 1.7) * scale, str(hex - hexes.open + 1), size),
                *(f"on-{mark.name}", mark.name, True),
            )
        size = min(2.0 * scale, 8.5)
        return middle(x + a * scale, y + (b + 5.7) * scale, hexes.names[hex], size, "ink", "land")


def _rails(data: str, connected: bool) -> str:
    """A track: two rails if it connects cities, dashes if it leads nowhere yet."""
    if connected:
        return path(data, "s-ink none", ' stroke-width="1.9"') + path(
            data, "s-land none", ' stroke-width=".7"'
        )
    return path(data, "s-muted none", ' stroke-width="1.6"') + path(
        data, "s-land none", ' stroke-width=".8" stroke-dasharray="1.1 .9"'
    )
