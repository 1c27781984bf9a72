"""Every sentence can be translated: the catalogues find it, and nothing bypasses them."""

from __future__ import annotations

import ast
import gettext
import re
from functools import cache
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tools import messages
from tools.catalogues import compile_all
from tools.messages import NotLiteral, all_templates, templates_of
from whistlestop.core import words

LANGUAGE = "eo"  # nobody has translated Whistlestop into it yet


def test_templates_are_found_in_every_form() -> None:
    source = (
        "from whistlestop.core.words import say, say_many\n"
        "say('One {n}', n=1)\n"
        "say_many('a cube', 'cubes', n)\n"
        "speaker.text('A heading')\n"
        "self.screen.speaker.text(\n'In two '\n'parts')\n"
        "node.text('key')\n"
    )
    assert [template.forms for template in templates_of(source, "x.py")] == [
        ("One {n}",),
        ("a cube", "cubes"),
        ("A heading",),
        ("In two parts",),
    ]


@pytest.mark.parametrize(
    "call", ["say(text)", "say(f'{a}')", "say('a' + b)", "say_many('a', b, 1)", "speaker.text(a)"]
)
def test_a_template_made_at_run_time_is_refused_with_its_line(call: str) -> None:
    with pytest.raises(NotLiteral, match=r"x\.py, line 2"):
        templates_of(f"from whistlestop.core.words import say, say_many\n{call}", "x.py")


def test_every_template_of_the_package_is_literal_and_its_fields_are_names() -> None:
    templates = all_templates()
    assert len(templates) > 100
    for template in templates:
        for form in template.forms:
            assert form.strip(), template
            for field in re.findall(r"\{(.*?)\}", form):
                assert field.isidentifier(), template


def test_headings_are_said_by_what_the_extraction_takes_for_a_speaker() -> None:
    """Those names are all that it goes by, so no sentence may hide behind another."""
    for file in messages.SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "text"
                and node.args
                and isinstance(node.args[0], ast.Constant)
                and not re.fullmatch("[a-z_]+", str(node.args[0].value))
            ):
                owner = ast.unparse(node.func.value).rpartition(".")[2]
                assert owner in (*messages.SPEAKERS, "sa"), (file, node.lineno)  # sa.text is SQL


def test_catalogues_hold_nothing_that_changes_by_itself() -> None:
    template = messages.po_bytes(messages.template_catalog(all_templates()))
    assert template == messages.po_bytes(messages.template_catalog(all_templates()))
    text = template.decode()
    assert "charset=utf-8" in text
    assert "Date" not in text
    assert "Babel" not in text
    assert str(messages.ROOT) not in text
    assert not re.search(r"^#: .*:\d", text, re.MULTILINE)


def test_a_translation_is_kept_up_to_date_and_compiled(tmp_path: Path) -> None:
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    po = folder / "whistlestop.po"
    po.write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
        'msgid "The game is over."\nmsgstr "Das Spiel ist aus."\n\n'
        'msgid "Said no more"\nmsgstr "Nicht mehr gesagt"\n',
        encoding="utf-8",
    )
    for _ in range(2):  # the second time, nothing changes any more
        files = messages.wanted_files(tmp_path)
        for file, content in files.items():
            file.write_bytes(content)
    compile_all(tmp_path)
    assert messages.wanted_files(tmp_path) == {file: file.read_bytes() for file in files}
    text = po.read_text(encoding="utf-8")
    assert "Das Spiel ist aus." in text
    assert "Said no more" not in text
    assert 'msgid "The result"\nmsgstr ""' in text
    speaker = words.Speaker((), gettext.translation("whistlestop", tmp_path, ["de"]))
    assert speaker.text("The game is over.") == "Das Spiel ist aus."
    assert speaker.text("The result") == "The result"


@cache
def bracketed_catalogue() -> bytes:
    catalog = messages.QuietCatalog(locale=LANGUAGE)
    for template in all_templates():
        marked = tuple(f"⟦{form}⟧" for form in template.forms)
        if len(template.forms) == 1:
            catalog.add(template.forms[0], marked[0])
        else:
            catalog.add(template.forms, marked)
    return messages.mo_bytes(catalog)


@pytest.fixture
def bracketed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language in which every template is itself, in brackets."""
    folder = tmp_path / "locales" / LANGUAGE / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "whistlestop.mo").write_bytes(bracketed_catalogue())
    monkeypatch.setattr(words, "LOCALES", tmp_path / "locales")
    monkeypatch.setenv("LANG", f"{LANGUAGE}.UTF-8")


# What is the same in every language: names and the words that a person types.
TYPED = (
    "whistlestop play replay resume check help board all log why rules undo save quit json random "
    "companies players key"
)


NAMES = "Zoe Yannick Xul Steel Driver steel driver usa"


def untranslated(text: str) -> set[str]:
    """The words of a text that stand outside all brackets and are no names."""
    text = re.sub(r"^    [a-z]+ ", "", text, flags=re.MULTILINE)  # a command, in a list of them
    while "⟦" in text:
        shorter = re.sub(r"⟦[^⟦⟧]*⟧", " ", text)
        assert shorter != text, "unbalanced brackets"
        text = shorter
    text = re.sub(r"--[a-z]+", " ", text)
    # On the map, letters of companies and cities run together; words have small letters.
    found = set(re.findall(r"[^\W\d_]?[^\W\d_A-Z]{3,}", text))
    return found - set(TYPED.split()) - set(NAMES.split())


def test_a_game_of_bots_is_told_in_the_language(run: Run, bracketed: None) -> None:
    seats = "random:Zoe,random:Yannick,random:Xul"
    ran = run("play", "--seats", seats, "--seed", "7", "--record", "g.json")
    assert ran.code == 0
    assert " wins.⟧" in ran.out
    assert untranslated(ran.out) == set()
    assert untranslated(run("replay", "g.json").out) == set()
    assert untranslated(run("replay", "g.json", "--at", "60").out) == set()


def test_a_person_is_spoken_to_in_the_language(run: Run, bracketed: None) -> None:
    typed = "help\nlog\nwhy\nwhy bid 3\nundo\n99\nnonsense\noffer red\nbid 10\nundo\nbid 9\nsave\n"
    seats = "you:Zoe,random:Yannick,random:Xul"
    ran = run("play", "--seats", seats, "--seed", "5", "--record", "p.json", typed=typed)
    assert ran.code == 0
    assert "⟦Zoe: ⟦Put a company up" in ran.out
    assert untranslated(ran.out) == set()


@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["board"], ["board", "check"]])
def test_help_is_given_in_the_language(run: Run, bracketed: None, command: list[str]) -> None:
    assert untranslated(run(*command, "--help").out) == set()


@pytest.mark.parametrize(
    "arguments",
    [
        *(["frob"], ["replay"], ["play", "--seed"], ["play", "--frob"], ["board", "frob"]),
        *(["play", "frob"], ["replay", "none.json"], ["board", "check", "none.toml"]),
        *(["play", "--seats", "hal,hal,hal"], ["play", "--record", "none/g.json"]),
    ],
)
def test_errors_are_told_in_the_language(run: Run, bracketed: None, arguments: list[str]) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert untranslated(ran.err) == set()
