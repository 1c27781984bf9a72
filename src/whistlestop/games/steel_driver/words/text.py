"""Steel Driver's table as text, in parts that fit a window."""

from __future__ import annotations

from whistlestop.core.bits import BITS, members
from whistlestop.core.panels import Canvas, Page, Panel, Scale, columns, shortened, wrapped
from whistlestop.core.words import Seat, Speaker, Value, say
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.final import company_worth
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names, colour_name, money

LABEL = 7  # columns of a city on the map: *NYC40w


def draw_table(s: Position, names: Names, speaker: Speaker) -> str:
    page = Page()
    return "\n".join(
        [
            *_board(s, names, speaker, page),
            *_signs(s, names, speaker, page),
            "",
            *_companies(s, names, speaker, page),
            "",
            *_players(s, names, speaker, page),
        ]
    )


def panels(s: Position, names: Names, speaker: Speaker, page: Page) -> list[Panel]:
    return [
        Panel("map", say("the map"), tuple(_board(s, names, speaker, page))),
        Panel("companies", say("the companies"), tuple(_companies(s, names, speaker, page))),
        Panel("players", say("the players"), tuple(_players(s, names, speaker, page))),
        Panel(
            "key",
            say("what signs and letters mean"),
            (*_signs(s, names, speaker, page), *_letters(s, page)),
        ),
    ]


def _board(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    """What is always in sight: round and phase, the map, and what is up for auction."""
    lines = wrapped(_headline(s, speaker), page.width)
    auction = s.phase == p.AUCTION and s.offered != p.NONE
    below = _auction(s, names, speaker, page) if auction else []
    height = page.height - len(lines) - len(below) if page.height else 0
    return [*lines, *_map(s, names, Page(page.width, height, page.seat, page.paint)), *below]


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


def _map(s: Position, names: Names, page: Page) -> list[str]:
    """Routes as lines of dots with their cost, tracks as lines of their company's letter."""
    board = s.setup.map
    scale = Scale([(city.x, city.y) for city in board.cities], page, LABEL // 2)
    canvas = Canvas(page.width, scale.rows, page.paint)
    for index, route in enumerate(board.routes):
        owner = int(s.owner[index])
        a, b = board.cities[route.a], board.cities[route.b]
        mark = "·" if owner == p.NONE else names.company_letters[owner]
        colour = "dim" if owner == p.NONE else board.companies[owner]
        canvas.line(scale.place(a.x, a.y), scale.place(b.x, b.y), mark, [colour])
    for index, route in enumerate(board.routes):
        if s.owner[index] == p.NONE:
            a, b = board.cities[route.a], board.cities[route.b]
            canvas.put(*scale.place((a.x + b.x) / 2, (a.y + b.y) / 2), str(route.cost))
    for index, city in enumerate(board.cities):
        row, column = scale.place(city.x, city.y)
        goods = names.goods_letters[city.colour]
        colour = board.goods[city.colour]
        if s.phase in (p.CLAIMS, p.ENDED):
            has_goods = bool(s.cubes_on_map & BITS[index])
            label = f"{city.short}:{goods if has_goods else '-'}"
        else:
            label = f"{'*' if city.start else ''}{city.short}{city.value}{goods}"
        canvas.label(row, column, label, ["bold"] * (len(label) - 1) + [colour])
    return canvas.lines()


def _signs(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    goods = ", ".join(
        f"{letter} {speaker.say(colour_name(name))}"
        for letter, name in zip(names.goods_letters, s.setup.map.goods, strict=True)
    )
    if s.phase in (p.CLAIMS, p.ENDED):
        told = [speaker.text("Goods in the cities: {goods}; - none.", goods=goods)]
    else:
        told = [
            speaker.text("* start city; then dollars and goods: {goods}.", goods=goods),
            speaker.text("Dots are free routes with their cost in cubes; letters are tracks."),
        ]
    return [line for text in told for line in wrapped(text, page.width)]


def _letters(s: Position, page: Page) -> list[str]:
    """The cities' names behind their letters."""
    told = ", ".join(
        f"{city.short} {city.name}" for city in sorted(s.setup.map.cities, key=lambda c: c.short)
    )
    return wrapped(told, page.width)


def _companies(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    """In company order, the one whose turn it is marked; who has passed; the link."""
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
                "-" if seat == p.NONE else shortened(speaker.show(Seat(seat)), 14),
                "-" if last == p.NONE else shortened(speaker.show(Seat(last)), 14),
                (goods or "-") if final else str(int(s.treasury[company])),
                speaker.say(
                    money(int(company_worth(s, company)) if final else int(s.profit[company]))
                ),
                _tracks(s, company),
                str(len(members(s.reach[company]))),
            ]
        )
    lines = columns(rows, page.width)
    companies = [int(company) for company in s.order]
    painted = [
        line.replace(
            f"{names.company_letters[company]} ",
            page.paint(names.company_letters[company], g.map.companies[company]) + " ",
            1,
        )
        for company, line in zip(companies, lines[1:], strict=False)
    ]
    return [lines[0], *painted, *lines[1 + len(painted) :], *_told(s, names, speaker, page)]


def _told(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    """The passing order so far, which is the next company order, and who made the link."""
    told = []
    if s.phase == p.BUILDING and s.passed:
        passed = [names.company_letters[s.passing[place]] for place in range(int(s.passed))]
        told.append(speaker.text("Passed so far: {companies}", companies=" ".join(passed)))
    a, b = (names.city(end) for end in s.setup.map.link_ends)
    if s.linked == p.NONE:
        told.append(speaker.text("Nobody has linked {a} and {b} yet.", a=a, b=b))
    else:
        company = names.company(int(s.linked))
        told.append(
            speaker.text("{a} and {b} were linked by {company}.", a=a, b=b, company=company)
        )
    return [line for text in told for line in wrapped(text, page.width)]


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


def _players(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
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
                shortened(speaker.name(seat), 24),
                speaker.say(money(int(s.cash[seat]))),
                str(int(s.cubes[seat])),
                _shares(s, seat, names),
                "; ".join(notes),
            ]
        )
    return columns(rows, page.width)


def _auction(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    company: Value = names.company(int(s.offered))
    if s.bidder == p.NONE:
        told = speaker.text("Up for auction: {company}.", company=company)
    else:
        rivals = [seat for seat in members(s.bidding) if seat != s.bidder]
        told = speaker.text(
            "Up for auction: {company}. {bidder} bids {bid}; still in: {rivals}.",
            company=company,
            bidder=Seat(int(s.bidder)),
            bid=int(s.bid),
            rivals=", ".join(speaker.name(seat) for seat in rivals),
        )
    return wrapped(told, page.width)
