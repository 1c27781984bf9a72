"""Where a game's record goes, so that nothing is lost: neither the game nor another file."""

from __future__ import annotations

import errno
import json
import os
import tempfile
from datetime import datetime
from pathlib import Path

from whistlestop.core.errors import RecordError
from whistlestop.core.record import FORMAT, Record
from whistlestop.core.words import say


def new_path(title: str) -> str:
    """An unused name in the current folder, for a game that was given none."""
    stem = f"{title}-{datetime.now():%Y%m%d-%H%M%S}"
    name = f"{stem}.json"
    number = 2
    while os.path.lexists(name):
        name = f"{stem}-{number}.json"
        number += 1
    return name


def check_path(path: str) -> None:
    """Before the game begins, refuse a place that can't be written or holds something else."""
    file = Path(path)
    if not file.parent.is_dir():
        raise _unwritable(path, os.strerror(errno.ENOENT))
    if not os.access(file.parent, os.W_OK | os.X_OK):
        raise _unwritable(path, os.strerror(errno.EACCES))
    if not os.path.lexists(path):
        return
    if not file.is_file() or file.is_symlink():
        raise RecordError(
            say("{path} isn’t a plain file; choose another place for the record.", path=path)
        )
    if not _is_replaceable(file):
        raise RecordError(
            say(
                "{path} exists and isn’t a record; choose another place, so that it isn’t lost.",
                path=path,
            )
        )


def save(record: Record, path: str) -> str:
    """Write the record and return where it is: another place, if its own can no longer be
    written."""
    try:
        record.write(path)
    except RecordError:
        descriptor, other = tempfile.mkstemp(prefix="whistlestop-", suffix=".json")
        os.close(descriptor)
        record.write(other)
        return other
    return path


def _is_replaceable(file: Path) -> bool:
    """Whether it is one of our records, or an empty file."""
    try:
        text = file.read_text(encoding="utf-8")
        data = json.loads(text) if text else {"format": FORMAT}
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("format") == FORMAT


def _unwritable(path: str, why: str) -> RecordError:
    return RecordError(say("The record {path} can't be written: {why}.", path=path, why=why))
