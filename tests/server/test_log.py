"""What the page of a table tells of what happened."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import cast

from markupsafe import Markup

from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE
from whistlestop.core.match import Match
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.words import Seat, Speaker, say
from whistlestop.server.table.log_view import new_from
from whistlestop.server.table.room import CHAIN, FATE, HAND, MACHINE, Room
from whistlestop.server.table.telling import Teller, Told, flowing, joined

NAMES = ("Ann", "Bob", "Cleo", "Dora", "Emil", "Fay")


def played(name: str, actions: int) -> Match:
    title = find_title(name)
    game = title.game(title.board().players[-1])
    match = Match(game, NAMES[: game.players])
    generator = random.Random(5)
    while len(match.actions) < actions:
        state = match.state
        is_chance = state.to_act == CHANCE
        match.play(draw(state, generator) if is_chance else generator.choice(state.legal_actions()))
    return match


def told(match: Match) -> list[Told]:
    teller = Teller(match.game, Speaker(match.names))
    return joined(one for messages in match.log for one in teller.all(messages, None))


def test_dice_that_are_rolled_one_by_one_are_one_line_with_as_many_dice() -> None:
    lines = told(played("rolling-freight", 120))
    dice = [one.html.count('<svg class="ws ws-auto glyph') for one in lines if "rolls" in one.html]
    assert min(dice[:4]) >= 6, dice  # as many as each player begins with


def test_every_game_draws_some_of_what_its_sentences_name() -> None:
    for name in title_names():
        lines = told(played(name, 60))
        assert any("glyph" in one.html for one in lines), name
        assert all("\x00" not in one.html for one in lines)


def test_the_player_of_a_turn_is_not_named_in_it_but_read_aloud() -> None:
    match = played("steel-driver", 1)
    teller = Teller(match.game, Speaker(NAMES))
    assert match.actors[0] == 0
    own = teller.tell(match.log[0][0], 0).html
    others = teller.tell(match.log[0][0], 1).html
    assert own.startswith('<span class="unseen">Ann</span> ')
    assert others.startswith('<span class="player">')


def test_a_name_is_seen_again_behind_what_is_told_of_somebody_else() -> None:
    match = played("steel-driver", 1)
    teller = Teller(match.game, Speaker(NAMES))
    said = [say("{seat} bids.", seat=Seat(seat)) for seat in (0, 0, 1, 0, 0)]
    lines = [Markup(line).striptags() for line in flowing(teller.all(said, 0))]
    assert lines == ["Ann bids,", "Ann bids.", "Bob bids.", "Ann bids.", "Ann bids."]
    assert [one.has_seen_name for one in teller.all(said, 0)] == [False, False, True, True, True]


def test_names_and_words_of_people_stay_text() -> None:
    match = played("steel-driver", 1)
    teller = Teller(match.game, Speaker(["<b>Mallory"]))
    html = teller.tell(say("{what} & more", what="<i>"), None).html
    assert html == Markup("&lt;i&gt; &amp; more")
    assert "<b>" not in teller.tell(match.log[0][0], None).html


def test_what_is_new_begins_with_anothers_move_not_with_what_ones_own_brought_along() -> None:
    actors = [0, 0, CHANCE, 1, CHANCE, 2]  # a purchase, its payment, a roll; then the others
    makers = [HAND, CHAIN, FATE, HAND, FATE, MACHINE]

    def new(seat: int, moments: int) -> int | None:
        match = SimpleNamespace(actors=actors[:moments])
        return new_from(cast(Room, SimpleNamespace(match=match, makers=makers[:moments])), seat)

    assert new(0, 6) == 4
    assert new(0, 3) is None
    assert new(1, 6) == 6
    assert new(2, 6) is None
    assert new(3, 6) is None
