"""A search tree for 1 to 6 players with chance, driven from inside: see `search`.

Compiled together with the rules, its loop makes no call into Python's interpreter.

A **simulation** walks from the root to a leaf, expands the leaf, and carries the value found there
back to the root. A value is a chance of winning for each seat. Expanding a decision means judging
the position after each of its actions. The actions are then tried in the order of their appeal to
the seat that decides, a few at first and more as visits grow, so that long lists cost little. The
value of a leaf is that of its best action. At a chance event, each walk draws an outcome by its
weight.

If a judgement can look closer, which takes longer, the closer look decides what a leaf is worth.
Leaves are then only where a turn has passed to another seat: in the middle of a turn there is
little to look at.
"""

from __future__ import annotations

import math
from typing import Any, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.game import CHANCE, OVER, Action, State
from whistlestop.core.judgement import Judgement

WHIM: Final = 0.02  # the share of a chance by which the first judgement of a position may err
LONGEST_LINE: Final = 4  # decisions
TELLING: Final = 5  # visits of a position that make it a part of a line
REMEMBERED: Final = 4000  # nodes searched for the position that the game has reached


class Node:
    """A position in the tree. It holds its state from its first visit on."""

    def __init__(self, action: Action | None, value: vec[float]) -> None:
        self.action = action  # which led here
        self.value = value  # as judged at first, for each seat
        self.appeal = 0.0  # to the seat that decides at the parent
        self.state: State | None = None
        self.to_act: i64 = OVER
        self.visits: i64 = 0
        self.totals = value[:]  # of all visits' values, and of the first one
        self.expanded = False
        self.children: list[Node] = []  # of a decision: by appeal; at chance: as drawn
        self.outcomes: list[Action] = []  # at chance
        self.weights: list[int] = []


