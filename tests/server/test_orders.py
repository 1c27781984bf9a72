"""Standing orders: bidding up to a limit, staying out, not being asked."""

from __future__ import annotations

import random

from litestar import Litestar

from tests.server.conftest import Player
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.registry import load
from whistlestop.games.steam_rollers.position import Position
from whistlestop.server.storage.rows import ACTION, RUNNING, Entry
from whistlestop.server.storage.store import Store
from whistlestop.server.table.room import FATE, HAND


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


DECLINE = "decline"  # what the holder of card 2b may answer


def until_asked_about_a_die() -> tuple[list[str], int]:
    """A game of Steam Rollers in which somebody is asked about a drafted die, and who."""
    game = load("steam-rollers", players=3)
    for seed in range(100):
        generator = random.Random(seed)
        state = game.start()
        played: list[str] = []
        while state.to_act != OVER:
            legal = state.legal_actions()
            assert isinstance(state, Position)
            # She drafts last, so that she will be asked about two dice in this round.
            is_last = state.turn == 0 and state.seat_at(2) == state.to_act
            if is_last and game.by_notation[DECLINE] in legal:
                return played, int(state.to_act)
            if state.to_act == CHANCE:
                action = draw(state, generator)
            else:
                action = generator.choice(legal)
            played.append(action.notation)
            state.apply(action)
    raise AssertionError("no such game was found")


def put_on(app: Litestar, table: str, people: list[Player], played: list[str]) -> None:
    """Let a table stand where a game has come to, with these people at it."""
    store: Store = app.state.services.store
    for number, player in enumerate(people):
        row = store.table(table)
        assert row is not None
        if row.seats[number].person is None:
            store.take_seat(table, number, row.seats[number].link, player.id, f"P{number}")
    state = load("steam-rollers", players=len(people)).start()
    entries = []
    for notation in played:
        entries.append(Entry(ACTION, notation, FATE if state.to_act == CHANCE else HAND))
        state.apply(state.game.by_notation[notation])
    store.append(table, 0, entries, RUNNING, int(state.to_act), state.scores())


def test_the_holder_of_card_2b_need_not_be_asked_after_every_draft(
    app: Litestar, ann: Player, bob: Player, cleo: Player
) -> None:
    played, seat = until_asked_about_a_die()
    people = [ann, bob, cleo]
    holder = people[seat]
    table = ann.new_table("you", "free", "free", game="steam-rollers")
    put_on(app, table, people, played)
    assert DECLINE in [choice["notation"] for choice in holder.look(table)["legal"]]
    assert "Don’t ask me about drafted dice" in holder.page(f"/table/{table}")
    assert holder.send(f"/table/{table}/orders", order="let-go").status_code == 200
    assert notations(ann, table)[len(played)] == DECLINE  # at once: she was being asked
    number = current_round(app, table)
    while current_round(app, table) == number:
        asked = [player for player in people if player.look(table)["legal"]]
        if not asked:
            break
        legal = [choice["notation"] for choice in asked[0].look(table)["legal"]]
        assert not (asked[0] is holder and DECLINE in legal)
        assert asked[0].act(table, legal[0]).status_code == 200
    assert notations(ann, table)[len(played) :].count(DECLINE) >= 2


def current_round(app: Litestar, table: str) -> int:
    room = app.state.services.tables.rooms.get(table)
    assert room is not None
    return int(room.match.state.round)
