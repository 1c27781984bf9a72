"""Steel Driver's recorded games."""

from __future__ import annotations

from tests.games.steel_driver.choosers import link_seeker, money_maker
from tests.support.playthrough import RefereedMatch, at_random
from tests.support.record_games import Recording
from whistlestop.core.outcome import Outcome
from whistlestop.core.words import Listing


def outcome(match: RefereedMatch) -> Outcome:
    found = match.state.outcome()
    assert found is not None
    return found


def joins_the_coasts(match: RefereedMatch) -> bool:
    """Three companies or more share the link, and a clear winner comes out."""
    links = [message for happened in match.log for message in happened if message.kind == "linked"]
    others = links[0].values.get("others") if links else None
    shared = isinstance(others, Listing) and len(others.items) >= 2
    return shared and len(set(outcome(match).scores)) == match.game.players


def is_won_by_the_tie_break(match: RefereedMatch) -> bool:
    end = outcome(match)
    return end.scores.count(max(end.scores)) > 1 and len(end.winners) == 1


def is_won_by_several(match: RefereedMatch) -> bool:
    return len(outcome(match).winners) > 1


RECORDINGS = [
    Recording("three-at-random", 3, at_random),
    Recording("four-join-the-coasts", 4, link_seeker, joins_the_coasts),
    Recording("five-from-a-drawn-seat", 5, money_maker, options={"first-player": "random"}),
    Recording("six-make-money", 6, money_maker),
    Recording("won-by-the-tie-break", 3, link_seeker, is_won_by_the_tie_break),
    Recording("won-by-several", 6, money_maker, is_won_by_several),
]
