"""What the actions of Steam Rollers bring at once, by kind."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.core.game import Action
from whistlestop.core.words import Message, say
from whistlestop.core.worth import NOTHING, Worth, points
from whistlestop.games.steam_rollers import network
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.board import CARD_SIDES
from whistlestop.games.steam_rollers.game import NONE, SHAPES, SteamRollers
from whistlestop.games.steam_rollers.network import BIG
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import EFFECTS


class Worths:
    def __init__(self, setup: SteamRollers) -> None:
        self.setup = setup
        self.kinds: dict[str, Callable[[Position, Action], Worth]] = {
            "draft": self._draft,
            "build": self._build,
            "improve": self._improve,
            "deliver": self._deliver,
            "take": self._take,
        }

    def of(self, s: Position, action: Action) -> Worth:
        kind = self.kinds.get(action.kind)
        return NOTHING if kind is None else kind(s, action)

    def _draft(self, s: Position, action: Action) -> Worth:
        """The best delivery that the die allows as it is."""
        after = s.copy()
        after.apply(action)
        if after.to_act != s.to_act or after.phase != p.ACT:
            return NOTHING
        most = max(
            (int(one.fields[2]) for one in after.legal_actions() if one.kind == "deliver"),
            default=0,
        )
        if most == 0:
            return NOTHING
        return Worth(notes=(say("allows a delivery for {points}", points=points(most).words),))

    def _build(self, s: Position, action: Action) -> Worth:
        """What the track joins: two cities score at once."""
        g = self.setup
        hex, shape = divmod(int(action.place), int(SHAPES))
        edges = int(g.shape_first[shape]), int(g.shape_second[shape])
        ends = [int(network.follow(s, s.to_act, hex, edge)) for edge in edges]
        cities = sorted({end // BIG for end in ends if end >= 0})
        rank = 2 if cities else 0
        if len(cities) == 2:
            joins = say("joins cities {a} and {b}", a=cities[0] + 1, b=cities[1] + 1)
        elif cities:
            joins = say("starts from city {city}", city=cities[0] + 1)
        elif any(self._continues(s, hex, edge) for edge in edges):
            joins = say("continues your track")
            rank = 1
        else:
            joins = say("joins nothing yet")
        if s.black != NONE and not g.black_types[s.black] & g.shape_type[shape]:
            after = s.copy()
            after.apply(action)
            return self._scored(s, after, joins, say("uses card 6"))
        if len(cities) == 2:
            towns = sum(end % BIG for end in ends) + int(g.is_town[hex])
            return Worth(brings=(points(1 + towns),), notes=(joins,))
        return Worth(notes=(joins,), rank=rank)

    def _continues(self, s: Position, hex: int, edge: int) -> bool:
        """Whether a track of the seat ends at that edge, on the other side of it."""
        g = self.setup
        there = int(g.next_hex[hex * 6 + edge])
        if there == NONE or there >= g.open_hexes or g.border[hex * 6 + edge] & s.walls:
            return False
        shape = int(s.track[s.to_act * g.open_hexes + there])
        return shape != NONE and int(g.other_edge[shape * 6 + (edge + 3) % 6]) != NONE

    def _improve(self, s: Position, action: Action) -> Worth:
        after = s.copy()
        after.apply(action)
        strength = say(
            "deliveries up to distance {strength}", strength=int(after.strength(s.to_act))
        )
        return self._scored(s, after, strength)

    def _deliver(self, s: Position, action: Action) -> Worth:
        after = s.copy()
        after.apply(action)
        g = self.setup
        source = int(action.fields[0]) - 1
        if s.cubes_at(source) and not after.cubes_at(source):
            return self._scored(s, after, say("empties city {city}", city=source + 1))
        if g.tiles and any(
            int(s.tile_owner[tile]) == NONE and int(after.tile_owner[tile]) == s.to_act
            for tile in range(int(g.tiles))
        ):
            return self._scored(s, after, say("fills an order"))
        return self._scored(s, after)

    def _take(self, s: Position, action: Action) -> Worth:
        after = s.copy()
        after.apply(action)
        effect = EFFECTS[CARD_SIDES[s.card_side(int(action.place))]]
        return self._scored(s, after, effect)

    def _scored(self, s: Position, after: Position, *notes: Message) -> Worth:
        """What the seat's score is more or less by."""
        seat = int(s.to_act)
        gained = after.scores()[seat] - s.scores()[seat]
        if gained > 0:
            return Worth(brings=(points(gained),), notes=notes)
        if gained < 0:
            return Worth((points(-gained),), notes=notes)
        return Worth(notes=notes)
