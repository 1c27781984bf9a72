"""The game that one click begins."""

from __future__ import annotations

from whistlestop.core.title import Title

USUAL = 4


def quick_players(title: Title, allowed: range | None = None) -> int:
    """The default number of players: four, or as close as possible."""
    if allowed is None:
        allowed = title.players_allowed(title.board(), title.full_options({}))
    return min(allowed, key=lambda players: abs(players - USUAL))
