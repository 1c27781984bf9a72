"""The table in French, German and Dutch, as people see it: set up by clicking, a few turns played.

Whole games are played in English; the rules are the same in every language.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import play_on, wait_for_turn
from tests.languages.reading import LANGUAGES, english_in
from tests.server.running import RunningServer
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.words import speaker

# Everything that a person can read on the page, or have read aloud.
VISIBLE = """
() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.parentElement.closest("script, style, option[lang]")) { found.push(text.data); }
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "label"]) {
    for (const thing of document.querySelectorAll(`[${name}]`)) {
      found.push(thing.getAttribute(name));
    }
  }
  return found.map(text => text.replace(/[ \\n\\t]+/g, " ").replace(/^ | $/g, "")).filter(Boolean);
}
"""

# What of a game's card in the lobby is wider than its place.
CUT = """
() => {
  const isCut = thing => {
    const text = document.createRange();
    text.selectNodeContents(thing);
    return text.getBoundingClientRect().width > thing.getBoundingClientRect().width + 0.5;
  };
  const things = document.querySelectorAll(".facts dd, .facts dt, .levels span, .go > *");
  return [...things].filter(isCut).map(thing => thing.textContent);
}
"""


def person(browser: Browser, language: str) -> Page:
    """Somebody whose browser asks for a language."""
    context = browser.new_context(locale=language, viewport={"width": 1280, "height": 860})
    return context.new_page()


def check(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert english_in(page.evaluate(VISIBLE), language) == []


@pytest.mark.parametrize("width", [1280, 360])
def test_every_word_on_a_game_s_card_has_room_in_every_language(
    server: RunningServer, browser: Browser, width: int
) -> None:
    for language in ("en", *LANGUAGES):
        page = person(browser, language)
        page.set_viewport_size({"width": width, "height": 720})
        page.goto(server.address)
        page.evaluate("document.fonts.ready")
        assert page.locator(".levels span").count() > 10
        assert page.evaluate(CUT) == [], language
        page.context.close()


@pytest.mark.long("the same journey in another language")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_is_set_up_and_played_in_the_language(
    server: RunningServer, browser: Browser, language: str
) -> None:
    page = person(browser, language)
    for name in title_names():
        page.goto(server.address)
        check(page, language)
        page.locator(f'a[href="/new/{name}"]').click()
        page.locator("html.scripted").wait_for(state="attached")
        players = str(max(2, find_title(name).board().players[0]))
        field = page.locator('select[name="players"]')
        if field.input_value() != players:
            with page.expect_response(lambda response: "/new/" in response.url):
                field.select_option(players)
        for seat in range(1, int(players)):
            page.locator(f'select[name="seat{seat}"]').select_option("random")
        check(page, language)
        page.locator("form.setup button.main").click()
        page.wait_for_url("**/table/*")
        wait_for_turn(page)
        check(page, language)
        play_on(page, 8)
        wait_for_turn(page)
        page.locator("#panel-words summary").click()
        page.locator("#in-words h2").first.wait_for()
        page.locator("#panel-rules > summary").click()
        page.locator("#rules-text h2").first.wait_for()
        check(page, language)
    page.context.close()


@pytest.mark.long("two browsers at one table")
def test_two_people_at_one_table_read_it_each_in_their_own_language(
    server: RunningServer, browser: Browser
) -> None:
    french, dutch = person(browser, "fr"), person(browser, "nl")
    french.goto(f"{server.address}/new/steel-driver")
    french.locator('input[name="name"]').fill("Anne")
    french.locator('select[name="seat1"]').select_option("free")
    for seat in (2, 3):
        french.locator(f'select[name="seat{seat}"]').select_option("random")
    french.locator("form.setup button.main").click()
    french.wait_for_url("**/table/*")
    dutch.goto(french.url)
    check(dutch, "nl")
    dutch.locator('input[name="name"]').fill("Bram")
    dutch.locator('form[action$="/sit/1"] button').click()
    wait_for_turn(french)
    french.keyboard.press("1")  # puts a company up
    expect(french.locator("#log [data-touch]")).to_have_count(1)
    expect(dutch.locator("#log [data-touch]")).to_have_count(1)
    check(french, "fr")
    check(dutch, "nl")
    for page, language in ((french, "fr"), (dutch, "nl")):
        name = speaker(language).text("the red company")
        others = speaker("nl" if language == "fr" else "fr").text("the red company")
        log = page.locator("#log").text_content() or ""
        assert "Anne" in log
        assert others not in log
        assert name in log
    # A language chosen in the page's foot counts for more than what the browser asks for.
    table = dutch.url
    dutch.goto(server.address)
    with dutch.expect_navigation():
        dutch.locator('select[name="language"]').select_option("de")
    check(dutch, "de")
    dutch.goto(table)
    check(dutch, "de")
    expect(french.locator("html")).to_have_attribute("lang", "fr")
    for page in (french, dutch):
        page.context.close()
