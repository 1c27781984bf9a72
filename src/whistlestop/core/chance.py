"""Randomness, outside the states.

A table draws from a secret seed. The draw after n actions depends only on the seed and n. So a game
can be put aside, resumed, replayed on another machine or verified later without keeping a
generator, and nobody can predict a draw without the seed.

Simulations that need millions of draws take any generator with `randrange` instead, always their
own: nothing here or in a game touches Python's global generator.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Sequence
from typing import Protocol

from whistlestop.core.game import Action, State


class Generator(Protocol):
    """What a simulation draws with: `random.Random`, `librt.random.Random`, or your own class."""

    def randrange(self, stop: int, /) -> int: ...


def draw(state: State, generator: Generator) -> Action:
    """An outcome of the chance event, by the weights of the outcomes."""
    weights = state.chance_weights()
    return pick(state, weights, generator.randrange(sum(weights)))


def pick(state: State, weights: list[int], number: int) -> Action:
    """The outcome that a number below the sum of the weights falls on."""
    for action, weight in zip(state.legal_actions(), weights, strict=True):
        if number < weight:
            return action
        number -= weight
    raise AssertionError("the number drawn is not below the sum of the weights")


class Dice:
    """Draws for one table from its secret seed, and from what the players have added to it."""

    def __init__(self, seed: str, shares: Sequence[str] = ()) -> None:
        self._key = mixed(seed, shares).encode()

    def number(self, moment: int, below: int, purpose: str = "chance") -> int:
        """A whole number from 0 to `below - 1`, all equally likely, fixed for this moment."""
        limit = 2**256 - 2**256 % below  # numbers past it would favour the low outcomes
        attempt = 0
        while True:
            text = f"{purpose}/{moment}/{attempt}".encode()
            value = int.from_bytes(hmac.new(self._key, text, hashlib.sha256).digest(), "big")
            if value < limit:
                return value % below
            attempt += 1

    def draw(self, state: State, moment: int) -> Action:
        """The outcome of the chance event at which `moment` actions have been taken."""
        weights = state.chance_weights()
        return pick(state, weights, self.number(moment, sum(weights)))

    def generator(self, moment: int, purpose: str) -> random.Random:
        """A generator for one decision of a bot; it reveals nothing about the dice."""
        return random.Random(self.number(moment, 2**64, purpose))


def mixed(seed: str, shares: Sequence[str]) -> str:
    """What dice are drawn from: the seed and the seats' shares, in their order. A seat that adds
    nothing has an empty one; if none adds anything, it is the seed alone."""
    if not any(shares):
        return seed
    return hashlib.sha256("\n".join([seed, *shares]).encode()).hexdigest()


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)
