"""Steam Rollers' figures: the examples of the rules, played on the standard map."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from whistlestop.core.rulebook import Figure
from whistlestop.core.words import Value
from whistlestop.games.steam_rollers.board import Hex
from whistlestop.games.steam_rollers.guide.positions import at_draft, draw, steam_rollers
from whistlestop.games.steam_rollers.state import SteamRollersState

BOARD = "standard"
CITY: dict[int, Hex] = {1: (1, 1), 2: (7, 1), 3: (4, 1), 4: (3, 4), 5: (0, 4), 6: (6, 4)}
Line = list[Hex]
ONE_TO_THREE: Line = [CITY[1], (2, 1), (3, 0), (3, 1), CITY[3]]
STRAIGHT_ONE_TO_THREE: Line = [CITY[1], (2, 1), (3, 1), CITY[3]]
THREE_TO_FOUR: Line = [CITY[3], (4, 2), (4, 3), CITY[4]]
FOUR_TO_TWO: Line = [CITY[4], (4, 4), (5, 3), (6, 2), CITY[2]]
ONE_TO_FOUR: Line = [CITY[1], (0, 2), (-1, 3), (0, 3), (1, 3), (2, 3), (3, 3), CITY[4]]
TWO_WAYS = [STRAIGHT_ONE_TO_THREE, THREE_TO_FOUR, FOUR_TO_TWO, ONE_TO_FOUR]
FOUR_LINES = [
    ONE_TO_THREE,
    [CITY[1], (0, 2), (-1, 3), (-1, 4), CITY[5]],
    [CITY[3], (5, 1), (5, 2), (6, 2), (7, 2), (8, 2), (8, 1), CITY[2]],
    [CITY[5], (1, 3), (2, 3), (3, 3), CITY[4]],
]


def _ids(state: SteamRollersState, kind: str, hexes: Sequence[Hex]) -> tuple[str, ...]:
    return tuple(f"{kind}_{state.setup.map.names[hex].lower()}" for hex in hexes)


def dice() -> Figure:
    state = at_draft(steam_rollers(3, BOARD), dice=[1, 3, 3, 6], black=4)
    return Figure(state, "hand", viewer=0)


def tracks() -> Figure:
    state = at_draft(steam_rollers(2, BOARD), dice=[1, 2, 3])
    shapes = (((2, 0), ("e", "w")), ((0, 2), ("e", "nw")), ((1, 2), ("e", "ne")))
    for hex, track in shapes:
        draw(state, 0, hex, track)
    hexes = [hex for hex, _ in shapes]
    letters = dict(zip(_ids(state, "track", hexes), "abc", strict=True))
    return Figure(state, focus=_ids(state, "hex", hexes), letters=letters, viewer=0, margin=72)


def connection() -> Figure:
    state = at_draft(steam_rollers(2, BOARD), dice=[1, 2, 3], lines={0: [ONE_TO_THREE]})
    draw(state, 0, (0, 2), ("e", "w"))
    draw(state, 0, (-1, 3), ("e", "ne"))
    focus = (*_ids(state, "track", [(2, 1), (3, 0), (-1, 3)]), "city_1", "city_3", "city_5")
    return Figure(
        state,
        focus=focus,
        values={"points": int(state.network[0])},
        viewer=0,
        letters=dict(zip(_ids(state, "track", [(0, 2), (-1, 3)]), "ab", strict=True)),
        margin=40,
    )


def _two_ways(
    sides: str = "aaaaaa", held: str = "", boxes: Sequence[int] = (1, 2, 3)
) -> SteamRollersState:
    return at_draft(
        steam_rollers(2, BOARD),
        dice=[1, 2, 3],
        lines={0: TWO_WAYS},
        boxes={0: boxes},
        supply={1: "red"},
        sides=sides,
        held={0: held},
    )


def _distances(state: SteamRollersState) -> list[int]:
    state.play(state.parse("draft 1"))
    return [
        int(action.notation.split()[2])
        for action in state.legal_actions()
        if action.kind == "deliver"
    ]


def delivery() -> Figure:
    state = _two_ways(boxes=(1, 2, 3, 4, 5, 6))
    values: dict[str, Value] = {}
    values["short"], values["long"] = _distances(state)
    short = [*STRAIGHT_ONE_TO_THREE[1:-1], *THREE_TO_FOUR[1:-1]]
    return Figure(
        state,
        focus=("city_1", "city_2", "city_4", "city_3", *_ids(state, "track", [(-1, 3), (6, 2)])),
        lit=_ids(state, "track", [*short, *FOUR_TO_TWO[1:-1]]),
        values=values,
        viewer=0,
        margin=50,
    )


def engine() -> Figure:
    state = _two_ways()
    (reach,) = _distances(state)
    with_card = max(_distances(_two_ways("aaabaa", "4")))
    return Figure(
        state,
        focus=tuple(f"box_{n}" for n in range(1, 7)),
        values={"reach": reach, "more": with_card},
        viewer=0,
        margin=14,
    )


def cards() -> Figure:
    state = at_draft(
        steam_rollers(2, BOARD), dice=[1, 2, 3], sides="abbaba", held={0: "3"}, sideways={1: "5"}
    )
    return Figure(state, "cards", viewer=0)


def walls() -> Figure:
    state = at_draft(steam_rollers(2, BOARD, "walls=medium"), dice=[1, 2, 3], walls=["1|5", "2|6"])
    draw(state, 0, (0, 2), ("ne", "sw"))
    return Figure(
        state,
        focus=(*_ids(state, "hex", [(-1, 2), (1, 2), (-1, 4), (1, 3)]), "city_5"),
        letters={_ids(state, "track", [(0, 2)])[0]: "a"},
        viewer=0,
        margin=60,
    )


def scoring() -> Figure:
    state = at_draft(
        steam_rollers(2, BOARD),
        dice=[1, 2, 3],
        lines={0: FOUR_LINES},
        boxes={0: [1, 2, 3, 4, 5]},
        held={0: "5"},
    )
    state.points[0] = 13
    network = int(state.network[0])
    engine = int(state.setup.map.engine_points[5])
    card = int(state.setup.map.cards[8].points)  # 5a
    return Figure(
        state,
        values={
            "deliveries": 13,
            "network": network,
            "engine": engine,
            "card": card,
            "sum": state.scores()[0],
        },
        viewer=0,
    )


def sheets() -> Figure:
    state = at_draft(
        steam_rollers(3, BOARD),
        dice=[1, 2, 3, 5],
        lines={0: [ONE_TO_THREE], 1: [THREE_TO_FOUR], 2: [FOUR_TO_TWO]},
        boxes={0: [1, 2], 1: [3], 2: [4, 5, 6]},
    )
    return Figure(state, "players", viewer=0)


FIGURES: dict[str, Callable[[], Figure]] = {
    "sheets": sheets,
    "dice": dice,
    "tracks": tracks,
    "connection": connection,
    "delivery": delivery,
    "engine": engine,
    "cards": cards,
    "walls": walls,
    "scoring": scoring,
}
