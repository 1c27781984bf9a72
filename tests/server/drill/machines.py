"""Two servers with addresses of their own, as on two machines, and one PostgreSQL behind a proxy.

Each server has a network namespace with one cable to the outside, which can be pulled: then nothing
arrives and nobody is told, neither its people nor the database. Only these addresses are used.
"""

from __future__ import annotations

import os
import random
import select
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import sqlalchemy as sa

from tests.server.databases import new_database, postgres_server
from tests.server.drill.play import Company, Fault
from tests.server.running import RunningServer
from whistlestop.server.web.limits import NEW_TABLES

PORT = 8000
LONG_ENOUGH = 12.0  # seconds for which a machine is gone
MOST_OUTAGE = 10.0  # seconds after which everybody must be playing again
PEOPLE = 4
NO_NAMESPACES = "left out: it needs root, iproute2, and leave to make network namespaces"


class Machine:
    """A network namespace with a cable."""

    def __init__(self, number: int) -> None:
        self.name = f"whistlestop-{os.getpid()}-{number}"
        self.cable = f"ws{os.getpid() % 100_000}-{number}"
        base = f"10.213.{os.getpid() % 250}"
        self.outside, self.inside = f"{base}.{number * 4 + 1}", f"{base}.{number * 4 + 2}"

    def make(self) -> None:
        ip("netns", "add", self.name)
        far = f"{self.cable}x"
        ip("link", "add", self.cable, "type", "veth", "peer", "name", far, "netns", self.name)
        ip("addr", "add", f"{self.outside}/30", "dev", self.cable)
        ip("link", "set", self.cable, "up")
        ip("-n", self.name, "addr", "add", f"{self.inside}/30", "dev", far)
        ip("-n", self.name, "link", "set", far, "up")
        ip("-n", self.name, "link", "set", "lo", "up")

    def remove(self) -> None:
        subprocess.run(["ip", "netns", "del", self.name], capture_output=True)

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        ip("link", "set", self.cable, "down")
        try:
            yield
        finally:
            ip("link", "set", self.cable, "up")


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Proxy:
    """Hands every connection at an address on to PostgreSQL's socket."""

    def __init__(self, address: str, target: str) -> None:
        self.target = target
        self.listener = socket.create_server((address, 0))
        self.port = int(self.listener.getsockname()[1])
        self.far_ends: list[socket.socket] = []
        self.threads = [threading.Thread(target=self._serve, daemon=True)]
        self.threads[0].start()

    def _serve(self) -> None:
        with suppress(OSError):  # it is closed in the end
            while True:
                near, _ = self.listener.accept()
                far = socket.socket(socket.AF_UNIX)
                self.far_ends.append(far)
                self.threads.append(
                    threading.Thread(target=self._hand_on, args=(near, far), daemon=True)
                )
                self.threads[-1].start()

    def _hand_on(self, near: socket.socket, far: socket.socket) -> None:
        with near, far, suppress(OSError):
            far.connect(self.target)
            other = {near: far, far: near}
            while True:
                for end in select.select(list(other), [], [])[0]:
                    data = end.recv(65536)
                    if not data:
                        return
                    other[end].sendall(data)

    def close(self) -> None:
        """Ends every connection, also those whose machine is gone without a word."""
        with self.listener:
            self.listener.shutdown(socket.SHUT_RDWR)
            self.threads[0].join()
        for far in self.far_ends:
            with suppress(OSError):
                far.shutdown(socket.SHUT_RDWR)
        for thread in self.threads:
            thread.join()


def can_make_machines() -> bool:
    if os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    trial = Machine(60)
    try:
        trial.make()
    except subprocess.CalledProcessError:
        return False
    finally:
        trial.remove()
    return True


@contextmanager
def two_machines(folder: Path) -> Iterator[tuple[list[Machine], list[RunningServer], str]]:
    """The machines, the servers on them, and the database as it is reached without a proxy."""
    with ExitStack() as stack:
        postgres = stack.enter_context(postgres_server())
        database = stack.enter_context(new_database(postgres.get_uri(), "shared"))
        address = sa.make_url(database)
        target = f"{address.query['host']}/.s.PGSQL.5432"
        machines: list[Machine] = []
        servers: list[RunningServer] = []
        for number in range(2):
            machine = Machine(number)
            stack.callback(machine.remove)
            machine.make()
            machines.append(machine)
            proxy = Proxy(machine.outside, target)
            stack.callback(proxy.close)
            seen = address.set(host=machine.outside, port=proxy.port, query={})
            server = RunningServer(
                seen.render_as_string(hide_password=False),
                folder / f"machine{number}.log",
                PORT,
                host=machine.inside,
                within=("ip", "netns", "exec", machine.name),
                is_generous=False,
            )
            stack.callback(server.stop)
            servers.append(server)
        yield machines, servers, database


def machines_lost(folder: Path, times: int) -> list[Fault]:
    """One of two machines is cut off, or killed, and comes back; people go on at the other."""
    cut, killed = Fault("machine cut off"), Fault("machine killed")
    if not can_make_machines():
        cut.note = killed.note = NO_NAMESPACES
        return [cut, killed]
    generator = random.Random(times)
    with two_machines(folder) as (machines, servers, database):
        addresses = [server.address for server in servers]
        for fault in (cut, killed):
            with Company(addresses, PEOPLE) as company:
                for _ in range(times):
                    company.wait_for_moves(PEOPLE * 2)
                    number = generator.randrange(2)
                    if fault is cut:
                        with machines[number].cut_off():
                            time.sleep(LONG_ENOUGH)
                    else:
                        servers[number].kill()
                        time.sleep(LONG_ENOUGH)
                        servers[number].start()
                    fault.times += 1
                company.wait_for_moves(PEOPLE * 2)
            company.count(database, fault)
            fault.broken += fault.longest > MOST_OUTAGE
        cut.broken += allowance_is_wrong(machines, addresses)
    return [cut, killed]


def allowance_is_wrong(machines: list[Machine], addresses: list[str]) -> bool:
    """Whether somebody gets more or less than one allowance by going from one machine to the other
    while the first is cut off."""
    began = time.monotonic()
    made = httpx.post(f"{addresses[0]}/api/people", json={"name": "Ann"}).json()
    headers = {"authorization": f"Bearer {made['token']}"}
    wish = {"game": "steel-driver", "seats": [{"kind": "you"}, *[{"kind": "free"}] * 2]}
    made_tables = 0

    def make(address: str, tables: int) -> None:
        nonlocal made_tables
        for _ in range(tables):
            with suppress(httpx.TransportError):
                answer = httpx.post(
                    f"{address}/api/tables", json=wish, headers=headers, timeout=2.0
                )
                made_tables += answer.status_code == 201

    make(addresses[0], NEW_TABLES.burst // 2)
    with machines[0].cut_off():
        make(addresses[0], 1)  # nobody hears this one
        make(addresses[1], NEW_TABLES.burst)
    make(addresses[0], 3)
    since = (time.monotonic() - began) / NEW_TABLES.seconds
    return not NEW_TABLES.burst <= made_tables <= NEW_TABLES.burst + since + 1
