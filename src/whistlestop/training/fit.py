"""How a network is fitted to who won, by gradient descent. Needs NumPy."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from whistlestop.core.neural import Learnt
from whistlestop.training.lessons import Array, Lessons

BATCH = 512
PACE = 0.002  # of the descent, at its beginning
DECAY = 0.0005  # of the weights
SCORES = 0.3  # how much the final scores count beside who won


class Fit:
    """A network in the making: `hidden`, `bias`, `out`, `direct`, with a second output for scores.

    Inputs are centred and scaled while it learns; `network` takes that into its numbers.
    """

    def __init__(self, lessons: Lessons, units: int, seed: int) -> None:
        self.lessons = lessons
        self.seated = lessons.seated
        known = lessons.inputs[~lessons.apart][self.seated[~lessons.apart]]
        self.mean = known.mean(0)
        self.scale = known.std(0) + np.float32(0.001)
        self.unit = np.float32(2 * lessons.scores[self.seated].std() + 0.001)
        size = len(self.mean)
        self.generator = np.random.default_rng(seed)
        normal = self.generator.normal
        self.weights = [
            normal(0, size**-0.5, (size, units)).astype(np.float32),
            np.zeros(units, np.float32),
            normal(0, 0.1 * units**-0.5, (units, 2)).astype(np.float32),
            np.zeros((size, 2), np.float32),
        ]

    def learn(self, epochs: int) -> None:
        """Adam, at a pace that falls to nothing."""
        places = np.nonzero(~self.lessons.apart)[0]
        first = [np.zeros_like(weight) for weight in self.weights]
        second = [np.zeros_like(weight) for weight in self.weights]
        steps = 0
        for epoch in range(epochs):
            self.generator.shuffle(places)
            pace = PACE * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
            for begin in range(0, len(places), BATCH):
                steps += 1
                for number, slope in enumerate(self._slopes(places[begin : begin + BATCH])):
                    first[number] += 0.1 * (slope - first[number])
                    second[number] += 0.01 * (slope * slope - second[number])
                    rise = np.sqrt(second[number] / (1 - 0.99**steps)) + 1e-8
                    self.weights[number] -= pace * first[number] / (1 - 0.9**steps) / rise

    def _slopes(self, places: npt.NDArray[np.int64]) -> list[Array]:
        hidden, bias, out, direct = self.weights
        lessons = self.lessons
        seated = self.seated[places]
        count = lessons.players[places][:, None]
        inputs = (lessons.inputs[places] - self.mean) / self.scale
        sums = inputs @ hidden + bias
        active = np.maximum(sums, 0)
        outputs = active @ out + inputs @ direct
        wrong = np.zeros_like(outputs)
        wrong[:, :, 0] = (_chances(outputs[:, :, 0], seated) - lessons.wins[places]) * seated
        guess = outputs[:, :, 1] * seated
        guess -= guess.sum(1, keepdims=True) / count
        off = (guess - lessons.scores[places] / self.unit) * seated * SCORES
        wrong[:, :, 1] = (off - off.sum(1, keepdims=True) / count) * seated
        wrong /= len(places)
        back = (wrong @ out.T) * (sums > 0)
        flat = inputs.reshape(-1, inputs.shape[2])
        flat_wrong = wrong.reshape(-1, 2)
        return [
            flat.T @ back.reshape(-1, len(bias)) + DECAY * hidden,
            back.sum((0, 1)),
            active.reshape(-1, len(bias)).T @ flat_wrong + DECAY * out,
            flat.T @ flat_wrong + DECAY * direct,
        ]

    def numbers(self, inputs: tuple[str, ...]) -> Learnt:
        hidden, bias, out, direct = self.weights
        rows = hidden / self.scale[:, None]
        return Learnt(
            inputs,
            [[_short(number) for number in row] for row in rows],
            [_short(number) for number in bias - self.mean @ rows],
            [_short(number) for number in out[:, 0]],
            [_short(number) for number in direct[:, 0] / self.scale],
        )


def blended(members: list[Learnt]) -> Learnt:
    """The network whose values are the mean of theirs: all their hidden units side by side."""
    count = len(members)
    return Learnt(
        members[0].inputs,
        [
            [number for member in members for number in member.hidden[row]]
            for row in range(len(members[0].inputs))
        ],
        [number for member in members for number in member.bias],
        [_short(number / count) for member in members for number in member.out],
        [
            _short(sum(numbers) / count)
            for numbers in zip(*(member.direct for member in members), strict=True)
        ],
    )


def _short(number: float) -> float:
    return float(f"{number:.4g}")


def _chances(values: Array, seated: npt.NDArray[np.bool_]) -> Array:
    values = np.where(seated, values, np.float32(-1e9))
    odds = np.exp(values - values.max(1, keepdims=True))
    chances: Array = odds / odds.sum(1, keepdims=True)
    return chances


def surprise(numbers: Learnt, lessons: Lessons) -> float:
    """At the winners of the games kept apart."""
    inputs = lessons.inputs[lessons.apart]
    active = np.maximum(inputs @ np.array(numbers.hidden) + np.array(numbers.bias), 0)
    values = active @ np.array(numbers.out) + inputs @ np.array(numbers.direct)
    seated = lessons.seated[lessons.apart]
    logs = np.log(np.maximum(_chances(values, seated), 1e-12))
    return float(-(lessons.wins[lessons.apart] * logs).sum(1).mean())
