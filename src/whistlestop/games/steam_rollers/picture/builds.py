"""The tracks that can be built, on the large sheet.

Each buildable hex shows all its curves faintly. To point at the part of a curve that no other
shares (its stub) shows the whole curve, and choosing it builds. Anywhere else in it the hex itself
is picked (`data-pick`), whose tracks a page then offers in large: those that are `data-in` it,
themselves or by the group around them.
"""

from __future__ import annotations

from whistlestop.core.picture.svg import Choices, escape, num, path
from whistlestop.core.words import Speaker
from whistlestop.games.steam_rollers.board import EDGES
from whistlestop.games.steam_rollers.game import SHAPES
from whistlestop.games.steam_rollers.picture.hexes import GENTLE, OUTLINE, STUB, Hexes

MANY = 250  # more choices than that are drawn by their stubs alone, to keep the drawing small


class BuildCache:
    """What has words in it, for one speaker, whoever was the latest."""

    def __init__(self) -> None:
        self.speaker: Speaker | None = None
        self.hinted: int | None = None
        self.full: dict[tuple[int, bool], str] = {}
        self.lean: dict[tuple[int, bool], str] = {}

    def learn(self, speaker: Speaker, hinted: int | None) -> None:
        if speaker is not self.speaker or hinted != self.hinted:
            self.speaker, self.hinted = speaker, hinted
            self.full = {}
            self.lean = {}


class BuildsPicture:
    """The builds among a set of choices."""

    def __init__(self, hexes: Hexes, choices: Choices, cache: BuildCache, speaker: Speaker) -> None:
        g = hexes.game
        self.hexes = hexes
        self.offered = choices
        self.cache = cache
        cache.learn(speaker, choices.hinted)
        first, end = int(g.build_id), int(g.improve_id)
        self.actions = [action for action in choices.labels if first <= action < end]
        self.by_hex: dict[int, list[int]] = {}
        for action in self.actions:
            self.by_hex.setdefault((action - first) // SHAPES, []).append(action)
        self.types = 0
        for action in self.actions:
            self.types |= hexes.curves.types[(action - first) % SHAPES]

    @property
    def many(self) -> bool:
        return len(self.actions) > MANY

    def beds(self) -> list[str]:
        """Under tracks and towns: the buildable hexes, with all their curves."""
        if not self.actions:
            return []
        hexes = self.hexes
        if self.many:  # the whole map
            data = "".join(hexes.loops)
            lines = []
        else:
            data = "".join(hexes.outlines[hex] for hex in self.by_hex)
            lines = [path(data, "f-soft s-accent round lit", ' stroke-width=".7"')]
        lines.append(hexes.ghosts(self.types))
        lines.append(f'<path d="{data}" fill="url(#hatch_ghosts)"/>')
        return lines

    def choices(self) -> list[str]:
        """Above tracks and towns: each hex as a first step, on it each build as a choice."""
        if not self.actions:
            return []
        draw = self._lean if self.many else self._full
        kind = "s-accent none stubs" if self.many else "s-accent none"
        lines = [f'<g class="{kind}" stroke-width="{STUB}">']
        for hex, actions in self.by_hex.items():
            x, y = self.hexes.places[hex]
            found = [self._spot(hex), *(draw(action) for action in actions)]
            holds = ""
            if self.many:
                found = ["".join(found)]
                holds = f' data-in="hex_{self.hexes.names[hex]}"'
            lines += [f'<g transform="translate({num(x)} {num(y)})"{holds}>', *found, "</g>"]
        lines.append("</g>")
        return lines

    def _spot(self, hex: int) -> str:
        """The whole hex, to be clicked where no build is."""
        name = self.hexes.names[hex]
        if self.many:
            return f'<path class="clear" data-pick="hex_{name}" d="M0 0{OUTLINE}"/>'
        return (
            f'<g id="pick_{name}" data-pick="hex_{name}" role="button" tabindex="0" '
            f'aria-label="{escape(name)}"><path class="f-accent clear" d="M0 0{OUTLINE}"/>'
            f'<path class="glow none" stroke-width="1.2" d="M0 0{OUTLINE}"/></g>'
        )

    def _stub(self, shape: int) -> str:
        curves = self.hexes.curves
        return (curves.stubs if self.types & GENTLE else curves.long_stubs)[shape]

    def _full(self, action: int) -> str:
        key = (action, bool(self.types & GENTLE))
        if key not in self.cache.full:
            hex, shape = divmod(action - int(self.hexes.game.build_id), SHAPES)
            a, b = self.hexes.curves.edges[shape]
            name = f"{self.hexes.names[hex]}_{EDGES[a]}-{EDGES[b]}"
            curve = self.hexes.curves.plain[shape]
            self.cache.full[key] = (
                f'<g id="build_{name}" data-in="hex_{self.hexes.names[hex]}"'
                f"{self.offered.attributes(action)}>"
                f"{self.offered.title(action)}"
                f'<path class="clear" d="{self._stub(shape)}"/>'
                f'<path class="glow" stroke-width="2" d="{curve}"/></g>'
            )
        return self.cache.full[key]

    def _lean(self, action: int) -> str:
        key = (action, bool(self.types & GENTLE))
        if key not in self.cache.lean:
            shape = (action - int(self.hexes.game.build_id)) % SHAPES
            self.cache.lean[key] = (
                f'<path {self.offered.mark(action)} role="button" '
                f'aria-label="{escape(self.offered.labels[action])}" d="{self._stub(shape)}"/>'
            )
        return self.cache.lean[key]
