"""The list of choices: grouped by kind, the most sensible kind first, within it what brings most.

A list that is too long for the window shows the best of each kind and says how to see the rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from whistlestop.cli.screen import MANY, Screen, in_columns
from whistlestop.core.panels import shortened
from whistlestop.core.shortcuts import Choice
from whistlestop.core.words import Message, Words, say, say_many

STEPS = "steps"  # what is typed to see the single steps of chains


@dataclass(frozen=True)
class Group:
    kind: str  # what is typed to see all of it
    heading: Message
    choices: list[Choice]


def grouped(words: Words[Any], offered: Iterable[Choice]) -> list[Group]:
    """Choices of each kind together; single steps of chains last."""
    known = words.kinds()
    groups: dict[str, list[Choice]] = {kind: [] for kind in known}
    for choice in offered:
        kind = STEPS if choice.is_step else choice.actions[0].kind
        groups.setdefault(kind, []).append(choice)
    headings = {**known, STEPS: say("Step by step")}
    ordered = sorted(groups, key=lambda kind: kind == STEPS)
    return [
        Group(
            kind,
            headings.get(kind, say("Other choices")),
            sorted(groups[kind], key=lambda choice: (-choice.worth.gain, -choice.worth.rank)),
        )
        for kind in ordered
        if groups[kind]
    ]


class Menu:
    """All choices of a decision with the numbers that are typed for them."""

    def __init__(self, screen: Screen, words: Words[Any], offered: list[Choice]) -> None:
        self.screen = screen
        self.groups = grouped(words, offered)
        self.choices = [choice for group in self.groups for choice in group.choices]
        self.keys = choice_keys(self.choices)
        self.digits = len(str(max(self.keys)))

    def whole(self, kind: str = "") -> list[str]:
        """All choices, or all of a kind; nothing if there is no such kind."""
        return [
            line
            for group in self.groups
            if kind in ("", group.kind)
            for line in self._opened(group, len(group.choices), is_brief=False)
        ]

    def fitting(self, room: int) -> list[str]:
        """The list in so many lines, if that is possible: the first kinds get what room there is,
        the others a line each. Single steps are only ever listed when they are asked for."""
        whole = [self._part(group, len(group.choices), is_brief=False) for group in self.groups]
        if sum(map(len, whole)) <= room:
            return [line for part in whole for line in part]
        parts = [self._part(group, 0) for group in self.groups]
        for place, group in enumerate(self.groups):
            free = room - sum(len(part) for at, part in enumerate(parts) if at != place)
            for shown in range(len(group.choices), 0, -1):
                opened = self._part(group, shown)
                if len(opened) <= free:
                    parts[place] = opened
                    break
        if sum(map(len, parts)) > room:  # a line each is too much already: not one more for any
            parts = [self._part(group, 0, width=self.screen.width - 1) for group in self.groups]
        return [line for part in parts for line in part]

    @property
    def least(self) -> int:
        """Lines that it takes in any case."""
        return max(2, len(self.groups))

    def _part(self, group: Group, shown: int, is_brief: bool = True, width: int = 0) -> list[str]:
        is_alone = len(self.groups) == 1
        if len(group.choices) > 1 and (shown == 0 or group.kind == STEPS) and not is_alone:
            return [self._closed(group)]
        lines = self._opened(group, max(1, shown), is_brief)
        if width and len(group.choices) == 1 and len(lines) > 1:
            (row,) = self._rows(group, [self._label(group.choices[0], is_brief)])
            return [shortened(f"  {row}", width)]
        return lines

    def _closed(self, group: Group) -> str:
        speaker = self.screen.speaker
        count = say_many(
            "{n} choice: {command}",
            "{n} choices: {command}",
            len(group.choices),
            command=f"all {group.kind}",
        )
        return f"{self.screen.bold(speaker.say(group.heading))} … {speaker.say(count)}"

    def _opened(self, group: Group, shown: int, is_brief: bool) -> list[str]:
        screen = self.screen
        lines = []
        if len(self.groups) > 1 and len(group.choices) > 1:
            lines.append(screen.bold(screen.speaker.say(group.heading)))
        rows = self._rows(group, [self._label(c, is_brief) for c in group.choices[:shown]])
        if len(rows) > MANY:
            rows = self._rows(group, [choice.notation for choice in group.choices[:shown]])
        hanging = " " * (self.digits + 4)
        for row in rows:
            lines += screen.wrapped(row, "  ", hanging).split("\n")
        if shown < len(group.choices):
            more = screen.speaker.text(
                "… {n} more: {command}", n=len(group.choices) - shown, command=f"all {group.kind}"
            )
            lines.append(f"  {more}")
        return lines

    def _rows(self, group: Group, labels: list[str]) -> list[str]:
        first = self.choices.index(group.choices[0])
        keys = self.keys[first:]
        cells = [f"{key:>{self.digits}}  {label}" for key, label in zip(keys, labels, strict=False)]
        return in_columns(cells, self.screen.width - 2)

    def _label(self, choice: Choice, is_brief: bool) -> str:
        """What it is called, and what it costs and brings."""
        speaker = self.screen.speaker
        worth = choice.worth.message()
        if is_brief and choice.worth.tag is not None:
            worth = choice.worth.tag
        if worth is None:
            return speaker.say(choice.label)
        return speaker.text("{action}: {worth}", action=choice.label, worth=worth)


def choice_keys(offered: list[Choice]) -> list[int]:
    """The number that a person types for each choice: its place in the list, from 1 on.

    If the choice is itself a number, as in bidding, that number is the key: a person who types 6
    then means 6. The one other choice, to pass, is 0.
    """
    if any(len(choice.actions) > 1 for choice in offered):
        return list(range(1, len(offered) + 1))
    legal = [choice.actions[0] for choice in offered]
    numbers = [
        action.fields[0]
        for action in legal
        if len(action.fields) == 1 and isinstance(action.fields[0], int)
    ]
    others = [action for action in legal if not action.fields]
    kinds = {action.kind for action in legal}
    is_numeric = len(numbers) + len(others) == len(legal) and len(kinds) == 1 + len(others)
    if numbers and is_numeric and len(others) <= 1 and all(number > 0 for number in numbers):
        return [int(action.fields[0]) if action.fields else 0 for action in legal]
    return list(range(1, len(legal) + 1))
