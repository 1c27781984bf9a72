#!/usr/bin/env python3
"""Keep the message catalogues in step with the sources.

    tools/messages.py            rewrite the template, update the translations, compile them
    tools/messages.py --check    change nothing; exit code 1 if a file is out of date, a message is
                                 not translated, or a sentence is not marked as a message

The template is src/whistlestop/locales/whistlestop.pot. A translation is a file
<language>/LC_MESSAGES/whistlestop.po beside it; tools/catalogues.py compiles it. No file holds a
date, a line number or a tool's version, so that each changes only when a message does.

A new language: make its file, as small as `msgid ""` and `msgstr ""`, and run this.
"""

from __future__ import annotations

import argparse
import ast
import io
import string
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po
from jinja2 import Environment, nodes

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import catalogues
from tools.unmarked import unmarked
from whistlestop.core.tomllines import lines_of

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "whistlestop"
LOCALES = SOURCES / "locales"
DOMAIN = "whistlestop"
LESSON_TEXTS = ("title", "text", "task", "praise")
SPEAKERS = ("speaker", "voice")  # what the sources call a `Speaker`


@dataclass(frozen=True)
class Template:
    """A sentence to translate: one form, or a singular and a plural."""

    forms: tuple[str, ...]
    file: str
    line: int


class NotLiteral(Exception):
    """A template that is made at run time, so that no catalogue can hold it."""


def templates_of(source: str, file: str) -> list[Template]:
    """Every template that a source file says, in order."""
    tree = ast.parse(source, file)
    ours = {
        name
        for statement in tree.body
        for name in _names_given_by(statement)
        if name in ("say", "say_many")
    }
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        count = _templates_in(node.func, ours)
        forms = tuple(
            argument.value
            for argument in node.args[:count]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        )
        if len(forms) != count:
            raise NotLiteral(f"{file}, line {node.lineno}: a template must be a literal string.")
        if forms:
            found.append(Template(forms, file, node.lineno))
    return sorted(found, key=lambda template: template.line)


def _names_given_by(statement: ast.stmt) -> list[str]:
    """What an import or a definition at the top of a file gives a name to."""
    if isinstance(statement, ast.ImportFrom):
        return [alias.name for alias in statement.names]
    return [statement.name] if isinstance(statement, ast.FunctionDef) else []


def page_templates_of(source: str, file: str) -> list[Template]:
    """Every template that a page of the server says: `{{ speaker.text("...") }}`."""
    found = []
    for call in Environment().parse(source).find_all(nodes.Call):
        function = call.node
        if not isinstance(function, nodes.Getattr) or function.attr != "text":
            continue
        if not isinstance(function.node, nodes.Name) or function.node.name != "speaker":
            continue
        said = call.args[0] if call.args else None
        if not isinstance(said, nodes.Const) or not isinstance(said.value, str):
            raise NotLiteral(f"{file}, line {call.lineno}: a template must be a literal string.")
        found.append(Template((said.value,), file, call.lineno))
    return sorted(found, key=lambda template: template.line)


def lesson_templates_of(source: str, file: str) -> list[Template]:
    """Every text of a lesson."""
    lesson = tomllib.loads(source)
    lines = lines_of(source)
    found = []
    for number, step in enumerate(lesson.get("steps", [])):
        texts: list[tuple[tuple[str | int, ...], object]] = [
            (("steps", number, key), step.get(key)) for key in LESSON_TEXTS
        ]
        texts += [
            (("steps", number, "wrong", place, "text"), wrong.get("text"))
            for place, wrong in enumerate(step.get("wrong", []))
        ]
        for path, text in texts:
            if isinstance(text, str) and text:
                found.append(Template((text,), file, lines[path]))
    return sorted(found, key=lambda template: template.line)


def _templates_in(function: ast.expr, ours: set[str]) -> int:
    """How many of a call's first arguments are templates."""
    if isinstance(function, ast.Name) and function.id in ours:
        return {"say": 1, "say_many": 2}[function.id]
    if isinstance(function, ast.Attribute) and function.attr == "text":
        # Board files have a method of that name too, so a speaker must be called one.
        owner = function.value
        name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
        return 1 if name in SPEAKERS else 0
    return 0


def all_templates(sources: Path = SOURCES) -> list[Template]:
    found: list[Template] = []
    for file in sorted(sources.rglob("*.py")):
        name = file.relative_to(sources.parent.parent).as_posix()
        found += templates_of(file.read_text(encoding="utf-8"), name)
    for file in sorted(sources.glob("server/templates/*.html")):
        name = file.relative_to(sources.parent.parent).as_posix()
        found += page_templates_of(file.read_text(encoding="utf-8"), name)
    for file in sorted(sources.glob("games/*/lessons/*.toml")):
        name = file.relative_to(sources.parent.parent).as_posix()
        found += lesson_templates_of(file.read_text(encoding="utf-8"), name)
    return found


