"""Steel Driver's table as text, at most 100 columns wide."""

from __future__ import annotations

from whistlestop.core.bits import BITS, members
from whistlestop.core.words import Seat, Speaker, Value
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.final import company_worth
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names, colour_name, money

WIDTH = 100
LABEL = 7  # columns of a city on the map: *NYC40w


def draw_table(s: Position, names: Names, speaker: Speaker) -> str:
    parts = [
        _headline(s, speaker),
        *_map(s, names),
        *_legend(s, names, speaker),
        "",
        *_companies(s, names, speaker),
        "",
        *_players(s, names, speaker),
    ]
    if s.phase == p.AUCTION and s.offered != p.NONE:
        parts += ["", *_auction(s, names, speaker)]
    return "\n".join(line.rstrip() for line in parts)


def _headline(s: Position, speaker: Speaker) -> str:
    phases = {
        p.SET_UP: speaker.text("set-up"),
        p.AUCTION: speaker.text("auctions"),
        p.BUILDING: speaker.text("building"),
        p.CLAIMS: speaker.text("final claims"),
        p.ENDED: speaker.text("the end"),
    }
    number = speaker.text(
        "round {round} of {rounds}", round=int(s.round), rounds=s.setup.map.rounds
    )
    return f"Steel Driver · {s.setup.map.name} · {number} · {phases[int(s.phase)]}"


