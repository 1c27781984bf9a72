"""What the page of a result says of a close end."""

from __future__ import annotations

from whistlestop.core.outcome import TieBreak, decide
from whistlestop.core.words import Speaker, say
from whistlestop.server.study.result import tie_break

REASON = say("The game is over.")
NAMES = Speaker(("Ann", "Bob", "Cleo"))


def test_the_tie_break_is_told_when_it_decided() -> None:
    breaks = [
        TieBreak(say("engine boxes crossed"), (3, 3, 3)),
        TieBreak(say("points for the network"), (4, 6, 0)),
    ]
    told = tie_break(decide((20, 20, 7), breaks, "test", REASON))
    assert told is not None
    assert NAMES.say(told) == "Tied at 20. The tie-break, points for the network: Bob 6, Ann 4."


def test_no_tie_break_is_told_where_points_decide_or_nothing_does() -> None:
    breaks = [TieBreak(say("stations"), (2, 2, 5))]
    assert tie_break(decide((20, 19, 19), breaks, "test", REASON)) is None
    assert tie_break(decide((20, 20, 7), breaks, "test", REASON)) is None
