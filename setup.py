"""Compiles the rules with mypyc where asked to: WHISTLESTOP_COMPILE=1.

The same source runs uncompiled everywhere else, and plays the same games. What is compiled is
listed here: the contract, and of each game what a simulation runs through. Boards, words and
pictures stay Python; they are not on that path.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

COMPILED = {
    "core": "bits vectors game playout neural judgement features",
    "games/steel_driver": "actions game position auction building link profit final state",
    "games/steel_driver/mind": "judgement outlook expertise mastery features",
    "games/steam_rollers": (
        "actions game position network delivery cards acting rounds beginning final state"
    ),
    "games/steam_rollers/mind": "approach judgement outlook expertise features",
    "games/rolling_freight": (
        "actions game position decks draft rolling paying purse turn network delivery stock "
        "phases final state"
    ),
    "games/rolling_freight/mind": "judgement outlook expertise mastery features",
    "bots": "tree endgame",
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


class BuildEverything(build_py):
    """Compiles the translations, and builds the pages' script where the sources come without it."""

    def run(self) -> None:
        subprocess.run([sys.executable, "tools/catalogues.py"], check=True)
        if not Path("src/whistlestop/server/static/client.js").exists():
            subprocess.run(
                ["tools/build-client"], check=True, env={**os.environ, "PYTHON": sys.executable}
            )
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildEverything})
