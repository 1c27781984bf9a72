"""Options of the test run.

pytest tests/conformance --games 200                the full drill: 200 games for each set-up
pytest tests/conformance --title steel-driver       one title alone
pytest tests/pictures --accept-pictures             what is drawn now becomes what is expected
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--games",
        type=int,
        default=1,
        help="random games for each set-up of a title in the conformance suite",
    )
    parser.addoption("--title", default="", help="run the conformance suite for this title alone")
    parser.addoption(
        "--accept-pictures",
        action="store_true",
        help="make the pictures' structures and the notebook's outputs those found now",
    )
