"""Looks at a state, and at a step from it, for everything that the contract promises."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterable

import pytest

from tests.support.playthrough import NAMES, RefereedMatch
from whistlestop.core.chance import draw
from whistlestop.core.errors import IllegalAction
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.record import PERSON, Record, Sitter
from whistlestop.core.shortcuts import checked, choices, parse, variations
from whistlestop.core.words import Message, Speaker

WIDTH = 100
FEW = 8  # actions looked at closely in a state, where looking at all would take too long
FEWER = 3  # the same, where a look takes longer

CHOICES_IN = 15  # one decision of so many is looked at for its shortcuts

A_WHILE = 12  # actions for which a restored position is followed


class Inspector:
    """Plays one game at random, inspecting every state on the way."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.generator = random.Random(seed)
        self.match = RefereedMatch(game)
        self.twin = game.start()  # gets the same actions, unwatched and under other global dice
        self.kept: list[tuple[State, tuple[object, ...]]] = []  # old copies: must never change
        self.cuts: list[tuple[str, tuple[object, ...]]] = []  # records of the unfinished game

    def play(self) -> None:
        while self.match.state.to_act != OVER:
            self.inspect()
            self.step()
        self.inspect_end()
        for copy, snapshot in self.kept:
            assert copy.snapshot() == snapshot
        for text, snapshot in self.cuts:
            assert Record.from_json(text).replay().state.snapshot() == snapshot

    def sometimes(self, times_in: int) -> bool:
        return self.generator.randrange(times_in) == 0

    def few(self, actions: list[Action]) -> list[Action]:
        return actions if len(actions) <= FEW else self.generator.sample(actions, FEW)

    # A state

    def inspect(self) -> None:
        state = self.match.state
        before = state.snapshot()
        legal = state.legal_actions()
        self.inspect_list(state, legal)
        for action in self.few(legal):
            assert state.is_legal(action)
            assert state.why_not(action) is None
            assert state.parse(action.notation) is action
        self.inspect_illegal(state, legal)
        if state.to_act == CHANCE:
            inspect_chance(state, legal)
        else:
            assert 0 <= state.to_act < self.game.players
            inspect_message(self.game.words.prompt(state))
            if self.sometimes(CHOICES_IN):
                inspect_choices(state, legal)
        assert state.outcome() is None
        inspect_scores(state.scores(), self.game.players)
        if self.sometimes(10):
            inspect_table(state)
        if self.sometimes(20):
            self.inspect_copy(state, legal)
        if self.sometimes(100):
            self.cuts.append((self.record().to_json(), before))
        assert state.snapshot() == before, "looking at a state changed it"

    def inspect_list(self, state: State, legal: list[Action]) -> None:
        assert legal, "nothing is legal, and the game is not over"
        ids = [int(action.id) for action in legal]
        assert ids == sorted(set(ids)), "the legal list is not sorted, or names an action twice"
        for action in legal:
            assert self.game.actions[action.id] is action, "a legal action is not the shared one"
        assert state.legal_actions() == legal
        mask = bytearray(len(self.game.actions))
        for id in ids:
            mask[id] = 1
        assert state.legal_mask() == mask

    def inspect_illegal(self, state: State, legal: list[Action]) -> None:
        allowed = {int(action.id) for action in legal}
        before = state.snapshot()
        for action in self.generator.sample(self.game.actions, min(FEWER, len(self.game.actions))):
            if int(action.id) in allowed:
                continue
            assert not state.is_legal(action)
            reason = state.why_not(action)
            assert reason is not None, f"{action} is not legal, and nothing says why"
            inspect_message(reason)
            with pytest.raises(IllegalAction):
                state.play(action)
            with pytest.raises(IllegalAction):
                state.parse(action.notation)
        assert state.snapshot() == before, "an action was refused but changed the state"

    def inspect_copy(self, state: State, legal: list[Action]) -> None:
        copy = state.copy()
        assert copy is not state
        assert copy == state
        assert hash(copy) == hash(state)
        assert copy.journal is None
        if hasattr(state, "__dict__"):  # compiled states have none; they are made by the same lines
            assert fields(copy) == fields(state), "a copy lacks something"
        assert copy.legal_actions() == legal
        before = state.snapshot()
        copy.apply(self.generator.choice(legal))
        assert state.snapshot() == before, "a change of the copy changed the original"
        other = state.copy()
        self.kept.append((other, other.snapshot()))
        self.inspect_travel(state, legal)

    def inspect_travel(self, state: State, legal: list[Action]) -> None:
        """A position made of a snapshot goes on like the one it was taken of; a pickle is one."""
        arrived = self.game.from_snapshot(state.snapshot())
        assert arrived == state
        assert arrived.legal_actions() == legal
        here = state.copy()
        for _ in range(A_WHILE):
            if here.to_act == OVER:
                break
            legal = here.legal_actions()
            action = self.generator.choice(legal)
            here.apply(action)
            arrived.apply(action)
            assert arrived == here, f"a restored position goes on differently with {action}"
            assert arrived.legal_actions() == here.legal_actions()
        pickled = pickle.loads(pickle.dumps(here))
        assert pickled == here
        assert pickled.game is self.game

    # A step

    def step(self) -> None:
        state = self.match.state
        if state.to_act == CHANCE:
            action = draw(state, self.generator)
        else:
            action = self.generator.choice(state.legal_actions())
        dice = disturb(self.generator.randrange(2**32))
        self.match.play(action)
        happened = self.match.log[-1]
        assert random.getstate() == dice, f"{action} drew from the global generator"
        assert state.journal is None
        assert happened, f"{action} brought nothing about that could be told"
        for message in happened:
            inspect_message(message)
        disturb(self.generator.randrange(2**32))
        self.twin.apply(action)
        assert self.twin == state, f"{action} has not led to the same position twice"

    # The end

    def inspect_end(self) -> None:
        state = self.match.state
        assert state.legal_actions() == []
        assert not any(state.legal_mask())
        for action in self.few(self.game.actions):
            reason = state.why_not(action)
            assert reason is not None
            inspect_message(reason)
        inspect_table(state)
        inspect_outcome(state)
        record = self.record()
        assert record.result is not None
        text = record.to_json()
        again = Record.from_json(text)
        assert again.to_json() == text
        replayed = again.replay()
        assert replayed.state == state
        assert replayed.actors == self.match.actors
        assert replayed.log == self.match.log

    def record(self) -> Record:
        return Record.of(self.match, tuple(Sitter(name, PERSON) for name in self.match.names))


