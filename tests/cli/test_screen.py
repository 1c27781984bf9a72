"""What a terminal shows: columns, emphasis, results; and the real thing in a pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from tests.cli.conftest import load
from whistlestop.cli.screen import MANY, Screen, in_columns
from whistlestop.core.outcome import TieBreak, decide
from whistlestop.core.words import Speaker, say


def test_a_list_of_fifty_stays_on_one_screen() -> None:
    cells = [f"{number:>2}  Bid {number}" for number in range(1, 51)]
    rows = in_columns(cells, 98)
    assert len(rows) <= 8
    assert max(map(len, rows)) <= 98
    assert [int(number) for row in rows for number in row.split()[::3]] == [
        number for first in range(1, len(rows) + 1) for number in range(first, 51, len(rows))
    ]


def test_columns_are_read_downwards() -> None:
    assert in_columns(["1 a", "2 b", "3 c", "4 d", "5 e"], 15) == ["1 a   3 c   5 e", "2 b   4 d"]


def test_few_choices_stand_one_a_line() -> None:
    assert in_columns(["1 a", "2 b"], 98) == ["1 a", "2 b"]


def test_too_many_long_choices_are_shown_by_their_notation() -> None:
    keys = list(range(1, 51))
    long = [f"{key} " + "x" * 70 for key in keys]
    lines = Screen(Speaker()).choice_lines(keys, long, [f"build {key}" for key in keys])
    assert len(lines) <= MANY
    assert any(line.endswith("build 50") for line in lines)


def test_a_result_tells_what_broke_a_tie(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = decide(
        [10, 30, 30], [TieBreak(say("goods"), (1, 2, 3))], "rounds", say("All is done.")
    )
    Screen(Speaker(["Ann", "Bob", "Cleo"])).result(outcome)
    out = capsys.readouterr().out
    assert out.splitlines() == [
        "The result",
        "  All is done.",
        "  1.  Cleo  30",
        "  2.  Bob   30",
        "  3.  Ann   10",
        "  Scores are tied; compared next, goods: Cleo 3, Bob 2 and Ann 1.",
        "  Cleo wins.",
    ]


def test_a_shared_victory_names_all_who_share_it(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = decide([30, 30], [], "rounds", say("All is done."))
    Screen(Speaker(["Ann", "Bob"])).result(outcome)
    assert "  Ann and Bob share the victory.\n" in capsys.readouterr().out


class Terminal:
    """The command in a pseudo-terminal of its own, which can be typed at and read."""

    CHILD = (
        "import fcntl, signal, sys, termios\n"
        "fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"
        # Tests that run in the background of a shell inherit that Ctrl-C is ignored.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from whistlestop.cli import main\n"
        "sys.exit(main(sys.argv[1:]))\n"
    )

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 100, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.CHILD, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm", **environment},
        )
        os.close(slave)
        self.seen = ""

    def expect(self, text: str) -> None:
        """Read until the text has come, counted from what was expected last."""
        while text not in self.seen:
            readable, _, _ = select.select([self.master], [], [], 20)
            assert readable, self.seen
            self.seen += os.read(self.master, 65536).decode()
        self.seen = self.seen.partition(text)[2]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C, and Enter, because a signal just before a line is waited for ends no wait."""
        self.type("\x03")
        self.type("\n")

    def end(self) -> int:
        code = self.process.wait(30)
        os.close(self.master)
        return code


def test_ctrl_c_at_a_terminal_saves_the_game() -> None:
    terminal = Terminal("play", "--record", "p.json")
    terminal.expect("\x1b[1mPlayer 1: Put a company up for auction, or pass the marker.\x1b[0m")
    terminal.expect("> ")
    terminal.type("offer red\n")
    terminal.expect("Open the bidding")
    terminal.expect("> ")
    terminal.interrupt()
    terminal.expect("whistlestop play --resume p.json")
    assert terminal.end() == 0
    assert load("p.json")["actions"] == ["offer red"]


def test_a_shutdown_saves_the_game() -> None:
    terminal = Terminal("play", "--record", "p.json")
    terminal.expect("Put a company up for auction, or pass the marker.")
    terminal.expect("> ")
    terminal.process.terminate()
    terminal.type("\n")
    terminal.expect("--resume p.json")
    assert terminal.end() == 0
    assert load("p.json")["actions"] == []


def test_without_colour_the_words_are_the_same() -> None:
    terminal = Terminal("play", "--record", "p.json", NO_COLOR="1")
    terminal.expect("\nPlayer 1: Put a company up for auction, or pass the marker.\r\n")
    terminal.expect("> ")
    terminal.type("quit\n")
    terminal.expect("--resume p.json")
    assert terminal.end() == 0


def test_a_record_is_stepped_through_at_a_terminal(finished: Path) -> None:
    terminal = Terminal("replay", str(finished))
    terminal.expect("After 0 of")
    terminal.expect("quit] ")
    terminal.type("\n")
    terminal.expect("After 1 of")
    terminal.expect("quit] ")
    terminal.interrupt()
    assert terminal.end() == 0
