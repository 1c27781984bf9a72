"""Numbers, times, money and lists, as each language writes them."""

from __future__ import annotations

import base64
import json
import re
import zlib

import pytest

from tests.languages.reading import LANGUAGES, english_in, texts_of
from tests.support.titles import illustrated
from whistlestop.core.game import OVER
from whistlestop.core.match import Match
from whistlestop.core.picture.film import film
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.title import Title
from whistlestop.core.words import Listing, Speaker, Time, say, speaker
from whistlestop.games.steel_driver.words.names import money

MOMENT = 1_794_837_900_000  # the 16th of November 2026, five past two


@pytest.mark.parametrize(
    ("language", "decimal", "percent", "day", "time"),
    [
        ("en", "12.50", "12.5 %", "2026-11-16", "2026-11-16 14:05 UTC"),
        ("fr", "12,50", "12,5\u202f%", "16/11/2026", "16/11/2026, 14:05 UTC"),
        ("de", "12,50", "12,5\u00a0%", "16.11.2026", "16.11.2026, 14:05 UTC"),
        ("nl", "12,50", "12,5%", "16-11-2026", "16-11-2026, 14:05 UTC"),
    ],
)
def test_numbers_and_times_are_written_as_the_language_writes_them(
    language: str, decimal: str, percent: str, day: str, time: str
) -> None:
    voice = speaker(language)
    assert voice.number(12.5, 2) == decimal
    assert voice.number(12.5, 2, is_padded=False) == decimal[:-1]
    assert voice.number(12.0, 2, is_padded=False) == "12"
    assert voice.percent(0.125, 1) == percent
    assert voice.day(MOMENT) == day
    assert voice.time(MOMENT) == time
    assert voice.say(say("{time}", time=Time(MOMENT))) == time


@pytest.mark.parametrize(
    ("language", "shown"),
    [("en", "$40"), ("fr", "40\u202f$"), ("de", "40\u00a0$"), ("nl", "$40")],
)
def test_money_is_written_as_the_language_writes_it(language: str, shown: str) -> None:
    assert speaker(language).say(money(40)) == shown


@pytest.mark.parametrize(
    ("language", "none", "two"),
    [("fr", "rien", "1 et 2"), ("de", "nichts", "1 und 2"), ("nl", "niets", "1 en 2")],
)
def test_a_list_is_joined_as_the_language_joins(language: str, none: str, two: str) -> None:
    voice = speaker(language)
    assert voice.show(Listing([])) == none
    assert voice.show(Listing([1, 2])) == two


@pytest.fixture(params=title_names())
def title(request: pytest.FixtureRequest) -> Title:
    return find_title(request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_and_options_have_names_in_every_language(title: Title, language: str) -> None:
    voice, english = speaker(language), Speaker()
    for name in title.boards():
        heading = title.board_heading(name)
        assert voice.say(heading) not in (name, english.say(heading))
    for option in title.options:
        assert len(option.headings) == len(option.choices)
        other = next(choice for choice in option.choices if choice != option.default)
        (chosen,) = title.option_words({option.name: other})
        assert voice.say(chosen) != english.say(chosen)
    assert title.option_words(title.full_options({})) == []


@pytest.mark.parametrize("name", illustrated())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_film_of_a_game_speaks_the_language(name: str, language: str) -> None:
    title = find_title(name)
    players = title.board().players[0]
    match = Match(title.game(players), [f"Player {seat}" for seat in range(players)])
    while len(match.actions) < 6 and match.state.to_act != OVER:
        legal = match.state.legal_actions()
        match.play(legal[0])
    page = film(match, speaker(language, match.names), language)
    said, texts = texts_of(page)
    assert said == language
    assert english_in(texts, language) == []
    data = re.search(r'id="film">([^<]+)', page)
    assert data is not None
    story = json.loads(zlib.decompress(base64.b64decode(data[1])))
    assert story["log"][0]
    assert english_in([story["start"], *(s for told in story["log"] for s in told)], language) == []
