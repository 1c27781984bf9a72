"""The settings of a server."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

SQLITE = "sqlite"


@dataclass(frozen=True)
class Settings:
    database: str = ""  # an SQLAlchemy URL; empty for the file in the user's own folder
    pace: float = 0.2  # seconds between two moves that no person makes; pages show them slower
    thinking: float = 20.0  # seconds before we give up on a bot
    thinkers: int = 2  # processes in which bots think
    public_url: str = ""  # where people find the server, if that is not where it listens
    proxies: tuple[str, ...] = ()  # addresses and networks believed about where requests come from
    metrics_token: str = ""  # lets other machines read the metrics
    smtp: str = ""  # where mail is sent through (see notices/mail.py); empty: none is sent
    has_house: bool = False  # whether bots play a game of their own for visitors of the lobby
    generous: bool = False  # rate limits lifted, for tests and measurements

    process: int = 0  # which of the server's processes this is

    @property
    def is_secure(self) -> bool:
        """Whether people come by https, so that cookies and browsers may insist on it."""
        return self.public_url.startswith("https://")

    @property
    def database_url(self) -> str:
        return self.database or f"{SQLITE}:///{default_file()}"


def default_file() -> Path:
    """The database if none is named."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "whistlestop" / "tables.sqlite"
