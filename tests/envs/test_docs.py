"""The pages on the interfaces show what works, and list what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.observations import PAGE, page
from whistlestop.envs import VERSIONS, module_name
from whistlestop.talk.desk import Desk
from whistlestop.talk.lines import REQUESTS, reply

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize(
    "name", ["environments", "pettingzoo", "gymnasium", "openspiel", "selfplay", "talk"]
)
def test_the_examples_of_a_page_run(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.S)
    assert examples
    scope: dict[str, object] = {}
    for example in examples:
        exec(compile(example, f"{name}.md", "exec"), scope)
    assert capsys.readouterr().out.strip()


def test_the_page_of_planes_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run tools/observations.py"


def test_every_version_of_an_environment_is_in_the_history() -> None:
    text = (DOCS / "environments.md").read_text(encoding="utf-8")
    for title in VERSIONS:
        assert f"| `{module_name(title)}` |" in text


def test_the_page_on_talking_shows_every_request_and_good_ones() -> None:
    text = (DOCS / "talk.md").read_text(encoding="utf-8")
    for request in REQUESTS:
        assert f"| `{request}` |" in text
    desk = Desk()
    (lines,) = re.findall(r'```json\n(\{"do".*?)```', text, re.S)
    for line in lines.splitlines():
        answer, _ = reply(desk, line)
        assert answer["ok"], line
