"""The log of Rolling Freight: a sentence for each event."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.core.bits import members
from whistlestop.core.game import Event
from whistlestop.core.words import Listing, Message, Seat, say, say_many
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import NONE
from whistlestop.games.rolling_freight.words.names import Names


class Log:
    def __init__(self, names: Names) -> None:
        self.names = names
        self._sentences: dict[int, Callable[..., Message]] = {
            **self._cards_and_dice(),
            **self._purchases(),
            **self._building(),
            **self._deliveries(),
            **self._closing(),
            **self._phases(),
        }

    def sentence(self, event: Event) -> Message:
        return self._sentences[event[0]](*event[1:])

    def codes(self) -> list[int]:
        """The events that have a sentence, each with its own kind."""
        return sorted(self._sentences)

    def _cards_and_dice(self) -> dict[int, Callable[..., Message]]:
        names = self.names
        return {
            p.CARGO_DRAWN: lambda colour, city: say(
                "{city} gets {cargo}.",
                kind="cargo-drawn",
                cargo=names.cargo(colour),
                city=names.city(city),
            ),
            p.CONTRACT_SHOWN: lambda link: say(
                "Contract {link} is laid out.", kind="contract-shown", link=names.link(link)
            ),
            p.IMPROVEMENT_SHOWN: lambda kind: say(
                "Improvement {improvement} is laid out.",
                kind="improvement-shown",
                improvement=names.improvement(kind),
            ),
            p.FIRST: lambda seat: say(
                "{seat} will take the first turn, and drafts last.", kind="first", seat=Seat(seat)
            ),
            p.ROLLED: lambda seat, face: say(
                "{seat} rolls {die}.", kind="rolled", seat=Seat(seat), die=names.die(face)
            ),
            p.TOOK_CONTRACT: lambda seat, link: say(
                "{seat} drafts {link} and puts the first cube on it.",
                kind="took-contract",
                seat=Seat(seat),
                link=names.link(link),
            ),
            p.TOOK_IMPROVEMENT: lambda seat, kind: say(
                "{seat} drafts {improvement}.",
                kind="took-improvement",
                seat=Seat(seat),
                improvement=names.improvement(kind),
            ),
            p.SWAPPED: lambda seat, kind: say(
                "{seat} takes one of two equal improvements off the track.",
                kind="swapped",
                seat=Seat(seat),
                improvement=names.improvement(kind),
            ),
            p.CONTRACT_UNDER: lambda link: say(
                "{contract} goes under its deck.",
                kind="contract-under",
                contract=names.contract(link),
            ),
            p.IMPROVEMENT_UNDER: lambda kind: say(
                "{improvement} goes under its deck.",
                kind="improvement-under",
                improvement=names.improvement(kind),
            ),
            p.END_CARD: lambda seat, phase: say(
                "The end card of phase {phase} comes up: everybody has one more turn, {seat} last.",
                kind="end-card",
                phase=names.phase(phase),
                seat=Seat(seat),
            ),
            p.DISASTER: lambda at_risk: (
                say("A natural disaster strikes!", kind="disaster")
                if at_risk
                else say(
                    "A natural disaster strikes, but there is no link to destroy.", kind="disaster"
                )
            ),
            p.LOST: self._lost,
            p.RETURNED: lambda link: say(
                "{contract} lies on top of its deck.",
                kind="returned",
                contract=names.contract(link),
            ),
        }

    def _contract_bought(self, seat: int, link: int, dice: int) -> Message:
        kind, link_name = "buying-contract", self.names.link(link)
        if not dice:
            return say(
                "{seat} buys {link} for a die of its colour.",
                kind=kind,
                seat=Seat(seat),
                link=link_name,
            )
        return say_many(
            "{seat} buys {link} for a die of its colour and {n} other.",
            "{seat} buys {link} for a die of its colour and {n} others.",
            dice,
            kind=kind,
            seat=Seat(seat),
            link=link_name,
        )

    def _purchases(self) -> dict[int, Callable[..., Message]]:
        names = self.names
        return {
            p.BUYING_CONTRACT: self._contract_bought,
            p.BUYING_IMPROVEMENT: lambda seat, kind, dice: say_many(
                "{seat} buys {improvement} for {n} die.",
                "{seat} buys {improvement} for {n} dice.",
                dice,
                kind="buying-improvement",
                seat=Seat(seat),
                improvement=names.improvement(kind),
            ),
            p.BUYING_STATION: lambda seat, dice: say_many(
                "{seat} buys a station for {n} die.",
                "{seat} buys a station for {n} dice.",
                dice,
                kind="buying-station",
                seat=Seat(seat),
            ),
            p.PAID: self._paid,
            p.BOUGHT_CONTRACT: lambda seat, link: say(
                "{seat} holds {contract} and puts the first cube on it.",
                kind="bought-contract",
                seat=Seat(seat),
                contract=names.contract(link),
            ),
            p.BOUGHT_IMPROVEMENT: lambda seat, kind: say(
                "{seat} holds {improvement}.",
                kind="bought-improvement",
                seat=Seat(seat),
                improvement=names.improvement(kind),
            ),
            p.BUILT_STATION: lambda seat, count: say_many(
                "{seat} has {n} station.",
                "{seat} has {n} stations.",
                count,
                kind="built-station",
                seat=Seat(seat),
            ),
            p.GAVE: lambda seat, kind: say(
                "{seat} gives {improvement} away.",
                kind="gave",
                seat=Seat(seat),
                improvement=names.improvement(kind),
            ),
            p.DIE_LEFT: self._die_left,
        }

    def _building(self) -> dict[int, Callable[..., Message]]:
        names = self.names
        return {
            p.BUILT: lambda seat, link, face, cubes, now: say_many(
                "{seat} spends {die} on {contract}: {n} cube, {now} of {length}.",
                "{seat} spends {die} on {contract}: {n} cubes, {now} of {length}.",
                cubes,
                kind="built",
                seat=Seat(seat),
                die=names.die(face),
                contract=names.contract(link),
                now=now,
                length=names.board.links[link].length,
            ),
            p.STEADY_BUILT: lambda seat, link, now: say(
                "{seat}'s Steady Builder puts a cube on {contract}: {now} of {length}.",
                kind="steady-built",
                seat=Seat(seat),
                contract=names.contract(link),
                now=now,
                length=names.board.links[link].length,
            ),
            p.COMPLETED: lambda seat, link, points: say_many(
                "{seat} completes {link} and scores {n} point.",
                "{seat} completes {link} and scores {n} points.",
                points,
                kind="completed",
                seat=Seat(seat),
                link=names.link(link),
            ),
        }

    def _deliveries(self) -> dict[int, Callable[..., Message]]:
        names = self.names
        return {
            p.LOADING: lambda seat, colour, city: say(
                "{seat} loads {cargo} in {city}.",
                kind="loading",
                seat=Seat(seat),
                cargo=names.cargo(colour),
                city=names.city(city),
            ),
            p.HEADING: lambda seat, colour, city: say(
                "It is bound for {city}.",
                kind="heading",
                seat=Seat(seat),
                cargo=names.cargo(colour),
                city=names.city(city),
            ),
            p.GOING: lambda seat, link, city: say(
                "It goes by {contract} to {city}.",
                kind="going",
                seat=Seat(seat),
                contract=names.contract(link),
                city=names.city(city),
            ),
            p.FARE: self._fare,
            p.VP_SCORED: lambda seat, points: say_many(
                "{seat} scores {n} point for VP.",
                "{seat} scores {n} points for VP.",
                points,
                kind="vp-scored",
                seat=Seat(seat),
            ),
            p.DELIVERED: self._delivered,
            p.LINKS_SCORED: lambda seat, points: say_many(
                "{seat} scores {n} point for a link used.",
                "{seat} scores {n} points for links used.",
                points,
                kind="links-scored",
                seat=Seat(seat),
            ),
            p.FRIENDLY_SCORED: lambda seat, points: say_many(
                "{seat} scores {n} point for being Friendly.",
                "{seat} scores {n} points for being Friendly.",
                points,
                kind="friendly-scored",
                seat=Seat(seat),
            ),
        }

    def _closing(self) -> dict[int, Callable[..., Message]]:
        names = self.names
        return {
            p.TURN_CLOSES: lambda seat: say(
                "{seat} ends their turn.", kind="turn-closes", seat=Seat(seat)
            ),
            p.SORTED: lambda seat, face, colour: say(
                "{seat} counts {die} as {colour}.",
                kind="sorted",
                seat=Seat(seat),
                die=names.die(face),
                colour=names.colour(colour),
            ),
            p.STOCKED: lambda seat, colour, markers: say_many(
                "{seat} stocks {n} marker: {colour}.",
                "{seat} stocks {n} markers: {colour}.",
                markers,
                kind="stocked",
                seat=Seat(seat),
                colour=names.colour(colour),
            ),
            p.SET_DIE: lambda seat, face: say(
                "{seat} sets {die}.", kind="set-die", seat=Seat(seat), die=names.die(face)
            ),
            p.ROLLS_REST: lambda seat: say(
                "{seat} rolls the rest.", kind="rolls-rest", seat=Seat(seat)
            ),
            p.TURN_BEGINS: lambda seat, turn: say(
                "Turn {turn}: {seat}.", kind="turn-begins", turn=turn, seat=Seat(seat)
            ),
        }

    def _phases(self) -> dict[int, Callable[..., Message]]:
        names = self.names
        return {
            p.DISCARDED: lambda link: say(
                "Nobody has bought a contract for a long time: {link} leaves the game.",
                kind="discarded",
                link=names.link(link),
            ),
            p.PHASE_ENDS: lambda phase: say(
                "Phase {phase} ends.", kind="phase-ends", phase=names.phase(phase)
            ),
            p.CARGO_SCORED: self._cargo_scored,
            p.PHASE_BEGINS: lambda phase: say(
                "Phase {phase} begins.", kind="phase-begins", phase=names.phase(phase)
            ),
            p.CUBES_SCORED: lambda seat, points: say_many(
                "{seat} scores {n} point for a cube on unfinished links.",
                "{seat} scores {n} points for cubes on unfinished links.",
                points,
                kind="cubes-scored",
                seat=Seat(seat),
            ),
            p.GAME_ENDS: lambda: say("The game is over.", kind="game-ends"),
        }

    def _paid(self, seat: int, face: int, value: int) -> Message:
        die = self.names.die(face)
        if value > 1:
            return say("{seat} pays {die}, as two dice.", kind="paid", seat=Seat(seat), die=die)
        return say("{seat} pays {die}.", kind="paid", seat=Seat(seat), die=die)

    def _die_left(self, seat: int, face: int, kind: int) -> Message:
        if face == NONE:
            return say(
                "{seat}'s {die} leaves with it; it would not have been used in this turn.",
                kind="die-left",
                seat=Seat(seat),
                die=self.names.kind_of_die(kind),
            )
        return say(
            "{seat} loses {die} with it.",
            kind="die-left",
            seat=Seat(seat),
            die=self.names.die(face),
        )

    def _fare(self, seat: int, fare: int, discount: int, due: int) -> Message:
        if discount:
            return say_many(
                "The links cost {fare}, less {discount} for stations: {n} die.",
                "The links cost {fare}, less {discount} for stations: {n} dice.",
                due,
                kind="fare",
                seat=Seat(seat),
                fare=fare,
                discount=discount,
            )
        return say_many(
            "The links cost {n} die.", "The links cost {n} dice.", due, kind="fare", seat=Seat(seat)
        )

    def _delivered(
        self, seat: int, colour: int, source: int, target: int, links: int, bonus: int
    ) -> Message:
        return say_many(
            "{seat} delivers {cargo} from {source} to {target}, over {n} link: bonus {bonus}.",
            "{seat} delivers {cargo} from {source} to {target}, over {n} links: bonus {bonus}.",
            links,
            kind="delivered",
            seat=Seat(seat),
            cargo=self.names.cargo(colour),
            source=self.names.city(source),
            target=self.names.city(target),
            bonus=bonus,
        )

    def _lost(self, seat: int, link: int, cities: int) -> Message:
        if not cities:
            return say(
                "{seat} loses {link}.", kind="lost", seat=Seat(seat), link=self.names.link(link)
            )
        return say(
            "{seat} loses {link}; all wishes are open again in {cities}.",
            kind="lost",
            seat=Seat(seat),
            link=self.names.link(link),
            cities=Listing([self.names.city(city) for city in members(cities)]),
        )

    def _cargo_scored(self, seat: int, pieces: int, points: int) -> Message:
        return say_many(
            "{seat} scores {points} for {n} piece of cargo.",
            "{seat} scores {points} for {n} pieces of cargo.",
            pieces,
            kind="cargo-scored",
            seat=Seat(seat),
            points=points,
        )
