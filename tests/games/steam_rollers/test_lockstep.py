"""The package beside the oracle: every legal list and every connection, in whole games and in
positions made at random."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.steam_rollers.choosers import deliverer
from tests.games.steam_rollers.oracles import (
    PAIRS,
    Reading,
    beyond,
    distances,
    legal_notations,
    network_points,
)
from tests.games.steam_rollers.positions import at_draft, draw, steam_rollers
from tests.suites import rest_long
from tests.support.playthrough import RefereedMatch
from whistlestop.core.bits import BITS
from whistlestop.core.chance import draw as draw_chance
from whistlestop.core.game import CHANCE, OVER
from whistlestop.games.steam_rollers.game import SteamRollers
from whistlestop.games.steam_rollers.position import ACT, CLAIMS, DRAFT, PASSED, Position
from whistlestop.games.steam_rollers.state import SteamRollersState

BOARDS = ("standard", "island", "valley")
SET_UPS = [
    *(
        (board, players, options)
        for board in BOARDS
        for players, options in (
            (2, ""),
            (3, "walls=medium wild=on"),
            (4, "walls=hard orders=on powers=on"),
            (1, "solo=on wild=on powers=on"),
        )
    ),
    ("standard", 5, "wild=on orders=on powers=on"),
]
# Each board once, and each option.
IN_SHORT = (SET_UPS[0], SET_UPS[5], SET_UPS[10], SET_UPS[3], SET_UPS[-1])
IN_LONG = [set_up for set_up in SET_UPS if set_up not in IN_SHORT]


def compare(state: Position) -> None:
    listed = [action.notation for action in state.legal_actions()]
    assert len(set(listed)) == len(listed)
    assert set(listed) == legal_notations(state)


def compare_network(state: Position, seat: int) -> None:
    found = Reading(state).connections(seat)
    assert state.network[seat] == network_points(found)
    for source in range(1, 7):
        for destination in range(1, 7):
            mask = int(state.reach[(seat * 6 + source - 1) * 6 + destination - 1])
            reached = {n for n in range(mask.bit_length()) if mask >> n & 1}
            assert reached == (
                distances(found, source, destination) if source != destination else set()
            )


def expects_pass(before: Position, value: int) -> bool:
    """Whether a die that is drafted in this position allows nothing at all, by the oracle."""
    state = before.copy()
    assert isinstance(state, Position)
    state.phase = ACT
    state.value = value - 1
    return legal_notations(state) == {"pass"}


@pytest.mark.parametrize(
    ("board", "players", "options"),
    rest_long([*IN_SHORT, *IN_LONG], "more set-ups", short=len(IN_SHORT)),
)
def test_in_whole_games_the_legal_list_is_what_the_rules_say(
    board: str, players: int, options: str
) -> None:
    generator = random.Random(f"{board}/{players}/{options}")
    match = RefereedMatch(steam_rollers(players, board, options))
    choose = deliverer(generator, 0.2)
    while match.state.to_act != OVER:
        state = match.state
        assert isinstance(state, Position)
        compare(state)
        if state.to_act == CHANCE:
            match.play(draw_chance(state, generator))
            continue
        seat = int(state.to_act)
        action = choose(state)
        drafts_one = action.kind == "draft" and not state.two_dice
        passes = drafts_one and expects_pass(state, int(action.fields[0]))
        match.play(action)
        happened = match.log[-1]
        if drafts_one and state.phase != CLAIMS:
            assert (len(happened) > 1 and happened[1].kind == "passed") == passes
        if action.kind in ("build", "use"):
            compare_network(state, seat)
    assert match.state.outcome() is not None


def test_the_games_of_this_file_do_all_that_they_are_meant_to_test() -> None:
    """Games by the same chooser connect, deliver and use cards: they are no random walks."""
    seen: Counter[str] = Counter()
    for number in range(4):
        generator = random.Random(number)
        match = RefereedMatch(steam_rollers(3, "standard", "wild=on powers=on walls=medium"))
        match.play_out(deliverer(generator, 0.2), generator)
        seen.update(message.kind for happened in match.log for message in happened)
        seen.update(str(action) for action in match.actions if action.kind == "use")
        seen.update(str(a.fields[3]) for a in match.actions if a.kind == "deliver")
    for kind in ("connected", "delivered", "wild", "die-set", "took"):
        assert seen[kind] >= 3, kind


def random_position(game: SteamRollers, generator: random.Random) -> SteamRollersState:
    """Tracks, engines, cards, cubes and dice as they fall; the seat to act has drafted."""
    filled = generator.choice((0.3, 0.6, 0.9, 1.0))
    sides = "".join(generator.choice("ab") for _ in range(6))
    state = at_draft(
        game,
        dice=[1, 2, 3],
        black=generator.randrange(1, 7),
        sides=sides,
        supply={},
        turn=generator.randrange(game.players),
    )
    names = [*game.map.colours, *(["wild"] if game.wild_on else [])]
    for city in range(6):
        for _ in range(generator.randrange(5)):
            colour = generator.randrange(len(names))
            if colour != game.city_colour[city]:
                state.supply[city * int(game.kinds_of_cube) + colour] += 1
    for card in range(6):
        place = generator.randrange(2 * game.players + 1)
        if place < game.players:
            state.upright[place] |= BITS[card]
        elif place < 2 * game.players:
            state.turned[place - game.players] |= BITS[card]
    seat = int(state.to_act)
    if game.rules == 1 or generator.random() < 0.5:  # else it acts with the second die of 2a
        state.upright[seat] |= state.turned[seat]
        state.turned[seat] = 0
        state.settled = generator.randrange(2) if game.rules > 1 else 0
    for box in range(6):
        if generator.random() < 0.6:
            state.boxes[seat] |= BITS[box]
    if game.walls_on:
        state.walls = generator.choice(list(game.wall_rows))
    hexes = game.hexes[: int(game.open_hexes)]
    for hex in generator.sample(hexes, len(hexes)):
        if generator.random() < filled:
            draw(state, seat, hex, join_up(state, seat, hex, generator))
    state.phase = ACT
    ends = [city - 1 for a, b, _ in Reading(state).connections(seat) for city in (a, b)]
    state.value = generator.choice([*ends, generator.randrange(6)])
    return state


def join_up(
    state: SteamRollersState, seat: int, hex: tuple[int, int], generator: random.Random
) -> tuple[str, str]:
    """The way to draw that meets most of what is there, so that routes come about."""
    tracks = Reading(state).tracks(seat)
    cities = {region.city for region in state.setup.map.regions}

    def meets(pair: tuple[str, str]) -> int:
        ends = 0
        for edge in pair:
            other = beyond(hex, edge)
            ends += other in cities
            ends += other in tracks and hex in {beyond(other, back) for back in tracks[other]}
        return ends

    return max(generator.sample(PAIRS, len(PAIRS)), key=meets)


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    "options",
    rest_long(["walls=medium wild=on", "", "walls=hard powers=on"], "more set-ups"),
)
def test_in_random_positions_the_legal_list_is_what_the_rules_say(
    board: str, options: str, rules: int
) -> None:
    generator = random.Random(f"{board}/{options}")
    game = steam_rollers(2, board, options, rules)
    connected = delivering = chained = passed = 0
    for number in range(900):
        if number >= 120 and min(chained, passed) > 5:
            break  # under the rules of today few positions have a use of 3 or 4
        state = random_position(game, generator)
        if game.powers_on:
            state.private[state.to_act] = generator.choice(list(game.put_cube))
        compare_network(state, int(state.to_act))
        compare(state)
        connected += state.network[state.to_act] > 0
        delivering += any(action.kind == "deliver" for action in state.legal_actions())
        passed += compare_pass(state)
        for action in state.legal_actions():
            if action.kind == "use" and action.fields[0] in (3, 4):
                chained += 1
                chain = state.copy()
                assert isinstance(chain, Position)
                chain.apply(action)
                compare(chain)
    assert connected > 40
    assert delivering > 10
    assert chained > 5
    assert passed > 5


def compare_pass(state: Position) -> int:
    """With every box crossed and the other cards sideways, let each die be drafted in turn: it
    passes by itself exactly where the oracle says so; how many do."""
    expected = 0
    seat = int(state.to_act)
    for value in range(1, 7):
        before = state.copy()
        assert isinstance(before, Position)
        before.phase = DRAFT
        before.drafts = 1
        before.value = -1
        before.dice[value - 1] += 1
        before.settled = 0
        before.boxes[seat] = 0b111111
        before.turned[1 - seat] = 0b111111 & ~before.upright[seat] & ~before.turned[seat]
        before.upright[1 - seat] = 0
        before.sides &= ~BITS[1]  # 2b would come between
        passes = expects_pass(before, value)
        happened = before.watch(before.game.by_notation[f"draft {value}"])
        assert (len(happened) > 1 and happened[1][0] == PASSED) == passes
        expected += passes
    return expected
