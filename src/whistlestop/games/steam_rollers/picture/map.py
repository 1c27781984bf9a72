"""A player's map of Steam Rollers as a picture, at any scale."""

from __future__ import annotations

from whistlestop.core.picture.svg import group, middle, num, path, titled
from whistlestop.core.words import Speaker
from whistlestop.games.steam_rollers.game import NONE, SteamRollers
from whistlestop.games.steam_rollers.network import BIG, follow
from whistlestop.games.steam_rollers.picture.builds import BuildsPicture
from whistlestop.games.steam_rollers.picture.hexes import Hexes
from whistlestop.games.steam_rollers.picture.parts import LOOSE
from whistlestop.games.steam_rollers.picture.parts import track as real_track
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import Names

MOST_SPOTS = 64
NAME = 2.4  # how large a hex's name may be, in its own units

Spot = tuple[float, float, float]  # x, y and scale of a map


class MapPicture:
    """A player's map at any scale. Their tracks are drawn anew only when they have changed."""

    def __init__(self, game: SteamRollers, names: Names, hexes: Hexes) -> None:
        self.game = game
        self.names = names
        self.hexes = hexes
        self._large: dict[tuple[int, str], tuple[tuple[int, ...], list[str]]] = {}
        self._small: dict[int, tuple[tuple[int, ...], list[str]]] = {}
        self._spots: dict[tuple[Spot, float], list[str]] = {}  # names by where a map lies

    def large(
        self,
        s: Position,
        seat: int,
        place: Spot,
        builds: BuildsPicture,
        last: int,
        least: float,
        speaker: Speaker,
    ) -> list[str]:
        """At a point and a scale; `last` is the hex where they built last, `least` how large
        a text must be.
        """
        x, y, scale = place
        hexes = self.hexes
        many = builds.many  # where every hex is a choice there is nothing else to point at
        lines = [f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3f})">']
        lines += hexes.paper
        lines += [hexes.grid] if many else hexes.areas(speaker)
        lines.append(hexes.borders)
        lines += builds.beds()
        key = self._key(s, seat, last)
        kept = self._large.get((seat, speaker.language))
        if kept is None or kept[0] != key:
            kept = key, self._large_tracks(s, seat, last, speaker)
            self._large[seat, speaker.language] = kept
        lines += kept[1]
        lines += hexes.walls(int(s.walls))
        lines += builds.choices()
        lines.append("</g>")
        if not many and NAME * scale >= least:
            first = seat * hexes.open
            names = enumerate(self._names(place, least))  # none where rails would lie over it
            lines += [name for hex, name in names if s.track[first + hex] == NONE]
        return lines

    def little_ground(self, s: Position) -> str:
        """What all sheets at a glance have in common, as a pattern to fill them with."""
        hexes = self.hexes
        ground = "".join((*hexes.small, *hexes.walls(int(s.walls)), *hexes.little_cities))
        size = f'width="{num(hexes.width)}" height="{num(hexes.height)}"'
        return f'<pattern id="hatch_sheet" {size} patternUnits="userSpaceOnUse">{ground}</pattern>'

    def small(self, s: Position, seat: int, place: Spot, last: int) -> list[str]:
        """A sheet at a glance; its ground must be at hand."""
        x, y, scale = place
        w, h = num(self.hexes.width), num(self.hexes.height)
        key = self._key(s, seat, last)
        kept = self._small.get(seat)
        if kept is None or kept[0] != key:
            kept = self._small[seat] = key, self._small_tracks(s, seat, last)
        return [
            f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3f})">',
            f'<rect width="{w}" height="{h}" fill="url(#hatch_sheet)"/>',
            *kept[1],
            "</g>",
        ]

    def _track(self, s: Position, seat: int) -> list[int]:
        n = self.hexes.open
        return [int(shape) for shape in s.track[seat * n : (seat + 1) * n]]

    def _key(self, s: Position, seat: int, last: int) -> tuple[int, ...]:
        """What their tracks and towns are drawn by."""
        return (*self._track(s, seat), int(s.walls), last)

    def connected(self, s: Position, seat: int, hex: int, shape: int) -> bool:
        """Whether a track is part of a connection."""
        a = follow(s, seat, hex, self.game.shape_first[shape])
        b = follow(s, seat, hex, self.game.shape_second[shape])
        return a >= 0 and b >= 0 and a // BIG != b // BIG

    def large_track(self, s: Position, seat: int, hex: int, shape: int) -> str:
        place, curves = self.hexes.places[hex], self.hexes.curves
        joined = self.connected(s, seat, hex, shape)
        colour = self.game.title.seat_colour(seat) if joined else LOOSE
        return real_track(curves.at(shape, place), curves.rails(shape, place), colour)

    def _large_tracks(self, s: Position, seat: int, last: int, speaker: Speaker) -> list[str]:
        """In the player's colour where cities are connected, plain where it leads nowhere yet."""
        hexes = self.hexes
        lines = []
        for hex, shape in enumerate(self._track(s, seat)):
            town = hexes.town(hex, shape, True) if hex in hexes.towns else ""
            if shape == NONE:
                if town:
                    lines.append(town)
                continue
            parts = [self.large_track(s, seat, hex, shape), town]
            if hex == last:
                data = hexes.curves.at(shape, hexes.places[hex])
                parts.insert(0, path(data, "s-glow none", ' stroke-width="5"'))
            words = speaker.text(
                "{hex}: {type} track, {track}",
                hex=hexes.names[hex],
                type=self.names.type_of(shape),
                track=self.names.track(shape),
            )
            lines.append(group(f"track_{hexes.names[hex]}", [titled(words), *parts]))
        return lines

    def _small_tracks(self, s: Position, seat: int, last: int) -> list[str]:
        hexes = self.hexes
        joined: list[str] = []
        loose: list[str] = []
        towns: list[str] = []
        gold: list[str] = []
        for hex, shape in enumerate(self._track(s, seat)):
            if hex in hexes.towns:
                towns.append(hexes.town(hex, shape, False))
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
            colour = self.game.title.seat_colour(seat)
            lines.append(path("".join(joined), "s-ink none", ' stroke-width="3"'))
            lines.append(path("".join(joined), f"s-{colour} none", ' stroke-width="1.8"'))
        return [*lines, "".join(towns)]

    def _names(self, place: Spot, size: float) -> list[str]:
        """The names of open hexes."""
        key = (place, size)
        if key not in self._spots:
            if len(self._spots) > MOST_SPOTS:
                self._spots.clear()
            x, y, scale = place
            hexes = self.hexes
            self._spots[key] = [
                middle(x + a * scale, y + (b + 5) * scale, name, size, "muted", "land")
                for (a, b), name in zip(
                    hexes.places[: hexes.open], hexes.names[: hexes.open], strict=True
                )
            ]
        return self._spots[key]
