"""Steel Driver's table in sentences, for people who can't see the picture."""

from __future__ import annotations

from whistlestop.core.bits import BITS, members
from whistlestop.core.words import Listing, Message, Seat, Value, say
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.final import company_worth
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names

PHASES = {
    p.SET_UP: say("set-up"),
    p.AUCTION: say("auctions"),
    p.BUILDING: say("building"),
    p.CLAIMS: say("final claims"),
    p.ENDED: say("the end"),
}


def describe(s: Position, names: Names) -> list[tuple[Message, list[Message]]]:
    return [
        (say("The game"), _game(s, names)),
        (
            say("Companies in their order"),
            [line for company in s.order for line in _company(s, names, int(company))],
        ),
        (say("Players"), [_player(s, names, seat) for seat in range(s.setup.players)]),
        (say("Cities"), [_city(s, names, city) for city in range(len(s.setup.map.cities))]),
    ]


def _game(s: Position, names: Names) -> list[Message]:
    lines = [
        say(
            "Round {round} of {rounds}: {phase}.",
            round=int(s.round),
            rounds=s.setup.map.rounds,
            phase=PHASES[int(s.phase)],
        )
    ]
    if s.phase != p.SET_UP:
        lines.append(say("{seat} has the active-player marker.", seat=Seat(int(s.marker))))
    if s.phase == p.AUCTION:
        if s.offered != p.NONE:
            lines += _auction(s, names)
    elif s.phase == p.BUILDING:
        lines.append(
            say("{company} builds next.", company=names.company_first(int(s.order[s.turn])))
        )
    elif s.phase == p.CLAIMS:
        lines.append(
            say("{company} claims next.", company=names.company_first(int(s.order[s.turn])))
        )
    if s.linked != p.NONE:
        a, b = (names.city(end) for end in s.setup.map.link_ends)
        lines.append(
            say(
                "{a} and {b} were linked by {company}.",
                a=a,
                b=b,
                company=names.company(int(s.linked)),
            )
        )
    return lines


def _auction(s: Position, names: Names) -> list[Message]:
    company = names.company(int(s.offered))
    if s.bidder == p.NONE:
        return [say("Up for auction: {company}.", company=company)]
    rivals: list[Value] = [Seat(seat) for seat in members(s.bidding) if seat != s.bidder]
    return [
        say(
            "Up for auction: {company}. {bidder} bids {bid}; still in: {rivals}.",
            company=company,
            bidder=Seat(int(s.bidder)),
            bid=int(s.bid),
            rivals=Listing(rivals),
        )
    ]


def _company(s: Position, names: Names, company: int) -> list[Message]:
    g = s.setup
    seat = int(s.control[company])
    name = names.company_first(company)
    if seat == p.NONE:
        lines = [say("{company} is controlled by nobody.", company=name)]
    else:
        lines = [say("{company} is controlled by {seat}.", company=name, seat=Seat(seat))]
    last = int(s.last_control[company])
    if last not in (p.NONE, seat):
        lines.append(say("Last controlled by {seat}.", seat=Seat(last)))
    tracks = int(g.tracks) - int(s.tracks_left[company])
    if s.phase in (p.CLAIMS, p.ENDED):
        first = company * int(g.colours)
        goods: list[Value] = [
            say("{n} {colour}", n=int(s.goods[first + colour]), colour=names.goods(colour))
            for colour in range(int(g.colours))
            if s.goods[first + colour]
        ]
        lines.append(
            say(
                "Goods: {goods}; each share: ${dollars}.",
                goods=Listing(goods),
                dollars=int(company_worth(s, company)),
            )
        )
    else:
        lines.append(
            say(
                "Cubes: {cubes}; profit: ${profit}; tracks: {tracks} of {most}.",
                cubes=int(s.treasury[company]),
                profit=int(s.profit[company]),
                tracks=tracks,
                most=int(g.tracks),
            )
        )
    built: list[Value] = [
        names.route(route) for route in range(len(g.map.routes)) if s.owner[route] == company
    ]
    if built:
        lines.append(
            say(
                "{company} has built {routes}.",
                company=name,
                routes=Listing(built),
            )
        )
    return lines


def _player(s: Position, names: Names, seat: int) -> Message:
    g = s.setup
    shares: list[Value] = [
        say(
            "{n} of {company}",
            n=int(s.shares[company * int(g.seats) + seat]),
            company=names.company(company),
        )
        for company in range(int(g.companies))
        if s.shares[company * int(g.seats) + seat]
    ]
    return say(
        "{seat} has ${cash}; cubes: {cubes}; shares: {shares}.",
        seat=Seat(seat),
        cash=int(s.cash[seat]),
        cubes=int(s.cubes[seat]),
        shares=Listing(shares),
    )


def _city(s: Position, names: Names, city: int) -> Message:
    g = s.setup
    entry = g.map.cities[city]
    if s.phase in (p.CLAIMS, p.ENDED):
        if s.cubes_on_map & BITS[city]:
            return say("{city} has {goods}.", city=entry.name, goods=names.goods(entry.colour))
        return say("{city} has no goods.", city=entry.name)
    ways: list[Value] = []
    for index, route in enumerate(g.map.routes):
        if city in (route.a, route.b):
            other = names.city(route.b if route.a == city else route.a)
            owner = int(s.owner[index])
            if owner == p.NONE:
                ways.append(say("{city} for {n}", city=other, n=route.cost))
            else:
                ways.append(say("{city} by {company}", city=other, company=names.company(owner)))
    if entry.start:
        return say(
            "{city}, a start city: ${dollars}, {goods}; routes to {routes}.",
            city=entry.name,
            dollars=entry.value,
            goods=names.goods(entry.colour),
            routes=Listing(ways),
        )
    return say(
        "{city}: ${dollars}, {goods}; routes to {routes}.",
        city=entry.name,
        dollars=entry.value,
        goods=names.goods(entry.colour),
        routes=Listing(ways),
    )
