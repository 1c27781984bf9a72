"""What the games' pictures have in common: panels, badges, seats, buttons, the header."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistlestop.core.picture import Step, metrics
from whistlestop.core.picture.layout import Candidate, Place
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.svg import (
    Choices,
    circle,
    escape,
    group,
    middle,
    num,
    path,
    rect,
    symbol,
    text,
)
from whistlestop.core.words import Speaker

BUTTON = 32.0  # the height of one with a single line
TEXT, LEADING, MOST_LINES = 13.0, 16.0, 4
GAP = 8.0


def panel(x: float, y: float, w: float, h: float, lit: bool = False) -> str:
    """A card; lit if it is the centre of attention."""
    kind = "f-soft s-accent fine" if lit else "f-panel s-line thin"
    return rect(x, y, w, h, kind, 10)


def map_label(label: Candidate, size: float, lift: float, of: str) -> str:
    """The name of a thing on a map, which shines through around its letters; so far above its
    box's floor."""
    x, _ = label.box.centre
    return text(
        x,
        label.box.bottom - lift - size * metrics.DESCENT,
        label.words,
        size,
        ink="label",
        on="halo",
        anchor="middle",
        bold=True,
        halo=True,
        of=of,
    )


def tray(w: float, h: float) -> str:
    """Green baize with a dark rim, for what one picks from."""
    return rect(0, 0, w, h, "f-baize-low", 8) + rect(3, 3, w - 6, h - 6, "f-baize", 6)


def badge(mark: Mark, letter: str, x: float, y: float, size: float) -> str:
    """A company's sign: its colour, its hatch and its letter, in a square around a point."""
    corner = size * 0.24
    half = size / 2
    plain = rect(x - half, y - half, size, size, f"f-{mark.name} s-edge thin", corner)
    if size < 24:
        return plain + middle(
            x, y, letter, max(12.0, size * 0.62), f"on-{mark.name}", mark.name, bold=True
        )
    inset = size * 0.36
    return (
        plain
        + f'<rect x="{num(x - half)}" y="{num(y - half)}" width="{num(size)}" height="{num(size)}"'
        f' rx="{num(corner)}" fill="url(#hatch_{mark.name})" opacity=".45"/>'
        + circle(x, y, inset, f"f-{mark.name}")
        + middle(x, y, letter, size * 0.48, f"on-{mark.name}", mark.name, bold=True)
    )


def tile(mark: Mark, x: float, y: float, size: float) -> str:
    """A wooden cube of a colour, seen from above, with the colour's symbol."""
    half = size / 2
    return rect(x - half, y - half, size, size, f"f-{mark.name} s-edge thin", size * 0.16) + symbol(
        mark, x, y, size * 0.32
    )


def block(mark: Mark, x: float, y: float, size: float) -> str:
    """A wooden cube of a colour around a point, with its symbol on the front."""
    return wooden(mark.name, x, y, size) + symbol(mark, *front(x, y, size), round(size * 0.27, 2))


def front(x: float, y: float, size: float) -> tuple[float, float]:
    """The middle of the front of a wooden cube around a point."""
    deep = round(size * 0.2, 1)
    return round(x - deep / 2, 1), round(y + deep / 2, 1)


def wooden(name: str, x: float, y: float, size: float) -> str:
    """A cube of a colour around a point, with light on its top and shade on its side."""
    deep = round(size * 0.2, 1)
    face = round(size - deep, 1)
    left, top = round(x - size / 2, 1), round(y - size / 2 + deep, 1)
    f, d = num(face), num(deep)
    outline = f"M{num(left)} {num(top)}l{d} -{d}h{f}v{f}l-{d} {d}h-{f}z"
    light = f"M{num(left)} {num(top)}l{d} -{d}h{f}l-{d} {d}z"
    shade = f"M{num(left + face)} {num(top)}l{d} -{d}v{f}l-{d} {d}z"
    return (
        path(outline, f"f-{name} s-edge round", ' stroke-width=".8"')
        + path(light, "f-white", ' opacity=".4"')
        + path(shade, "f-black", ' opacity=".35"')
    )


def cube(x: float, y: float, size: float) -> str:
    """The sign of a neutral cube, around a point."""
    w, h = size * 0.44, size * 0.25
    top = f"M{num(x)} {num(y - 2 * h)}l{num(w)} {num(h)}l{num(-w)} {num(h)}l{num(-w)} {num(-h)}z"
    side = (
        f"M{num(x - w)} {num(y - h)}l{num(w)} {num(h)}l{num(w)} {num(-h)}v{num(2 * h)}"
        f"l{num(-w)} {num(h)}l{num(-w)} {num(-h)}z"
    )
    right = f"M{num(x)} {num(y)}l{num(w)} {num(-h)}v{num(2 * h)}l{num(-w)} {num(h)}z"
    return (
        path(side, "f-wood")
        + path(right, "f-black", ' opacity=".28"')
        + path(top, "f-wood")
        + path(top, "f-white", ' opacity=".45"')
        + path(side + top, "none s-edge round", ' stroke-width=".7"')
    )


