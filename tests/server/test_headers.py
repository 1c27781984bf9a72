"""What every answer carries, and whom a proxy is believed to bring."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.addresses import coming_from
from tests.server.conftest import Player
from tests.support.titles import illustrated
from whistlestop.core.registry import title_names
from whistlestop.server.app import create_app
from whistlestop.server.rendering.templates import FOLDER
from whistlestop.server.settings import Settings

PAGES = (
    "/",
    "/account",
    "/verify",
    "/nowhere",
    "/health",
    "/metrics",
    "/picture.css",
    "/look.css",
    "/static/style.css",
    "/static/nothing.css",
    "/api/games",
    "/api/nothing",
    "/api/openapi.json",
    "/table/nothing",
    *(f"/new/{name}" for name in title_names()),
    *(f"/rules/{name}" for name in title_names()),
)
INLINE = re.compile(
    r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=|javascript:", re.IGNORECASE
)


def directives(policy: str) -> dict[str, str]:
    parts = (part.strip().partition(" ") for part in policy.split(";"))
    return {name: value for name, _, value in parts}


@pytest.mark.parametrize("page", PAGES)
def test_every_answer_carries_the_headers_that_keep_browsers_out_of_trouble(
    client: TestClient[Litestar], page: str
) -> None:
    headers = client.get(page, headers={"accept": "text/html"}).headers
    policy = directives(headers["content-security-policy"])
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert policy["form-action"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


@pytest.mark.parametrize("game", title_names())
def test_no_page_has_script_or_style_of_its_own_inside(ann: Player, game: str) -> None:
    for page in ("/", "/account", "/verify", f"/new/{game}", f"/rules/{game}"):
        assert not INLINE.search(ann.page(page)), page
    table = ann.new_table("you", "bot:random", "bot:random", game=game)
    ann.wait_for_turn(table)
    for page in (f"/table/{table}", f"/table/{table}?at=0&log=all", f"/table/{table}/rules"):
        assert not INLINE.search(ann.page(page)), page
    waiting = ann.new_table("you", "free", "free", game=game)
    assert not INLINE.search(ann.page(f"/table/{waiting}"))


def test_no_template_has_script_or_style_of_its_own_inside() -> None:
    for file in (FOLDER / "templates").glob("*.html"):
        assert not INLINE.search(file.read_text(encoding="utf-8")), file.name


@pytest.mark.parametrize("game", illustrated())
def test_a_picture_by_itself_may_have_the_style_that_it_brings_and_nothing_else(
    client: TestClient[Litestar], game: str
) -> None:
    answer = client.get(f"/games/{game}/poster.svg")
    policy = directives(answer.headers["content-security-policy"])
    assert re.fullmatch("'sha256-[A-Za-z0-9+/]{43}='", policy["style-src"])
    assert policy["default-src"] == "'none'"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_where_people_come_by_https_browsers_and_cookies_insist_on_it(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite", public_url="https://trains.example.org")
    with TestClient(create_app(settings)) as client:
        answer = client.get("/", headers={"accept": "text/html"})
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert "Secure" in answer.headers["set-cookie"]


def test_cookies_dont_insist_on_https_where_people_come_without(
    client: TestClient[Litestar],
) -> None:
    client.cookies.clear()
    answer = client.get("/", headers={"accept": "text/html"})
    assert "Secure" not in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    ("proxies", "is_believed"), [((), False), (("10.0.0.0/8",), False), (("127.0.0.1",), True)]
)
def test_a_proxy_is_believed_where_people_come_from_only_if_it_is_ours(
    tmp_path: Path, proxies: tuple[str, ...], is_believed: bool
) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite", proxies=proxies)
    with TestClient(coming_from("127.0.0.1", create_app(settings))) as client:
        # Each new person costs one of the few that an address may make at once.
        statuses = [
            client.post(
                "/api/people",
                json={"name": "Ann"},
                headers={"x-forwarded-for": f"203.0.113.{number}"},
            ).status_code
            for number in range(40)
        ]
    assert (429 not in statuses) == is_believed


def test_every_colour_that_the_style_names_is_of_the_palette(client: TestClient[Litestar]) -> None:
    style = (FOLDER / "static" / "style.css").read_text(encoding="utf-8")
    told = set(re.findall(r"(--[a-z0-9-]+):", client.get("/look.css").text))
    set_by_the_script = {"--zoom", "--fit-width", "--fit-height", "--turn-height"}
    assert set(re.findall(r"var\((--[a-z0-9-]+)", style)) - set_by_the_script <= told
    assert not re.findall(r"#[0-9a-f]{6}\b", style)
