"""Steel Driver's guide: the numbers of a board, the tables, and where prompts and reasons lead."""

from __future__ import annotations

from whistlestop.core.picture.palette import marks_for
from whistlestop.core.picture.parts import badge, cube, tile
from whistlestop.core.picture.svg import circle, path, polyline
from whistlestop.core.rulebook import Guide, Symbol, Table, measured
from whistlestop.core.words import Listing, Value, say
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.guide.figures import FIGURES
from whistlestop.games.steel_driver.words.names import Names, colour_name, money

ACTIONS = {
    "first-player": "marker",
    "offer": "open",
    "pass-marker": "open",
    "bid": "bid",
    "pass": "bid",
    "build-first": "first-track",
    "build": "later-track",
    "claim": "claim",
}
REASONS = {
    "chance": "marker",
    "phase": "",
    "auctioned": "six-auctions",
    "auction-runs": "bid",
    "no-auction": "open",
    "bid-too-low": "bid",
    "bid-too-high": "bid",
    "must-open": "open",
    "not-first": "later-track",
    "first": "first-track",
    "no-start-city": "first-track",
    "occupied": "one-track",
    "not-touching": "",
    "too-expensive": "treasury-pays",
    "no-goods": "claim",
    "no-route": "one-track",
    "notation": "",
}

THINGS = {
    "bidder": "bid",
    "city": "board",
    "company": "companies",
    "control": "win",
    "cost": "treasury-pays",
    "last": "final-control",
    "link": "link-pays",
    "lot": "auctions",
    "marker": "marker-moves",
    "route": "treasury-pays",
    "seat": "currencies",
    "shares": "values",
    "track": "one-track",
}


def make_guide(game: SteelDriver) -> Guide:
    board = game.map
    names = Names(board)
    ends = [names.city(end) for end in board.link_ends]
    counts = sorted(board.capital)
    numbers: dict[str, Value] = {
        "least": board.players[0],
        "most": board.players[-1],
        "rounds": board.rounds,
        "companies": len(board.companies),
        "tracks": board.tracks_per_company,
        "shares": board.shares_per_company,
        "order": Listing([colour_name(name) for name in board.companies]),
        "colours": len(board.goods),
        "cheapest": min(route.cost for route in board.routes),
        "east": ends[0],
        "west": ends[1],
        "builder": money(board.link_builder),
        "others": money(board.link_others),
        "starts": Listing([city.name for city in board.cities if city.start]),
    }
    tables = {
        "capital": Table(
            (say("players"), *counts), [(say("cubes each"), *(board.capital[n] for n in counts))]
        ),
        "sets": Table(
            (say("different colours"), *range(1, len(board.set_values))),
            [(say("worth"), *(money(value) for value in board.set_values[1:]))],
        ),
    }
    return Guide(
        game,
        numbers | measured(game.title.folder),
        tables,
        FIGURES,
        _symbols(names),
        ACTIONS,
        REASONS,
        several="build",
        things=THINGS,
    )


def _symbols(names: Names) -> list[Symbol]:
    board = names.board
    corners = ((0.5, -0.866), (1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866))
    hexagon = polyline([(9 * a, 9 * b) for a, b in corners], closed=True)
    found = [
        Symbol(path(hexagon, "f-token s-edge thin"), say("a start city: a hexagon")),
        Symbol(
            circle(0, 0, 9, "f-glow s-edge thin") + circle(0, 0, 6, "f-token s-edge thin"),
            say("an end of the transcontinental link: a golden rim"),
        ),
        Symbol(
            circle(0, 0, 9, "f-halo s-route thin"),
            say("a route: a dashed line, with its cost in cubes in a disc"),
        ),
        Symbol(cube(0, 4, 16), say("an investment cube")),
    ]
    for company, mark in enumerate(marks_for(board.companies)):
        sign = badge(mark, names.company_letters[company], 0, 0, 18)
        found.append(Symbol(sign, names.company(company)))
    for colour, mark in enumerate(marks_for(board.goods)):
        found.append(Symbol(tile(mark, 0, 0, 16), names.goods(colour)))
    return found
