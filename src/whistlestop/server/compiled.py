"""Compiled rules for the processes in which bots think, as soon as there are any.

`make play` compiles the rules beside the running server, into the folder that the environment
names, which has a stamp once it is whole. A server that runs compiled rules itself needs none.
"""

from __future__ import annotations

import os
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from whistlestop.core.build import COMPILED, PLAIN, build_name
from whistlestop.core.words import Message, say

FOLDER = "WHISTLESTOP_COMPILED"  # in the environment
STAMP = "stamp"

_starting = threading.Lock()


def compiled_folder() -> str | None:
    """Where compiled rules are ready that the server itself doesn't run."""
    folder = os.environ.get(FOLDER, "")
    if build_name() == COMPILED or not folder or not Path(folder, STAMP).exists():
        return None
    return str(Path(folder).resolve())


def bots_build() -> str:
    """Which rules bots think with, from now on."""
    return COMPILED if compiled_folder() else build_name()


def bots_sentence() -> Message:
    """The same for the foot of a page."""
    if bots_build() == COMPILED:
        return say("Bots think with compiled rules.")
    if os.environ.get(FOLDER) and has_compiler():
        return say("Bots think with plain Python until their rules are compiled.")
    return say("Bots think with plain Python.")


def advice() -> Message | None:
    """What a person who starts a server can do for stronger bots; None if there is nothing."""
    if bots_build() == COMPILED or (os.environ.get(FOLDER) and has_compiler()):
        return None
    return say(
        "The rules run as {plain}, so bots search about a tenth as much as they could: install a C "
        "compiler (Debian: gcc and python3-dev), then Whistlestop again.",
        plain=PLAIN,
    )


def has_compiler() -> bool:
    return any(shutil.which(name) for name in ("cc", "gcc", "clang"))


@contextmanager
def compiled_first() -> Iterator[None]:
    """Processes that start meanwhile find the compiled rules first, where they are ready."""
    folder = compiled_folder()
    if folder is None:
        yield
        return
    with _starting:
        sys.path.insert(0, folder)
        try:
            yield
        finally:
            sys.path.remove(folder)
