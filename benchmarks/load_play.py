"""The people who make the load: they play at many tables and watch, and what they see is kept."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from benchmarks.load_client import Lines, Stream
from benchmarks.load_server import Server

SEATS = 4
GAMES = ("steel-driver", "steam-rollers", "rolling-freight")
LINES = 64  # connections for requests
GOAL = 0.1  # seconds within which 99 of 100 moves must be acknowledged
SETTLE = 20.0  # seconds for which the last notes are waited for


@dataclass
class Table:
    id: str
    tokens: list[str]
    is_busy: bool = False
    moves: list[tuple[int, str, int, float]] = field(default_factory=list)
    """Acknowledged: the version it was made for, the notation, the version after, when sent."""


@dataclass
class Phase:
    """What one stretch of play has shown."""

    wanted: float
    seconds: float
    acknowledged: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    refused: int = 0
    work: float = 0.0  # seconds of processor time of the server
    work_of_loops: float = 0.0  # of which not in the threads where the database is asked

    @property
    def rate(self) -> float:
        return len(self.acknowledged) / self.seconds

    @property
    def is_good(self) -> bool:
        return (
            not self.refused
            and self.rate > 0.95 * self.wanted
            and percentile(self.acknowledged, 99) < GOAL
        )


class Load:
    def __init__(self, chosen: argparse.Namespace, server: Server) -> None:
        self.chosen = chosen
        self.server = server
        self.lines = Lines(server.port, LINES)
        self.generator = random.Random(8)
        self.tables: list[Table] = []
        self.streams: list[Stream] = []
        self.result: dict[str, Any] = {}

    async def run(self) -> None:
        with self.lines:
            await self._prepare()
            statements = await self._statements()
            phases = [await self._play(self.chosen.rate, self.chosen.pages)]
            statements = await self._statements() - statements
            self.result["statements_per_move"] = round(
                statements / max(1, len(phases[0].acknowledged)), 1
            )
            if not self.chosen.no_ramp:
                phases += await self._ramp(phases[0])
            await self._check()
            for stream in self.streams:
                await stream.close()
        first = phases[0]
        good = [phase.rate for phase in phases if phase.is_good]
        self.result |= {
            "rate": round(first.rate, 1),
            "moves": sum(len(table.moves) for table in self.tables),
            "work_ms_per_move": round(1000 * first.work / max(1, len(first.acknowledged)), 2),
            "in_threads_ms": round(
                1000 * (first.work - first.work_of_loops) / max(1, len(first.acknowledged)), 2
            ),
            "acknowledged_ms": _spread(first.acknowledged),
            "pages_ms": _spread(first.pages) if first.pages else None,
            "refused": sum(phase.refused for phase in phases),
            "highest_rate": round(max(good), 1) if good else None,
            "ramp": [
                {"rate": round(phase.rate, 1), "wanted": phase.wanted}
                | {"p99_ms": round(1000 * percentile(phase.acknowledged, 99), 1)}
                for phase in phases
            ],
        }

    async def _prepare(self) -> None:
        ask = self.lines.json
        base = self.server.memory()
        people = []
        for group in _groups(range(SEATS * self.chosen.tables), LINES):
            made = [ask("POST", "/api/people", "", {"name": f"Person {n}"}) for n in group]
            people += [person["token"] for person in await asyncio.gather(*made)]

        async def table(number: int) -> Table:
            tokens = people[SEATS * number : SEATS * (number + 1)]
            seats = [{"kind": "you"}, *[{"kind": "free"}] * (SEATS - 1)]
            wish = {"game": GAMES[number % len(GAMES)], "seats": seats}
            id = (await ask("POST", "/api/tables", tokens[0], wish))["id"]
            for seat in range(1, SEATS):
                await ask("POST", f"/api/tables/{id}/seats/{seat}", tokens[seat], {})
            await ask("GET", f"/api/tables/{id}", tokens[0])
            return Table(id, tokens)

        for group in _groups(range(self.chosen.tables), 8):
            self.tables += await asyncio.gather(*map(table, group))
        with_tables = self.server.memory()
        for number in range(self.chosen.streams):
            chosen = self.tables[number % len(self.tables)]
            self.streams.append(Stream(self.server.port, chosen.id))
        for some in _groups(self.streams, LINES):
            for stream in some:
                stream.open()
            await asyncio.gather(*(stream.ready.wait() for stream in some))
        with_streams = self.server.memory()
        self.result |= {
            "tables": len(self.tables),
            "streams": len(self.streams),
            "memory_mb": round(with_streams / 1e6, 1),
            "kb_per_table": round((with_tables - base) / len(self.tables) / 1000, 1),
            "kb_per_stream": round(
                (with_streams - with_tables) / max(1, len(self.streams)) / 1000, 1
            ),
        }

    async def _statements(self) -> float:
        """How often the database has been asked, by all processes."""
        _, body, _, _ = await self.lines.ask("GET", "/metrics")
        found = re.findall(r"whistlestop_database_seconds_count\{.*\} (\S+)", body.decode())
        return sum(map(float, found))

    async def _play(self, rate: float, with_pages: bool = False) -> Phase:
        """Moves at a steady pace, whether or not the answers keep up."""
        phase = Phase(rate, self.chosen.seconds)
        loading = [
            asyncio.create_task(self._load_pages(stream, number, phase))
            for number, stream in enumerate(self.streams)
            if with_pages
        ]
        running: set[asyncio.Task[None]] = set()
        before = self.server.work()
        loops_before = self.server.work_of_loops()
        began = time.perf_counter()
        for number in range(int(rate * phase.seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            table = self._idle_table()
            if table is None:
                continue  # every table waits for an answer: the pace can't be kept
            task = asyncio.create_task(self._move(table, phase))
            running.add(task)
            task.add_done_callback(running.discard)
        if running:
            await asyncio.wait(running, timeout=SETTLE)
        phase.seconds = max(phase.seconds, time.perf_counter() - began)
        phase.work = self.server.work() - before
        phase.work_of_loops = self.server.work_of_loops() - loops_before
        for load in loading:
            load.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        return phase

    def _idle_table(self) -> Table | None:
        for _ in range(len(self.tables)):
            table = self.generator.choice(self.tables)
            if not table.is_busy:
                table.is_busy = True
                return table
        return None

    async def _move(self, table: Table, phase: Phase) -> None:
        path = f"/api/tables/{table.id}"
        seen = await self.lines.json("GET", path, table.tokens[0])
        seat = seen["table"]["to_act"]
        if seat > 0:
            seen = await self.lines.json("GET", path, table.tokens[seat])
        if not seen["legal"]:
            phase.refused += 0 if seat < 0 else 1
            return  # the game is over: this table stays busy, and is left alone
        choice = self.generator.choice(seen["legal"])
        status, body, sent, took = await self.lines.ask(
            "POST",
            f"{path}/actions",
            table.tokens[seat],
            {"version": seen["version"], "action": choice["id"]},
        )
        if status == 200:
            after = json.loads(body)["version"]
            table.moves.append((seen["version"], choice["notation"], after, sent))
            phase.acknowledged.append(took)
        else:
            phase.refused += 1
        table.is_busy = False

    async def _load_pages(self, stream: Stream, number: int, phase: Phase) -> None:
        """What a page's script does: at every note it asks for the page's changing part."""
        table = self.tables[number % len(self.tables)]
        place = number // len(self.tables) % (SEATS + 1)
        token = table.tokens[place] if place < SEATS else ""
        stream.changed.clear()
        while True:
            await stream.changed.wait()
            stream.changed.clear()
            status, _, _, took = await self.lines.ask(
                "GET", f"/table/{table.id}", token, accept="text/html"
            )
            phase.pages.append(took)
            phase.refused += status != 200

    async def _ramp(self, first: Phase) -> list[Phase]:
        """Twice as many moves at a time, until that is too many; then once between."""
        phases: list[Phase] = []
        last, rate = first.wanted, 2 * first.wanted
        if not first.is_good:
            return phases
        while rate <= self.chosen.most:
            phase = await self._play(rate)
            phases.append(phase)
            if not phase.is_good:
                phases.append(await self._play((last + rate) / 2))
                break
            last, rate = rate, 2 * rate
        return phases

    async def _check(self) -> None:
        """Every move is in the log, and every stream has heard of it."""
        end = time.monotonic() + SETTLE
        last = {table.id: table.moves[-1][2] for table in self.tables if table.moves}
        while time.monotonic() < end and any(
            stream.heard[-1][1] < last.get(stream.table, 0) for stream in self.streams
        ):
            await asyncio.sleep(0.1)
        lost = 0
        for table in self.tables:
            log = await self.lines.json("GET", f"/api/tables/{table.id}/log", table.tokens[0])
            lost += sum(log[version]["notation"] != said for version, said, _, _ in table.moves)
        by_id = {table.id: table for table in self.tables}
        missed, delays = 0, []
        for stream in self.streams:
            for _, _, version, sent in by_id[stream.table].moves:
                heard = next((when for when, told in stream.heard if told >= version), None)
                if heard is None:
                    missed += 1
                else:
                    delays.append(max(0.0, heard - sent))
        self.result |= {
            "lost_moves": lost,
            "missed_notes": missed,
            "notes": len(delays),
            "told_ms": _spread(delays),
        }


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))] if ordered else 0.0


def _groups(things: Any, size: int) -> Iterator[Any]:
    things = list(things)
    return (things[place : place + size] for place in range(0, len(things), size))


def _spread(values: list[float]) -> dict[str, float]:
    return {
        name: round(1000 * percentile(values, part), 1)
        for name, part in (("p50", 50), ("p95", 95), ("p99", 99), ("most", 100))
    }
