"""A standing order for the holder of card 2b, who is asked after every draft of another player."""

from __future__ import annotations

from whistlestop.core.game import Action
from whistlestop.core.orders import Given, Order
from whistlestop.core.words import say
from whistlestop.games.steam_rollers.position import CLAIMS, Position

LET_GO = "let-go"


def orders(s: Position, seat: int) -> list[Order]:
    if s.phase != CLAIMS or s.to_act != seat:
        return []
    label = say("Don’t ask me about drafted dice for the rest of round {round}", round=int(s.round))
    return [Order(LET_GO, label, _subject(s))]


def answer(s: Position, given: Given) -> Action | None:
    if s.phase != CLAIMS or given.subject != _subject(s):
        return None
    return s.setup.by_notation["decline"]


def _subject(s: Position) -> str:
    return f"round {s.round}"
