"""The payment that costs the turn least.

Any die pays a generic price, so what matters is what is left. The rules say what that is still good
for: a die that shows the colour of an unfinished link is a cube on it this turn; equal colours
become stock markers at the end of the turn; a marker stays until it is spent; SECOND and VP want a
delivery, TWO pays for two. All of it is counted as so many hundredths of a die (`rest_worth`), and
that payment is taken after which most of it is left: die by die what is missed least, then
exchanged as long as an exchange leaves more. A VP face in a delivery's price scores, so it goes
first there.
"""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.core.bits import BITS, members
from whistlestop.core.game import Action
from whistlestop.games.rolling_freight import turn
from whistlestop.games.rolling_freight.game import COLOUR_COUNT, MARKER, STORAGE, TYPES
from whistlestop.games.rolling_freight.position import Position

# In hundredths of what any die pays.
ANY = 100
CUBE = 300  # on an unfinished link, now
KEPT = 220  # a stock marker, which waits for any later turn
STOCKED = 200  # a die that becomes one
SCORED = 500  # VP in a delivery's price
FOR_DELIVERY = 250  # SECOND or VP, while a delivery may follow
SHOWN = 5  # each colour that a die shows: of two equals the more flexible one stays


class Paid(NamedTuple):
    """A class of dice or markers, and the generic dice that one of it pays."""

    face: int
    value: int


