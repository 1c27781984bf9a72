"""The conversation as a Model Context Protocol server, asked by the protocol's own client."""

from __future__ import annotations

import asyncio
import random
import re
import sys
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from tests.envs.setups import TITLES
from whistlestop.talk.desk import Desk
from whistlestop.talk.mcp import make_server


def text_of(result: Any) -> str:
    return "\n".join(part.text for part in result.content)


@pytest.mark.parametrize("title", TITLES)
def test_a_model_plays_a_whole_game_by_what_it_reads(title: str) -> None:
    async def play() -> str:
        generator = random.Random(3)
        async with Client(make_server(Desk())) as client:
            asked = {"game": title, "seats": ["you", "random", "random"], "seed": "3"}
            answer = text_of(await client.call_tool("new_game", asked))
            while '"over": false' in answer:
                numbers = re.findall(r"^(\d+)\. ", answer, re.M)
                chosen = {"action": generator.choice(numbers)}
                answer = text_of(await client.call_tool("act", chosen))
            return answer

    assert "winners" in asyncio.run(play())


def test_a_refusal_reaches_the_model_as_an_error_with_its_reason() -> None:
    async def play() -> None:
        async with Client(make_server(Desk())) as client:
            result = await client.call_tool("look", {})
            assert result.is_error
            assert "No game has begun yet." in text_of(result)
            await client.call_tool("new_game", {})
            result = await client.call_tool("act", {"action": "claim boston"})
            assert result.is_error
            assert "auctioned" in text_of(result)
            why = await client.call_tool("why_not", {"action": "claim boston"})
            assert not why.is_error
            assert text_of(why).split("\n")[0] in text_of(result)
            assert "notation" in text_of(await client.call_tool("why_not", {"action": "1"}))

    asyncio.run(play())


def test_every_function_of_the_conversation_is_a_tool_that_explains_itself() -> None:
    async def tools() -> dict[str, str]:
        async with Client(make_server(Desk())) as client:
            listed = await client.list_tools()
            return {tool.name: tool.description or "" for tool in listed.tools}

    found = asyncio.run(tools())
    assert set(found) == {
        *("list_games", "new_game", "look", "act", "why_not", "undo", "rules", "record", "resume")
    }
    assert all(found.values())


def test_a_model_acts_by_whole_numbers_briefly_and_resumes_a_record() -> None:
    async def play() -> None:
        async with Client(make_server(Desk())) as client:
            await client.call_tool("new_game", {"seats": ["you", "random", "random"]})
            result = await client.call_tool("act", {"action": 999})
            assert "There is no action 999; they are numbered" in text_of(result)
            brief = text_of(await client.call_tool("act", {"action": 1, "brief": True}))
            full = text_of(await client.call_tool("look", {}))
            assert re.search(r"^1\. \S", brief, re.M)
            assert len(brief) < len(full) * 0.6
            record = text_of(await client.call_tool("record", {}))
            again = await client.call_tool("resume", {"record": record})
            assert not again.is_error
            assert "greedy" in text_of(await client.call_tool("list_games", {}))

    asyncio.run(play())


def test_the_command_serves_a_client_on_its_standard_streams() -> None:
    async def play() -> str:
        command = StdioServerParameters(
            command=sys.executable, args=["-m", "whistlestop", "talk", "--mcp"]
        )
        async with Client(command) as client:
            assert "steel-driver" in text_of(await client.call_tool("list_games", {}))
            await client.call_tool("new_game", {"seats": ["you", "you", "you"]})
            return text_of(await client.call_tool("act", {"action": "offer red"}))

    assert "bid 1" in asyncio.run(play())
