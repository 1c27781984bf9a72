"""Steam Rollers' judgement for an expert: a network weighs what the plain judgement measures."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.judgement import Weights
from whistlestop.core.neural import Learnt, Network
from whistlestop.core.vectors import float_zeros
from whistlestop.games.steam_rollers.game import CITIES, SteamRollers
from whistlestop.games.steam_rollers.mind.outlook import SteamRollersOutlook
from whistlestop.games.steam_rollers.position import Position


class SteamRollersExpertise(SteamRollersOutlook):
    shared = ("cubes-to-go", "cubes", "round", "players")

    def __init__(self, game: SteamRollers, weights: Weights, learnt: Learnt | None) -> None:
        super().__init__(game, weights)
        if learnt is not None:
            self.network = Network(learnt.checked((*self.terms, *self.shared)))

    def circumstances(self, state: Position) -> vec[float]:
        """Cubes that must go before the game ends, all cubes, rounds, players."""
        counts = [int(state.cubes_at(city)) for city in range(CITIES)]
        counts.sort()
        to_go: i64 = sum(counts[: int(self.setup.empty_cities)])
        told = float_zeros(4)
        told[0] = float(to_go)
        told[1] = float(sum(counts))
        told[2] = float(state.round)
        told[3] = float(self.seats)
        return told
