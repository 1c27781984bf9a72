"""What no request may bring, whatever it is for: refused before anybody else reads it.

A NUL character can't be kept by every database, half a surrogate by none, and a number sent as text
is no number. A path that is far too long is the name of nothing. Forms are in UTF-8, as browsers
send them: some other encodings take minutes to read, and the server would stand still.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec
from litestar.enums import RequestEncodingType
from litestar.exceptions import SerializationException
from litestar.serialization import default_deserializer
from litestar.types import HTTPScope
from multipart import MultipartError, MultipartSegment, PushMultipartParser

from whistlestop.core.words import say
from whistlestop.server.errors import Refusal
from whistlestop.server.web.visit import AnyRequest, bad_form

LONGEST_PATH = 1000  # bytes as they are sent,
LONGEST_PART = 240  # and those of one part between slashes: no file has a longer name
LONGEST_QUERY = 4000
DEEPEST = 100
MOST_FIELDS = 1000  # of a form
UTF_8 = ("utf-8", "utf8", "us-ascii")


def check_address(scope: HTTPScope) -> None:
    """Raises Refusal if the path or the query can't be one of ours."""
    path, query = scope["raw_path"], scope["query_string"]
    if len(path) > LONGEST_PATH or len(query) > LONGEST_QUERY:
        raise Refusal(414, say("This address is too long.", kind="too-long"))
    for part in (path, query):
        plain = unquote_to_bytes(part)
        try:
            plain.decode()
        except UnicodeDecodeError:
            raise bad_form() from None
        if 0 in plain:
            raise bad_form()
    if any(len(part) > LONGEST_PART for part in path.split(b"/")):
        raise Refusal(404, say("There is no such page.", kind="not-found"))


async def check_input(request: AnyRequest) -> None:
    """Raises Refusal if the address or the body can't be for us; called before any handler."""
    check_address(request.scope)
    if request.method not in ("POST", "PUT", "PATCH", "DELETE"):
        return
    wanted = request.route_handler.parsed_data_field
    try:
        if wanted is None:
            check_text(await _fields(request))
        elif await request.body():
            sent = await request.json()
            check_text(sent)
            msgspec.convert(
                sent, wanted.annotation, strict=True, dec_hook=default_deserializer, str_keys=True
            )
    except (SerializationException, msgspec.ValidationError, ValueError):
        raise bad_form() from None


async def _fields(request: AnyRequest) -> list[tuple[str, Any]]:
    """The fields of a form; raises Refusal before anything is done that would take long."""
    sort, options = request.content_type
    body = await request.body()
    if sort == RequestEncodingType.URL_ENCODED and body.count(b"&") >= MOST_FIELDS:
        raise bad_form()
    if sort == RequestEncodingType.MULTI_PART and "boundary" in options:
        _check_parts(body, options["boundary"])
    return list((await request.form()).multi_items())


def _check_parts(body: bytes, boundary: str) -> None:
    try:
        with PushMultipartParser(boundary, max_segment_count=MOST_FIELDS) as parser:
            for part in parser.parse(body):
                if isinstance(part, MultipartSegment):
                    if part.charset is not None and part.charset.lower() not in UTF_8:
                        raise bad_form()
    except MultipartError:
        raise bad_form() from None


def check_text(sent: Any, depth: int = 0) -> None:
    """Raises Refusal if any text in what was sent can't be kept."""
    if isinstance(sent, str):
        if "\0" in sent:
            raise bad_form()
        try:
            sent.encode()
        except UnicodeEncodeError:
            raise bad_form() from None
    elif depth > DEEPEST:
        raise bad_form()
    elif isinstance(sent, dict):
        for name, value in sent.items():
            check_text(name, depth + 1)
            check_text(value, depth + 1)
    elif isinstance(sent, list | tuple):
        for value in sent:
            check_text(value, depth + 1)
