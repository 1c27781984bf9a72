"""Who is who: each seat has a colour, which the title names, and a pictogram, always the same."""

from __future__ import annotations

from whistlestop.core.picture.svg import circle, num

# Drawn in a square from -1 to 1: what is filled with the ink, what is stroked and how wide.
_Pictogram = tuple[str, tuple[tuple[str, str], ...]]


def _ring(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


WHEEL: _Pictogram = (
    _ring(0, 0, 0.22),
    (
        (_ring(0, 0, 0.74), ".24"),
        ("M0-.7V.7M-.7 0H.7M-.5-.5L.5.5M.5-.5L-.5.5", ".14"),
    ),
)
BELL: _Pictogram = (
    "M-.8.48H.8C.5.28.5-.1.45-.3C.38-.82-.38-.82-.45-.3C-.5-.1-.5.28-.8.48z"
    "M-.2.6A.2.2 0 0 0 .2.6zM-.1-.95H.1V-.6H-.1z",
    (),
)
KEY: _Pictogram = (
    "M-.1-.1H.95V.12H.78V.46H.56V.12H.42V.36H.2V.12H-.1z",
    ((_ring(-0.42, 0, 0.36), ".24"),),
)
LANTERN: _Pictogram = (
    "M-.34-.34H.34L.52.58H-.52zM-.6.66H.6V.86H-.6z",
    (("M-.26-.36V-.52A.26.26 0 0 1 .26-.52V-.36", ".16"),),
)
SIGNAL: _Pictogram = (
    "M-.66.74H.14V.95H-.66zM-.37-.98H-.15V.8H-.37z"
    "M-.52-.74L.9-.86.72-.52.96-.2-.52-.28z" + _ring(-0.26, 0.16, 0.25),
    (),
)
WHISTLE: _Pictogram = (
    "M-.98-.62H.36A.62.62 0 1 1-.22.22L-.98-.06z" + _ring(0.36, 0, 0.23),
    ((_ring(0.8, 0.72, 0.2), ".15"),),
)
PICTOGRAMS = (WHEEL, BELL, KEY, LANTERN, SIGNAL, WHISTLE)


def pictogram(seat: int, ink: str, x: float, y: float, size: float) -> str:
    """A seat's pictogram around a point, `size` from the middle to the rim."""
    filled, stroked = PICTOGRAMS[seat % len(PICTOGRAMS)]
    lines = "".join(
        f'<path class="none s-{ink}" d="{data}" stroke-width="{width}"/>' for data, width in stroked
    )
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({size:g})">'
        f'<path class="f-{ink}" fill-rule="evenodd" d="{filled}"/>{lines}</g>'
    )


def medallion(seat: int, colour: str, x: float, y: float, size: float) -> str:
    """A player's sign: their pictogram on a disc of their colour, around a point."""
    rim = circle(x, y, size / 2, f"f-{colour} s-edge fine")
    return rim + pictogram(seat, f"on-{colour}", x, y, size * 0.29)
