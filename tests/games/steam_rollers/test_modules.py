"""The option modules: wild cubes, orders, starting powers, solo play."""

from __future__ import annotations

import random

import pytest

from tests.games.steam_rollers.positions import at_draft, kinds, notations, steam_rollers
from tests.games.steam_rollers.test_setup import seen, set_up
from tests.support.playthrough import RefereedMatch, at_random
from whistlestop.core.errors import SetupError
from whistlestop.core.game import CHANCE, OVER
from whistlestop.games.steam_rollers import TITLE
from whistlestop.games.steam_rollers.position import POWER, RIVAL, ROLL

ONE_TO_THREE = [(1, 1), (2, 1), (3, 1), (4, 1)]
THREE_TO_FOUR = [(4, 1), (4, 2), (4, 3), (3, 4)]


def test_all_modules_are_off_by_default() -> None:
    assert {option.name: option.default for option in TITLE.options} == {
        "walls": "easy",
        **dict.fromkeys(("solo", "wild", "orders", "powers"), "off"),
    }
    kinds_of_action = {action.kind for action in steam_rollers(2).actions}
    assert not kinds_of_action & {"order", "power", "put-cube", "ship", "walls"}
    assert not [n for n in steam_rollers(2).by_notation if n.endswith(("wild", "private"))]


# Wild cubes


@pytest.mark.parametrize("seed", range(5))
def test_a_black_cube_is_put_on_each_city_that_lost_a_cube_at_set_up(seed: int) -> None:
    state = seen(set_up(2, "wild=on", seed))
    kinds_of_cube = int(state.setup.kinds_of_cube)
    for city in range(6):
        cubes = list(state.supply[city * kinds_of_cube : (city + 1) * kinds_of_cube])
        assert cubes[-1] == (sum(cubes[:-1]) < 4)


def test_a_wild_cube_may_go_to_any_other_city() -> None:
    state = at_draft(
        steam_rollers(2, options="wild=on"),
        dice=[3, 3, 3],
        lines={0: [ONE_TO_THREE, THREE_TO_FOUR]},
        boxes={0: [1]},
        supply={3: "wild"},
    )
    match = RefereedMatch.at(state)
    match.say("draft 3")
    assert [name for name in notations(state) if "deliver" in name] == [
        "deliver 3>1 1 wild",
        "deliver 3>4 1 wild",
    ]
    match.say("deliver 3>4 1 wild")
    assert state.cubes_at(2) == 0
    assert state.points[0] == 1


def test_a_city_with_only_a_wild_cube_is_not_empty() -> None:
    state = at_draft(steam_rollers(2, options="wild=on"), dice=[1, 2, 3], supply={3: "wild"})
    assert state.cubes_at(2) == 1


# Orders


def test_who_first_has_delivered_what_an_order_shows_gets_its_points() -> None:
    game = steam_rollers(2, options="orders=on")
    lines = {0: [ONE_TO_THREE, THREE_TO_FOUR], 1: [ONE_TO_THREE, THREE_TO_FOUR]}
    state = at_draft(
        game,
        dice=[1, 1, 1],
        lines=lines,
        boxes={0: [1, 2], 1: [1, 2]},
        supply={1: "grey grey grey grey", 2: "red", 4: "red", 5: "red", 6: "red"},
    )
    for tile in range(6):
        state.tile_side[tile] = 0  # the third order shows two grey ones then
    match = RefereedMatch.at(state)
    match.say("draft 1", "deliver 1>3 1", "draft 1", "deliver 1>3 1")
    assert list(state.tile_owner) == [-1] * 6
    match.say("black 1", "white 1", "white 1", "white 1", "draft 1")
    happened = match.say("deliver 1>4 2")
    assert [message.kind for message in happened] == ["delivered", "order-filled"]
    assert list(state.tile_owner) == [-1, -1, 1, -1, -1, -1]
    assert state.scores()[1] == 1 + 2 + 2 + game.map.orders[2][0].points
    match.say("draft 1", "deliver 1>4 2")
    assert list(state.tile_owner) == [-1, -1, 1, -1, -1, -1]  # the second comes too late