class Payer:
    """Finds payments in one position; `rest_worth` is what decides."""

    def __init__(self, s: Position) -> None:
        self.s = s
        self.g = g = s.setup
        first = int(s.seat * g.classes)
        self.have = [int(count) for count in s.pool[first : first + int(g.classes)]]
        self.colours = [set(colours) for colours in g.class_colours]
        self.is_marker = [int(kind) == MARKER for kind in g.class_kind]
        self.saves_all = s.improvements[s.seat * TYPES + STORAGE] > 0
        self.hand = [
            (int(g.link_colour[link]), int(g.link_length[link] - s.cubes[link]))
            for link in members(int(s.hand[s.seat]))
        ]
        self._known: dict[tuple[int, int, int, bool], tuple[Action, ...]] = {}

    def pay(
        self, generic: int, special: int = 0, link: int = -1, delivers: bool = False
    ) -> tuple[Action, ...]:
        """The actions that pay a price, the special die first. `link` is the contract that is
        bought: its own spaces want dice too."""
        key = generic, special, link, delivers
        if key not in self._known:
            self._known[key] = self._find(generic, special, link, delivers)
        return self._known[key]

    def _find(self, generic: int, special: int, link: int, delivers: bool) -> tuple[Action, ...]:
        links = list(self.hand)
        if link >= 0:
            links.append((int(self.g.link_colour[link]), int(self.g.link_length[link]) - 1))
        best: tuple[int, list[Paid]] | None = None
        firsts = [f for f, n in enumerate(self.have) if n and special & BITS[f]]
        for first in firsts if special else [-1]:
            have = list(self.have)
            if first >= 0:
                have[first] -= 1
            paid = self._generic(have, generic, links, delivers)
            worth = self._after(have, paid, links, delivers)
            if first >= 0 and delivers and self.g.class_vp[first]:
                worth += SCORED
            if best is None or worth > best[0]:
                best = worth, [Paid(first, 1), *paid] if first >= 0 else paid
        assert best is not None, "only what can be paid is asked for"
        return tuple(self._action(each) for each in best[1])

    def _action(self, paid: Paid) -> Action:
        g = self.g
        return g.actions[g.pay_id + g.pay_offset[paid.face] + paid.value - 1]

    def _generic(
        self, have: list[int], due: int, links: list[tuple[int, int]], delivers: bool
    ) -> list[Paid]:
        """Die by die what is missed least, then improved by exchanges."""
        power = self.g.class_power
        paid: list[Paid] = []
        left = due
        while left:
            options = [Paid(f, min(int(power[f]), left)) for f, n in enumerate(have) if n]
            before = self.rest_worth(have, links, delivers)
            chosen = min(options, key=lambda one: self._loss(have, one, before, links, delivers))
            have[chosen.face] -= 1
            paid.append(chosen)
            left -= chosen.value
        for each in paid:
            have[each.face] += 1
        return sorted(self._exchanged(have, paid, links, delivers), key=lambda p: (-p.value, p))

    def _loss(
        self,
        have: list[int],
        paid: Paid,
        before: int,
        links: list[tuple[int, int]],
        delivers: bool,
    ) -> tuple[float, int]:
        have[paid.face] -= 1
        lost = before - self.rest_worth(have, links, delivers)
        have[paid.face] += 1
        if delivers and self.g.class_vp[paid.face]:
            lost -= SCORED
        return lost / paid.value, paid.face

    def _exchanged(
        self, have: list[int], paid: list[Paid], links: list[tuple[int, int]], delivers: bool
    ) -> list[Paid]:
        worth = self._after(have, paid, links, delivers)
        is_better = True
        while is_better:
            is_better = False
            for other in self._exchanges(have, paid):
                now = self._after(have, other, links, delivers)
                if now > worth:
                    worth, paid, is_better = now, other, True
                    break
        return paid

    def _exchanges(self, have: list[int], paid: list[Paid]) -> list[list[Paid]]:
        """Payments that differ in one die."""
        used = [0] * len(have)
        for each in paid:
            used[each.face] += 1
        free = [face for face, count in enumerate(have) if count > used[face]]
        found = []
        for place, each in enumerate(paid):
            if each in paid[:place]:
                continue
            rest = paid[:place] + paid[place + 1 :]
            for face in free:
                if face != each.face and self.g.class_power[face] == each.value:
                    found.append([*rest, Paid(face, each.value)])
        return found

    def _after(
        self, have: list[int], paid: list[Paid], links: list[tuple[int, int]], delivers: bool
    ) -> int:
        rest = list(have)
        scored = 0
        for each in paid:
            rest[each.face] -= 1
            if delivers and self.g.class_vp[each.face]:
                scored += SCORED
        return self.rest_worth(rest, links, delivers) + scored

    # What is left

    def rest_worth(self, rest: list[int], links: list[tuple[int, int]], delivers: bool) -> int:
        """What dice and markers are still good for, in hundredths of a die."""
        g, s = self.g, self.s
        worth = 0
        spaces = [space for _, space in links]
        unsorted: list[int] = []  # dice that build nothing, by class
        wanted = []
        for face, count in enumerate(rest):
            if not count:
                continue
            worth += count * (ANY * int(g.class_power[face]) + SHOWN * len(self.colours[face]))
            fits = [n for n, (colour, _) in enumerate(links) if self._builds(face, colour)]
            wanted += [(len(fits), self.is_marker[face], face, fits)] * count
        may_follow = s.built[s.seat] and s.deliveries + delivers <= 1
        for _, is_marker, face, fits in sorted(wanted):
            open_links = [n for n in fits if spaces[n]]
            if open_links:
                link = max(open_links, key=lambda n: (spaces[n], -n))
                cubes = min(spaces[link], self._cubes(face))
                spaces[link] -= cubes
                worth += CUBE * cubes
            elif is_marker:
                worth += KEPT
            elif may_follow and (
                BITS[face] & g.second_classes or (g.class_vp[face] and not delivers)
            ):
                worth += FOR_DELIVERY
            else:
                unsorted.append(face)
        return worth + STOCKED * self._markers(unsorted)

    def _builds(self, face: int, colour: int) -> bool:
        return bool(BITS[face] & (self.g.shows[colour] | self.g.track_classes))

    def _cubes(self, face: int) -> int:
        return int(self.g.track_cubes) if BITS[face] & self.g.track_classes else 1

    def _markers(self, faces: list[int]) -> int:
        """How many stock markers these dice become: those of one colour sorted first, the others
        to the colour that has most."""
        counts = [0] * COLOUR_COUNT
        for face in sorted(faces, key=lambda face: len(self.colours[face])):
            if self.colours[face]:
                counts[max(self.colours[face], key=lambda c: (counts[c], -c))] += 1
        lost = 0 if self.saves_all else int(self.g.unstocked)
        supply = self.s.supply
        return sum(min(max(n - lost, 0), int(supply[c])) for c, n in enumerate(counts))


def contract_payment(payer: Payer, link: int) -> tuple[Action, ...]:
    g = payer.g
    special = int(g.shows[g.link_colour[link]])
    return payer.pay(int(turn.contract_price(payer.s, link)), special, link)