def seat_sign(seat: int, x: float, y: float, size: float, lit: bool = False) -> str:
    """A player's sign: the seat's number in a disc, around a point."""
    if lit:
        return circle(x, y, size / 2, "f-accent") + middle(
            x, y, str(seat + 1), size * 0.58, "on-accent", "accent", bold=True
        )
    return circle(x, y, size / 2, "f-page s-muted fine") + middle(
        x, y, str(seat + 1), size * 0.58, "ink", "page", bold=True
    )


@dataclass(frozen=True)
class Button:
    """A choice in words: an action's id, and what it says."""

    action: int
    words: str

    def width(self) -> float:
        return max(16.0, metrics.width(self.words, TEXT, bold=True)) + 20


def buttons(
    wanted: Sequence[Button], choices: Choices, x: float, y: float, w: float
) -> tuple[list[str], float]:
    """Buttons in rows from the left, and how high they are. Only legal ones are drawn."""
    lines: list[str] = []
    left, top, high = x, y, BUTTON
    for button in wanted:
        if button.action not in choices:
            continue
        words = metrics.wrap(button.words, w - 20, TEXT, bold=True, lines=MOST_LINES)
        tall = BUTTON + LEADING * (len(words) - 1)
        room = min(button.width(), w)
        if left > x and left + room > x + w:
            left, top, high = x, top + high + GAP, BUTTON
        lines.append(_button(button, words, choices, Place(left, top, room, tall)))
        left += room + GAP
        high = max(high, tall)
    return lines, (top + high - y if lines else 0.0)


def _button(button: Button, words: Sequence[str], choices: Choices, at: Place) -> str:
    x, y, w, h = at
    first = y + BUTTON / 2
    parts = [
        choices.title(button.action),
        rect(x, y, w, h, "f-accent", 7),
        rect(x - 2.5, y - 2.5, w + 5, h + 5, "none s-accent fine glow", 9),
        *(
            middle(x + w / 2, first + LEADING * n, line, TEXT, "on-accent", "accent", bold=True)
            for n, line in enumerate(words)
        ),
    ]
    return group(f"pick_{button.action}", parts, more=choices.attributes(button.action))


def header(
    heading: str,
    note: str,
    steps: Sequence[Step],
    x: float,
    y: float,
    w: float,
    scale: float = 1.0,
) -> list[str]:
    """One line: the title, where the game is, and as many of the last stages as fit."""
    large, small, tiny = 19 * scale, 13 * scale, 12 * scale
    lines = [text(x, y + 21, heading, large, "ink", "page", display=True)]
    left = x + metrics.width(heading, large, display=True) + 12 * scale
    note, size = metrics.squeeze(note, x + w - left, small, small * 0.7)
    lines.append(text(left, y + 21, note, size, "muted", "page"))
    least = left + metrics.width(note, size) + 10 * scale
    right = x + w
    for step in reversed(steps):
        room = metrics.width(step.words, tiny, bold=True) + 20 * scale
        if right - room < least:
            break
        shape = "f-accent" if step.now else "f-page s-line thin"
        ink, on = ("on-accent", "accent") if step.now else ("muted", "page")
        lines.append(rect(right - room, y + 3, room, 24, shape, 12))
        lines.append(middle(right - room / 2, y + 15, step.words, tiny, ink, on, bold=step.now))
        right -= room + 6
    return lines


def caption(x: float, y: float, words: str, value: str, room: float, on: str) -> list[str]:
    """A number with its small name above it."""
    return [
        text(x, y, metrics.fit(words, room, 10), 10, "muted", on),
        text(x, y + 18, metrics.fit(value, room, 15, bold=True), 15, "ink", on, bold=True),
    ]


def place_words(speaker: Speaker, place: int, room: float, size: float) -> str:
    """A player's place at the end, in bold and in as many words as there is room for."""
    words = speaker.text("place {place}", place=place)
    if metrics.width(words, size, bold=True) > room:
        words = speaker.text("#{place}", place=place)
    return metrics.fit(words, room, size, bold=True)


def spoken(words: str) -> str:
    """The attribute that lets a screen reader name a group."""
    return f' aria-label="{escape(words)}"'
