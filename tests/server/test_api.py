"""The API against its own description: whatever a program sends, the server has an answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.databases import sqlite
from tests.server.running import RunningServer, get, post


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("api")
    made = RunningServer(sqlite(folder), folder / "server.log")
    yield made
    made.stop()
    assert "Traceback" not in made.log.read_text()


@pytest.fixture(scope="module")
def token(server: RunningServer) -> str:
    made = post(f"{server.address}/api/people", json={"name": "Tester"})
    return str(made.json()["token"])


@pytest.fixture(scope="module")
def table(server: RunningServer, token: str) -> str:
    wish = {
        "game": "steel-driver",
        "seats": [{"kind": "you"}] + [{"kind": "bot", "bot": "easy"}] * 2,
    }
    headers = {"authorization": f"Bearer {token}"}
    made = post(f"{server.address}/api/tables", json=wish, headers=headers)
    return str(made.json()["id"])


def test_no_request_breaks_the_server(server: RunningServer, token: str, table: str) -> None:
    schema: Any = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(
            max_examples=15,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            if "id" in case.path_parameters:
                case.path_parameters["id"] = table  # one that exists, or nothing else is reached
            case.call_and_validate(
                headers={"authorization": f"Bearer {token}"},
                # What fits the schema can still be against the rules of a game.
                excluded_checks=[positive_data_acceptance],
            )

        check()
        tried += 1
    assert tried > 10


def test_the_page_on_the_api_lists_every_call(server: RunningServer) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    described = get(f"{server.address}/api/openapi.json").json()["paths"]
    calls = {
        f"{method.upper()} {path}" for path, methods in described.items() for method in methods
    }
    assert {call for call in calls if f"| `{call}` |" not in page} == set()
