"""What a phone shows under the thumb: the best of what can be done, by kind."""

from __future__ import annotations

import random

import pytest

from whistlestop.core.game import OVER
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.words import Speaker
from whistlestop.server.table.choosing import MOST_KINDS, OF_A_KIND, Offer, few, offers, tiles


@pytest.mark.parametrize("name", title_names())
def test_tiles_are_the_best_of_each_kind_and_no_kind_crowds_out_another(name: str) -> None:
    generator = random.Random(name)
    state = find_title(name).game(3).start()
    seen = set()
    for _ in range(150):
        if state.to_act == OVER:
            break
        if state.to_act >= 0:
            found = offers(state, Speaker())
            shown = few([offer for offer in found if not offer.is_step][-1:])
            kinds = tiles(state, found, shown)
            seen.add(len(kinds))
            assert len(kinds) <= MOST_KINDS
            for kind in kinds:
                assert 1 <= len(kind) <= OF_A_KIND * (2 if len(kinds) == 1 else 1)
                assert [o.gain for o in kind] == sorted((o.gain for o in kind), reverse=True)
                first = {state.game.actions[o.id].kind.partition("-")[0] for o in kind}
                assert len(first) == 1
                rivals = [
                    o.gain
                    for o in found
                    if state.game.actions[o.id].kind.partition("-")[0] in first
                    and o not in shown
                    and not o.is_step
                ]
                assert kind[0].gain == max(rivals)
        state.apply(generator.choice(state.legal_actions()))
    assert max(seen) > (name != "steel-driver")


def test_a_tile_of_a_purchase_tells_the_price_without_naming_every_die() -> None:
    generator = random.Random(1)
    state = find_title("rolling-freight").game(3).start()
    told: list[Offer] = []
    while not told and state.to_act != OVER:
        if state.to_act >= 0:
            told = [o for o in offers(state, Speaker()) if o.brief != o.worth]
        state.apply(generator.choice(state.legal_actions()))
    assert all("(" in offer.worth and "(" not in offer.brief for offer in told)