class Tree:
    """The tree below one position, and how it is searched.

    In max-n, every seat plays for its own chances. In a `paranoid` search, all others play against
    the seat that searches.
    """

    def __init__(
        self,
        judgement: Judgement[Any],
        generator: Random,
        paranoid: bool,
        exploration: float,
        widening: float,
    ) -> None:
        self.judgement = judgement
        self.closer = judgement.looks_closer
        self.generator = generator
        self.paranoid = paranoid
        self.exploration = exploration
        self.widening = widening
        self.seat: i64 = 0  # that searches
        self.root: Node | None = None

    def begin(self, state: State) -> Node:
        """The root for a position: what is known of it from earlier searches, or a new one."""
        self.seat = state.to_act
        root = self._recall(state)
        if root is None:
            root = Node(None, self.judgement.chances(state))
            root.state = state.copy()  # the caller keeps playing with theirs
            root.to_act = state.to_act
        self.root = root
        return root

    def _recall(self, state: State) -> Node | None:
        if self.root is None:
            return None
        queue = [self.root]
        place = 0
        while place < len(queue) and place < REMEMBERED:
            node = queue[place]
            place += 1
            if node.to_act == state.to_act and node.state is not None and node.state == state:
                return node
            for child in node.children:
                if child.state is not None:
                    queue.append(child)
        return None

    def simulate(self) -> None:
        """One walk from the root to a leaf and back."""
        node = self.root
        assert node is not None
        path = [node]
        value = node.value
        mover: i64 = OVER  # who decided to come here, if a seat did
        while True:
            if not node.expanded:
                if node.to_act == OVER:
                    value = node.value
                    break
                if not self.closer:
                    value = self._expand(node, False)
                    break
                # We look beyond a leaf only when a walk reaches it again.
                if node.visits == 0 and mover >= 0 and mover != node.to_act:
                    assert node.state is not None
                    value = self.judgement.look_closer(node.state, mover, self.seat)
                    node.totals = value[:]
                    break
                self._expand(node, True)
            parent = node
            mover = parent.to_act
            node = self._draw(parent) if mover == CHANCE else self._select(parent)
            if node.state is None:
                self._enter(parent, node)
            path.append(node)
        seats = len(value)
        for visited in path:
            visited.visits += 1
            for seat in range(seats):
                visited.totals[seat] += value[seat]

    def _enter(self, parent: Node, node: Node) -> None:
        assert parent.state is not None
        assert node.action is not None
        state = parent.state.copy()
        state.apply(node.action)
        node.state = state
        node.to_act = state.to_act

    def _utility(self, to_act: i64, value: vec[float]) -> float:
        """How much the seat that decides likes a value."""
        if self.paranoid and to_act != self.seat:
            return -value[self.seat]
        return value[to_act]

    def _expand(self, node: Node, look_on: bool) -> vec[float]:
        """The value of the best child. With `look_on`, if the same seat decides again, its next
        decision is judged too: a drafted die says nothing before it is used."""
        state = node.state
        assert state is not None
        node.expanded = True
        if node.to_act == CHANCE:
            node.outcomes = state.legal_actions()
            node.weights = state.chance_weights()
            return node.value
        children: list[Node] = []
        for action in self.judgement.candidates(state):
            after = state.copy()
            after.apply(action)
            if look_on and after.to_act == node.to_act:
                child = Node(action, node.value)
                child.state = after
                child.to_act = after.to_act
                child.value = self._expand(child, False)
                child.totals = child.value[:]
            else:
                child = Node(action, self._judged(after))
            child.appeal = self._utility(node.to_act, child.value)
            place = len(children)
            children.append(child)
            while place > 0 and children[place - 1].appeal < child.appeal:
                children[place] = children[place - 1]
                place -= 1
            children[place] = child
        node.children = children
        return children[0].value

    def _judged(self, state: State) -> vec[float]:
        """The judgement's value, give or take a whim. Without the whim, a game without chance would
        be the same for every seed, and a thousand games would tell no more than one."""
        value = self.judgement.chances(state)
        if state.to_act == OVER:
            return value
        total = 0.0
        for seat in range(len(value)):
            value[seat] *= 1.0 + WHIM * (self.generator.random() - 0.5)
            total += value[seat]
        for seat in range(len(value)):
            value[seat] /= total
        return value

    def _select(self, node: Node) -> Node:
        """The most promising child among those that the visits so far allow."""
        allowed: i64 = 1 + int(self.widening * math.sqrt(float(node.visits)))
        if allowed > len(node.children):
            allowed = len(node.children)
        curiosity = self.exploration * math.sqrt(math.log(float(node.visits + 1)))
        best = node.children[0]
        best_promise = -1000.0
        for place in range(allowed):
            child = node.children[place]
            seen = float(child.visits + 1)
            liking = self._utility(node.to_act, child.totals) / seen
            promise = liking + curiosity / math.sqrt(seen)
            if promise > best_promise:
                best, best_promise = child, promise
        return best

    def _draw(self, node: Node) -> Node:
        number: i64 = self.generator.randrange(sum(node.weights))
        chosen = 0
        while number >= node.weights[chosen]:
            number -= node.weights[chosen]
            chosen += 1
        action = node.outcomes[chosen]
        for child in node.children:
            if child.action is action:
                return child
        assert node.state is not None
        after = node.state.copy()
        after.apply(action)
        child = Node(action, self.judgement.chances(after))
        child.state = after
        child.to_act = after.to_act
        node.children.append(child)
        return child

    def chances(self) -> list[float]:
        """Each seat's chance of winning at the root, according to the search."""
        root = self.root
        assert root is not None
        return [total / float(root.visits + 1) for total in root.totals]

    def best(self) -> Node:
        """The most visited child of the root; between equals, the better one."""
        root = self.root
        assert root is not None
        found = root.children[0]
        for child in root.children:
            if child.visits > found.visits or (
                child.visits == found.visits
                and self._liking(root, child) > self._liking(root, found)
            ):
                found = child
        return found

    def ranked(self) -> list[Node]:
        """The root's children that the search has looked at, the best first."""
        root = self.root
        assert root is not None
        best = self.best()
        others = [child for child in root.children if child.visits and child is not best]
        others.sort(key=lambda child: -int(child.visits))
        return [best, *others]

    def line(self, child: Node) -> list[Action]:
        """What is likely to follow one of the root's children, by whoever decides, up to the next
        chance event; as far as the search has looked at it often enough to tell."""
        found: list[Action] = []
        node = child
        while node.to_act >= 0 and node.children and len(found) < LONGEST_LINE:
            following = node.children[0]
            for other in node.children:
                if other.visits > following.visits:
                    following = other
            if following.visits < TELLING or following.action is None:
                break
            found.append(following.action)
            node = following
        return found

    def lead(self) -> int:
        """How many visits the root's most visited child is ahead of the next."""
        root = self.root
        assert root is not None
        first: i64 = 0
        second: i64 = 0
        for child in root.children:
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return int(first - second)

    def _liking(self, node: Node, child: Node) -> float:
        return self._utility(node.to_act, child.totals) / float(child.visits + 1)


def search(tree: Tree, simulations: int) -> None:
    """Run so many simulations."""
    for _ in range(simulations):
        tree.simulate()
