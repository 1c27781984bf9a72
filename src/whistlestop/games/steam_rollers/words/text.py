"""Steam Rollers' table as text, in parts that fit a window."""

from __future__ import annotations

import re
import textwrap
from itertools import zip_longest

from whistlestop.core.bits import BITS
from whistlestop.core.panels import CUT, Page, Panel, shortened, side_by_side, wrapped
from whistlestop.core.words import Speaker, say
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.final import parts
from whistlestop.games.steam_rollers.game import CARDS, CITIES, NONE
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import EFFECTS, POWERS, Names

CELL = 6  # columns of a hex, with the one between it and the next
SHIFT = 3  # columns by which a row is shifted against its neighbours
WALL = "▒"
LEAST_SHEET = 30  # columns that a player's sheet needs beside the map
LEAST_NOTES = 14  # and the notes of a low window


def draw_table(s: Position, names: Names, speaker: Speaker) -> str:
    page = Page()
    lines = [
        *_headline(s, names, speaker, page),
        "",
        *_supply(s, names, speaker, page),
        "",
        *_cards(s, names, speaker, page),
        *_orders(s, names, speaker, page),
        "",
        *_signs(s, names, speaker, page),
    ]
    for seat in range(s.setup.players):
        lines += ["", *_seat(s, names, speaker, seat, page)]
    return "\n".join(line.rstrip() for line in lines)


def panels(s: Position, names: Names, speaker: Speaker, page: Page) -> list[Panel]:
    board = [
        *_headline(s, names, speaker, page),
        *_supply(s, names, speaker, page),
        *_seat(s, names, speaker, page.seat, page),
    ]
    if 0 < page.height < len(board):
        board = _narrow(s, names, speaker, page) or board
    cards = [*_cards(s, names, speaker, page), *_orders(s, names, speaker, page)]
    others: list[str] = []
    for seat in range(s.setup.players):
        if seat != page.seat:
            others += ["", *_seat(s, names, speaker, seat, page)]
    found = [
        Panel("map", say("dice, cities and your map"), tuple(board)),
        Panel("cards", say("the cards"), tuple(cards)),
    ]
    if others:
        found.append(Panel("players", say("the other players’ maps"), tuple(others[1:])))
    key = tuple(_signs(s, names, speaker, page))
    return [*found, Panel("key", say("what signs and letters mean"), key)]