def test_a_wild_cube_counts_for_orders_as_the_colour_of_where_it_went() -> None:
    state = at_draft(
        steam_rollers(2, options="orders=on wild=on"),
        dice=[1, 1, 1],
        lines={0: [ONE_TO_THREE]},
        boxes={0: [1]},
        supply={1: "wild", 2: "red", 4: "red", 5: "red", 6: "red"},
    )
    for tile in range(6):
        state.tile_side[tile] = 0
    state.received[2] = 1  # grey
    state.apply(state.parse("draft 1"))
    state.apply(state.parse("deliver 1>3 1 wild"))
    assert state.tile_owner[2] == 0


def test_each_order_lies_on_a_side_by_chance() -> None:
    match = set_up(2, "orders=on")
    drawn = [str(action) for action in match.actions if action.kind == "order"]
    assert [name[:-1] for name in drawn] == [f"order {n}" for n in range(1, 7)]


# Starting powers


def at_powers(players: int = 3, seed: int = 1, rules: int = 2) -> RefereedMatch:
    return set_up(players, "powers=on", seed, rules)


def test_powers_are_chosen_by_the_last_player_first_and_each_by_one() -> None:
    match = at_powers()
    start = int(seen(match).start)
    assert match.state.to_act == (start + 2) % 3
    assert len(notations(seen(match))) == 5
    match.say("power points")
    assert match.state.to_act == (start + 1) % 3
    assert "power points" not in notations(seen(match))
    match.say("power engine", "improve 6")
    assert match.state.to_act == start
    match.say("power card", "take 5")
    assert match.state.to_act == CHANCE
    assert kinds(seen(match)) == {"black"}


def test_the_engine_power_crosses_any_box() -> None:
    match = at_powers()
    seat = match.state.to_act
    match.say("power engine")
    assert notations(seen(match)) == [f"improve {box}" for box in range(1, 7)]
    match.say("improve 4")
    assert seen(match).boxes[seat] == 0b1000


def test_the_track_power_draws_any_type_in_any_hex() -> None:
    match = at_powers()
    match.say("power track")
    assert len(notations(seen(match))) == 48 * 15
    match.say("build f1 e-ne")


def test_the_points_power_counts_at_the_end() -> None:
    match = at_powers()
    seat = int(match.state.to_act)
    match.say("power points")
    assert match.state.scores()[seat] == 2


def test_the_card_power_takes_a_card_sideways() -> None:
    match = at_powers()
    seat = int(match.state.to_act)
    match.say("power card", "take 3")
    assert seen(match).turned[seat] == 0b100


def test_the_private_cube_is_drawn_from_the_bag_and_not_grey_then_city_3_or_4_is_chosen() -> None:
    match = at_powers()
    seat = match.state.to_act
    match.say("power cube")
    state = seen(match)
    bag = dict(zip(state.setup.map.colours, map(int, state.bag), strict=True))
    drawable = [name for name, cubes in bag.items() if cubes and name != "grey"]
    assert state.to_act == CHANCE
    assert notations(state) == [f"cube {name}" for name in drawable]
    assert state.chance_weights() == [bag[name] for name in drawable]
    match.say(f"cube {drawable[0]}")
    assert state.to_act == seat
    assert int(state.bag[state.setup.map.colours.index(drawable[0])]) == bag[drawable[0]] - 1
    assert notations(state) == [f"put {drawable[0]} {city}" for city in (3, 4)]
    shown = state.game.picture.draw(state)
    assert 'id="drawn"' in shown
    assert "and is yet to put it on a city." in shown
    match.say(f"put {drawable[0]} 4")
    assert state.private[seat] == 3 * 5 + state.setup.map.colours.index(drawable[0])


def test_the_power_of_a_private_cube_can_not_be_chosen_when_the_bag_has_none() -> None:
    match = at_powers()
    state = seen(match)
    for colour, name in enumerate(state.setup.map.colours):
        if name != "grey":
            state.bag[colour] = 0
    assert "power cube" not in notations(state)
    reason = state.why_not(state.setup.by_notation["power cube"])
    assert reason is not None
    assert reason.values["ruling"] == "no-private-cube"


