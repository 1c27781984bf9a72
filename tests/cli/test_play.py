"""Playing: bots among themselves, a person at the keyboard, saving and resuming."""

from __future__ import annotations

import builtins
import os
import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import BOTS, Run, load
from whistlestop.cli.menu import choice_keys
from whistlestop.core.record import Record
from whistlestop.core.registry import load as load_game
from whistlestop.core.shortcuts import choices

PERSON = ("play", "--seed", "5", "--record", "p.json")


def test_bots_play_to_the_end_with_log_scores_places_and_reason(run: Run, place: Path) -> None:
    ran = run("play", "steel-driver", "--seats", BOTS, "--seed", "7")
    assert ran.code == 0
    assert "puts the" in ran.out
    for part in ("The game is over.", "All rounds have been played", "  1.  Random", " wins."):
        assert part in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100
    assert list(place.iterdir()) == []


def test_the_seed_of_a_game_that_is_not_kept_is_told(run: Run) -> None:
    first = run("play", "--seats", BOTS)
    game, _, seed = first.out.rpartition("The same game again: --seed ")
    assert run("play", "--seats", BOTS, "--seed", seed.strip()).out == game


def test_the_same_seed_gives_the_same_bytes(run: Run) -> None:
    arguments = ("play", "--seats", BOTS, "--option", "first-player=random")
    for name in ("a.json", "b.json"):
        assert run(*arguments, "--seed", "x", "--record", name).code == 0
    assert run(*arguments, "--seed", "y", "--record", "c.json").code == 0
    assert Path("a.json").read_bytes() == Path("b.json").read_bytes()
    assert load("a.json")["actions"] != load("c.json")["actions"]


