"""Openings: what counts as one, and the figures that lie beside the games."""

from __future__ import annotations

import pytest

from tests.support.titles import judged
from whistlestop.core.openings import opening_of, read_openings
from whistlestop.core.registry import find_title, load


def test_an_opening_is_a_seats_first_moves_of_the_kinds_that_count() -> None:
    title = find_title("steel-driver")
    game = load("steel-driver", 3)
    taken = ["offer red", "bid 3", "pass", "pass", "offer blue", "bid 2", "pass", "pass"]
    state, actions, actors = game.start(), [], []
    for notation in taken:
        actors.append(int(state.to_act))
        actions.append(game.by_notation[notation])
        state.apply(actions[-1])
    assert title.opening is not None
    first, second = actors[0], actors[4]
    assert first != second
    assert opening_of(title.opening, actions, actors, first) == ("offer red",)
    assert opening_of(title.opening, actions, actors, second) == ("offer blue",)
    assert opening_of(title.opening, actions[:4], actors[:4], second) == ()


@pytest.mark.parametrize("name", judged())
def test_openings_beside_a_game_are_of_its_moves_and_add_up(name: str) -> None:
    title = find_title(name)
    known = read_openings(title)
    assert known is not None
    assert title.opening is not None
    game = title.game(known.players)
    assert sum(opening.seats for opening in known.all) <= known.games * known.players
    assert [opening.seats for opening in known.all] == sorted(
        (opening.seats for opening in known.all), reverse=True
    )
    for opening in known.all:
        assert 0 <= opening.wins <= opening.seats
        assert len(opening.moves) <= title.opening.length
        for move in opening.moves:
            kind = game.by_notation[move].kind if title.opening.is_exact else move
            assert kind in title.opening.kinds
            assert kind in game.words.kinds()
