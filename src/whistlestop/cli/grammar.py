"""Parsers whose headings, help and errors are in our words, in every language."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from whistlestop.cli.language import OPTION, languages
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.words import Speaker, say

_GATHERED = "gathered"  # what a command's parser calls the list that its other words belong to
_PROGRAM = "program"  # and how it is called itself


class UsageError(WhistlestopError):
    """A command line that means nothing."""


class Parser(argparse.ArgumentParser):
    """A parser whose headings and errors, which argparse has in English, are ours."""

    def __init__(self, speaker: Speaker, **more: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=_formatter(speaker),
            **more,
        )
        self.speaker = speaker

    def add_general(self) -> None:
        """What every command understands; called last, so that it comes last in the help."""
        general = self.add_argument_group(self.speaker.text("general"))
        general.add_argument(
            OPTION,
            metavar="LANGUAGE",
            default=argparse.SUPPRESS,  # read before all else: see language.py
            help=self.speaker.text("the language to speak: {known}", known=", ".join(languages())),
        )
        general.add_argument(
            "-h", "--help", action="help", help=self.speaker.text("show this help")
        )
        self.set_defaults(**{_PROGRAM: self.prog})

    def add_commands(self, title: str, name: str) -> Any:
        """What takes the parsers of commands, one of which is to be named."""
        commands: Any = self.add_subparsers(
            dest=name, metavar=name.upper(), title=title, parser_class=Parser
        )
        commands.choices = _Known(commands.choices)
        return commands

    def gather(self, name: str) -> None:
        """Let the words of this list stand on both sides of options: argparse ends it at one."""
        self.set_defaults(**{_GATHERED: name})

    def read(self, arguments: list[str]) -> argparse.Namespace:
        """The command line, read; raises UsageError."""
        try:
            chosen, left = self.parse_known_args(arguments)
        except argparse.ArgumentError as error:
            raise _without_value(error.argument_name or "", arguments) from None
        gathered = getattr(chosen, _GATHERED, None)
        if gathered and not any(word.startswith("-") for word in left):
            setattr(chosen, gathered, [*getattr(chosen, gathered), *left])
        elif left:
            raise UsageError(
                say(
                    "{what} means nothing here; {program} --help tells what does.",
                    kind="usage",
                    what=repr(" ".join(left)),
                    program=getattr(chosen, _PROGRAM),
                )
            )
        missing = [found.name for found in vars(chosen).values() if isinstance(found, _Missing)]
        if missing:
            raise missing_on_line(", ".join(missing), chosen)
        return chosen

    def error(self, message: str) -> NoReturn:
        """Whatever else argparse complains of, in its words."""
        raise UsageError(
            say("The command line is not understood: {why}.", kind="usage", why=message)
        )


@dataclass(frozen=True)
class _Missing:
    """Stands for an argument that was not given."""

    name: str


class Needed(argparse.Action):
    """An argument that must be given. We check that it was: argparse would say so in English."""

    def __init__(self, option_strings: Sequence[str], dest: str, **more: Any) -> None:
        name = option_strings[0] if option_strings else more["metavar"]
        more.update(required=False, default=_Missing(name))
        super().__init__(option_strings, dest, **more)

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        setattr(namespace, self.dest, values)


class _Known:
    """Commands by their names; to look for another is refused in our words."""

    def __init__(self, commands: Mapping[str, Any]) -> None:
        self.commands = commands

    def __iter__(self) -> Iterator[str]:
        return iter(self.commands)

    def __contains__(self, name: object) -> bool:
        if name not in self.commands:
            raise UsageError(
                say(
                    "There is no command {name}; there are: {known}.",
                    kind="usage",
                    name=repr(name),
                    known=", ".join(self),
                )
            )
        return True


def missing_on_line(what: str, chosen: argparse.Namespace) -> UsageError:
    return UsageError(
        say(
            "{what} is missing on the command line; {program} --help tells what belongs there.",
            kind="usage",
            what=what,
            program=getattr(chosen, _PROGRAM),
        )
    )


def _without_value(option: str, arguments: list[str]) -> UsageError:
    """All that can be wrong with an option here: it has no value, or one that it doesn't take."""
    names = tuple(f"{name}=" for name in option.split("/"))
    if any(argument.startswith(names) for argument in arguments):
        return UsageError(say("{option} takes no value.", kind="usage", option=option))
    return UsageError(say("{option} needs a value.", kind="usage", option=option))


def _formatter(speaker: Speaker) -> type[argparse.HelpFormatter]:
    usage_heading = speaker.text("Usage:")

    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            heading = f"{usage_heading} " if prefix is None else prefix
            super().add_usage(usage, actions, groups, heading)

    return Formatter
