"""Standing orders: bidding up to a limit, staying out, not being asked."""

from __future__ import annotations

from tests.server.conftest import Player
from whistlestop.core.orders import Given
from whistlestop.core.registry import load


def notations(player: Player, table: str) -> list[str]:
    return [moment["notation"] for moment in player.get(f"/api/tables/{table}/log")]


def test_a_bid_up_to_a_limit_raises_by_one_and_then_passes(
    shared_table: str, ann: Player, bob: Player, cleo: Player
) -> None:
    ann.act(shared_table, "offer red")
    ann.act(shared_table, "bid 2")
    ordered = bob.send(f"/table/{shared_table}/orders", order="bid-up-to", number=4)
    assert ordered.status_code == 200
    assert notations(ann, shared_table)[-1] == "bid 3"  # at once: it was his turn
    cleo.act(shared_table, "pass")
    ann.act(shared_table, "bid 4")
    assert notations(ann, shared_table)[-1] == "pass"  # four is the limit, and it is bid
    log = ann.get(f"/api/tables/{shared_table}/log")
    assert "Ann takes control" in log[-1]["happened"][-1]["text"]


def test_an_order_for_one_auction_says_nothing_in_the_next(
    shared_table: str, ann: Player, bob: Player, cleo: Player
) -> None:
    ann.act(shared_table, "offer red")
    ann.act(shared_table, "bid 2")
    bob.send(f"/table/{shared_table}/orders", order="bid-up-to", number=9)
    cleo.act(shared_table, "pass")
    ann.act(shared_table, "pass")
    bob.act(shared_table, "offer blue")  # he is asked again
    assert bob.look(shared_table)["legal"]


def test_who_stays_out_passes_until_the_round_is_over(
    shared_table: str, ann: Player, bob: Player, cleo: Player
) -> None:
    assert bob.send(f"/table/{shared_table}/orders", order="stay-out").status_code == 200
    ann.act(shared_table, "offer red")
    ann.act(shared_table, "bid 2")
    assert notations(ann, shared_table)[-1] == "pass"
    cleo.act(shared_table, "pass")
    assert notations(ann, shared_table)[-1] == "pass-marker"
    assert cleo.look(shared_table)["legal"]


def test_an_order_is_taken_back(shared_table: str, ann: Player, bob: Player) -> None:
    bob.send(f"/table/{shared_table}/orders", order="stay-out")
    assert "Take it back" in bob.page(f"/table/{shared_table}")
    assert bob.send(f"/table/{shared_table}/orders", cancel="stay-out").status_code == 200
    ann.act(shared_table, "offer red")
    ann.act(shared_table, "bid 2")
    assert bob.look(shared_table)["legal"]


def test_only_what_the_game_offers_can_be_ordered(shared_table: str, ann: Player) -> None:
    address = f"/table/{shared_table}/orders"
    assert ann.send(address, order="bid-up-to", number=3).status_code == 422  # nothing is up
    assert ann.send(address, order="win").status_code == 422
    assert ann.send(address, order="stay-out", number="x").status_code == 400


def test_the_holder_of_card_2b_need_not_be_asked_after_every_draft() -> None:
    game = load("steam-rollers", players=3)
    state = game.start()
    assert game.words.orders(state, 0) == []
    assert game.words.answer(state, Given("let-go", "round 0")) is None
