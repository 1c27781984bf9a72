"""The final scores as bars: a row for each player, a piece for each part, one scale for all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistlestop.core.picture import NARROW, metrics
from whistlestop.core.picture.palette import DARK_INK, LIGHT_INK, MARKS
from whistlestop.core.picture.palette import colour as ink_on
from whistlestop.core.picture.players import medallion
from whistlestop.core.picture.svg import escape, num, rect, text, titled
from whistlestop.core.results import ScorePart
from whistlestop.core.title import Title
from whistlestop.core.words import Speaker

HEIGHT = 32.0  # of a bar
SIZE = 13.0
TOTAL = 22.0  # the size of a total
GAP = 2.0


@dataclass(frozen=True)
class _Form:
    """Where things are in a row, by the shape of the screen."""

    width: float
    row: float
    left: float  # where the bars begin
    right: float  # where they end at most
    bar: float  # their top
    name: float  # the middle of the line with the name


WIDE_FORM = _Form(900, 48, 150, 810, 8, 24)
NARROW_FORM = _Form(360, 66, 8, 352, 30, 16)


def score_bars(
    title: Title,
    parts: Sequence[ScorePart],
    places: Sequence[int],
    viewer: int | None,
    speaker: Speaker,
    shape: str,
) -> str:
    form = NARROW_FORM if shape == NARROW else WIDE_FORM
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    below = max(-sum(min(0, part.values[seat]) for part in parts) for seat in order)
    above = max(sum(max(0, part.values[seat]) for part in parts) for seat in order)
    scale = (form.right - form.left - GAP * len(parts)) / max(1, above + below)
    zero = form.left + below * scale
    lines = []
    for line, seat in enumerate(order):
        top = line * form.row
        if seat == viewer:
            lines.append(rect(0, top, form.width, form.row, "f-soft", 4))
        lines += _head(title, seat, places[seat], viewer, speaker, form, top)
        score = sum(part.values[seat] for part in parts)
        ink, on = ("ink", "soft") if seat == viewer else ("ink", "panel")
        y = top + form.name + TOTAL * 0.36
        lines.append(text(form.width - 8, y, str(score), TOTAL, ink, on, "end", True))
        lines += _pieces(title, parts, seat, speaker, zero, scale, top + form.bar)
    height = len(order) * form.row
    if below:
        lines.append(f'<path class="s-ink thin" d="M{num(zero)} 0V{num(height)}"/>')
    inside = "\n".join(lines)
    return (
        f'<svg class="ws ws-auto score-bars" viewBox="0 0 {num(form.width)} {num(height)}" '
        f'role="img" aria-label="{escape(speaker.text("Where the points came from"))}">'
        f"\n{inside}\n</svg>"
    )


def _head(
    title: Title,
    seat: int,
    place: int,
    viewer: int | None,
    speaker: Speaker,
    form: _Form,
    top: float,
) -> list[str]:
    on = "soft" if seat == viewer else "panel"
    name = speaker.text("You") if seat == viewer else speaker.name(seat)
    middle = top + form.name
    room = 220.0 if form is NARROW_FORM else form.left - 76
    return [
        text(12, middle + 6, str(place), 17, "ink", on, bold=True),
        medallion(seat, title.seat_colour(seat), 44, middle, 25),
        text(64, middle + 5, metrics.fit(name, room, 14.5, True), 14.5, "ink", on, bold=True),
    ]


def _pieces(
    title: Title,
    parts: Sequence[ScorePart],
    seat: int,
    speaker: Speaker,
    zero: float,
    scale: float,
    top: float,
) -> list[str]:
    found = []
    right, left = zero, zero
    for number, part in enumerate(parts):
        value = part.values[seat]
        if not value:
            continue
        width = max(2.0, abs(value) * scale)
        if value > 0:
            x, right = right, right + width + GAP
        else:
            left -= width + GAP
            x = left
        colour = part.colour if part.colour in MARKS else title.seat_colour(seat)
        piece = [
            titled(f"{speaker.say(part.name)}: {value}"),
            rect(x, top, width, HEIGHT, f"f-{colour} s-edge thin", 2),
        ]
        if not part.colour and number % 2:  # the next part of the same colour
            is_dark = ink_on(f"on-{colour}", False) == LIGHT_INK
            shade = DARK_INK if is_dark else LIGHT_INK
            piece.append(
                f'<rect x="{num(x)}" y="{num(top)}" width="{num(width)}" height="{num(HEIGHT)}" '
                f'rx="2" fill="{shade}" opacity=".25"/>'
            )
        shares = part.pieces[seat] if part.pieces else 1
        for cut in range(1, shares):
            at = num(x + width * cut / shares)
            piece.append(
                f'<path class="s-on-{colour} fine" opacity=".8" '
                f'd="M{at} {num(top + 1)}v6M{at} {num(top + HEIGHT - 7)}v6"/>'
            )
        words = _words(part, value, width, speaker)
        if words:
            y = top + HEIGHT / 2 + SIZE * 0.36
            piece.append(
                text(x + width / 2, y, words, SIZE, f"on-{colour}", colour, "middle", True)
            )
        found.append(f"<g>{''.join(piece)}</g>")
    return found


def _words(part: ScorePart, value: int, width: float, speaker: Speaker) -> str:
    """As much as fits: the part's name and value, its letter and value, or one of the two."""
    wanted = (
        f"{speaker.say(part.name)} {value}" if not part.letter else "",
        f"{part.letter} {value}".strip(),
        part.letter or str(value),
    )
    for words in wanted:
        if words and metrics.width(words, SIZE, True) <= width - 8:
            return words
    return ""
