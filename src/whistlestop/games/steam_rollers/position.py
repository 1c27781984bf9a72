"""A position of Steam Rollers: the pieces on the table as numbers, and how to tell events.

The phases (set-up, rounds, acting, cards, deliveries) are functions on a position.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import CHANCE, Game, State
from whistlestop.core.outcome import Outcome
from whistlestop.games.steam_rollers.game import CARDS, NONE, SteamRollers

# Phases
CUBES: Final = 0  # set-up: chance
SIDES: Final = 1
START: Final = 2
WALLING: Final = 3
TILES: Final = 4
POWER: Final = 5  # choosing a starting power
POWER_USE: Final = 6  # and what it brings
ROLL: Final = 7  # chance
DRAFT: Final = 8
CLAIMS: Final = 9  # the holder of 2b is asked
ACT: Final = 10
REROLLING: Final = 11  # chance
RIVAL: Final = 12  # chance, in a solo game
ENDED: Final = 13

# Cards, counted from 0
CARD_1: Final = 0
CARD_2: Final = 1
CARD_3: Final = 2
CARD_4: Final = 3
CARD_5: Final = 4
CARD_6: Final = 5

# Why the game ended: places in final.ENDINGS
BY_SUPPLY: Final = 0
BY_STANDSTILL: Final = 1
BY_NO_DELIVERY: Final = 2
BY_ROUNDS: Final = 3


class Position(State):
    """Flat tables: `supply[city * kinds_of_cube + colour]`, `track[seat * open_hexes + hex]`,
    `free[seat * 6 + region]`, `lengths` and `reach[(seat * 6 + city) * 6 + other]`.
    """

    def __init__(
        self,
        setup: SteamRollers,
        bag: vec[i64],
        supply: vec[i64],
        removed: vec[i64],
        delivered: vec[i64],
        received: vec[i64],
        dice: vec[i64],
        upright: vec[i64],
        turned: vec[i64],
        track: vec[i64],
        free: vec[i64],
        boxes: vec[i64],
        points: vec[i64],
        lengths: vec[i64],
        reach: vec[i64],
        network: vec[i64],
        private: vec[i64],
        power: vec[i64],
        tile_side: vec[i64],
        tile_owner: vec[i64],
    ) -> None:
        super().__init__(CHANCE)
        self.setup = setup
        self.bag = bag  # cubes of each colour not yet drawn
        self.supply = supply  # cubes of each colour, and wild ones, at each city
        self.removed = removed  # cubes out of the game without having been delivered
        self.delivered = delivered  # by each seat: shared cubes of each colour, and wild ones
        self.received = received  # by cities of each colour, from each seat: what orders count
        self.dice = dice  # white dice of each value that may be drafted
        self.upright = upright  # of each seat: cards, a mask
        self.turned = turned  # of each seat: cards that lie sideways, a mask
        self.track = track  # of each seat and hex: the shape drawn there, or NONE
        self.free = free  # hexes without track: masks, as in SteamRollers.all_free
        self.boxes = boxes  # engine boxes crossed by each seat, a mask
        self.points = points  # for deliveries
        self.lengths = lengths  # of connections between two cities: a mask of 1 + towns
        self.reach = reach  # distances of routes between two cities: a mask
        self.network = network  # points for connections
        self.private = private  # the cube that only this seat may deliver: city * colours + colour
        self.power = power  # the starting power of each seat
        self.tile_side = tile_side
        self.tile_owner = tile_owner

        self.phase: i64 = CUBES
        self.round: i64 = 0
        self.step: i64 = 0  # of set-up: what has been drawn in this phase; of a roll: dice rolled
        self.sides: i64 = 0  # cards that lie on side b, a mask
        self.walls: i64 = 0  # pairs of regions, a mask
        self.start: i64 = 0  # the start player
        self.turn: i64 = 0  # how many seats have finished their turn in this round
        self.black: i64 = NONE
        # A seat's turn
        self.drafts: i64 = 0  # dice that it may still draft
        self.value: i64 = NONE  # of the die that was drafted
        self.used: i64 = 0  # cards used with this die, a mask
        self.raised: i64 = 0  # by 3b, in the delivery that must follow
        self.unlimited: i64 = 0  # 1 if 4a was used for the delivery that must follow
        # Card 2b
        self.claimer: i64 = NONE
        self.claimed: i64 = NONE  # the die's value
        # What this round has seen, and rounds in a row that saw nothing
        self.busy: i64 = 0  # build, improvement or delivery
        self.delivering: i64 = 0
        self.idle_rounds: i64 = 0
        self.dry_rounds: i64 = 0
        self.ending: i64 = NONE

    @property
    def game(self) -> Game:
        return self.setup

    def snapshot(self) -> tuple[Any, ...]:
        """Without what follows from the tracks: free hexes, lengths, reach, network."""
        return (
            *(int(self.to_act), int(self.phase), int(self.round), int(self.step)),
            *(int(self.sides), int(self.walls), int(self.start), int(self.turn), int(self.black)),
            *(int(self.drafts), int(self.value), int(self.used), int(self.raised)),
            *(int(self.unlimited), int(self.claimer), int(self.claimed), int(self.busy)),
            *(int(self.delivering), int(self.idle_rounds), int(self.dry_rounds)),
            *(int(self.ending), tuple(self.bag), tuple(self.supply), tuple(self.removed)),
            *(tuple(self.delivered), tuple(self.received), tuple(self.dice)),
            *(tuple(self.upright), tuple(self.turned), tuple(self.track), tuple(self.boxes)),
            *(tuple(self.points), tuple(self.private), tuple(self.power)),
            *(tuple(self.tile_side), tuple(self.tile_owner)),
        )

    def scores(self) -> list[int]:
        # Imported here because a simulation asks once a game at most.
        from whistlestop.games.steam_rollers.final import score

        return [score(self, seat) for seat in range(self.setup.players)]

    def outcome(self) -> Outcome | None:
        if self.phase != ENDED:
            return None
        from whistlestop.games.steam_rollers.final import result

        return result(self)

    def seat_at(self, turn: i64) -> i64:
        """Whose turn it is after so many turns of this round."""
        seat = self.start + turn
        return seat - self.setup.seats if seat >= self.setup.seats else seat

    def holder(self, card: i64) -> i64:
        """The seat that holds a card, or NONE for the centre."""
        for seat in range(self.setup.seats):
            if (self.upright[seat] | self.turned[seat]) & BITS[card]:
                return seat
        return NONE

    def lies_sideways(self, card: i64) -> bool:
        sideways: i64 = 0
        for seat in range(self.setup.seats):
            sideways |= self.turned[seat]
        return sideways & BITS[card] != 0

    def card_side(self, card: i64) -> i64:
        """The card's side as a place in tables by `card * 2 + side`."""
        return card * 2 + 1 if self.sides & BITS[card] else card * 2

    def to_centre(self, seat: i64, card: i64) -> None:
        self.upright[seat] &= ~BITS[card]
        self.turned[seat] &= ~BITS[card]

    def spend(self, seat: i64, card: i64) -> None:
        """A card has been used: not again with this die, and a lightning one not again at all."""
        self.used |= BITS[card]
        if self.setup.lightning[self.card_side(card)]:
            self.to_centre(seat, card)

    def usable(self, seat: i64) -> i64:
        """The cards that the seat may use with its die, a mask."""
        return self.upright[seat] & ~self.used

    def strength(self, seat: i64) -> i64:
        """The engine's strength, with card 4b if it lies upright."""
        strength = self.setup.count_bits[self.boxes[seat]]
        if self.upright[seat] & self.sides & BITS[CARD_4]:
            strength += 1
        return strength

    def cubes_at(self, city: i64) -> i64:
        """Shared cubes, wild ones included; a private cube is not part of the supply."""
        kinds = self.setup.kinds_of_cube
        total: i64 = 0
        for place in range(city * kinds, city * kinds + kinds):
            total += self.supply[place]
        return total

    def card_points(self, seat: i64) -> i64:
        held = self.upright[seat] | self.turned[seat]
        total: i64 = 0
        for card in range(CARDS):
            if held & BITS[card]:
                total += self.setup.card_points[self.card_side(card)]
        return total


