"""One question for all who ask the same at the same time."""

from __future__ import annotations

import asyncio

import pytest

from whistlestop.server.table.together import Together


class World:
    """Something that changes; an answer takes a while."""

    def __init__(self) -> None:
        self.value = 0
        self.asked = 0
        self.open = asyncio.Event()

    async def question(self) -> int:
        self.asked += 1
        seen = self.value
        await self.open.wait()
        return seen


def test_those_who_ask_at_the_same_time_share_one_question() -> None:
    async def scene() -> None:
        world, together = World(), Together[int]()
        world.open.set()
        found = await asyncio.gather(*(together.ask("a", world.question) for _ in range(10)))
        assert found == [0] * 10
        assert world.asked == 1

    asyncio.run(scene())


def test_nobody_is_told_what_was_asked_before_they_came() -> None:
    async def scene() -> None:
        world, together = World(), Together[int]()
        first = asyncio.create_task(together.ask("a", world.question))
        await asyncio.sleep(0.01)  # the question is under way
        world.value = 1
        later = [asyncio.create_task(together.ask("a", world.question)) for _ in range(5)]
        await asyncio.sleep(0.01)
        assert world.asked == 1
        world.open.set()
        assert await first == 0
        assert await asyncio.gather(*later) == [1] * 5
        assert world.asked == 2

    asyncio.run(scene())


def test_a_question_about_something_else_does_not_wait() -> None:
    async def scene() -> None:
        slow, quick, together = World(), World(), Together[int]()
        quick.open.set()
        first = asyncio.create_task(together.ask("slow", slow.question))
        await asyncio.sleep(0.01)
        assert await asyncio.wait_for(together.ask("quick", quick.question), 1) == 0
        slow.open.set()
        await first

    asyncio.run(scene())


def test_a_question_that_fails_is_asked_anew_by_whoever_comes_next() -> None:
    async def scene() -> None:
        together = Together[int]()

        async def failing() -> int:
            raise ValueError("no")

        async def answer() -> int:
            return 7

        first = asyncio.create_task(together.ask("a", failing))
        await asyncio.sleep(0)  # begun, not answered
        later = asyncio.create_task(together.ask("a", answer))
        with pytest.raises(ValueError, match="no"):
            await first
        assert await later == 7
        assert await together.ask("a", answer) == 7

    asyncio.run(scene())


def test_somebody_who_leaves_early_spoils_nothing_for_those_who_wait() -> None:
    async def scene() -> None:
        world, together = World(), Together[int]()
        first = asyncio.create_task(together.ask("a", world.question))
        second = asyncio.create_task(together.ask("a", world.question))
        await asyncio.sleep(0.01)
        first.cancel()
        world.open.set()
        assert await second == 0

    asyncio.run(scene())
