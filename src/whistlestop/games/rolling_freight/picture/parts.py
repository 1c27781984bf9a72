"""What the parts of Rolling Freight's picture are made of: dice, tiles, seats, icons."""

from __future__ import annotations

from functools import lru_cache

from whistlestop.core.picture import metrics
from whistlestop.core.picture.palette import MARKS, marks_for
from whistlestop.core.picture.parts import front, wooden
from whistlestop.core.picture.players import medallion, pictogram
from whistlestop.core.picture.svg import CENTRE, circle, middle, num, path, rect, text
from whistlestop.games.rolling_freight import RollingFreightTitle
from whistlestop.games.rolling_freight.game import FIRST_EXTRA
from whistlestop.games.rolling_freight.numbers import COLOURS, IMPROVEMENTS, KINDS

CARGO = [mark.name for mark in marks_for(COLOURS)]
LINKS = [*CARGO, "white"]  # by colour of a link; the last is slash
SEATS = RollingFreightTitle.seat_colours
BODIES = ["white", *(mark.name for mark in marks_for(KINDS[1:]))]  # of dice, by kind

# Where the colours of a face are, in halves of its inner side, by how many it shows.
SPOTS = (
    ((0.0, 0.0),),
    ((-0.48, -0.48), (0.48, 0.48)),
    ((-0.5, -0.46), (0.5, -0.46), (0.0, 0.5)),
    ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
)
SPOT_SIZES = (1.25, 0.92, 0.86, 0.86)
LEAST_PICTOGRAM = 10.0  # the side of a cube that has one
TAG = 13.0  # size of the number on a price tag
PLAIN = 14.5  # smaller tiles have no rounded corners: a table has a hundred of them
SMALL_SIGNS = {"VP": "+", "TWO": "2", "SECOND": "II"}  # where a word would be too small
RAILS = "M-.95-.42H.95M-.95.42H.95M-.62-.8V.8M0-.8V.8M.62-.8V.8"
TICK = "M-.8.05L-.25.6.8-.6"
STATION = "M-1 .9V-.1L0-.9 1-.1V.9H.3V.25H-.3V.9z"
ICONS = {
    "acquisition-expert": "M-.2-.95H.95V.2L-.1.95-.95.1zM.5-.62a.16.16 0 1 0 .02 0z",
    "careful-planner": "M-.75-.8H.75V.95H-.75zM-.5-.3V-.1H.5V-.3zM-.5.25V.45H.2V.25z",
    "efficient-storage": "M-.95-.8H.95V-.3H-.95zM-.8-.15H.8V.9H-.8zM-.3.05V.3H.3V.05z",
    "friendly": "M0 .9L-.85.05A.47.52 0 0 1 0-.5 .47.52 0 0 1 .85.05z",
    "steady-builder": "M-.95-.85H.6L.95-.5V-.2H.3V.95H-.1V-.2H-.95z",
}


def shape(data: str, kind: str, x: float, y: float, size: float, more: str = "") -> str:
    """An icon around a point, `size` from the middle to the rim."""
    place = f"translate({num(x)} {num(y)}) " if x or y else ""
    rule = ' fill-rule="evenodd"' if data.count("z") > 1 else ""
    return path(data, kind, f'{rule}{more} transform="{place}scale({size:g})"')


def wanted(name: str, x: float, y: float, r: float) -> str:
    """An open circle's wish: a roundel in the colour of the cargo, with its symbol."""
    return (
        circle(x, y, r, f"f-{name} s-edge")
        + circle(x, y, round(r * 0.8, 1), "f-token")
        + circle(x, y, round(r * 0.62, 1), f"f-{name}")
        + shape(MARKS[name].symbol, f"f-on-{name}", x, y, round(r * 0.36, 1))
    )


def disc(r: float, kind: str) -> str:
    """A circle around the origin."""
    return f'<circle class="{kind}" r="{num(r)}"/>'


