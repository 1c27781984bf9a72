"""The dice and stock markers of Rolling Freight's players, and what choosing one can mean."""

from __future__ import annotations

from whistlestop.core.picture.svg import Choices
from whistlestop.core.words import Speaker
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import KIND_COUNT, NONE
from whistlestop.games.rolling_freight.picture.parts import die
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names

SPENT, WAITING = -1, -2  # instead of a face


class DicePicture:
    def __init__(self, s: Position, names: Names, choices: Choices, speaker: Speaker) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.choices = choices
        self.speaker = speaker

    def of(self, seat: int) -> list[tuple[int, int]]:
        """Kind and face of each die: those that lie, then the spent, then those to be rolled."""
        s, g = self.s, self.g
        own = seat * int(g.classes)
        found = [
            (int(g.class_kind[face]), face)
            for face in range(int(g.dice_classes))
            for _ in range(int(s.pool[own + face]))
        ]
        if seat == s.seat:
            for look, counts in ((SPENT, s.spent), (WAITING, s.to_roll)):
                for kind in range(int(KIND_COUNT)):
                    found += [(kind, look)] * int(counts[kind])
        return found

    def markers(self, seat: int, colour: int) -> int:
        """How many stock markers of a colour a player has."""
        g = self.g
        return int(self.s.pool[seat * int(g.classes) + int(g.dice_classes) + colour])

    def ways(self, face: int) -> tuple[int, ...]:
        """The actions that choosing a die or marker can mean now."""
        s, g = self.s, self.g
        if s.step == p.PAYING:
            first = int(g.pay_id) + int(g.pay_offset[face])
            values = range(first, first + int(g.class_power[face]))
            return tuple(action for action in values if action in self.choices)
        if s.step == p.GIVING_DIE and face < g.dice_classes:
            action = int(g.give_die_id) + face
            return (action,) if action in self.choices else ()
        return tuple(
            action
            for action in self.choices.labels
            if g.build_id <= action < g.steady_id
            and int(g.build_class[action - int(g.build_id)]) == face
        )

    def meaning(self, face: int) -> int:
        """The one thing that choosing a die or marker means now, or NONE."""
        if self.s.step not in (p.PAYING, p.GIVING_DIE):
            return NONE  # a build is chosen by its link
        ways = self.ways(face)
        return ways[0] if len(ways) == 1 else NONE

    def told_blank(self, kind: int, look: int) -> str:
        """What a die without a face is called."""
        name = self.names.kind_of_die(kind)
        if look == WAITING:
            return self.speaker.text("{die}, to be rolled", die=name)
        return self.speaker.text("{die}, spent in this turn", die=name)

    def face(self, face: int, size: float) -> str:
        """A die of a class, around the origin."""
        g = self.g
        symbol = g.faces[face].symbol
        word = self.speaker.say(self.names.face(face)) if symbol else ""
        colours = tuple(g.class_colours[face])
        return die(int(g.class_kind[face]), colours, symbol, word, size)
