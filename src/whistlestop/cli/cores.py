"""Where a command's games are played: on this machine's cores, or on a cluster."""

from __future__ import annotations

from argparse import _ArgumentGroup

from whistlestop.core.words import Speaker


def add_where_it_runs(group: _ArgumentGroup, speaker: Speaker) -> None:
    group.add_argument(
        "--processes",
        metavar="N",
        default="0",
        help=speaker.text("processes to use (without it: all cores)"),
    )
    group.add_argument(
        "--cluster",
        metavar="ADDRESS",
        default="",
        help=speaker.text("play on a Ray cluster: its address, or auto"),
    )
