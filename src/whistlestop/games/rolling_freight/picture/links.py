"""Links on Rolling Freight's map as a picture: spaces and cubes, owners, what can be chosen."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.picture.rails import rails
from whistlestop.core.picture.svg import Choices, group, num, path, polyline, rect, titled
from whistlestop.core.words import Seat, Speaker
from whistlestop.games.rolling_freight.game import NONE, RollingFreight
from whistlestop.games.rolling_freight.network import link_price
from whistlestop.games.rolling_freight.numbers import NUMBERS
from whistlestop.games.rolling_freight.picture.layout import MapLayout
from whistlestop.games.rolling_freight.picture.parts import (
    LINKS,
    SEATS,
    picked,
    seat_cube,
    seat_disc,
    tile,
)
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names

# How a link stands, the weakest first.
LATER, FREE, OFFERED, HELD, BUILT = range(5)
GOLD, ROUTE = "gold", "lit"  # what lights it: it was the last thing done, or a delivery uses it
SIGNS = (0.8, 1.0, 1.2)  # how large the sign of a link that nobody has is
MOST_KEPT = 5000  # drawn parts; then all are forgotten
Key = tuple[object, ...]


class Drawn:
    """What has been drawn: shapes, and groups in the words of one speaker, for one hint."""

    def __init__(self) -> None:
        self.speaker: Speaker | None = None
        self.hinted: int | None = None
        self.whole: dict[Key, str] = {}
        self.shapes: dict[Key, str] = {}

    def listen(self, speaker: Speaker, hinted: int | None) -> None:
        """From now on words are this speaker's."""
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
        layers: tuple[list[str], ...] = ([], [], [], [], [])
        offered = {int(link) for link in s.track}
        chosen = self._links_to_choose(choices)
        last_link = self._link_of(last)
        for link in self.links:
            holder = int(s.holder[link])
            if holder == NONE:
                later = self.board.links[link].phase > s.phase
                stands = OFFERED if link in offered else LATER if later else FREE
            else:
                stands = BUILT if s.built[holder] & BITS[link] else HELD
            lit = ROUTE if s.route & BITS[link] else GOLD if link == last_link else ""
            ways = chosen.get(link, ())
            price = int(link_price(s, holder)) if s.route & BITS[link] else 0
            key = (link, stands, holder, int(s.cubes[link]), ways, lit, price)
            if key not in self.drawn.whole:
                self.drawn.whole[key] = self._link(speaker, choices, *key)
            layers[stands].append(self.drawn.whole[key])
        return [line for layer in layers for line in layer]

    def _links_to_choose(self, choices: Choices) -> dict[int, tuple[int, ...]]:
        """The actions that each link stands for: more than one where dice differ."""
        g = self.game
        found: dict[int, tuple[int, ...]] = {}
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
            found[link] = (*found.get(link, ()), action)
        return found

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
        ways: tuple[int, ...],
        lit: str,
        price: int,
    ) -> str:
        action = ways[0] if len(ways) == 1 else NONE
        words = choices.title(action) or titled(
            self._link_words(speaker, link, stands, holder, cubes)
        )
        offered = bool(ways)
        key: Key = (link, stands, holder, cubes, offered, lit, price)
        if key not in self.drawn.shapes:
            shape = self._link_shape(link, stands, holder, cubes, offered, lit)
            self.drawn.shapes[key] = "".join(shape + self._price(link, price))
        name = f"link_{self.board.links[link].contract}"
        more = choices.attributes(action) or picked(name, ways)
        return group(name, [words, self.drawn.shapes[key]], more=more)

    def _link_shape(
        self, link: int, stands: int, holder: int, cubes: int, offered: bool, lit: str
    ) -> list[str]:
        size, track = self.size, self.layout.tracks[link]
        line = polyline((track.a, track.b))
        name = LINKS[int(self.game.link_colour[link])]
        parts = []
        if lit == ROUTE:
            for share, faint in ((3.2, ' opacity=".3"'), (2.2, "")):
                wide = f' stroke-width="{num(size.band * share)}"'
                parts.append(path(line, f"s-{lit} none round", wide + faint))
        elif lit:
            wide = num(size.band * 2.1)
            parts.append(path(line, f"s-{lit} none round", f' stroke-width="{wide}"'))
        if offered:
            wide = num(size.band * 2)
            hit = num(size.target)
            parts += [
                path(polyline(track.hit), "s-accent none clear", f' stroke-width="{hit}"'),
                path(line, "s-accent none round lit", f' stroke-width="{wide}" opacity=".75"'),
                path(line, "s-accent none round glow", f' stroke-width="{num(size.band * 2.6)}"'),
            ]
        if stands == BUILT:
            parts += rails(line, SEATS[holder], size.band - 2)
        else:
            if lit or offered:
                bed = f' stroke-width="{num(size.band)}"'
                parts.append(path(line, "s-land none", bed))
            free = "".join(track.spaces[cubes:])
            if stands == LATER:
                dots = f' stroke-width="{num(size.band * 0.28)}" stroke-dasharray="0 6"'
                parts.append(path(line, "s-route none round", dots))
            elif stands == FREE:
                parts.append(path(free, f"f-{name} s-edge", ' stroke-width=".6" opacity=".45"'))
            elif stands == OFFERED:
                parts.append(path(free, f"f-{name} s-edge"))
            else:
                every = "".join(track.spaces)
                parts.append(path(every, f"f-{name} s-edge", ' fill-opacity=".6"'))
                parts += [seat_cube(holder, *spot, size.cube) for spot in track.spots[:cubes]]
        x, y = track.sign
        if stands in (HELD, BUILT):
            parts.append(seat_disc(holder, x, y, size.sign * (1.5 if stands == BUILT else 1.3)))
        else:
            sign = tile(name, x, y, size.sign * SIGNS[stands])
            faded = ' opacity=".6"' if stands == LATER else ""
            parts.append(f"<g{faded}>{sign}</g>" if faded else sign)
        return parts

    def _price(self, link: int, dice: int) -> list[str]:
        """What a link of the route costs, as blank dice beside it: a price to count."""
        size = self.size.sign
        step = size + 2
        x, y = self.layout.beside(link, step * dice, step)
        left = x - step * (dice - 1) / 2
        corner = size * 0.2
        return [
            rect(left + n * step - size / 2, y - size / 2, size, size, "f-die s-edge thin", corner)
            for n in range(dice)
        ]

    def _link_words(self, speaker: Speaker, link: int, stands: int, holder: int, cubes: int) -> str:
        length = self.board.links[link].length
        name = self.names.link(link)
        if stands == BUILT:
            return speaker.text(
                "{link}: completed by {player}. A delivery over it costs {own} die, others pay "
                "{other}.",
                link=name,
                player=Seat(holder),
                own=NUMBERS.own_link_price,
                other=NUMBERS.other_link_price,
            )
        if stands == HELD:
            return speaker.text(
                "{link}: {cubes} of {length} cubes, {player}",
                link=name,
                cubes=cubes,
                length=length,
                player=Seat(holder),
            )
        least, most = worth(self.game, link)
        return speaker.text(
            "{link}: length {length}, {least} to {most} points when completed",
            link=name,
            length=length,
            least=least,
            most=most,
        )


def worth(game: RollingFreight, link: int) -> tuple[int, int]:
    """The points of a completed link: with no other contract held, and with as many as may be."""
    rows, length = int(game.lengths), int(game.link_length[link])
    points = [int(game.link_points[held * rows + length]) for held in (1, int(game.contract_limit))]
    return points[0], points[1]
