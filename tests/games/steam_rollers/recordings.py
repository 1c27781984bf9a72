"""Steam Rollers' recorded games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.games.steam_rollers.choosers import card_taker, deliverer
from tests.support.playthrough import RefereedMatch, at_random
from tests.support.record_games import Recording
from whistlestop.core.match import Match
from whistlestop.core.words import Seat


def ways_used(match: Match) -> set[str]:
    """The card sides that were put to use, as the log tells; 5b by each of its two ways."""
    sides = {str(a.fields[0])[0]: str(a.fields[0]) for a in match.actions if a.kind == "side"}
    found: set[str] = set()
    boxes: Counter[object] = Counter()
    lifted = False
    for message in (message for happened in match.log for message in happened):
        seat = message.values.get("seat")
        if message.kind == "die-set":
            card = str(message.values["card"])
            found.add("5b flip" if card == "5b" else card)
        elif message.kind == "two-dice":
            found.add("2a")
        elif message.kind == "claimed":
            found.add("2b")
        elif message.kind == "reroll":
            found.add("5b reroll")
        elif message.kind == "raised":
            found.add("3b")
        elif message.kind == "unlimited":
            found.add("4a")
            lifted = True
        elif message.kind == "improved":
            boxes[seat] += 1
        elif message.kind == "built" and "card 6" in message.template:
            found.add(sides["6"])
        elif message.kind == "delivered":
            if "card 3a" in message.template:
                found.add("3a")
            assert isinstance(seat, Seat)
            if message.count > boxes[seat] and not lifted:
                found.add("4b")
            lifted = False
    return found


def uses(*ways: str) -> Callable[[RefereedMatch], bool]:
    return lambda match: set(ways) <= ways_used(match)


def ends_by(ending: str) -> Callable[[RefereedMatch], bool]:
    def is_so(match: RefereedMatch) -> bool:
        outcome = match.state.outcome()
        return outcome is not None and outcome.ending == ending

    return is_so


def all_powers_and_a_private_cube(match: RefereedMatch) -> bool:
    return any("private" in str(action) for action in match.actions if action.kind == "deliver")


def orders_and_wild_cubes(match: RefereedMatch) -> bool:
    kinds = {message.kind for happened in match.log for message in happened}
    wild = any("wild" in str(action) for action in match.actions if action.kind == "deliver")
    return wild and "order-filled" in kinds


def a_pass_of_each_sort(match: RefereedMatch) -> bool:
    kinds = {message.kind for happened in match.log for message in happened}
    chosen = any(action.kind == "pass" for action in match.actions)
    declined = any(action.kind == "decline" for action in match.actions)
    return chosen and declined and "passed" in kinds


def is_won_by_the_tie_break(match: RefereedMatch) -> bool:
    end = match.state.outcome()
    assert end is not None
    return end.scores.count(max(end.scores)) > 1 and len(end.winners) == 1


def ships_and_ends(match: RefereedMatch) -> bool:
    return ends_by("rounds")(match) and any(action.kind == "ship" for action in match.actions)


RECORDINGS = [
    Recording("two-empty-the-cities", 2, deliverer, ends_by("supply")),
    Recording("two-at-random", 2, at_random, ends_by("no-deliveries")),
    Recording("three-with-cards-on-side-a", 3, deliverer, uses("1a", "2a", "3a", "5a")),
    Recording("three-with-cards-on-side-b", 3, deliverer, uses("1b", "2b", "5b reroll", "5b flip")),
    Recording("four-raise-a-delivery", 4, deliverer, uses("3b")),
    Recording("four-deliver-far", 4, deliverer, uses("4a")),
    Recording("four-build-anything", 4, deliverer, uses("6a")),
    Recording("five-with-a-strong-engine", 5, deliverer, uses("4b", "6b")),
    Recording("island-to-a-standstill", 2, card_taker, ends_by("standstill"), "island"),
    Recording("island-with-a-pass", 3, at_random, a_pass_of_each_sort, "island"),
    Recording("island-won-by-the-tie-break", 4, deliverer, is_won_by_the_tie_break, "island"),
    Recording("valley-behind-walls", 3, deliverer, board="valley", options={"walls": "hard"}),
    Recording("walls-of-the-medium-game", 2, deliverer, options={"walls": "medium"}),
    Recording(
        "orders-and-wild-cubes",
        2,
        deliverer,
        orders_and_wild_cubes,
        options={"orders": "on", "wild": "on"},
    ),
    Recording(
        "starting-powers", 5, deliverer, all_powers_and_a_private_cube, options={"powers": "on"}
    ),
    Recording("solo", 1, deliverer, ships_and_ends, options={"solo": "on"}),
]
