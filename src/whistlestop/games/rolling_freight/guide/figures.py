"""Rolling Freight's figures: the examples of the rules, played on the two maps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from whistlestop.core.rulebook import Figure
from whistlestop.core.words import Value
from whistlestop.games.rolling_freight.guide.positions import link_of, turn_position
from whistlestop.games.rolling_freight.numbers import COLOURS, NUMBERS
from whistlestop.games.rolling_freight.state import RollingFreightState


def _play(state: RollingFreightState, notations: Sequence[str]) -> None:
    for notation in notations:
        state.play(state.parse(notation))


def _place(state: RollingFreightState, contract: str) -> int:
    """The generic dice that a contract on the track costs."""
    place = list(state.track).index(link_of(state, contract))
    return int(NUMBERS.contract_prices[place])


def contract() -> Figure:
    state = turn_position(
        board="southeast",
        dice=["base-r", "base-b", "base-b", "base-yg"],
        track=["blue-1A", "blue-2A", "red-5A", "blue-3A"],
    )
    price = _place(state, "red-5A")
    return Figure(state, "contracts", lit=("contract_red-5A",), values={"price": price}, viewer=0)


def slash() -> Figure:
    state = turn_position(
        phase="B", dice=["base-rb", "base-y"], track=["slash-8B", "blue-9B", "grey-9B", "red-9B"]
    )
    price = _place(state, "slash-8B")
    return Figure(state, "contracts", lit=("contract_slash-8B",), values={"price": price}, viewer=0)


def finished() -> Figure:
    state = turn_position(dice=["base-g", "base-yg"], hands={0: {"grey-2A": 4, "blue-4A": 1}})
    _play(state, ["build grey-2a base-g", "build grey-2a base-yg"])
    length = int(state.setup.link_length[link_of(state, "grey-2A")])
    return Figure(
        state,
        focus=("link_grey-2A", "city_fresno", "city_sacramento"),
        lit=("link_grey-2A",),
        values={"length": length, "points": int(state.score[0])},
        viewer=0,
    )


ROUTE = ("grey-2A", "red-2A", "slash-1A", "red-1A", "yellow-1A", "blue-2A")


def delivery() -> Figure:
    state = turn_position(
        phase="B",
        dice=["base-r", "base-b", "base-g", "base-y", "base-rb"],
        built={
            0: ["grey-2A", "red-2A", "slash-1A"],
            1: ["red-1A", "yellow-1A"],
            2: ["blue-2A"],
        },
        stations={0: 4},
        last_turn=1,
    )
    before = state.copy()
    _play(state, ["deliver blue fresno", "to los-angeles"])
    for link in ROUTE[:-1]:
        state.play(state.parse(f"via {link.lower()}"))
    state.play(state.parse(f"via {ROUTE[-1].lower()}"))
    price = int(state.due)
    _play(state, [f"pay {die}" for die in ("base-r", "base-b", "base-g", "base-y", "base-rb")])
    n = NUMBERS
    values: dict[str, Value] = {
        "price": price,
        "own-part": 3 * n.own_link_price,
        "other-part": 3 * n.other_link_price,
        "stations": 4,
        "bonus": n.slow_bonus[5],
        "you": int(state.score[0]),
        "ben": int(state.score[1]),
        "cleo": int(state.score[2]),
        "later": n.cargo_points["B"],
    }
    assert isinstance(before, RollingFreightState)
    return Figure(
        before,
        focus=("city_fresno", "city_los-angeles", "city_san-francisco", "city_sacramento"),
        lit=tuple(f"link_{link}" for link in ROUTE),
        letters=dict(zip((f"link_{link}" for link in ROUTE), "abcdef", strict=True)),
        values=values,
        viewer=0,
        margin=40,
    )


def stock() -> Figure:
    state = turn_position(dice=["base-r"] * 4 + ["base-y"] * 2)
    after = state.copy()
    after.play(after.parse("end"))
    assert isinstance(after, RollingFreightState)
    g = after.setup
    first = int(g.dice_classes)
    values: dict[str, Value] = {
        name: int(after.pool[first + number]) for number, name in enumerate(COLOURS)
    }
    three = turn_position(dice=["base-b"] * 3)
    three.play(three.parse("end"))
    values["three-blue"] = int(three.pool[first + COLOURS.index("blue")])
    return Figure(state, "hand", values=values, viewer=0)


def improvement() -> Figure:
    state = turn_position(
        dice=["base-r"] * 6,
        improvement_track=["efficient-storage", "steady-builder", "extra-yellow"],
        track=["red-1A", "red-2A", "red-3A", "red-4A"],
    )
    prices = NUMBERS.improvement_prices
    return Figure(state, "improvements", values={"dear": prices[0], "cheap": prices[-1]}, viewer=0)


def rings() -> Figure:
    state = turn_position()
    return Figure(
        state,
        focus=("city_winnemucca", "city_fillmore"),
        lit=("city_winnemucca", "city_fillmore"),
        margin=70,
    )


def richmond() -> Figure:
    state = turn_position(board="southeast")
    return Figure(state, focus=("city_richmond",), lit=("city_richmond",), margin=80)


def players() -> Figure:
    state = turn_position(
        dice=["base-r", "base-rb", "base-yg"],
        hands={0: {"grey-2A": 4, "blue-4A": 1}, 1: {"red-3A": 2}},
        built={0: ["slash-1A"], 2: ["blue-2A"]},
        stations={0: 1, 1: 2},
        improvements={0: ["steady-builder"], 2: ["friendly"]},
    )
    return Figure(state, "players", viewer=0)


FIGURES: dict[str, Callable[[], Figure]] = {
    "players": players,
    "rings": rings,
    "richmond": richmond,
    "contract": contract,
    "slash": slash,
    "finished": finished,
    "delivery": delivery,
    "improvement": improvement,
    "stock": stock,
}
