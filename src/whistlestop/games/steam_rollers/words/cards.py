"""What the uses of special cards are called, and why a card can't be used now."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action
from whistlestop.core.words import Message, Seat, say
from whistlestop.games.steam_rollers import delivery
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.board import CARD_SIDES
from whistlestop.games.steam_rollers.game import (
    NONE,
    RAISE_ONE,
    RAISE_TWO,
    STEP_DOWN,
    STEP_UP,
    TWO_DICE,
    UNLIMITED,
    USES,
)
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import EFFECTS

SIDE_OF_WAY = {TWO_DICE: "2a", UNLIMITED: "4a", STEP_UP: "5a", STEP_DOWN: "5a"} | {
    RAISE_ONE: "3b",
    RAISE_TWO: "3b",
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


class Cards:
    def label(self, action: Action) -> Message:
        card, way = int(action.fields[0]), str(action.fields[1])
        if (card, way) in USE_LABELS:
            return USE_LABELS[card, way]
        return say("Card 1: set the die to {value}", value=way)

    def why_not(self, s: Position, action: Action) -> Message:
        """A use that is not legal in a draft or an action."""
        way = int(action.place)
        card = USES[way][0] - 1
        seat = int(s.to_act)
        needed = SIDE_OF_WAY.get(way, "5b" if card == p.CARD_5 else "")
        side = CARD_SIDES[s.card_side(card)]
        if needed and needed != side:
            return say(
                "In this game card {card} lies on its other side: {effect}.",
                kind="other-side",
                card=card + 1,
                effect=EFFECTS[side],
            )
        if s.phase == p.ACT and s.used & BITS[card]:
            return say(
                "Card {card} has been used with this die already.",
                kind="used",
                ruling="once-per-die",
                card=side,
            )
        holder = int(s.holder(card))
        if holder == NONE:
            return say("Card {card} lies in the centre.", kind="not-held", card=side)
        if holder != seat:
            return say(
                "Card {card} lies in front of {seat}.",
                kind="not-held",
                card=side,
                seat=Seat(holder),
            )
        if not s.at_hand(seat) & BITS[card]:
            return say(
                "Card {card} lies sideways until the next turn of {seat}.",
                kind="sideways",
                card=side,
                seat=Seat(seat),
            )
        if way == TWO_DICE:
            return say("Card 2a is used before drafting.", kind="before-drafting")
        if s.phase == p.DRAFT:
            return say("Draft a die first.", kind="draft-first")
        return self._changes_nothing(s, way)

    def _changes_nothing(self, s: Position, way: int) -> Message:
        if way in (RAISE_ONE, RAISE_TWO, UNLIMITED):
            if delivery.distances(s) == 0:
                return say("No delivery could follow.", kind="no-delivery")
            if way == UNLIMITED:
                return say(
                    "The engine is strong enough for every delivery that could follow.",
                    kind="strong-enough",
                    ruling="no-empty-use",
                )
            return say("The engine is too weak for a delivery that counts so much.", kind="too-far")
        if s.raised or s.unlimited:
            return say("A card has been used for a delivery: it must follow.", kind="must-deliver")
        if s.settled:
            return say(
                "The die has been rerolled: the new result must be used.",
                kind="rerolled",
                ruling="reroll-stands",
            )
        if way in (STEP_UP, STEP_DOWN):
            return say("A die shows 1 to 6.", kind="off-the-die")
        return say(
            "The die shows {value} already.",
            kind="no-change",
            ruling="no-empty-use",
            value=int(s.value) + 1,
        )
