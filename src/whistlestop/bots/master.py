"""The strongest bot for each game: it judges by what a network has learnt."""

from __future__ import annotations

from typing import Any

from whistlestop.bots.expert import ExpertBot
from whistlestop.core.game import Game
from whistlestop.core.judgement import Judgement


class MasterBot(ExpertBot):
    """Searches as an expert does, by what `whistlestop train` has learnt. In a game of which
    nothing was learnt, it is an expert."""

    def judgement(self, game: Game) -> Judgement[Any]:
        return game.mastery