@lru_cache(maxsize=2048)
def tile(name: str, x: float, y: float, size: float) -> str:
    """A cube of a colour, with the colour's symbol; white is the slash of contracts."""
    half = size / 2
    if size < PLAIN:
        square = path(_square(x - half, y, size), f"f-{name} s-edge")
    else:
        square = rect(x - half, y - half, size, size, f"f-{name} s-edge", size * 0.2)
    if name == "white":
        line = f"M{num(x - half * 0.5)} {num(y + half * 0.6)}L{num(x + half * 0.5)}"
        return square + path(
            f"{line} {num(y - half * 0.6)}",
            "s-on-white round",
            f' stroke-width="{num(size * 0.17)}"',
        )
    return square + shape(MARKS[name].symbol, f"f-on-{name}", x, y, round(size * 0.32, 2))


@lru_cache(maxsize=1024)
def die(kind: int, colours: tuple[int, ...], symbol: str, word: str, size: float) -> str:
    """A die around the origin. `word` is what its symbol says; a small die has a sign instead."""
    half = size / 2
    body = BODIES[kind]
    parts = _block(body, size)
    inner = half * (0.86 if kind == 0 else 0.74)
    if kind:
        parts.append(rect(-inner, -inner, inner * 2, inner * 2, "f-white", size * 0.13))
    if colours:
        spots = SPOTS[len(colours) - 1]
        side = round(inner * SPOT_SIZES[len(colours) - 1], 1)
        for colour, (dx, dy) in zip(colours, spots, strict=True):
            parts.append(tile(CARGO[colour], round(dx * inner, 1), round(dy * inner, 1), side))
    elif symbol == "TRACK" and not _fits(word, size, inner):
        parts.append(shape(RAILS, "s-on-white none", 0, 0, inner * 0.8, ' stroke-width=".22"'))
    else:
        sign = word if _fits(word, size, inner) else SMALL_SIGNS[symbol]
        high = max(12.0, metrics.shrink(sign, inner * 1.84, size * 0.36, bold=True))
        parts.append(middle(0, 0, sign, high, "on-white", "white", bold=True))
    return "".join(parts)


def _fits(word: str, size: float, inner: float) -> bool:
    """Whether a face of a die has room for a word that can be read."""
    return size >= 30 and metrics.width(word, 12, bold=True) <= inner * 1.96


def _block(name: str, size: float) -> list[str]:
    """The body of a die: its side below, its face above."""
    half, low = size / 2, max(1.5, size * 0.08)
    corner = size * 0.2
    if name == "white":
        side = [rect(-half, -half + low, size, size, "f-die-edge s-edge", corner)]
    else:
        dark = rect(-half, -half + low, size, size, "f-black", corner)
        side = [
            rect(-half, -half + low, size, size, f"f-{name} s-edge", corner),
            dark.replace("/>", ' opacity=".35"/>'),
        ]
    face = "die" if name == "white" else name
    return [*side, rect(-half, -half, size, size - low, f"f-{face} s-edge", corner)]


@lru_cache(maxsize=128)
def blank(kind: int, size: float, sign: str, ink: str, on: str) -> str:
    """A die without a face: spent, or about to be rolled."""
    half = size / 2
    parts = [
        path(
            f"M{num(-half + 4)} {num(-half)}H{num(half - 4)}Q{num(half)} {num(-half)} {num(half)} "
            f"{num(-half + 4)}V{num(half - 4)}Q{num(half)} {num(half)} {num(half - 4)} {num(half)}"
            f"H{num(-half + 4)}Q{num(-half)} {num(half)} {num(-half)} {num(half - 4)}"
            f"V{num(-half + 4)}Q{num(-half)} {num(-half)} {num(-half + 4)} {num(-half)}z",
            f"none s-{ink} thin",
            ' stroke-dasharray="3 2.5" opacity=".7"',
        )
    ]
    if kind:
        parts.append(rect(-half * 0.4, half * 0.42, half * 0.8, half * 0.24, f"f-{BODIES[kind]}"))
    if sign:
        parts.append(middle(0, -half * 0.08, sign, max(12.0, size * 0.42), ink, on, bold=True))
    return "".join(parts)


