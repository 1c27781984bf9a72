"""Packages beyond the standard library: which part needs them, and where they come from."""

from __future__ import annotations

from importlib.util import find_spec

from whistlestop.core.errors import SetupError
from whistlestop.core.words import say


def need(what: str, extra: str, *packages: str) -> None:
    """Raise SetupError if the command `what` lacks a package that it needs. `extra` is the extra
    that installs it. Call this before doing any work that would be lost."""
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
