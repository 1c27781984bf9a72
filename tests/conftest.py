"""Options of the test run.

pytest tests/conformance --games 200                the full drill: 200 games for each set-up
pytest tests/conformance --suite long --games 1000 -k mixture
                                                    1,000 games for each number of players
pytest tests/conformance --title steel-driver       one title alone
pytest tests/pictures --accept-pictures             what is drawn now becomes what is expected
pytest --suite long                                 the tests marked long, and no others
"""

from __future__ import annotations

import pytest

from tests.suites import SUITES, Suites


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--games",
        type=int,
        default=1,
        help="random games for each set-up, and each number of players, in the conformance suite",
    )
    parser.addoption("--title", default="", help="run the conformance suite for this title alone")
    parser.addoption(
        "--accept-pictures",
        action="store_true",
        help="make the pictures' structures and the notebook's outputs those found now",
    )
    parser.addoption(
        "--suite",
        choices=SUITES,
        default="short",
        help="short leaves out the tests marked long, long runs no others, all runs both",
    )
    parser.addoption("--tally", default="", help="write what ran, and for how long, to this file")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Suites(config))
