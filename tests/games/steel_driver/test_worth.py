"""What a choice of Steel Driver is said to be worth is what it then does."""

from __future__ import annotations

import random

import pytest

from tests.games.steel_driver.positions import start
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.words import Speaker
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.state import SteelDriverState
from whistlestop.games.steel_driver.words.prospects import Prospector

NAMES = ["Ann", "Bob", "Cid"]


def after_actions(seed: int, most: int) -> SteelDriverState:
    generator = random.Random(seed)
    state = start(3)
    for _ in range(most):
        if state.to_act == OVER:
            break
        state.apply(generator.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("seed", range(12))
def test_a_track_costs_and_earns_what_it_is_said_to(seed: int) -> None:
    generator = random.Random(seed)
    state = start(3)
    looked_at = 0
    while state.to_act != OVER:
        legal = state.legal_actions()
        chosen = generator.choice(legal)
        if state.to_act != CHANCE and chosen.kind in ("build", "build-first"):
            worth = state.game.words.worth(state, chosen)
            company, seat = int(state.order[state.turn]), int(state.to_act)
            events = state.copy().watch(chosen)
            built = next(event for event in events if event[0] == p.BUILT)
            earned = built[5]
            for event in events:
                if event[0] == p.LINKED:
                    _, builder, others, first, each = event
                    assert builder == company
                    mine = [c for c in range(6) if others >> c & 1 and state.control[c] == seat]
                    earned += first + each * len(mine)
            assert worth.number("dollars") == earned
            assert worth.number("cubes") == -int(state.setup.route_cost[built[3]])
            looked_at += 1
        state.apply(chosen)
    assert looked_at


def test_a_claim_brings_what_the_shares_rise_by() -> None:
    generator = random.Random(3)
    state = start(3)
    told = False
    while state.to_act != OVER:
        chosen = generator.choice(state.legal_actions())
        if chosen.kind == "claim":
            said = state.game.words.worth(state, chosen).message()
            assert said is not None
            assert "a share is then worth $" in Speaker(NAMES).say(said)
            told = True
        state.apply(chosen)
    assert told


def most_by_trying_all(state: SteelDriverState, company: int, purse: int) -> int:
    """The most that a company alone can earn, by building every sequence of tracks."""
    g = state.setup
    routes = [
        (int(g.route_a[n]), int(g.route_b[n]), int(cost))
        for n, cost in enumerate(g.route_cost)
        if state.owner[n] == p.NONE
    ]

    def best(reached: frozenset[int], left: int, tracks: int) -> int:
        found = 0
        if tracks:
            for a, b, cost in routes:
                if cost > left or (a in reached) == (b in reached):
                    continue
                new = b if a in reached else a
                value = int(g.city_value[new])
                found = max(found, value + best(reached | {new}, left - cost, tracks - 1))
        return found

    network = frozenset(n for n in range(len(g.city_value)) if int(state.reach[company]) >> n & 1)
    starts = [network] if network else [frozenset({n}) for n, s in enumerate(g.is_start) if s]
    return max(best(one, purse, int(state.tracks_left[company])) for one in starts)


@pytest.mark.parametrize("seed", range(6))
def test_prospects_are_the_most_that_a_company_alone_can_earn(seed: int) -> None:
    state = after_actions(seed, 15 + 11 * seed)
    for company in range(0, int(state.setup.companies), 2):
        prospects = Prospector(state.setup).of(state, company)
        for purse in range(min(8, len(prospects.dollars))):
            assert prospects.is_exact(purse)
            assert prospects.most(purse) == most_by_trying_all(state, company, purse)


@pytest.mark.parametrize("seed", range(4))
def test_the_tracks_of_a_prospect_cost_and_earn_what_it_says(seed: int) -> None:
    state = after_actions(seed, 15 + 11 * seed)
    setup = state.setup
    for company in range(0, int(setup.companies), 2):
        prospector = Prospector(setup)
        prospects = prospector.of(state, company)
        for purse in range(min(8, len(prospects.dollars))):
            tracks = prospector.tracks(state, company, purse)
            cities = {int(c) for t in tracks for c in (setup.route_a[t], setup.route_b[t])}
            begun, added = prospects.plan(purse)
            assert cities <= {c for c in range(64) if begun >> c & 1} | set(added)
            assert len(set(tracks)) == len(added) <= int(state.tracks_left[company])
            assert sum(int(setup.route_cost[track]) for track in tracks) <= purse
            assert sum(int(setup.city_value[city]) for city in added) == prospects.most(purse)


def test_a_bid_tells_what_it_leaves_and_what_it_could_earn() -> None:
    state = start(3)
    state.apply(state.parse("offer red"))
    worth = state.game.words.worth(state, state.parse("bid 4"))
    said, tag = worth.message(), worth.tag
    assert said is not None
    assert tag is not None
    left = int(state.cubes[state.to_act]) - 4
    most = most_by_trying_all(state, 0, 4)
    assert Speaker(NAMES).say(said) == (
        f"costs 4 cubes; leaves you {left} cubes; up to ${most} if nobody gets in the way"
    )
    assert Speaker(NAMES).say(tag) == f"up to ${most}"
