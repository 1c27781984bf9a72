"""Rolling Freight's table as text, in parts that fit a window."""

from __future__ import annotations

from whistlestop.core.bits import BITS, members
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.panels import (
    WIDTH,
    Page,
    Panel,
    columns,
    shortened,
    side_by_side,
    wrapped,
)
from whistlestop.core.words import Listing, Seat, Speaker, say
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import COLOUR_COUNT, KIND_COUNT, NONE, TYPES
from whistlestop.games.rolling_freight.numbers import COLOURS, NUMBERS, PHASES
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.chains import Chains
from whistlestop.games.rolling_freight.words.names import COLOUR_NAMES, Names
from whistlestop.games.rolling_freight.words.textmap import LETTERS, city_letters, draw_map

CHAINS = (p.DESTINATION, p.ROUTE, p.PAYING, p.GIVING, p.GIVING_DIE, p.STOCKING, p.PLANNING)


def draw_table(s: Position, names: Names, speaker: Speaker) -> str:
    page = Page()
    parts = [
        *wrapped(_headline(s, speaker), page.width),
        "",
        *_cities(s, names, speaker, page),
        "",
        *_links(s, speaker, page),
        "",
        *_contracts(s, speaker, page),
        "",
        *_improvements(s, names, speaker, page),
        "",
        *_players(s, names, speaker, page),
    ]
    if s.step in CHAINS and s.to_act != CHANCE:
        parts += ["", *_chain(s, names, speaker, page)]
    return "\n".join(line.rstrip() for line in parts)


def panels(s: Position, names: Names, speaker: Speaker, page: Page) -> list[Panel]:
    head = wrapped(_headline(s, speaker), page.width)
    below = wrapped(_pool(s, page.seat, names, speaker), page.width)
    if s.step in CHAINS and s.to_act != CHANCE:
        below += _chain(s, names, speaker, page)
    height = page.height - len(head) - len(below) if page.height else 0
    board = draw_map(s, Page(page.width, height, page.seat, page.paint))
    market = [
        *_contracts(s, speaker, page),
        *_improvements(s, names, speaker, page),
        *_tables(speaker, page),
    ]
    cities = [*_cities(s, names, speaker, page), *_signs(speaker, page)]
    return [
        Panel("map", say("the map and your dice"), (*head, *board, *below)),
        Panel("players", say("the players"), tuple(_players(s, names, speaker, page))),
        Panel("market", say("contracts, improvements, prices and points"), tuple(market)),
        Panel("cities", say("the cities with their cargo"), tuple(cities)),
        Panel("network", say("all links"), tuple(_links(s, speaker, page))),
    ]


def _signs(speaker: Speaker, page: Page) -> list[str]:
    return wrapped(
        speaker.text(
            "On the map, capital letters are cargo that lies in a city, small ones are wanted. "
            "Dots are free links with their length; a player’s number marks their links, with dots "
            "between while they are being built."
        ),
        page.width,
    )


def _headline(s: Position, speaker: Speaker) -> str:
    parts = [
        "Rolling Freight",
        s.setup.map.name,
        speaker.text("phase {phase}", phase=PHASES[s.phase]),
        speaker.text("turn {turn}", turn=int(s.turn)),
    ]
    last = int(s.last_turn[s.phase])
    if last != NONE and s.to_act != OVER:
        parts.append(speaker.text("the phase ends after turn {last}", last=last))
    return " · ".join(parts)


