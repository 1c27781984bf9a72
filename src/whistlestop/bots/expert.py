"""The strongest bot for each game."""

from __future__ import annotations

from whistlestop.bots.mcts import MAX_N, Budget, MctsBot


class ExpertBot(MctsBot):
    """Searches as `mcts` does."""

    def __init__(self, budget: Budget, backup: str = MAX_N) -> None:
        super().__init__(budget, backup)
