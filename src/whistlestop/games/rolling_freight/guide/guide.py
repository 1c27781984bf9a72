"""Rolling Freight's guide: prices, points and decks of a map; where prompts and reasons lead."""

from __future__ import annotations

from whistlestop.core.picture.palette import marks_for
from whistlestop.core.picture.parts import tile
from whistlestop.core.picture.svg import circle, middle, rect
from whistlestop.core.rulebook import Guide, Symbol, Table, measured
from whistlestop.core.words import Listing, Message, Value, say, say_many
from whistlestop.games.rolling_freight.game import RollingFreight
from whistlestop.games.rolling_freight.guide.figures import FIGURES
from whistlestop.games.rolling_freight.numbers import (
    COLOURS,
    IMPROVEMENTS,
    KINDS,
    NUMBERS,
    PHASES,
    Face,
)
from whistlestop.games.rolling_freight.words.names import (
    COLOUR_NAMES,
    IMPROVEMENT_NAMES,
    SYMBOL_NAMES,
)

ACTIONS = {
    "first-player": "setup-first",
    "draw-cargo": "setup-cargo",
    "draw-contract": "refill",
    "draw-disaster": "disasters",
    "draw-improvement": "refill",
    "lose": "disasters",
    "roll": "roll",
    "take-contract": "draft",
    "take-improvement": "draft",
    "swap": "duplicates",
    "buy": "buy",
    "improve": "improve",
    "station": "station",
    "build": "build",
    "steady": "steady-builder",
    "deliver": "deliver",
    "end-turn": "turn",
    "to": "deliver",
    "via": "route",
    "pay": "paying",
    "give": "fourth",
    "give-die": "fourth",
    "give-idle-die": "fourth",
    "stock": "stock",
    "plan": "careful-planner",
    "roll-dice": "careful-planner",
}
REASONS = {
    "drawn": "",
    "chance": "",
    "step": "",
    "not-on-track": "",
    "drafted": "draft",
    "no-duplicate": "duplicates",
    "deck-empty": "duplicates",
    "once": "",
    "too-expensive": "",
    "hand-full": "buy",
    "no-such-die": "paying",
    "stations-full": "station",
    "not-held": "build",
    "completed": "link-points",
    "no-space": "build",
    "no-improvement": "improve",
    "no-cargo": "deliver",
    "no-own-link": "route",
    "no-route": "route",
    "notation": "",
    "same-city": "route",
    "no-wish": "deliver",
    "no-link": "route",
    "not-touching": "route",
    "twice": "route",
    "wish-on-the-way": "route",
    "special": "paying",
    "one-left": "dice-symbols",
    "must-be-two": "dice-symbols",
    "planner": "careful-planner",
}

THINGS = {
    "city": "circles",
    "contract": "contracts",
    "die": "dice",
    "holding": "improvements",
    "improvement": "improvements",
    "link": "link-points",
    "seat": "paying",
    "shared": "delivery-points",
    "stations": "price",
    "stock": "markers",
}


