"""Steel Driver's rulings: what is played where the printed rules are silent or open.

Each holds since a version of the rules; none has changed so far.
"""

from __future__ import annotations

from whistlestop.core.rulings import Ruling
from whistlestop.core.words import say

RULINGS = (
    Ruling(
        "seventeen-tracks",
        say("Tracks"),
        say("A company that has built its 17 tracks builds no more."),
        say("The rulebook counts the pieces and names no replacement."),
    ),
    Ruling(
        "enough-cubes",
        say("Investment cubes"),
        say("There are always enough cubes."),
        say(
            "When cubes run out, the rulebooks let goods cubes stand in for them, and say "
            "nothing beyond that."
        ),
    ),
    Ruling(
        "no-highest-profit",
        say("Profit levels"),
        say("A profit level may rise beyond the end of its track."),
        say("The rulebooks say so of the final value, and nothing else about the profit."),
    ),
    Ruling(
        "tie-break",
        say("Ties"),
        say(
            "Of players with equal cash, the one with more goods cubes on the companies that they "
            "finally control is ahead; if these are equal too, they share the place. All places "
            "are ordered so."
        ),
        say("The German text counts those cubes together; the French text can be read otherwise."),
    ),
)
