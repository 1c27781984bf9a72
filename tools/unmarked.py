"""Sentences that no catalogue can hold, because they are not marked as messages.

What a person reads is `say("...")`, `say_many("...")` or `speaker.text("...")`. Three places are
searched for words that are not: the string literals of the Python sources, the text of the HTML
templates, and the strings of the pages' script. The tests and `tools/messages.py --check` fail on
what is found.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path

from jinja2 import Environment, nodes

# A sentence, or a good part of one: it begins with a capital, has words, and ends with a stop.
SENTENCE = re.compile(r"\s*([A-ZÀ-Þ][\w’']*|\ufffc),? [^<>]*[a-z]{2}[^<>]*[.!?…:]\s*")
# Words between the tags of markup that is written in Python.
BETWEEN_TAGS = re.compile(r">[^<>{}]*?([A-Za-z]{3,})[^<>{}]*?<")
WORDS = re.compile(r"[^\W\d_]{2,}")
SPOKEN_ATTRIBUTES = ("alt", "aria-label", "aria-description", "label", "placeholder", "title")
VALUE = "\ufffc"  # stands for what a template fills in

# The same in every language, or not for the people who play.
SAME = {
    "Whistlestop",  # a name
    "UTC",
    "https",  # the beginning of an address
    *("Home", "End", "Space"),  # as on the keys; the film's buttons name them
}
MARKS = ("say", "say_many", "text")
# Faults of the program itself, what a log or a warning says, and the interface's description are
# for whoever runs or programs the server: English, like the names in them.
TECHNICAL_CALLS = re.compile(
    r"(logger|logging|warnings|re)\.\w+|OpenAPIConfig|ResponseSpec|QueryParameter"
    r"|(Assertion|Key|NotImplemented|Runtime|SMTPNotSupported|Type|Value)Error"
)
TECHNICAL_FILES = {
    "src/whistlestop/server/metrics.py",  # figures with their meanings, for a monitor
    "src/whistlestop/talk/mcp.py",  # what a language model is told
}


@dataclass(frozen=True)
class Unmarked:
    file: str
    line: int
    words: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: not marked as a message: {self.words!r}"


def unmarked(sources: Path) -> list[Unmarked]:
    """Everything below a package's folder, and of the script that its pages run."""
    root = sources.parent.parent
    found: list[Unmarked] = []
    for file in sorted(sources.rglob("*.py")):
        found += in_python(file.read_text(encoding="utf-8"), file.relative_to(root).as_posix())
    for file in sorted(sources.rglob("*.html")):
        found += in_template(file.read_text(encoding="utf-8"), file.relative_to(root).as_posix())
    for file in sorted((root / "client" / "src").glob("*.ts")):
        found += in_script(file.read_text(encoding="utf-8"), file.relative_to(root).as_posix())
    return found


def in_python(source: str, file: str) -> list[Unmarked]:
    if file in TECHNICAL_FILES:
        return []
    tree = ast.parse(source, file)
    found = []
    for text in _literals(tree):
        words = _words_of(text)
        if words:
            found.append(Unmarked(file, text.lineno, words))
    return found


def _words_of(text: ast.Constant) -> str:
    value = str(text.value)
    between = BETWEEN_TAGS.search(value)
    if between is not None and between[1] not in SAME:
        return between[0]
    return value if SENTENCE.fullmatch(value) else ""


def _literals(node: ast.AST) -> Iterator[ast.Constant]:
    """The string literals that a program may show, without docstrings and what is marked."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node
        return
    if isinstance(node, ast.Assert):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring, of a module, class, function or attribute
    children: list[ast.AST] = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.JoinedStr):
        parts = [str(v.value) if isinstance(v, ast.Constant) else VALUE for v in node.values]
        yield ast.copy_location(ast.Constant("".join(parts)), node)
        children = [value for value in node.values if not isinstance(value, ast.Constant)]
    if isinstance(node, ast.Call) and _is_told_elsewhere(node):
        values = [*node.args, *(keyword.value for keyword in node.keywords)]
        children = [v for v in values if not isinstance(v, ast.Constant | ast.JoinedStr)]
    for child in children:
        yield from _literals(child)


def _is_told_elsewhere(call: ast.Call) -> bool:
    function = ast.unparse(call.func)
    return function.rpartition(".")[2] in MARKS or bool(TECHNICAL_CALLS.fullmatch(function))


def in_template(source: str, file: str) -> list[Unmarked]:
    """The text of a page, and the attributes that are read aloud."""
    environment = Environment()
    reader = _Reader(file)
    markup = ""
    inside = ""
    for _, kind, value in environment.lex(source):
        if kind in ("variable_begin", "block_begin", "comment_begin"):
            inside = kind
        elif kind in ("variable_end", "block_end", "comment_end"):
            markup += VALUE if kind == "variable_end" else ""
            inside = ""
            markup += "\n" * value.count("\n")
        elif not inside:
            markup += value
        else:
            markup += "\n" * value.count("\n")
    reader.feed(re.sub(r"\$\w+", VALUE, markup))  # the film fills in $names
    reader.close()
    found = list(reader.found)
    tree = environment.parse(source)
    said = {
        id(argument)
        for call in tree.find_all(nodes.Call)
        for argument in call.args[:1]
        if isinstance(call.node, nodes.Getattr) and call.node.attr == "text"
    }
    for constant in tree.find_all(nodes.Const):
        value = constant.value
        if id(constant) not in said and isinstance(value, str) and SENTENCE.fullmatch(value):
            found.append(Unmarked(file, constant.lineno, value))
    return found


class _Reader(HTMLParser):
    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = file
        self.found: list[Unmarked] = []
        self._is_code = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._is_code = tag in ("script", "style")
        for name, value in attrs:
            if name in SPOKEN_ATTRIBUTES and value:
                self._look(value)

    def handle_endtag(self, tag: str) -> None:
        self._is_code = False

    def handle_data(self, data: str) -> None:
        if not self._is_code:
            self._look(data)

    def _look(self, text: str) -> None:
        if any(word not in SAME for word in WORDS.findall(text)):
            self.found.append(Unmarked(self.file, self.getpos()[0], text.strip()))


def in_script(source: str, file: str) -> list[Unmarked]:
    """The script shows what the server says; a sentence of its own would be English for
    everyone."""
    found = []
    for number, line in enumerate(source.splitlines(), 1):
        code = re.sub(r"^\s*(//|\*|/\*).*|\s//.*$", "", line)
        for _, text in re.findall(r"([\"'`])((?:\\.|(?!\1).)*)\1", code):
            if SENTENCE.fullmatch(text):
                found.append(Unmarked(file, number, text))
    return found