def make_guide(game: RollingFreight) -> Guide:
    board = game.map
    n = NUMBERS
    full = n.improvements
    without = board.without
    here = {name: full[name] - without.get(name, 0) for name in IMPROVEMENTS}
    two = n.two_player_improvements
    planned = n.planned_dice
    numbers: dict[str, Value] = {
        "least": board.players[0],
        "most": board.players[-1],
        "dice": n.dice_each,
        "markers": n.markers_per_colour,
        "hand": n.contract_limit,
        "most-improvements": n.improvement_limit,
        "idle": n.idle_rounds,
        "shown-contracts": len(n.contract_prices),
        "shown-improvements": len(n.improvement_prices),
        "most-stations": len(n.station_prices),
        "own": n.own_link_price,
        "other": n.other_link_price,
        "vp": n.vp_face_points,
        "track-cubes": n.track_face_cubes,
        "two": n.two_face_dice,
        "used": n.used_link_points,
        "friendly": n.friendly_points,
        "cube": n.cube_points,
        "unstocked": n.unstocked_dice,
        "planned": planned[0],
        "planned-two": planned[1],
        "improvements": sum(here.values()),
        "improvements-two": sum(two.values()),
        "cargo-a": n.cargo_points["A"],
        "cargo-b": n.cargo_points["B"],
        "cargo-c": n.cargo_points["C"],
        "disasters-b": n.disasters["B"],
        "disasters-c": n.disasters["C"],
        "fast": Listing([COLOUR_NAMES[name] for name in n.fast]),
        "slow": Listing([COLOUR_NAMES[name] for name in COLOURS if name not in n.fast]),
        "pieces": Listing(
            [say("{n} {colour}", n=n.cargo[name], colour=COLOUR_NAMES[name]) for name in COLOURS]
        ),
    }
    rows: list[tuple[Value, ...]] = []
    for name in IMPROVEMENTS:
        rows.append((IMPROVEMENT_NAMES[name], full[name], here[name], two[name]))
    most = max(len(n.fast_bonus), len(n.slow_bonus))
    lengths = sorted(n.link_points[1])
    tables = {
        "contract-prices": Table(
            (say("place, from the deck outward"), *range(1, len(n.contract_prices) + 1)),
            [(say("dice, and one of its colour"), *n.contract_prices)],
        ),
        "improvement-prices": Table(
            (say("place, from the deck outward"), *range(1, len(n.improvement_prices) + 1)),
            [(say("dice"), *n.improvement_prices)],
        ),
        "station-prices": Table(
            (say("station"), *range(1, len(n.station_prices) + 1)),
            [(say("dice"), *n.station_prices)],
        ),
        "link-points": Table(
            (say("length"), *lengths),
            [
                (
                    say_many("{n} held, this one included", "{n} held, this one included", held),
                    *(n.link_points[held][length] for length in lengths),
                )
                for held in sorted(n.link_points)
            ],
        ),
        "bonus": Table(
            (say("links"), *range(1, most + 1)),
            [
                (say("fast: {colours}", colours=numbers["fast"]), *n.fast_bonus),
                (say("slow: {colours}", colours=numbers["slow"]), *n.slow_bonus),
            ],
        ),
        "improvement-cards": Table(
            (say("improvement"), say("all"), say("on this map"), say("two players")), rows
        ),
        "faces": Table(
            (say("die"), say("its six faces")),
            [(DICE[kind], _faces(kind)) for kind in KINDS],
        ),
        "cargo": Table(
            (say("phase"), *PHASES),
            [(say("points of a piece"), *(n.cargo_points[phase] for phase in PHASES))],
        ),
    }
    return Guide(
        game,
        numbers | measured(game.title.folder),
        tables,
        FIGURES,
        _symbols(),
        ACTIONS,
        REASONS,
        several="turn",
        asides=("duplicates",),
        things=THINGS,
    )


DICE: dict[str, Message] = {
    "base": say("base dice"),
    "black": say("black die"),
    "yellow": say("yellow die"),
    "blue": say("blue die"),
    "grey": say("grey die"),
    "red": say("red die"),
}


def _faces(kind: str) -> Listing:
    return Listing(
        [
            _face(face)
            if face.weight == 1
            else say("{n} × {face}", n=face.weight, face=_face(face))
            for face in NUMBERS.faces
            if face.kind == kind
        ]
    )


def _face(face: Face) -> Message:
    if face.symbol:
        return SYMBOL_NAMES[face.symbol]
    names = [COLOUR_NAMES[part] for part in face.colours]
    if len(names) == len(COLOURS):
        return say("all colours")
    if len(names) == 1:
        return names[0]
    return say("{a}/{b}", a=names[0], b=names[1])


def _symbols() -> list[Symbol]:
    marks = dict(zip(COLOURS, marks_for(COLOURS), strict=True))
    meanings = {
        "red": say("red: tourists, fast cargo"),
        "yellow": say("yellow: business travel, fast cargo"),
        "blue": say("blue: agriculture, slow cargo"),
        "grey": say("grey: industry, slow cargo"),
    }
    found = [Symbol(tile(marks[name], 0, 0, 16), meanings[name]) for name in COLOURS]
    found += [
        Symbol(
            circle(0, 0, 9, "f-red s-edge thin") + circle(0, 0, 5.5, "f-blue s-edge thin"),
            say(
                "a circle: the inner ring is what lies there at first, the outer what it wishes for"
            ),
        ),
        Symbol(
            circle(0, 0, 9, "f-token s-edge thin") + middle(0, 0, "C", 12, "on-token", "token"),
            say("a circle that opens with phase B or C"),
        ),
        Symbol(
            rect(-8, -8, 16, 16, "f-token s-edge thin", 3)
            + middle(0, 0, "/", 14, "on-token", "token", bold=True),
            say("a slash link: it takes dice that show at least two colours"),
        ),
    ]
    faces = {
        "TRACK": say("TRACK: cubes on any unfinished link of yours"),
        "VP": say("VP: points when it pays for a delivery"),
        "TWO": say("TWO: pays as one die or as two"),
        "SECOND": say("SECOND: pays for a second delivery"),
    }
    for name, meaning in faces.items():
        letters = middle(0, 0, name[:2], 9, "on-token", "token", bold=True)
        found.append(Symbol(rect(-9, -9, 18, 18, "f-token s-edge thin", 4) + letters, meaning))
    return found
