"""Steam Rollers' guide: the numbers of a map, the tables, and where prompts and reasons lead."""

from __future__ import annotations

from whistlestop.core.picture.palette import marks_for
from whistlestop.core.picture.parts import tile
from whistlestop.core.picture.svg import circle, middle, path, rect
from whistlestop.core.rulebook import Guide, Symbol, Table, measured
from whistlestop.core.words import Listing, Message, Value, say
from whistlestop.games.steam_rollers.board import CARD_SIDES, TRACK_TYPES
from whistlestop.games.steam_rollers.game import SteamRollers
from whistlestop.games.steam_rollers.guide.figures import FIGURES
from whistlestop.games.steam_rollers.words.names import EFFECTS, TYPES, Names

ACTIONS = {
    "cube": "setup-cubes",
    "side": "setup-cards",
    "start": "setup-first",
    "walls": "walls",
    "order": "orders",
    "black": "roll",
    "white": "roll",
    "ship": "solo",
    "power": "powers",
    "put-cube": "powers",
    "draft": "draft",
    "claim": "card-2b",
    "decline": "card-2b",
    "first": "card-2a",
    "use": "cards",
    "build": "build",
    "improve": "improve",
    "deliver": "deliver",
    "take": "take",
    "pass": "must-act",
}
REASONS = {
    "chance": "",
    "choose-first": "card-2a",
    "claim-first": "card-2b",
    "crossed": "improve",
    "draft-first": "draft",
    "drawn": "build",
    "for-chance": "",
    "in-use": "card-2a",
    "must-act": "must-act",
    "must-deliver": "card-use",
    "no-cube": "deliver",
    "no-private-cube": "powers",
    "no-route": "route",
    "no-such-die": "draft",
    "no-such-distance": "distance",
    "not-beyond": "card-use",
    "notation": "",
    "nothing-to-choose": "card-2a",
    "nothing-to-claim": "card-2b",
    "other-cube": "powers",
    "power-first": "powers",
    "power-taken": "powers",
    "powers-settled": "powers",
    "sideways": "take",
    "too-far": "distance",
    "use-die-first": "actions",
    "use-power": "powers",
    "wrong-box": "improve",
    "wrong-card": "take",
    "wrong-city": "deliver",
    "wrong-region": "build",
    "wrong-source": "deliver",
    "wrong-type": "track-types",
    "other-side": "setup-cards",
    "used": "card-use",
    "not-held": "take",
    "before-drafting": "card-2a",
    "no-delivery": "card-use",
    "strong-enough": "card-use",
    "rerolled": "card-5b",
    "off-the-die": "cards",
    "no-change": "card-use",
}
THINGS = {
    "black": "track-types",
    "box": "improve",
    "card": "cards",
    "city": "deliver",
    "die": "draft",
    "hex": "build",
    "seat": "scoring",
    "sheet": "scoring",
    "start": "roll",
    "track": "build",
}
KINDS: dict[bool, Message] = {True: say("lightning"), False: say("infinity")}


def make_guide(game: SteamRollers) -> Guide:
    board = game.map
    names = Names(game)
    greys = [n + 1 for n, region in enumerate(board.regions) if _is_shared(game, n)]
    numbers: dict[str, Value] = {
        "least": board.players[0],
        "most": board.players[-1],
        "cubes": board.cubes_per_colour * len(board.colours),
        "each-colour": board.cubes_per_colour,
        "colours": Listing([names.colour(n) for n in range(len(board.colours))]),
        "more-cubes": board.cubes_beyond_players,
        "more-dice": board.dice_beyond_players,
        "empty": board.ending.empty_cities,
        "standstill": board.ending.standstill,
        "without-delivery": board.ending.without_delivery,
        "shared": Listing(list(greys)) if greys else say("none"),
        "shared-either": Listing(list(greys), is_either=True) if greys else say("none"),
        "shared-colour": names.colour(board.regions[greys[0] - 1].colour) if greys else say("grey"),
        "wild": board.wild_cubes,
        "orders": len(board.orders),
        "power-points": board.powers.points,
        "cube-cities": Listing([city + 1 for city in board.powers.cube_cities], is_either=True),
        "solo-dice": board.solo.white_dice,
        "solo-cubes": board.solo.cubes_per_city,
        "solo-rounds": board.solo.rounds,
        "solo-stars": Listing(list(board.solo.stars)),
        "example-cubes": 3 + board.cubes_beyond_players,
    }
    return Guide(
        game,
        numbers | measured(game.title.folder),
        _tables(game, names),
        FIGURES,
        _symbols(game, names),
        ACTIONS,
        REASONS,
        several="actions",
        things=THINGS,
    )


def _is_shared(game: SteamRollers, region: int) -> bool:
    """Whether another city has the colour of this one."""
    colours = [one.colour for one in game.map.regions]
    return colours.count(colours[region]) > 1


def _tables(game: SteamRollers, names: Names) -> dict[str, Table]:
    board = game.map
    points = board.engine_points
    cards = []
    for side in CARD_SIDES:
        card = board.cards[CARD_SIDES.index(side)]
        cards.append((side, EFFECTS[side], KINDS[card.lightning], card.points))
    black = [
        (value + 1, Listing([TYPES[n] for n in range(len(TRACK_TYPES)) if _allows(types, n)]))
        for value, types in enumerate(board.black_die)
    ]
    return {
        "regions": Table(
            (say("region and city"), *range(1, 7)),
            [(say("colour"), *(names.colour(region.colour) for region in board.regions))],
        ),
        "black": Table((say("black die"), say("you may draw")), black),
        "engine": Table((say("boxes crossed"), *range(len(points))), [(say("points"), *points)]),
        "cards": Table((say("card"), say("effect"), say("kind"), say("points")), cards),
        "orders": Table(
            (say("tile"), say("side a"), say("side b")),
            [
                (n + 1, *(_order(names, 2 * n + side, tile[side].points) for side in (0, 1)))
                for n, tile in enumerate(board.orders)
            ],
        ),
    }


def _allows(types: int, number: int) -> bool:
    return bool(types >> number & 1)


def _order(names: Names, side: int, points: int) -> Message:
    return say("{colours}: {points}", colours=names.order(side), points=points)


def _symbols(game: SteamRollers, names: Names) -> list[Symbol]:
    found = [
        Symbol(
            rect(-9, -9, 18, 18, "f-token s-edge thin", 4)
            + middle(0, 0, "5", 13, "on-token", "token"),
            say("a white die: it names a region, a city, an engine box and a card"),
        ),
        Symbol(
            rect(-9, -9, 18, 18, "f-black s-edge thin", 4),
            say("the black die: it allows two of the three types of track"),
        ),
        Symbol(
            path("M2 -10L-6 2h4L-3 10L6 -3h-4z", "f-glow s-edge thin"),
            say("lightning: the card goes back to the centre when it is used"),
        ),
        Symbol(
            path(
                "M-9 0a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 0 9 0a4.5 4.5 0 0 0 -9 0a4.5 4.5 0 0 1 -9 0z",
                "none s-ink bold",
            ),
            say("infinity: the card stays with you until somebody takes it"),
        ),
        Symbol(circle(0, 0, 6, "f-token s-edge fine"), say("a town, in one hex of each region")),
    ]
    board = game.map
    for number, mark in enumerate(marks_for(board.colours)):
        found.append(Symbol(tile(mark, 0, 0, 16), names.cube(number)))
    return found
