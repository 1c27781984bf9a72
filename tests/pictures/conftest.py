from __future__ import annotations

import pytest


@pytest.fixture
def accept(request: pytest.FixtureRequest) -> bool:
    """Whether what is found becomes what is expected."""
    return bool(request.config.getoption("--accept-pictures"))
