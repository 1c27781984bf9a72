"""The conversation as lines of JSON: one request per line in, one answer per line out.

    {"do": "new", "game": "steel-driver", "seats": ["you", "random", "random"]}
    {"do": "act", "action": "offer red"}

An answer has `"ok": true` and what was asked for, or `"ok": false` and an `error` with a kind and a
sentence. If a request has an `id`, its answer has the same one.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from typing import Any, TextIO, get_type_hints

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.words import Message, say
from whistlestop.talk.desk import Answer, Desk, TalkError

LONGEST = 10_000_000  # characters of a request: a record of any game is far shorter

REQUESTS = ("games", "new", "look", "act", "why", "undo", "record", "resume", "rules", "quit")


def converse(desk: Desk, requests: TextIO, answers: TextIO) -> None:
    """Answer until the input ends or "quit" is asked for."""
    while line := requests.readline(LONGEST + 1):
        if not line.strip():
            continue
        answer, go_on = reply(desk, line)
        answers.write(json.dumps(answer, ensure_ascii=False) + "\n")
        answers.flush()
        if not go_on:
            return


def reply(desk: Desk, line: str) -> tuple[Answer, bool]:
    """The answer to a line, and whether the conversation goes on."""
    request: dict[str, Any] = {}
    try:
        request = _read(line)
        if request["do"] == "quit":
            answer: Answer = {"ok": True}
        else:
            answer = {"ok": True, **_ask(desk, request)}
    except WhistlestopError as error:
        answer = _refusal(desk, error.message)
    if "id" in request:
        answer["id"] = request["id"]
    return answer, request.get("do") != "quit"


def _refusal(desk: Desk, message: Message) -> Answer:
    return {"ok": False, "error": {"kind": message.kind, "message": desk.tell(message)}}


def _read(line: str) -> dict[str, Any]:
    if len(line) > LONGEST:
        raise TalkError(say("The request is longer than {most} characters.", most=LONGEST))
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise TalkError(
            say("The request is not valid JSON: {why}.", kind="json", why=str(error))
        ) from None
    if not isinstance(request, dict) or request.get("do") not in REQUESTS:
        raise TalkError(
            say(
                'A request is an object that says what to "do": {known}.',
                kind="request",
                known=", ".join(REQUESTS),
            )
        )
    return request


def _ask(desk: Desk, request: dict[str, Any]) -> Answer:
    """Call the function of the request with its fields, whose types are checked first."""
    function: Callable[..., Answer] = getattr(desk, request["do"])
    hints = get_type_hints(function)
    parameters = inspect.signature(function).parameters
    given = {name: value for name, value in request.items() if name not in ("do", "id")}
    for name, value in given.items():
        if name not in parameters:
            raise TalkError(
                say(
                    "{request} has no field {name}; it has: {known}.",
                    kind="field",
                    request=repr(request["do"]),
                    name=repr(name),
                    known=", ".join(parameters) or "-",
                )
            )
        if not _fits(value, str(hints[name])):
            raise TalkError(
                say(
                    "The field {name} of {request} can't be {value}.",
                    kind="field",
                    name=repr(name),
                    request=repr(request["do"]),
                    value=json.dumps(value, ensure_ascii=False)[:100],
                )
            )
    for name, parameter in parameters.items():
        if parameter.default is inspect.Parameter.empty and name not in given:
            raise TalkError(
                say(
                    "{request} needs the field {name}.",
                    kind="field",
                    request=repr(request["do"]),
                    name=repr(name),
                )
            )
    return function(**given)


def _fits(value: Any, kind: str) -> bool:
    """Whether a JSON value is of one of the few types that the requests have."""
    if isinstance(value, bool):
        return "bool" in kind
    if isinstance(value, str):
        return "str" in kind and "Sequence" not in kind and "Mapping" not in kind
    if isinstance(value, int):
        return "int" in kind
    if isinstance(value, list):
        return "Sequence" in kind and all(isinstance(one, str) for one in value)
    if isinstance(value, dict):
        return "Mapping" in kind and all(isinstance(one, str) for one in value.values())
    return False
