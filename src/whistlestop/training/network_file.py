"""A network as a file of plain numbers, with where it comes from beside them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import whistlestop
from whistlestop.core.neural import Learnt
from whistlestop.core.registry import find_title
from whistlestop.training.recipe import Recipe


def write(path: Path, numbers: Learnt, recipe: Recipe, origin: dict[str, Any]) -> None:
    title = find_title(recipe.title)
    told = {
        "version": whistlestop.__version__,
        "rules": title.rules_version,
        "command": f"whistlestop train {recipe.title}",
        "first-games": recipe.first_games,
        "games-a-round": recipe.games,
        "simulations": recipe.simulations,
        "players": list(recipe.players),
        "seed": recipe.seed,
        **origin,
    }
    lines = [
        f"# What a master of {title.heading} has learnt: a row for each input, and in it a number",
        "# for each hidden unit; see core/neural.py.",
        "",
        f"bias = {numbers.bias}",
        f"out = {numbers.out}",
        "",
        "[origin]",
        *(f"{name} = {value!r}" for name, value in told.items()),
        "",
        "[direct]",
        *(f"{name} = {one}" for name, one in zip(numbers.inputs, numbers.direct, strict=True)),
        "",
        "[hidden]",
        *(f"{name} = {row}" for name, row in zip(numbers.inputs, numbers.hidden, strict=True)),
    ]
    part = path.with_name(f".{path.name}.part")
    part.write_text("\n".join(lines) + "\n", encoding="utf-8")
    part.replace(path)
