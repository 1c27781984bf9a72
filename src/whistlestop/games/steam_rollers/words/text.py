"""Steam Rollers' table as text, at most 100 columns wide."""

from __future__ import annotations

import textwrap

from whistlestop.core.bits import BITS
from whistlestop.core.words import Speaker
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.final import parts
from whistlestop.games.steam_rollers.game import CARDS, CITIES, NONE
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import EFFECTS, POWERS, Names

WIDTH = 100
CELL = 6  # columns of a hex, with the one between it and the next
SHIFT = 3  # columns by which a row is shifted against its neighbours
LEAST_SHEET = 30  # columns that a player's sheet needs beside the map


def draw_table(s: Position, names: Names, speaker: Speaker) -> str:
    lines = [
        *_headline(s, names, speaker),
        "",
        *_supply(s, names, speaker),
        "",
        *_cards(s, names, speaker),
        *_orders(s, names, speaker),
        "",
        speaker.text(
            "Hexes carry their region's number and their name; # is a city, o a town. "
            "Edges: {edges}.",
            edges="e ne nw w sw se",
        ),
    ]
    for seat in range(s.setup.players):
        lines += ["", *_seat(s, names, speaker, seat)]
    return "\n".join(line.rstrip() for line in lines)


def _headline(s: Position, names: Names, speaker: Speaker) -> list[str]:
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
    if s.phase in (p.ACT, p.CLAIMS):
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
    return lines


def _supply(s: Position, names: Names, speaker: Speaker) -> list[str]:
    """Cities in two columns, their cubes as letters."""
    g = s.setup
    kinds = int(g.kinds_of_cube)
    cells = []
    for city in range(CITIES):
        cubes = "".join(
            names.letter(colour) * int(s.supply[city * kinds + colour]) for colour in range(kinds)
        )
        own = "".join(
            f" {names.letter(int(cube % g.colours))}({speaker.name(seat)})"
            for seat, cube in enumerate(s.private)
            if cube != NONE and cube // g.colours == city
        )
        name = speaker.text("City {number}", number=city + 1)
        colour = speaker.say(names.colour(int(g.city_colour[city])))
        cells.append(f"{name} {colour:8} {cubes or '–'}{own}")
    return [f"{cells[row]:49.49} {cells[row + 3]:50.50}" for row in range(3)]


def _cards(s: Position, names: Names, speaker: Speaker) -> list[str]:
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
        lines.append(f"{name} {mark} {points:+d} {speaker.say(EFFECTS[name]):60.60} {where:.30}")
    return lines


def _orders(s: Position, names: Names, speaker: Speaker) -> list[str]:
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
        lines.append(f"{line:70.70} {'' if owner == NONE else speaker.name(owner):.28}")
    return lines


def _seat(s: Position, names: Names, speaker: Speaker, seat: int) -> list[str]:
    """A player's map with the sheet beside it, or below if the map is wide."""
    picture = draw_map(s, names, seat)
    width = max(map(len, picture))
    beside = WIDTH - width - 3 >= LEAST_SHEET
    sheet = _sheet(s, names, speaker, seat, WIDTH - width - 3 if beside else WIDTH - 2)
    if not beside:
        return [*sheet[:1], *picture, *sheet[1:]]
    height = max(len(picture), len(sheet))
    picture += [""] * (height - len(picture))
    sheet += [""] * (height - len(sheet))
    return [f"{line:{width}}   {said}" for line, said in zip(picture, sheet, strict=True)]


def _sheet(s: Position, names: Names, speaker: Speaker, seat: int, width: int) -> list[str]:
    g = s.setup
    marks = ">" if s.to_act == seat else " "
    head = f"{marks} {speaker.name(seat)}"
    if s.phase > p.START and s.start == seat:
        head += " " + speaker.text("(starts)")
    delivered, network, engine, cards, orders, power = parts(s, seat)
    boxes = " ".join("x" if s.boxes[seat] & BITS[box] else str(box + 1) for box in range(6))
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
    if orders or power:
        more = speaker.text("+ orders {orders}, power {power}", orders=orders, power=power)
        said.insert(2, more)
    if s.power[seat] != NONE:
        said.append(speaker.text("Power: {power}", power=POWERS[s.power[seat]]))
    lines = [head[:width]]
    for line in said:
        lines += textwrap.wrap(line, width - 2, initial_indent="  ", subsequent_indent="    ")
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
    """Three lines per row of hexes; tracks run from the middle of a hex to its edges."""
    g = s.setup
    left = min(2 * q + r for q, r in g.hexes)
    top = min(r for _, r in g.hexes)
    rows = 3 * (max(r for _, r in g.hexes) - top + 1)
    columns = SHIFT * (max(2 * q + r for q, r in g.hexes) - left) + CELL
    grid = [[" "] * columns for _ in range(rows)]
    for number, (q, r) in enumerate(g.hexes):
        x, y = SHIFT * (2 * q + r - left), 3 * (r - top)
        for line, text in enumerate(_cell(s, names, seat, number)):
            grid[y + line][x : x + CELL - 1] = text
        if g.border[number * 6] & s.walls:  # to the east
            for line in range(3):
                grid[y + line][x + CELL - 1] = "‖"
    return ["".join(line).rstrip() for line in grid]


def _cell(s: Position, names: Names, seat: int, hex: int) -> tuple[str, str, str]:
    g = s.setup
    region = int(g.region_of[hex]) + 1
    if hex >= g.open_hexes:
        return "#####", f"# {region} #", "#####"
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
