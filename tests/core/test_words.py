"""Messages and speakers."""

from __future__ import annotations

import gettext
import io

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from whistlestop.core.words import Listing, Seat, Speaker, say, say_many, speaker


@pytest.fixture
def german() -> Speaker:
    catalogue = Catalog(locale="de")
    catalogue.add("{seat} bids {cubes}.", "{cubes} bietet {seat}.")
    catalogue.add(("{n} cube", "{n} cubes"), ("{n} Würfel (eins)", "{n} Würfel"))
    catalogue.add("{all_but_last} and {last}", "{all_but_last} und {last}")
    catalogue.add("nothing", "nichts")
    catalogue.add("seat {number}", "Platz {number}")
    catalogue.add("the {colour} company", "die Gesellschaft {colour}")
    catalogue.add("red", "Rot")
    file = io.BytesIO()
    write_mo(file, catalogue)
    file.seek(0)
    return Speaker(["Ann", "Bob"], gettext.GNUTranslations(file))


def test_values_fill_the_template() -> None:
    message = say("{seat} bids {cubes}.", seat=Seat(1), cubes=6)
    assert Speaker(["Ann", "Bob"]).say(message) == "Bob bids 6."


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    message = say("{seat} bids {cubes}.", seat=Seat(2), cubes=6)
    assert Speaker(["Ann", "Bob"]).say(message) == "seat 3 bids 6."
    assert str(message) == "seat 3 bids 6."


@pytest.mark.parametrize(("count", "text"), [(0, "0 cubes"), (1, "1 cube"), (2, "2 cubes")])
def test_a_message_follows_its_number(count: int, text: str) -> None:
    assert Speaker().say(say_many("{n} cube", "{n} cubes", count)) == text


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ([], "nothing"),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", 2, Seat(0)], "a, 2 and Ann"),
        ([say("the {x}", x="b"), "c"], "the b and c"),
    ],
)
def test_a_listing_is_joined_as_the_language_joins(
    items: list[str | int | Seat], text: str
) -> None:
    assert Speaker(["Ann"]).say(say("{items}", items=Listing(items))) == text


def test_a_message_can_be_part_of_another() -> None:
    inner = say("the {colour} company", colour="red")
    assert Speaker().say(say("Offer {company}", company=inner)) == "Offer the red company"


def test_braces_in_a_value_are_only_text() -> None:
    assert Speaker(["{0}{cubes}"]).say(say("{seat}: {x}", seat=Seat(0), x="{y}")) == (
        "{0}{cubes}: {y}"
    )


def test_messages_are_equal_by_what_they_say() -> None:
    one = say("{seat}", seat=Seat(1), kind="k")
    assert one == say("{seat}", seat=Seat(1), kind="k")
    assert hash(one) == hash(say("{seat}", seat=Seat(1), kind="k"))
    assert one != say("{seat}", seat=Seat(2), kind="k")
    assert one != say("{seat}", seat=Seat(1), kind="other")
    assert say_many("{n} a", "{n} b", 2) != say_many("{n} a", "{n} b", 3)
    assert Listing([1, 2]) == Listing((1, 2))
    assert hash(Listing([Seat(1)])) == hash(Listing([Seat(1)]))
    assert Seat(1) != 1
    assert repr(say("{x} y", kind="k", x=1)) == "<Message k: 1 y>"


def test_a_catalogue_translates_templates_and_word_order(german: Speaker) -> None:
    assert german.say(say("{seat} bids {cubes}.", seat=Seat(0), cubes=3)) == "3 bietet Ann."


def test_a_catalogue_translates_plurals(german: Speaker) -> None:
    assert german.say(say_many("{n} cube", "{n} cubes", 1)) == "1 Würfel (eins)"
    assert german.say(say_many("{n} cube", "{n} cubes", 5)) == "5 Würfel"


def test_a_catalogue_translates_parts_listings_and_seats(german: Speaker) -> None:
    company = say("the {colour} company", colour=say("red"))
    assert german.say(company) == "die Gesellschaft Rot"
    assert german.text("{x}", x=Listing([company, Seat(4)])) == "die Gesellschaft Rot und Platz 5"
    assert german.show(Listing([])) == "nichts"


def test_what_a_catalogue_lacks_is_said_in_english(german: Speaker) -> None:
    assert german.say(say("Well, {x}.", x=1)) == "Well, 1."


def test_a_language_that_nobody_has_translated_is_english() -> None:
    assert speaker("xx", ["Ann"]).say(say("{seat} wins.", seat=Seat(0))) == "Ann wins."


def test_the_same_message_is_said_in_several_languages_at_once(german: Speaker) -> None:
    message = say_many("{n} cube", "{n} cubes", 2)
    assert [voice.say(message) for voice in (Speaker(), german)] == ["2 cubes", "2 Würfel"]
