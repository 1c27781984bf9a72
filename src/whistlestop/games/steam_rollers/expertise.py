"""Steam Rollers' judgement for an expert: a network weighs what the plain judgement measures."""

from __future__ import annotations

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.game import State
from whistlestop.core.judgement import Weights
from whistlestop.core.network import Network, Numbers
from whistlestop.core.vectors import float_zeros
from whistlestop.games.steam_rollers.foresight import SteamRollersForesight
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.tables import CITIES, Tables


class SteamRollersExpertise(SteamRollersForesight):
    shared = ("cubes-to-go", "cubes", "round", "players")

    def __init__(self, game: Tables, weights: Weights) -> None:
        super().__init__(game, weights)
        path = Path(__file__).resolve().parent / "network.toml"
        self.network = Network(Numbers.read(path, (*self.terms, *self.shared)))

    def circumstances(self, state: State) -> vec[float]:
        """Cubes that must go before the game ends, all cubes, rounds, players."""
        assert isinstance(state, Position)
        counts = [int(state.cubes_at(city)) for city in range(CITIES)]
        counts.sort()
        to_go: i64 = sum(counts[: int(self.tables.empty_cities)])
        told = float_zeros(4)
        told[0] = float(to_go)
        told[1] = float(sum(counts))
        told[2] = float(state.round)
        told[3] = float(self.seats)
        return told
