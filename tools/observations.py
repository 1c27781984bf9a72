"""Writes docs/observations.md: every plane of the features of every game.

python tools/observations.py            write it
python tools/observations.py --check    say whether it is up to date
"""

from __future__ import annotations

import sys
from pathlib import Path

from whistlestop.core.registry import find_title
from whistlestop.envs import VERSIONS, module_name

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"

HEAD = """\
# What the numbers mean

An observation is one row of float32 numbers, made of planes that follow each other. `seat` counts
from the seat that observes: it is 0 itself, and its left neighbour is 1. A number is 1 where the
meaning holds and 0 where it does not, unless the meaning names a unit. Places, companies, cities,
links and so on are in the order of the board file. The tables show {players} players on the default
board with the default options. Other set-ups have other sizes: see `game.features.planes`.
"""


def page() -> str:
    parts = [HEAD.format(players=4)]
    for name in sorted(VERSIONS):
        title = find_title(name)
        features = title.game(4).features
        parts.append(
            f"## {title.heading}\n\n`{module_name(name)}`: {features.size} numbers.\n\n"
            "| plane | from | shape | of | at most | meaning |\n|---|---|---|---|---|---|\n"
            + "".join(
                f"| `{plane.name}` | {plane.start} | {' × '.join(map(str, plane.shape))} "
                f"| {', '.join(plane.axes)} | {plane.most:g} | {plane.meaning} |\n"
                for plane in features.planes
                if plane.size
            )
        )
    return "\n".join(parts)


def main() -> int:
    text = page()
    if "--check" in sys.argv[1:]:
        return 0 if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
