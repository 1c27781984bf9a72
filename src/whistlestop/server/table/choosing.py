"""What somebody chooses at a table: an action or the actions of a shortcut, and how pages name it.

A page names a choice by its *key*: the ids of its actions, like `214-880-902`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Set
from dataclasses import dataclass, replace

from whistlestop.core.errors import SetupError
from whistlestop.core.game import Action, State
from whistlestop.core.rulebook.reading import guide_of
from whistlestop.core.shortcuts import LONGEST, REST, Choice, checked, choices, parse, variations
from whistlestop.core.words import Message, Speaker, say
from whistlestop.server.errors import Refusal
from whistlestop.server.table.telling import Teller

MOST_KINDS, OF_A_KIND = 4, 2  # tiles on a phone, where all is of one kind twice as many
MOST_SHOWN = 6  # buttons beside the question; the list has them all
OF_A_RUN = 3  # of those that differ in a number alone; the others share one place

KEY = re.compile(r"[0-9]{1,6}(?:-[0-9]{1,6})*")


@dataclass(frozen=True)
class Offer:
    """A choice as a page shows it."""

    key: str
    id: int  # of its first action
    label: str
    worth: str  # what it costs and brings, or ""
    drawn: str = ""  # the label as markup, with dice drawn, where a page shows it so
    tag: str = ""  # the same for a small button, in two or three words
    purse: str = ""  # what there is to pay with
    left: str = ""  # what will be left of that
    brief: str = ""  # the same where there is room for a line or two
    gain: int = 0  # what it brings, to sort choices of a kind by
    names: str = ""  # the words that the ids of the things are made of that it is about
    is_shortcut: bool = False
    is_apart: bool = False  # not what choosing its first action means
    is_step: bool = False  # the first step of what a shortcut does as a whole
    rule: str = ""  # the anchor of the paragraph about it
    message: Message | None = None  # what the label says


@dataclass(frozen=True)
class Part:
    """An action of a picked shortcut that could be another one."""

    label: str
    others: tuple[tuple[str, str], ...]  # the key of the whole with each other one, and its label


def key_of(actions: Iterable[Action]) -> str:
    return "-".join(str(int(action.id)) for action in actions)


def is_key(text: str) -> bool:
    return text.count("-") < LONGEST and KEY.fullmatch(text) is not None


def chosen(state: State, choice: int | str) -> tuple[Action, ...]:
    """The actions of an id, a key, or a notation; refused if they aren't legal now."""
    if isinstance(choice, str) and not is_key(choice):
        return parse(state, choice)
    actions = state.game.actions
    ids = [choice] if isinstance(choice, int) else [int(part) for part in choice.split("-")]
    if not all(0 <= id < len(actions) for id in ids):
        raise Refusal(422, say("There is no such choice.", kind="choice"))
    return checked(state, [actions[id] for id in ids])


def offers(state: State, speaker: Speaker) -> list[Offer]:
    return [_offer(state, choice, speaker) for choice in choices(state)]


def _offer(state: State, choice: Choice, speaker: Speaker) -> Offer:
    seat = int(state.to_act)
    worth, brief = choice.worth.message(), choice.worth.message(is_brief=True)
    return Offer(
        key=key_of(choice.actions),
        id=int(choice.actions[0].id),
        label=speaker.say(choice.label),
        worth="" if worth is None else speaker.say(worth),
        tag="" if choice.worth.tag is None else speaker.say(choice.worth.tag),
        purse="" if choice.worth.purse is None else speaker.say(choice.worth.purse[0]),
        left="" if choice.worth.purse is None else speaker.say(choice.worth.purse[1]),
        brief="" if brief is None else speaker.say(brief),
        gain=choice.worth.gain,
        names=" ".join(_touches(state, action, seat) for action in choice.actions),
        is_shortcut=len(choice.actions) > 1,
        is_apart=choice.is_step or choice.stands == REST,
        is_step=choice.is_step,
        rule=guide_of(state.game).of_action(choice.actions[0]),
        message=choice.label,
    )


