"""Packages beyond the standard library: which part needs them, and where they come from."""

from __future__ import annotations

from importlib.util import find_spec

from whistlestop.core.errors import SetupError
from whistlestop.core.words import say


def need(what: str, extra: str, *packages: str) -> None:
    """Raise SetupError if a package is missing that `what`, a command, needs; to be called before
    any work is done that would be lost for the want of it. `extra` is the extra that has it."""
    for package in packages:
        if find_spec(package) is None:
            raise SetupError(
                say(
                    "{command} needs the package {package}: pip install 'whistlestop[{extra}]'.",
                    kind="missing-package",
                    command=what,
                    package=package,
                    extra=extra,
                )
            )
