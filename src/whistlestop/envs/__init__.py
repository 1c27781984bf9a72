"""The games as environments for learners: PettingZoo, Gymnasium, OpenSpiel, and self-play data.

Each adapter needs its own library and is imported by itself:

    from whistlestop.envs.pettingzoo import steel_driver_v1
    import whistlestop.envs.gymnasium
    import whistlestop.envs.openspiel

A game has all of them as soon as it has features (core/features.py) and a version here.
"""

from __future__ import annotations

VERSIONS = {
    "rolling-freight": 1,
    "steam-rollers": 1,
    "steel-driver": 1,
}
"""The version of each title's environments. It goes up whenever the same actions could give a
different result, whether through the rules, the action space or the features. docs/environments.md
has the history."""


def module_name(title: str) -> str:
    """As in `steel_driver_v1`."""
    return f"{title.replace('-', '_')}_v{VERSIONS[title]}"