def _signs(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    told = speaker.text(
        "Hexes carry their region's number and their name; # is a city, o a town. Edges: {edges}.",
        edges="e ne nw w sw se",
    )
    if s.walls:
        told += " " + speaker.text("{sign} is a wall.", sign=WALL)
    colours = [
        f"{names.letter(colour)} {speaker.say(names.colour(colour))}"
        for colour in range(len(names.board.colours))
    ]
    if s.setup.wild_on:
        colours.append(f"{names.letter(int(s.setup.wild))} {speaker.text('black')}")
    cubes = speaker.text("Cubes: {colours}.", colours=", ".join(colours))
    return [*wrapped(told, page.width), *wrapped(cubes, page.width)]


def _headline(
    s: Position, names: Names, speaker: Speaker, page: Page, is_brief: bool = False
) -> list[str]:
    phases = {
        p.DRAFT: speaker.text("drafting"),
        p.CLAIMS: speaker.text("card 2b"),
        p.CHOOSING: speaker.text("card 2a"),
        p.ACT: speaker.text("action"),
        p.ENDED: speaker.text("the end"),
    }
    number = speaker.text("round {round}", round=int(s.round))
    phase = phases.get(int(s.phase), speaker.text("dice") if s.round else speaker.text("set-up"))
    lines = [f"Steam Rollers · {s.setup.map.name} · {number} · {phase}"]
    if s.walls:
        lines[0] += " · " + speaker.text("walls {walls}", walls=" ".join(names.walls(int(s.walls))))
    if s.black != NONE:
        white = [str(value + 1) for value in range(6) for _ in range(s.dice[value])]
        lines.append(
            speaker.text(
                "Black die {black}: {types}.  White dice: {white}",
                black=int(s.black) + 1,
                types=names.types(int(s.setup.black_types[s.black])),
                white=" ".join(white) or "–",
            )
        )
    if s.phase == p.CLAIMS or (s.phase == p.ACT and not is_brief):  # the question names it
        lines.append(speaker.text("Drafted die: {value}", value=int(s.value) + 1))
    if s.phase == p.CHOOSING:
        lines.append(
            speaker.text(
                "Drafted dice: {value} and {other}", value=int(s.kept) + 1, other=int(s.value) + 1
            )
        )
    elif s.kept != NONE:
        lines.append(speaker.text("Also in hand, by card 2a: {value}", value=int(s.kept) + 1))
    if s.claimer != NONE:
        lines.append(
            speaker.text(
                "Claimed for {seat}: {value}",
                seat=speaker.name(int(s.claimer)),
                value=int(s.claimed) + 1,
            )
        )
    return [line for told in lines for line in wrapped(told, page.width)]


def _supply(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    """Cities in columns, their cubes as letters."""
    g = s.setup
    kinds = int(g.kinds_of_cube)
    colours = [speaker.say(names.colour(int(colour))) for colour in g.city_colour]
    widest = max(map(len, colours))
    cells = []
    for city in range(CITIES):
        cubes = "".join(
            names.letter(colour) * int(s.supply[city * kinds + colour]) for colour in range(kinds)
        )
        own = "".join(
            f" {names.letter(int(cube % g.colours))}({shortened(speaker.name(seat), 9)})"
            for seat, cube in enumerate(s.private)
            if cube != NONE and cube // g.colours == city
        )
        name = speaker.text("City {number}", number=city + 1)
        cells.append(f"{name} {colours[city]:{widest}} {cubes or '–'}{own}")
    lines = side_by_side(cells, page.width)
    return [_painted(line, names, page) for line in lines]


def _painted(line: str, names: Names, page: Page) -> str:
    """Runs of cubes' letters in their colours."""
    letters = {colour[0].upper(): colour for colour in names.board.colours}
    run = f"(?<![^ ])[{''.join(letters)}]+(?![^ (])"
    return re.sub(
        run, lambda found: "".join(page.paint(cube, letters[cube]) for cube in found[0]), line
    )


def _cards(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    if s.phase <= p.SIDES:
        return [speaker.text("The cards have not been laid out.")]
    lines = []
    for card in range(CARDS):
        side = int(s.card_side(card))
        holder = int(s.holder(card))
        if holder == NONE:
            where = speaker.text("centre")
        elif s.lies_sideways(card):
            where = speaker.text("{seat}, sideways", seat=speaker.name(holder))
        else:
            where = speaker.name(holder)
        mark = "!" if s.setup.lightning[side] else "∞"
        points = int(s.setup.card_points[side])
        name = names.card(side)
        told = f"{name} {mark} {points:+d} {speaker.say(EFFECTS[name])} · {where}"
        lines += wrapped(told, page.width, " " * 8)
    return lines


def _orders(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    if not s.setup.tiles or s.tile_side[0] == NONE:
        return []
    lines = [""]
    for tile in range(s.setup.tiles):
        if s.tile_side[tile] == NONE:
            continue
        side = int(tile * 2 + s.tile_side[tile])
        owner = int(s.tile_owner[tile])
        line = speaker.text(
            "Order {tile}, {points} points: {colours}",
            tile=tile + 1,
            points=int(s.setup.order_points[side]),
            colours=names.order(side),
        )
        who = "" if owner == NONE else f" · {speaker.name(owner)}"
        lines += wrapped(line + who, page.width)
    return lines


def _seat(s: Position, names: Names, speaker: Speaker, seat: int, page: Page) -> list[str]:
    """A player's map with the sheet beside it, or below if the map is wide."""
    picture = _fitted(s, draw_map(s, names, seat), page.width)
    width = max(map(len, picture))
    beside = page.width - width - 3 >= LEAST_SHEET
    sheet = _sheet(s, names, speaker, seat, page.width - width - 3 if beside else page.width)
    if not beside:
        return [*sheet[:1], *picture, *_run_on(sheet[1:], page.width)]
    height = max(len(picture), len(sheet))
    picture += [""] * (height - len(picture))
    sheet += [""] * (height - len(sheet))
    return [f"{line:{width}}   {said}".rstrip() for line, said in zip(picture, sheet, strict=True)]


def _narrow(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    """Dice, cities and a player's map for a low window: all that is not map stands beside it. Empty
    if there is no room for that."""
    picture = draw_map(s, names, page.seat)
    width = max(map(len, picture)) + 2
    room = page.width - width
    if room < LEAST_NOTES or any(cube != NONE for cube in s.private):
        return []
    notes = _sheet(s, names, speaker, page.seat, room, is_brief=True)
    kinds = int(s.setup.kinds_of_cube)
    for city, colour in enumerate(s.setup.city_colour):
        cubes = "".join(
            names.letter(kind) * int(s.supply[city * kinds + kind]) for kind in range(kinds)
        )
        line = f"{city + 1} {names.letter(int(colour))}: {cubes or '–'}"
        notes += [_painted(one, names, page) for one in wrapped(line, room)]
    height = len(picture)
    picture += [""] * (len(notes) - height)
    return [
        *_headline(s, names, speaker, page, is_brief=True),
        *(
            f"{line:{width}}{note}".rstrip()
            for line, note in zip_longest(picture, notes, fillvalue="")
        ),
    ]


def _fitted(s: Position, picture: list[str], width: int) -> list[str]:
    """Of a map that is too wide, the part around the die's region, with a mark at each cut."""
    widest = max(map(len, picture))
    if widest <= width:
        return picture
    g = s.setup
    left = min(2 * q + r for q, r in g.hexes)
    columns = [
        SHIFT * (2 * q + r - left)
        for number, (q, r) in enumerate(g.hexes)
        if g.region_of[number] == s.value
    ]
    middle = (min(columns) + max(columns) + CELL) // 2 if columns else 0
    first = max(0, min(widest - width, middle - width // 2))
    found = []
    for line in picture:
        part = line[first : first + width]
        if first and line[: first + 1].strip():
            part = CUT + part[1:]
        if len(line) > first + width:
            part = part[:-1] + CUT
        found.append(part.rstrip())
    return found


def _run_on(sheet: list[str], width: int) -> list[str]:
    """The sheet in as few lines as may be."""
    return wrapped(" · ".join(" ".join(line.split()) for line in sheet), width)


def _sheet(
    s: Position, names: Names, speaker: Speaker, seat: int, width: int, is_brief: bool = False
) -> list[str]:
    g = s.setup
    marks = ">" if s.to_act == seat else " "
    head = f"{marks} {speaker.name(seat)}"
    if s.phase > p.START and s.start == seat and not is_brief:
        head += " " + speaker.text("(starts)")
    delivered, network, engine, cards, orders, power = parts(s, seat)
    boxes = ("" if is_brief else " ").join(
        "x" if s.boxes[seat] & BITS[box] else str(box + 1) for box in range(6)
    )
    held = [
        names.card(int(s.card_side(card))) + ("~" if s.turned[seat] & BITS[card] else "")
        for card in range(CARDS)
        if (s.upright[seat] | s.turned[seat]) & BITS[card]
    ]
    kinds = int(g.kinds_of_cube)
    cubes = "".join(
        names.letter(colour) * int(s.delivered[seat * kinds + colour]) for colour in range(kinds)
    )
    said = [
        speaker.text("Score {score}", score=delivered + network + engine + cards + orders + power),
        speaker.text(
            "= deliveries {delivered}, network {network}, engine {engine}, cards {cards}",
            delivered=delivered,
            network=network,
            engine=engine,
            cards=cards,
        ),
        speaker.text(
            "Engine {boxes}: strength {strength}", boxes=boxes, strength=int(s.strength(seat))
        ),
        speaker.text("Cards {cards}", cards=", ".join(held) or "–"),
        speaker.text("Delivered {cubes}", cubes=cubes or "–"),
        speaker.text("Connected {links}", links=", ".join(_links(s, seat)) or "–"),
    ]
    if is_brief:
        del said[1]
    elif orders or power:
        more = speaker.text("+ orders {orders}, power {power}", orders=orders, power=power)
        said.insert(2, more)
    if s.power[seat] != NONE:
        said.append(speaker.text("Power: {power}", power=POWERS[s.power[seat]]))
    lines = [shortened(head, width)]
    deep = 1 if is_brief else 2
    for line in said:
        lines += textwrap.wrap(
            line, width - 2, initial_indent=" " * deep, subsequent_indent=" " * 2 * deep
        )
    return lines


def _links(s: Position, seat: int) -> list[str]:
    """Pairs of connected cities, with the lengths of their connections."""
    links = []
    for a in range(CITIES):
        for b in range(a + 1, CITIES):
            lengths = int(s.lengths[(seat * CITIES + a) * CITIES + b])
            if lengths:
                told = "/".join(str(n) for n in range(lengths.bit_length()) if lengths >> n & 1)
                links.append(f"{a + 1}-{b + 1} ({told})")
    return links


def draw_map(s: Position, names: Names, seat: int) -> list[str]:
    """Two lines per row of hexes, and one below; tracks run from the middle of a hex to its edges.

    The line between two rows holds the lower edges of one and the upper edges of the next: hexes
    are shifted by half their width, so these never meet.
    """
    g = s.setup
    left = min(2 * q + r for q, r in g.hexes)
    top = min(r for _, r in g.hexes)
    rows = 2 * (max(r for _, r in g.hexes) - top + 1) + 1
    columns = SHIFT * (max(2 * q + r for q, r in g.hexes) - left) + CELL
    grid = [[" "] * columns for _ in range(rows)]
    for number, (q, r) in enumerate(g.hexes):
        x, y = SHIFT * (2 * q + r - left), 2 * (r - top)
        for line, text in enumerate(_cell(s, names, seat, number)):
            for offset, sign in enumerate(text):
                if sign != " ":
                    grid[y + line][x + offset] = sign
    for number, (q, r) in enumerate(g.hexes):
        x, y = SHIFT * (2 * q + r - left), 2 * (r - top)
        for edge, places in WALLS.items():
            if g.border[number * 6 + edge] & s.walls:
                for down, aside in places:
                    row, column = y + down, x + aside
                    if 0 <= column < columns and grid[row][column] not in TRACK:
                        grid[row][column] = WALL
    return ["".join(line).rstrip() for line in grid]


# Where walls stand, by edge, from the upper left of a hex: right of it, and in the lines above and
# below it on both sides of the edge. Where a track runs into a wall, its end stays in sight.
WALLS = {
    0: ((1, 5),),
    1: ((0, 3), (0, 4)),
    2: ((0, 1), (0, 0)),
    3: ((1, -1),),
    4: ((2, 1), (2, 0)),
    5: ((2, 3), (2, 4)),
}
TRACK = "/\\"


def _cell(s: Position, names: Names, seat: int, hex: int) -> tuple[str, str, str]:
    g = s.setup
    region = int(g.region_of[hex]) + 1
    if hex >= g.open_hexes:
        return " ### ", f"# {region} #", " ### "
    town = bool(g.is_town[hex])
    shape = int(s.track[seat * g.open_hexes + hex])
    if shape == NONE:
        return f"  {region}  ", f"{names.hex(hex):^5}", "  o  " if town else "     "
    edges = (int(g.shape_first[shape]), int(g.shape_second[shape]))
    e, ne, nw, w, sw, se = (
        mark if edge in edges else " " * len(mark)
        for edge, mark in enumerate(("--", "/", "\\", "--", "/", "\\"))
    )
    return f" {nw}{region}{ne} ", f"{w}{'o' if town else '+'}{e}", f" {sw} {se} "
