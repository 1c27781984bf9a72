"""The ticket of a delivery: its route as a straight line, what it costs, and who scores."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.bits import members
from whistlestop.core.game import Action
from whistlestop.core.picture import TICKET, Ahead, Panel, View, metrics
from whistlestop.core.picture.rails import rails
from whistlestop.core.picture.svg import circle, group, num, path, polyline, rect, text
from whistlestop.core.shortcuts import choices
from whistlestop.core.words import say_many
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import NONE
from whistlestop.games.rolling_freight.network import link_price
from whistlestop.games.rolling_freight.picture.layout import MapLayout
from whistlestop.games.rolling_freight.picture.parts import CARGO, SEATS, seat_disc, tile
from whistlestop.games.rolling_freight.position import Position

DELIVERS = ("deliver", "to", "via")
LINE, DICE, SUM, OWNERS, HIGH = 12.0, 27.0, 54.0, 82.0, 90.0  # below the heading
HEADING = 16.0
DIE, STOP = 11.0, 5.0
SMALL = 12.5


def delivery_ahead(s: Position, actions: Sequence[Action], view: View, layout: MapLayout) -> Ahead:
    """A delivery is seen on its way: its route lit, before the dice that pay are gone. The best
    other way of the same piece is seen fainter."""
    if actions[0].kind not in DELIVERS:
        return Ahead(len(actions))
    unpaid, shown = _on_its_way(s, actions)
    family = actions[0].notation if actions[0].kind == "deliver" else ""
    if shown.colour == NONE or shown.step != p.PAYING or unpaid == len(actions):
        return Ahead(unpaid, family=family)
    after = shown.copy()
    for action in actions[unpaid:]:
        after.apply(action)
    gains = [int(after.score[seat] - s.score[seat]) for seat in range(int(s.setup.seats))]
    other = _other_way(s, actions[0], int(shown.route))
    lines = () if other is None else (_drawn_faintly(other, layout),)
    return Ahead(unpaid, lines, _ticket(shown, gains, view), family)


def _on_its_way(s: Position, actions: Sequence[Action]) -> tuple[int, Position]:
    """After how many actions a delivery is paid for, and the position then."""
    unpaid = sum(action.kind != "pay" for action in actions)
    shown = s.copy()
    for action in actions[:unpaid]:
        shown.apply(action)
    return unpaid, shown


def _other_way(s: Position, loaded: Action, route: int) -> Position | None:
    """The position on the best way that the piece could take over other links."""
    if loaded.kind != "deliver":
        return None
    found = [choice for choice in choices(s) if choice.actions[0] is loaded and not choice.is_step]
    for choice in sorted(found, key=lambda one: -one.worth.gain):
        _, shown = _on_its_way(s, choice.actions)
        if shown.step == p.PAYING and shown.route not in (0, route):
            return shown
    return None


def _drawn_faintly(s: Position, layout: MapLayout) -> str:
    """A dashed line along the links."""
    data = "".join(polyline((layout.tracks[link].a, layout.tracks[link].b)) for link in _way(s))
    wide = num(layout.size.band * 1.3)
    dashes = f' stroke-width="{wide}" stroke-dasharray="9 7" opacity=".55"'
    return group("other_way", [path(data, "s-lit none", dashes)], more=' pointer-events="none"')


def _way(s: Position) -> list[int]:
    """The links of the route, from where the cargo lay: no city has more than two of them."""
    g = s.setup
    found: list[int] = []
    city = int(s.source)
    left = set(members(int(s.route)))
    while city != s.target:
        link = next(one for one in left if city in (int(g.link_a[one]), int(g.link_b[one])))
        left.remove(link)
        found.append(link)
        city = int(g.link_b[link]) if g.link_a[link] == city else int(g.link_a[link])
    return found


def _ticket(s: Position, gains: list[int], view: View) -> Panel:
    way = _way(s)
    width = TICKET[view.shape]
    step = min((width - 2 * STOP - 2) / len(way), 84.0)
    heading, top = _heading(s, view, width)
    lines = [
        heading,
        group("ticket_route", _route(s, way, step), at=(0, top)),
        group("ticket_price", _price(s, view, width), at=(0, top)),
        group("ticket_owners", _owners(gains), at=(0, top)),
    ]
    return Panel("ticket", view.speaker.text("The delivery"), width, top + HIGH, tuple(lines))


def _heading(s: Position, view: View, width: float) -> tuple[str, float]:
    """The cargo and its two cities, in as many lines as they need; and how high that is."""
    cities = s.setup.map.cities
    words = view.speaker.text(
        "{source} to {destination}",
        source=cities[int(s.source)].name,
        destination=cities[int(s.target)].name,
    )
    rows = metrics.wrap(words, width - 26, HEADING, display=True)
    parts = [tile(CARGO[int(s.colour)], 9, 11, 17)]
    parts += [
        text(26, 16 + row * 19, line, HEADING, "ink", "panel", display=True)
        for row, line in enumerate(rows)
    ]
    return group("ticket_way", parts), 8 + 19.0 * len(rows)


def _route(s: Position, way: list[int], step: float) -> list[str]:
    """Stops and rails in the colours of the owners; below each link its price in dice."""
    parts = []
    first = STOP + 1
    for place, link in enumerate(way):
        x, owner = first + place * step, int(s.holder[link])
        parts += rails(f"M{x:g} {LINE:g}h{step:g}", SEATS[owner], 5)
        parts.append(seat_disc(owner, x + step / 2, LINE, min(17.0, step - 6)))
        number = int(link_price(s, owner))
        left = x + step / 2 - (number * (DIE + 2) - 2) / 2
        parts += [
            rect(left + n * (DIE + 2), DICE - 3, DIE, DIE, "f-die s-edge thin", 2.5)
            for n in range(number)
        ]
    for place in range(len(way) + 1):
        parts.append(circle(first + place * step, LINE, STOP, "f-token s-edge fine"))
    return parts


def _price(s: Position, view: View, width: float) -> list[str]:
    """The dice of all links, what stations save, and what is left to pay."""
    total, paid = int(s.fare), int(s.due) + (s.deliveries > 0)  # a second one by a special die
    speaker = view.speaker
    price = speaker.say(say_many("{n} die", "{n} dice", paid))
    price_wide = metrics.width(price, 14, bold=True)
    parts = [text(width, SUM, price, 14, "ink", "panel", "end", bold=True)]
    if total != paid:
        less = speaker.text("{total}, less {saved}", total=total, saved=total - paid)
        less = metrics.fit(less, width - price_wide - 10, SMALL)
        parts.append(text(0, SUM, less, SMALL, "muted", "panel"))
    return parts


def _owners(gains: list[int]) -> list[str]:
    """Who gets how many points."""
    parts = []
    x = 0.0
    for seat, points in enumerate(gains):
        if points > 0:
            words = f"+{points}"
            parts.append(seat_disc(seat, x + 10, OWNERS - 5, 20))
            parts.append(text(x + 24, OWNERS, words, 15, "ink", "panel", display=True))
            x += 24 + metrics.width(words, 15, display=True) + 14
    return parts
