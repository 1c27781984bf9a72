"""Rolling Freight's recorded games."""

from __future__ import annotations

from tests.games.rolling_freight.choosers import busy, idle, one_station
from tests.support.playthrough import RefereedMatch, at_random
from tests.support.record_games import Recording
from whistlestop.core.match import Match


def is_shared(match: RefereedMatch) -> bool:
    outcome = match.state.outcome()
    return outcome is not None and len(outcome.winners) > 1


def told(match: RefereedMatch) -> set[str]:
    return {message.kind for happened in match.log for message in happened}


def notations(match: RefereedMatch) -> set[str]:
    return {action.notation for action in match.actions}


def delivers_twice_in_a_turn(match: Match) -> bool:
    count = 0
    for happened in match.log:
        for message in happened:
            if message.kind == "turn-begins":
                count = 0
            count += message.kind == "delivered"
            if count == 2:
                return True
    return False


def uses_every_symbol(match: RefereedMatch) -> bool:
    spent = notations(match)
    return (
        delivers_twice_in_a_turn(match)
        and {"pay yellow-two", "pay yellow-two x2"} <= spent
        and "vp-scored" in told(match)
        and any(notation.endswith("grey-track x2") for notation in spent)
    )


def is_friendly(match: RefereedMatch) -> bool:
    return {"friendly-scored", "steady-built", "set-die", "swapped", "die-left"} <= told(match)


def chooses_a_die_to_lose(match: RefereedMatch) -> bool:
    kinds = {action.kind for action in match.actions}
    return {"give-die", "give-idle-die", "lose"} <= kinds


RECORDINGS = [
    Recording("two-at-random", 2, at_random),
    Recording("two-do-nothing", 2, idle, is_shared),
    Recording("three-tie-but-for-a-station", 3, one_station),
    Recording("three-are-busy-in-the-west", 3, busy, is_friendly),
    Recording(
        *("four-with-disasters", 4, at_random, chooses_a_die_to_lose),
        options={"disasters": "on"},
    ),
    Recording("five-use-every-symbol", 5, at_random, uses_every_symbol, board="southeast"),
    Recording(
        *("three-busy-with-disasters", 3, busy),
        board="southeast",
        options={"disasters": "on"},
    ),
]