@lru_cache(maxsize=256)
def seat_disc(seat: int, x: float, y: float, size: float) -> str:
    """A player's sign: their pictogram on their colour."""
    return medallion(seat, SEATS[seat], x, y, size)


@lru_cache(maxsize=2048)
def seat_cube(seat: int, x: float, y: float, size: float) -> str:
    """A player's cube, standing on a link around a point."""
    x, y = round(x, 1), round(y - size * 0.2, 1)
    cube = wooden(SEATS[seat], x, y, size)
    if size < LEAST_PICTOGRAM:
        return cube
    return cube + pictogram(seat, f"on-{SEATS[seat]}", *front(x, y, size), round(size * 0.27, 1))


def icon(kind: int, x: float, y: float, size: float) -> str:
    """An improvement's sign around a point."""
    if kind >= FIRST_EXTRA:
        name, half = BODIES[kind - int(FIRST_EXTRA) + 1], size / 2
        return rect(x - half, y - half, size, size, f"f-{name} s-edge", size * 0.2) + middle(
            x, y, "+1", max(12.0, size * 0.5), f"on-{name}", name, bold=True
        )
    return shape(ICONS[IMPROVEMENTS[kind]], "f-ink", x, y, size / 2)


def _tag_width(number: int, colour: str) -> float:
    return 30 + metrics.width(str(number), TAG, bold=True) + (24 if colour else 0)


@lru_cache(maxsize=256)
def tag(number: int, colour: str, x: float, y: float) -> str:
    """A price tag around a point: so many dice, and one that shows a colour."""
    words = str(number)
    w = _tag_width(number, colour)
    left = x - w / 2
    parts = [
        rect(left, y - 11, w, 22, "f-page s-muted thin", 11),
        text(left + 8, y + TAG * CENTRE, words, TAG, "ink", "page", bold=True),
    ]
    left += 12 + metrics.width(words, TAG, bold=True)
    parts.append(rect(left, y - 6.5, 13, 13, "f-white s-edge thin", 3))
    if colour:
        parts.append(text(left + 15, y + 12 * CENTRE, "+", 12, "muted", "page"))
        parts.append(tile(colour, left + 32, y, 14))
    return "".join(parts)


@lru_cache(maxsize=256)
def progress(seat: int, cubes: int, length: int, x: float, y: float, size: float) -> str:
    """A contract's spaces, filled from the left."""
    name = SEATS[seat] if seat >= 0 else "white"
    step = size + 2
    done = "".join(_square(x + n * step, y, size) for n in range(cubes))
    free = "".join(_square(x + n * step, y, size) for n in range(cubes, length))
    parts = path(done, f"f-{name} s-edge") if done else ""
    return parts + (path(free, "none s-route thin") if free else "")


def _square(x: float, y: float, size: float) -> str:
    return f"M{num(x)} {num(y - size / 2)}h{num(size)}v{num(size)}h{num(-size)}z"


def counted(name: str, number: int, x: float, y: float, size: float, on: str) -> tuple[str, float]:
    """A tile with how many there are, from the left; and how wide that is."""
    words, high = str(number), max(12.0, size * 0.6)
    left = size + 4
    drawn = tile(name, x + size / 2, y, size) + text(
        x + left,
        y + high * CENTRE,
        words,
        high,
        f"on-{on}" if on in MARKS or on == "baize" else "ink",
        on,
        bold=True,
    )
    return drawn, left + metrics.width(words, high, bold=True)


def picked(name: str, actions: tuple[int, ...]) -> str:
    """What makes a group the first step to several actions; nothing if there are none."""
    if not actions:
        return ""
    return f' data-pick="{name}" data-offers="{" ".join(map(str, actions))}" tabindex="0"'
