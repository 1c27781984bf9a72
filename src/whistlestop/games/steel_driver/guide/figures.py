"""Steel Driver's figures: the examples of the rules, played on the board of the United States."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.core.rulebook import Figure
from whistlestop.core.words import Value
from whistlestop.games.steel_driver.guide.positions import (
    LINK_NEAR,
    Pairs,
    auction_position,
    building_position,
    steel_driver,
    yellow_is_poor,
)
from whistlestop.games.steel_driver.state import SteelDriverState
from whistlestop.games.steel_driver.words.names import Names, money

FOUR_TWO_ONE_ONE: Pairs = [
    *(("richmond", "baltimore"), ("baltimore", "pittsburgh"), ("pittsburgh", "cincinnati")),
    *(("cincinnati", "indianapolis"), ("indianapolis", "st-louis"), ("st-louis", "kansas-city")),
    ("st-louis", "memphis"),
]


def _company(state: SteelDriverState, name: str) -> int:
    return state.setup.map.companies.index(name)


def auction() -> Figure:
    state = auction_position(steel_driver(), cubes=[10, 10, 10], marker=1, treasuries={"green": 2})
    green = _company(state, "green")
    values: dict[str, Value] = {"before": int(state.treasury[green])}
    for notation in ("offer green", "bid 5", "pass", "bid 6", "pass"):
        state.play(state.parse(notation))
    values["after"] = int(state.treasury[green])
    values["left"] = int(state.cubes[0])
    return Figure(state, "companies", lit=("company_green",), values=values)


def first_track() -> Figure:
    state = building_position(
        steel_driver(), treasuries={"red": 8, "blue": 9}, control={"red": 0, "blue": 1}
    )
    red = _company(state, "red")
    before = int(state.treasury[red])
    action = state.parse("build baltimore>pittsburgh")
    state.play(action)
    return Figure(
        state,
        focus=("city_baltimore", "city_pittsburgh", "city_new-york", "city_richmond"),
        values={
            "cost": before - int(state.treasury[red]),
            "left": int(state.treasury[red]),
            "profit": money(int(state.profit[red])),
        },
        last=action,
    )


def later_track() -> Figure:
    """Red has reached Baltimore from Pittsburgh's other side; a loop pays nothing."""
    state = building_position(
        steel_driver(),
        networks={"red": [("baltimore", "pittsburgh"), ("pittsburgh", "philadelphia")]},
        treasuries={"red": 9, "blue": 9},
        control={"red": 0, "blue": 1},
    )
    red = _company(state, "red")
    state.play(state.parse("build cleveland=pittsburgh"))
    gained = money(int(state.profit[red]))
    return Figure(
        state,
        focus=("city_baltimore", "city_pittsburgh", "city_cleveland", "city_new-york"),
        lit=("track_cleveland_pittsburgh",),
        letters={"route_baltimore_philadelphia": "a"},
        values={"gained": gained},
    )


def passing() -> Figure:
    """Yellow is reached a third time with one cube left."""
    companies = steel_driver().map.companies
    state = yellow_is_poor()
    for cheap in ("build new-york=albany", "build albany=boston"):
        for name in companies:
            notation = cheap if name == "yellow" else state.legal_actions()[0].notation
            state.play(state.parse(notation))
    state.play(state.legal_actions()[0])
    yellow = _company(state, "yellow")
    return Figure(
        state,
        "companies",
        lit=("company_yellow",),
        values={"left": int(state.treasury[yellow])},
    )


def _link(notation: str, blue_has_more: bool = False) -> Figure:
    networks = dict(LINK_NEAR)
    if blue_has_more:
        networks["blue"] = [*networks["blue"], ("buffalo", "new-york")]
    state = building_position(
        steel_driver(),
        networks=networks,
        treasuries={"green": 5, "red": 9},
        control={"green": 0, "red": 1},
        order=["green", "red", "yellow", "blue", "black", "purple"],
    )
    action = state.parse(notation)
    state.play(action)
    names = Names(state.setup.map)
    values: dict[str, Value] = {}
    for company, name in enumerate(state.setup.map.companies):
        values[name] = names.company(company)
        values[f"{name}-profit"] = money(int(state.profit[company]))
    ends = ("city_denver", "city_new-york", "city_minneapolis", "city_memphis", "city_boston")
    return Figure(state, focus=ends, values=values, last=action, margin=30)


def link_omaha() -> Figure:
    return _link("build denver=omaha")


def link_kansas_city() -> Figure:
    return _link("build denver=kansas-city")


def link_blue() -> Figure:
    return _link("build denver=omaha", blue_has_more=True)


def control() -> Figure:
    """Ann and Ben hold two shares each, Cleo one; Cleo, to whose left Ann sits, controlled last."""
    state = building_position(
        steel_driver(),
        networks={"red": [("new-york", "albany")]},
        shares={"red": [2, 2, 1]},
        last_control={"red": 2},
        number=5,
    )
    return Figure(state, "companies", ("company_red",), margin=1)


def sets() -> Figure:
    state = _claims()
    return Figure(
        state, focus=("city_richmond", "city_pittsburgh", "city_kansas-city", "city_memphis")
    )


def worth() -> Figure:
    state = _claims()
    while state.legal_actions():
        state.play(state.legal_actions()[0])
    return Figure(
        state,
        "companies",
        ("company_red",),
        values={"share": money(int(state.cash[2]))},
        margin=1,
    )


def _claims() -> SteelDriverState:
    return building_position(
        steel_driver(),
        networks={"red": FOUR_TWO_ONE_ONE},
        shares={"red": [2, 0, 1]},
        last_control={"red": 0},
        number=5,
    )


FIGURES: dict[str, Callable[[], Figure]] = {
    "auction": auction,
    "first-track": first_track,
    "later-track": later_track,
    "passing": passing,
    "link-omaha": link_omaha,
    "link-kansas-city": link_kansas_city,
    "link-blue": link_blue,
    "control": control,
    "sets": sets,
    "worth": worth,
}