def _cities(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    """Circles as cargo:wish, capital letters lie there, small ones are wanted."""
    g = s.setup
    cells = []
    letters = city_letters(g.map)
    for index, city in enumerate(g.map.cities):
        marks = []
        for circle in range(int(g.first_circle[index]), int(g.after_circle[index])):
            wish = int(g.circle_wants[circle])
            wanted = "-" if wish == NONE else LETTERS[wish]
            phase = int(g.circle_phase[circle])
            if phase >= g.phases:  # never opens
                continue
            if phase > s.phase:
                marks.append(f"({wanted} {PHASES[phase]})")
                continue
            piece = int(s.piece[circle])
            lying = "." if piece == NONE else LETTERS[piece].upper()
            marks.append(f"{lying}:{'*' if s.served[circle] else wanted}")
        cells.append(f"{letters[index]:<3} {city.name:<15} {' '.join(marks)}")
    bag = " ".join(
        f"{letter.upper()}{int(count)}" for letter, count in zip(LETTERS, s.bag, strict=True)
    )
    colours = ", ".join(
        f"{letter} {speaker.say(names.colour(colour))}" for colour, letter in enumerate(LETTERS)
    )
    told = [
        speaker.text(
            "Cities: cargo that lies there : what is wanted (* served, in brackets later)"
        ),
        speaker.text("Colours: {colours}. In the bag: {bag}.", colours=colours, bag=bag),
    ]
    lines = [line for text in told for line in wrapped(text, page.width)]
    return [*lines, *side_by_side(cells, page.width)]


def _links(s: Position, speaker: Speaker, page: Page) -> list[str]:
    """Where each runs, cubes of its length, and whose it is."""
    g = s.setup
    cells = []
    is_narrow = page.width < WIDTH
    letters = city_letters(g.map)
    for index, link in enumerate(g.map.links):
        if link.phase >= g.phases:  # its contract stays in the box
            continue
        holder = int(s.holder[index])
        if is_narrow:
            cities = f"{letters[link.a]}–{letters[link.b]}"
        else:
            cities = (
                f"{shortened(f'{g.map.cities[link.a].name}–{g.map.cities[link.b].name}', 26):<26}"
            )
        if holder == NONE:
            state = f"0/{link.length}"
        elif s.built[holder] & BITS[index]:
            state = f"== {shortened(speaker.name(holder), 9)}"
        else:
            state = f"{int(s.cubes[index])}/{link.length} {shortened(speaker.name(holder), 8)}"
        cells.append(f"{link.contract:<10} {cities} {state}")
    told = speaker.text("Links: cubes of their length and who builds; == completed.")
    return [*wrapped(told, page.width), *side_by_side(cells, page.width)]


def _contracts(s: Position, speaker: Speaker, page: Page) -> list[str]:
    g = s.setup
    told = speaker.text("Contracts, by price in dice of any kind, beside the one of their colour:")
    lines = wrapped(told, page.width)
    for place in range(int(g.places)):
        link = int(s.track[place])
        text = "-"
        if link != NONE:
            entry = g.map.links[link]
            a, b = g.map.cities[entry.a].name, g.map.cities[entry.b].name
            text = f"{entry.contract}  {a}–{b}  {entry.length}"
        lines += wrapped(f"  {NUMBERS.contract_prices[place]}  {text}", page.width, " " * 5)
    deck = [g.map.links[s.top[n]].contract for n in range(int(s.on_top) - 1, -1, -1)]
    for phase in range(int(s.deck), int(g.phases)):
        count = len(members(int(s.unknown[phase]))) + int(s.disasters[phase])
        deck.append(speaker.text("{n} of phase {phase}, end card", n=count, phase=PHASES[phase]))
    deck += [g.map.links[s.under[n]].contract for n in range(int(s.at_bottom))]
    told = speaker.text("  Deck: {cards}", cards=", ".join(deck) or "-")
    return [*lines, *wrapped(told, page.width, "    ")]


def _improvements(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    g = s.setup
    lines = wrapped(speaker.text("Improvements, by price in dice of any kind:"), page.width)
    for place in range(int(g.improvement_places)):
        kind = int(s.improvement_track[place])
        text = "-" if kind == NONE else speaker.say(names.improvement(kind))
        lines += wrapped(f"  {NUMBERS.improvement_prices[place]}  {text}", page.width, " " * 5)
    unknown = sum(int(count) for count in s.unknown_improvements)
    under = [
        speaker.say(names.improvement(int(s.improvements_under[n])))
        for n in range(int(s.at_improvement_bottom))
    ]
    line = speaker.text("  Deck: {n}", n=unknown)
    if under:
        line = speaker.text("  Deck: {n}, then {under}", n=unknown, under=", ".join(under))
    return [*lines, *wrapped(line, page.width, "    ")]


def _tables(speaker: Speaker, page: Page) -> list[str]:
    """What a station costs, and what links and deliveries score."""
    n = NUMBERS
    stations = speaker.text(
        "Stations, one after the other: {prices} dice",
        prices=" ".join(str(price) for price in n.station_prices),
    )
    points = speaker.text("Points for a link, by its length and the contracts held:")
    lines = [*wrapped(stations, page.width), *wrapped(points, page.width)]
    lengths = sorted(n.link_points[1])
    rows = [["  ", *(str(length) for length in lengths)]]
    rows += [
        [f"  {held}", *(str(n.link_points[held][length]) for length in lengths)]
        for held in sorted(n.link_points)
    ]
    lines += columns(rows, page.width)
    bonus_told = speaker.text("Bonus for a delivery, by the links that it uses:")
    lines += wrapped(bonus_told, page.width)
    fast = Listing([COLOUR_NAMES[name] for name in n.fast])
    slow = Listing([COLOUR_NAMES[name] for name in COLOURS if name not in n.fast])
    most = max(len(n.fast_bonus), len(n.slow_bonus))
    table = [["  ", *(str(links) for links in range(1, most + 1))]]
    for label, bonus in (
        (speaker.text("fast: {colours}", colours=fast), n.fast_bonus),
        (speaker.text("slow: {colours}", colours=slow), n.slow_bonus),
    ):
        table.append([f"  {label}", *(str(points) for points in bonus)])
        table[-1] += [""] * (most - len(bonus))
    lines += columns(table, page.width)
    return lines


def _players(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    lines = []
    for seat in range(s.setup.players):
        mark = ">" if seat == s.to_act else " "
        parts = [
            f"{seat + 1} {shortened(speaker.name(seat), 24)}",
            speaker.text("points: {points}", points=int(s.score[seat])),
            speaker.text("stations: {n}", n=int(s.stations[seat])),
            speaker.text("contracts: {held}", held=_held(s, seat)),
            speaker.text("links: {n}", n=len(members(int(s.built[seat])))),
        ]
        told = [
            f"{mark} " + " · ".join(parts),
            "    " + speaker.text("improvements: {held}", held=_owned(s, seat, names, speaker)),
            "    " + _pool(s, seat, names, speaker),
        ]
        lines += [line for text in told for line in wrapped(text, page.width, "      ")]
    return lines


def _held(s: Position, seat: int) -> str:
    g = s.setup
    held = [
        f"{g.map.links[link].contract} {int(s.cubes[link])}/{g.map.links[link].length}"
        for link in members(int(s.hand[seat]))
    ]
    return ", ".join(held) or "-"


def _owned(s: Position, seat: int, names: Names, speaker: Speaker) -> str:
    owned = []
    for kind in range(int(TYPES)):
        name = speaker.say(names.improvement(kind))
        owned += [name] * int(s.improvements[seat * int(TYPES) + kind])
    return ", ".join(owned) or "-"


def _pool(s: Position, seat: int, names: Names, speaker: Speaker) -> str:
    """Unspent dice by kind, spent ones, stock markers, cargo of this phase."""
    g = s.setup
    first = seat * int(g.classes)
    parts = []
    for kind in range(int(KIND_COUNT)):
        shown = []
        for face in range(int(g.first_class[kind]), int(g.after_class[kind])):
            look = g.class_names[face].partition("-")[2]
            shown += [look] * int(s.pool[first + face])
        if shown:
            parts.append(f"{speaker.say(names.kind_of_die(kind))} {' '.join(shown)}")
    spent = sum(int(count) for count in s.spent) if seat == s.seat else 0
    if spent:
        parts.append(speaker.text("{n} spent", n=spent))
    stock = "".join(
        LETTERS[colour] * int(s.pool[first + int(g.dice_classes) + colour])
        for colour in range(COLOUR_COUNT)
    )
    if stock:
        parts.append(speaker.text("stock {markers}", markers=stock))
    cargo = "".join(
        LETTERS[colour].upper() * int(s.collected[seat * int(COLOUR_COUNT) + colour])
        for colour in range(COLOUR_COUNT)
    )
    if cargo:
        parts.append(speaker.text("cargo {pieces}", pieces=cargo))
    return speaker.text("dice: {dice}", dice="; ".join(parts) or "-")


def _chain(s: Position, names: Names, speaker: Speaker, page: Page) -> list[str]:
    lines = []
    if s.route:
        contracts = [s.setup.map.links[link].contract for link in members(int(s.route))]
        lines.append(
            speaker.text(
                "{seat} delivers over {links}; price before stations: {fare}.",
                seat=Seat(int(s.seat)),
                links=", ".join(contracts),
                fare=int(s.fare),
            )
        )
    lines.append(speaker.say(Chains(s.setup, names).step(s)))
    return [line for text in lines for line in wrapped(text, page.width)]