# The events that rules emit, with their data. words/log.py makes sentences of them.
CUBE_DRAWN: Final = 0  # city, colour
CUBES_REMOVED: Final = 1  # city, colour, how many
WILD_PLACED: Final = 2  # city
SIDE_DRAWN: Final = 3  # card * 2 + side
STARTS: Final = 4  # seat
WALLED: Final = 5  # row
TILE_DRAWN: Final = 6  # tile * 2 + side
POWER_CHOSEN: Final = 7  # seat, power
CUBE_PUT: Final = 8  # seat, colour, city
ROUND_BEGINS: Final = 9  # round, seat that starts
BLACK_ROLLED: Final = 10  # value
WHITE_ROLLED: Final = 11  # value
DRAFTED: Final = 12  # seat, value
CLAIMED: Final = 13  # seat, seat that had drafted it, value
DECLINED: Final = 14  # seat, seat that drafted, value
CLAIM_USED: Final = 15  # seat, value
TWO_DICE_SAID: Final = 16  # seat
DIE_SET: Final = 17  # seat, card * 2 + side, value before, value
REROLL_SAID: Final = 18  # seat, value before
REROLLED: Final = 19  # seat, value
RAISED: Final = 20  # seat, by how much
UNLIMITED_SAID: Final = 21  # seat
BUILT: Final = 22  # seat, hex, shape, 1 if by card 6
CONNECTED: Final = 23  # seat, city, city, towns
IMPROVED: Final = 24  # seat, box, strength
DELIVERED: Final = 25  # seat, kind, source, destination, distance, 1 if by card 3a
ORDER_FILLED: Final = 26  # seat, tile * 2 + side, points
TOOK: Final = 27  # seat, card * 2 + side, seat that had it or NONE
PASSED: Final = 28  # seat, value, 1 if nothing else was left
RIVAL_COMES: Final = 29  # city
SHIPPED: Final = 30  # city, colour
GAME_ENDS: Final = 31  # ending
STARS_EARNED: Final = 32  # stars, of how many
