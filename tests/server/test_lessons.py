"""Lessons on pages: moves, wrong moves, and whatever a browser may send."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import func, select

from whistlestop.core.game import OVER
from whistlestop.core.lesson_files import first_lesson
from whistlestop.core.lessons import Lesson, Place
from whistlestop.core.registry import find_title, title_names
from whistlestop.server.learning.places import read, written
from whistlestop.server.settings import Settings
from whistlestop.server.storage.opening import opened
from whistlestop.server.storage.schema import metadata
from whistlestop.server.storage.store import Store
from whistlestop.server.table.choosing import key_of

FRAGMENT = {"x-fragment": "1"}
TITLES = [name for name in title_names() if first_lesson(find_title(name)) is not None]


class Learner:
    """A browser in a lesson."""

    def __init__(self, client: TestClient[Litestar], game: str, language: str = "en") -> None:
        client.cookies.clear()
        self.client = client
        self.game = game
        self.language = language
        self.page = ""
        self.look()

    @property
    def lesson(self) -> Lesson:
        found = first_lesson(find_title(self.game))
        assert found is not None
        return found

    @property
    def place(self) -> Place:
        return read(self.client.cookies.get(f"lesson-{self.game}") or "")

    def look(self) -> httpx.Response:
        return self._seen(
            self.client.get(f"/learn/{self.game}", headers={"accept-language": self.language})
        )

    def send(self, path: str, **fields: object) -> httpx.Response:
        key = re.search(r'name="form_key" value="([^"]+)"', self.page)
        assert key is not None
        headers = {**FRAGMENT, "accept-language": self.language, "x-form-key": key[1]}
        data = {name: str(value) for name, value in fields.items()}
        return self._seen(
            self.client.post(f"/learn/{self.game}/{path}", data=data, headers=headers)
        )

    def _seen(self, answer: httpx.Response) -> httpx.Response:
        if answer.status_code == 200:
            self.page = answer.text
        return answer

    def act(self, notation: str) -> httpx.Response:
        standing = self.lesson.standing(self.place)
        actions = [self.lesson.game.parse(part.strip()) for part in notation.split(";")]
        return self.send("act", action=key_of(actions), version=len(standing.match.actions))

    def step(self, to: str) -> httpx.Response:
        return self.send("step", to=to, step=self.number)

    @property
    def number(self) -> int:
        found = re.search(r'data-step="(\d+)"', self.page)
        assert found is not None
        return int(found[1])

    @property
    def text(self) -> str:
        return html.unescape(re.sub("<[^>]+>", "", self.page))


@pytest.fixture
def learner(client: TestClient[Litestar]) -> Iterator[Learner]:
    yield Learner(client, "steel-driver")
    client.cookies.clear()


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize(
    "language",
    [
        "en",
        pytest.param("de", marks=pytest.mark.long("the same in another language")),
        pytest.param("fr", marks=pytest.mark.long("the same in another language")),
        pytest.param("nl", marks=pytest.mark.long("the same in another language")),
    ],
)
def test_a_lesson_is_shown_to_its_end_in_every_language(
    client: TestClient[Litestar], game: str, language: str
) -> None:
    learner = Learner(client, game, language)
    steps = len(learner.lesson.steps)
    for number in range(1, steps):
        assert learner.number == number
        learner.step("show" if 'id="coach-show"' in learner.page else "next")
        if learner.number == number:  # what came of it is shown first
            assert 'class="praise"' in learner.page
            learner.step("next")
    assert learner.number == steps
    assert 'action="/play"' in learner.page
    assert 'value="easy"' in learner.page
    client.cookies.clear()


def test_the_task_done_leads_on_with_a_word_of_praise(learner: Learner) -> None:
    assert learner.act("offer red").status_code == 200
    assert learner.number == 2
    assert "Red is up for auction." in learner.text


def test_the_word_of_praise_stays_until_the_next_task_is_done(client: TestClient[Litestar]) -> None:
    learner = Learner(client, "steam-rollers")
    for notation, praise in (
        ("draft 1", "The 1 is yours."),
        ("build b3 e-w", "Half way!"),
        ("draft 3", "Half way!"),
    ):
        assert learner.act(notation).status_code == 200
        assert praise in learner.text
    learner.act("improve 3")
    assert "Half way!" in learner.text
    client.cookies.clear()


def test_a_wrong_move_changes_nothing_and_says_why(learner: Learner) -> None:
    learner.act("offer blue")
    assert learner.number == 1
    assert learner.place == Place()
    assert "take the red one" in learner.text
    learner.act("bid 3")  # nothing is up for auction
    assert learner.number == 1
    assert "No company is up for auction" in learner.text


def test_a_lesson_can_be_left_and_resumed(learner: Learner) -> None:
    learner.act("offer red")
    learner.act("bid 3")
    learner.look()
    assert learner.number == 3
    assert "bids 4" in learner.text


def test_the_lobby_offers_to_continue_a_lesson_that_is_half_done(learner: Learner) -> None:
    def card() -> str:
        page = learner.client.get("/").text
        (link,) = re.findall(r'<a class="button" href="/learn/steel-driver"[^>]*>([^<]*)</a>', page)
        return str(link)

    assert card() == "Learn it"
    learner.act("offer red")
    assert card() == "Continue"
    for _ in range(2 * len(learner.lesson.steps)):
        learner.step("show" if 'id="coach-show"' in learner.page else "next")
    assert learner.number == len(learner.lesson.steps)
    assert card() == "Learn it"


def test_whoever_has_no_name_yet_is_told_which_seat_is_theirs(learner: Learner) -> None:
    learner.act("offer red")
    learner.act("bid 3")
    learner.act("bid 5")
    assert "Guest (you)" in learner.text  # in the log
    assert learner.lesson.names[learner.lesson.you] not in learner.text
    words = learner.client.get("/learn/steel-driver/words", headers=FRAGMENT).text
    assert "Guest (you)" in words


def test_where_a_lesson_pauses_nobody_else_is_said_to_move(client: TestClient[Litestar]) -> None:
    pauses = 0
    for game in TITLES:
        learner = Learner(client, game)
        for _ in range(2 * len(learner.lesson.steps)):
            standing = learner.lesson.standing(learner.place)
            if not standing.asks and standing.state.to_act not in (learner.lesson.you, OVER):
                pauses += 1
                assert "Nothing to do on the board right now." in learner.text
                assert "is to move." not in learner.text
            assert "Chance decides." not in learner.text
            learner.step("show" if 'id="coach-show"' in learner.page else "next")
    assert pauses > 0
    client.cookies.clear()


def test_back_and_once_more_lead_back(learner: Learner) -> None:
    learner.act("offer red")
    learner.step("back")
    assert learner.number == 1
    for _ in range(9):
        learner.step("show" if 'id="coach-show"' in learner.page else "next")
    learner.step("again")
    assert learner.number == 1


def test_the_next_step_has_to_be_earned(learner: Learner) -> None:
    learner.step("next")
    assert learner.number == 1
    assert 'id="coach-answer"' in learner.page


def test_a_second_click_does_nothing(learner: Learner) -> None:
    learner.send("step", to="show", step=1)
    learner.send("step", to="show", step=1)
    assert learner.number == 2
    standing = learner.lesson.standing(Place())
    again = learner.send("act", action="1", version=len(standing.match.actions))
    assert again.status_code == 409
    assert "another window" in again.json()["error"]


def test_a_lesson_writes_nothing_into_the_database(
    client: TestClient[Litestar], settings: Settings
) -> None:
    with opened(settings.database_url) as store:
        before = counted(store)
        learner = Learner(client, "steel-driver")
        learner.act("offer red")
        learner.act("bid 7")
        learner.step("show")
        assert learner.number == 3
        assert counted(store) == before
    client.cookies.clear()


def counted(store: Store) -> dict[str, int]:
    with store.engine.connect() as connection:
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in metadata.sorted_tables
        }


def test_the_last_step_leads_into_a_game_against_easy_bots_with_hints(learner: Learner) -> None:
    key = re.search(r'name="form_key" value="([^"]+)"', learner.page)
    assert key is not None
    made = learner.client.post(
        "/play",
        data={"game": "steel-driver", "bot": "easy", "form_key": key[1]},
        follow_redirects=False,
    )
    table = learner.client.get(f"/api{made.headers['location'].replace('table', 'tables')}").json()
    assert table["table"]["hints"] is True
    assert {seat["bot"] for seat in table["table"]["seats"]} == {"", "easy"}


@pytest.mark.parametrize(
    "cookie",
    ["", "x", "99", "-1", "3.", "3.999999-999999", "5.1-2-3", "3." + "1-" * 900 + "1", "1" * 4000],
)
def test_a_cookie_that_makes_no_sense_does_no_harm(
    client: TestClient[Litestar], cookie: str
) -> None:
    client.cookies.clear()
    answer = client.get("/learn/steel-driver", headers={"cookie": f"lesson-steel-driver={cookie}"})
    assert answer.status_code == 200
    assert 'id="coach"' in answer.text


@pytest.mark.parametrize(
    ("path", "fields", "status"),
    [
        ("act", {}, 400),
        ("act", {"action": "x", "version": "0"}, 400),
        ("act", {"action": "1", "version": "x"}, 400),
        ("act", {"action": "999999", "version": "0"}, 200),  # answered on the card
        ("act", {"action": "-".join(["1"] * 99), "version": "0"}, 400),
        ("step", {}, 400),
        ("step", {"to": "jump", "step": "1"}, 400),
        ("step", {"to": "show", "step": "x"}, 400),
        ("step", {"to": "show", "step": "7"}, 200),  # not the step that is shown
    ],
)
def test_hostile_forms_are_refused_or_answered_and_change_nothing(
    learner: Learner, path: str, fields: dict[str, str], status: int
) -> None:
    assert learner.send(path, **fields).status_code == status
    learner.look()
    assert learner.number == 1


def test_a_form_from_elsewhere_is_refused(learner: Learner) -> None:
    answer = learner.client.post("/learn/steel-driver/step", data={"to": "show", "step": "1"})
    assert answer.status_code == 403


def test_there_is_no_lesson_of_an_unknown_game(client: TestClient[Litestar]) -> None:
    assert client.get("/learn/chess").status_code == 404


def test_without_the_script_a_move_leads_back_to_the_page(learner: Learner) -> None:
    key = re.search(r'name="form_key" value="([^"]+)"', learner.page)
    assert key is not None
    data = {"to": "show", "step": "1", "form_key": key[1]}
    answer = learner.client.post("/learn/steel-driver/step", data=data, follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"] == "/learn/steel-driver"
    learner.look()
    assert learner.number == 2


def test_why_and_words_tell_of_the_position_of_the_lesson(learner: Learner) -> None:
    client = learner.client
    assert client.get("/learn/steel-driver/why?thing=company_red").status_code == 200
    words = client.get("/learn/steel-driver/words", headers=FRAGMENT)
    assert words.status_code == 200
    assert "Ann" in words.text


@pytest.mark.parametrize("place", [Place(), Place(7), Place(3, (1, 20, 300))])
def test_a_place_survives_the_cookie(place: Place) -> None:
    assert read(written(place)) == place
