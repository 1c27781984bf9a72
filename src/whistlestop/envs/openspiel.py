"""The games as OpenSpiel games. Importing this module registers them:

    import pyspiel
    import whistlestop.envs.openspiel

    game = pyspiel.load_game("whistlestop_steel_driver(players=4)")

The parameters are `players`, `board`, `reward`, and every option of the title, with underscores for
hyphens. Actions and outcomes of chance have the same ids as everywhere in Whistlestop.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from whistlestop.core.features import row_of
from whistlestop.core.game import CHANCE, OVER, Game, State
from whistlestop.core.registry import find_title
from whistlestop.core.rewards import SHARE, WIN
from whistlestop.core.title import Title
from whistlestop.core.words import say
from whistlestop.envs import VERSIONS
from whistlestop.envs.dealer import Dealer

PLAYERS = "players"
BOARD = "board"
REWARD = "reward"
SHARED = (WIN, SHARE)  # rewards of which all seats together get one

SetUp = tuple[str, int, str, tuple[tuple[str, str], ...]]


class SharedState:
    """One of our states inside one of OpenSpiel's, shared until somebody changes it.

    OpenSpiel clones a Python state by deep-copying its attributes, and stores it by pickling them.
    Our clone is the same position, copied only when somebody plays on from it. It is stored as the
    actions that led to it.
    """

    __slots__ = ("actions", "set_up", "shared", "state", "text")

    def __init__(self, set_up: SetUp, state: State, actions: list[int]) -> None:
        self.set_up = set_up
        self.state = state
        self.actions = actions
        self.shared = False
        self.text = ""  # the table in words, once somebody has asked for it

    def after(self, action: int) -> SharedState:
        """The position after an action: this one, changed, if nobody else has it."""
        found = self
        if self.shared:
            found = SharedState(self.set_up, self.state.copy(), self.actions[:])
        found.text = ""
        found.actions.append(action)
        found.state.apply(found.state.game.actions[action])
        return found

    def __str__(self) -> str:
        if not self.text:
            self.text = str(self.state)
        return self.text

    def __deepcopy__(self, memo: dict[int, Any]) -> SharedState:
        self.shared = True
        return self

    def __reduce__(self) -> tuple[Callable[..., SharedState], tuple[SetUp, list[int]]]:
        return restore, (self.set_up, self.actions)


def game_of(set_up: SetUp) -> Game:
    title, players, board, options = set_up
    return find_title(title).game(players, board, dict(options))


def restore(set_up: SetUp, actions: list[int]) -> SharedState:
    """The position that these actions lead to."""
    game = game_of(set_up)
    state = game.start()
    for action in actions:
        state.apply(game.actions[action])
    return SharedState(set_up, state, list(actions))


class SpielGame(pyspiel.Game):
    """A title as an OpenSpiel game; a subclass names the title."""

    title: Title

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**default_parameters(self.title), **(params or {})}
        options = {
            option.name: str(given[option.name.replace("-", "_")]) for option in self.title.options
        }
        game = self.title.game(int(given[PLAYERS]), str(given[BOARD]), options)
        dealer = Dealer(game, str(given[REWARD]))
        self.dealer = dealer
        info = pyspiel.GameInfo(
            num_distinct_actions=len(dealer.game.actions),
            # An outcome of chance has its id in the action space, so it is the same everywhere.
            max_chance_outcomes=len(dealer.game.actions),
            num_players=dealer.game.players,
            min_utility=dealer.least_reward(),
            max_utility=dealer.most_reward(),
            utility_sum=1.0 if dealer.reward in SHARED else None,
            max_game_length=dealer.features.horizon,
        )
        super().__init__(game_type(self.title, dealer.reward), info, params or {})
        self.set_up: SetUp = (
            self.title.name,
            dealer.game.players,
            str(given[BOARD]),
            tuple(sorted(options.items())),
        )
        self._start = SharedState(self.set_up, dealer.game.start(), [])
        self._start.shared = True

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self._start)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        return SpielObserver(self, params)


class SpielState(pyspiel.State):
    """A position for OpenSpiel's algorithms; `position.state` is ours."""

    def __init__(self, game: SpielGame, position: SharedState) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        to_act = self.position.state.to_act
        if to_act == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if to_act == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(to_act)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action.id) for action in self.position.state.legal_actions()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(int(action.id), share) for action, share in self.position.state.chance_outcomes()]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.state.game.actions[action].notation

    def is_terminal(self) -> bool:
        return bool(self.position.state.to_act == OVER)

    def returns(self) -> list[float]:
        game: SpielGame = self.get_game()
        state = self.position.state
        if state.to_act != OVER:
            return [0.0] * state.game.players
        return game.dealer.rewards_of(state)

    def __str__(self) -> str:
        return str(self.position)


class SpielObserver:
    """What a seat sees: the planes of the features, by name, and the table in words."""

    def __init__(self, game: SpielGame, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"Observations have no parameters; given were {params}")
        self.features = game.dealer.features
        self.tensor = np.zeros(self.features.size, np.float32)
        self.row = row_of(self.tensor)
        self.dict = {
            plane.name: self.tensor[plane.start : plane.start + plane.size].reshape(plane.shape)
            for plane in self.features.planes
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.features.fill(state.position.state, max(0, player), self.row)

    def string_from(self, state: SpielState, player: int) -> str:
        seen_from = say("Seen from seat {number}.", number=max(0, player) + 1)
        return f"{seen_from}\n{state.position}"


def default_parameters(title: Title) -> dict[str, Any]:
    options = {option.name.replace("-", "_"): option.default for option in title.options}
    players = min(4, title.board().players[-1])
    return {PLAYERS: players, BOARD: title.default_board, REWARD: WIN, **options}


def game_name(title: str) -> str:
    """As in "whistlestop_steel_driver"."""
    return f"whistlestop_{title.replace('-', '_')}"


def game_type(title: Title, reward: str) -> Any:
    """What OpenSpiel wants to know about a title."""
    return pyspiel.GameType(
        short_name=game_name(title.name),
        long_name=f"{title.heading} (version {VERSIONS[title.name]})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=(
            pyspiel.GameType.Utility.CONSTANT_SUM
            if reward in SHARED
            else pyspiel.GameType.Utility.GENERAL_SUM
        ),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.players[-1],
        min_num_players=title.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        default_loadable=True,
        parameter_specification=default_parameters(title),
    )


def register(name: str) -> None:
    title = find_title(name)
    class_name = f"{title.heading.replace(' ', '')}Game"
    made = type(class_name, (SpielGame,), {"title": title, "__module__": __name__})
    globals()[class_name] = made  # where pickle looks for it
    pyspiel.register_game(game_type(title, WIN), made)


for _name in VERSIONS:
    if game_name(_name) not in pyspiel.registered_names():
        register(_name)
