"""Rolling Freight's table as text, at most 100 columns wide."""

from __future__ import annotations

from whistlestop.core.bits import BITS, members
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.words import Seat, Speaker
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import COLOUR_COUNT, KIND_COUNT, NONE, TYPES
from whistlestop.games.rolling_freight.numbers import COLOURS, NUMBERS, PHASES
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.chains import Chains
from whistlestop.games.rolling_freight.words.names import Names

WIDTH = 100
HALF = 50
LETTERS = [colour[0] for colour in COLOURS]  # as in notations, whatever the language
CHAINS = (p.DESTINATION, p.ROUTE, p.PAYING, p.GIVING, p.GIVING_DIE, p.STOCKING, p.PLANNING)


def draw_table(s: Position, names: Names, speaker: Speaker) -> str:
    parts = [
        _headline(s, speaker),
        "",
        *_cities(s, names, speaker),
        "",
        *_links(s, speaker),
        "",
        *_contracts(s, speaker),
        "",
        *_improvements(s, names, speaker),
        "",
        *_players(s, names, speaker),
    ]
    if s.step in CHAINS and s.to_act != CHANCE:
        parts += ["", *_chain(s, names, speaker)]
    return "\n".join(line.rstrip()[:WIDTH] for line in parts)


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


def _pairs(cells: list[str]) -> list[str]:
    """Two columns, read downward."""
    rows = (len(cells) + 1) // 2
    left, right = cells[:rows], [*cells[rows:], ""]
    return [f"{left[n][: HALF - 1]:<{HALF}}{right[n][:HALF]}" for n in range(rows)]


def _cities(s: Position, names: Names, speaker: Speaker) -> list[str]:
    """Circles as cargo:wish, capital letters lie there, small ones are wanted."""
    g = s.setup
    cells = []
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
        cells.append(f"{city.name:<15} {' '.join(marks)}")
    bag = " ".join(
        f"{letter.upper()}{int(count)}" for letter, count in zip(LETTERS, s.bag, strict=True)
    )
    colours = ", ".join(
        f"{letter} {speaker.say(names.colour(colour))}" for colour, letter in enumerate(LETTERS)
    )
    return [
        speaker.text(
            "Cities: cargo that lies there : what is wanted (* served, in brackets later)"
        ),
        speaker.text("Colours: {colours}. In the bag: {bag}.", colours=colours, bag=bag),
        *_pairs(cells),
    ]


def _links(s: Position, speaker: Speaker) -> list[str]:
    """Where each runs, cubes of its length, and whose it is."""
    g = s.setup
    cells = []
    for index, link in enumerate(g.map.links):
        if link.phase >= g.phases:  # its contract stays in the box
            continue
        holder = int(s.holder[index])
        cities = f"{g.map.cities[link.a].name}–{g.map.cities[link.b].name}"
        if holder == NONE:
            state = f"0/{link.length}"
        elif s.built[holder] & BITS[index]:
            state = f"== {_short(speaker.name(holder), 9)}"
        else:
            state = f"{int(s.cubes[index])}/{link.length} {_short(speaker.name(holder), 8)}"
        cells.append(f"{link.contract:<10} {_short(cities, 26):<26} {state}")
    return [
        speaker.text("Links: cubes of their length and who builds; == completed."),
        *_pairs(cells),
    ]


def _contracts(s: Position, speaker: Speaker) -> list[str]:
    g = s.setup
    lines = [
        speaker.text("Contracts, by price in dice of any kind, beside the one of their colour:")
    ]
    for place in range(int(g.places)):
        link = int(s.track[place])
        text = "-"
        if link != NONE:
            entry = g.map.links[link]
            a, b = g.map.cities[entry.a].name, g.map.cities[entry.b].name
            text = f"{entry.contract}  {a}–{b}  {entry.length}"
        lines.append(f"  {NUMBERS.contract_prices[place]}  {text}")
    deck = [g.map.links[s.top[n]].contract for n in range(int(s.on_top) - 1, -1, -1)]
    for phase in range(int(s.deck), int(g.phases)):
        count = len(members(int(s.unknown[phase]))) + int(s.disasters[phase])
        deck.append(speaker.text("{n} of phase {phase}, end card", n=count, phase=PHASES[phase]))
    deck += [g.map.links[s.under[n]].contract for n in range(int(s.at_bottom))]
    lines.append(speaker.text("  Deck: {cards}", cards=", ".join(deck) or "-"))
    return lines


def _improvements(s: Position, names: Names, speaker: Speaker) -> list[str]:
    g = s.setup
    lines = [speaker.text("Improvements, by price in dice of any kind:")]
    for place in range(int(g.improvement_places)):
        kind = int(s.improvement_track[place])
        text = "-" if kind == NONE else speaker.say(names.improvement(kind))
        lines.append(f"  {NUMBERS.improvement_prices[place]}  {text}")
    unknown = sum(int(count) for count in s.unknown_improvements)
    under = [
        speaker.say(names.improvement(int(s.improvements_under[n])))
        for n in range(int(s.at_improvement_bottom))
    ]
    line = speaker.text("  Deck: {n}", n=unknown)
    if under:
        line = speaker.text("  Deck: {n}, then {under}", n=unknown, under=", ".join(under))
    return [*lines, _short(line, WIDTH)]


def _players(s: Position, names: Names, speaker: Speaker) -> list[str]:
    lines = []
    for seat in range(s.setup.players):
        mark = ">" if seat == s.to_act else " "
        parts = [
            _short(speaker.name(seat), 24),
            speaker.text("points: {points}", points=int(s.score[seat])),
            speaker.text("stations: {n}", n=int(s.stations[seat])),
            speaker.text("contracts: {held}", held=_held(s, seat)),
            speaker.text("links: {n}", n=len(members(int(s.built[seat])))),
        ]
        lines.append(f"{mark} " + " · ".join(parts))
        lines.append(
            "    " + speaker.text("improvements: {held}", held=_owned(s, seat, names, speaker))
        )
        lines.append("    " + _pool(s, seat, names, speaker))
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


def _chain(s: Position, names: Names, speaker: Speaker) -> list[str]:
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
    return lines


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
