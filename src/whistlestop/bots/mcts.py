"""Tree search within a budget of simulations or of seconds."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Any

from librt.random import Random

from whistlestop.bots.tree import Tree, search
from whistlestop.core.game import Action, Game, State
from whistlestop.core.judgement import Judgement

WIDENING = 1.0
MAX_N = "max-n"  # every seat plays for its own chances
PARANOID = "paranoid"  # all others play against the one that searches
BATCH = 4  # simulations between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: until either is used up; 0 means no limit."""

    simulations: int = 0
    seconds: float = 0.0


class MctsBot:
    """Searches the game tree; see `bots/tree.py`.

    It remembers the tree of its last decision, and continues from the part that the game has
    reached. With a budget of simulations, the same seeds give the same game; with a budget of
    seconds, that depends on the machine.
    """

    def __init__(self, budget: Budget, backup: str = MAX_N) -> None:
        self.budget = budget
        self.paranoid = backup == PARANOID
        self.tree: Tree | None = None
        self.simulations = 0  # made for the last choice; none where it needed no search
        self.was_short = False  # of simulations, when time was up and the choice still open

    def choose(self, state: State, generator: random.Random, /) -> Action:
        self.simulations, self.was_short = 0, False
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        chosen = self._search(state, generator, True).best().action
        assert chosen is not None
        return chosen

    def think(self, state: State, generator: random.Random) -> Tree:
        """The tree of a search from this position, which may be a chance event too."""
        return self._search(state, generator, False)

    def _search(self, state: State, generator: random.Random, only_to_choose: bool) -> Tree:
        """A search that only has to choose stops when the rest of the budget can't change the
        choice."""
        begun = time.perf_counter()
        tree = self._tree(state, Random(generator.randrange(2**62)))
        most, seconds = self.budget.simulations, self.budget.seconds
        done = 0
        while True:
            batch = min(BATCH, most - done) if most else BATCH
            search(tree, batch)
            done += batch
            left = float("inf")
            if most:
                left = most - done
            if seconds:
                used = time.perf_counter() - begun
                left = min(left, done * (seconds - used) / used)
            if left <= 0 or (only_to_choose and tree.lead() > left):
                self.simulations = done
                self.was_short = done < most and tree.lead() <= most - done
                return tree

    def judgement(self, game: Game) -> Judgement[Any]:
        """What the search judges its positions by."""
        return game.judgement

    def _tree(self, state: State, generator: Random) -> Tree:
        tree = self.tree
        if tree is None or tree.judgement.game is not state.game:
            judgement = self.judgement(state.game)
            tree = Tree(judgement, generator, self.paranoid, judgement.exploration, WIDENING)
            self.tree = tree
        tree.generator = generator
        tree.begin(state)
        return tree
