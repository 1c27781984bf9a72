"""The log of Steam Rollers: a sentence for each event."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.core.game import Event
from whistlestop.core.words import Message, Seat, Value, say, say_many
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.final import reason
from whistlestop.games.steam_rollers.game import (
    NONE,
)
from whistlestop.games.steam_rollers.words.names import EFFECTS, Names
from whistlestop.games.steam_rollers.words.powers import PowersLog


class Log:
    def __init__(self, names: Names) -> None:
        self.names = names
        self.board = names.board
        powers = PowersLog(names)
        self._sentences: dict[int, Callable[..., Message]] = {
            p.CUBE_DRAWN: self._cube_drawn,
            p.CUBES_REMOVED: self._cubes_removed,
            p.WILD_PLACED: self._wild_placed,
            p.SIDE_DRAWN: self._side_drawn,
            p.STARTS: self._starts,
            p.WALLED: self._walled,
            p.TILE_DRAWN: self._tile_drawn,
            p.POWER_CHOSEN: powers.chosen,
            p.CUBE_PUT: powers.put,
            p.ROUND_BEGINS: self._round_begins,
            p.BLACK_ROLLED: self._black_rolled,
            p.WHITE_ROLLED: self._white_rolled,
            p.DRAFTED: self._drafted,
            p.CLAIMED: self._claimed,
            p.DECLINED: self._declined,
            p.CLAIM_USED: self._claim_used,
            p.TWO_DICE_SAID: self._two_dice,
            p.DIE_SET: self._die_set,
            p.REROLL_SAID: self._reroll,
            p.REROLLED: self._rerolled,
            p.RAISED: self._raised,
            p.UNLIMITED_SAID: self._unlimited,
            p.BUILT: self._built,
            p.CONNECTED: self._connected,
            p.IMPROVED: self._improved,
            p.DELIVERED: self._delivered,
            p.ORDER_FILLED: self._order_filled,
            p.TOOK: self._took,
            p.PASSED: self._passed,
            p.RIVAL_COMES: self._rival_comes,
            p.SHIPPED: self._shipped,
            p.GAME_ENDS: self._game_ends,
            p.STARS_EARNED: self._stars,
            p.ACTS_WITH: self._acts_with,
            p.TWO_DICE_DONE: self._two_dice_done,
            p.PRIVATE_DRAWN: powers.drawn,
            p.NO_POWER_LEFT: powers.none_left,
        }

    def sentence(self, event: Event) -> Message:
        return self._sentences[event[0]](*event[1:])

    # Set-up

    def _cube_drawn(self, city: int, colour: int) -> Message:
        return say(
            "City {city} gets {cube}.",
            kind="cube-drawn",
            city=city + 1,
            cube=self.names.cube(colour),
        )

    def _cubes_removed(self, city: int, colour: int, cubes: int) -> Message:
        return say_many(
            "City {city} is {colour}: {n} cube of that colour leaves the game.",
            "City {city} is {colour}: {n} cubes of that colour leave the game.",
            cubes,
            kind="cubes-removed",
            city=city + 1,
            colour=self.names.colour(colour),
        )

    def _wild_placed(self, city: int) -> Message:
        return say("A black cube is put on city {city}.", kind="wild-placed", city=city + 1)

    def _side_drawn(self, card_side: int) -> Message:
        name = self.names.card(card_side)
        return say(
            "Card {card} lies in the centre: {effect}.",
            kind="side-drawn",
            card=name,
            effect=EFFECTS[name],
        )

    def _starts(self, seat: int) -> Message:
        return say("{seat} is the start player.", kind="starts", seat=Seat(seat))

    def _walled(self, row: int) -> Message:
        walls = self.names.walls(int(self.names.setup.wall_rows[row]))
        return say(
            "The die shows {value}: walls stand at {walls}.",
            kind="walled",
            value=row + 1,
            walls=", ".join(walls),
        )

    def _tile_drawn(self, tile_side: int) -> Message:
        order = self.board.orders[tile_side // 2][tile_side % 2]
        return say(
            "Order {tile}: {points} points for the first to deliver {colours}.",
            kind="tile-drawn",
            tile=tile_side // 2 + 1,
            points=order.points,
            colours=self.names.order(tile_side),
        )

    # Dice

    def _round_begins(self, number: int, seat: int) -> Message:
        return say(
            "Round {round} begins: {seat} rolls the dice.",
            kind="round-begins",
            round=number,
            seat=Seat(seat),
        )

    def _black_rolled(self, value: int) -> Message:
        return say(
            "The black die shows {value}: {types} track may be built.",
            kind="black-rolled",
            value=value + 1,
            types=self.names.types(self.board.black_die[value]),
        )

    def _white_rolled(self, value: int) -> Message:
        return say("A white die shows {value}.", kind="white-rolled", value=value + 1)

    def _drafted(self, seat: int, value: int) -> Message:
        return say("{seat} drafts a {value}.", kind="drafted", seat=Seat(seat), value=value + 1)

    def _claimed(self, seat: int, victim: int, value: int) -> Message:
        return say(
            "{seat} uses card 2b and claims the {value} of {victim}, who drafts another die.",
            kind="claimed",
            seat=Seat(seat),
            victim=Seat(victim),
            value=value + 1,
        )

    def _declined(self, seat: int, drafter: int, value: int) -> Message:
        return say(
            "{seat} leaves the {value} to {drafter}.",
            kind="declined",
            seat=Seat(seat),
            drafter=Seat(drafter),
            value=value + 1,
        )

    def _claim_used(self, seat: int, value: int) -> Message:
        return say(
            "{seat} uses the claimed {value}.",
            kind="claim-used",
            seat=Seat(seat),
            value=value + 1,
        )

    # Cards

    def _two_dice(self, seat: int) -> Message:
        return say("{seat} uses card 2a: two dice.", kind="two-dice", seat=Seat(seat))

    def _acts_with(self, seat: int, value: int, is_second: int) -> Message:
        if is_second:
            return say(
                "{seat} goes on with the {value}.", kind="second", seat=Seat(seat), value=value + 1
            )
        return say(
            "{seat} acts with the {value} first.", kind="first", seat=Seat(seat), value=value + 1
        )

    def _two_dice_done(self, seat: int) -> Message:
        return say("{seat} puts card 2a back in the centre.", kind="two-dice-done", seat=Seat(seat))

    def _die_set(self, seat: int, card_side: int, before: int, value: int) -> Message:
        return say(
            "{seat} uses card {card}: the {before} becomes a {value}.",
            kind="die-set",
            seat=Seat(seat),
            card=self.names.card(card_side),
            before=before + 1,
            value=value + 1,
        )

    def _reroll(self, seat: int, before: int) -> Message:
        return say(
            "{seat} uses card 5b and rerolls the {before}.",
            kind="reroll",
            seat=Seat(seat),
            before=before + 1,
        )

    def _rerolled(self, seat: int, value: int) -> Message:
        return say("{seat} rolls a {value}.", kind="rerolled", seat=Seat(seat), value=value + 1)

    def _raised(self, seat: int, more: int) -> Message:
        return say(
            "{seat} uses card 3b: the delivery counts {more} more.",
            kind="raised",
            seat=Seat(seat),
            more=more,
        )

    def _unlimited(self, seat: int) -> Message:
        return say(
            "{seat} uses card 4a: a delivery without engine limit.",
            kind="unlimited",
            seat=Seat(seat),
        )

    # Actions

    def _built(self, seat: int, hex: int, shape: int, by_card: int) -> Message:
        values: dict[str, Value] = {
            "seat": Seat(seat),
            "hex": self.names.hex(hex),
            "track": self.names.track(shape),
        }
        if by_card:
            return say("{seat} builds {track} in {hex} by card 6.", kind="built", **values)
        return say("{seat} builds {track} in {hex}.", kind="built", **values)

    def _connected(self, seat: int, a: int, b: int, towns: int) -> Message:
        if towns == 0:
            return say(
                "Cities {a} and {b} are connected for {seat}.",
                kind="connected",
                seat=Seat(seat),
                a=min(a, b) + 1,
                b=max(a, b) + 1,
            )
        return say_many(
            "Cities {a} and {b} are connected for {seat}, with {n} town.",
            "Cities {a} and {b} are connected for {seat}, with {n} towns.",
            towns,
            kind="connected",
            seat=Seat(seat),
            a=min(a, b) + 1,
            b=max(a, b) + 1,
        )

    def _improved(self, seat: int, box: int, strength: int) -> Message:
        return say(
            "{seat} crosses engine box {box}: strength {strength}.",
            kind="improved",
            seat=Seat(seat),
            box=box + 1,
            strength=strength,
        )

    def _delivered(
        self, seat: int, kind: int, source: int, destination: int, distance: int, by_card: int
    ) -> Message:
        values: dict[str, Value] = {
            "seat": Seat(seat),
            "cube": self.names.cube_of_kind(kind, destination),
            "source": source + 1,
            "destination": destination + 1,
        }
        if by_card:
            return say_many(
                "{seat} delivers {cube} from city {source} to city {destination} by card 3a: "
                "{n} point.",
                "{seat} delivers {cube} from city {source} to city {destination} by card 3a: "
                "{n} points.",
                distance,
                kind="delivered",
                **values,
            )
        return say_many(
            "{seat} delivers {cube} from city {source} to city {destination}: {n} point.",
            "{seat} delivers {cube} from city {source} to city {destination}: {n} points.",
            distance,
            kind="delivered",
            **values,
        )

    def _order_filled(self, seat: int, tile_side: int, points: int) -> Message:
        return say(
            "{seat} is the first to have delivered {colours}: {points} points for order {tile}.",
            kind="order-filled",
            seat=Seat(seat),
            colours=self.names.order(tile_side),
            points=points,
            tile=tile_side // 2 + 1,
        )

    def _took(self, seat: int, card_side: int, holder: int) -> Message:
        card = self.names.card(card_side)
        if holder == NONE:
            return say(
                "{seat} takes card {card} from the centre.",
                kind="took",
                seat=Seat(seat),
                card=card,
            )
        if holder == seat:
            return say(
                "{seat} turns their own card {card} sideways.",
                kind="took",
                seat=Seat(seat),
                card=card,
            )
        return say(
            "{seat} takes card {card} from {holder}.",
            kind="took",
            seat=Seat(seat),
            card=card,
            holder=Seat(holder),
        )

    def _passed(self, seat: int, value: int, by_itself: int) -> Message:
        if by_itself:
            return say(
                "{seat} can’t use the {value}.",
                kind="passed",
                seat=Seat(seat),
                value=value + 1,
            )
        return say(
            "{seat} passes with the {value}.", kind="passed", seat=Seat(seat), value=value + 1
        )

    # Solo play, and the end

    def _rival_comes(self, city: int) -> Message:
        return say(
            "A pair is left that shows {value}: the rival comes to city {value}.",
            kind="rival",
            value=city + 1,
        )

    def _shipped(self, city: int, colour: int) -> Message:
        return say(
            "The rival carries {cube} off from city {city}.",
            kind="shipped",
            cube=self.names.cube(colour),
            city=city + 1,
        )

    def _game_ends(self, ending: int) -> Message:
        return say(
            "The game is over. {reason}",
            kind="game-ends",
            reason=reason(self.board.ending, ending),
        )

    def _stars(self, stars: int, most: int) -> Message:
        return say_many(
            "The score earns {n} star of {most}.",
            "The score earns {n} stars of {most}.",
            stars,
            kind="stars",
            most=most,
        )
