"""Shortcuts: what a person means, as a sequence of legal actions.

Large decisions are chains of small ones: a contract, then die by die what pays for it. A person
means all of it at once: "Buy Grey 3A, paying grey and two others". A game says so by
`Words.shortcuts`, and every door for people (page, terminal, conversation) offers the same
`choices`: the shortcuts, then the single actions. What holds for all of them:

* The actions of a shortcut are legal one after the other, from the position that offers it. They
  are decisions of one seat: chance never comes in between, and only after the last.
* It names what it does, and no other shortcut of the position has the same name.
* It is a way of choosing, and no rule: records hold its single actions, as if they had been chosen
  one by one. An undo takes it back as one step.
* Where one of its actions could have been another one, there is a variation with it (`variations`),
  so any payment can be had die by die.

After a choice, a chain goes on by itself as long as it leaves only one way on (`way_on`): never
into chance and never to another seat, so that there is always a decision left at which to undo.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from whistlestop.core.errors import IllegalAction
from whistlestop.core.game import Action, State
from whistlestop.core.words import Message, say
from whistlestop.core.worth import NOTHING, Worth

# How a shortcut stands to its first action.
WHOLE = "whole"  # which is of no use without the rest: whoever buys will pay
MORE = "more"  # which is a choice of its own: three cubes instead of one
REST = "rest"  # of a chain that is under way: offered apart, so single steps stay single

LONGEST = 60  # actions of a chain, far more than any game has
BETWEEN = ";"  # between the notations of a chain


@dataclass(frozen=True)
class Shortcut:
    label: Message
    actions: tuple[Action, ...]  # two or more
    worth: Worth = NOTHING
    stands: str = WHOLE


@dataclass(frozen=True)
class Choice:
    """What can be chosen now: a shortcut or a single action."""

    label: Message
    actions: tuple[Action, ...]
    worth: Worth = NOTHING
    stands: str = ""  # a shortcut to its first action
    is_step: bool = False  # only the first step of what a shortcut does as a whole

    @property
    def notation(self) -> str:
        return notation(self.actions)


@dataclass(frozen=True)
class Variation:
    """A sequence with another action in one place; what follows is made to fit."""

    label: Message  # of the other action
    actions: tuple[Action, ...]


def notation(actions: Iterable[Action]) -> str:
    """A sequence as one text, which `parse` reads."""
    return f"{BETWEEN} ".join(action.notation for action in actions)


def choices(state: State) -> list[Choice]:
    """Everything that the seat to act can choose, as a door lists it.

    Shortcuts come before their first action, and where they are the whole of it in its place: it
    then comes last, as a first step.
    """
    words = state.game.words
    shortcuts: dict[int, list[Shortcut]] = {}
    for shortcut in words.shortcuts(state):
        shortcuts.setdefault(int(shortcut.actions[0].id), []).append(shortcut)
    found: list[Choice] = []
    steps: list[Choice] = []
    for action in state.legal_actions():
        starting = shortcuts.get(int(action.id), [])
        found += [Choice(one.label, one.actions, one.worth, one.stands) for one in starting]
        label, worth = words.label(action), words.worth(state, action)
        if any(one.stands == WHOLE for one in starting):
            label = say("{action}, step by step", action=label)
            steps.append(Choice(label, (action,), worth, is_step=True))
        else:
            found.append(Choice(label, (action,), worth))
    return found + steps


def parse(state: State, text: str) -> tuple[Action, ...]:
    """The actions of one notation or several; says why if one of them isn't legal in its place."""
    parts = text.split(BETWEEN)
    if len(parts) > LONGEST:
        raise IllegalAction(say("That is more than {most} actions.", most=LONGEST))
    return checked(state, [state.game.parse(part.strip()) for part in parts])


def checked(state: State, actions: Sequence[Action]) -> tuple[Action, ...]:
    """The shared actions, if they are decisions of one seat and legal one after the other."""
    seat = state.to_act
    here = state.copy()
    found: list[Action] = []
    for action in actions:
        if found and here.to_act != seat:
            raise IllegalAction(
                say(
                    "After {action} it is no longer your decision.",
                    kind="chain",
                    action=repr(found[-1].notation),
                )
            )
        shared = here.game.shared(action)
        here.play(shared)
        found.append(shared)
    return tuple(found)


def way_on(state: State, seat: int) -> Action | None:
    """The only action that the seat can take now, if it leads to another decision of its own."""
    if state.to_act != seat:
        return None
    legal = state.legal_actions()
    if len(legal) != 1:
        return None
    after = state.copy()
    after.apply(legal[0])
    return legal[0] if after.to_act == seat else None


def ways_on(state: State, seat: int) -> list[Action]:
    """All of them, one after the other; the state is changed by them."""
    taken: list[Action] = []
    while len(taken) < LONGEST and (action := way_on(state, seat)) is not None:
        taken.append(action)
        state.apply(action)
    return taken


def variations(state: State, actions: Sequence[Action]) -> list[list[Variation]]:
    """For each action of a sequence: the others that could be taken in its place, with what then
    follows; empty where there is none."""
    here = state.copy()
    found: list[list[Variation]] = []
    for place, action in enumerate(actions):
        others: list[Variation] = []
        if place:
            for other in here.legal_actions():
                if other is not action and other.kind == action.kind:
                    rest = _rest(here, other, actions[place + 1 :])
                    made = (*actions[:place], other, *rest)
                    others.append(Variation(state.game.words.label(other), made))
        found.append(others)
        here.apply(action)
    return found


def _rest(state: State, other: Action, wanted: Sequence[Action]) -> tuple[Action, ...]:
    """What follows another action: the same as before as far as it still fits, then what the game
    thinks best."""
    here = state.copy()
    seat = here.to_act
    here.apply(other)
    kept: list[Action] = []
    completion = here.game.words.completion
    rest = completion(here) if here.to_act == seat else ()
    for action in wanted:
        if not rest or not here.is_legal(action):
            break
        kept.append(action)
        here.apply(action)
        rest = completion(here) if here.to_act == seat else ()
    return (*kept, *rest)
