"""The score sheet of Steel Driver."""

from __future__ import annotations

import re

from tests.support.record_games import folder
from whistlestop.core.record import Record


def test_each_round_shows_the_profits_that_were_paid_in_it() -> None:
    """As the transcript tells them, also where the first round begins untold."""
    for path in sorted(folder("steel-driver").glob("*.json")):
        match = Record.read(path).replay()
        sheet = match.game.words.score_sheet(
            match.state, [event for happened in match.events for event in happened]
        )
        rounds: list[dict[str, int]] = []
        for line in path.with_suffix(".txt").read_text(encoding="utf-8").splitlines():
            if re.match(r"Round \d+: the companies build", line):
                rounds.append(dict.fromkeys(match.names, 0))
            paid = re.fullmatch(r"(\w+) receives \$(\d+) from the \w+ company\.", line)
            if paid:
                rounds[-1][paid[1]] += int(paid[2])
        shown = [values for name, values in sheet if str(name).startswith("round ")]
        assert shown == [list(paid.values()) for paid in rounds], path.name


def test_shares_are_shown_at_the_end_alone() -> None:
    for path in sorted(folder("steel-driver").glob("*.json")):
        record = Record.read(path)
        late = record.replay(len(record.actions) - 1)
        events = [event for happened in late.events for event in happened]
        names = [str(name) for name, _ in late.game.words.score_sheet(late.state, events)]
        assert not [name for name in names if "shares" in name]
        match = record.replay()
        events = [event for happened in match.events for event in happened]
        names = [str(name) for name, _ in match.game.words.score_sheet(match.state, events)]
        assert [name for name in names if "shares" in name]
