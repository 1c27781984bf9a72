"""The pages of a lesson. A wrong move is answered, and changes nothing."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from whistlestop.core.errors import SetupError, WhistlestopError
from whistlestop.core.lesson_files import first_lesson
from whistlestop.core.lessons import Lesson, Place, Standing
from whistlestop.core.registry import find_title
from whistlestop.core.words import Message, Speaker, say
from whistlestop.server.errors import Refusal
from whistlestop.server.learning.places import cookie_name, read, written
from whistlestop.server.learning.view import lesson_html, names_of
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.table.choosing import chosen, is_key
from whistlestop.server.table.game_view import Wanted
from whistlestop.server.table.why_not import Explanation, explain
from whistlestop.server.web import limits
from whistlestop.server.web.visit import Visit, number

BACK, SHOW, NEXT, AGAIN = "back", "show", "next", "again"


class LessonPages(Controller):
    path = "/learn/{game:str}"
    include_in_schema = False

    @get("/")
    async def lesson(self, visit: NamedDependency[Visit], game: FromPath[str]) -> Response[str]:
        lesson, standing = _standing(visit, game)
        return _show(visit, lesson, standing)

    @post("/act", status_code=200)
    async def act(self, visit: NamedDependency[Visit], game: FromPath[str]) -> Response[str]:
        fields = await visit.form()
        await visit.limit(limits.MOVES)
        lesson, standing = _standing(visit, game)
        choice = fields.get("action", "")
        if not is_key(choice):
            raise Refusal(400, say("There is no such choice.", kind="choice"))
        if number(fields, "version") != len(standing.match.actions):
            raise Refusal(409, say("The lesson has gone on in another window.", kind="outdated"))
        try:
            place = lesson.attempt(standing, chosen(standing.state, choice))
        except WhistlestopError as error:
            place = error.message
        if isinstance(place, Message):
            return _show(visit, lesson, standing, answer=place)
        is_done = place.step != standing.place.step
        return _go(visit, lesson, place, standing.step.praise if is_done else None)

    @post("/step", status_code=200)
    async def step(self, visit: NamedDependency[Visit], game: FromPath[str]) -> Response[str]:
        fields = await visit.form()
        await visit.limit(limits.MOVES)
        lesson, standing = _standing(visit, game)
        to = fields.get("to", "")
        if to not in (BACK, SHOW, NEXT, AGAIN):
            raise Refusal(400, say("There is no such choice.", kind="choice"))
        if number(fields, "step") != standing.place.step + 1:
            return _show(visit, lesson, standing)  # a second click on a button that has done it
        if to == AGAIN:
            return _go(visit, lesson, Place())
        if to == BACK:
            return _go(visit, lesson, lesson.back(standing))
        if to == NEXT and standing.asks:
            return _show(visit, lesson, standing, answer=standing.step.task)
        if not standing.asks:
            return _go(visit, lesson, lesson.forward(standing))
        return _go(visit, lesson, lesson.forward(standing), lesson.shown_words(standing))

    @get("/why")
    async def why(
        self, visit: NamedDependency[Visit], game: FromPath[str], thing: FromQuery[str] = ""
    ) -> Explanation:
        lesson, standing = _standing(visit, game)
        return explain(standing.state, thing[:80], _speaker(visit, lesson))

    @get("/words")
    async def words(self, visit: NamedDependency[Visit], game: FromPath[str]) -> Response[str]:
        lesson, standing = _standing(visit, game)
        speaker = _speaker(visit, lesson)
        return visit.page(
            "in_words.html",
            title=visit.speaker.text("The board in words"),
            heading=lesson.game.title.heading,
            is_alone=not visit.wants_fragment,
            address=f"/learn/{game}",
            chapters=[
                (speaker.say(heading), [speaker.say(sentence) for sentence in sentences])
                for heading, sentences in lesson.game.words.description(standing.state)
            ],
        )


def _name(visit: Visit) -> str:
    return "" if visit.caller.person is None else visit.caller.person.name


def _speaker(visit: Visit, lesson: Lesson) -> Speaker:
    return cached_speaker(visit.language, names_of(lesson, _name(visit), visit.language))


def _standing(visit: Visit, game: str) -> tuple[Lesson, Standing]:
    try:
        title = find_title(game)
    except SetupError as error:
        raise Refusal(404, error.message) from None
    lesson = first_lesson(title)
    if lesson is None:
        raise Refusal(
            404, say("There is no lesson for {title} yet.", kind="no-lesson", title=title.heading)
        )
    place = read(visit.request.cookies.get(cookie_name(title.name), ""))
    return lesson, lesson.standing(place)


def _show(
    visit: Visit,
    lesson: Lesson,
    standing: Standing,
    praise: Message | None = None,
    answer: Message | None = None,
) -> Response[str]:
    query = str(visit.request.query_params.get("choice", ""))
    wanted = Wanted(
        language=visit.language,
        shape=visit.shape,
        pending=query if is_key(query) and answer is None else None,
    )
    content = lesson_html(lesson, standing, wanted, _name(visit), praise, answer)
    return visit.whole(content, lesson.game.title.heading, wide=True)


def _go(visit: Visit, lesson: Lesson, place: Place, praise: Message | None = None) -> Response[str]:
    """The lesson at another place, which the visitor's browser remembers."""
    name = lesson.game.title.name
    if visit.wants_fragment:
        response = _show(visit, lesson, lesson.standing(place), praise)
    else:
        response = visit.redirect(f"/learn/{name}")
    response.set_cookie(visit.cookie(cookie_name(name), written(place), is_secret=True))
    return response