@pytest.mark.parametrize("board", ["standard", "valley"])
def test_the_fifth_of_five_begins_without_a_power_when_the_bag_has_no_private_cube(
    board: str,
) -> None:
    match = RefereedMatch(steam_rollers(5, board, "powers=on"))
    state = seen(match)
    generator = random.Random(5)
    while state.phase != POWER:
        match.play(at_random(generator)(state))
    for colour in range(state.setup.colours):
        if state.setup.is_private_colour[colour]:
            state.bag[colour] = 0
    match = RefereedMatch.at(state)
    match.say("power points", "power engine", "improve 1", "power card", "take 1", "power track")
    match.play(state.legal_actions()[0])
    assert state.to_act == CHANCE
    assert kinds(state) == {"black"}
    assert sorted(state.power) == [-1, 0, 1, 2, 3]
    assert state.power[state.start] == -1
    assert "begins without a starting power" in " ".join(map(str, match.log))


def test_of_old_the_colour_of_the_private_cube_was_chosen() -> None:
    match = at_powers(rules=1)
    match.say("power cube")
    colours = ("yellow", "red", "blue", "purple")
    assert notations(seen(match)) == [f"put {name} {city}" for name in colours for city in (3, 4)]


def test_only_its_owner_may_deliver_a_private_cube() -> None:
    lines = {0: [ONE_TO_THREE], 1: [ONE_TO_THREE]}
    state = at_draft(
        steam_rollers(2, options="powers=on"),
        dice=[3, 3, 3],
        lines=lines,
        boxes={0: [1], 1: [1]},
        supply={1: "red", 2: "blue", 4: "red", 5: "red", 6: "red"},
    )
    state.private[1] = 2 * 5 + 0  # yellow, in city 3
    match = RefereedMatch.at(state)
    match.say("draft 3")
    assert "deliver" not in kinds(state)
    match.say("take 3", "draft 3")
    assert "deliver 3>1 1 private" in notations(state)
    match.say("deliver 3>1 1 private")
    assert state.private[1] == -1
    assert state.points[1] == 1


def test_a_private_cube_does_not_keep_its_city_from_being_empty() -> None:
    state = at_draft(steam_rollers(2, options="powers=on"), dice=[1, 2, 3], supply={})
    state.private[0] = 2 * 5
    assert state.cubes_at(2) == 0


def test_five_players_choose_all_five_powers() -> None:
    match = at_powers(5)
    generator = random.Random(5)
    while seen(match).phase != ROLL:
        match.play(at_random(generator)(match.state))
    assert sorted(seen(match).power) == [0, 1, 2, 3, 4]


# Solo


def test_one_player_is_allowed_only_with_solo_on() -> None:
    with pytest.raises(SetupError, match="2 to 5 players, not 1"):
        TITLE.game(1)
    assert TITLE.game(1, options={"solo": "on"}).players == 1


def test_alone_card_2_lies_on_side_a() -> None:
    for seed in range(6):
        assert "card 2a" in map(str, set_up(1, "solo=on", seed).actions)


def test_alone_cities_and_dice_are_as_many_as_the_board_says() -> None:
    match = set_up(1, "solo=on")
    assert sum(action.kind == "cube" for action in match.actions) == 24
    match.say("black 1", "white 1", "white 2", "white 2")
    assert match.state.to_act == 0


def test_a_pair_left_over_lets_the_rival_carry_off_a_random_cube_of_that_city() -> None:
    match = set_up(1, "solo=on")
    before = seen(match).cubes_at(1)
    match.say("black 1", "white 1", "white 2", "white 2", "draft 1", "improve 1")
    assert seen(match).phase == RIVAL
    row = [int(n) for n in seen(match).supply[6:12]]
    assert match.state.chance_weights() == [n for n in row if n]
    match.play(match.state.legal_actions()[0])
    assert seen(match).cubes_at(1) == before - 1
    assert kinds(seen(match)) == {"black"}


def test_dice_that_make_no_pair_leave_the_supply_alone() -> None:
    match = set_up(1, "solo=on")
    match.say("black 1", "white 2", "white 1", "white 2", "draft 2", "improve 2")
    assert kinds(seen(match)) == {"black"}


def test_the_solo_game_ends_after_its_last_round_and_tells_the_stars() -> None:
    state = at_draft(steam_rollers(1, options="solo=on"), dice=[1, 2, 3])
    state.round = 29
    match = RefereedMatch.at(state)
    match.say("draft 1", "improve 1")
    assert state.to_act == CHANCE
    match.say("black 1", "white 1", "white 2", "white 3", "draft 2")
    happened = match.say("improve 2")
    assert state.to_act == OVER
    assert [message.kind for message in happened] == ["improved", "game-ends", "stars"]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ending == "rounds"
