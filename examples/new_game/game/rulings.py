"""New Game's rulings: what is played where the printed rules are silent or open."""

from __future__ import annotations

from whistlestop.core.rulings import Ruling

RULINGS: tuple[Ruling, ...] = ()
