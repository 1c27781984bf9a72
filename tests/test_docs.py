"""The pages of docs/ lead somewhere, and what they show works as it is shown.

Pages about bots and environments have tests of their own, beside the tests of their subjects.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import whistlestop
from whistlestop.core.record import Record

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def anchors(page: Path) -> set[str]:
    """What a link may name behind `#`, as GitHub makes it from the headings."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        if link.startswith("https://"):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


def test_the_readme_lists_every_page() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in PAGES[1:]:
        assert f"({page.relative_to(ROOT)})" in text, page.name


def test_every_module_of_the_page_on_architecture_is_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    paths = [
        path for path in re.findall(r"`([\w/.-]+/[\w/.-]*)`", text) if path != "src/whistlestop/"
    ]
    rooms = [ROOT, ROOT / "src" / "whistlestop", *(ROOT / "src/whistlestop/games").glob("*_*")]
    assert len(paths) > 40
    for path in paths:
        assert any((room / path).exists() for room in rooms), path


def test_the_record_of_the_docs_replays() -> None:
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.S)
    match = Record.from_json(example).replay()
    assert match.names == ("Ann", "Bob", "Cleo")
    assert match.log[-1], "the auction ends with the last pass"


def test_the_page_on_records_names_every_field() -> None:
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    (record, *_) = (ROOT / "tests" / "games").glob("*/records/*.json")
    for field in re.findall(r'^ "(\w+)":', record.read_text(encoding="utf-8"), re.M):
        assert f"| `{field}" in text


def test_the_program_of_the_page_on_records_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, re.S)
    exec(compile(program, "records.md", "exec"), {})
    assert (tmp_path / "begun.json").exists()


def test_the_version_is_the_same_everywhere_and_the_changelog_dates_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == whistlestop.__version__
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version = re.escape(whistlestop.__version__)
    assert re.search(rf"^## \[{version}\] - \d{{4}}-\d\d-\d\d$", changes, re.M)
