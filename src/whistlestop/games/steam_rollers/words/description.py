"""Steam Rollers' table in sentences, for people who can't see the picture."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.words import Listing, Message, Seat, Value, say
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.game import CARDS, CITIES, NONE
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import EFFECTS, POWERS, Names

BOXES = 6


def describe(s: Position, names: Names) -> list[tuple[Message, list[Message]]]:
    chapters = [
        (say("The game"), _game(s, names)),
        (say("Supply"), [_supply(s, names, city) for city in range(CITIES)]),
    ]
    if s.phase > p.SIDES:
        chapters.append((say("Cards"), [_card(s, names, card) for card in range(CARDS)]))
    tiles = [_tile(s, names, tile) for tile in range(s.setup.tiles) if s.tile_side[tile] != NONE]
    if tiles:
        chapters.append((say("Orders"), tiles))
    chapters.append((say("The map"), [_region(s, names, region) for region in range(CITIES)]))
    chapters += [
        (say("{seat}", seat=Seat(seat)), _player(s, names, seat)) for seat in range(s.setup.players)
    ]
    return chapters


def _game(s: Position, names: Names) -> list[Message]:
    lines = [say("Round {round}.", round=int(s.round))]
    if s.walls:
        lines.append(
            say("Walls between regions: {regions}.", regions=Listing(names.walls(int(s.walls))))
        )
    if s.black != NONE:
        lines.append(
            say(
                "The black die shows {value}: {types} track may be built.",
                value=int(s.black) + 1,
                types=names.types(int(s.setup.black_types[s.black])),
            )
        )
        white: list[Value] = [value + 1 for value in range(6) for _ in range(s.dice[value])]
        lines.append(say("White dice: {dice}.", dice=Listing(white)))
    if s.phase in (p.ACT, p.CLAIMS):
        lines.append(say("The drafted die shows {value}.", value=int(s.value) + 1))
    if s.phase == p.CHOOSING:
        lines.append(
            say(
                "{seat} has drafted a {value} and a {other}.",
                seat=Seat(int(s.to_act)),
                value=int(s.kept) + 1,
                other=int(s.value) + 1,
            )
        )
    elif s.kept != NONE:
        lines.append(
            say(
                "By card 2a {seat} also has a die in hand that shows {value}.",
                seat=Seat(int(s.seat_at(s.turn))),
                value=int(s.kept) + 1,
            )
        )
    if s.drawn != NONE:
        lines.append(
            say(
                "{seat} has drawn {cube} and is yet to put it on a city.",
                seat=Seat(int(s.to_act)),
                cube=names.cube(int(s.drawn)),
            )
        )
    if s.claimer != NONE:
        lines.append(
            say(
                "{seat} has claimed a die that shows {value}.",
                seat=Seat(int(s.claimer)),
                value=int(s.claimed) + 1,
            )
        )
    return lines


def _cubes(names: Names, counts: list[int]) -> Listing:
    items: list[Value] = [
        say(
            "{n} {colour}",
            n=count,
            colour=say("black") if colour == names.setup.wild else names.colour(colour),
        )
        for colour, count in enumerate(counts)
        if count
    ]
    return Listing(items)


def _supply(s: Position, names: Names, city: int) -> Message:
    kinds = int(s.setup.kinds_of_cube)
    counts = [int(s.supply[city * kinds + colour]) for colour in range(kinds)]
    return say(
        "City {number}, {colour}: {cubes}.",
        number=city + 1,
        colour=names.colour(int(s.setup.city_colour[city])),
        cubes=_cubes(names, counts),
    )


def _card(s: Position, names: Names, card: int) -> Message:
    side = int(s.card_side(card))
    name = names.card(side)
    holder = int(s.holder(card))
    points = f"{int(s.setup.card_points[side]):+d}"
    if holder == NONE:
        return say(
            "Card {card}, {effect} ({points}), lies in the centre.",
            card=name,
            effect=EFFECTS[name],
            points=points,
        )
    if s.lies_sideways(card):
        return say(
            "Card {card}, {effect} ({points}), lies sideways in front of {seat}.",
            card=name,
            effect=EFFECTS[name],
            points=points,
            seat=Seat(holder),
        )
    return say(
        "Card {card}, {effect} ({points}), lies in front of {seat}.",
        card=name,
        effect=EFFECTS[name],
        points=points,
        seat=Seat(holder),
    )


def _tile(s: Position, names: Names, tile: int) -> Message:
    side = int(tile * 2 + s.tile_side[tile])
    points = int(s.setup.order_points[side])
    owner = int(s.tile_owner[tile])
    if owner == NONE:
        return say(
            "Order {tile}, {points} points: {colours}; it is open.",
            tile=tile + 1,
            points=points,
            colours=names.order(side),
        )
    return say(
        "Order {tile}, {points} points: {colours}; {seat} has filled it.",
        tile=tile + 1,
        points=points,
        colours=names.order(side),
        seat=Seat(owner),
    )


def _region(s: Position, names: Names, region: int) -> Message:
    g = s.setup
    own = [hex for hex in range(int(g.open_hexes)) if g.region_of[hex] == region]
    hexes: list[Value] = [names.hex(hex) for hex in own]
    towns: list[Value] = [names.hex(hex) for hex in own if g.is_town[hex]]
    return say(
        "Region {number}: {hexes}; its town is in {towns}.",
        number=region + 1,
        hexes=Listing(hexes),
        towns=Listing(towns),
    )


def _player(s: Position, names: Names, seat: int) -> list[Message]:
    g = s.setup
    boxes: list[Value] = [box + 1 for box in range(BOXES) if s.boxes[seat] & BITS[box]]
    tracks: list[Value] = []
    for hex in range(int(g.open_hexes)):
        shape = int(s.track[seat * int(g.open_hexes) + hex])
        if shape != NONE:
            tracks.append(say("{hex} {track}", hex=names.hex(hex), track=names.track(shape)))
    kinds = int(g.kinds_of_cube)
    delivered = [int(s.delivered[seat * kinds + colour]) for colour in range(kinds)]
    lines = [
        say("Score: {score}.", score=s.scores()[seat]),
        say(
            "Engine boxes crossed: {boxes}; strength {strength}.",
            boxes=Listing(boxes),
            strength=int(s.strength(seat)),
        ),
        say("Track: {tracks}.", tracks=Listing(tracks)),
        say("Connected: {links}.", links=Listing(_links(s, seat))),
        say("Delivered: {cubes}.", cubes=_cubes(names, delivered)),
    ]
    if s.power[seat] != NONE:
        lines.append(say("Starting power: {power}.", power=POWERS[s.power[seat]]))
    if s.private[seat] != NONE:
        city, colour = divmod(int(s.private[seat]), int(g.colours))
        lines.append(
            say(
                "A private cube lies in city {number}: {cube}.",
                number=city + 1,
                cube=names.cube(colour),
            )
        )
    return lines


def _links(s: Position, seat: int) -> list[Value]:
    """Pairs of connected cities, with the lengths of their connections."""
    links: list[Value] = []
    for a in range(CITIES):
        for b in range(a + 1, CITIES):
            lengths = int(s.lengths[(seat * CITIES + a) * CITIES + b])
            if lengths:
                told = [n for n in range(lengths.bit_length()) if lengths >> n & 1]
                links.append(
                    say(
                        "cities {a} and {b} (length {lengths})",
                        a=a + 1,
                        b=b + 1,
                        lengths=Listing(list(told)),
                    )
                )
    return links
