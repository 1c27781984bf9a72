"""What the README shows works as it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from whistlestop.cli import main

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_commands_and_examples_of_the_readme_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = README.read_text(encoding="utf-8")
    commands = re.findall(r"^    whistlestop (.*--seed.*|replay \S+|games)(?: +#.*)?$", text, re.M)
    assert len(commands) == 3
    for command in commands:
        assert main(command.split()) == 0
    examples = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(examples) >= 3
    scope: dict[str, object] = {}
    for example in examples:
        exec(compile(example, "README.md", "exec"), scope)
    assert "offer one first" in capsys.readouterr().out
