"""A delivered cube's way over the map, along which a page lets it run."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from whistlestop.core.match import Match
from whistlestop.core.picture import SHAPES, View
from whistlestop.core.picture.ride import LATEST, Ride, drawn
from whistlestop.core.record import Record
from whistlestop.games.rolling_freight import position as freight
from whistlestop.games.rolling_freight.picture.picture import RollingFreightPicture
from whistlestop.games.steam_rollers import position as rollers
from whistlestop.games.steam_rollers.picture.picture import SteamRollersPicture
from whistlestop.games.steam_rollers.picture.sheet import Measures

GAMES = Path(__file__).resolve().parents[1] / "games"
NEAR = 0.01


@cache
def recorded(game: str) -> Match:
    """The recording with the most deliveries."""
    kind = freight.DELIVERED if game == "rolling_freight" else rollers.DELIVERED

    def deliveries(match: Match) -> int:
        return sum(event[0] == kind for happened in match.events for event in happened)

    found = [
        Record.read(path).replay() for path in sorted((GAMES / game / "records").glob("*.json"))
    ]
    return max(found, key=deliveries)


def _rides(match: Match, kind: int, shape: str) -> list[tuple[tuple[int, ...], Ride]]:
    """Each delivery's event, and the ride right after it, on the sheet of whoever delivered."""
    state = match.game.start()
    found = []
    for number, action in enumerate(match.actions, 1):
        state.apply(action)
        for event in match.events[number - 1]:
            if event[0] == kind:
                view = View(viewer=event[1], shape=shape)
                ride = match.game.picture.ride(state, match.events[:number], view)
                assert ride is not None
                assert ride.ended == number
                found.append((event, ride))
    assert len(found) > 3
    return found


def _is_at(a: tuple[float, float], b: tuple[float, float]) -> bool:
    return abs(a[0] - b[0]) < NEAR and abs(a[1] - b[1]) < NEAR


@pytest.mark.parametrize("shape", SHAPES)
def test_cargo_rides_from_its_city_to_its_destination_over_the_links_it_used(shape: str) -> None:
    match = recorded("rolling_freight")
    picture = match.game.picture
    assert isinstance(picture, RollingFreightPicture)
    cities = picture.map(shape).layout.cities
    for (_, _, _, source, target, links, *_), ride in _rides(match, freight.DELIVERED, shape):
        assert _is_at(ride.way[0], cities[source])
        assert _is_at(ride.way[-1], cities[target])
        assert ride.links == links
        assert match.actions[ride.began].kind == "deliver"  # the first action of the delivery


@pytest.mark.parametrize("shape", SHAPES)
def test_a_cube_rides_along_tracks_that_join_on_the_sheet_of_its_player(shape: str) -> None:
    match = recorded("steam_rollers")
    picture = match.game.picture
    assert isinstance(picture, SteamRollersPicture)
    hexes = picture.hexes
    x, y, scale = Measures(hexes, shape).spot
    for (_, _, _, source, target, *_), ride in _rides(match, rollers.DELIVERED, shape):
        for end, city in ((ride.way[0], source), (ride.way[-1], target)):
            a, b = hexes.places[hexes.open + city]
            assert _is_at(end, (x + a * scale, y + b * scale))
        for (ax, ay), (bx, by) in zip(ride.way, ride.way[1:], strict=False):
            # No further than within a hex.
            assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 < 8.5 * scale


def test_others_deliveries_ride_on_no_sheet_of_mine() -> None:
    match = recorded("steam_rollers")
    state = match.game.start()
    for number, action in enumerate(match.actions, 1):
        state.apply(action)
        told = [event for event in match.events[number - 1] if event[0] == rollers.DELIVERED]
        if told:
            view = View(viewer=(told[0][1] + 1) % len(match.names))
            assert match.game.picture.ride(state, match.events[:number], view) is None
            return
    raise AssertionError("nobody delivered")


def test_an_old_delivery_rides_no_more() -> None:
    match = recorded("rolling_freight")
    ride = _rides(match, freight.DELIVERED, "wide")[0][1]
    for since, expected in ((LATEST - (ride.ended - ride.began), True), (LATEST, False)):
        events = [*match.events[: ride.ended], *[()] * since]
        assert (match.game.picture.ride(match.state, events, View()) is not None) == expected


def test_what_rides_is_drawn_unseen_and_tells_its_way() -> None:
    ride = _rides(recorded("rolling_freight"), freight.DELIVERED, "wide")[0][1]
    line = drawn(ride)
    assert 'visibility="hidden"' in line
    assert f'id="ride_{ride.ended}"' in line
    way = re.search(r'data-way="M([-.\d]+) ([-.\d]+)', line)
    assert way is not None
    assert _is_at(
        (float(way[1]), float(way[2])), (round(ride.way[0][0], 1), round(ride.way[0][1], 1))
    )
