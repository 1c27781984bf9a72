"""What a game is. This page is the whole contract; the games only fill it in.

The words, from the outside in:

* A **title** is a game as a box on a shelf: Steel Driver. It knows its boards, its options and
  how many may play. `registry.load` finds a title by name and sets it up in one step.
* A **game** is a title set up: one board, a number of players, the options chosen. It never
  changes, holds every table made at load time, and is shared by all its states. It owns the
  **action space**: a list of every action that can ever be taken in it.
* A **state** is a position in a game, and nothing else: plain numbers, cheap to copy, without
  clock, I/O, history or random generator. It changes by `apply`.
* An **action** is a decision or an outcome of chance. It is made once when the game is set up
  and shared from then on, so that listing the legal ones allocates nothing but the list. It has
  an integer `id` (its place in the action space), a `notation` that parses back, and a `repr`
  that can be executed.
* An **event** is what an action brought about: the track that was built, the company that then had
  to pass, the money that was paid. Only callers that ask for events get them (`watch`).

Who decides is `state.to_act`: a seat from 0 on, `CHANCE`, or `OVER`. Every door (terminal, server,
arena, environments) runs the same loop:

    state = registry.load("steel-driver", players=4).start()
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            action = draw(state)              # by weights: see core/chance.py
        else:
            action = choose(state)            # a member of state.legal_actions()
        state.apply(action)
    print(state.outcome())

Rules that hold for every game:

* The legal list is the one truth. It is never empty while the game goes on, it is sorted by id, and
  everything relies on it: highlights, bots, masks, fuzzers, the server's checks.
* A decision with only one choice is still a decision. What a rule does by itself (a forced pass) is
  not a decision. It is neither in the list nor in the record: the state applies it at once and
  reports it as an event.
* Large decisions are chains of small ones, so that lists stay short and undo is natural.
* Chance is explicit: at `CHANCE` the legal list holds the possible outcomes, `chance_weights`
  their weights, and an outcome is applied like any action. A state has no way to know what will
  be drawn, and neither has a search that copies it.
* States travel: `game.from_snapshot(state.snapshot())` equals the state; states and games can be
  pickled, and arrive at the game that is shared there.
* The same actions from the same start give an equal state, on every machine and for ever. Where a
  ruling changes, `Title.rules_version` rises, and games of an older version go on under the rulings
  that they were begun with (see core/rulings.py).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from whistlestop.core.errors import IllegalAction, NotationError
from whistlestop.core.outcome import Outcome
from whistlestop.core.words import Message, Speaker, Words, say

if TYPE_CHECKING:
    from whistlestop.core.boards import Board
    from whistlestop.core.features import Features
    from whistlestop.core.judgement import Judgement
    from whistlestop.core.picture import Picture
    from whistlestop.core.title import Title

CHANCE: Final = -1
OVER: Final = -2
UNTOLD: Final = -4611686018427387904  # stands for a number that an event doesn't have

Event = tuple[int, ...]
"""What happened, as numbers: the game's own code for the kind, then its data. Rules emit these
because they cost nothing; `Words.sentence` makes messages of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A decision, or an outcome of chance. Two actions are equal if kind and fields are.

    A subclass names its `kind`, and passes its notation and its constructor's arguments up.
    """

    kind: ClassVar[str] = ""

    def __init__(self, notation: str, fields: tuple[int | str, ...]) -> None:
        # Set once, when it joins the action space:
        self.id: i64 = -1
        self.place: i64 = -1  # among the actions of its kind, from 0
        self.notation = notation
        self.fields = fields

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.fields))})"

    def __str__(self) -> str:
        return self.notation

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and other.kind == self.kind
            and other.notation == self.notation
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.notation))

    def __reduce__(self) -> tuple[Any, ...]:
        from whistlestop.core.travel import arriving_action

        return arriving_action, (type(self), self.fields, int(self.id))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A title set up: board, number of players, options, and the action space.

    A subclass makes its tables and calls `add_actions` for each kind in turn.
    """

    def __init__(
        self, title: Title, board: Board, players: int, options: dict[str, str], rules: int
    ) -> None:
        self.title = title
        self.board = board
        self.players = players
        self.options = options
        self.rules = rules  # the version of the rules that is played
        self.actions: list[Action] = []
        self.by_notation: dict[str, Action] = {}
        self.kinds: dict[str, list[Action]] = {}  # the actions of each kind
        self._words: Words[Any] | None = None
        self._picture: Picture[Any] | None = None
        self._judgement: Judgement[Any] | None = None
        self._expertise: Judgement[Any] | None = None
        self._mastery: Judgement[Any] | None = None
        self._features: Features[Any] | None = None
        self._state_fields: tuple[str, ...] = ()

    def add_actions(self, actions: list[Action]) -> int:
        """Make these the next members of the action space; the id of the first."""
        first = len(self.actions)
        for action in actions:
            action.id = len(self.actions)
            same = self.kinds.setdefault(action.kind, [])
            action.place = len(same)
            same.append(action)
            self.actions.append(action)
            assert action.notation not in self.by_notation, action.notation
            self.by_notation[action.notation] = action
        return first

    @abstractmethod
    def start(self) -> State:
        """The position before the first decision or chance event."""

    def from_snapshot(self, snapshot: Sequence[Any]) -> State:
        """The position that a snapshot was taken of; lists may stand for its tuples.

        Raises SetupError if it isn't one of this game by its shape. Nothing else is checked:
        snapshots are for your own states; use records for everyone else's.
        """
        # Imported where it is needed, because it depends on the whole core.
        from whistlestop.core.travel import restore

        return restore(self, snapshot)

    def __reduce__(self) -> tuple[Any, ...]:
        from whistlestop.core.travel import departing_game

        return departing_game(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """Itself: a game never changes."""
        return self

    @property
    def words(self) -> Words[Any]:
        """The game's words; made when first asked for, so that simulations don't load them."""
        if self._words is None:
            self._words = self.title.words(self)
        return self._words

    @property
    def picture(self) -> Picture[Any]:
        """How the game looks; made when first asked for, like the words."""
        if self._picture is None:
            self._picture = self.title.picture(self)
        return self._picture

    @property
    def judgement(self) -> Judgement[Any]:
        """How positions of the game are judged; made when first asked for."""
        if self._judgement is None:
            self._judgement = self.title.judgement(self)
        return self._judgement

    @property
    def expertise(self) -> Judgement[Any]:
        """The judgement of an expert, which takes longer."""
        if self._expertise is None:
            self._expertise = self.title.expertise(self)
        return self._expertise

    @property
    def mastery(self) -> Judgement[Any]:
        """The judgement of a master, which a network has learnt."""
        if self._mastery is None:
            self._mastery = self.title.mastery(self)
        return self._mastery

    @property
    def features(self) -> Features[Any]:
        """The numbers that learners see of positions; made when first asked for."""
        if self._features is None:
            self._features = self.title.features(self)
        return self._features

    def state_fields(self, state: State) -> tuple[str, ...]:
        """The names of what makes a position of this game what it is."""
        if not self._state_fields:
            from whistlestop.core.travel import fields_of

            self._state_fields = fields_of(state)
        return self._state_fields

    def parse(self, text: str) -> Action:
        """The action that a notation stands for; a person's spelling is tidied first."""
        found = self.by_notation.get(text)
        if found is None:
            found = self.by_notation.get(self.words.tidy(text))
        if found is None:
            raise NotationError(self.words.unknown_notation(text))
        return found

    def shared(self, action: Action) -> Action:
        """The member of the action space that equals an action made elsewhere."""
        if 0 <= action.id < len(self.actions) and self.actions[action.id] is action:
            return action
        found = self.by_notation.get(action.notation)
        if found is None or found.kind != action.kind:
            raise NotationError(self.words.unknown_notation(action.notation))
        return found

    def follows(self, ruling: str) -> bool:
        """Whether a ruling holds in this game, by its id; asked while tables are made."""
        return self.rules >= self.title.ruling(ruling).since

    def __repr__(self) -> str:
        return f"<{self.title.name} on {self.board.name}, {self.players} players, {self.options}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. The contract is at the top of this page; each method says what it means."""

    derived: ClassVar[tuple[str, ...]] = ()
    """Attributes that follow from the others and are kept for speed; not part of the position."""

    def __init__(self, to_act: i64) -> None:
        self.to_act: i64 = to_act  # the seat that decides now, CHANCE or OVER; read only
        self.journal: list[Event] | None = None  # where events go while somebody watches

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game that this is a position of."""

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """What may be chosen (or drawn) now, sorted by id; empty only when the game is over."""

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Change to the position after this action and everything that then happens by itself.

        The action must be a member of `legal_actions`; this is not checked here, because the speed
        of a search depends on this call. Use `play` for anything that comes from outside.
        """

    @abstractmethod
    def copy(self) -> State:
        """An equal position that changes independently. Nobody watches it."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Each seat's score as it stands; the final score once the game is over."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Who won, how and why; None while the game goes on."""

    def chance_weights(self) -> list[int]:
        """At CHANCE: a positive whole number for each legal action, its share of the chances."""
        return [1] * len(self.legal_actions())

    def refresh(self) -> None:
        """Compute derived attributes from scratch, in a position made from a snapshot."""
        return

    # What follows is the same for all games.

    def snapshot(self) -> tuple[Any, ...]:
        """Everything that makes the position what it is, hashable; equal for equal positions.

        `Game.from_snapshot` is the inverse.
        """
        values: list[object] = []
        for name in self.game.state_fields(self):
            value = getattr(self, name)
            values.append(tuple(value) if hasattr(value, "__len__") else value)
        return tuple(values)

    def tell(
        self,
        event: i64,
        a: i64 = UNTOLD,
        b: i64 = UNTOLD,
        c: i64 = UNTOLD,
        d: i64 = UNTOLD,
        e: i64 = UNTOLD,
        f: i64 = UNTOLD,
    ) -> None:
        """Report an event with its data, if anybody watches. Only for the rules."""
        journal = self.journal
        if journal is not None:
            numbers = [int(number) for number in (event, a, b, c, d, e, f)]
            journal.append(tuple([number for number in numbers if number != UNTOLD]))

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """At CHANCE: the outcomes with their probabilities, which sum to one."""
        weights = self.chance_weights()
        total = sum(weights)
        return [
            (action, weight / total)
            for action, weight in zip(self.legal_actions(), weights, strict=True)
        ]

    def legal_mask(self) -> bytearray:
        """A byte for each action of the space, 1 where it is legal now."""
        mask = bytearray(len(self.game.actions))
        for action in self.legal_actions():
            mask[action.id] = 1
        return mask

    def is_legal(self, action: Action) -> bool:
        number = self.game.shared(action).id
        return number in [legal.id for legal in self.legal_actions()]

    def why_not(self, action: Action) -> Message | None:
        """Which rule forbids the action now, in a sentence; None if it is legal."""
        action = self.game.shared(action)
        if self.is_legal(action):
            return None
        if self.to_act == OVER:
            return say("The game is over.", kind="game-over")
        return self.game.words.why_not(self, action)

    def parse(self, text: str) -> Action:
        """The legal action that a text stands for; says why if it is not legal."""
        action = self.game.parse(text)
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(reason)
        return action

    def play(self, action: Action) -> None:
        """`apply`, after checking that the action is legal; nothing changes if it is not."""
        action = self.game.shared(action)
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(reason)
        self.apply(action)

    def watch(self, action: Action) -> list[Event]:
        """`apply`, and what happened, the action itself first."""
        events: list[Event] = []
        self.journal = events
        self.apply(action)
        self.journal = None
        return events

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return self.game is other.game and self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        return hash(self.snapshot())

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.from_snapshot, (self.snapshot(),)

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __str__(self) -> str:
        return self.game.words.table(self, Speaker())

    def _repr_svg_(self) -> str:
        """The board, in notebooks."""
        return self.game.picture.draw(self)
