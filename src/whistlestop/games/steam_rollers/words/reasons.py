"""Which rule forbids an action of Steam Rollers, in a sentence."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.game import CHANCE, Action
from whistlestop.core.words import Message, Seat, say
from whistlestop.games.steam_rollers import acting, delivery
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.game import (
    CITIES,
    NONE,
    POWER_CARD,
    POWER_CUBE,
    POWER_ENGINE,
    PRIVATE,
    SHAPES,
    SteamRollers,
)
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.card_reasons import CardReasons
from whistlestop.games.steam_rollers.words.names import Names


class Reasons:
    def __init__(self, setup: SteamRollers, names: Names) -> None:
        self.setup = setup
        self.names = names
        self.cards = CardReasons(setup)

    def why_not(self, s: Position, action: Action) -> Message:
        """The state must not be over, and the action must not be legal in it."""
        g = self.setup
        n = int(action.id)
        if s.to_act == CHANCE:
            return say("Now chance decides. {what}", kind="chance", what=self.chance(s))
        if n < g.power_id:
            return say("That is for chance alone to bring about.", kind="for-chance")
        if s.phase == p.POWER:
            return self._power(s, n)
        if s.phase == p.POWER_USE:
            return self._power_use(s)
        if n < g.draft_id:
            return say("Starting powers are settled before the first round.", kind="powers-settled")
        if s.phase == p.CLAIMS:
            return say(
                "First claim the {value} that {seat} has drafted, or decline.",
                kind="claim-first",
                seat=Seat(int(s.seat_at(s.turn))),
                value=int(s.value) + 1,
            )
        if g.claim_id <= n <= g.decline_id:
            return say(
                "A die is claimed by card 2b, right after another player has drafted it.",
                kind="nothing-to-claim",
            )
        if g.use_id <= n < g.build_id:
            return self.cards.why_not(s, n - int(g.use_id))
        if s.phase == p.DRAFT:
            if n < g.claim_id:
                return say(
                    "No white die that may be drafted shows {value}.",
                    kind="no-such-die",
                    value=n - int(g.draft_id) + 1,
                )
            return say("Draft a die first.", kind="draft-first")
        return self._act(s, n)

    def chance(self, s: Position) -> Message:
        """What chance decides now."""
        g = self.setup
        if s.phase == p.CUBES:
            return say("Which cube does city {city} get?", city=int(s.step // g.cubes_per_city) + 1)
        if s.phase == p.SIDES:
            return say("On which side does card {card} lie?", card=int(s.step) + 1)
        if s.phase == p.START:
            return say("Who is the start player?")
        if s.phase == p.WALLING:
            return say("Which borders are walled?")
        if s.phase == p.TILES:
            return say("On which side does order {tile} lie?", tile=int(s.step) + 1)
        if s.phase == p.RIVAL:
            return say("Which cube does the rival carry off?")
        if s.phase == p.REROLLING:
            return say("What does the rerolled die show?")
        if s.step == 0:
            return say("What does the black die show?")
        return say("What does the next white die show?")

    # Starting powers

    def _power(self, s: Position, n: int) -> Message:
        power = n - int(self.setup.power_id)
        for seat in range(self.setup.players):
            if s.power[seat] == power:
                return say(
                    "{seat} has chosen that power already.", kind="power-taken", seat=Seat(seat)
                )
        return say("Choose a starting power first.", kind="power-first")

    def _power_use(self, s: Position) -> Message:
        power = int(s.power[s.to_act])
        if power == POWER_ENGINE:
            return say("First cross an engine box: your starting power.", kind="use-power")
        if power == POWER_CARD:
            return say("First take a card: your starting power.", kind="use-power")
        if power == POWER_CUBE:
            return say("First put your private cube: your starting power.", kind="use-power")
        return say("First draw a track: your starting power.", kind="use-power")

    # With a die

    def _act(self, s: Position, n: int) -> Message:
        g = self.setup
        value = int(s.value)
        if n < g.claim_id:
            return say(
                "{seat} has a die to use first: it shows {value}.",
                kind="use-die-first",
                seat=Seat(int(s.to_act)),
                value=value + 1,
            )
        if g.deliver_id <= n < g.take_id:
            return self._deliver(s, n)
        if s.raised or s.unlimited:
            return say("A card has been used for a delivery: it must follow.", kind="must-deliver")
        if n >= g.pass_id:
            return say(
                "With the {value} something can be done, so it must be.",
                kind="must-act",
                value=value + 1,
            )
        if n >= g.take_id:
            return self._take(s, n - int(g.take_id))
        if n >= g.improve_id:
            return self._improve(s, n - int(g.improve_id))
        return self._build(s, n - int(g.build_id))

    def _build(self, s: Position, place: int) -> Message:
        g = self.setup
        hex, shape = place // SHAPES, place % SHAPES
        region, value = int(g.region_of[hex]), int(s.value)
        if region != value:
            return say(
                "{hex} is in region {region}; the die shows {value}.",
                kind="wrong-region",
                hex=self.names.hex(hex),
                region=region + 1,
                value=value + 1,
            )
        drawn = int(s.track[s.to_act * g.open_hexes + hex])
        if drawn != NONE:
            return say(
                "There is a track in {hex} already: {track}.",
                kind="drawn",
                hex=self.names.hex(hex),
                track=self.names.track(drawn),
            )
        return say(
            "The black die allows {types} track; {track} is {type}.",
            kind="wrong-type",
            types=self.names.types(int(acting.types_allowed(s, s.to_act))),
            track=self.names.track(shape),
            type=self.names.type_of(shape),
        )

    def _improve(self, s: Position, box: int) -> Message:
        if box != s.value:
            return say(
                "The die shows {value}, so only engine box {value} may be crossed.",
                kind="wrong-box",
                value=int(s.value) + 1,
            )
        return say("Engine box {box} is crossed already.", kind="crossed", box=box + 1)

    def _take(self, s: Position, card: int) -> Message:
        if card != s.value:
            return say(
                "The die shows {value}, so only card {value} may be taken.",
                kind="wrong-card",
                value=int(s.value) + 1,
            )
        return say(
            "Card {card} lies sideways before {seat}: it can't be taken now.",
            kind="sideways",
            card=card + 1,
            seat=Seat(int(s.holder(card))),
        )

    def _deliver(self, s: Position, n: int) -> Message:
        g = self.setup
        seat = s.to_act
        place = int(g.deliver_place[n - g.deliver_id])
        distance = n - int(g.deliver_first[place]) + 1
        kind = place // (CITIES * CITIES)
        source, destination = place // CITIES % CITIES, place % CITIES
        if source != s.value and not delivery.may_name_destination(s, seat):
            return say(
                "The die shows {value}, so a delivery must leave city {value}.",
                kind="wrong-source",
                value=int(s.value) + 1,
            )
        if s.value not in (source, destination):
            return say(
                "The die shows {value}, so a delivery must leave or reach city {value}.",
                kind="wrong-city",
                value=int(s.value) + 1,
            )
        if not delivery.has_cube(s, seat, kind, source, destination):
            if kind == PRIVATE:
                return say(
                    "{seat} has no private cube in city {source} for city {destination}.",
                    kind="no-cube",
                    seat=Seat(int(seat)),
                    source=source + 1,
                    destination=destination + 1,
                )
            return say(
                "City {source} has no such cube for city {destination}.",
                kind="no-cube",
                source=source + 1,
                destination=destination + 1,
            )
        reach = int(s.reach[(seat * CITIES + source) * CITIES + destination])
        return self._distance(s, source, destination, distance, reach * int(BITS[s.raised]))

    def _distance(
        self, s: Position, source: int, destination: int, distance: int, reach: int
    ) -> Message:
        """There is a cube; what is wrong is how far it would go."""
        if reach == 0:
            return say(
                "No route of {seat} leads from city {source} to city {destination}.",
                kind="no-route",
                seat=Seat(int(s.to_act)),
                source=source + 1,
                destination=destination + 1,
            )
        if not reach & BITS[distance]:
            return say(
                "No route from city {source} to city {destination} has distance {distance}.",
                kind="no-such-distance",
                source=source + 1,
                destination=destination + 1,
                distance=distance,
            )
        if s.unlimited:
            return say(
                "Card 4a has been used, so the distance must be more than the engine's {strength}.",
                kind="not-beyond",
                strength=int(s.strength(s.to_act)),
            )
        return say(
            "The engine of {seat} has strength {strength}; distance {distance} is too far.",
            strength=int(s.strength(s.to_act)),
            kind="too-far",
            seat=Seat(int(s.to_act)),
            distance=distance,
        )

    def unknown_notation(self, text: str, tidied: str) -> Message:
        g = self.setup
        examples = {
            "build": g.build_id,
            "deliver": g.deliver_id,
            "draft": g.draft_id,
            "improve": g.improve_id,
            "take": g.take_id,
            "use": g.use_id + 1,
        }
        verb, _, _ = tidied.partition(" ")
        if verb == "build":
            return say(
                "{text} is no way to build; name a hex and two of its edges, as in {example}.",
                kind="notation",
                text=repr(text),
                example=g.actions[g.build_id].notation,
            )
        if verb == "deliver":
            return say(
                "{text} is no delivery; name source, destination and distance, as in {example}.",
                kind="notation",
                text=repr(text),
                example=g.actions[g.deliver_id].notation,
            )
        return say(
            "{text} is no action of Steam Rollers; say for example {examples}.",
            kind="notation",
            text=repr(text),
            examples=", ".join(g.actions[n].notation for n in examples.values()),
        )
