"""Awards as rosettes, each with a sign of what was done."""

from __future__ import annotations

from markupsafe import Markup

# What is filled with the ink, and what is stroked with it, in a square from -1 to 1.
SIGNS: dict[str, tuple[str, str]] = {
    "star": ("M0-1L.29-.31 1-.25.46.21.62.9 0 .52-.62.9-.46.21-1-.25-.29-.31z", ""),
    "tag": ("M-.2-.95H.95V.2L-.1.95-.95.1zM.5-.62a.16.16 0 1 0 .02 0z", ""),
    "rails": ("", "M-.95-.42H.95M-.95.42H.95M-.62-.8V.8M0-.8V.8M.62-.8V.8"),
    "coins": (
        "",
        "M-.9.55a.9.36 0 0 0 1.8 0V.1M-.9.55V-.55M.9.1V-.55M-.9 0a.9.36 0 0 0 1.8 0"
        "M-.9-.55a.9.36 0 0 0 1.8 0a.9.36 0 0 0-1.8 0z",
    ),
    "shares": ("M-.15-.35H.95V.95H-.15z", "M.5-.55V-.9H-.5V.4H-.35M.1-.55H-.95V.75H-.35"),
    "far": (
        "M-.95.7a.28.28 0 1 0 .56 0 .28.28 0 1 0-.56 0zM.36-.7a.3.3 0 1 0 .6 0 .3.3 0 1 0-.6 0z",
        "M-.4.7H.3C1.1.7 1.1 0 .3 0H-.3C-1 0-1-.7-.3-.7H.3",
    ),
    "cargo": ("", "M0-.95L.85-.45V.5L0 .95-.85.5V-.45zM-.85-.45L0 0 .85-.45M0 0V.95"),
    "engine": (
        "M-1 .25V-.2H-.7V-.7H-.35V-.2H.1V-.8H1V-.55H.85V.25zM.3-.55V-.2H.62V-.55z"
        "M-.9.6a.2.2 0 1 0 .4 0 .2.2 0 1 0-.4 0zM-.2.6a.2.2 0 1 0 .4 0 .2.2 0 1 0-.4 0z"
        "M.45.6a.2.2 0 1 0 .4 0 .2.2 0 1 0-.4 0z",
        "",
    ),
}
_PETALS = (
    "M0-11L2.3-8.8 5.5-9.5 6.4-6.5 9.4-5.6 8.7-2.4 11 0 8.7 2.4 9.4 5.6 6.4 6.5 5.5 9.5 2.3 8.8"
    " 0 11-2.3 8.8-5.5 9.5-6.4 6.5-9.4 5.6-8.7 2.4-11 0-8.7-2.4-9.4-5.6-6.4-6.5-5.5-9.5-2.3-8.8z"
)


def rosette(sign: str) -> Markup:
    filled, stroked = SIGNS[sign]
    return Markup(
        '<svg class="rosette" viewBox="-12 -12 24 30" aria-hidden="true">'
        '<path class="ribbon" d="M-5 5L-7.5 17-3.3 14.6 0 18 3.3 14.6 7.5 17 5 5z"/>'
        f'<path class="petals" d="{_PETALS}"/><circle class="heart" r="7.6"/>'
        f'<path class="sign" fill-rule="evenodd" transform="scale(4.7)" d="{filled}"/>'
        f'<path class="sign lines" transform="scale(4.7)" d="{stroked}"/></svg>'
    )
