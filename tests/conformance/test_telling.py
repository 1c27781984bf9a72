"""What every title tells about a position: its score sheet, and the board in words."""

from __future__ import annotations

from tests.conformance.inspector import inspect_message
from tests.support.record_games import folder
from whistlestop.core.record import Record
from whistlestop.core.words import Speaker

LOOKS = 6  # moments of each recorded game


def moments(record: Record) -> list[int]:
    last = len(record.actions)
    return sorted({last * part // LOOKS for part in range(LOOKS + 1)})


def test_the_parts_of_a_score_sheet_sum_up_to_the_scores(title_name: str) -> None:
    for path in sorted(folder(title_name).glob("*.json")):
        record = Record.read(path)
        for moment in moments(record):
            match = record.replay(moment) if moment < len(record.actions) else record.replay()
            events = [event for happened in match.events for event in happened]
            sheet = match.game.words.score_sheet(match.state, events)
            sums = [sum(row[seat] for _, row in sheet) for seat in range(match.game.players)]
            assert sums == match.state.scores(), (path.name, moment)
            assert sheet or not any(sums)
            assert len({str(name) for name, _ in sheet}) == len(sheet)


def test_the_board_in_words_names_every_player_and_changes_with_the_game(title_name: str) -> None:
    for path in sorted(folder(title_name).glob("*.json")):
        record = Record.read(path)
        seen = set()
        for moment in moments(record):
            match = record.replay(moment) if moment < len(record.actions) else record.replay()
            speaker = Speaker(match.names)
            chapters = match.game.words.description(match.state)
            for heading, sentences in chapters:
                assert sentences, f"{path.name}, moment {moment}: nothing under {heading}"
                for sentence in sentences:
                    inspect_message(sentence)
            told = "\n".join(
                speaker.say(sentence)
                for heading, sentences in chapters
                for sentence in (heading, *sentences)
            )
            assert all(name in told for name in match.names)
            seen.add(told)
        assert len(seen) == len(moments(record))
