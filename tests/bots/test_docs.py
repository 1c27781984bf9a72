"""What docs/bots.md shows works as it is shown."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from whistlestop.bots import bot_names
from whistlestop.cli import main

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_docs_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = PAGE.read_text(encoding="utf-8")
    program = re.search(r"```python\n(.*?)```", text, re.S)
    command = re.search(r"^    whistlestop (arena .*) --games 40$", text, re.M)
    assert program is not None
    assert command is not None
    (tmp_path / "hasty.py").write_text(program[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main([*command[1].split(), "--games", "6", "--processes", "1", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    assert {row["bot"] for row in table["bots"]} == {"hasty.py:Hasty", "greedy", "random"}


def test_every_bot_stands_in_the_docs() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in bot_names():
        assert f"`{name}" in text
