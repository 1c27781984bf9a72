"""Sentences as data.

Nothing in Whistlestop glues strings into a sentence. Actions, events, reasons and errors are a
`Message`: a template, which is its own key in the gettext catalogues, and the values that fill it.
A `Speaker` turns a message into a string in one language, with the names of one table's players. So
the same message can be shown in four languages at once, sent to a program as JSON, or compared in a
test.

What a game says is its `Words`, at the end of this page.

Catalogue extraction looks for `say` and `say_many`, so their templates must be literal strings.
"""

from __future__ import annotations

import gettext
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, Union

if TYPE_CHECKING:
    from whistlestop.core.game import Action, Event, State
    from whistlestop.core.orders import Given, Order
    from whistlestop.core.panels import Page, Panel
    from whistlestop.core.results import Award, ScorePart
    from whistlestop.core.shortcuts import Shortcut
    from whistlestop.core.worth import Worth

LOCALES = Path(__file__).resolve().parent.parent / "locales"
DOMAIN = "whistlestop"

P = TypeVar("P", bound="State")  # a game's own positions


class Seat:
    """A player in a message: shown by name, whatever the language."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __repr__(self) -> str:
        return f"Seat({self.number})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and other.number == self.number

    def __hash__(self) -> int:
        return hash(("seat", self.number))


class Time:
    """A moment in a message, in milliseconds since 1970: shown as the language writes times."""

    __slots__ = ("moment",)

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def __repr__(self) -> str:
        return f"Time({self.moment})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Time) and other.moment == self.moment

    def __hash__(self) -> int:
        return hash(("time", self.moment))


Value = Union[int, str, Seat, Time, "Message", "Listing"]


class Listing:
    """A list of values, joined the way the language does it: by "and", or by "or"."""

    __slots__ = ("is_either", "items")

    def __init__(self, items: Sequence[Value], is_either: bool = False) -> None:
        self.items = tuple(items)
        self.is_either = is_either

    def __repr__(self) -> str:
        either = ", is_either=True" if self.is_either else ""
        return f"Listing({list(self.items)!r}{either})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Listing)
            and other.items == self.items
            and other.is_either == self.is_either
        )

    def __hash__(self) -> int:
        return hash(("listing", self.items, self.is_either))


class Message:
    """A sentence, or a part of one, as a template and the values that fill it.

    `kind` names what the sentence is about for a program ("auction-won", "too-expensive"), and
    the values are the data; a person reads what a `Speaker` makes of it.
    """

    __slots__ = ("count", "kind", "plural", "template", "values")

    def __init__(
        self,
        template: str,
        values: Mapping[str, Value],
        kind: str = "",
        plural: str = "",
        count: int = 0,
    ) -> None:
        self.template = template
        self.values = dict(values)
        self.kind = kind
        self.plural = plural
        self.count = count

    def key(self) -> tuple[Any, ...]:
        return (self.template, self.kind, self.plural, self.count, tuple(self.values.items()))

    def __str__(self) -> str:
        """In English, with seats by number; a person is addressed through a `Speaker`."""
        return Speaker().say(self)

    def __repr__(self) -> str:
        return f"<Message {self.kind or '-'}: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.key() == self.key()

    def __hash__(self) -> int:
        return hash(self.key())


def say(template: str, /, *, kind: str = "", **values: Value) -> Message:
    """A message; `{name}` in the template stands for the value of that name."""
    return Message(template, values, kind)


def say_many(
    singular: str, plural: str, count: int, /, *, kind: str = "", **values: Value
) -> Message:
    """A message that depends on a number, which the templates can show as `{n}`."""
    return Message(singular, {"n": count, **values}, kind, plural, count)


class Speaker:
    """Turns messages into strings, in one language and with the names of one table."""

    def __init__(
        self,
        names: Sequence[str] = (),
        translations: gettext.NullTranslations | None = None,
    ) -> None:
        self.names = tuple(names)
        self.translations = translations or gettext.NullTranslations()
        self._phrases: dict[str, str] = {}  # what has been said without values

    @property
    def language(self) -> str:
        """The language of the catalogue; English, that of the templates, without one."""
        return self.translations.info().get("language", "en")

    def say(self, message: Message) -> str:
        if message.plural:
            template = self.translations.ngettext(message.template, message.plural, message.count)
        else:
            template = self.translations.gettext(message.template)
        return template.format_map({key: self.show(v) for key, v in message.values.items()})

    def text(self, template: str, /, **values: Value) -> str:
        """`say` and `Speaker.say` in one step, for headings and labels."""
        if values:
            return self.say(Message(template, values))
        known = self._phrases.get(template)
        if known is None:
            known = self._phrases[template] = self.say(Message(template, values))
        return known

    def show(self, value: Value) -> str:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, Seat):
            return self.name(value.number)
        if isinstance(value, Time):
            return self.time(value.moment)
        if isinstance(value, Listing):
            return self._join([self.show(item) for item in value.items], value.is_either)
        return str(value)

    def name(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self.say(say("seat {number}", number=seat + 1))

    def number(self, value: float, digits: int = 0, is_padded: bool = True) -> str:
        """A number with so many decimals; without trailing zeros unless it is padded."""
        whole, _, decimals = f"{value:.{digits}f}".partition(".")
        if not is_padded:
            decimals = decimals.rstrip("0")
        if not decimals:
            return whole
        return self.say(say("{whole}.{decimals}", whole=whole, decimals=decimals))

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 as so many per cent."""
        return self.say(say("{number} %", number=self.number(share * 100, digits)))

    def day(self, moment: int) -> str:
        """The day of a moment, which is given in milliseconds since 1970."""
        date = _date(moment)
        return self.say(
            say("{year}-{month}-{day}", year=date.year, month=f"{date:%m}", day=f"{date:%d}")
        )

    def time(self, moment: int) -> str:
        """Day and time of a moment, in the one time zone that everyone shares."""
        date = _date(moment)
        return self.say(
            say(
                "{day} {hours}:{minutes} UTC",
                day=self.day(moment),
                hours=f"{date:%H}",
                minutes=f"{date:%M}",
            )
        )

    def _join(self, parts: list[str], is_either: bool) -> str:
        if not parts:
            # Not "none": in most languages, it would have to agree with the noun.
            return self.say(say("nothing"))
        if len(parts) == 1:
            return parts[0]
        others = ", ".join(parts[:-1])
        if is_either:
            return self.say(say("{all_but_last} or {last}", all_but_last=others, last=parts[-1]))
        return self.say(say("{all_but_last} and {last}", all_but_last=others, last=parts[-1]))


