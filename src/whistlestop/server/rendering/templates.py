"""The templates of the pages, and what all of them can use."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, MutableMapping
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template, nodes
from jinja2.visitor import NodeTransformer
from markupsafe import Markup

from whistlestop.core.picture.players import medallion as seat_sign
from whistlestop.core.title import Title
from whistlestop.server.compiled import bots_sentence
from whistlestop.server.levels import LEVELS, bot_heading, bots_for_researchers, kind_heading
from whistlestop.server.people.names import shown_name
from whistlestop.server.rendering.fonts import font_address
from whistlestop.server.rendering.languages import LANGUAGES, cached_speaker
from whistlestop.server.shortage import shortage

FOLDER = Path(__file__).resolve().parent.parent  # where templates and static files are
# Stands for the form key in what is rendered once for many. Nobody can know it, so that the key
# never comes to stand in text that others wrote.
KEY_PLACE = f"form-key-{secrets.token_hex(16)}"
MACROS = ("bot_options", "form", "icon", "send")  # of `macros.html`, for all templates


class _Translated(NodeTransformer):
    """Says every sentence that is the same on all pages of a language."""

    def __init__(self, translated: Callable[[str], str]) -> None:
        self.translated = translated

    def visit_Call(self, node: nodes.Call) -> nodes.Node:  # noqa: N802 (Jinja's name)
        said = node.node
        if (
            isinstance(said, nodes.Getattr)
            and isinstance(said.node, nodes.Name)
            and (said.node.name, said.attr) == ("speaker", "text")
            and len(node.args) == 1
            and isinstance(node.args[0], nodes.Const)
            and not (node.kwargs or node.dyn_args or node.dyn_kwargs)
        ):
            return nodes.Const(self.translated(node.args[0].value), lineno=node.lineno)
        return self.generic_visit(node)


class _Loader(FileSystemLoader):
    """Templates in one language: their fixed sentences are looked up once, not at every page."""

    def __init__(self, language: str) -> None:
        super().__init__(FOLDER / "templates")
        self.translated = _Translated(cached_speaker(language).text)

    def load(
        self, environment: Environment, name: str, globals: MutableMapping[str, Any] | None = None
    ) -> Template:
        source, filename, _ = self.get_source(environment, name)
        tree = self.translated.visit(environment.parse(source, name, filename))
        code = environment.compile(tree, name, filename)
        return environment.template_class.from_code(environment, code, globals or {}, None)


@lru_cache(maxsize=len(LANGUAGES))
def templates(language: str) -> Environment:
    environment = Environment(
        loader=_Loader(language),
        autoescape=True,
        auto_reload=False,  # else every part of a page looks at its file again
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals["asset"] = asset
    environment.globals["iso"] = iso
    environment.globals["bot_heading"] = bot_heading
    environment.globals["kind_heading"] = kind_heading
    environment.globals["bot_levels"] = LEVELS
    environment.globals["bots_for_researchers"] = bots_for_researchers
    environment.globals["bots_sentence"] = bots_sentence
    environment.globals["shortage"] = shortage
    environment.globals["shown_name"] = shown_name
    environment.globals["medallion"] = medallion
    environment.globals["font_address"] = font_address
    # Not imported by each template that needs one: that takes longer than most parts of a page.
    macros = environment.get_template("macros.html").module
    environment.globals |= {name: getattr(macros, name) for name in MACROS}
    return environment


def medallion(title: Title, seat: int, size: int) -> Markup:
    """A player's sign, for the text of a page."""
    return _medallion(title.seat_colour(seat), seat, size)


@lru_cache(maxsize=512)
def _medallion(colour: str, seat: int, size: int) -> Markup:
    sign = seat_sign(seat, colour, 0, 0, 32)
    return Markup(
        f'<svg class="ws ws-auto medallion" viewBox="-17 -17 34 34" width="{size}" '
        f'height="{size}" aria-hidden="true">{sign}</svg>'
    )


def iso(moment: int) -> str:
    """A moment as a program reads it; a person's is `Speaker.time`."""
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="seconds")


@lru_cache(maxsize=32)
def asset(name: str) -> str:
    """The address of one of our files; it changes whenever the file does."""
    file = FOLDER / "static" / name
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:12] if file.exists() else ""
    return f"/static/{name}?{digest}"
