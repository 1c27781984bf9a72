"""Where the server listens, and what it says if it can't."""

from __future__ import annotations

import pytest

from whistlestop.server.errors import Refusal
from whistlestop.server.running.run import listen


def test_a_place_that_is_taken_is_refused_with_the_options_that_name_another() -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        said = rf"can't listen at 127\.0\.0\.1, port {port}: .*with --host or --port\.$"
        with pytest.raises(Refusal, match=said):
            listen("127.0.0.1", port)
