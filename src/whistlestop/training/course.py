"""A course in its folder, which can be left at any moment and gone on with later.

    recipe.json              what it is to be; another recipe is refused
    round-01/games-00000.npz positions of some games, numbered by the first
    round-01/candidate.toml  the network that was fitted to them
    round-01/trials.jsonl    a line for each game that it was tried in
    round-01/verdict.json    whether it took over, and why
    best.toml                the network that took over last
    report.html              the curves

What is there is not done again; what was cut short is.

The games of the first round, which are played without search, only begin it. Later rounds learn
from those with search alone: a network that had learnt from both won half as much.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.neural import Learnt
from whistlestop.core.registry import find_title
from whistlestop.core.words import say
from whistlestop.training import trial
from whistlestop.training.fit import Fit, blended, surprise
from whistlestop.training.lessons import Lessons, play
from whistlestop.training.network_file import write
from whistlestop.training.players import Roster
from whistlestop.training.recipe import Recipe
from whistlestop.training.workers import Work, work_here

CHUNK = 20  # games that are kept together
EPOCHS = 14
MEMBERS = 3  # fits from different beginnings, whose mean is the candidate: one alone errs more
PAST = 4  # earlier networks that play along

Progress = Callable[[int, str, int, int], None]
"""Told the round, what is being done in it, how much of it is done, and of how much."""


@dataclass(frozen=True)
class Verdict:
    """What came of a round."""

    round: int
    positions: int
    surprise: float  # at the winners of games kept apart
    strength: float
    best_strength: float | None  # of the best so far, in the same trials
    against_best: float | None
    taken: bool
    seconds: float
    results: dict[str, list[float]]  # by pairing: the mean, and how many games


class Course:
    def __init__(self, folder: Path, recipe: Recipe) -> None:
        self.folder = folder
        self.recipe = recipe

    def open(self) -> None:
        """Make the folder, or find what is in it."""
        path = self.folder / "recipe.json"
        self.folder.mkdir(parents=True, exist_ok=True)
        if path.exists():
            if path.read_text(encoding="utf-8") != self.recipe.to_json():
                raise WhistlestopError(
                    say(
                        "{folder} holds a course by another recipe; choose another folder.",
                        folder=str(self.folder),
                    )
                )
        elif any(self.folder.iterdir()):
            raise WhistlestopError(
                say(
                    "{folder} isn't a course's folder and isn't empty; choose another.",
                    folder=str(self.folder),
                )
            )
        else:
            path.write_text(self.recipe.to_json(), encoding="utf-8")

    def run(
        self, rounds: int, work: Work = work_here, progress: Progress = lambda *told: None
    ) -> None:
        """On from where it was left, up to the end of so many rounds."""
        for number in range(1, rounds + 1):
            if not self._file(number, "verdict.json").exists():
                self._round(number, work, partial(progress, number))

    def verdicts(self) -> list[Verdict]:
        found = []
        number = 1
        while (path := self._file(number, "verdict.json")).exists():
            found.append(Verdict(**json.loads(path.read_text(encoding="utf-8"))))
            number += 1
        return found

    def best(self) -> Learnt | None:
        path = self.folder / "best.toml"
        return Learnt.read(path) if path.exists() else None

    def _file(self, number: int, name: str) -> Path:
        return self.folder / f"round-{number:02}" / name

    def _round(self, number: int, work: Work, progress: Callable[[str, int, int], None]) -> None:
        begun = time.monotonic()
        self._file(number, "").mkdir(exist_ok=True)
        self._play(number, work, progress)
        path = self._file(number, "candidate.toml")
        known = [
            Lessons.load(file)
            for before in range(min(number, 2), number + 1)
            for file in sorted(self._file(before, "").glob("games-*.npz"))
        ]
        lessons = Lessons.joined(known)
        if not path.exists():
            write(path, self._fitted(number, lessons, progress), self.recipe, self._origin(number))
        candidate = Learnt.read(path)
        results = self._try(number, candidate, work, progress)
        self._decide(number, candidate, lessons, results, time.monotonic() - begun)

    def _fitted(
        self, number: int, lessons: Lessons, progress: Callable[[str, int, int], None]
    ) -> Learnt:
        members: list[Learnt] = []
        for member in range(MEMBERS):
            progress("fit", member, MEMBERS)
            fit = Fit(lessons, self.recipe.units, (self.recipe.seed + number) * MEMBERS + member)
            fit.learn(EPOCHS)
            members.append(fit.numbers(self._inputs()))
        progress("fit", MEMBERS, MEMBERS)
        return blended(members)

    def _inputs(self) -> tuple[str, ...]:
        title = find_title(self.recipe.title)
        learner = title.learner(title.game(self.recipe.players[0]), None)
        return (*learner.terms, *learner.shared)

    def _play(self, number: int, work: Work, progress: Callable[[str, int, int], None]) -> None:
        recipe = self.recipe
        games = recipe.first_games if number == 1 else recipe.games
        before = [one.round for one in self.verdicts() if one.taken and one.round < number]
        past = [Learnt.read(self._file(one, "candidate.toml")) for one in before]
        roster = Roster(
            past[-1] if past else None,
            tuple(past[-1 - PAST : -1]),
            recipe.simulations if number > 1 else 0,
        )
        chunks = range(0, games, CHUNK)
        missing = [at for at in chunks if not self._file(number, f"games-{at:05}.npz").exists()]
        done = len(chunks) - len(missing)
        progress("games", done * CHUNK, games)
        base = number * 10**6
        task = partial(_play_chunk, recipe, roster, base, games)
        with closing(work(task, missing)) as played:
            for first, lessons in played:
                lessons.save(self._file(number, f"games-{first:05}.npz"))
                done += 1
                progress("games", min(games, done * CHUNK), games)

    def _try(
        self,
        number: int,
        candidate: Learnt,
        work: Work,
        progress: Callable[[str, int, int], None],
    ) -> dict[str, list[float]]:
        """One game of each pairing after the other, so that all have as many whenever it stops."""
        recipe = self.recipe
        best = self.best()
        pairs = trial.pairings(recipe.title, recipe.simulations, best is not None)
        path = self._file(number, "trials.jsonl")
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        known: dict[int, float] = dict(json.loads(line) for line in lines if line.endswith("]"))
        games = len(pairs) * recipe.trials
        missing = [game for game in range(games) if game not in known]
        task = partial(_try_game, recipe, pairs, candidate, best, number)
        with open(path, "w", encoding="utf-8") as file, closing(work(task, missing)) as played:
            file.writelines(json.dumps(pair) + "\n" for pair in known.items())
            for game, share in played:
                known[game] = share
                file.write(json.dumps((game, share)) + "\n")
                file.flush()
                progress("trials", len(known), games)
        results: dict[str, list[float]] = {str(pair): [] for pair in pairs}
        for game in range(games):
            results[str(pairs[game % len(pairs)])].append(known[game])
        return results

    def _decide(
        self,
        number: int,
        candidate: Learnt,
        lessons: Lessons,
        results: dict[str, list[float]],
        seconds: float,
    ) -> None:
        """It takes over if it is stronger over all pairings than the best so far was over its own,
        and no worse than it at one table."""
        found = trial.strength(results)
        taken_before = [one for one in self.verdicts() if one.taken]
        old = taken_before[-1].strength if taken_before else None
        name = str(trial.Pairing(trial.CANDIDATE, trial.BEST))
        against = sum(results[name]) / len(results[name]) if name in results else None
        taken = old is None or against is None or (found > old and against >= 1.0)
        verdict = {
            "round": number,
            "positions": len(lessons.wins),
            "surprise": round(surprise(candidate, lessons), 5),
            "strength": round(found, 4),
            "best_strength": old,
            "against_best": against,
            "taken": taken,
            "seconds": round(seconds, 1),
            "results": {
                pair: [round(sum(shares) / len(shares), 4), len(shares)]
                for pair, shares in results.items()
            },
        }
        if taken:
            write(self.folder / "best.toml", candidate, self.recipe, self._origin(number))
        path = self._file(number, "verdict.json")
        path.write_text(json.dumps(verdict, indent=1) + "\n", encoding="utf-8")

    def _origin(self, number: int) -> dict[str, Any]:
        """Where a network comes from, to be written beside its numbers."""
        hours = sum(one.seconds for one in self.verdicts()) / 3600
        games = self.recipe.first_games + (number - 1) * self.recipe.games
        return {"round": number, "games": games, "hours": round(hours, 2)}


def _play_chunk(recipe: Recipe, roster: Roster, base: int, games: int, first: int) -> Lessons:
    return Lessons.joined(
        [
            play(recipe.title, roster, recipe.setup(base + number))
            for number in range(first, min(first + CHUNK, games))
        ]
    )


def _try_game(
    recipe: Recipe,
    pairs: list[trial.Pairing],
    candidate: Learnt,
    best: Learnt | None,
    round_number: int,
    game: int,
) -> float:
    setup = recipe.setup(round_number * 10**6 + game // len(pairs))
    pair = pairs[game % len(pairs)]
    return trial.meet(recipe.title, pair, candidate, best, recipe.simulations, setup)
