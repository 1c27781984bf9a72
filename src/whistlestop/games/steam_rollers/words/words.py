"""Everything that Steam Rollers says: labels, prompts, and a person's spelling."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from whistlestop.core.game import Action, Event
from whistlestop.core.orders import Given, Order
from whistlestop.core.panels import Page, Panel
from whistlestop.core.results import Award
from whistlestop.core.words import Listing, Message, Seat, Speaker, Value, Words, say
from whistlestop.core.worth import Worth
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.board import CARD_SIDES, EDGES
from whistlestop.games.steam_rollers.game import (
    NONE,
    POWER_CARD,
    POWER_CUBE,
    POWER_ENGINE,
    USES,
    SteamRollers,
)
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words import orders
from whistlestop.games.steam_rollers.words.actions import Actions
from whistlestop.games.steam_rollers.words.description import describe
from whistlestop.games.steam_rollers.words.log import Log
from whistlestop.games.steam_rollers.words.names import Names
from whistlestop.games.steam_rollers.words.results import awards
from whistlestop.games.steam_rollers.words.score_sheet import score_sheet
from whistlestop.games.steam_rollers.words.text import draw_table, panels
from whistlestop.games.steam_rollers.words.worth import Worths

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


class SteamRollersWords(Words[Position]):
    rolls = frozenset({"white", "black"})

    def __init__(self, game: SteamRollers) -> None:
        self.setup = game
        self.names = Names(game)
        self.log = Log(self.names)
        self.actions = Actions(game, self.names)
        self.worths = Worths(game)

    def sentence(self, event: Event) -> Message:
        return self.log.sentence(event)

    def description(self, state: Position) -> list[tuple[Message, list[Message]]]:
        return describe(state, self.names)

    def awards(self, state: Position, events: Sequence[Event]) -> list[Award]:
        return awards(state, events)

    def score_sheet(
        self, state: Position, events: Iterable[Event]
    ) -> list[tuple[Message, list[int]]]:
        return score_sheet(state)

    def orders(self, state: Position, seat: int) -> list[Order]:
        return orders.orders(state, seat)

    def answer(self, state: Position, given: Given) -> Action | None:
        return orders.answer(state, given)

    def why_not(self, state: Position, action: Action) -> Message:
        return self.actions.why_not(state, action)

    def table(self, state: Position, speaker: Speaker) -> str:
        return draw_table(state, self.names, speaker)

    def panels(self, state: Position, speaker: Speaker, page: Page) -> list[Panel]:
        return panels(state, self.names, speaker, page)

    def kinds(self) -> dict[str, Message]:
        return {
            "deliver": say("Deliver"),
            "draft": say("Draft a die"),
            "take": say("Take a card"),
            "improve": say("Improve the engine"),
            "build": say("Build track"),
            "use": say("Use a card"),
            "claim": say("Claim the die"),
            "decline": say("Leave it"),
            "pass": say("Pass"),
        }

    def label(self, action: Action) -> Message:
        return self.actions.label(action)

    def worth(self, state: Position, action: Action) -> Worth:
        return self.worths.of(state, action)

    def prompt(self, state: Position) -> Message:
        s = state
        if s.phase == p.ACT:
            return self._act_prompt(s)
        if s.phase == p.DRAFT:
            if s.drafts == 2:
                return say("Draft the first of two white dice.")
            if s.kept != NONE:
                return say(
                    "You have a {value} in hand: draft the second white die.",
                    value=int(s.kept) + 1,
                )
            return say("Draft a white die.")
        if s.phase == p.CLAIMS:
            return say(
                "{seat} has drafted a {value}: claim it with card 2b, or leave it?",
                seat=Seat(int(s.seat_at(s.turn))),
                value=int(s.value) + 1,
            )
        if s.phase == p.CHOOSING:
            return say("Which of your two dice will you act with first?")
        if s.phase == p.POWER:
            return say("Choose a starting power.")
        if s.phase == p.POWER_USE:
            return self._power_prompt(s, int(s.power[s.to_act]))
        if s.phase == p.ENDED:
            return say("The game is over.")
        return self.actions.chance(s)

    def _act_prompt(self, s: Position) -> Message:
        value = int(s.value) + 1
        if s.raised or s.unlimited:
            return say("Deliver with the {value}; a card has been used for it.", value=value)
        legal = s.legal_actions()
        if legal[-1].kind == "pass":
            if any(action.kind == "deliver" for action in legal):
                return say("Only a card makes the {value} useful: use it, or pass.", value=value)
            return say("You can’t use the {value} as it is: use a card, or pass.", value=value)
        kinds = {action.kind for action in legal}
        ways: list[Value] = []
        if "build" in kinds:
            ways.append(say("build in region {value}", value=value))
        if "improve" in kinds:
            ways.append(say("improve the engine"))
        if "deliver" in kinds:
            ways.append(say("deliver"))
        if "take" in kinds:
            ways.append(say("take card {value}", value=value))
        return say(
            "With the {value} you can {ways}.", value=value, ways=Listing(ways, is_either=True)
        )

    def _power_prompt(self, s: Position, power: int) -> Message:
        if power == POWER_ENGINE:
            return say("Which engine box will you cross?")
        if power == POWER_CARD:
            return say("Which card will you take?")
        if power == POWER_CUBE:
            if s.drawn != NONE:
                return say(
                    "You have drawn {cube}: on which city will you put it?",
                    cube=self.names.cube(int(s.drawn)),
                )
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
        return self.actions.unknown_notation(text, self.tidy(text))
