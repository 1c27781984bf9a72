"""Imports go downward only: arena, envs, server and talk; then bots; then games; then core.

The doors of a row don't know each other. The command line is a door of the same row to a person,
but its subcommands open the other ones, so that it stands above them here.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import whistlestop

ROOT = Path(whistlestop.__file__).resolve().parent
LAYERS = {"core": 0, "games": 1, "bots": 2, "arena": 3, "envs": 3, "server": 3, "talk": 3, "cli": 4}
BARE = {"core", "games"}  # what simulations and compiled wheels consist of
RUNTIME = {"librt", "mypy_extensions"}


def imports_of(source: str, package: str) -> list[tuple[int, str]]:
    """Every module that a source names in an import, at whatever depth, with its line."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                module = ".".join([*above, module] if module else above)
            # `from whistlestop import games` names the module in the second place.
            found += [(node.lineno, f"{module}.{alias.name}") for alias in node.names]
    return found


def violations(source: str, module: str, is_package: bool = False) -> list[str]:
    """What the imports of a module break; `module` is its full name."""
    package = module if is_package else module.rpartition(".")[0]
    parts = module.split(".")
    layer = parts[1] if len(parts) > 1 else ""
    broken = []
    for line, name in imports_of(source, package):
        top, *below = name.split(".")
        where = f"{module}, line {line}: imports {name}"
        if top != "whistlestop":
            if layer in BARE and top not in RUNTIME and top not in sys.stdlib_module_names:
                broken.append(f"{where}, which is neither ours nor of the standard library")
            continue
        target = below[0] if below else ""
        if layer not in LAYERS or target not in LAYERS:
            continue  # the package's own root belongs to no layer
        if LAYERS[target] > LAYERS[layer] or (LAYERS[target] == LAYERS[layer] and target != layer):
            broken.append(f"{where}, which is not below it")
        if layer == target == "games" and len(parts) > 2 and len(below) > 1:
            if parts[2] != below[1]:
                broken.append(f"{where}, another game")
    return broken


def modules() -> list[tuple[str, Path]]:
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        parts = ["whistlestop", *path.relative_to(ROOT).with_suffix("").parts]
        if parts[-1] == "__init__":
            parts.pop()
        found.append((".".join(parts), path))
    return found


def test_every_module_belongs_to_a_layer() -> None:
    names = {name.split(".")[1] for name, _ in modules() if "." in name}
    assert names - set(LAYERS) == {"__main__"} & names
    assert {"core", "games"} <= names


@pytest.mark.parametrize(("module", "path"), modules(), ids=[name for name, _ in modules()])
def test_imports_go_downward_only(module: str, path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert violations(source, module, path.name == "__init__.py") == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("whistlestop.core.game", "import whistlestop.games.steel_driver"),
        ("whistlestop.core.game", "from whistlestop import games"),
        ("whistlestop.core.game", "from ..games import steel_driver"),
        ("whistlestop.core.game", "def f():\n    from whistlestop.bots import greedy"),
        ("whistlestop.core.game", "if TYPE_CHECKING:\n    import whistlestop.cli"),
        ("whistlestop.core.game", "import numpy"),
        ("whistlestop.games.one.state", "from whistlestop.bots import base"),
        ("whistlestop.games.one.state", "from whistlestop.games.two.board import Board"),
        ("whistlestop.games.one.state", "from whistlestop.games import two"),
        ("whistlestop.games.one.state", "from ..two import board"),
        ("whistlestop.games.one.state", "class C:\n    def m(self):\n        import numpy.linalg"),
        ("whistlestop.bots.search", "from whistlestop.arena.ratings import Elo"),
        ("whistlestop.bots.search", "from whistlestop.cli import main"),
        ("whistlestop.server.pages", "import whistlestop.cli.play"),
        ("whistlestop.arena.run", "from whistlestop import envs"),
        ("whistlestop.talk.desk", "def f():\n    import whistlestop.server"),
    ],
)
def test_an_import_upward_or_sideways_is_caught(module: str, source: str) -> None:
    assert len(violations(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("whistlestop.core.game", "from whistlestop.core.words import say\nimport json"),
        ("whistlestop.games.one.state", "from whistlestop.core import bits\nimport librt.vecs"),
        ("whistlestop.games.one.state", "from whistlestop.games.one.board import Board"),
        ("whistlestop.games.one.state", "from .board import Board\nfrom . import board"),
        ("whistlestop.bots.search", "from whistlestop.games.one import judgement\nimport numpy"),
        ("whistlestop.cli.play", "from whistlestop.bots import base\nimport whistlestop"),
        ("whistlestop.cli.serve", "from whistlestop.server import run"),
    ],
)
def test_an_import_downward_is_let_through(module: str, source: str) -> None:
    assert violations(source, module) == []
