"""The parts of a result and its awards, in recorded and in random games of every title."""

from __future__ import annotations

import random

import pytest

from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.match import Match
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.words import Speaker


def finished(name: str, players: int, seed: int) -> Match:
    match = Match(find_title(name).game(players), [f"seat {n}" for n in range(players)])
    generator = random.Random(seed)
    while match.state.to_act != OVER:
        state = match.state
        is_chance = state.to_act == CHANCE
        match.play(draw(state, generator) if is_chance else generator.choice(state.legal_actions()))
    return match


@pytest.mark.parametrize("name", title_names())
def test_the_bars_of_a_result_add_up_to_the_scores_and_awards_go_to_who_played(name: str) -> None:
    for players in find_title(name).board().players:
        match = finished(name, players, players)
        events = [event for happened in match.events for event in happened]
        words = match.game.words
        parts = words.score_parts(match.state, events)
        for seat, score in enumerate(match.state.scores()):
            assert sum(part.values[seat] for part in parts) == score
        for part in parts:
            assert len(part.values) == players
        awards = words.awards(match.state, events)
        assert len({award.name.template for award in awards}) == len(awards)
        for award in awards:
            assert award.sign
            assert 0 <= award.seat < players
            assert Speaker().say(award.what)
