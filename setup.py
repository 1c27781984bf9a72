"""Compiles the rules with mypyc where there is a C compiler.

The same source runs uncompiled everywhere else, and plays the same games, about ten times as
slowly. `WHISTLESTOP_PURE=1` asks for plain Python; `WHISTLESTOP_COMPILE=1` makes it a fault if
nothing can be compiled. An editable install is never compiled, since a compiled module would hide
the edited source.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError, PlatformError

PACKAGE = Path("src/whistlestop")
CLIENT = PACKAGE / "server/static/client.js"

# What simulations run through. Of a game: its rules, and the mind that judges positions. What is
# read once from a board's file stays Python, as do words and pictures.
SHARED = {
    "core": (
        *("bits", "vectors", "game", "playout", "neural", "judgement", "features"),
        *("batch", "rewards", "stream"),
    ),
    "bots": ("tree", "endgame", "greedy"),
}
READ_ONCE = ("__init__", "board", "modules", "numbers")


def groups() -> dict[str, list[str]]:
    """The sources that are compiled, by the library they go into.

    A library for each game, not one for all: a C compiler takes far longer for one large file than
    for several small ones, which it can also compile at the same time. The rules of one game stay
    together, because calls within a library are the fast ones.
    """
    found = {
        name: [str(PACKAGE / name / f"{module}.py") for module in modules]
        for name, modules in SHARED.items()
    }
    for folder in sorted((PACKAGE / "games").iterdir()):
        sources = [*folder.glob("*.py"), *folder.glob("mind/*.py")]
        chosen = sorted(str(source) for source in sources if source.stem not in READ_ONCE)
        if chosen:
            found[folder.name] = chosen
    return found


def tell(sentence: str) -> None:
    print(f"whistlestop: {sentence}", file=sys.stderr, flush=True)


def compiles_c() -> bool:
    """Whether there is a C compiler, and Python's headers for it."""
    # From Python 3.12 on, this is a part of setuptools, found once that is imported.
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    compiler = new_compiler()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        try:
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, PlatformError, OSError):
            return False
    return True


def wants_compiled() -> bool:
    if not any(command in sys.argv for command in ("bdist_wheel", "build", "build_ext")):
        return False  # only the metadata is asked for, or the sources, or an editable install
    if os.environ.get("WHISTLESTOP_PURE") == "1":
        tell("the rules stay plain Python, as WHISTLESTOP_PURE=1 asks.")
        return False
    return True


def extensions() -> list[Any]:
    if not wants_compiled():
        return []
    if not compiles_c():
        missing = "no C compiler with Python's headers was found (Debian: gcc and python3-dev)"
        if os.environ.get("WHISTLESTOP_COMPILE") == "1":
            sys.exit(f"whistlestop: the rules can't be compiled: {missing}.")
        tell(f"{missing}, so the rules stay plain Python: bots search a tenth as much.")
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    libraries = groups()
    made: list[Any] = mypycify(
        [source for sources in libraries.values() for source in sources],
        opt_level="2",
        debug_level="0",
        separate=[(sources, f"whistlestop_{name}") for name, sources in libraries.items()],
    )
    # The largest first, so that no core waits for it alone in the end.
    made.sort(key=lambda extension: -sum(os.path.getsize(file) for file in extension.sources))
    return made


class BuildInParallel(build_ext):
    """Compiles as many files at a time as there are processors."""

    parallel: int | None

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()


def build_client() -> None:
    """The pages' script, where the sources come without it."""
    if not CLIENT.exists():
        # Found by its path, because Windows would look for bash in another place first.
        subprocess.run(
            [shutil.which("bash") or "bash", "tools/build-client"],
            check=True,
            env={**os.environ, "PYTHON": sys.executable},
        )


class BuildEverything(build_py):
    """Compiles the translations too."""

    def run(self) -> None:
        subprocess.run([sys.executable, "tools/catalogues.py"], check=True)
        build_client()
        super().run()


class PackEverything(sdist):
    """Packs the pages' script too, so that installing from sources needs no Node.js."""

    def run(self) -> None:
        build_client()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={
        "build_ext": BuildInParallel,
        "build_py": BuildEverything,
        "sdist": PackEverything,
    },
)
