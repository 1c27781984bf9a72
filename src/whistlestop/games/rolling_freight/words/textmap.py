"""Rolling Freight's map of letters: cities with what lies there and is wanted, links between."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.panels import CUT, Canvas, Page, Scale
from whistlestop.games.rolling_freight.board import RollingFreightBoard
from whistlestop.games.rolling_freight.game import NONE
from whistlestop.games.rolling_freight.numbers import COLOURS
from whistlestop.games.rolling_freight.position import Position

LETTERS = [colour[0] for colour in COLOURS]  # as in notations, whatever the language
MARGIN = 4  # columns beside the outermost cities, for their letters
SEATS = ("seat-1", "seat-2", "seat-3", "seat-4", "seat-5")


def city_letters(board: RollingFreightBoard) -> list[str]:
    """Two or three letters for each city, no two the same: LA, Sac, Cha, Chr."""
    found: list[str] = []
    for city in board.cities:
        words = city.name.split()
        initials = "".join(word[0] for word in words)
        wishes = [initials] if len(words) > 1 else []
        wishes += [city.name[:2] + letter for letter in city.name[2:]]
        found.append(next((wish for wish in wishes if wish not in found), city.name))
    return found


def draw_map(s: Position, page: Page) -> list[str]:
    g = s.setup
    board = g.map
    scale = Scale([(city.x, city.y) for city in board.cities], page, MARGIN)
    canvas = Canvas(page.width, scale.rows, page.paint)
    places = [scale.place(city.x, city.y) for city in board.cities]
    middles: dict[tuple[int, int], str] = {}
    for index, link in enumerate(board.links):
        if link.phase >= g.phases:  # its contract stays in the box
            continue
        a, b = places[link.a], places[link.b]
        holder = int(s.holder[index])
        if holder == NONE:
            canvas.line(a, b, "·", ["dim"])
            if link.phase <= s.phase:
                middles.setdefault(((a[0] + b[0]) // 2, (a[1] + b[1]) // 2), str(link.length))
            continue
        is_built = bool(s.built[holder] & BITS[index])
        canvas.line(a, b, str(holder + 1) if is_built else f"{holder + 1}·", [SEATS[holder]])
    for (row, column), length in middles.items():
        if canvas.signs[row][column] in " ·":
            canvas.put(row, column, length)
    letters = city_letters(board)
    for city, (row, column) in enumerate(places):
        marks = _marks(s, city)
        text = f"{letters[city]} {marks}" if marks else letters[city]
        colours = ["bold"] * (len(text) - len(marks))
        colours += [next((c for c in COLOURS if c[0] == mark.lower()), "") for mark in marks]
        if not canvas.label(row, column, text, colours):
            short = letters[city] + (CUT if marks else "")
            canvas.label(row, column, short, ["bold"] * len(short))
    return canvas.lines()


def _marks(s: Position, city: int) -> str:
    """Capitals for cargo that lies there, small letters for what is still wanted."""
    g = s.setup
    lying = wanted = ""
    for circle in range(int(g.first_circle[city]), int(g.after_circle[city])):
        if g.circle_phase[circle] > s.phase:
            continue
        piece, wish = int(s.piece[circle]), int(g.circle_wants[circle])
        if piece != NONE:
            lying += LETTERS[piece].upper()
        if wish != NONE and not s.served[circle]:
            wanted += LETTERS[wish]
    return lying + wanted
