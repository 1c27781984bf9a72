"""The server that bears the load, in processes of its own, and what it takes of the machine."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.running import free_port

PROGRAM = """
import cProfile, sys
from whistlestop.server.running.processes import serve_many
from whistlestop.server.running.run import prepare_logs, serve
from whistlestop.server.settings import Settings

database, port, processes, profile = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
prepare_logs("warning")
settings = Settings(database, pace=0.0, thinkers=1, generous=True)

def ready(port):
    print("ready", flush=True)

profiler = cProfile.Profile()
try:
    if processes > 1:
        serve_many(settings, "127.0.0.1", port, processes, "warning", ready)
    elif profile:
        profiler.runcall(serve, settings, "127.0.0.1", port, ready)
    else:
        serve(settings, "127.0.0.1", port, ready)
except KeyboardInterrupt:
    pass
finally:
    if profile:
        profiler.dump_stats(profile)
"""


class Server:
    def __init__(self, database: str, processes: int, folder: Path, is_profiled: bool) -> None:
        self.port = free_port()
        self.profile = folder / "profile" if is_profiled else None
        self.log = folder / "server.log"
        arguments = [database, str(self.port), str(processes), str(self.profile or "")]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, *arguments], stdout=log, stderr=log
            )
        end = time.monotonic() + 60
        while "ready" not in self.log.read_text():
            if self.process.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"the server did not start: {self.log.read_text()}")
            time.sleep(0.1)

    def ids(self) -> list[int]:
        """The processes that serve."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [self.process.pid, *map(int, children.read_text().split())]

    def work(self) -> float:
        """Seconds of processor time that they have taken, on whichever core."""
        return sum(_seconds_of(Path(f"/proc/{id}/stat")) for id in self.ids())

    def work_of_loops(self) -> float:
        """The same without the threads beside the event loop's, where the database is asked."""
        return sum(_seconds_of(Path(f"/proc/{id}/task/{id}/stat")) for id in self.ids())

    def memory(self) -> int:
        """Bytes that they have for themselves."""
        total = 0
        for id in self.ids():
            with contextlib.suppress(OSError):
                for line in Path(f"/proc/{id}/smaps_rollup").read_text().splitlines():
                    if line.startswith("Pss:"):
                        total += int(line.split()[1]) * 1024
        return total

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def _seconds_of(file: Path) -> float:
    """The processor time of a process or a thread; 0 if it is gone."""
    try:
        fields = file.read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
