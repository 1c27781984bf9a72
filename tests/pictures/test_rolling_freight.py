"""Rolling Freight's picture: boards of all kinds, what each state shows, frozen structures."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.games.rolling_freight.choosers import busy
from tests.games.rolling_freight.positions import rolling_freight, turn_position
from tests.pictures.reading import SVG, Drawing
from tests.pictures.scenes import SPEAKER, UNRULY
from tests.pictures.test_contract import MOST_BYTES
from whistlestop.core.bits import BITS, members
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Action
from whistlestop.core.picture import NARROW, SHAPES, WIDE, View
from whistlestop.core.picture.palette import DASHES, MARKS
from whistlestop.core.registry import find_title
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.board import RollingFreightBoard
from whistlestop.games.rolling_freight.game import NONE
from whistlestop.games.rolling_freight.numbers import COLOURS, PHASES
from whistlestop.games.rolling_freight.picture.layout import code
from whistlestop.games.rolling_freight.picture.parts import CARGO, LINKS, SEATS
from whistlestop.games.rolling_freight.picture.picture import RollingFreightPicture
from whistlestop.games.rolling_freight.position import Position

HERE = Path(__file__).resolve().parent
NAMES = ("Saint-Barthélemy", "Ur", "Minneapolis", "Llanfairpwll", "Wien", "O'Hare & Sons", "Ost")
Moment = tuple[Position, Action | None]


def random_board(seed: int, cities: int) -> RollingFreightBoard:
    """A board as a careless player might make it: cities anywhere, links across each other."""
    generator = random.Random(seed)
    lines = [
        'game = "rolling-freight"',
        'name = "random"',
        "size = [700, 500]",
        "players = [3, 5]",
        "without = {}",
        "cities = [",
    ]
    for n in range(cities):
        circles = []
        for _ in range(generator.randrange(1, 7) if n % 5 == 0 else 1):
            phase = generator.choice(PHASES)
            cargo = "black" if generator.random() < 0.5 else "white"
            circles.append([cargo, generator.choice((*COLOURS, "black")), phase])
        lines.append(
            f'{{ id = "c{n}", name = "{generator.choice(NAMES)}", '
            f"x = {generator.randrange(701)}, y = {generator.randrange(501)}, "
            f"circles = {circles} }},"
        )
    lines.append("]\nlinks = [")
    pairs = [(generator.randrange(n), n) for n in range(1, cities)]
    while len(pairs) < max(cities + 8, 16):
        a, b = sorted(generator.sample(range(cities), 2))
        pairs += [(a, b)] * generator.choice((1, 2, 3))
    numbers: dict[str, int] = {}
    for n, (a, b) in enumerate(pairs):
        letter = PHASES[0 if n < 10 else n % 3]
        colour = generator.choice((*COLOURS, "slash"))
        key = f"{colour}{letter}"
        firsts = {"A": 1, "B": 7 if colour == "slash" else 9, "C": 13 if colour == "slash" else 17}
        numbers[key] = numbers.get(key, firsts[letter] - 1) + 1
        lines.append(
            f'["{colour}-{numbers[key]}{letter}", "c{a}", "c{b}", {generator.randrange(2, 8)}],'
        )
    lines.append("]")
    return RollingFreightBoard("\n".join(lines), "random")


def _picture(state: Position) -> RollingFreightPicture:
    picture = state.game.picture
    assert isinstance(picture, RollingFreightPicture)
    return picture


def _draw(
    state: Position,
    last: Action | None = None,
    viewer: int | None = None,
    shape: str = WIDE,
) -> Drawing:
    return Drawing(state.game.picture.draw(state, View(SPEAKER, viewer, last=last, shape=shape)))


@cache
def played(players: int, board: str, seed: str) -> tuple[Moment, ...]:
    """States of a game between busy players, all decisions and some of chance."""
    generator = random.Random(seed)
    choose = busy(generator)
    state = rolling_freight(players, board, "on").start()
    found: list[Moment] = []
    last: Action | None = None
    while True:
        if state.to_act != CHANCE or len(found) % 5 == 0:
            copy = state.copy()
            assert isinstance(copy, Position)
            found.append((copy, last))
        if state.to_act == OVER:
            return tuple(found)
        last = draw(state, generator) if state.to_act == CHANCE else choose(state)
        state.apply(last)


def west() -> tuple[Moment, ...]:
    return played(4, "west", "west")


def southeast() -> tuple[Moment, ...]:
    return played(5, "southeast", "southeast")


# Boards


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("seed", "cities"), [(1, 4), (2, 18), (3, 40)])
def test_on_any_board_no_two_texts_overlap(seed: int, cities: int, shape: str) -> None:
    game = find_title("rolling-freight").game(5, random_board(seed, cities))
    generator = random.Random(seed)
    state = game.start()
    for number in range(600):
        if number % 60 == 0 or state.to_act == OVER:
            drawing = Drawing(game.picture.draw(state, View(SPEAKER, shape=shape)))
            assert drawing.overlaps() == []
            assert all(drawing.frame.holds(text.box) for text in drawing.texts)
            assert len(set(drawing.ids)) == len(drawing.ids)
        if state.to_act == OVER:
            break
        chance = state.to_act == CHANCE
        state.apply(draw(state, generator) if chance else generator.choice(state.legal_actions()))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("board", ["west", "southeast"])
def test_every_city_is_named_and_every_link_has_room_for_its_spaces(board: str, shape: str) -> None:
    state = rolling_freight(3, board).start()
    assert isinstance(state, Position)
    layout = _picture(state).map(shape).layout
    words = {text.words for text in _draw(state, shape=shape).texts}
    for city in state.setup.map.cities:
        assert city.name in words or (shape == NARROW and code(city.name) in words)
    for link, track in zip(state.setup.map.links, layout.tracks, strict=True):
        assert len(track.spaces) == link.length
        (ax, ay), (bx, by) = track.a, track.b
        long = ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5
        assert long >= link.length * layout.size.space * 0.75, link.contract


def test_double_tracks_lie_side_by_side() -> None:
    state = rolling_freight(3, "west").start()
    assert isinstance(state, Position)
    layout = _picture(state).map(WIDE).layout
    links = state.setup.map.links
    doubles = 0
    for n, link in enumerate(links):
        for m in range(n):
            if {link.a, link.b} == {links[m].a, links[m].b}:
                doubles += 1
                (ax, ay), (bx, by) = layout.tracks[n].sign, layout.tracks[m].sign
                assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 >= layout.size.sign
    assert doubles > 10


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("game", [west, southeast])
def test_along_games_of_busy_players_texts_have_room_and_drawings_stay_small(
    game: Callable[[], tuple[Moment, ...]], shape: str
) -> None:
    moments = game()
    for state, last in [*moments[::40], moments[-1]]:
        svg = state.game.picture.draw(state, View(UNRULY, last=last, shape=shape))
        assert len(re.sub(r'<g id="ground">.*', "", svg).encode()) < MOST_BYTES
        drawing = Drawing(svg)
        assert drawing.overlaps() == []
        legal = set()
        if state.to_act >= 0:
            legal = {int(action.id) for action in state.legal_actions()}
        assert set(drawing.choices) == legal


# Colours


def test_seats_have_colours_that_no_cargo_has_and_patterns_of_their_own() -> None:
    assert not set(SEATS) & {*CARGO, *LINKS}
    assert len({DASHES[name] for name in SEATS}) == len(SEATS)
    assert len({MARKS[name].symbol for name in CARGO}) == len(COLOURS)


# What a state shows


def _kinds(drawing: Drawing, name: str) -> list[str]:
    """The classes of what a group is made of."""
    (found,) = [e for e in drawing.elements if e.get("id") == name]
    return [part.attrib["class"] for part in found.iter() if "class" in part.attrib]


def test_a_link_shows_whose_it_is_and_how_far() -> None:
    for state, _ in southeast()[::60]:
        drawing = _draw(state)
        for n, link in enumerate(state.setup.map.links):
            (found,) = [e for e in drawing.elements if e.get("id") == f"link_{link.contract}"]
            holder = int(state.holder[n])
            colours = {kind.split()[0] for kind in _kinds(drawing, f"link_{link.contract}")}
            if holder != NONE:
                assert f"f-{SEATS[holder]}" in colours  # the medallion
            if holder == NONE:
                assert not colours & {f"f-{name}" for name in SEATS}
            elif state.built[holder] & BITS[n]:
                assert f"s-{SEATS[holder]}" in colours
            else:
                cubes = [e for e in found if e.get("class") == f"f-{SEATS[holder]} s-edge round"]
                assert len(cubes) == int(state.cubes[n])


def test_cargo_lies_in_the_circles_that_hold_it() -> None:
    for state, _ in west()[::60]:
        g = state.setup
        shown = {name for name in _draw(state).ids if name.startswith("cargo_")}
        expected = set()
        for circle in range(int(g.circles)):
            if state.piece[circle] != NONE:
                city = int(g.circle_city[circle])
                place = circle - int(g.first_circle[city]) + 1
                expected.add(f"cargo_{g.map.cities[city].id}_{place}")
        assert shown == expected


def test_a_circle_shows_its_wish_its_letter_while_closed_and_a_tick_once_served() -> None:
    state = turn_position(board="west", phase="B", served=[("los-angeles", "blue")])
    kinds = _kinds(_draw(state), "city_los-angeles")
    assert kinds.count("s-muted none") == 1  # the tick
    assert "f-blue s-edge" not in kinds
    assert kinds.count("f-silver s-edge") == 2  # two wishes for grey
    letters = {
        e.text
        for e in _draw(state).elements
        if e.tag == f"{SVG}text" and e.attrib["class"].startswith("f-muted on-land ")
    }
    assert letters == {"C"}


def test_two_players_see_nothing_of_phase_c() -> None:
    state = rolling_freight(2, "west").start()
    assert isinstance(state, Position)
    drawing = _draw(state)
    assert "link_blue-17C" not in drawing.ids
    assert "C" not in {text.words for text in drawing.texts}


def test_every_die_lies_before_its_player_and_contracts_lie_where_they_are() -> None:
    for state, _ in southeast()[5::50]:
        g = state.setup
        drawing = _draw(state)
        for seat in range(g.players):
            own = seat * int(g.classes)
            dice = sum(int(n) for n in state.pool[own : own + int(g.dice_classes)])
            if seat == state.seat:
                dice += sum(int(n) for n in (*state.spent, *state.to_roll))
            shown = [name for name in drawing.ids if name.startswith(f"die_{seat + 1}_")]
            assert len(shown) == dice
        lying = {int(link) for link in state.track if link != NONE}
        for seat in range(g.players):
            lying |= set(members(int(state.hand[seat])))
        contracts = {name[9:] for name in drawing.ids if name.startswith("contract_")}
        assert contracts == {g.map.links[link].contract for link in lying}


def test_the_dice_of_the_viewer_are_large() -> None:
    state = turn_position(seat=0, dice=["base-r", "base-b"])
    for viewer in (0, 1):
        drawing = _draw(state, viewer=viewer)
        for seat in (0, 1):
            (die,) = [e for e in drawing.elements if e.get("id") == f"die_{seat + 1}_base_1"]
            body = die.find(f"{SVG}rect")
            assert body is not None
            assert (float(body.attrib["width"]) > 30) == (seat == viewer)


# Choices


def _groups(drawing: Drawing, action: Action) -> set[str]:
    """The ids of all that stands for an action."""
    choice = str(int(action.id))
    return {e.attrib["id"] for e in drawing.elements if e.get("data-choice") == choice}


def test_the_card_of_a_contract_counts_the_points_of_its_link() -> None:
    state = turn_position(dice=["base-r", "base-b"], track=["slash-1A", "red-1A"])
    words = {text.words for text in _draw(state).texts}
    assert {"1 point", "2 points"} <= words


def test_a_contract_is_bought_by_its_card_or_its_link() -> None:
    state = turn_position(dice=["base-r", "base-b"], track=["red-1A"])
    groups = _groups(_draw(state), state.parse("buy red-1a"))
    assert groups == {"contract_red-1A", "link_red-1A"}


def test_dice_are_paid_by_choosing_them_and_a_two_as_one_or_two_in_words() -> None:
    state = turn_position(
        dice=["base-r", "base-r", "yellow-two"],
        improvements={0: ["extra-yellow"]},
    )
    state.play(state.parse("station"))
    drawing = _draw(state)
    assert _groups(drawing, state.parse("pay base-r")) == {"die_1_base_1", "die_1_base_2"}
    for notation in ("pay yellow-two", "pay yellow-two x2"):
        action = state.parse(notation)
        assert _groups(drawing, action) == {f"pick_{int(action.id)}"}


def _offers(drawing: Drawing, name: str) -> set[int]:
    """The actions to which a thing is the first step."""
    (found,) = [e for e in drawing.elements if e.get("data-pick") == name]
    return {int(action) for action in found.attrib["data-offers"].split()}


def test_a_link_that_can_be_built_in_one_way_only_is_chosen_on_the_map() -> None:
    state = turn_position(dice=["base-r", "base-b"], hands={0: {"red-1A": 1}})
    assert _groups(_draw(state), state.parse("build red-1a base-r")) == {"link_red-1A"}


def test_a_link_that_can_be_built_in_several_ways_is_picked_first_or_else_the_die() -> None:
    state = turn_position(dice=["base-r", "base-rb"], hands={0: {"red-1A": 1}})
    drawing = _draw(state)
    builds = {
        int(state.parse(notation).id): notation
        for notation in ("build red-1a base-r", "build red-1a base-rb")
    }
    assert _offers(drawing, "link_red-1A") == set(builds)
    assert {_groups(drawing, state.parse(notation)).pop()[:5] for notation in builds.values()} == {
        "pick_"
    }
    for number, notation in enumerate(builds.values()):
        assert _offers(drawing, f"die_1_base_{number + 1}") == {int(state.parse(notation).id)}


def test_a_delivery_is_chosen_on_the_map_and_moves_over_it() -> None:
    state = turn_position(
        dice=["base-r"] * 4,
        built={0: ["red-1A", "grey-1A"]},
        pieces={"san-francisco": ["red"]},
        served=[("santa-cruz", "red")],
    )
    start = state.parse("deliver red san-francisco")
    assert _groups(_draw(state), start) == {"cargo_san-francisco_1"}
    places = []
    for notation in ("deliver red san-francisco", "to oakland", "via red-1a", "via grey-1a"):
        state.play(state.parse(notation))
        drawing = _draw(state)
        (piece,) = [e for e in drawing.elements if e.get("id") == "cargo_san-francisco_1"]
        places.append(piece.attrib["transform"])
        assert piece.attrib["pointer-events"] == "none"  # the city below is what counts now
        if state.step == p.DESTINATION:
            assert _groups(drawing, state.parse("to oakland")) == {"city_oakland"}
        if state.step == p.ROUTE and not state.route:
            assert _groups(drawing, state.parse("via red-1a")) == {"link_red-1A"}
        for contract in ("red-1A", "grey-1A"):
            link = [entry.contract for entry in state.setup.map.links].index(contract)
            lit = any("s-lit" in kind for kind in _kinds(drawing, f"link_{contract}"))
            assert lit == bool(state.route & BITS[link])
    assert len(set(places)) == 3  # at home, on the way, there


def test_what_happened_last_is_marked_on_the_map() -> None:
    state = turn_position(dice=["base-r", "base-b"], hands={0: {"red-1A": 1}})
    action = state.parse("build red-1a base-r")
    state.play(action)
    assert any("s-gold" in kind for kind in _kinds(_draw(state, action), "link_red-1A"))
    assert not any("s-gold" in kind for kind in _kinds(_draw(state), "link_red-1A"))


# Known states

SCENES: dict[str, tuple[int, str, Callable[[Position], bool]]] = {
    "draft": (3, "west", lambda s: s.step == p.DRAFTING and s.pick == 2),
    "turn": (4, "west", lambda s: s.phase == 1 and s.step == p.TURN and s.power > 5),
    "route": (5, "southeast", lambda s: s.step == p.ROUTE and s.route != 0),
    "paying": (4, "southeast", lambda s: s.step == p.PAYING and s.paying_for == p.DELIVERY),
    "stock": (3, "west", lambda s: s.step == p.STOCKING),
    "planning": (3, "southeast", lambda s: s.step == p.PLANNING),
    "two": (2, "west", lambda s: s.step == p.TURN and s.turn > 12),
    "end": (5, "southeast", lambda s: s.step == p.ENDED),
}


@pytest.mark.parametrize("scene", SCENES)
def test_the_structure_of_known_states_is_as_it_was(scene: str, accept: bool) -> None:
    players, board, wanted = SCENES[scene]
    state, last = next((s, last) for s, last in played(players, board, "scene") if wanted(s))
    found = _draw(state, last).structure()
    file = HERE / "golden" / f"rolling-freight-{scene}.txt"
    if accept:
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")
