"""Steel Driver's picture: boards of all kinds, what each state shows, and frozen structures."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.steel_driver.choosers import link_seeker, money_maker
from tests.pictures.reading import Drawing
from tests.pictures.scenes import SPEAKER, states
from whistlestop.core.bits import members
from whistlestop.core.errors import BoardError
from whistlestop.core.game import OVER, Action, Game
from whistlestop.core.picture import NARROW, SHAPES, WIDE, View
from whistlestop.core.registry import find_title, load
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.board import SteelDriverBoard
from whistlestop.games.steel_driver.picture.layout import best_way
from whistlestop.games.steel_driver.picture.picture import SteelDriverPicture
from whistlestop.games.steel_driver.position import Position

HERE = Path(__file__).resolve().parent
TINY = HERE.parent / "games" / "steel_driver" / "tiny.toml"
NAMES = ("Saint-Barthélemy", "Ur", "Minneapolis", "Llanfairpwll", "Wien", "O'Hare & Sons", "Ost")


def random_board(seed: int, cities: int, companies: int = 8) -> SteelDriverBoard:
    """A board as a careless player might make it: cities anywhere, routes across each other."""
    generator = random.Random(seed)
    goods = ("red", "green", "coal", "white", "grey", "brown", "fish")
    shorts = [f"{a}{b}{c}" for a in "ABC" for b in "DEFG" for c in "HIJKLM"]
    lines = [
        'game = "steel-driver"',
        'name = "random"',
        "size = [700, 500]",
        f"companies = {[f'c{n}' for n in range(companies)]}",
        f"goods = {list(goods)}",
        "rounds = 2\ntracks_per_company = 9\nshares_per_company = 7",
        f"set_values = {[n * 10 for n in range(len(goods) + 1)]}",
        "cities = [",
    ]
    for n in range(cities):
        x, y = generator.randrange(701), generator.randrange(501)
        lines.append(
            f'{{ id = "c{n}", name = "{generator.choice(NAMES)}", short = "{shorts[n]}", '
            f'colour = "{generator.choice(goods)}", value = {generator.randrange(1001)}, '
            f"start = {str(n % 4 == 0).lower()}, x = {x}, y = {y} }},"
        )
    lines.append("]\nroutes = [")
    pairs = {(generator.randrange(n), n) for n in range(1, cities)}
    for _ in range(cities):
        a, b = sorted(generator.sample(range(cities), 2))
        pairs.add((a, b))
    for a, b in sorted(pairs):
        lines.append(f'["c{a}", "c{b}", {generator.randrange(1, 101)}],')
    lines.append("]\ncapital = { 2 = 30, 3 = 25 }")
    lines.append('link = { ends = ["c0", "c1"], builder = 5, others = 3 }')
    return SteelDriverBoard("\n".join(lines), f"random {seed}")


def _picture(game: Game) -> SteelDriverPicture:
    assert isinstance(game.picture, SteelDriverPicture)
    return game.picture


def _played(choose: str, players: int, seed: str) -> list[tuple[Position, Action | None]]:
    """Every state of a game between sensible players."""
    generator = random.Random(seed)
    chooser = {"links": link_seeker, "money": money_maker}[choose](generator)
    state = load("steel-driver", players).start()
    found: list[tuple[Position, Action | None]] = []
    last: Action | None = None
    while True:
        copy = state.copy()
        assert isinstance(copy, Position)
        found.append((copy, last))
        if state.to_act == OVER:
            return found
        last = chooser(state)
        state.apply(last)


@pytest.fixture(scope="module")
def linked() -> list[tuple[Position, Action | None]]:
    game = _played("links", 4, "a link")
    assert game[-1][0].linked != p.NONE
    return game


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("seed", "cities"), [(1, 8), (2, 20), (3, 38), (4, 62)])
def test_on_any_board_no_two_texts_overlap(seed: int, cities: int, shape: str) -> None:
    game = find_title("steel-driver").game(3, random_board(seed, cities))
    for state, last in states(game, "any board", 30):
        drawing = Drawing(game.picture.draw(state, View(SPEAKER, last=last, shape=shape)))
        assert drawing.overlaps() == []
        assert set(drawing.choices) == {int(action.id) for action in state.legal_actions()}
        assert len(set(drawing.ids)) == len(drawing.ids)


@pytest.mark.parametrize("shape", SHAPES)
def test_on_a_tiny_board_without_an_outline_too(shape: str) -> None:
    game = find_title("steel-driver").game(2, str(TINY))
    for state, last in states(game, "tiny"):
        drawing = Drawing(game.picture.draw(state, View(SPEAKER, last=last, shape=shape)))
        assert drawing.overlaps() == []


@pytest.mark.parametrize("shape", SHAPES)
def test_ten_players_have_room_too(shape: str) -> None:
    capital = "\n".join(f"{players} = 2" for players in range(3, 11))
    text = TINY.read_text(encoding="utf-8").replace("3 = 2", capital)
    game = find_title("steel-driver").game(10, SteelDriverBoard(text, "ten"))
    for state, last in states(game, "ten", 4):
        drawing = Drawing(game.picture.draw(state, View(SPEAKER, last=last, shape=shape)))
        assert drawing.overlaps() == []
        assert all(drawing.frame.holds(text.box) for text in drawing.texts)


def test_every_city_of_the_united_states_is_named_in_full_and_every_route_priced() -> None:
    game = load("steel-driver", 4)
    board = _picture(game).map(WIDE)
    assert all(sign is not None for sign in board.layout.signs)
    words = {text.words for text in Drawing(game.picture.draw(game.start())).texts}
    assert {city.name for city in board.board.cities} <= words


def test_on_a_phone_nearly_all_cities_and_routes_have_room_for_a_text_of_twelve_pixels() -> None:
    """What has none is told by its title, and by the choice in words."""
    layout = _picture(load("steel-driver", 4)).map(NARROW).layout
    assert sum(label is None for label in layout.labels) <= 1
    assert sum(sign is None for sign in layout.signs) <= 11


@pytest.mark.parametrize("shape", SHAPES)
def test_along_games_of_sensible_players_no_two_texts_overlap(
    linked: list[tuple[Position, Action | None]], shape: str
) -> None:
    for state, last in linked[::8]:
        drawing = Drawing(state.game.picture.draw(state, View(SPEAKER, last=last, shape=shape)))
        assert drawing.overlaps() == []


def test_a_track_is_drawn_where_it_lies_and_a_free_route_with_its_cost(
    linked: list[tuple[Position, Action | None]],
) -> None:
    for state, last in linked[::16]:
        ids = set(Drawing(state.game.picture.draw(state, View(last=last, choices=False))).ids)
        for route, owner in enumerate(state.owner):
            ends = state.setup.map.routes[route]
            name = "_".join(state.setup.map.cities[city].id for city in (ends.a, ends.b))
            assert (f"track_{name}" in ids) == (owner != p.NONE)
            assert (f"route_{name}" in ids) == (owner == p.NONE)


def test_the_link_is_shown_once_it_is_made_and_joins_its_ends(
    linked: list[tuple[Position, Action | None]],
) -> None:
    for state, _ in linked[::4]:
        drawing = Drawing(state.game.picture.draw(state))
        assert ("link" in drawing.ids) == (state.linked != p.NONE)
    end = linked[-1][0]
    board = end.setup.map
    way = best_way(board, tuple(int(owner) for owner in end.owner))
    ends = [city for route in way for city in (board.routes[route].a, board.routes[route].b)]
    once = {city for city in ends if ends.count(city) == 1}
    assert once == set(board.link_ends)
    assert all(end.owner[route] != p.NONE for route in way)


def test_goods_lie_on_the_cities_that_have_them(
    linked: list[tuple[Position, Action | None]],
) -> None:
    for state, _ in linked[-40::6]:
        ids = Drawing(state.game.picture.draw(state)).ids
        with_goods = {name[6:] for name in ids if name.startswith("goods_")}
        cities = state.setup.map.cities
        assert with_goods == {cities[city].id for city in members(state.cubes_on_map)}


def test_control_markers_stand_with_who_holds_them(
    linked: list[tuple[Position, Action | None]],
) -> None:
    for state, _ in linked[::8]:
        ids = Drawing(state.game.picture.draw(state)).ids
        for company, name in enumerate(state.setup.map.companies):
            assert (f"control_{name}" in ids) == (state.control[company] != p.NONE)


def test_a_first_track_between_two_start_cities_can_be_chosen_from_either_end() -> None:
    state = load("steel-driver", 3).start()
    for notation in ("offer red", "bid 5", "pass", "pass", *["pass-marker"] * 3):
        state.play(state.parse(notation))
    labels = Drawing(state.game.picture.draw(state)).choices.values()
    assert any(label.startswith("Start in New York, build to Boston") for label in labels)
    assert any(label.startswith("Start in Boston, build to New York") for label in labels)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_notice_on_the_map_tells_of_the_company_that_is_up_and_only_while_it_is(
    shape: str,
) -> None:
    state = load("steel-driver", 3).start()
    drawn = []
    for notation in ("offer red", "bid 5", "pass", "pass"):
        state.play(state.parse(notation))
        drawn.append("".join(state.game.picture.scene(state, View(SPEAKER, shape=shape)).map.lines))
    assert ['id="lot"' in lines for lines in drawn] == [True, True, True, False]
    notice = drawn[1][drawn[1].index('id="lot"') :]
    assert "Up for auction: the red company" in notice
    assert ">5</text>" in notice, "the highest bid"


SCENES: dict[str, tuple[str, int, Callable[[Position], bool]]] = {
    "start": ("money", 3, lambda s: s.round == 1),
    "auction": ("money", 4, lambda s: s.round == 3 and s.phase == p.AUCTION and s.bid > 2),
    "first-track": ("money", 5, lambda s: s.phase == p.BUILDING),
    "building": ("money", 4, lambda s: s.round == 4 and s.phase == p.BUILDING and s.passed == 2),
    "link": ("links", 4, lambda s: s.linked != p.NONE),
    "claims": ("money", 4, lambda s: s.phase == p.CLAIMS and s.turn == 2),
    "end": ("money", 6, lambda s: s.phase == p.ENDED),
}


@pytest.mark.parametrize("scene", SCENES)
def test_the_structure_of_known_states_is_as_it_was(scene: str, accept: bool) -> None:
    choose, players, wanted = SCENES[scene]
    state, last = next(
        (s, last) for s, last in _played(choose, players, f"scene {scene}") if wanted(s)
    )
    found = Drawing(state.game.picture.draw(state, View(SPEAKER, last=last))).structure()
    file = HERE / "golden" / f"steel-driver-{scene}.txt"
    if accept:
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("outline", "fault"),
    [
        ("[[0, 0], [9, 0]]", "an outline has at least three points"),
        ("[[0, 0], [9], [9, 9]]", "a point of the outline is an x and a y"),
        ("[[0, 0], [101, 0], [9, 9]]", "must be a whole number from 0 to 100, not 101"),
        ('[[0, 0], [9, "a"], [9, 9]]', "must be a whole number from 0 to 100, not 'a'"),
        ("7", "outline must be a list"),
    ],
)
def test_a_bad_outline_is_refused_with_its_line(outline: str, fault: str) -> None:
    text = TINY.read_text(encoding="utf-8").replace(
        "rounds = 2", f"outline = {outline}\nrounds = 2"
    )
    line = text[: text.index("outline")].count("\n") + 1
    with pytest.raises(BoardError) as refused:
        SteelDriverBoard(text, "mine.toml")
    assert str(refused.value).startswith(f"mine.toml, line {line}: ")
    assert fault in str(refused.value)


def test_an_outline_is_drawn_as_the_ground(tmp_path: Path) -> None:
    outlined = tmp_path / "outlined.toml"
    board = TINY.read_text(encoding="utf-8")
    outline = "outline = [[10, 10], [90, 10], [50, 80]]\n\n[capital]"
    outlined.write_text(board.replace("[capital]", outline), encoding="utf-8")
    games = [load("steel-driver", 2, str(source)) for source in (TINY, outlined)]
    plain, drawn = (game.picture.scene(game.start(), View()).map.ground for game in games)
    assert plain != drawn
