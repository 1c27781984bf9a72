"""What goes wrong, as one sentence: in JSON for programs and our script, on a page for people."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import OperationalError

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.words import Message, say
from whistlestop.server.errors import Refusal
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.rendering.templates import templates
from whistlestop.server.web.visit import FRAGMENT, AnyRequest, language_of

logger = logging.getLogger("whistlestop.server")

RETRY = 5  # seconds


@dataclass(frozen=True)
class Fault:
    """What is refused, in a sentence, and its kind for programs."""

    error: str
    kind: str


FAULTS = {
    status: ResponseSpec(Fault, description=description, generate_examples=False)
    for status, description in {
        400: "the request can't be read",
        403: "not for you",
        404: "there is no such thing",
        409: "not now: the table is in another state than you think",
        413: "too long",
        415: "not JSON",
        422: "read, but not possible",
        429: "too often",
        503: "not now: too much is going on, or the database can't be used",
    }.items()
}


def refused(request: AnyRequest, error: WhistlestopError) -> Response[Any]:
    if not isinstance(error, Refusal):
        return _fault(request, 422, error.message)
    response = _fault(request, error.status, error.message)
    if error.retry_after:
        response.headers["retry-after"] = str(error.retry_after)
    return response


def wrong(request: AnyRequest, error: HTTPException) -> Response[Any]:
    sentences = {
        404: say("There is no such page.", kind="not-found"),
        405: say("That can't be done here.", kind="method"),
        413: say("That is too much at once.", kind="too-long"),
        415: say("This can't be read.", kind="form"),
    }
    if error.status_code >= 500:
        return broken(request, error)
    message = sentences.get(error.status_code, say("This can't be read.", kind="form"))
    response = _fault(request, error.status_code, message)
    if error.headers:
        response.headers.update(error.headers)
    return response


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Any]:
    """JSON nested more deeply than any of our types."""
    return _fault(request, 400, say("This can't be read.", kind="form"))


def no_database(request: AnyRequest, error: OperationalError) -> Response[Any]:
    """The database can't be reached, or takes nothing more: its disk is full, for example."""
    logger.error("the database can't be used", extra={"reason": str(error.orig or error)})
    response = _fault(
        request,
        503,
        say(
            "The server can’t read or keep anything just now, and nothing was changed; try again "
            "in a moment.",
            kind="database",
        ),
    )
    response.headers["retry-after"] = str(RETRY)
    return response


def broken(request: AnyRequest, error: Exception) -> Response[Any]:
    # The route, not the path: the path of a link is the secret itself.
    route = f"{request.method} {request.scope.get('path_template') or 'none'}"
    logger.error("a request failed", exc_info=error, extra={"route": route})
    return _fault(
        request, 500, say("Something went wrong on our side; it is in the log.", kind="fault")
    )


def _fault(request: AnyRequest, status: int, message: Message) -> Response[Any]:
    language = language_of(request)
    speaker = cached_speaker(language)
    sentence = speaker.say(message)
    is_page = "text/html" in request.headers.get("accept", "")
    if request.url.path.startswith("/api") or FRAGMENT in request.headers or not is_page:
        return Response(
            {"error": sentence, "kind": message.kind},
            status_code=status,
            media_type=MediaType.JSON,
        )
    page = (
        templates(language)
        .get_template("error.html")
        .render(speaker=speaker, sentence=sentence, language=language)
    )
    return Response(page, status_code=status, media_type="text/html")


HANDLERS: ExceptionHandlersMap = {
    WhistlestopError: refused,
    HTTPException: wrong,
    OperationalError: no_database,
    RecursionError: too_deep,
    Exception: broken,
}
