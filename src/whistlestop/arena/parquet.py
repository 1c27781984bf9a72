"""Results as a Parquet file: a row for each seat of each game."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from whistlestop.arena.game import Result
from whistlestop.arena.plan import Plan


def to_parquet(plan: Plan, results: Sequence[Result]) -> bytes:
    import pyarrow
    import pyarrow.parquet

    columns: dict[str, list[Any]] = {
        name: []
        for name in (
            *("game", "seat", "bot", "score", "place", "win", "decisions", "seconds"),
            *("short", "ending", "build", "seed"),
        )
    }
    for result in results:
        for seat, bot in enumerate(result.bots):
            row = {
                "game": result.number,
                "seat": seat,
                "bot": bot,
                "score": result.scores[seat],
                "place": result.places[seat],
                "win": result.wins[seat],
                "decisions": result.decisions[seat],
                "seconds": result.seconds[seat],
                "short": result.short[seat] if result.short else 0,
                "ending": result.ending,
                "build": result.build,
                "seed": plan.game_seed(result.number),
            }
            for name, value in row.items():
                columns[name].append(value)
    schema = pyarrow.schema(
        [
            ("game", pyarrow.int64()),
            ("seat", pyarrow.int8()),
            ("bot", pyarrow.string()),
            ("score", pyarrow.int32()),
            ("place", pyarrow.int8()),
            ("win", pyarrow.float64()),
            ("decisions", pyarrow.int32()),
            ("seconds", pyarrow.float64()),
            ("short", pyarrow.int32()),
            ("ending", pyarrow.string()),
            ("build", pyarrow.string()),
            ("seed", pyarrow.string()),
        ],
        metadata={"title": plan.title, "board": plan.board, "players": str(plan.players)},
    )
    buffer = io.BytesIO()
    pyarrow.parquet.write_table(pyarrow.table(columns, schema=schema), buffer)
    return buffer.getvalue()