def _touches(state: State, action: Action, seat: int) -> str:
    try:
        return state.game.picture.touches(action, seat, seat)
    except SetupError:  # a game without pictures
        return action.notation


def unplaced(state: State, found: list[Offer], placed: Set[int], speaker: Speaker) -> list[Offer]:
    """What has no place on the board; several with the same first action under one name."""
    loose = [o for o in found if (o.id not in placed or o.is_apart) and not o.is_step]
    counts = Counter(offer.id for offer in loose if not offer.is_apart)
    grouped: dict[str, Offer] = {}
    for offer in loose:
        if offer.is_apart or counts[offer.id] == 1:
            grouped[offer.key] = offer
        else:
            label = state.game.words.label(state.game.actions[offer.id])
            grouped[str(offer.id)] = Offer(str(offer.id), offer.id, speaker.say(label), "")
    return list(grouped.values())


def stepped(state: State, offered: list[Offer]) -> list[Offer]:
    """Of many that differ in a number alone, like bids, all but the first: somebody steps through
    them from number to number.
    """
    if len(offered) <= MOST_SHOWN:
        return []
    runs: dict[str, list[Offer]] = {}
    for offer in offered:
        action = state.game.actions[offer.id]
        if not offer.is_shortcut and len(action.fields) == 1 and isinstance(action.fields[0], int):
            runs.setdefault(action.kind, []).append(offer)
    longest = max(runs.values(), key=len, default=[])
    return longest[OF_A_RUN:] if len(longest) > OF_A_RUN + 1 else []


def few(offered: list[Offer]) -> list[Offer]:
    """As many as a bar of buttons holds: the first, and the last, which passes or ends a turn."""
    return offered if len(offered) <= MOST_SHOWN else [*offered[: MOST_SHOWN - 1], offered[-1]]


def tiles(state: State, found: list[Offer], offered: list[Offer]) -> list[list[Offer]]:
    """For a phone: what stands in no bar, by kind, and the best first."""
    elsewhere = {offer.key for offer in offered}
    kinds: dict[str, list[Offer]] = {}
    for offer in found:
        if not offer.is_step and offer.key not in elsewhere:
            kind = state.game.actions[offer.id].kind.partition("-")[0]
            kinds.setdefault(kind, []).append(offer)
    most = OF_A_KIND if len(kinds) > 1 else 2 * OF_A_KIND
    best = [sorted(kind, key=lambda offer: -offer.gain)[:most] for kind in kinds.values()]
    return sorted(best, key=lambda kind: -kind[0].gain)[:MOST_KINDS]


def drawn(state: State, offered: list[Offer], speaker: Speaker) -> list[Offer]:
    """With the dice of their labels drawn: a button is small, and a die is seen at once."""
    teller = Teller(state.game, speaker)
    return [
        offer
        if offer.message is None
        else replace(offer, drawn=teller.tell(offer.message, None).html)
        for offer in offered
    ]


def varied(
    state: State, actions: tuple[Action, ...], offered: list[Offer], speaker: Speaker
) -> Offer:
    """A sequence that isn't offered as it is, because somebody has changed a part of it: it is
    called like the offer that it was made of, and what it costs is seen in its parts."""
    key = key_of(actions)
    for offer in offered:
        if offer.key == key:
            return offer
    for offer in offered:
        if offer.id == actions[0].id and offer.is_shortcut:
            return Offer(key, offer.id, offer.label, "", is_shortcut=True)
    label = speaker.say(state.game.words.label(actions[0]))
    return Offer(key, int(actions[0].id), label, "", is_shortcut=len(actions) > 1)


def parts(state: State, actions: tuple[Action, ...], speaker: Speaker) -> list[Part]:
    """What of a picked sequence could be otherwise."""
    label = state.game.words.label
    return [
        Part(
            speaker.say(label(action)),
            tuple((key_of(other.actions), speaker.say(other.label)) for other in others),
        )
        for action, others in zip(actions, variations(state, actions), strict=True)
        if others
    ]
