"""What a server can be told from outside."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

SQLITE = "sqlite"


@dataclass(frozen=True)
class Settings:
    database: str = ""  # a URL of SQLAlchemy's; empty for the file in the person's own folder
    pace: float = 0.7  # seconds between two moves that nobody at the table has to make
    thinking: float = 20.0  # seconds after which a bot is given up
    workers: int = 2  # processes in which bots think
    is_secure: bool = False  # whether people come by https, so that cookies may insist on it
    generous: bool = False  # rate limits lifted, for tests and measurements

    @property
    def database_url(self) -> str:
        return self.database or f"{SQLITE}:///{default_file()}"


def default_file() -> Path:
    """The database of a person who named none."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "whistlestop" / "tables.sqlite"