def _map(s: Position, names: Names) -> list[str]:
    """Routes as lines of dots with their cost, tracks as lines of their company's letter."""
    board = s.setup.map
    columns = WIDTH - LABEL
    left, right = min(city.x for city in board.cities), max(city.x for city in board.cities)
    top, bottom = min(city.y for city in board.cities), max(city.y for city in board.cities)
    per_column = max(1, right - left) / columns
    per_row = per_column * 2  # letters are twice as high as wide
    grid = [[" "] * WIDTH for _ in range(round((bottom - top) / per_row) + 1)]

    def place(x: float, y: float) -> tuple[int, int]:
        return round((y - top) / per_row), round(LABEL // 2 + (x - left) / per_column)

    for index, route in enumerate(board.routes):
        owner = int(s.owner[index])
        mark = "·" if owner == p.NONE else names.company_letters[owner]
        a, b = board.cities[route.a], board.cities[route.b]
        row_a, column_a = place(a.x, a.y)
        row_b, column_b = place(b.x, b.y)
        steps = max(abs(row_a - row_b), abs(column_a - column_b))
        for step in range(steps + 1):
            row = round(row_a + (row_b - row_a) * step / steps)
            column = round(column_a + (column_b - column_a) * step / steps)
            if mark != "·" or grid[row][column] == " ":
                grid[row][column] = mark
    for index, route in enumerate(board.routes):
        if s.owner[index] == p.NONE:
            a, b = board.cities[route.a], board.cities[route.b]
            row, column = place((a.x + b.x) / 2, (a.y + b.y) / 2)
            grid[row][column] = str(route.cost)
    for index, city in enumerate(board.cities):
        row, column = place(city.x, city.y)
        start = "*" if city.start else " "
        goods = names.goods_letters[city.colour]
        if s.phase in (p.CLAIMS, p.ENDED):
            has_goods = bool(s.cubes_on_map & BITS[index])
            label = f" {city.short}:{goods if has_goods else '-'} "
        else:
            label = f"{start}{city.short}{city.value}{goods}"
        first = max(0, min(WIDTH - len(label), column - len(label) // 2))
        for offset, sign in enumerate(label):
            if sign != " ":
                grid[row][first + offset] = sign
    return ["".join(line) for line in grid]


def _legend(s: Position, names: Names, speaker: Speaker) -> list[str]:
    goods = ", ".join(
        f"{letter} {speaker.say(colour_name(name))}"
        for letter, name in zip(names.goods_letters, s.setup.map.goods, strict=True)
    )
    if s.phase in (p.CLAIMS, p.ENDED):
        return [speaker.text("Goods in the cities: {goods}; - none.", goods=goods)]
    return [
        speaker.text("* start city; then dollars and goods: {goods}.", goods=goods),
        speaker.text("Dots are free routes with their cost in cubes; letters are tracks."),
    ]


def _companies(s: Position, names: Names, speaker: Speaker) -> list[str]:
    """In company order; the company whose turn it is is marked."""
    g = s.setup
    final = s.phase in (p.CLAIMS, p.ENDED)
    heads = [
        "",
        speaker.text("Company"),
        speaker.text("Control"),
        speaker.text("Last"),
        speaker.text("Goods") if final else speaker.text("Cubes"),
        speaker.text("Value") if final else speaker.text("Profit"),
        speaker.text("Tracks"),
        speaker.text("Cities"),
    ]
    rows = [heads]
    for place, company in enumerate(int(company) for company in s.order):
        seat, last = int(s.control[company]), int(s.last_control[company])
        first = company * int(g.colours)
        goods = "".join(
            letter * int(s.goods[first + colour])
            for colour, letter in enumerate(names.goods_letters)
        )
        rows.append(
            [
                ">" if place == s.turn and s.phase in (p.BUILDING, p.CLAIMS) else "",
                f"{names.company_letters[company]} "
                f"{speaker.say(colour_name(g.map.companies[company]))}",
                "-" if seat == p.NONE else _short(speaker.show(Seat(seat)), 14),
                "-" if last == p.NONE else _short(speaker.show(Seat(last)), 14),
                (goods or "-") if final else str(int(s.treasury[company])),
                speaker.say(
                    money(int(company_worth(s, company)) if final else int(s.profit[company]))
                ),
                _tracks(s, company),
                str(len(members(s.reach[company]))),
            ]
        )
    return _columns(rows)


def _tracks(s: Position, company: int) -> str:
    most = int(s.setup.tracks)
    return f"{most - int(s.tracks_left[company])}/{most}"


def _shares(s: Position, seat: int, names: Names) -> str:
    seats = int(s.setup.seats)
    held = [
        (letter, int(s.shares[company * seats + seat]))
        for company, letter in enumerate(names.company_letters)
    ]
    return " ".join(f"{letter}{number}" for letter, number in held if number) or "-"


def _players(s: Position, names: Names, speaker: Speaker) -> list[str]:
    g = s.setup
    rows = [
        [
            "",
            speaker.text("Player"),
            speaker.text("Cash"),
            speaker.text("Cubes"),
            speaker.text("Shares"),
            "",
        ]
    ]
    for seat in range(g.players):
        notes = []
        if seat == s.marker and s.phase != p.SET_UP:
            notes.append(speaker.text("active-player marker"))
        controlled = [
            names.company_letters[company]
            for company in range(int(g.companies))
            if s.control[company] == seat
        ]
        if controlled:
            notes.append(speaker.text("controls {companies}", companies=" ".join(controlled)))
        rows.append(
            [
                ">" if seat == s.to_act else "",
                _short(speaker.name(seat), 24),
                speaker.say(money(int(s.cash[seat]))),
                str(int(s.cubes[seat])),
                _shares(s, seat, names),
                "; ".join(notes),
            ]
        )
    return _columns(rows)


def _auction(s: Position, names: Names, speaker: Speaker) -> list[str]:
    company: Value = names.company(int(s.offered))
    if s.bidder == p.NONE:
        return [speaker.text("Up for auction: {company}.", company=company)]
    rivals = [seat for seat in members(s.bidding) if seat != s.bidder]
    return [
        speaker.text(
            "Up for auction: {company}. {bidder} bids {bid}; still in: {rivals}.",
            company=company,
            bidder=Seat(int(s.bidder)),
            bid=int(s.bid),
            rivals=", ".join(speaker.name(seat) for seat in rivals),
        )
    ]


def _columns(rows: list[list[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))[:WIDTH]
        for row in rows
    ]


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