def _date(moment: int) -> datetime:
    return datetime.fromtimestamp(moment / 1000, UTC)


def speaker(language: str = "en", names: Sequence[str] = ()) -> Speaker:
    """A speaker of a language; English, the language of the templates, if it has no catalogue."""
    return Speaker(names, gettext.translation(DOMAIN, LOCALES, [language], fallback=True))


class Spoken(NamedTuple, Generic[P]):
    """What a game says of the actions of one kind."""

    label: Callable[[Action], Message]  # what choosing it means, as on a button
    # Which rule forbids it in this position; None where chance alone brings it about
    why_not: Callable[[P, Action], Message] | None = None


class Words(ABC, Generic[P]):
    """Everything that a game says to a person. Kept out of the rules, which deal in numbers."""

    @abstractmethod
    def label(self, action: Action) -> Message:
        """What choosing the action means, as on a button: "Bid 6"."""

    @abstractmethod
    def sentence(self, event: Event) -> Message:
        """A line of the log: "Ann bids 6."."""

    @abstractmethod
    def why_not(self, state: P, action: Action) -> Message:
        """Which rule forbids an action that is not legal now."""

    @abstractmethod
    def table(self, state: P, speaker: Speaker) -> str:
        """All that is public, as text at most 100 columns wide."""

    def panels(self, state: P, speaker: Speaker, page: Page) -> list[Panel]:
        """The same in parts, for a window of any size (see core/panels.py)."""
        from whistlestop.core.panels import Panel

        table = self.table(state, speaker)
        return [Panel("table", say("the whole table"), tuple(table.split("\n")))]

    def kinds(self) -> dict[str, Message]:
        """The kinds of actions as a list shows them under headings, the most sensible first."""
        return {}

    @abstractmethod
    def prompt(self, state: P) -> Message:
        """What the seat to act is asked to decide."""

    # The kinds of chance's actions that roll dice, and those that turn up a card.
    rolls: frozenset[str] = frozenset()
    turns_up: frozenset[str] = frozenset()

    def no_way_back(self, state: P) -> Message:
        """Why what led here can't be undone, if chance acts next."""
        kind = state.legal_actions()[0].kind
        if kind in self.rolls:
            return say("Dice are rolled next, so you can’t undo this.")
        if kind in self.turns_up:
            return say("A card is turned up next, so you can’t undo this.")
        return say("Chance decides what comes next, so you can’t undo this.")

    def description(self, state: P) -> list[tuple[Message, list[Message]]]:
        """All that is public, in sentences under headings, for people who can't see the picture."""
        return []

    def worth(self, state: P, action: Action) -> Worth:
        """What a legal action costs and brings at once (see core/worth.py)."""
        from whistlestop.core.worth import NOTHING

        return NOTHING

    def shortcuts(self, state: P) -> list[Shortcut]:
        """Sequences of actions that the seat to act may mean (see core/shortcuts.py), those with
        the same first action next to each other, the best first."""
        return []

    def completion(self, state: P) -> tuple[Action, ...]:
        """In the middle of a chain: how it is best completed. Empty if there is nothing to
        complete, or only what a person has to choose."""
        return ()

    def orders(self, state: P, seat: int) -> list[Order]:
        """The standing orders that a seat may give now (see core/orders.py)."""
        return []

    def answer(self, state: P, given: Given) -> Action | None:
        """What a standing order answers for the seat to act; None if the player must be asked."""
        return None

    def score_sheet(self, state: P, events: Iterable[Event]) -> list[tuple[Message, list[int]]]:
        """What each seat's score is made of: the parts, with a number for each seat.

        `events` is all that has happened so far, for parts that a position, which has no memory,
        doesn't know. The parts sum up to the score.
        """
        return []

    def score_parts(self, state: P, events: Sequence[Event]) -> list[ScorePart]:
        """The final scores in few parts, for bars; they sum up to the score too."""
        from whistlestop.core.results import ScorePart

        return [ScorePart(name, tuple(values)) for name, values in self.score_sheet(state, events)]

    def awards(self, state: P, events: Sequence[Event]) -> list[Award]:
        """What single players did best in a finished game."""
        return []

    def tidy(self, text: str) -> str:
        """A person's spelling of a notation, turned into ours where the meaning is clear."""
        return " ".join(text.lower().split())

    @abstractmethod
    def unknown_notation(self, text: str) -> Message:
        """Says that the text is not an action, and what one looks like."""
