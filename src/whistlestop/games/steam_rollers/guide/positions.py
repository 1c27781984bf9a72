"""Positions of Steam Rollers set up by hand, for figures and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations

from whistlestop.core.bits import BITS
from whistlestop.games.steam_rollers import TITLE, network
from whistlestop.games.steam_rollers.board import EDGES, STEPS, Hex
from whistlestop.games.steam_rollers.game import SteamRollers
from whistlestop.games.steam_rollers.position import DRAFT
from whistlestop.games.steam_rollers.state import SteamRollersState

Track = tuple[str, str]
PAIRS = tuple(combinations(EDGES, 2))


@cache
def steam_rollers(
    players: int = 2, board: str = "", options: str = "", rules: int = 2
) -> SteamRollers:
    """Options as "walls=hard powers=on"."""
    chosen = dict(option.split("=") for option in options.split())
    game = TITLE.game(players, board, chosen, rules)
    assert isinstance(game, SteamRollers)
    return game


def at_draft(
    game: SteamRollers,
    *,
    dice: Sequence[int],
    black: int = 1,
    sides: str = "aaaaaa",
    held: Mapping[int, str] | None = None,
    sideways: Mapping[int, str] | None = None,
    boxes: Mapping[int, Sequence[int]] | None = None,
    supply: Mapping[int, str] | None = None,
    walls: Sequence[str] = (),
    lines: Mapping[int, Sequence[Sequence[Hex]]] | None = None,
    start: int = 0,
    turn: int = 0,
) -> SteamRollersState:
    """A seat is about to draft in round 1; seats count from 0, all else from 1.

    `held` and `sideways` are the numbers of cards before a seat, as in "13"; `lines` are chains of
    hexes, each beginning and ending with where its track comes from and leads to, not drawn. Every
    city has a cube of each colour but its own, unless `supply` tells.
    """
    state = game.start()
    assert isinstance(state, SteamRollersState)
    state.phase = DRAFT
    state.round = 1
    state.start = start
    state.turn = turn
    state.drafts = 1
    state.to_act = state.seat_at(turn)
    state.black = black - 1
    for value in dice:
        state.dice[value - 1] += 1
    for n, side in enumerate(sides):
        state.sides |= BITS[n] if side == "b" else 0
    for seat, cards in (held or {}).items():
        for card in cards:
            state.upright[seat] |= BITS[int(card) - 1]
    for seat, cards in (sideways or {}).items():
        for card in cards:
            state.turned[seat] |= BITS[int(card) - 1]
    for seat, crossed in (boxes or {}).items():
        for box in crossed:
            state.boxes[seat] |= BITS[box - 1]
    for city, cubes in (full_supply(game) if supply is None else supply).items():
        for colour in cubes.split():
            names = [*game.map.colours, "wild"]
            state.supply[(city - 1) * game.kinds_of_cube + names.index(colour)] += 1
            if colour != "wild":
                state.bag[names.index(colour)] -= 1
    for pair in walls:
        a, b = (int(region) - 1 for region in pair.split("|"))
        state.walls |= game.pair_bit[a * 6 + b]
    for seat, chains in (lines or {}).items():
        for chain in chains:
            draw_line(state, seat, chain)
    return state


def full_supply(game: SteamRollers) -> dict[int, str]:
    """Of each colour that is at home elsewhere, a cube in every city."""
    colours = game.map.colours
    return {
        city: " ".join(colour for colour in colours if colour != colours[region.colour])
        for city, region in enumerate(game.map.regions, 1)
    }


def draw_line(state: SteamRollersState, seat: int, chain: Sequence[Hex]) -> None:
    """Tracks in all hexes of a chain but its two ends."""
    for before, hex, after in zip(chain, chain[1:], chain[2:], strict=False):
        draw(state, seat, hex, (edge_to(hex, before), edge_to(hex, after)))


def edge_to(hex: Hex, other: Hex) -> str:
    (edge,) = [
        name for name, (q, r) in zip(EDGES, STEPS, strict=True) if (hex[0] + q, hex[1] + r) == other
    ]
    return edge


def draw(state: SteamRollersState, seat: int, hex: Hex, track: Track) -> None:
    g = state.setup
    number = g.hexes.index(hex)
    shape = next(n for n, pair in enumerate(PAIRS) if set(pair) == set(track))
    place = seat * int(g.open_hexes) + number
    assert number < g.open_hexes, f"{hex} is a city"
    assert state.track[place] == -1, f"{hex} is drawn already"
    state.track[place] = shape
    region = g.region_of[number]
    state.free[seat * 6 + region] ^= BITS[number - g.first_hex[region]]
    network.join(state, seat, number, shape)
