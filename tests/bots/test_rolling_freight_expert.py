"""Rolling Freight's expert: what it considers, and what it sees in a position."""

from __future__ import annotations

import random

import pytest

from whistlestop.bots.expert import ExpertBot
from whistlestop.bots.mcts import Budget
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.registry import find_title
from whistlestop.games.rolling_freight.game import FIRST_EXTRA, FRIENDLY, TYPES
from whistlestop.games.rolling_freight.mind.expertise import (
    EXPERT_TERMS,
    PLANS,
    RollingFreightExpertise,
    read_expert_weights,
)
from whistlestop.games.rolling_freight.mind.judgement import EXTRA_DICE, TRAFFIC
from whistlestop.games.rolling_freight.position import PAYING, TURN, Position
from whistlestop.games.rolling_freight.purse import count

ME = 0


def decisions(players: int, seed: int, every: int = 5, board: str | None = None) -> list[Position]:
    """Some decisions of a random game."""
    generator = random.Random(seed)
    title = find_title("rolling-freight")
    state = title.game(players, board).start() if board else title.game(players).start()
    found: list[Position] = []
    moment = 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
            continue
        if moment % every == 0:
            copy = state.copy()
            assert isinstance(copy, Position)
            found.append(copy)
        moment += 1
        state.apply(generator.choice(state.legal_actions()))
    return found


def expertise(s: Position) -> RollingFreightExpertise:
    found = s.setup.expertise
    assert isinstance(found, RollingFreightExpertise)
    return found


def measured(s: Position, seat: int, term: int) -> float:
    return list(expertise(s).measure(s))[seat * EXPERT_TERMS + term]


def first_turn(players: int = 4, seed: int = 1) -> Position:
    """The first turn of a game, as seat 0's, before anything has been built."""
    for s in decisions(players, seed, 1):
        if s.step == TURN:
            break
    s.seat = s.to_act = ME
    for seat in range(players):
        s.hand[seat] = 0
    return s


def link(s: Position, contract: str) -> int:
    """The number of a contract's link."""
    return [one.contract for one in s.setup.map.links].index(contract)


def give_dice(s: Position, *names: str) -> None:
    """Seat 0 has these dice, and nothing else to pay with."""
    g = s.setup
    for face in range(g.classes):
        s.pool[ME * g.classes + face] = 0
    for name in names:
        s.pool[ME * g.classes + g.class_names.index(name)] += 1
    count(s)


def hold(s: Position, contract: str, missing: int) -> None:
    """Seat 0 holds a contract whose link wants so many cubes."""
    number = link(s, contract)
    s.holder[number] = ME
    s.hand[ME] |= 1 << number
    s.cubes[number] = s.setup.link_length[number] - missing


def finish(s: Position, seat: int, number: int) -> None:
    """This link is built, and the seat's."""
    g = s.setup
    a, b = g.link_a[number], g.link_b[number]
    s.built[seat] |= 1 << number
    s.joins[seat * g.cities + a] |= 1 << b
    s.joins[seat * g.cities + b] |= 1 << a


def offer(s: Position, *contracts: str) -> None:
    """These contracts lie on the track, the dearest first."""
    for place, contract in enumerate(contracts):
        s.track[place] = link(s, contract)


def thought_of(s: Position) -> list[str]:
    return [str(action) for action in expertise(s).candidates(s)]


@pytest.mark.parametrize(("players", "board"), [(2, "west"), (4, "west"), (5, "southeast")])
def test_every_candidate_is_legal_and_there_is_always_one(players: int, board: str) -> None:
    for s in decisions(players, players, 3, board):
        candidates = expertise(s).candidates(s)
        assert candidates
        assert set(candidates) <= set(s.legal_actions())
        assert len(set(candidates)) == len(candidates)


def test_a_price_is_paid_with_dice_that_are_of_no_other_use() -> None:
    s = first_turn()
    offer(s, "grey-1A", "grey-2A", "grey-3A", "grey-9B")
    hold(s, "blue-4A", 3)
    give_dice(s, "base-r", "base-y", "base-b", "base-rb", "base-g")
    s.play(s.parse("station"))
    # Blue builds and grey buys; red and yellow do neither, and are one choice.
    assert {"pay base-b", "pay base-g", "pay base-rb"} <= {str(a) for a in s.legal_actions()}
    assert len(thought_of(s)) == 1
    assert thought_of(s)[0] in ("pay base-r", "pay base-y")


