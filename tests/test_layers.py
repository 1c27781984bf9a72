"""Imports go downward only: training; arena, envs, server and talk; then bots; games; core.

The doors of a row don't know each other. The command line is a door of the same row to a person,
but its subcommands open the other ones, so that it stands above them here.

The server has walls of its own: its rooms stand above each other, and each room has up to three
floors. Its subject is the lowest. Above the subjects of all rooms are the views (`view`,
`game_view`, `log_view`, `scene_view`, `info`), which bring together what a page or a program is
shown; then the frame in `web`; then the doors (`pages`, `api`), which nothing but the
application's wiring imports.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import whistlestop

ROOT = Path(whistlestop.__file__).resolve().parent
LAYERS = {
    "core": 0,
    "games": 1,
    "bots": 2,
    "arena": 3,
    "envs": 3,
    "server": 3,
    "talk": 3,
    "training": 4,
    "cli": 5,
}
BARE = {"core", "games"}  # what simulations and compiled wheels consist of
RUNTIME = {"librt", "mypy_extensions"}

ROOMS = {  # of the server; those of one number don't know each other
    "": 0,  # what lies at the top: errors, settings, the clock, ...
    "storage": 1,
    "people": 2,
    "upkeep": 2,
    "rendering": 3,
    "notices": 4,
    "table": 5,
    "absence": 6,
    "bots": 7,
    "community": 8,
    "study": 8,
    "moderation": 9,
    "lobby": 9,
    "learning": 9,
}
VIEWS = {"view", "game_view", "log_view", "scene_view", "result_view", "info"}
DOORS = {"pages", "api"}
SUBJECT, VIEW, FRAME, DOOR, WIRING, RUNNING = range(6)
TOP_FILES = 12


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


def floor_of(room: str, module: str) -> int:
    if module in DOORS:
        return DOOR
    if module in VIEWS:
        return VIEW
    if room == "web":
        return FRAME
    if (room, module) == ("", "app"):
        return WIRING
    return RUNNING if room == "running" else SUBJECT


def place_in_server(name: str) -> tuple[str, str]:
    """The room and the module of a full name below the server; the top has no room."""
    parts = name.split(".")[2:]
    rooms = {*ROOMS, "web", "running"} - {""}
    if parts and parts[0] in rooms:
        return parts[0], parts[1] if len(parts) > 1 else ""
    return "", parts[0] if parts else ""


def wrong_ways_in_the_server(source: str, module: str, is_package: bool = False) -> list[str]:
    """What the imports of a module of the server break of its rooms and floors."""
    package = module if is_package else module.rpartition(".")[0]
    room, name = place_in_server(module)
    floor = floor_of(room, name)
    broken = []
    for line, target in imports_of(source, package):
        if not target.startswith("whistlestop.server."):
            continue
        other_room, other_name = place_in_server(target)
        other_floor = floor_of(other_room, other_name)
        where = f"{module}, line {line}: imports {target}"
        if other_floor == DOOR and floor < WIRING:
            broken.append(f"{where}, a door, which only the application may open")
        elif other_floor > floor:
            broken.append(f"{where}, which is on a floor above it")
        elif floor == other_floor == SUBJECT and room != other_room:
            if ROOMS[other_room] >= ROOMS[room]:
                broken.append(f"{where}, in a room that is not below it")
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


def server_modules() -> list[tuple[str, Path]]:
    return [(name, path) for name, path in modules() if name.startswith("whistlestop.server.")]


@pytest.mark.parametrize(
    ("module", "path"), server_modules(), ids=[name for name, _ in server_modules()]
)
def test_imports_in_the_server_go_down_its_rooms_and_floors(module: str, path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert wrong_ways_in_the_server(source, module, path.name == "__init__.py") == []


def test_every_folder_of_the_server_is_a_known_room() -> None:
    top = ROOT / "server"
    rooms = {path.parent.name for path in top.glob("*/__init__.py")}
    assert rooms == {*ROOMS, "web", "running"} - {""}
    assert len(list(top.glob("*.py"))) <= TOP_FILES


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("whistlestop.server.storage.store", "from whistlestop.server.people import names"),
        ("whistlestop.server.storage.store", "from whistlestop.server.table.tables import Tables"),
        ("whistlestop.server.storage.store", "def f():\n    from ..table import tables"),
        ("whistlestop.server.people.people", "from whistlestop.server.upkeep import backup"),
        ("whistlestop.server.table.room", "import whistlestop.server.absence.store"),
        ("whistlestop.server.table.tables", "from whistlestop.server.table.view import Views"),
        ("whistlestop.server.table.tables", "from whistlestop.server.web.visit import Visit"),
        ("whistlestop.server.table.view", "from whistlestop.server.web.visit import Visit"),
        ("whistlestop.server.table.pages", "from whistlestop.server.table import api"),
        ("whistlestop.server.table.api", "from whistlestop.server.table.pages import show"),
        ("whistlestop.server.absence.api", "from whistlestop.server.table.api import play"),
        ("whistlestop.server.study.pages", "from whistlestop.server.app import create_app"),
        ("whistlestop.server.app", "from whistlestop.server.running.run import serve"),
        ("whistlestop.server.settings", "from whistlestop.server.storage import rows"),
    ],
)
def test_an_import_the_wrong_way_in_the_server_is_caught(module: str, source: str) -> None:
    assert len(wrong_ways_in_the_server(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("whistlestop.server.table.room", "from whistlestop.server.storage.rows import Entry"),
        ("whistlestop.server.table.view", "from whistlestop.server.absence.view import clock"),
        ("whistlestop.server.table.pages", "from whistlestop.server.moderation import measures"),
        ("whistlestop.server.table.pages", "from whistlestop.server.table.view import explain"),
        ("whistlestop.server.app", "from whistlestop.server.table.pages import TablePages"),
        ("whistlestop.server.running.run", "from whistlestop.server.app import create_app"),
    ],
)
def test_an_import_down_the_rooms_of_the_server_is_let_through(module: str, source: str) -> None:
    assert wrong_ways_in_the_server(source, module) == []


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
        ("whistlestop.server.lobby.pages", "import whistlestop.cli.play"),
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
