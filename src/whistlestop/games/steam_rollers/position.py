"""A position of Steam Rollers: the pieces on the table as numbers, and how to tell events.

The phases (set-up, rounds, acting, cards, deliveries) are functions on a position.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import CHANCE, Game, State
from whistlestop.core.outcome import Outcome
from whistlestop.core.vectors import filled
from whistlestop.games.steam_rollers.game import CARDS, CITIES, NONE, SteamRollers

# Phases
CUBES: Final = 0  # set-up: chance
SIDES: Final = 1
START: Final = 2
WALLING: Final = 3
TILES: Final = 4
POWER: Final = 5  # choosing a starting power
DRAWING: Final = 6  # chance: the private cube that it brings
POWER_USE: Final = 7  # whatever else it brings
ROLL: Final = 8  # chance
DRAFT: Final = 9
CLAIMS: Final = 10  # the holder of 2b is asked
CHOOSING: Final = 11  # which of two dice comes first
ACT: Final = 12
REROLLING: Final = 13  # chance
RIVAL: Final = 14  # chance, in a solo game
ENDED: Final = 15

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

    derived = ("free", "lengths", "reach", "network")

    def __init__(self, g: SteamRollers, like: Position | None) -> None:
        """At the start, or like another position: each field says what it is in both."""
        super().__init__(CHANCE if like is None else like.to_act)
        self.setup = g
        seats = g.seats
        # Cubes of each colour not yet drawn
        self.bag: vec[i64] = (
            filled(g.colours, g.map.cubes_per_colour) if like is None else like.bag[:]
        )
        # Cubes of each colour, and wild ones, at each city
        self.supply: vec[i64] = filled(CITIES * g.kinds_of_cube) if like is None else like.supply[:]
        # Cubes out of the game without having been delivered
        self.removed: vec[i64] = filled(g.kinds_of_cube) if like is None else like.removed[:]
        # By each seat: shared cubes of each colour, and wild ones
        self.delivered: vec[i64] = (
            filled(seats * g.kinds_of_cube) if like is None else like.delivered[:]
        )
        # By cities of each colour, from each seat: what orders count
        self.received: vec[i64] = filled(seats * g.colours) if like is None else like.received[:]
        # White dice of each value that may be drafted
        self.dice: vec[i64] = filled(6) if like is None else like.dice[:]
        # Of each seat: cards, a mask
        self.upright: vec[i64] = filled(seats) if like is None else like.upright[:]
        # Of each seat: cards that lie sideways, a mask
        self.turned: vec[i64] = filled(seats) if like is None else like.turned[:]
        # Of each seat and hex: the shape drawn there, or NONE
        self.track: vec[i64] = filled(seats * g.open_hexes, NONE) if like is None else like.track[:]
        # Hexes without track: masks, as in SteamRollers.all_free
        self.free: vec[i64] = g.first_free[:] if like is None else like.free[:]
        # Engine boxes crossed by each seat, a mask
        self.boxes: vec[i64] = filled(seats) if like is None else like.boxes[:]
        self.points: vec[i64] = filled(seats) if like is None else like.points[:]  # for deliveries
        # Of connections between two cities: a mask of 1 + towns
        self.lengths: vec[i64] = (
            filled(seats * CITIES * CITIES) if like is None else like.lengths[:]
        )
        # Distances of routes between two cities: a mask
        self.reach: vec[i64] = filled(seats * CITIES * CITIES) if like is None else like.reach[:]
        # Points for connections
        self.network: vec[i64] = filled(seats) if like is None else like.network[:]
        # The cube that only this seat may deliver: city * colours + colour
        self.private: vec[i64] = filled(seats, NONE) if like is None else like.private[:]
        # The starting power of each seat
        self.power: vec[i64] = filled(seats, NONE) if like is None else like.power[:]
        self.tile_side: vec[i64] = filled(g.tiles, NONE) if like is None else like.tile_side[:]
        self.tile_owner: vec[i64] = filled(g.tiles, NONE) if like is None else like.tile_owner[:]

        self.phase: i64 = CUBES if like is None else like.phase
        self.round: i64 = 0 if like is None else like.round
        # Of set-up: what has been drawn in this phase; of a roll: dice rolled
        self.step: i64 = 0 if like is None else like.step
        self.sides: i64 = 0 if like is None else like.sides  # cards that lie on side b, a mask
        self.walls: i64 = 0 if like is None else like.walls  # pairs of regions, a mask
        self.start: i64 = 0 if like is None else like.start  # the start player
        # How many seats have finished their turn in this round
        self.turn: i64 = 0 if like is None else like.turn
        self.black: i64 = NONE if like is None else like.black
        # A seat's turn
        self.drafts: i64 = 0 if like is None else like.drafts  # dice that it may still draft
        self.value: i64 = NONE if like is None else like.value  # of the die that was drafted
        # The value of the other die in hand, by card 2a
        self.kept: i64 = NONE if like is None else like.kept
        # 1 while card 2a is in use, until its second die is done with
        self.two_dice: i64 = 0 if like is None else like.two_dice
        # 1 after a reroll: no card changes the die any more
        self.settled: i64 = 0 if like is None else like.settled
        self.used: i64 = 0 if like is None else like.used  # cards used with this die, a mask
        # By 3b, in the delivery that must follow
        self.raised: i64 = 0 if like is None else like.raised
        # 1 if 4a was used for the delivery that must follow
        self.unlimited: i64 = 0 if like is None else like.unlimited
        # The colour of a private cube that is yet to be put
        self.drawn: i64 = NONE if like is None else like.drawn
        # Card 2b
        self.claimer: i64 = NONE if like is None else like.claimer
        self.claimed: i64 = NONE if like is None else like.claimed  # the die's value
        # What this round has seen, and rounds in a row that saw nothing
        self.busy: i64 = 0 if like is None else like.busy  # build, improvement or delivery
        self.delivering: i64 = 0 if like is None else like.delivering
        self.idle_rounds: i64 = 0 if like is None else like.idle_rounds
        self.dry_rounds: i64 = 0 if like is None else like.dry_rounds
        self.ending: i64 = NONE if like is None else like.ending

    @property
    def game(self) -> Game:
        return self.setup

    @abstractmethod
    def copy(self) -> Position:
        """As any state's, and known to be of this game."""

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
        for turned in self.turned:
            sideways |= turned
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
        return self.at_hand(seat) & ~self.used

    def at_hand(self, seat: i64) -> i64:
        """The cards of a seat that can be used, whichever way they lie: a mask."""
        return self.upright[seat] | self.turned[seat] & self.setup.sideways_use

    def may_be_taken(self, card: i64) -> bool:
        """A card can't be taken while it lies sideways, nor 2a while it is in use."""
        return not self.lies_sideways(card) and not (self.two_dice and card == CARD_2)

    def strength(self, seat: i64) -> i64:
        """The engine's strength, with card 4b."""
        strength = self.setup.count_bits[self.boxes[seat]]
        held = self.upright[seat] | self.turned[seat] & self.setup.sideways_engine
        if held & self.sides & BITS[CARD_4]:
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
ACTS_WITH: Final = 33  # seat, value, 1 if it is the second of two dice
TWO_DICE_DONE: Final = 34  # seat
PRIVATE_DRAWN: Final = 35  # seat, colour
NO_POWER_LEFT: Final = 36  # seat
