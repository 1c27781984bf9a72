"""Compiles the rules with mypyc where asked to: WHISTLESTOP_COMPILE=1.

The same source runs uncompiled everywhere else, and plays the same games. What is compiled is
listed here: the contract, and of each game what a simulation runs through. Boards, words and
pictures stay Python; they are not on that path.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

COMPILED = {
    "core": "bits vectors game playout",
    "games/steel_driver": ("actions tables position auction building link profit final state"),
}


def sources() -> list[str]:
    package = Path("src/whistlestop")
    return [
        str(package / folder / f"{module}.py")
        for folder, modules in COMPILED.items()
        for module in modules.split()
    ]


def extensions() -> list[object]:
    if os.environ.get("WHISTLESTOP_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    compiled: list[object] = mypycify(sources(), opt_level="3", debug_level="0")
    return compiled


setup(ext_modules=extensions())
