"""What a seat can expect from its next turn, compared with throwing all dice."""

from __future__ import annotations

import itertools
import random

import pytest

from whistlestop.bots import make_bot
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.registry import find_title
from whistlestop.games.steam_rollers.game import CITIES, SHAPES, SteamRollers
from whistlestop.games.steam_rollers.mind.outlook import SteamRollersOutlook
from whistlestop.games.steam_rollers.position import ACT, DRAFT, Position


def first_of_a_round(seed: int, rounds: int) -> Position:
    """A position of a game among greedy bots in which nobody has acted in this round yet; all
    cards lie in the centre again."""
    state = find_title("steam-rollers").game(2).start()
    assert isinstance(state, Position)
    generator = random.Random(seed)
    greedy = make_bot("greedy")
    while state.round < rounds or state.phase != DRAFT or state.turn:
        assert state.to_act != OVER
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
        else:
            state.apply(greedy.choose(state, generator))
    for seat in range(2):
        state.upright[seat] = state.turned[seat] = 0
    return state


def best_with(judgement: SteamRollersOutlook, state: Position, black: int, value: int) -> float:
    """The chance after the best action that a die of this value allows."""
    s = state.copy()
    assert isinstance(s, Position)
    s.phase, s.drafts, s.black, s.value = ACT, 0, black, value
    best = 0.0
    for action in judgement.candidates(s):
        after = s.copy()
        after.apply(action)
        best = max(best, judgement.chances(after)[int(s.to_act)])
    return best


@pytest.mark.parametrize("rounds", [2, 7])
def test_what_is_hoped_for_is_the_mean_over_all_dice_of_the_best_of_them(rounds: int) -> None:
    state = first_of_a_round(3, rounds)
    judgement = state.game.judgement
    assert isinstance(judgement, SteamRollersOutlook)
    exactly(judgement)
    best = [[best_with(judgement, state, black, v) for v in range(6)] for black in range(6)]
    throws = [
        max(best[black][value] for value in dice)
        for black in range(6)
        for dice in itertools.product(range(6), repeat=int(judgement.setup.white_dice))
    ]
    mean = sum(throws) / len(throws)
    assert judgement.prospect(state, state.to_act) == pytest.approx(mean)


def exactly(judgement: SteamRollersOutlook) -> None:
    """Connections that are not finished count nothing, for of these a prospect is no more than
    near the truth; see `short_with`."""
    for stage in range(len(judgement.spread)):
        for term, name in enumerate(judgement.terms):
            if name.endswith("-short") or name.startswith(("freight", "inner")):
                judgement.weights[stage * len(judgement.terms) + term] = 0.0


def test_one_more_track_makes_ways_as_short_as_drawing_it_or_shorter() -> None:
    state = first_of_a_round(5, 6)
    game = state.game
    assert isinstance(game, SteamRollers)
    judgement = game.judgement
    assert isinstance(judgement, SteamRollersOutlook)
    seat = state.to_act
    approach = judgement.approaches.with_steps(state, seat)
    same = total = 0
    for hex in range(int(game.open_hexes)):
        if state.track[seat * game.open_hexes + hex] >= 0:
            continue
        for shape in range(SHAPES):
            drawn = state.copy()
            assert isinstance(drawn, Position)
            drawn.track[seat * game.open_hexes + hex] = shape
            exact = judgement.approaches.of(drawn, seat).short
            edges = game.shape_first[shape], game.shape_second[shape]
            near = approach.short_with(hex, *edges)
            for place in range(CITIES * CITIES):
                assert near[place] <= exact[place]
                same += near[place] == exact[place]
                total += 1
    assert same > 0.9 * total


def test_a_closer_look_gives_chances_that_sum_to_one() -> None:
    state = first_of_a_round(7, 4)
    for judgement in (state.game.judgement, state.game.expertise):
        for mover, seat in ((0, 0), (0, 1), (1, 0)):
            chances = judgement.look_closer(state, mover, seat)
            assert sum(chances) == pytest.approx(1.0)
            assert all(0.0 < chance < 1.0 for chance in chances)
