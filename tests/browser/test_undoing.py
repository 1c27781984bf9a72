"""A move that was played at once is taken back where it was picked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import LIT
from tests.browser.player import play_until, sit_down, wait_for_turn
from tests.server.running import RunningServer
from tests.suites import rest_long
from whistlestop.core.registry import title_names

NEAR = 160  # pixels between the pointer and the button's nearest corner, at most
HERE = "#undo-here"


def moments(page: Page) -> str:
    return page.locator(".history output").inner_text()


def far_from(page: Page, x: float, y: float) -> float:
    offered = page.locator(HERE).bounding_box()
    assert offered is not None
    aside = max(offered["x"] - x, x - offered["x"] - offered["width"], 0)
    apart = max(offered["y"] - y, y - offered["y"] - offered["height"], 0)
    return max(aside, apart)


def pick_on_the_board(page: Page) -> tuple[float, float]:
    """Play a move that can be undone, by mouse; where the first click of it was."""
    for number in range(12):
        wait_for_turn(page)
        before = moments(page)
        x, y = page.evaluate(LIT, number)
        page.mouse.click(x, y)
        while page.locator(".chooser").count():
            page.locator(".chooser button").first.click()
        page.wait_for_function(
            "(before) => document.querySelector('#sure') ||"
            " document.querySelector('.table.mine .history output')?.innerText !== before",
            arg=before,
        )
        if page.locator("#sure").count():
            page.locator("#sure").click()
            page.locator("#sure").wait_for(state="detached")
        elif page.locator(HERE).count():
            return float(x), float(y)
    raise AssertionError("no move could be undone")


@pytest.mark.parametrize("game", rest_long(title_names(), "the same in another game"))
def test_undo_is_offered_beside_the_place_that_was_picked(
    server: RunningServer, page: Page, game: str
) -> None:
    page.add_init_script("localStorage.setItem('pace', 'instant')")
    sit_down(page, server.address, game)
    wait_for_turn(page)
    board = page.locator("#picture").bounding_box()
    x, y = pick_on_the_board(page)
    assert page.locator("#picture").bounding_box() == board
    assert far_from(page, x, y) > 0, "a double click would undo"
    assert far_from(page, x, y) < NEAR
    after = moments(page)
    page.locator(HERE).focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(after) => document.querySelector('.history output').innerText !== after", arg=after
    )
    expect(page.locator(HERE)).to_have_count(0)
    assert int(re.findall(r"\d+", moments(page))[1]) < int(re.findall(r"\d+", after)[1])


def test_undo_at_the_place_goes_away_by_itself(server: RunningServer, page: Page) -> None:
    page.clock.install()
    page.add_init_script("localStorage.setItem('pace', 'instant')")
    sit_down(page, server.address, "rolling-freight")
    pick_on_the_board(page)
    page.mouse.move(1, 1)
    page.clock.fast_forward(9000)
    expect(page.locator(HERE)).to_have_count(0)
    expect(page.locator("#undo-step")).to_be_visible()  # the bar goes on offering it


def test_a_choice_from_a_phones_list_is_undone_by_the_bar_beside_it(
    server: RunningServer, phone: Page
) -> None:
    phone.add_init_script("localStorage.setItem('pace', 'instant')")
    sit_down(phone, server.address, "steam-rollers")
    draft = '.few button:has-text("Draft a")'
    play_until(phone, draft)  # a turn goes on after it; other moves may have dice rolled next
    phone.locator(draft).first.tap()
    expect(phone.locator("#undo-step")).to_be_visible()
    expect(phone.locator(HERE)).to_have_count(0)


# Of the first nine moves of the list, and of the cities that take part in any, the two that lie
# farthest apart: the city, where it is, the number of the move, and where that is.
FARTHEST = """
() => {
  const middle = (thing) => {
    const box = thing.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const moves = [...document.querySelectorAll('.choices [data-names^="build "]')];
  const names = new Set(moves.flatMap((move) => move.dataset.names.split(/[ =>]+/).slice(1)));
  const pairs = [...names].map((name) => document.querySelector(`#city_${name}`)).filter(Boolean)
    .flatMap((city) => moves.slice(0, 9).map((move, number) => {
      const route = `[data-panel="map"] [data-choice="${move.dataset.first}"]`;
      return [city.id, middle(city), number + 1, middle(document.querySelector(route))];
    }));
  const far = ([, [ax, ay], , [bx, by]]) => Math.hypot(ax - bx, ay - by);
  return pairs.sort((a, b) => far(b) - far(a))[0];
}
"""


@pytest.mark.long("several moves by hand")
def test_undo_is_offered_where_the_last_pick_was_and_not_where_one_was_given_up(
    server: RunningServer, page: Page
) -> None:
    page.add_init_script("localStorage.setItem('pace', 'instant')")
    sit_down(page, server.address, "steel-driver")
    play_until(page, '.choices button:first-of-type[data-names^="build "]')
    before = moments(page)
    city, given_up, number, picked = page.evaluate(FARTHEST)
    page.locator(f"#{city}").click()
    page.locator(".chooser").wait_for()
    page.keyboard.press("Escape")
    page.locator(".chooser").wait_for(state="detached")
    page.keyboard.press(str(number))
    page.wait_for_function(
        "(before) => (document.querySelector('.table.mine .history output')?.innerText ?? before)"
        " !== before",
        arg=before,
    )
    assert far_from(page, *picked) < NEAR < far_from(page, *given_up)
