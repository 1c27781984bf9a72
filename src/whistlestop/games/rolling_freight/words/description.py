"""Rolling Freight's table in sentences, for people who can't see the picture."""

from __future__ import annotations

from whistlestop.core.bits import BITS, members
from whistlestop.core.game import OVER
from whistlestop.core.words import Listing, Message, Seat, Value, say
from whistlestop.games.rolling_freight.game import COLOUR_COUNT, NONE, TYPES
from whistlestop.games.rolling_freight.numbers import NUMBERS, PHASES
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names


def describe(s: Position, names: Names) -> list[tuple[Message, list[Message]]]:
    g = s.setup
    chapters = [
        (say("The game"), _game(s, names)),
        (say("Contracts"), _contracts(s, names)),
        (say("Improvements"), _improvements(s, names)),
        *((say("{seat}", seat=Seat(seat)), _player(s, names, seat)) for seat in range(g.players)),
        (say("Cities"), [_city(s, names, city) for city in range(int(g.cities))]),
        (
            say("Links"),
            [
                _link(s, names, link)
                for link in range(int(g.links))
                if g.map.links[link].phase < g.deck_phases
            ],
        ),
    ]
    return [chapter for chapter in chapters if chapter[1]]


def _game(s: Position, names: Names) -> list[Message]:
    lines = [say("Phase {phase}, turn {turn}.", phase=PHASES[s.phase], turn=int(s.turn))]
    last = int(s.last_turn[s.phase])
    if last != NONE and s.to_act != OVER:
        lines.append(say("The phase ends after turn {last}.", last=last))
    lines.append(say("In the bag: {cargo}.", cargo=_counted(names, list(s.bag))))
    lines.append(say("Stock markers left: {markers}.", markers=_counted(names, list(s.supply))))
    return lines


def _counted(names: Names, counts: list[int]) -> Listing:
    items: list[Value] = [
        say("{n} {colour}", n=int(count), colour=names.colour(colour))
        for colour, count in enumerate(counts)
        if count
    ]
    return Listing(items)


def _contracts(s: Position, names: Names) -> list[Message]:
    lines = []
    for place in range(int(s.setup.places)):
        link = int(s.track[place])
        if link != NONE:
            lines.append(
                say(
                    "{link}, length {length}: a die of its colour and {price} more.",
                    link=names.link(link),
                    length=s.setup.map.links[link].length,
                    price=NUMBERS.contract_prices[place],
                )
            )
    return lines


def _improvements(s: Position, names: Names) -> list[Message]:
    lines = []
    for place in range(int(s.setup.improvement_places)):
        kind = int(s.improvement_track[place])
        if kind != NONE:
            lines.append(
                say(
                    "{improvement}: {price} dice.",
                    improvement=names.improvement(kind),
                    price=NUMBERS.improvement_prices[place],
                )
            )
    return lines


def _player(s: Position, names: Names, seat: int) -> list[Message]:
    g = s.setup
    first = seat * int(g.classes)
    dice: list[Value] = []
    for face in range(int(g.classes)):
        count = int(s.pool[first + face])
        if count:
            dice.append(names.dice(face, count))
    owned: list[Value] = []
    for kind in range(int(TYPES)):
        owned += [names.improvement(kind)] * int(s.improvements[seat * int(TYPES) + kind])
    held: list[Value] = [
        say(
            "{link}, {cubes} of {length} cubes",
            link=names.link(link),
            cubes=int(s.cubes[link]),
            length=g.map.links[link].length,
        )
        for link in members(int(s.hand[seat]))
    ]
    cargo = [int(s.collected[seat * int(COLOUR_COUNT) + n]) for n in range(int(COLOUR_COUNT))]
    return [
        say(
            "Points: {points}; stations: {stations}; links completed: {links}.",
            points=int(s.score[seat]),
            stations=int(s.stations[seat]),
            links=len(members(int(s.built[seat]))),
        ),
        say("Dice and markers: {dice}.", dice=Listing(dice)),
        say("Contracts held: {contracts}.", contracts=Listing(held)),
        say("Improvements: {improvements}.", improvements=Listing(owned)),
        say("Cargo delivered in this phase: {cargo}.", cargo=_counted(names, cargo)),
    ]


def _city(s: Position, names: Names, city: int) -> Message:
    g = s.setup
    lying: list[Value] = []
    wanted: list[Value] = []
    later: list[Value] = []
    for circle in range(int(g.first_circle[city]), int(g.after_circle[city])):
        phase = int(g.circle_phase[circle])
        wish = int(g.circle_wants[circle])
        if phase >= g.phases:  # never opens
            continue
        if phase > s.phase:
            if wish != NONE:
                later.append(
                    say(
                        "{cargo} from phase {phase} on",
                        cargo=names.cargo(wish),
                        phase=PHASES[phase],
                    )
                )
            continue
        if s.piece[circle] != NONE:
            lying.append(names.cargo(int(s.piece[circle])))
        if wish != NONE and not s.served[circle]:
            wanted.append(names.cargo(wish))
    if later:
        return say(
            "{city} has {cargo}; wanted: {wanted}; later: {later}.",
            city=names.city(city),
            cargo=Listing(lying),
            wanted=Listing(wanted),
            later=Listing(later),
        )
    return say(
        "{city} has {cargo}; wanted: {wanted}.",
        city=names.city(city),
        cargo=Listing(lying),
        wanted=Listing(wanted),
    )


def _link(s: Position, names: Names, link: int) -> Message:
    length = s.setup.map.links[link].length
    holder = int(s.holder[link])
    if holder == NONE:
        return say("{link}: length {length}, free.", link=names.link(link), length=length)
    if s.built[holder] & BITS[link]:
        return say(
            "{link}: length {length}, completed by {seat}.",
            link=names.link(link),
            length=length,
            seat=Seat(holder),
        )
    return say(
        "{link}: {cubes} of {length} cubes, built by {seat}.",
        link=names.link(link),
        cubes=int(s.cubes[link]),
        length=length,
        seat=Seat(holder),
    )
