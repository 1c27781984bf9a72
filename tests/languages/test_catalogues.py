"""Every translation is whole: nothing missing, nothing guessed, nothing out of step."""

from __future__ import annotations

import gettext
import io
import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from tests.languages.reading import LANGUAGES
from tools import catalogues, messages
from whistlestop.core import words


@pytest.fixture(params=LANGUAGES)
def catalog(request: pytest.FixtureRequest) -> Catalog:
    file = messages.LOCALES / request.param / "LC_MESSAGES" / f"{messages.DOMAIN}.po"
    return messages.translations()[file]


def test_the_table_speaks_french_german_and_dutch() -> None:
    assert set(LANGUAGES) >= {"de", "fr", "nl"}


def test_no_catalogue_is_out_of_date() -> None:
    stale = [file for file, content in messages.wanted_files().items() if content != _bytes(file)]
    assert stale == [], "run tools/messages.py"


def _bytes(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""


def test_no_message_is_missing_fuzzy_or_has_other_placeholders(catalog: Catalog) -> None:
    assert messages.faults_of(catalog) == []


def test_a_plural_has_every_form_that_the_language_knows(catalog: Catalog) -> None:
    plurals = [message for message in catalog if message.id and message.pluralizable]
    assert len(plurals) > 20
    for message in plurals:
        _, told = messages.forms_of(message)
        assert len(told) == catalog.num_plurals
        assert all(told)


def test_a_translation_begins_and_ends_as_its_message_does(catalog: Catalog) -> None:
    """Spaces at the ends are layout; a stop at the end says that it is a whole sentence."""
    for message in catalog:
        if not message.id:
            continue
        said, told = messages.forms_of(message)
        for form in told:
            assert form[:1].isspace() == said[0][:1].isspace(), form
            assert form[-1:].isspace() == said[0][-1:].isspace(), form
            if len(said[0]) > 30:
                assert (form[-1] in ".!?") == (said[0][-1] in ".!?"), form


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ('msgid "Hello"\nmsgstr ""', "is not translated"),
        ('#, fuzzy\nmsgid "Hello"\nmsgstr "Hallo"', "is fuzzy"),
        ('msgid "Hello {name}"\nmsgstr "Hallo {nome}"', "other placeholders"),
        ('msgid "Hello {name}"\nmsgstr "Hallo {name"', "other placeholders"),
        ('msgid "{n} die"\nmsgid_plural "{n} dice"\nmsgstr[0] "{n} W"\nmsgstr[1] ""', "is not tr"),
    ],
)
def test_a_faulty_translation_is_found(tmp_path: Path, entry: str, fault: str) -> None:
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "whistlestop.po").write_text(f'msgid ""\nmsgstr ""\n\n{entry}\n', encoding="utf-8")
    (catalog,) = messages.translations(tmp_path).values()
    (found,) = messages.faults_of(catalog)
    assert fault in found


def test_what_is_compiled_is_what_the_file_says(catalog: Catalog) -> None:
    """Python's own reader finds every message again."""
    text = messages.po_bytes(catalog).decode()
    read = gettext.GNUTranslations(io.BytesIO(catalogues.compiled(text)))
    for message in catalog:
        if not message.id:
            continue
        said, told = messages.forms_of(message)
        if len(said) == 1:
            assert read.gettext(said[0]) == told[0]
        else:
            assert [read.ngettext(said[0], said[1], n) for n in (1, 7)] == told


def test_a_fuzzy_message_is_not_compiled() -> None:
    text = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
    text += '#, fuzzy\nmsgid "Yes"\nmsgstr "Vielleicht"\n\nmsgid "No"\nmsgstr "Nein\\n\\"so\\""\n'
    read = gettext.GNUTranslations(io.BytesIO(catalogues.compiled(text)))
    assert read.gettext("Yes") == "Yes"
    assert read.gettext("No") == 'Nein\n"so"'


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_package_speaks_every_language(language: str) -> None:
    assert words.speaker(language).text("The game is over.") != "The game is over."


def test_french_signs_don_t_leave_the_word_before_them() -> None:
    """A plain space there would let a line begin with a colon or a question mark."""
    french = messages.translations()[messages.LOCALES / "fr" / "LC_MESSAGES" / "whistlestop.po"]
    told = [form for message in french if message.id for form in messages.forms_of(message)[1]]
    pages = (Path(words.__file__).parent.parent / "games").glob("*/*/fr.md")
    told += [line for page in pages for line in page.read_text(encoding="utf-8").splitlines()]
    assert [text for text in told if re.search(r" [:;!?»]|« ", text)] == []
