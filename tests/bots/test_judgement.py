"""Judgement: what holds for every game, and Steel Driver's measures."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.support.titles import judged
from whistlestop.core.bits import members
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.judgement import Judgement, Weights
from whistlestop.core.registry import find_title
from whistlestop.games.steel_driver.mind import judgement as steel
from whistlestop.games.steel_driver.position import BUILDING, CLAIMS, NONE, Position


def positions(game: Game, seed: int, every: int = 7) -> list[State]:
    """Some positions of a random game, its end last."""
    generator = random.Random(seed)
    state = game.start()
    found = []
    moment = 0
    while state.to_act != OVER:
        if moment % every == 0:
            found.append(state.copy())
        moment += 1
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
        else:
            state.apply(generator.choice(state.legal_actions()))
    return [*found, state]


@pytest.mark.parametrize("name", judged())
def test_chances_are_positive_and_sum_to_one_and_nothing_changes(name: str) -> None:
    title = find_title(name)
    for players in {title.board().players[0], title.board().players[-1]}:
        game = title.game(players)
        for judgement in (game.judgement, game.expertise, game.mastery):
            for state in positions(game, players, 40):
                before = state.snapshot()
                chances = list(judgement.chances(state))
                assert len(chances) == players
                assert sum(chances) == pytest.approx(1)
                assert min(chances) >= 0
                assert state.snapshot() == before


@pytest.mark.parametrize("name", judged())
def test_a_value_is_the_sum_of_its_terms(name: str) -> None:
    game = find_title(name).game(3)
    for state in positions(game, 5, 60)[:-1]:
        values = list(game.judgement.values(state))
        for seat, terms in enumerate(game.judgement.explain(state)):
            assert [term.name for term in terms] == list(game.judgement.terms)
            assert sum(term.value for term in terms) == pytest.approx(values[seat])
            assert all(str(term.meaning) for term in terms)


@pytest.mark.parametrize("name", judged())
def test_the_end_is_judged_by_the_outcome(name: str) -> None:
    game = find_title(name).game(3)
    end = positions(game, 2)[-1]
    outcome = end.outcome()
    assert outcome is not None
    assert list(game.judgement.chances(end)) == list(outcome.win_shares())
    assert list(game.judgement.values(end)) == list(outcome.scores)


@pytest.mark.parametrize("name", judged())
def test_certain_terms_keep_a_weight_of_one(name: str) -> None:
    judgement = find_title(name).game(3).judgement
    weights = list(judgement.weights)
    size = len(judgement.terms)
    for term in judgement.certain:
        assert set(weights[judgement.terms.index(term) :: size]) == {1.0}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("spread = [1, 1]\n[weights]\na = [1, 2]\n", "terms are a, b"),
        ("spread = [1, 1]\n[weights]\na = [1, 2]\nb = [1]\n", "b needs 2 numbers"),
        ("spread = [1]\n[weights]\na = [1, 2]\nb = [1, 2]\n", "spread needs 2 numbers"),
    ],
)
def test_weights_that_are_incomplete_are_refused(tmp_path: Path, text: str, fault: str) -> None:
    path = tmp_path / "judgement.toml"
    path.write_text(text)
    with pytest.raises(ValueError, match=fault):
        Weights.read(path, ("a", "b"), 2)


def driver(*notations: str, players: int = 3) -> Position:
    state = find_title("steel-driver").game(players).start()
    for notation in notations:
        state.play(state.parse(notation))
    assert isinstance(state, Position)
    return state


def measured(state: Position, seat: int, term: int) -> float:
    return list(state.game.judgement.measure(state))[seat * steel.TERMS + term]


def test_a_standing_bid_counts_as_won() -> None:
    state = driver("offer red", "bid 4")
    assert measured(state, 0, steel.SHARES) == 1
    assert measured(state, 0, steel.CUBES) == 6
    assert measured(state, 1, steel.SHARES) == 0
    # Four cubes: from Los Angeles to San Francisco, $60 for 4, is as much for a cube as any.
    assert measured(state, 0, steel.BUILDING_AHEAD) == 60


def test_a_network_that_joins_the_ends_plans_for_the_link() -> None:
    state = driver("offer red", "bid 5", "pass", "pass")
    s = state.copy()
    assert isinstance(s, Position)
    g = s.setup
    ids = {city.id: index for index, city in enumerate(g.map.cities)}
    before = measured(s, 0, steel.BUILDING_AHEAD)
    # Everything but San Francisco lies joined to New York.
    red, blue = 0, 3
    for name in ids:
        if name not in ("san-francisco", "los-angeles"):
            s.reach[blue] |= 1 << ids[name]
    s.reach[red] = 1 << ids["los-angeles"] | 1 << ids["phoenix"]
    s.frontier[red * g.banks] = g.routes_at[ids["los-angeles"] * g.banks]
    after = measured(s, 0, steel.BUILDING_AHEAD)
    assert before < 110
    assert after == 60 + g.link_builder


def test_the_last_claim_is_judged_exactly() -> None:
    for seed in range(5):
        game = find_title("steel-driver").game(4)
        *_, last, end = positions(game, seed, 1)
        assert isinstance(last, Position)
        assert len(last.legal_actions()) >= 1
        predicted = [
            measured(last, seat, steel.CASH) + measured(last, seat, steel.GOODS)
            for seat in range(4)
        ]
        assert predicted == end.scores()


@pytest.mark.parametrize("kind", ["judgement", "expertise", "mastery"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_company_is_worth_a_first_bid_of_what_it_can_build_with(players: int, kind: str) -> None:
    """A judgement by which every first bid loses lets a search hoard, and lose to any bidder."""
    game = find_title("steel-driver").game(players)
    judgement: Judgement[Any] = getattr(game, kind)
    state = game.start()
    assert isinstance(state, Position)
    nobody_bids = state.copy()
    nobody_bids.play(nobody_bids.parse("pass-marker"))
    without = judgement.values(nobody_bids)[0] - judgement.values(nobody_bids)[1]
    state.play(state.parse("offer red"))
    gains = []
    for bid in state.legal_actions():
        bought = state.copy()
        assert isinstance(bought, Position)
        bought.play(bid)
        while bought.offered != NONE:
            bought.play(bought.parse("pass"))
        values = judgement.values(bought)
        gains.append(values[0] - values[1] - without)
    assert max(gains) > 0


def test_an_expert_sees_that_a_route_is_built_only_once() -> None:
    """Two companies with the same plan: the plain judgement believes both, an expert the first."""
    state = driver(
        *("offer red", "bid 4", "pass", "pass", "offer yellow", "bid 4", "pass", "pass"),
        *["pass-marker"] * 3,
    )
    assert state.phase == BUILDING
    plain = [measured(state, seat, steel.BUILDING_AHEAD) for seat in range(2)]
    measures = list(state.game.expertise.measure(state))
    expert = [measures[seat * steel.TERMS + steel.BUILDING_AHEAD] for seat in range(2)]
    assert plain[0] == plain[1] == expert[0] > expert[1] > 0


@pytest.mark.parametrize("name", judged())
def test_what_an_expert_thinks_of_is_legal(name: str) -> None:
    game = find_title(name).game(3)
    for state in positions(game, 4, 9)[:-1]:
        if state.to_act != CHANCE:
            candidates = game.expertise.candidates(state)
            assert candidates
            assert set(candidates) <= set(state.legal_actions())


def test_an_expert_of_steam_rollers_draws_no_track_that_leads_nowhere() -> None:
    game = find_title("steam-rollers").game(3)
    all_builds = thought_of = 0
    for state in positions(game, 4, 3)[:-1]:
        if state.to_act != CHANCE:
            all_builds += sum(one.kind == "build" for one in state.legal_actions())
            thought_of += sum(one.kind == "build" for one in game.expertise.candidates(state))
    assert 0 < thought_of < all_builds / 2


def test_an_expert_thinks_of_small_raises_and_of_no_claim_twice() -> None:
    state = driver("offer red", "bid 1")
    names = [str(action) for action in state.game.expertise.candidates(state)]
    assert names == [*(f"bid {n}" for n in range(2, 10)), "pass"]
    for position in positions(state.game, 3, 1)[:-1]:
        assert isinstance(position, Position)
        if position.phase == CLAIMS:
            kinds = [kind_of_claim(position, one) for one in position.legal_actions()]
            thought = state.game.expertise.candidates(position)
            assert [kind_of_claim(position, one) for one in thought] == list(dict.fromkeys(kinds))


def kind_of_claim(s: Position, claim: Action) -> tuple[int, ...]:
    """The colour, and the companies that could claim it."""
    g = s.setup
    city = next(i for i, one in enumerate(g.map.cities) if one.id == claim.fields[0])
    companies = [c for c in range(int(g.companies)) if city in members(int(s.reach[c]))]
    return (g.map.cities[city].colour, *companies)
