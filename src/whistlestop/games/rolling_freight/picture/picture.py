"""Rolling Freight as a picture: the map, the tracks of cards, the question, the players."""

from __future__ import annotations

from whistlestop.core.game import OVER
from whistlestop.core.picture import Picture, View
from whistlestop.core.picture.layout import Frame, Place
from whistlestop.core.picture.parts import Step, header
from whistlestop.core.picture.svg import Choices, document, rect
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import NONE, RollingFreight
from whistlestop.games.rolling_freight.numbers import PHASES
from whistlestop.games.rolling_freight.picture.layout import MapLayout
from whistlestop.games.rolling_freight.picture.map import MapPicture
from whistlestop.games.rolling_freight.picture.players import COMPACT, PlayersPicture
from whistlestop.games.rolling_freight.picture.question import QuestionPicture
from whistlestop.games.rolling_freight.picture.tracks import TracksPicture
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names


class TableFrame(Frame):
    """Where the parts go in a shape of the picture."""

    def __init__(self, shape: str) -> None:
        super().__init__(shape)
        narrow = self.narrow
        self.side = 0 if narrow else 352  # the column of cards, beside the map
        self.question = 60 if narrow else 76
        self.most_players = 1 if narrow else 4  # in a row, besides the large one


class RollingFreightPicture(Picture[Position]):
    def __init__(self, game: RollingFreight) -> None:
        self.game = game
        self.names = Names(game)
        self._maps: dict[str, MapPicture] = {}

    def map(self, shape: str) -> MapPicture:
        """The map of a shape; laid out when it is first drawn."""
        if shape not in self._maps:
            frame = TableFrame(shape)
            beside = frame.side + frame.gap if frame.side else 0
            layout = MapLayout(self.game, shape, 0, 0, frame.inner - beside)
            self._maps[shape] = MapPicture(self.game, self.names, layout)
        return self._maps[shape]

    def draw(self, state: Position, view: View | None = None) -> str:
        return _Drawing(self, state, view or View()).document()


class _Drawing:
    """One drawing of one state."""

    def __init__(self, picture: RollingFreightPicture, s: Position, view: View) -> None:
        self.s = s
        self.g = s.setup
        self.view = view
        self.frame = TableFrame(view.shape)
        self.map = picture.map(view.shape)
        self.choices = Choices(s, view)
        self.last = NONE if view.last is None else int(view.last.id)
        names, choices, speaker = picture.names, self.choices, view.speaker
        self.tracks = TracksPicture(s, names, choices, speaker)
        self.players = PlayersPicture(s, names, choices, speaker)
        self.question = QuestionPicture(s, names, self.players, choices, speaker, self.frame.narrow)

    def document(self) -> str:
        frame, g = self.frame, self.g
        moment = self._moment()
        body = header(
            *(g.title.heading, moment, self._steps()),
            *(frame.margin, frame.margin - 4, frame.inner, 0.82 if frame.narrow else 1.0),
        )
        lines, y = self._narrow() if frame.narrow else self._wide()
        others, y = self._others(y)
        y += frame.margin
        ground = rect(0, 0, frame.width, y, "f-page", 0)
        heading = f"{g.title.heading}, {moment}"
        return document([ground, *body, *lines, *others], (frame.width, y), heading, (), self.view)

    def large_seat(self) -> int:
        """Whose dice are large: the viewer's, else those of the player to act, or at the end the
        winner's."""
        if self.view.viewer is not None:
            return self.view.viewer
        outcome = self.s.outcome()
        return outcome.winners[0] if outcome is not None else int(self.s.seat)

    def _wide(self) -> tuple[list[str], float]:
        """Map and cards side by side; below, what is asked and the large player."""
        frame, gap = self.frame, self.frame.gap
        x, top = frame.margin, float(frame.margin + frame.header)
        lines = self._board(x, top)
        y = top + self.map.layout.box.bottom + gap
        cards, low = self._cards(Place(x + frame.inner - frame.side, top, frame.side, 0))
        y = max(y, low)
        asked, high = self.question.draw(
            x, y, frame.inner, frame.question if self.view.choices else 0
        )
        y += high + gap
        player, high = self.players.large(self.large_seat(), x, y, frame.inner, narrow=False)
        return lines + cards + asked + player, y + high + gap

    def _narrow(self) -> tuple[list[str], float]:
        frame, gap = self.frame, self.frame.gap
        x, y = frame.margin, float(frame.margin + frame.header)
        lines, high = self.question.draw(
            x, y, frame.inner, frame.question if self.view.choices else 0
        )
        y += high + gap
        player, high = self.players.large(self.large_seat(), x, y, frame.inner, narrow=True)
        y += high + gap
        lines += player
        lines += self._board(x, y)
        y += self.map.layout.box.bottom + gap
        cards, y = self._cards(Place(x, y, frame.inner, 0))
        return lines + cards, y

    def _board(self, x: float, y: float) -> list[str]:
        drawn = self.map.draw(self.s, self.choices, self.view.speaker, self.last)
        return [f'<g id="map" class="piece" transform="translate({x:g} {y:g})">', *drawn, "</g>"]

    def _cards(self, at: Place) -> tuple[list[str], float]:
        """The tracks one below the other, and where the next would begin."""
        tracks, gap = self.tracks, self.frame.gap
        y = at.y
        lines: list[str] = []
        shown = [
            (tracks.contracts, tracks.contracts_height()),
            (tracks.improvements, tracks.improvements_height()),
            (tracks.shared, tracks.shared_height()),
        ]
        if not self.frame.narrow:
            shown.append((tracks.points, tracks.points_height()))
        for draw, high in shown:
            lines += draw(Place(at.x, y, at.w, high))
            y += high + gap
        return lines, y

    def _others(self, y: float) -> tuple[list[str], float]:
        """All others' cards in rows as even as possible; and where the last one ends."""
        frame, gap = self.frame, self.frame.gap
        seats = [seat for seat in range(self.g.players) if seat != self.large_seat()]
        rows = -(-len(seats) // frame.most_players)
        in_row = -(-len(seats) // rows)
        w = (frame.inner - gap * (in_row - 1)) / in_row
        lines: list[str] = []
        for number, seat in enumerate(seats):
            row, column = divmod(number, in_row)
            left, top = frame.margin + column * (w + gap), y + row * (COMPACT + gap)
            lines += self.players.compact(seat, Place(left, top, w, COMPACT))
        return lines, y + rows * (COMPACT + gap) - gap

    def _moment(self) -> str:
        s, speaker = self.s, self.view.speaker
        if s.turn == 0:
            return speaker.text("set-up")
        last = int(s.last_turn[s.phase])
        if last != NONE and s.to_act != OVER:
            return speaker.text(
                "turn {turn}, phase {phase} ends after {last}",
                turn=int(s.turn),
                phase=PHASES[s.phase],
                last=last,
            )
        return speaker.text("turn {turn}", turn=int(s.turn))

    def _steps(self) -> list[Step]:
        s, g = self.s, self.g
        speaker = self.view.speaker
        begun = s.turn > 0 and s.step != p.ENDED
        steps = [Step(speaker.text("draft"), s.turn == 0)]
        steps += [
            Step(
                speaker.text("phase {phase}", phase=PHASES[phase]),
                begun and phase == s.phase,
            )
            for phase in range(int(g.phases))
        ]
        steps.append(Step(speaker.text("the end"), s.step == p.ENDED))
        return [step for step in steps if step.now] if self.frame.narrow else steps