class QuietCatalog(Catalog):
    """A catalogue whose header says nothing that changes by itself."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        headers = [("Language", str(self.locale_identifier or ""))]
        if self.locale is not None:
            headers.append(("Plural-Forms", self.plural_forms))
        return [
            *headers,
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]


def template_catalog(templates: list[Template]) -> QuietCatalog:
    catalog = QuietCatalog(header_comment="# The messages of Whistlestop.", fuzzy=False)
    for template in templates:
        _add(catalog, template.forms, "", [template.file])
    return catalog


def translated_catalog(language: str, old: Catalog, template: Catalog) -> QuietCatalog:
    """The template with every existing translation; messages that are no longer used are
    dropped."""
    catalog = QuietCatalog(
        locale=language, header_comment=f"# Whistlestop: {language}.", fuzzy=False
    )
    for message in template:
        if not message.id:
            continue
        known = old.get(message.id)
        told = known.string if known is not None and not known.fuzzy else None
        if not told:
            told = ("",) * catalog.num_plurals if message.pluralizable else ""
        _add(catalog, message.id, told, [place for place, _ in message.locations])
    return catalog


def _add(
    catalog: Catalog,
    forms: str | tuple[str, ...] | list[str],
    told: str | tuple[str, ...] | list[str],
    places: list[str],
) -> Message:
    if not isinstance(forms, str):
        forms = forms[0] if len(forms) == 1 else tuple(forms)
    has_fields = "{" in (forms if isinstance(forms, str) else "".join(forms))
    return catalog.add(
        forms,
        told,
        locations=[(place, 1) for place in places],
        flags=["python-brace-format"] if has_fields else [],
    )


def po_bytes(catalog: Catalog) -> bytes:
    buffer = io.BytesIO()
    write_po(buffer, catalog, width=100, sort_by_file=True, include_lineno=False)
    return buffer.getvalue()


def mo_bytes(catalog: Catalog) -> bytes:
    return catalogues.compiled(po_bytes(catalog).decode())


def translations(locales: Path = LOCALES) -> dict[Path, Catalog]:
    """Every translation as its file has it."""
    found = {}
    for file in sorted(locales.glob(f"*/LC_MESSAGES/{DOMAIN}.po")):
        with file.open("rb") as stream:
            found[file] = read_po(stream, locale=file.parent.parent.name)
    return found


def wanted_files(locales: Path = LOCALES) -> dict[Path, bytes]:
    """What every catalogue file must hold."""
    template = template_catalog(all_templates())
    files = {locales / f"{DOMAIN}.pot": po_bytes(template)}
    for file, old in translations(locales).items():
        files[file] = po_bytes(translated_catalog(file.parent.parent.name, old, template))
    return files


def forms_of(message: Message) -> tuple[list[str], list[str]]:
    """What is said, and how a translation says it: in one form, or in several."""
    said, told = message.id, message.string or ""
    return (
        [said] if isinstance(said, str) else list(said),
        [told] if isinstance(told, str) else list(told),
    )


def faults_of(catalog: Catalog) -> list[str]:
    """What is missing, fuzzy or wrong in a translation, each with its message."""
    faults = []
    for message in catalog:
        if not message.id:
            continue
        said, told = forms_of(message)
        many = catalog.num_plurals if message.pluralizable else 1
        if len(told) != many or not all(told):
            faults.append(f"{said[0]!r} is not translated")
        elif message.fuzzy:
            faults.append(f"{said[0]!r} is fuzzy")
        else:
            faults += _placeholder_faults(said, told)
    return faults


def _placeholder_faults(said: list[str], told: list[str]) -> list[str]:
    """A translation has the placeholders of its message; one for a single thing may leave out n."""
    wanted = {name for form in said for name in _fields(form)}
    least = wanted - {"n"} if len(told) > 1 else wanted
    return [
        f"{said[0]!r} has other placeholders than {form!r}"
        for form in told
        if not least <= set(_fields(form)) <= wanted
    ]


def _fields(form: str) -> list[str]:
    try:
        return [name for _, name, _, _ in string.Formatter().parse(form) if name is not None]
    except ValueError:
        return ["?"]  # a bracket stands alone; no message has such a placeholder


def faults() -> list[str]:
    """Everything that a translator or an author still has to do."""
    found = [
        f"{file.relative_to(ROOT).as_posix()}: {fault}"
        for file, catalog in translations().items()
        for fault in faults_of(catalog)
    ]
    return found + [str(sentence) for sentence in unmarked(SOURCES)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Keep the message catalogues up to date.")
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    is_check = parser.parse_args().check
    try:
        files = wanted_files()
    except NotLiteral as error:
        print(error, file=sys.stderr)
        return 1
    stale = [
        file for file, content in files.items() if not file.exists() or file.read_bytes() != content
    ]
    for file in stale:
        name = file.relative_to(ROOT).as_posix()
        if is_check:
            print(f"{name} is out of date: run tools/messages.py", file=sys.stderr)
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(files[file])
            print(f"{name} is up to date again")
    left = faults()
    for fault in left:
        print(fault, file=sys.stderr)
    if is_check:
        return 1 if stale or left else 0
    catalogues.compile_all()
    return 0


if __name__ == "__main__":
    sys.exit(main())
