"""The fonts of the pages, at addresses of their own: a browser loads them once and keeps them."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from whistlestop.core.picture.faces import FILES, FOLDER


@lru_cache(maxsize=8)
def font_file(name: str) -> bytes | None:
    if name not in {file.name for file in FILES}:
        return None
    return (FOLDER / name).read_bytes()


@lru_cache(maxsize=8)
def font_address(name: str) -> str:
    """It changes with the file, so it may be kept for ever."""
    return f"/font/{name}?{hashlib.sha256(font_file(name) or b'').hexdigest()[:12]}"
