"""Everything that Steam Rollers says: labels, prompts, and a person's spelling."""

from __future__ import annotations

import re
from collections.abc import Iterable

from whistlestop.core.game import Action, Event, State, Words
from whistlestop.core.orders import Given, Order
from whistlestop.core.words import Message, Seat, Speaker, say
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.board import CARD_SIDES, EDGES
from whistlestop.games.steam_rollers.game import (
    CUBE_KINDS,
    POWER_CARD,
    POWER_CUBE,
    POWER_ENGINE,
    POWER_POINTS,
    SHAPES,
    USES,
    SteamRollers,
)
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words import orders
from whistlestop.games.steam_rollers.words.description import describe
from whistlestop.games.steam_rollers.words.log import Log
from whistlestop.games.steam_rollers.words.names import EFFECTS, POWERS, Names
from whistlestop.games.steam_rollers.words.reasons import Reasons
from whistlestop.games.steam_rollers.words.score_sheet import score_sheet
from whistlestop.games.steam_rollers.words.text import draw_table

EDGE_WORDS = {
    "east": "e",
    "northeast": "ne",
    "north-east": "ne",
    "northwest": "nw",
    "north-west": "nw",
    "west": "w",
    "southwest": "sw",
    "south-west": "sw",
    "southeast": "se",
    "south-east": "se",
}

USE_LABELS = {
    (2, ""): say("Card 2: draft and use two dice"),
    (3, "+1"): say("Card 3: the delivery counts 1 more"),
    (3, "+2"): say("Card 3: the delivery counts 2 more"),
    (4, ""): say("Card 4: a delivery without engine limit"),
    (5, "+1"): say("Card 5: die +1"),
    (5, "-1"): say("Card 5: die -1"),
    (5, "reroll"): say("Card 5: reroll the die"),
    (5, "flip"): say("Card 5: flip the die to its other side"),
}


