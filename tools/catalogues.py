#!/usr/bin/env python3
"""Compile the translations, so that the package can speak them.

    tools/catalogues.py [FOLDER]    src/whistlestop/locales unless named

Every <language>/LC_MESSAGES/whistlestop.po gets a whistlestop.mo beside it, which git leaves out;
building the package and setting up the work tree both do this. It needs only Python, so that a
build needs nothing but setuptools. What is untranslated or marked fuzzy stays English.
"""

from __future__ import annotations

import ast
import re
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

LOCALES = Path(__file__).resolve().parent.parent / "src" / "whistlestop" / "locales"
LINE = re.compile(r'(?:(msgid|msgid_plural|msgstr)(?:\[([0-9]+)\])? )?(".*")')


def entries(text: str) -> Iterator[tuple[list[str], list[str]]]:
    """The messages of a .po file that are translated: what is said, and how; in all their forms."""
    for block in re.split(r"\n\s*\n", text):
        said: list[str] = []
        told: list[str] = []
        current = said
        is_fuzzy = False
        for line in filter(None, map(str.strip, block.splitlines())):
            if line.startswith("#"):
                is_fuzzy |= line.startswith("#,") and "fuzzy" in line
                continue
            found = LINE.fullmatch(line)
            if found is None:
                raise ValueError(f"not a line of a catalogue: {line}")
            keyword, _, quoted = found.groups()
            if keyword:
                current = told if keyword == "msgstr" else said
                current.append("")
            current[-1] += ast.literal_eval(quoted)
        if said and all(told) and (said == [""] or not is_fuzzy):  # the header always counts
            yield said, told


def compiled(text: str) -> bytes:
    """The .mo file of a .po file's text: two sorted tables of strings, as gettext reads them."""
    pairs = sorted(
        ("\0".join(said).encode(), "\0".join(told).encode()) for said, told in entries(text)
    )
    keys, values = [key for key, _ in pairs], [value for _, value in pairs]
    first_table = 7 * 4
    place = first_table + 2 * 8 * len(pairs)
    tables = b""
    for strings in (keys, values):
        for string in strings:
            tables += struct.pack("<2I", len(string), place)
            place += len(string) + 1
    header = struct.pack(
        "<7I", 0x950412DE, 0, len(pairs), first_table, first_table + 8 * len(pairs), 0, 0
    )
    return header + tables + b"".join(string + b"\0" for string in (*keys, *values))


def compile_all(locales: Path = LOCALES) -> list[Path]:
    """Bring every .mo up to date; returns those that have changed."""
    changed = []
    for file in sorted(locales.glob("*/LC_MESSAGES/*.po")):
        target = file.with_suffix(".mo")
        content = compiled(file.read_text(encoding="utf-8"))
        if not target.exists() or target.read_bytes() != content:
            target.write_bytes(content)
            changed.append(target)
    return changed


if __name__ == "__main__":
    compile_all(*map(Path, sys.argv[1:]))
