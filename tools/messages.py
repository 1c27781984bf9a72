#!/usr/bin/env python3
"""Keep the message catalogues in step with the sources.

    tools/messages.py            rewrite the template, update the translations, compile them
    tools/messages.py --check    only say whether that would change anything; exit code 1 if so

The template is src/whistlestop/locales/whistlestop.pot. A translation is a file
<language>/LC_MESSAGES/whistlestop.po beside it, and is compiled to the .mo next to it. No file
holds a date, a line number or a tool's version, so that each changes only when a message does.
"""

from __future__ import annotations

import argparse
import ast
import io
import sys
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from jinja2 import Environment, nodes

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "whistlestop"
LOCALES = SOURCES / "locales"
DOMAIN = "whistlestop"
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
    """The template with every translation that it had; what is no longer said is dropped."""
    catalog = QuietCatalog(
        locale=language, header_comment=f"# Whistlestop: {language}.", fuzzy=False
    )
    for message in template:
        if not message.id:
            continue
        known = old.get(message.id)
        string = known.string if known is not None and not known.fuzzy else None
        if not string:
            string = ("",) * catalog.num_plurals if message.pluralizable else ""
        _add(catalog, message.id, string, [place for place, _ in message.locations])
    return catalog


def _add(
    catalog: Catalog,
    forms: str | tuple[str, ...] | list[str],
    string: str | tuple[str, ...] | list[str],
    places: list[str],
) -> Message:
    if not isinstance(forms, str):
        forms = forms[0] if len(forms) == 1 else tuple(forms)
    has_fields = "{" in (forms if isinstance(forms, str) else "".join(forms))
    return catalog.add(
        forms,
        string,
        locations=[(place, 1) for place in places],
        flags=["python-brace-format"] if has_fields else [],
    )


def po_bytes(catalog: Catalog) -> bytes:
    buffer = io.BytesIO()
    write_po(buffer, catalog, width=100, sort_by_file=True, include_lineno=False)
    return buffer.getvalue()


def mo_bytes(catalog: Catalog) -> bytes:
    buffer = io.BytesIO()
    write_mo(buffer, catalog)
    return buffer.getvalue()


def wanted_files(locales: Path = LOCALES) -> dict[Path, bytes]:
    """What every catalogue file must hold."""
    template = template_catalog(all_templates())
    files = {locales / f"{DOMAIN}.pot": po_bytes(template)}
    for file in sorted(locales.glob(f"*/LC_MESSAGES/{DOMAIN}.po")):
        language = file.parent.parent.name
        with file.open("rb") as stream:
            old = read_po(stream, locale=language)
        catalog = translated_catalog(language, old, template)
        files[file] = po_bytes(catalog)
        files[file.with_suffix(".mo")] = mo_bytes(catalog)
    return files


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
    return 1 if is_check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
