"""What the actions of Steam Rollers are called, and which rule forbids one."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.game import CHANCE, Action
from whistlestop.core.words import Message, Seat, Spoken, say
from whistlestop.games.steam_rollers import acting, delivery
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.game import (
    CITIES,
    CUBE_KINDS,
    NONE,
    PRIVATE,
    SHAPES,
    SteamRollers,
)
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.cards import Cards
from whistlestop.games.steam_rollers.words.names import EFFECTS, Names
from whistlestop.games.steam_rollers.words.powers import Powers


class Actions:
    def __init__(self, setup: SteamRollers, names: Names) -> None:
        self.setup = setup
        self.names = names
        self.cards = Cards()
        self.powers = Powers(names)
        self.kinds: dict[str, Spoken[Position]] = {
            "cube": Spoken(lambda cube: say("Draw {cube}", cube=self._cube(cube))),
            "side": Spoken(self._side),
            "start": Spoken(lambda start: say("{seat} starts", seat=Seat(int(start.place)))),
            "walls": Spoken(lambda walls: say("Walls of row {row}", row=walls.fields[0])),
            "order": Spoken(lambda order: say("Order {tile}", tile=order.fields[0])),
            "black": Spoken(
                lambda black: say("The black die shows {value}", value=black.fields[0])
            ),
            "white": Spoken(lambda white: say("A white die shows {value}", value=white.fields[0])),
            "ship": Spoken(lambda ship: say("The rival takes {cube}", cube=self._cube(ship))),
            "power": Spoken(self.powers.label, self.powers.settled),
            "put-cube": Spoken(self.powers.put_label, self.powers.settled),
            "draft": Spoken(
                lambda draft: say("Draft a {value}", value=draft.fields[0]), self._no_draft
            ),
            "claim": Spoken(lambda _: say("Card 2: claim the die"), self._no_claim),
            "decline": Spoken(lambda _: say("Leave the die"), self._no_claim),
            "first": Spoken(
                lambda first: say("Act with the {value} first", value=first.fields[0]),
                self._no_first,
            ),
            "use": Spoken(self.cards.label, self._no_use),
            "build": Spoken(self._build, self._no_build),
            "improve": Spoken(
                lambda box: say("Improve the engine: box {box}", box=box.fields[0]),
                self._no_improvement,
            ),
            "deliver": Spoken(self._deliver, self._no_delivery),
            "take": Spoken(
                lambda card: say("Take card {card}", card=card.fields[0]), self._no_card
            ),
            "pass": Spoken(lambda _: say("Pass this die"), self._no_pass),
        }

    def label(self, action: Action) -> Message:
        return self.kinds[action.kind].label(action)

    def why_not(self, s: Position, action: Action) -> Message:
        """The state must not be over, and the action must not be legal in it."""
        if s.to_act == CHANCE:
            return say("Now chance decides. {what}", kind="chance", what=self.chance(s))
        why_not = self.kinds[action.kind].why_not
        if why_not is None:
            return say("Only chance decides that.", kind="for-chance")
        if s.phase == p.POWER:
            return self.powers.why_not_chosen(s, action)
        if s.phase == p.POWER_USE:
            return self.powers.why_not_used(s, action)
        if s.phase == p.CHOOSING:
            return say(
                "First say whether you act with the {value} or the {other} first.",
                kind="choose-first",
                value=int(min(s.value, s.kept)) + 1,
                other=int(max(s.value, s.kept)) + 1,
            )
        return why_not(s, action)

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
        if s.phase == p.DRAWING:
            return say("Which private cube is drawn from the bag?")
        if s.phase == p.REROLLING:
            return say("What does the rerolled die show?")
        if s.step == 0:
            return say("What does the black die show?")
        return say("What does the next white die show?")

    # Outcomes of chance

    def _cube(self, action: Action) -> Message:
        """Its colour, or that it is wild."""
        return self.names.cube(int(action.place))

    def _side(self, action: Action) -> Message:
        side = str(action.fields[0])
        return say("Card {card}: {effect}", card=side, effect=EFFECTS[side])

    # Drafting

    def _claim_first(self, s: Position) -> Message | None:
        if s.phase != p.CLAIMS:
            return None
        return say(
            "First claim the {value} that {seat} has drafted, or decline.",
            kind="claim-first",
            seat=Seat(int(s.seat_at(s.turn))),
            value=int(s.value) + 1,
        )

    def _no_draft(self, s: Position, action: Action) -> Message:
        early = self._claim_first(s)
        if early is not None:
            return early
        if s.phase == p.DRAFT:
            return say(
                "No white die that may be drafted shows {value}.",
                kind="no-such-die",
                value=int(action.place) + 1,
            )
        return say(
            "{seat} has a die to use first: it shows {value}.",
            kind="use-die-first",
            seat=Seat(int(s.to_act)),
            value=int(s.value) + 1,
        )

    def _no_claim(self, s: Position, action: Action) -> Message:
        return self._claim_first(s) or say(
            "A die is claimed by card 2b, right after another player has drafted it.",
            kind="nothing-to-claim",
        )

    def _no_first(self, s: Position, action: Action) -> Message:
        return self._claim_first(s) or say(
            "You choose which die comes first only when card 2a gave you two different ones.",
            kind="nothing-to-choose",
        )

    def _no_use(self, s: Position, action: Action) -> Message:
        return self._claim_first(s) or self.cards.why_not(s, action)

    # With a die

    def _die_first(self, s: Position) -> Message | None:
        """What comes before any action with a die."""
        if s.phase == p.DRAFT:
            return say("Draft a die first.", kind="draft-first")
        return self._claim_first(s)

    def _other_first(self, s: Position) -> Message | None:
        """What comes before any action with a die but a delivery."""
        early = self._die_first(s)
        if early is None and (s.raised or s.unlimited):
            return say("A card has been used for a delivery: it must follow.", kind="must-deliver")
        return early

    def _no_pass(self, s: Position, action: Action) -> Message:
        return self._other_first(s) or say(
            "You can use the {value}, so you must.",
            kind="must-act",
            value=int(s.value) + 1,
        )

    def _build(self, action: Action) -> Message:
        shape = int(action.place) % SHAPES
        return say(
            "Build {type} track in {hex}: {track}",
            type=self.names.type_of(shape),
            hex=action.fields[0],
            track=self.names.track(shape),
        )

    def _no_build(self, s: Position, action: Action) -> Message:
        early = self._other_first(s)
        if early is not None:
            return early
        g = self.setup
        place = int(action.place)
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

    def _no_improvement(self, s: Position, action: Action) -> Message:
        early = self._other_first(s)
        if early is not None:
            return early
        box = int(action.place)
        if box != s.value:
            return say(
                "The die shows {value}, so only engine box {value} may be crossed.",
                kind="wrong-box",
                value=int(s.value) + 1,
            )
        return say("Engine box {box} is crossed already.", kind="crossed", box=box + 1)

    def _no_card(self, s: Position, action: Action) -> Message:
        early = self._other_first(s)
        if early is not None:
            return early
        card = int(action.place)
        if card != s.value:
            return say(
                "The die shows {value}, so only card {value} may be taken.",
                kind="wrong-card",
                value=int(s.value) + 1,
            )
        if s.two_dice and card == p.CARD_2:
            return say(
                "Card 2a is in use: it goes back when its second die is done with.",
                kind="in-use",
                ruling="two-dice-in-hand",
            )
        return say(
            "Card {card} lies sideways in front of {seat}: it can't be taken now.",
            kind="sideways",
            card=card + 1,
            seat=Seat(int(s.holder(card))),
        )

    def _deliver(self, action: Action) -> Message:
        source, destination, distance, cube = action.fields
        kind = CUBE_KINDS.index(str(cube))
        return say(
            "Deliver {cube} from city {source} to city {destination}: distance {distance}",
            cube=self.names.cube_of_kind(kind, int(destination) - 1),
            source=source,
            destination=destination,
            distance=distance,
        )

    def _no_delivery(self, s: Position, action: Action) -> Message:
        early = self._die_first(s)
        if early is not None:
            return early
        g = self.setup
        seat = s.to_act
        place = int(g.deliver_place[action.place])
        distance = int(action.fields[2])
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
        kinds = ("build", "deliver", "draft", "improve", "take")
        examples = [*(g.kinds[kind][0] for kind in kinds), g.kinds["use"][1]]
        verb, _, _ = tidied.partition(" ")
        if verb == "build":
            return say(
                "{text} doesn’t say what to build; name a hex and two of its edges, "
                "as in {example}.",
                kind="notation",
                text=repr(text),
                example=g.kinds["build"][0].notation,
            )
        if verb == "deliver":
            return say(
                "{text} isn’t a delivery; name source, destination and distance, as in {example}.",
                kind="notation",
                text=repr(text),
                example=g.kinds["deliver"][0].notation,
            )
        return say(
            "{text} isn’t an action of Steam Rollers; try for example {examples}.",
            kind="notation",
            text=repr(text),
            examples=", ".join(action.notation for action in examples),
        )
