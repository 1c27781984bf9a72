"""Gymnasium's spaces for a game, which PettingZoo uses as well."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from whistlestop.envs.dealer import Dealer

OBSERVATION = "observation"
ACTION_MASK = "action_mask"


def observation_space(dealer: Dealer) -> spaces.Dict:
    low, high = dealer.bounds()
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(low, high, dtype=np.float32),
            ACTION_MASK: spaces.Box(0, 1, (len(dealer.game.actions),), np.int8),
        }
    )


def action_space(dealer: Dealer) -> spaces.Discrete:
    return spaces.Discrete(len(dealer.game.actions))
