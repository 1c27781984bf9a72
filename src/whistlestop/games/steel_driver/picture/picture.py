"""Steel Driver as a picture: the map, the companies in order, the question, the players."""

from __future__ import annotations

from whistlestop.core.picture import NARROW, Picture, View
from whistlestop.core.picture.layout import Frame, Place
from whistlestop.core.picture.parts import Step, header
from whistlestop.core.picture.svg import Choices, document, rect
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.picture.layout import MapLayout
from whistlestop.games.steel_driver.picture.map import MapPicture
from whistlestop.games.steel_driver.picture.panels import TablePicture
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names


class TableFrame(Frame):
    """Where the parts go in a shape of the picture."""

    def __init__(self, shape: str) -> None:
        super().__init__(shape)
        narrow = self.narrow
        self.side = 0 if narrow else 300  # the companies' column, beside the map
        self.company = 72  # a company's least height
        self.question = 72 if narrow else 82
        self.player = 96
        self.most_players = 2 if narrow else 6  # in a row


class SteelDriverPicture(Picture[Position]):
    def __init__(self, game: SteelDriver) -> None:
        self.game = game
        self.names = Names(game.map)
        self._maps: dict[str, MapPicture] = {}

    def map(self, shape: str) -> MapPicture:
        """The map of a shape; laid out when it is first drawn."""
        if shape not in self._maps:
            frame = TableFrame(shape)
            beside = frame.side + frame.gap if frame.side else 0
            layout = MapLayout(
                *(self.game.map, shape, frame.margin),
                *(frame.margin + frame.header, frame.inner - beside),
            )
            self._maps[shape] = MapPicture(self.game, self.names, layout)
        return self._maps[shape]

    def draw(self, state: Position, view: View | None = None) -> str:
        view = view or View()
        s, g = state, self.game
        frame = TableFrame(view.shape)
        board = self.map(view.shape)
        choices = Choices(s, view)
        last = -1 if view.last is None else int(view.last.id)
        table = TablePicture(s, self.names, board.companies, board.goods, choices, view.speaker)
        x, gap = frame.margin, frame.gap
        body = header(
            *(g.title.heading, self._moment(s, view), self._steps(s, view)),
            *(x, frame.margin - 4, frame.inner, 0.82 if frame.narrow else 1.0),
        )
        body += board.draw(s, choices, view.speaker, last)
        y = board.layout.box.bottom
        companies = int(g.companies)
        if frame.side:
            high = max(
                float(frame.company), (y - board.layout.box.top - gap * (companies - 1)) / companies
            )
            left, top = board.layout.box.right + gap, board.layout.box.top
            body += self._companies(table, Place(left, top, frame.side, high), gap)
            y = max(y, top + companies * (high + gap) - gap)
        question, high = table.question(
            *(x, y + gap, frame.inner), frame.question if view.choices else 0
        )
        body += question
        y += gap + high + gap
        if not frame.side:
            high = frame.company
            body += self._companies(table, Place(x, y, frame.inner, high), gap - 2)
            y += companies * (high + gap - 2) + 2
        players, high = self._players(table, frame, y)
        body += players
        y += high + frame.margin
        ground = rect(0, 0, frame.width, y, "f-page", 0)
        heading = f"{g.title.heading}, {self._moment(s, view)}"
        marks = {mark.name: mark for mark in (*board.companies, *board.goods)}
        return document([ground, *body], (frame.width, y), heading, marks.values(), view)

    def _companies(self, table: TablePicture, first: Place, gap: float) -> list[str]:
        """In the order in which they act; drawn in the order of the board, so that rows move."""
        rows = {int(company): row for row, company in enumerate(table.s.order)}
        return [
            table.company(
                *(company, rows[company]),
                Place(first.x, first.y + rows[company] * (first.h + gap), first.w, first.h),
            )
            for company in sorted(rows)
        ]

    def _players(self, table: TablePicture, frame: TableFrame, y: float) -> tuple[list[str], float]:
        """The players' cards in rows as even as possible, their markers, and the total height."""
        s, players, gap = table.s, self.game.players, frame.gap
        rows = -(-players // frame.most_players)
        in_row = -(-players // rows)
        w = (frame.inner - gap * (in_row - 1)) / in_row
        lines = []
        for seat in range(players):
            row, column = divmod(seat, in_row)
            left, top = frame.margin + column * (w + gap), y + row * (frame.player + gap)
            lines.append(table.player(seat, Place(left, top, w, frame.player)))
            if seat == s.marker and s.phase != p.SET_UP:
                lines.append(table.marker(left + w - 20, top + 20))
        return lines + table.control_markers(), rows * (frame.player + gap) - gap

    def _moment(self, s: Position, view: View) -> str:
        return view.speaker.text(
            "round {round} of {rounds}", round=int(s.round), rounds=s.setup.map.rounds
        )

    def _steps(self, s: Position, view: View) -> list[Step]:
        speaker = view.speaker
        steps = [
            Step(speaker.text("control auctions"), s.phase == p.AUCTION),
            Step(speaker.text("building"), s.phase == p.BUILDING),
            Step(speaker.text("final claims"), s.phase == p.CLAIMS),
            Step(speaker.text("the end"), s.phase == p.ENDED),
        ]
        if view.shape == NARROW:
            return [step for step in steps if step.now]
        return steps
