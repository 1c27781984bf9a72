"""Links on Rolling Freight's map as a picture: spaces and cubes, owners, what can be chosen."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.picture.svg import Choices, group, num, path, polyline, titled
from whistlestop.core.words import Seat, Speaker
from whistlestop.games.rolling_freight.game import NONE, RollingFreight
from whistlestop.games.rolling_freight.picture.layout import MapLayout
from whistlestop.games.rolling_freight.picture.parts import DASHES, LINKS, SEATS, seat_disc, tile
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names

# The status of a link.
FREE, OFFERED, HELD, BUILT = range(4)
MOST_KEPT = 5000  # drawn parts; beyond that, all are dropped
Key = tuple[object, ...]


class Drawn:
    """What has been drawn of a map: shapes, and whole groups for one speaker and one hint."""

    def __init__(self) -> None:
        self.speaker: Speaker | None = None
        self.hinted: int | None = None
        self.whole: dict[Key, str] = {}
        self.shapes: dict[Key, str] = {}

    def listen(self, speaker: Speaker, hinted: int | None) -> None:
        """From now on words are this speaker's, and this action is marked."""
        is_other = self.speaker is not speaker or self.hinted != hinted
        if is_other or len(self.whole) > MOST_KEPT:
            self.speaker, self.hinted, self.whole = speaker, hinted, {}
        if len(self.shapes) > MOST_KEPT:
            self.shapes = {}


class LinksPicture:
    def __init__(self, game: RollingFreight, names: Names, layout: MapLayout, drawn: Drawn) -> None:
        self.game = game
        self.names = names
        self.board = game.map
        self.layout = layout
        self.size = layout.size
        self.drawn = drawn
        self.links = [n for n, link in enumerate(self.board.links) if link.phase < game.phases]

    def draw(self, s: Position, choices: Choices, speaker: Speaker, last: int) -> list[str]:
        """All links of the game, finished ones above."""
        layers: tuple[list[str], ...] = ([], [], [], [])
        offered = {int(link) for link in s.track}
        chosen = self._links_to_choose(choices)
        last_link = self._link_of(last)
        for link in self.links:
            holder = int(s.holder[link])
            if holder == NONE:
                stands = OFFERED if link in offered else FREE
            else:
                stands = BUILT if s.built[holder] & BITS[link] else HELD
            lit = link == last_link or bool(s.route & BITS[link])
            key = (link, stands, holder, int(s.cubes[link]), chosen.get(link, NONE), lit)
            if key not in self.drawn.whole:
                self.drawn.whole[key] = self._link(speaker, choices, *key)
            layers[stands].append(self.drawn.whole[key])
        return [line for layer in layers for line in layer]

    def _links_to_choose(self, choices: Choices) -> dict[int, int]:
        """The links that stand for exactly one action."""
        g = self.game
        found: dict[int, int] = {}
        many: set[int] = set()
        for action in choices.labels:
            if g.via_id <= action < g.pay_id:
                link = action - int(g.via_id)
            elif g.steady_id <= action < g.deliver_id:
                link = action - int(g.steady_id)
            elif g.build_id <= action < g.steady_id:
                link = int(g.build_link[action - int(g.build_id)])
            elif g.buy_id <= action < g.improve_id:
                link = action - int(g.buy_id)
            elif g.take_contract_id <= action < g.take_improvement_id:
                link = action - int(g.take_contract_id)
            else:
                continue
            if link in found:
                many.add(link)
            found[link] = action
        return {link: action for link, action in found.items() if link not in many}

    def _link_of(self, action: int) -> int:
        """The link that an action was about, or NONE."""
        g = self.game
        for first, after in (
            (g.via_id, g.pay_id),
            (g.steady_id, g.deliver_id),
            (g.buy_id, g.improve_id),
            (g.take_contract_id, g.take_improvement_id),
            (g.lose_id, g.roll_id),
        ):
            if first <= action < after:
                return action - int(first)
        if g.build_id <= action < g.steady_id:
            return int(g.build_link[action - int(g.build_id)])
        return NONE

    def _link(
        self,
        speaker: Speaker,
        choices: Choices,
        link: int,
        stands: int,
        holder: int,
        cubes: int,
        action: int,
        lit: bool,
    ) -> str:
        words = choices.title(action) or titled(
            self._link_words(speaker, link, stands, holder, cubes)
        )
        offered = action != NONE
        key: Key = (link, stands, holder, cubes, offered, lit)
        if key not in self.drawn.shapes:
            self.drawn.shapes[key] = "".join(
                self._link_shape(link, stands, holder, cubes, offered, lit)
            )
        return group(
            f"link_{self.board.links[link].contract}",
            [words, self.drawn.shapes[key]],
            more=choices.attributes(action),
        )

    def _link_shape(
        self, link: int, stands: int, holder: int, cubes: int, offered: bool, lit: bool
    ) -> list[str]:
        size, track = self.size, self.layout.tracks[link]
        line = polyline((track.a, track.b))
        name = LINKS[int(self.game.link_colour[link])]
        parts = []
        if lit:
            wide = num(size.band * 1.9)
            parts.append(path(line, "s-gold none round", f' stroke-width="{wide}"'))
        if offered:
            wide = num(size.band * 1.75)
            parts += [
                path(line, "s-accent none round", f' stroke-width="{wide}" opacity=".6"'),
                path(line, "s-accent none round glow", f' stroke-width="{wide}"'),
            ]
        if stands == BUILT:
            parts += self._rails(line, SEATS[holder])
        else:
            if lit or offered:
                bed = f' stroke-width="{num(size.band)}"'
                parts.append(path(line, "s-land none", bed))
            free = "".join(track.spaces[cubes:])
            if stands == FREE:
                parts.append(path(free, f"f-{name} s-edge", ' stroke-width=".6" opacity=".38"'))
            elif stands == OFFERED:
                parts.append(path(free, f"f-{name} s-edge"))
            else:
                parts.append(path("".join(track.spaces[:cubes]), f"f-{SEATS[holder]} s-edge"))
                if free:
                    parts.append(path(free, f"f-{name} s-edge", ' fill-opacity=".38"'))
        x, y = track.sign
        if stands in (HELD, BUILT):
            parts.append(seat_disc(holder, x, y, size.sign * 1.22))
        else:
            parts.append(tile(name, x, y, size.sign * (1.15 if stands == OFFERED else 0.92)))
        return parts

    def _rails(self, line: str, name: str) -> list[str]:
        """A finished link: a line of its owner's colour and pattern."""
        size, dash = self.size, DASHES[name]
        parts = [
            path(line, "s-edge none", f' stroke-width="{num(size.band)}"'),
            path(line, f"s-{name} none", f' stroke-width="{num(size.band - 1.8)}"'),
        ]
        if dash is not None:
            dashes, share, ends = dash
            array = f' stroke-dasharray="{dashes}"' if dashes else ""
            cap = ' stroke-linecap="round"' if ends else ""
            width = num((size.band - 1.8) * share)
            parts.append(path(line, f"s-on-{name} none", f' stroke-width="{width}"{array}{cap}'))
        return parts

    def _link_words(self, speaker: Speaker, link: int, stands: int, holder: int, cubes: int) -> str:
        length = self.board.links[link].length
        name = self.names.link(link)
        if stands == BUILT:
            return speaker.text("{link}: completed by {player}", link=name, player=Seat(holder))
        if stands == HELD:
            return speaker.text(
                "{link}: {cubes} of {length} cubes, {player}",
                link=name,
                cubes=cubes,
                length=length,
                player=Seat(holder),
            )
        return speaker.text("{link}: length {length}", link=name, length=length)
