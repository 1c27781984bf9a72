"""Steam Rollers as a picture: one sheet large, dice, supply, cards, the question, all sheets."""

from __future__ import annotations

from whistlestop.core.picture import Picture, View
from whistlestop.core.picture.layout import Frame, Place
from whistlestop.core.picture.palette import MARKS, marks_for
from whistlestop.core.picture.parts import Step, header, panel
from whistlestop.core.picture.svg import Choices, document, group, rect
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.game import CARDS, NONE, SteamRollers
from whistlestop.games.steam_rollers.picture.builds import BuildCache, BuildsPicture
from whistlestop.games.steam_rollers.picture.cards import CardsPicture
from whistlestop.games.steam_rollers.picture.hexes import Hexes
from whistlestop.games.steam_rollers.picture.map import MapPicture
from whistlestop.games.steam_rollers.picture.panels import TablePicture
from whistlestop.games.steam_rollers.picture.question import QuestionPicture
from whistlestop.games.steam_rollers.picture.sheet import SheetPicture
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import Names

CARD_HEIGHT = 84.0
DICE_HEIGHT = 78.0
MOST_SMALL = 214.0  # how high a small sheet's map is at most
LEVEL = 30.0  # columns whose ends differ by no more than this end level
LEAST_SCALE = 1.0  # of a small sheet's map


class TableFrame(Frame):
    """Where the parts go in a shape of the picture."""

    def __init__(self, shape: str) -> None:
        super().__init__(shape)
        narrow = self.narrow
        self.side = 0 if narrow else 420  # the column of what is shared, beside the sheet
        self.highest = 400.0 if narrow else 470.0  # the large map
        self.question = 60 if narrow else 76


class SteamRollersPicture(Picture[Position]):
    def __init__(self, game: SteamRollers) -> None:
        self.game = game
        self.names = Names(game)
        self.hexes = Hexes(game)
        self.cubes = [*marks_for(game.map.colours), MARKS["black"]]
        self.builds = BuildCache()
        # Sheets stay where they are in a shape, so each shape remembers its own.
        self._maps: dict[str, MapPicture] = {}

    def draw(self, state: Position, view: View | None = None) -> str:
        return _Drawing(self, state, view or View()).document()

    def maps(self, shape: str) -> MapPicture:
        if shape not in self._maps:
            self._maps[shape] = MapPicture(self.game, self.hexes)
        return self._maps[shape]