def fields(state: State) -> dict[str, object]:
    """Everything that an interpreted state consists of, what it derives for speed included."""
    return {
        name: tuple(value) if isinstance(value, Iterable) else value
        for name, value in vars(state).items()
    }


def disturb(seed: int) -> object:
    """Set the global generator to something else; its state now."""
    random.seed(seed)
    return random.getstate()


def inspect_message(message: Message) -> None:
    text = Speaker(NAMES).say(message)
    assert text.strip(), f"an empty sentence: {message.template!r}"
    assert text == text.strip()
    assert not set(text) & set("{}\n"), f"an unfilled sentence: {text!r}"


def inspect_choices(state: State, legal: list[Action]) -> None:
    """Every shortcut can be played action by action, and is the seat's own business."""
    speaker = Speaker(NAMES)
    seat = state.to_act
    offered = choices(state)
    singles = {choice.actions[0].id for choice in offered if len(choice.actions) == 1}
    assert singles == {action.id for action in legal}, "an action can't be chosen by itself"
    names = [speaker.say(choice.label) for choice in offered]
    assert len(set(names)) == len(names), "two choices have the same name"
    for choice in offered:
        inspect_message(choice.label)
        told = choice.worth.message()
        if told is not None:
            inspect_message(told)
        if len(choice.actions) == 1:
            continue
        here = state.copy()
        for action in choice.actions:
            assert here.to_act == seat, f"{choice.notation} leads through chance or another seat"
            assert here.is_legal(action), f"{action} of {choice.notation} is not legal"
            here.play(action)
        assert parse(state, choice.notation) == choice.actions
    shortcuts = [choice for choice in offered if len(choice.actions) > 1]
    for choice in shortcuts[:1]:
        for others in variations(state, choice.actions):
            for other in others:
                checked(state, other.actions)
                assert other.actions != choice.actions
    rest = state.game.words.completion(state)
    if rest:
        checked(state, rest)


def inspect_chance(state: State, legal: list[Action]) -> None:
    weights = state.chance_weights()
    assert len(weights) == len(legal)
    assert all(type(weight) is int and weight > 0 for weight in weights)
    outcomes = state.chance_outcomes()
    assert [action for action, _ in outcomes] == legal
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)


def inspect_scores(scores: list[int], players: int) -> None:
    assert len(scores) == players
    assert all(type(score) is int for score in scores)


def inspect_table(state: State) -> None:
    text = state.game.words.table(state, Speaker(NAMES))
    assert text.strip()
    for line in text.splitlines():
        assert len(line) <= WIDTH, f"a line of the table is {len(line)} wide: {line!r}"


def inspect_outcome(state: State) -> None:
    outcome = state.outcome()
    assert outcome is not None
    seats = range(state.game.players)
    inspect_scores(list(outcome.scores), len(seats))
    assert list(outcome.scores) == state.scores()
    assert len(outcome.places) == len(seats)
    for seat in seats:
        ahead = [other for other in seats if outcome.places[other] < outcome.places[seat]]
        assert outcome.places[seat] == 1 + len(ahead)
        for other in seats:
            if outcome.scores[other] > outcome.scores[seat]:
                assert outcome.places[other] < outcome.places[seat]
    assert outcome.winners == tuple(seat for seat in seats if outcome.places[seat] == 1)
    assert outcome.winners
    assert sum(outcome.win_shares()) == pytest.approx(1)
    assert outcome.ending in state.game.title.endings
    inspect_message(outcome.reason)
    tied = len(set(outcome.scores)) < len(seats)
    assert not outcome.trail or tied, "a tie-break where no scores are tied"
    for tie_break in outcome.trail:
        inspect_message(tie_break.name)
        assert len(tie_break.values) == len(seats)