class SteamRollersWords(Words):
    def __init__(self, game: SteamRollers) -> None:
        self.setup = game
        self.names = Names(game)
        self.log = Log(self.names)
        self.reasons = Reasons(game, self.names)

    def sentence(self, event: Event) -> Message:
        return self.log.sentence(event)

    def description(self, state: State) -> list[tuple[Message, list[Message]]]:
        assert isinstance(state, Position)
        return describe(state, self.names)

    def score_sheet(self, state: State, events: Iterable[Event]) -> list[tuple[Message, list[int]]]:
        assert isinstance(state, Position)
        return score_sheet(state)

    def orders(self, state: State, seat: int) -> list[Order]:
        assert isinstance(state, Position)
        return orders.orders(state, seat)

    def answer(self, state: State, given: Given) -> Action | None:
        assert isinstance(state, Position)
        return orders.answer(state, given)

    def why_not(self, state: State, action: Action) -> Message:
        assert isinstance(state, Position)
        return self.reasons.why_not(state, action)

    def table(self, state: State, speaker: Speaker) -> str:
        assert isinstance(state, Position)
        return draw_table(state, self.names, speaker)

    def label(self, action: Action) -> Message:
        """By kind and fields alone, which make up a notation."""
        kind = action.kind
        fields = action.fields
        if kind == "deliver":
            return self._deliver_label(fields)
        if kind == "build":
            return say(
                "Build {type} track in {hex}: {a}-{b}",
                type=self.names.type_of((int(action.id) - int(self.setup.build_id)) % SHAPES),
                hex=fields[0],
                a=fields[1],
                b=fields[2],
            )
        if kind == "use":
            card, way = int(fields[0]), str(fields[1])
            if (card, way) in USE_LABELS:
                return USE_LABELS[card, way]
            return say("Card 1: set the die to {value}", value=way)
        if kind == "improve":
            return say("Improve the engine: box {box}", box=fields[0])
        if kind == "take":
            return say("Take card {card}", card=fields[0])
        if kind == "draft":
            return say("Draft a {value}", value=fields[0])
        if kind == "claim":
            return say("Card 2: claim the die")
        if kind == "decline":
            return say("Leave the die")
        if kind == "pass":
            return say("Pass this die")
        if kind == "power":
            return self._power_label(int(action.id) - int(self.setup.power_id))
        if kind == "put-cube":
            colour = self.setup.map.colours.index(str(fields[0]))
            return say("Put {cube} on city {city}", cube=self.names.cube(colour), city=fields[1])
        return self._chance_label(kind, fields)

    def _deliver_label(self, fields: tuple[int | str, ...]) -> Message:
        source, destination, distance = int(fields[0]), int(fields[1]), int(fields[2])
        kind = CUBE_KINDS.index(str(fields[3]))
        return say(
            "Deliver {cube} from city {source} to city {destination}: distance {distance}",
            cube=self.names.cube_of_kind(kind, destination - 1),
            source=source,
            destination=destination,
            distance=distance,
        )

    def _power_label(self, power: int) -> Message:
        if power == POWER_POINTS:
            return say("Starting power: {points} points", points=int(self.setup.power_points))
        return say("Starting power: {power}", power=POWERS[power])

    def _chance_label(self, kind: str, fields: tuple[int | str, ...]) -> Message:
        board = self.setup.map
        if kind in ("cube", "ship"):
            name = str(fields[0])
            colour = board.colours.index(name) if name in board.colours else len(board.colours)
            if kind == "cube":
                return say("Draw {cube}", cube=self.names.cube(colour))
            return say("The rival takes {cube}", cube=self.names.cube(colour))
        if kind == "side":
            side = str(fields[0])
            return say("Card {card}: {effect}", card=side, effect=EFFECTS[side])
        if kind == "start":
            return say("{seat} starts", seat=Seat(int(fields[0]) - 1))
        if kind == "walls":
            return say("Walls of row {row}", row=fields[0])
        if kind == "order":
            return say("Order {tile}", tile=fields[0])
        if kind == "black":
            return say("The black die shows {value}", value=fields[0])
        assert kind == "white"
        return say("A white die shows {value}", value=fields[0])

    def prompt(self, state: State) -> Message:
        s = state
        assert isinstance(s, Position)
        if s.phase == p.ACT:
            return self._act_prompt(s)
        if s.phase == p.DRAFT:
            if s.drafts == 2:
                return say("Draft the first of two white dice.")
            return say("Draft a white die.")
        if s.phase == p.CLAIMS:
            return say(
                "{seat} has drafted a {value}: claim it with card 2b, or leave it?",
                seat=Seat(int(s.seat_at(s.turn))),
                value=int(s.value) + 1,
            )
        if s.phase == p.POWER:
            return say("Choose a starting power.")
        if s.phase == p.POWER_USE:
            return self._power_prompt(int(s.power[s.to_act]))
        if s.phase == p.ENDED:
            return say("The game is over.")
        return self.reasons.chance(s)

    def _act_prompt(self, s: Position) -> Message:
        value = int(s.value) + 1
        if s.raised or s.unlimited:
            return say("Deliver with the {value}; a card has been used for it.", value=value)
        legal = s.legal_actions()
        if legal[-1].kind == "pass":
            return say("The {value} allows nothing: use a card, or pass.", value=value)
        return say(
            "Use the {value}: build in region {value}, improve, deliver or take card {value}.",
            value=value,
        )

    def _power_prompt(self, power: int) -> Message:
        if power == POWER_ENGINE:
            return say("Which engine box will you cross?")
        if power == POWER_CARD:
            return say("Which card will you take?")
        if power == POWER_CUBE:
            return say("Which cube will you put, and where?")
        return say("Which track will you draw, and where?")

    def tidy(self, text: str) -> str:
        """Edges in either order and by their names, a distance without its cities' arrow."""
        text = super().tidy(text)
        verb, _, rest = text.partition(" ")
        if verb == "build":
            return self._tidy_build(text, rest)
        if verb == "deliver":
            found = re.fullmatch(r"(\d)\s*(?:>|-|->|\s|to)\s*(\d)\s+(?:for )?(\d+)(.*)", rest)
            if found:
                source, destination, distance, cube = found.groups()
                return f"deliver {source}>{destination} {distance}{cube}"
        if verb == "use":
            return self._tidy_use(text, rest)
        return text

    def _tidy_build(self, text: str, rest: str) -> str:
        parts = rest.split()
        if len(parts) < 2:
            return text
        where = " ".join(parts[1:])
        for word, edge in sorted(EDGE_WORDS.items(), key=lambda item: -len(item[0])):
            where = re.sub(rf"\b{word}\b", edge, where)
        edges = [edge for edge in re.split(r"[\s\-–/]+|\bto\b", where) if edge]
        if len(edges) != 2 or not set(edges) <= set(EDGES):
            return text
        edges.sort(key=EDGES.index)
        return f"build {parts[0]} {edges[0]}-{edges[1]}"

    def _tidy_use(self, text: str, rest: str) -> str:
        """A card's side may be named, and words like "to" left in."""
        parts = [part for part in rest.split() if part not in ("to", "card", "the", "die")]
        if parts and parts[0] in CARD_SIDES:
            parts[0] = parts[0][0]
        if len(parts) > 1 and parts[0] == "5":
            parts[1] = {"+": "+1", "-": "-1", "up": "+1", "down": "-1"}.get(parts[1], parts[1])
        known = {f"{card} {way}".rstrip() for card, way in USES}
        return f"use {' '.join(parts)}" if " ".join(parts) in known else text

    def unknown_notation(self, text: str) -> Message:
        return self.reasons.unknown_notation(text, self.tidy(text))