class _Drawing:
    """One drawing of one state."""

    def __init__(self, picture: SteamRollersPicture, s: Position, view: View) -> None:
        self.picture = picture
        self.s = s
        self.g = s.setup
        self.view = view
        self.frame = TableFrame(view.shape)
        self.choices = Choices(s, view)
        last = NONE if view.last is None else int(view.last.id)
        names, hexes, cubes, speaker = picture.names, picture.hexes, picture.cubes, view.speaker
        maps = picture.maps(view.shape)
        self.sheets = SheetPicture(s, names, maps, cubes, self.choices, speaker, last)
        self.table = TablePicture(s, names, hexes, cubes, self.choices, speaker, last)
        self.cards = CardsPicture(s, hexes, self.choices, speaker, last)
        self.question = QuestionPicture(s, names, cubes, self.choices, speaker)
        self.builds = BuildsPicture(hexes, self.choices, picture.builds, speaker)

    def document(self) -> str:
        frame, g = self.frame, self.g
        moment = self._moment()
        body = header(
            *(g.title.heading, moment, self._steps()),
            *(frame.margin, frame.margin - 4, frame.inner, 0.82 if frame.narrow else 1.0),
        )
        lines, y = self._narrow() if frame.narrow else self._wide()
        seats = [seat for seat in range(g.players) if seat != self.large_seat()]
        small, y = self._small(seats, y)
        y += frame.margin
        patterns = [] if self.builds.many else self.picture.hexes.patterns
        ground = rect(0, 0, frame.width, y, "f-page", 0)
        return document(
            [*patterns, ground, *body, *lines, *small],
            (frame.width, y),
            f"{g.title.heading}, {moment}",
            (),
            self.view,
        )

    def large_seat(self) -> int:
        """Whose sheet is large: the viewer's, else that of the player to act, or at the end the
        winner's."""
        s = self.s
        if self.view.viewer is not None:
            return self.view.viewer
        if s.to_act >= 0:
            return int(s.to_act)
        outcome = s.outcome()
        if outcome is not None:
            return outcome.winners[0]
        return int(s.seat_at(s.turn % self.g.seats))

    def _wide(self) -> tuple[list[str], float]:
        """The sheet and the question on the left, what is shared on the right."""
        frame, gap = self.frame, self.frame.gap
        x, top = frame.margin, frame.margin + frame.header
        w = frame.inner - frame.side - gap
        lines, high = self.sheets.large(
            self.large_seat(), Place(x, top, w, 0), frame.highest, self._shown_builds()
        )
        y = top + high + gap
        shared, right = self._shared(Place(x + w + gap, top, frame.side, 0), 2)
        # Orders go where there is room: below the question, or below the cards.
        left = y + frame.question + gap + self.table.orders_height(6) <= right + LEVEL
        if not left:
            orders, right = self._orders(Place(x + w + gap, right, frame.side, 0), 3)
            shared += orders
        if right <= y + LEVEL:  # the question below both, or else beside what is shared
            w, y = frame.inner, max(y, right)
        asked, high = self.question.draw(x, y, w, frame.question if self.view.choices else 0)
        y += high + gap
        if left:
            orders, y = self._orders(Place(x, y, w, 0), 6)
            shared += orders
        return lines + shared + asked, max(y, right)

    def _narrow(self) -> tuple[list[str], float]:
        frame, gap = self.frame, self.frame.gap
        x, y, w = frame.margin, float(frame.margin + frame.header), frame.inner
        asked, high = self.question.draw(x, y, w, frame.question if self.view.choices else 0)
        y += high + gap
        lines = list(asked)
        lines += self.table.dice(Place(x, y, w, DICE_HEIGHT))
        y += DICE_HEIGHT + gap
        builds = self._shown_builds()
        region = builds.region if builds is not None else None
        if builds is not None and region is not None:
            enlarged, high = self._enlarged(builds, region, Place(x, y, w, 0))
            y += high + gap
            builds.elsewhere = True
            lines += enlarged
        sheet, high = self.sheets.large(self.large_seat(), Place(x, y, w, 0), frame.highest, builds)
        lines += sheet
        y += high + gap
        shared, y = self._shared(Place(x, y, w, 0), 2, dice=False)
        orders, y = self._orders(Place(x, y, w, 0), 3)
        return lines + shared + orders, y

    def _shown_builds(self) -> BuildsPicture | None:
        return self.builds if self.builds.actions else None

    def _shared(self, at: Place, columns: int, dice: bool = True) -> tuple[list[str], float]:
        """Dice, supply and cards, one below the other; and where the next would begin."""
        gap, table = self.frame.gap, self.table
        x, y, w = at.x, at.y, at.w
        lines: list[str] = []
        if dice:
            lines += table.dice(Place(x, y, w, DICE_HEIGHT))
            y += DICE_HEIGHT + gap
        high = table.supply_height(columns)
        lines += table.supply(Place(x, y, w, high), columns)
        y += high + gap
        each = (w - gap * (columns - 1)) / columns
        for card in range(CARDS):
            row, column = divmod(card, columns)
            place = Place(
                x + column * (each + gap), y + row * (CARD_HEIGHT + gap), each, CARD_HEIGHT
            )
            lines.append(self.cards.draw(card, place))
        y += -(-CARDS // columns) * (CARD_HEIGHT + gap)
        return lines, y

    def _orders(self, at: Place, columns: int) -> tuple[list[str], float]:
        """The order tiles, if they are in play; and where the next part would begin."""
        high = self.table.orders_height(columns)
        if not high:
            return [], at.y
        place = Place(at.x, at.y, at.w, high)
        return self.table.orders(place, columns), at.y + high + self.frame.gap

    def _enlarged(self, builds: BuildsPicture, region: int, at: Place) -> tuple[list[str], float]:
        """The region where tracks can be built, large enough for a finger."""
        maps = self.picture.maps(self.view.shape)
        hexes = self.picture.hexes
        around = [*hexes.region(region), hexes.open + region]
        xs = [hexes.places[hex][0] for hex in around]
        ys = [hexes.places[hex][1] for hex in around]
        across, down = max(xs) - min(xs) + 14, max(ys) - min(ys) + 16
        scale = min((at.w - 20) / across, 300 / down)
        x = at.x + (at.w - across * scale) / 2 - (min(xs) - 7) * scale
        y = at.y + 10 - (min(ys) - 8) * scale
        h = down * scale + 20
        lines = [group("enlarged", [panel(at.x, at.y, at.w, h)])]
        lines += maps.region(self.s, self.large_seat(), (x, y, scale), region, builds)
        return lines, h

    def _small(self, seats: list[int], y: float) -> tuple[list[str], float]:
        """The others' sheets in rows; and where the last one ends."""
        frame, gap = self.frame, self.frame.gap
        if not seats:
            return [], y - gap
        in_row = min(len(seats), 2 if frame.narrow else 4)
        w = (frame.inner - gap * (in_row - 1)) / in_row
        while in_row > 1 and self.sheets.small_scale(w) < LEAST_SCALE:
            in_row -= 1
            w = (frame.inner - gap * (in_row - 1)) / in_row
        hexes = self.picture.hexes
        w = min(w, hexes.width * MOST_SMALL / hexes.height + 16)
        h = self.sheets.small_height(w)
        lines: list[str] = []
        for number, seat in enumerate(seats):
            row, column = divmod(number, in_row)
            place = Place(frame.margin + column * (w + gap), y + row * (h + gap), w, h)
            lines += self.sheets.small(seat, place)
        return lines, y + -(-len(seats) // in_row) * (h + gap) - gap

    def _moment(self) -> str:
        speaker = self.view.speaker
        if self.s.round == 0:
            return speaker.text("set-up")
        return speaker.text("round {round}", round=int(self.s.round))

    def _steps(self) -> list[Step]:
        text = self.view.speaker.text
        phase = int(self.s.phase)
        steps = [
            Step(text("set-up"), phase < p.ROLL),
            Step(text("dice"), phase in (p.ROLL, p.REROLLING, p.RIVAL)),
            Step(text("drafting"), phase in (p.DRAFT, p.CLAIMS)),
            Step(text("action"), phase == p.ACT),
            Step(text("the end"), phase == p.ENDED),
        ]
        return [step for step in steps if step.now] if self.frame.narrow else steps
