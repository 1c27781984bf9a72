"""Rolling Freight's rulings: what is played where the printed rules are silent or open.

Each holds since a version of the rules. Where it replaced another reading, a game of an older
version is still played by that one: `RollingFreight` asks for the switch by the ruling's id.
"""

from __future__ import annotations

from whistlestop.core.rulings import Ruling
from whistlestop.core.words import say

RULINGS = (
    Ruling(
        "track-symbol",
        say("Symbols of dice"),
        say("A TRACK face builds on any unfinished link of yours, slash links included."),
        say("The symbol’s own text is the more special rule."),
    ),
    Ruling(
        "full-deck-for-two",
        say("Two players"),
        say(
            "The contract deck keeps its C cards and the disaster among them. They fill the track "
            "in the last round of phase B, with which the game ends."
        ),
        say("For two players the rulebook changes only the improvements."),
        since=2,
        before=say("With two players there were no C cards."),
    ),
    Ruling(
        "one-card-for-a-duplicate",
        say("Duplicates"),
        say(
            "For a duplicate that you put under the deck one card is drawn, into the place nearest "
            "the deck. Other holes stay until the track is refilled. You may do so again while "
            "equal cards lie there."
        ),
        say("The rulebook replaces that one card, and names no limit."),
        since=2,
        before=say("Once a turn or pick, and the whole track was refilled."),
    ),
    Ruling(
        "duplicate-limit",
        say("Duplicates"),
        say(
            "In one turn or pick you may put away as many as the deck had cards when you put away "
            "the first, and none while the deck is empty."
        ),
        say("Otherwise equal cards could go round for ever."),
        since=2,
        before=say("Once a turn or pick."),
    ),
    Ruling(
        "extra-resources-differ",
        say("Duplicates"),
        say("Extra Resources of different colours are not equal."),
        say("They bring different dice."),
    ),
    Ruling(
        "occupied-circle",
        say("Deliveries"),
        say(
            "A circle may be served while its own piece still lies on it; the piece stays and can "
            "be delivered later."
        ),
        say("The rules ask for a wish that is open, not for an empty circle."),
    ),
    Ruling(
        "whole-discount",
        say("Stations"),
        say("A delivery uses as much of the turn’s station discount as it can."),
        say("Nothing says that you may save some of it for a second delivery."),
    ),
    Ruling(
        "friendly-adds-up",
        say("Friendly"),
        say(
            "Two Friendlies of one owner add up: others pay nothing for a link of theirs. Only the "
            "whole route costs at least one die."
        ),
        say("Each card takes one die off, and the rulebook’s minimum is that of the route."),
        since=2,
        before=say("A link never cost less than one die."),
    ),
    Ruling(
        "used-builder-goes",
        say("Steady Builder"),
        say(
            "If you give away a Steady Builder, it is one that you have used this turn, if there "
            "is one: of two, one used and one given away leaves you one cube."
        ),
        say("Each card has its own cube, and the giver chooses the card."),
        since=2,
        before=say("A Steady Builder given away took its cube along, used or not."),
    ),
    Ruling(
        "stock-everything",
        say("Stock"),
        say(
            "You take all the markers you can; you only choose the colour of dice that show "
            "several."
        ),
        say("Nothing says that you may leave markers in the supply."),
    ),
    Ruling(
        "refill-order",
        say("Refilling"),
        say("Cards slide outward first, so the first card drawn ends in the outermost hole."),
        say("Cards are drawn one by one, and each slides as far as it can."),
    ),
    Ruling(
        "no-endless-game",
        say("The end"),
        say(
            "If nobody buys a contract for five rounds of the table in a row, the cheapest "
            "contract leaves the game and the track is refilled; and again after every further "
            "round. The draft doesn’t count, and the end of a phase doesn’t interrupt the count."
        ),
        say("Otherwise a game in which nobody buys would never end."),
    ),
)
