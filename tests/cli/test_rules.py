"""The rules in the terminal."""

from __future__ import annotations

from tests.cli.conftest import Run


def test_the_rules_of_a_game_are_read_as_text(run: Run) -> None:
    ran = run("rules", "steel-driver")
    assert ran.code == 0
    assert "Control auctions  [auctions]" in ran.out
    assert "Ruling: A company that has built its 17 tracks" in ran.out
    assert "Example: The red company opens" in ran.out


def test_one_paragraph_is_read_by_its_id(run: Run) -> None:
    ran = run("rules", "steel-driver", "bid")
    assert ran.out.startswith("Bidding goes clockwise")
    assert "Chapters of the rules: pieces, round" in ran.out


def test_advice_is_read_too(run: Run) -> None:
    assert "five pieces of advice" in run("rules", "steam-rollers", "--strategy").out


def test_a_paragraph_that_is_not_there_is_told(run: Run) -> None:
    ran = run("rules", "steel-driver", "nonsense")
    assert ran.code == 2
    assert "have no paragraph 'nonsense'" in ran.err


def test_while_playing_the_rules_of_the_decision_are_a_word_away(run: Run) -> None:
    typed = "rules\nrules link\nrules nonsense\n"
    ran = run("play", "steel-driver", "--seats", "you,random,random", "--seed", "5", typed=typed)
    assert "Put a company up." in ran.out
    assert "The transcontinental link" in ran.out
    assert "have no paragraph 'nonsense'" in ran.out
