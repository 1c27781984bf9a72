"""Games played by pointing alone: whatever is lit does something, and what is picked is drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import play_by_hand
from tests.browser.player import play_until, sit_down, wait_for_turn
from tests.server.accounts import recorded_table
from tests.server.running import RunningServer
from tests.suites import rest_long
from whistlestop.core.registry import title_names
from whistlestop.server.storage.opening import opened

GAMES = title_names()
SOME = 14  # clicks


@pytest.mark.parametrize("game", rest_long(GAMES, "the same in another game"))
def test_a_game_is_begun_by_mouse_on_the_board_alone(
    server: RunningServer, page: Page, game: str
) -> None:
    sit_down(page, server.address, game)
    assert play_by_hand(page, page.mouse.click, SOME) == SOME


@pytest.mark.parametrize("game", rest_long(reversed(GAMES), "the same in another game"))
def test_a_game_is_begun_by_touch_alone(server: RunningServer, phone: Page, game: str) -> None:
    sit_down(phone, server.address, game)
    assert play_by_hand(phone, phone.touchscreen.tap, SOME) == SOME


def middle(page: Page, lit: str) -> tuple[float, float, float]:
    """Of the first hex that can be built in: its middle and how wide it is."""
    x, y, width = page.evaluate(
        """(lit) => {
          const outline = document.querySelector(lit).querySelector("path");
          const box = outline.getBBox(), scale = outline.getScreenCTM();
          const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
          const there = at.matrixTransform(scale);
          return [there.x, there.y, box.width * scale.a];
        }""",
        lit,
    )
    return float(x), float(y), float(width)


Points = list[tuple[float, float]]
Lift = Callable[[], object]


def by_mouse(page: Page, points: Points) -> Lift:
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point, steps=4)
    return page.mouse.up


def by_finger(page: Page, points: Points) -> Lift:
    session = page.context.new_cdp_session(page)

    def touch(kind: str, points: Points) -> None:
        there = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": there})

    for number, point in enumerate(points):
        touch("touchMove" if number else "touchStart", [point])
    return lambda: touch("touchEnd", [])


@pytest.mark.parametrize(
    ("screen", "draw"), [("page", by_mouse), ("phone", by_finger)], ids=["mouse", "finger"]
)
def test_a_track_is_drawn_from_edge_to_edge_and_seen_before_it_counts(
    server: RunningServer,
    request: pytest.FixtureRequest,
    screen: str,
    draw: Callable[[Page, Points], Lift],
) -> None:
    page: Page = request.getfixturevalue(screen)
    sit_down(page, server.address, "steam-rollers")
    play_until(page, '[data-pick^="hex_"]')
    page.evaluate("localStorage.setItem('confirm-all', 'yes')")
    hexes = '[data-pick^="hex_"]'
    name = str(page.locator(hexes).first.get_attribute("data-pick")).removeprefix("hex_")
    wanted = page.locator(f'.choices [data-names^="build {name} "]').first
    edges = str(wanted.get_attribute("data-names")).split()[-1].split("-")
    label = wanted.locator("span").evaluate("span => span.firstChild.textContent.trim()")
    x, y, width = middle(page, hexes)
    ways = {
        "e": (0.43, 0.0),
        "ne": (0.21, -0.37),
        "nw": (-0.21, -0.37),
        "w": (-0.43, 0.0),
        "sw": (-0.21, 0.37),
        "se": (0.21, 0.37),
    }
    (ax, ay), (bx, by) = (ways[edge] for edge in edges)
    lift = draw(page, [(x + ax * width, y + ay * width), (x, y), (x + bx * width, y + by * width)])
    expect(page.locator(f'[data-panel="map"] #build_{name}_{"-".join(edges)}')).to_have_class(
        "is-drawn"
    )
    lift()
    expect(page.locator("#prompt")).to_contain_text(label)
    expect(page.locator(f'[data-panel="map"] .changed #track_{name}')).to_have_count(1)
    expect(page.locator("#sure")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#sure")).to_have_count(0)
    expect(page.locator(f"#track_{name}")).to_have_count(0)


def test_a_track_is_drawn_from_beside_its_hex_to_beyond_it_and_selects_no_text(
    server: RunningServer, page: Page
) -> None:
    sit_down(page, server.address, "steam-rollers")
    play_until(page, '.choices [data-names$=" e-w"]')
    page.evaluate("localStorage.setItem('confirm-all', 'yes')")
    wanted = page.locator('.choices [data-names$=" e-w"]').first
    name = str(wanted.get_attribute("data-names")).split()[1]
    x, y, width = middle(page, f'[data-pick="hex_{name}"]')
    page.mouse.move(x - 0.8 * width, y)
    page.mouse.down()
    page.mouse.move(x + 0.8 * width, y, steps=12)
    expect(page.locator(f'[data-panel="map"] #build_{name}_e-w')).to_have_class("is-drawn")
    assert page.evaluate("getSelection().toString()") == ""
    page.mouse.up()
    expect(page.locator(f'[data-panel="map"] .changed #track_{name}')).to_have_count(1)


@pytest.mark.long("several rounds by hand")
def test_a_city_offers_the_routes_that_can_be_built_there(
    server: RunningServer, page: Page
) -> None:
    sit_down(page, server.address, "steel-driver")
    play_until(page, '.choices [data-names^="build "]')
    names = str(page.locator('.choices [data-names^="build "]').first.get_attribute("data-names"))
    city = names.removeprefix("build ").replace("=", ">").split(">")[0]
    page.locator(f"#city_{city}").click()
    offered = page.locator(".chooser button")
    expect(offered.first).to_be_visible()
    routes = page.locator(f'.choices [data-names^="build {city}"], .choices [data-names$="{city}"]')
    assert offered.count() == routes.count()
    expect(offered.first.locator(".worth")).to_contain_text("cube")


# Two cities that take part in some of the moves that can be chosen now.
CITIES = """
() => {
  const moves = [...document.querySelectorAll('.choices [data-names^="build "]')];
  const names = moves.flatMap((move) => move.dataset.names.split(/[ =>]+/).slice(1));
  return [...new Set(names)].filter((name) => document.querySelector(`#city_${name}`)).slice(0, 2);
}
"""


def test_from_the_routes_of_a_city_one_click_leads_to_those_of_another(
    server: RunningServer, page: Page
) -> None:
    sit_down(page, server.address, "steel-driver")
    play_until(page, '.choices [data-names^="build "]')
    for city in page.evaluate(CITIES):
        # No list of choices that happens to lie over the city keeps the click.
        page.locator(f"#city_{city}").dispatch_event("click", {"bubbles": True})
        expect(page.locator(".chooser button").first).to_be_visible()
        expect(page.locator(f"#city_{city}")).to_have_class("is-picked")


def test_what_cannot_be_chosen_says_why_and_is_quiet_after_the_next_choice(
    server: RunningServer, page: Page
) -> None:
    sit_down(page, server.address, "steel-driver")
    wait_for_turn(page)
    page.locator("#city_denver").click()
    said = page.locator("#toast")
    expect(said).to_have_class("shown")
    expect(said).to_contain_text("Denver: $50")
    expect(said).to_contain_text("can’t be chosen now")
    page.locator('[data-panel="companies"] [data-choice]').first.click()
    expect(said).not_to_have_class("shown")


def test_what_is_pointed_at_says_what_it_costs_and_brings(
    server: RunningServer, page: Page
) -> None:
    sit_down(page, server.address, "steel-driver")
    play_until(page, '[data-panel="map"] [data-choice]')
    page.locator('[data-panel="map"] [data-choice]').first.hover(force=True)
    expect(page.locator("#tip.shown .worth")).to_contain_text("cube")


COVERED = """
() => {
  const box = document.querySelector("#sure").getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return [box.bottom <= innerHeight, Boolean(top?.closest("#sure")), box.height];
}
"""


def test_what_changes_nothing_on_the_map_can_be_confirmed_without_scrolling(
    server: RunningServer, page: Page
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down(page, server.address, "rolling-freight")
    page.evaluate("localStorage.setItem('confirm-all', 'yes')")
    wait_for_turn(page)
    page.locator(".part[data-panel='improvements'] [data-choice]").first.click()
    page.locator("#sure, .chooser").first.wait_for(state="attached")
    if page.locator(".chooser").count():  # one of two equal improvements may be put away instead
        page.locator(".chooser button").first.click()
    expect(page.locator("#sure")).to_be_attached()
    is_inside, is_on_top, height = page.evaluate(COVERED)
    assert (is_inside, is_on_top) == (True, True)
    assert height >= 28


def far_delivery(server: RunningServer, page: Page) -> str:
    """The address of a table where this person may deliver from city 4, near or far."""
    page.goto(server.address)
    form = 'form:has(input[value="steam-rollers"]) button'
    page.locator(form, has_text="Play now").click()
    page.wait_for_url("**/table/*")
    with opened(server.database) as store:
        quick = store.table(page.url.rpartition("/")[2])
        assert quick is not None
        people = (None, quick.seats[0].person, None, None)
        table = recorded_table(store, "steam-rollers", "four-deliver-far", 272, people)
    return f"{server.address}/table/{table}"


@pytest.mark.parametrize("screen", ["page", "phone"])
def test_a_delivery_is_picked_by_the_city_it_goes_to(
    server: RunningServer, request: pytest.FixtureRequest, screen: str
) -> None:
    """At once where it alone goes there, and out of those that a cube or another city offers."""
    page: Page = request.getfixturevalue(screen)
    page.goto(far_delivery(server, page))
    page.evaluate("localStorage.setItem('confirm-all', 'yes')")
    page.locator("#city_4").click()
    expect(page.locator(".chooser button")).to_have_count(2)
    expect(page.locator(".is-next")).to_have_count(2)
    page.locator("#city_6").click()
    expect(page.locator("#prompt")).to_contain_text("from city 4 to city 6")
    page.keyboard.press("Escape")
    page.locator("#sure").wait_for(state="detached")
    page.locator("#city_2").click()
    expect(page.locator("#prompt")).to_contain_text("from city 4 to city 2")


def test_many_bids_are_stepped_through_and_what_stays_in_the_purse_is_told(
    server: RunningServer, page: Page
) -> None:
    sit_down(page, server.address, "steel-driver")
    wait_for_turn(page)
    page.keyboard.press("1")  # puts a company up
    expect(page.locator("#prompt")).to_contain_text("1 to 10")
    bids, purse = page.locator(".stepper [data-offer]"), page.locator(".purse")
    assert bids.count() == 7
    expect(page.locator("[data-offer]:visible")).to_have_count(4)
    expect(purse).to_have_text("You have 10 cubes")
    more, less = page.locator('[data-step-by="1"]'), page.locator('[data-step-by="-1"]')
    expect(less).to_have_attribute("aria-disabled", "true")
    for _ in range(6):
        more.click()
    expect(page.locator(".stepper [data-offer]:visible")).to_contain_text("Bid 10")
    expect(more).to_have_attribute("aria-disabled", "true")
    expect(purse).to_have_text("0 cubes left")
    less.click()
    page.locator("[data-offer]", has_text="Bid 2").hover()
    expect(purse).to_have_text("8 cubes left")
    page.locator(".stepper [data-offer]:visible").click()
    expect(page.locator("#log")).to_contain_text("bids 9.")


HIDDEN = """
() => [...document.querySelectorAll(".chooser button")].filter((button) => {
  const box = button.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return !document.elementFromPoint(x, y)?.closest(".chooser");
}).length
"""


LARGE_HINT = """
(map) => {
  const hint = document.createElement("details");
  hint.className = hint.id = "hint";
  hint.style.width = hint.style.height = "100%";
  map.after(hint);
}
"""


def test_choices_are_never_hidden_by_an_open_hint(server: RunningServer, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(far_delivery(server, page))
    page.locator("#picture").evaluate(LARGE_HINT)
    page.locator("#city_4").dispatch_event("click")
    expect(page.locator(".chooser button")).to_have_count(2)
    assert page.evaluate(HIDDEN) == 0
