"""Steam Rollers' rulings: what is played where the printed rules are silent or open.

Each holds since a version of the rules. Where it replaced another reading, a game of an older
version is still played by that one: `SteamRollers` asks for the switch by the ruling's id.
"""

from __future__ import annotations

from whistlestop.core.rulings import Ruling
from whistlestop.core.words import say

RULINGS = (
    Ruling(
        "any-die",
        say("Drafting"),
        say("You may draft any die that is left, even one that you can’t use."),
        say("The rules name no die that may not be drafted."),
    ),
    Ruling(
        "card-help-is-free",
        say("Using a die"),
        say(
            "You must act if the die allows something without a card’s help. If only a card makes "
            "something possible, you may use the card or pass. The value shown decides: a die that "
            "a card has made useful must be used, and one that a card has made useless may be "
            "passed or changed by another card."
        ),
        say("The cards say “may” and “can”; nothing forces you to use one."),
        since=2,
        before=say("A delivery that card 3a or 4a made possible had to be made."),
    ),
    Ruling(
        "track-to-nowhere",
        say("Building"),
        say("A track may point off the map or at a wall; it joins nothing there."),
        say(
            "The printed rules ask for no connection when you build. The French rulebook forbids "
            "track across a wall, and none crosses one here either."
        ),
    ),
    Ruling(
        "sideways-use",
        say("Special cards"),
        say("A card that lies sideways can’t be taken, but you can use it."),
        say("Lying sideways only marks a card as just taken; no text forbids its use."),
        since=2,
        before=say("A card that lay sideways couldn’t be used, except 2b."),
    ),
    Ruling(
        "once-per-die",
        say("Special cards"),
        say("You may use each card once with each die that you drafted."),
        say("Cards that stay with you would otherwise change a die without end."),
    ),
    Ruling(
        "cards-combine",
        say("Special cards"),
        say("You may use several cards with one die, in any order."),
        say("No text says that one card excludes another."),
    ),
    Ruling(
        "no-empty-use",
        say("Special cards"),
        say(
            "A card can’t be used where that changes nothing: card 1 to the value shown, or 4a for "
            "a distance that your engine can run anyway."
        ),
        say("It would only cost the card."),
    ),
    Ruling(
        "retaking",
        say("Lightning cards"),
        say("A used lightning card goes back at once, and the same die may take it again."),
        say("It lies in the centre when you act. Card 2a goes back later: see there."),
    ),
    Ruling(
        "two-dice-in-hand",
        say("Card 2a"),
        say(
            "You draft both dice before you act. If they differ, you then say which you act with "
            "first. Card 2a goes back when the second die is done with, so neither die can take it."
        ),
        say("All four printed texts have you draft two dice and then act with each."),
        since=2,
        before=say(
            "You drafted a die, acted with it, and drafted the second then. Card 2a went back at "
            "once, and its own first die could take it again."
        ),
    ),
    Ruling(
        "claiming",
        say("Card 2b"),
        say(
            "You may claim a die only before your own draft of the round. The card works upright "
            "and sideways."
        ),
        say("The claimed die is your draft; afterwards there is none for it to replace."),
    ),
    Ruling(
        "lifted-raise",
        say("Cards 3b and 4a"),
        say("Card 4a also lifts the limit for a distance that card 3b has raised."),
        say("Card 4a speaks of one delivery without any engine limit."),
    ),
    Ruling(
        "sideways-engine",
        say("Card 4b"),
        say("Your engine is stronger by 1 as long as you hold the card, upright or sideways."),
        say("No text makes it depend on how the card lies."),
        since=2,
        before=say("The card counted only while it lay upright."),
    ),
    Ruling(
        "strength-seven",
        say("Card 4b"),
        say("With six boxes crossed, card 4b makes a strength of 7."),
        say("The card adds 1 and names no limit."),
    ),
    Ruling(
        "reroll-stands",
        say("Card 5b"),
        say("After a reroll, no card changes that die any more."),
        say("The card says that you must use the new result."),
        since=2,
        before=say("Card 1 could still change a die after a reroll."),
    ),
    Ruling(
        "tie-break",
        say("Ties"),
        say("Boxes that you crossed break a tie; card 4b doesn’t count."),
        say("It doesn’t count for the engine’s points either. The French text is open here."),
    ),
    Ruling(
        "no-endless-game",
        say("The end"),
        say(
            "The game also ends after ten rounds in a row without build, improvement and delivery, "
            "or after thirty without a delivery. If enough cities are empty in that round, that is "
            "the reason given."
        ),
        say("Otherwise a game in which nobody delivers would never end."),
        since=2,
        before=say("Three rounds without build, improvement and delivery ended the game."),
    ),
    Ruling(
        "private-cube-drawn",
        say("Starting powers"),
        say(
            "The private cube is drawn from the bag until it is one that its city may hold; then "
            "you choose the city."
        ),
        say("The cubes of the game come from the bag."),
        since=2,
        before=say("You chose the colour of the cube, which was one more piece."),
    ),
    Ruling(
        "no-private-cube",
        say("Starting powers"),
        say(
            "If the bag has no such cube left, that power can’t be chosen; whoever is left with no "
            "other begins without one."
        ),
        say("There is nothing that it could bring."),
        since=2,
        before=say("The cube didn’t come from the bag."),
    ),
)