def test_a_link_is_built_with_the_die_that_can_do_least_else() -> None:
    s = first_turn()
    offer(s, "red-1A", "red-2A", "red-3A", "red-4A")
    hold(s, "blue-4A", 3)
    give_dice(s, "base-b", "base-rb")
    assert [name for name in thought_of(s) if name.startswith("build")] == ["build blue-4a base-b"]


def test_a_turn_does_not_end_while_a_die_can_build() -> None:
    s = first_turn()
    hold(s, "blue-4A", 3)
    give_dice(s, "base-b")
    assert "end" in {str(action) for action in s.legal_actions()}
    assert "end" not in thought_of(s)
    give_dice(s, "base-r")
    assert "end" in thought_of(s)


def test_markers_are_kept_where_a_die_pays_as_well() -> None:
    s = first_turn()
    offer(s, "grey-1A", "grey-2A", "grey-3A", "grey-9B")
    give_dice(s, "base-r", "base-r", "stock-r")
    s.play(s.parse("station"))
    assert s.step == PAYING
    assert thought_of(s) == ["pay base-r"]


def test_prospects_are_points_beyond_the_price_of_the_deliveries_at_hand() -> None:
    s = first_turn()
    g = s.setup
    for colour in range(4):
        s.lying[colour] = s.wants[colour] = 0
    redding, sacramento = (
        [city.id for city in g.map.cities].index(name) for name in ("redding", "sacramento")
    )
    red = 0
    s.lying[red] = 1 << sacramento
    s.wants[red] = 1 << redding
    assert measured(s, ME, TRAFFIC) == 0
    hold(s, "blue-1A", 1)
    assert measured(s, ME, TRAFFIC) == 0
    # One link: a point for it, three for speed, three for the piece in phase A; one die.
    assert measured(s, ME, PLANS) == pytest.approx(1 + 3 + 3 - 1.2)
    give_dice(s, "base-b")
    s.play(s.parse("build blue-1a base-b"))
    assert measured(s, ME, TRAFFIC) == pytest.approx(1 + 3 + 3 - 1.2)
    assert measured(s, ME, PLANS) == 0
    assert measured(s, 1, TRAFFIC) == 0  # without a link of her own


@pytest.mark.parametrize(("friendlies", "dice"), [(0, 3), (1, 2), (2, 1)])
def test_the_prospects_of_a_route_know_what_friendlies_take_off(friendlies: int, dice: int) -> None:
    s = first_turn()
    g = s.setup
    for colour in range(4):
        s.lying[colour] = s.wants[colour] = 0
    own, other = link(s, "blue-1A"), link(s, "grey-2A")
    (between,) = {g.link_a[own], g.link_b[own]} & {g.link_a[other], g.link_b[other]}
    start, end = (g.link_a[n] + g.link_b[n] - between for n in (own, other))
    s.lying[0] = 1 << start
    s.wants[0] = 1 << end
    finish(s, ME, own)
    finish(s, 1, other)
    s.improvements[TYPES + FRIENDLY] = friendlies
    # A point for the own link, two for the speed of two, three for the piece in phase A.
    assert measured(s, ME, TRAFFIC) == pytest.approx(1 + 2 + 3 - 1.2 * dice)


def test_what_was_worked_out_once_is_the_same_for_a_fresh_expert() -> None:
    for s in decisions(3, 8, 11):
        fresh = RollingFreightExpertise(s.setup, read_expert_weights())
        assert list(fresh.measure(s)) == list(expertise(s).measure(s))


def test_an_extra_die_counts_for_less_the_fewer_turns_are_left() -> None:
    counted = []
    for s in decisions(4, 3, 1):
        if s.step == TURN:
            for kind in range(FIRST_EXTRA, TYPES):
                s.improvements[ME * TYPES + kind] = 0
            s.improvements[ME * TYPES + FIRST_EXTRA] = 1
            counted.append(measured(s, ME, EXTRA_DICE))
    assert counted[0] > 5
    assert counted[-1] <= 1


def test_a_link_is_finished_and_used_before_the_turn_ends() -> None:
    s = first_turn()
    offer(s, "grey-1A", "grey-2A", "grey-3A", "grey-9B")
    hold(s, "blue-1A", 1)
    give_dice(s, "base-b", "base-y")
    bot = ExpertBot(Budget(simulations=100))
    generator = random.Random(1)
    while s.deliveries == 0:
        if s.to_act == CHANCE:  # after duplicates are put away
            s.apply(draw(s, generator))
            continue
        action = bot.choose(s.copy(), generator)
        assert str(action) != "end"
        s.play(action)
    assert s.seat == ME
