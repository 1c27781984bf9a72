"""From the prompt to the rule, in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import set_up, wait_for_turn
from tests.server.running import RunningServer
from tests.suites import rest_long
from tests.support.titles import illustrated


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_question_mark_opens_the_rules_at_the_paragraph(
    page: Page, server: RunningServer, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    set_up(page, server.address, "steel-driver", "you", "easy", "easy")
    wait_for_turn(page)
    page.click(".prompt .rule-link")
    told = page.locator("#rules-text .told-of")
    expect(told).to_be_visible()
    expect(told).to_be_in_viewport()
    assert told.get_attribute("id") == "rule-open"


@pytest.mark.parametrize("game", rest_long(illustrated(), "the same in another game"))
def test_the_rules_print_on_two_to_four_sheets(
    page: Page, server: RunningServer, game: str
) -> None:
    page.goto(f"{server.address}/rules/{game}")
    page.wait_for_load_state("load")
    printed = page.pdf(prefer_css_page_size=True)
    assert 2 <= len(re.findall(rb"/Type\s*/Page[^s]", printed)) <= 4


def test_a_tooltip_leads_to_its_paragraph(page: Page, server: RunningServer) -> None:
    set_up(page, server.address, "steel-driver", "you", "easy", "easy")
    wait_for_turn(page)
    page.locator("#city_denver").hover()
    expect(page.locator("#tip.shown")).to_contain_text("Denver: $50")
    page.locator("#tip .rule-link").click()
    told = page.locator("#rules-text .told-of")
    expect(told).to_be_in_viewport()
    expect(told).to_have_attribute("id", "rule-board")
    expect(page.locator("#tip.shown")).to_have_count(0)
    expect(page.locator("#city_denver > title")).to_have_count(1)


def test_a_key_leads_to_the_rule_about_what_is_focused_or_asked(
    page: Page, server: RunningServer
) -> None:
    page.add_init_script("localStorage.setItem('pace', 'instant')")
    set_up(page, server.address, "steam-rollers", "you", "easy", "easy")
    page.mouse.move(1, 1)  # off whatever lies now where the last button was
    wait_for_turn(page)
    asked = page.locator("#prompt [data-rule]").get_attribute("data-rule")
    assert asked in ("draft", "actions")  # equal dice are drafted by themselves
    page.keyboard.press("r")
    told = page.locator("#rules-text .told-of")
    expect(told).to_have_attribute("id", f"rule-{asked}")
    page.locator("#black").hover()
    page.keyboard.press("r")
    expect(told).to_have_attribute("id", "rule-track-types")


def test_a_title_that_has_changed_while_the_tooltip_stood_for_it_stays_as_it_is(
    page: Page, server: RunningServer
) -> None:
    set_up(page, server.address, "steel-driver", "you", "easy", "easy")
    wait_for_turn(page)
    page.keyboard.press("1")  # puts a company up
    bid = page.locator("[data-offer][title]:visible").first
    number = bid.get_attribute("data-offer")
    bid.hover()
    expect(page.locator("#tip.shown")).to_contain_text("Bid")
    shown = page.locator(f'[data-offer="{number}"]')
    shown.evaluate("(button) => button.setAttribute('title', 'another bid')")
    page.mouse.move(1, 1)
    expect(page.locator("#tip.shown")).to_have_count(0)
    expect(shown).to_have_attribute("title", "another bid")