def test_the_same_command_may_write_its_record_again(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    ran = run("play", "--seats", BOTS, "--seed", "7", "--record", str(finished))
    assert ran.code == 0
    assert finished.read_bytes() == before


def test_a_person_plays_a_whole_game_by_notation(run: Run, finished: Path) -> None:
    """A person who types what the bot chose in that seat plays the bot's game, whoever the others
    are."""
    wanted = load(finished)
    actors = Record.read(finished).replay().actors
    moves = [move for move, actor in zip(wanted["actions"], actors, strict=True) if actor == 0]
    ran = run(
        *("play", "--seats", "you:Random 1,random,random", "--seed", "7", "--record", "p.json"),
        typed="\n".join(moves) + "\n",
    )
    assert ran.code == 0
    assert "The result" in ran.out
    assert "whistlestop replay p.json" in ran.out
    got = load("p.json")
    assert got.pop("seats")[0] == {"name": "Random 1", "player": "person"}
    wanted.pop("seats")
    assert got == wanted
    assert max(map(len, ran.out.splitlines())) <= 100


def test_several_people_are_told_whose_turn_it_is(run: Run) -> None:
    ran = run("play", "--seats", "you:Ann,you:Bob,you", typed="1\n1\n0\n0\n")
    assert "\nAnn: Put a company up" in ran.out
    assert "\nBob: Bid" in ran.out
    assert "\nPlayer 3: Bid" in ran.out
    assert ran.out.rindex("Bob: Put a company up") > ran.out.rindex("Player 3: Bid")


def test_an_action_is_typed_as_its_number_or_its_notation(run: Run) -> None:
    run(*PERSON, typed="3\n")
    by_number = load("p.json")["actions"]
    run(*PERSON, typed="  OFFER   green \n")
    assert load("p.json")["actions"] == by_number == ["offer green"]


def test_a_bid_is_typed_as_the_number_of_cubes() -> None:
    state = load_game("steel-driver", 3).start()
    for move in ("offer red", "bid 4"):
        state.play(state.parse(move))
    legal = state.legal_actions()
    assert [str(action) for action in legal] == [*(f"bid {n}" for n in range(5, 11)), "pass"]
    assert choice_keys(choices(state)) == [5, 6, 7, 8, 9, 10, 0]


def test_what_is_no_choice_is_explained_and_asked_again(run: Run) -> None:
    ran = run(*PERSON, typed="99\nbid 3\nbuild the lot\n\noffer red\n")
    assert "There is no choice 99 in the list." in ran.out
    assert "> " in ran.out
    assert "'build the lot'" in ran.out
    assert load("p.json")["actions"] == ["offer red"]


def test_why_names_the_rule_or_says_that_it_is_legal(run: Run) -> None:
    ran = run(*PERSON, typed="why offer red\nwhy\nwhy bid 3\nwhy nonsense\n")
    assert "'offer red' is legal now." in ran.out
    game = load_game("steel-driver", 3)
    reason = game.start().why_not(game.parse("bid 3"))
    assert str(reason) in ran.out
    assert "Say which action" in ran.out
    assert load("p.json")["actions"] == []


def test_help_names_every_command(run: Run) -> None:
    ran = run(*PERSON, typed="help\n")
    for command in ("help", "board", "log", "why NOTATION", "undo", "save", "quit"):
        assert f"\n  {command} " in ran.out


def test_the_board_can_be_shown_again(run: Run) -> None:
    assert run(*PERSON, typed="board\n").out.count("Steel Driver ·") == 2


def test_the_log_tells_the_whole_game(run: Run) -> None:
    ran = run(*PERSON, typed="offer red\nbid 1\nlog\n")
    assert ran.out.count("Player 1 puts the red company up for auction.") == 2


def test_undo_goes_back_to_the_latest_decision_of_a_person(run: Run) -> None:
    ran = run(*PERSON, typed="offer red\nundo\noffer blue\n")
    assert "Taken back" in ran.out
    assert load("p.json")["actions"] == ["offer blue"]
    run(*PERSON, typed="offer red\nbid 1\nundo\nbid 2\nundo\nundo\noffer black\n")
    assert load("p.json")["actions"] == ["offer black"]


def test_undo_takes_the_answers_of_bots_back_too(run: Run) -> None:
    run(*PERSON, typed="offer red\nbid 1\n")
    assert len(load("p.json")["actions"]) > 2
    run(*PERSON, typed="offer red\nbid 1\nundo\n")
    assert load("p.json")["actions"] == ["offer red"]


def test_what_chance_has_answered_is_not_taken_back(run: Run) -> None:
    ran = run(*PERSON, "--option", "first-player=random", typed="undo\n")
    assert "nothing to take back" in ran.out
    assert load("p.json")["actions"][0].startswith("first-player ")


def test_save_writes_the_record_at_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["offer red", "save"])

    def type_next(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            assert load("p.json")["actions"] == ["offer red"]
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", type_next)
    assert "Saved in p.json." in run(*PERSON).out


@pytest.mark.parametrize("ending", ["quit\n", "q\n", ""])
def test_who_leaves_is_told_how_to_go_on(run: Run, ending: str) -> None:
    ran = run(*PERSON, typed="offer red\n" + ending)
    assert ran.code == 0
    assert ran.out.endswith("  whistlestop play --resume p.json\n")
    assert load("p.json")["actions"] == ["offer red"]
    assert load("p.json")["result"] is None


def test_an_interrupt_saves_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["offer red"])

    def type_next(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(builtins, "input", type_next)
    ran = run(*PERSON)
    assert ran.code == 0
    assert "--resume p.json" in ran.out
    assert load("p.json")["actions"] == ["offer red"]


def test_a_game_without_a_file_gets_one_of_its_own(run: Run, place: Path) -> None:
    run("play", typed="offer red\n")
    run("play", typed="offer blue\n")
    names = sorted(file.name for file in place.iterdir())
    assert len(names) == 2
    assert all(name.startswith("steel-driver-2") and name.endswith(".json") for name in names)


def test_a_resumed_game_goes_on_as_if_it_had_not_been_left(run: Run) -> None:
    moves = ["offer red", "bid 9", "pass-marker"]
    run(*PERSON, typed="\n".join(moves) + "\n")
    whole = Path("p.json").read_bytes()
    run("play", "--seed", "5", "--record", "q.json", typed=f"{moves[0]}\n")
    ran = run("play", "--resume", "q.json", "--seed", "5", typed="\n".join(moves[1:]) + "\n")
    assert ran.code == 0
    assert "Player 1 puts the red company up for auction." in ran.out
    assert Path("q.json").read_bytes() == whole


def test_a_resumed_game_can_be_kept_in_another_file(run: Run) -> None:
    run(*PERSON, typed="offer red\n")
    before = Path("p.json").read_bytes()
    run("play", "steel-driver", "--resume", "p.json", "--record", "q.json", typed="bid 2\n")
    assert Path("p.json").read_bytes() == before
    assert load("q.json")["actions"][:2] == ["offer red", "bid 2"]


def test_other_players_may_take_the_seats_of_a_resumed_game(run: Run) -> None:
    run(*PERSON, typed="offer red\n")
    assert run("play", "--resume", "p.json", "--seats", BOTS).code == 0
    record = load("p.json")
    assert record["seats"][0] == {"name": "Player 1", "player": "random"}
    assert record["result"] is not None


def test_a_finished_game_that_is_resumed_shows_its_result(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    ran = run("play", "--resume", str(finished))
    assert ran.code == 0
    assert "The result" in ran.out
    assert finished.read_bytes() == before


def test_a_game_is_saved_elsewhere_if_its_folder_is_gone(
    run: Run, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = place / "folder"
    folder.mkdir()
    rescue = place / "rescue"
    rescue.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(rescue))

    def lose_folder(prompt: str) -> str:
        shutil.rmtree(folder)
        raise EOFError

    monkeypatch.setattr(builtins, "input", lose_folder)
    ran = run("play", "--record", str(folder / "g.json"))
    (saved,) = rescue.iterdir()
    assert str(saved) in ran.out
    assert load(saved)["game"] == "steel-driver"


def test_a_board_file_of_ones_own_is_played_and_travels_in_the_record(run: Run) -> None:
    game = load_game("steel-driver", 3)
    own = game.board.text.replace('name = "usa"', 'name = "mine"').replace(
        "rounds = 5", "rounds = 1"
    )
    Path("mine.toml").write_text(own, encoding="utf-8")
    arguments = ("play", "--seats", BOTS, "--board", "mine.toml", "--record", "g.json")
    assert run(*arguments).code == 0
    os.remove("mine.toml")
    assert "Random 1" in run("replay", "g.json").out
