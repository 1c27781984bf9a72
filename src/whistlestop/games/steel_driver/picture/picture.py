"""Steel Driver as a picture: the map, the companies in fixed places, the players."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.game import Action
from whistlestop.core.picture import (
    BESIDE,
    HAND,
    MAP_WIDTH,
    Ahead,
    Panel,
    Picture,
    Scene,
    Step,
    View,
)
from whistlestop.core.picture.palette import marks_for
from whistlestop.core.picture.parts import badge, tile
from whistlestop.core.picture.svg import Choices
from whistlestop.core.words import Message, Speaker
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.picture.bidders import bidders
from whistlestop.games.steel_driver.picture.layout import MapLayout
from whistlestop.games.steel_driver.picture.map import MapPicture
from whistlestop.games.steel_driver.picture.panels import CompaniesPicture, PlayersPicture
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names
from whistlestop.games.steel_driver.words.words import SteelDriverWords


class SteelDriverPicture(Picture[Position]):
    def __init__(self, game: SteelDriver) -> None:
        self.game = game
        self.names = Names(game.map)
        self._maps: dict[str, MapPicture] = {}
        self._glyphs = self._drawn_in_sentences()

    def map(self, shape: str) -> MapPicture:
        """The map of a shape; laid out when it is first drawn."""
        if shape not in self._maps:
            layout = MapLayout(self.game.map, shape, MAP_WIDTH[shape])
            words = self.game.words
            assert isinstance(words, SteelDriverWords)
            prospector = words.worths.prospector  # which remembers what it has found
            self._maps[shape] = MapPicture(self.game, self.names, layout, prospector)
        return self._maps[shape]

    def glyph(self, message: Message, name: str) -> str:
        value = message.values[name]
        return self._glyphs.get(value, "") if isinstance(value, Message) else ""

    def _drawn_in_sentences(self) -> dict[Message, str]:
        board, names = self.game.map, self.names
        found: dict[Message, str] = {}
        for company, mark in enumerate(marks_for(board.companies)):
            plate = badge(mark, names.company_letters[company], 0, 0, 18)
            found[names.company(company)] = found[names.company_first(company)] = plate
        for colour, mark in enumerate(marks_for(board.goods)):
            found[names.goods(colour)] = tile(mark, 0, 0, 16)
        return found

    def ahead(self, state: Position, actions: Sequence[Action], view: View) -> Ahead:
        """A bid is seen as the tracks that it could pay for."""
        if actions[0].kind != "bid":
            return Ahead(len(actions))
        bid = int(actions[0].id - self.game.bid_id) + 1
        return Ahead(len(actions), (self.map(view.shape).plans.picked(state, bid),))

    def scene(self, state: Position, view: View) -> Scene:
        speaker = view.speaker
        board = self.map(view.shape)
        choices = Choices(state, view)
        last = -1 if view.last is None else int(view.last.id)
        width = BESIDE[view.shape]
        companies = CompaniesPicture(state, self.names, board, choices, view)
        players = PlayersPicture(state, self.names, board.companies, view)
        moment = self._moment(state, speaker)
        steps = self._steps(state, speaker)
        phase = next((step.words for step in steps if step.now), "")
        return Scene(
            heading=f"{self.game.title.heading}, {moment}",
            moment=moment,
            steps=steps,
            map=Panel(
                name="map",
                heading=speaker.text("The map"),
                width=board.layout.box.right,
                height=board.layout.box.bottom,
                lines=tuple(board.draw(state, choices, speaker, last, view.plain)),
                ground=board.ground,
            ),
            beside=(players.panel(width), companies.panel(width)),
            hand=bidders(state, view, HAND[view.shape]),
            marks=tuple({mark.name: mark for mark in (*board.companies, *board.goods)}.values()),
            stage=f"{moment} · {phase}" if phase else "",
        )

    def _moment(self, s: Position, speaker: Speaker) -> str:
        return speaker.text(
            "round {round} of {rounds}", round=int(s.round), rounds=s.setup.map.rounds
        )

    def _steps(self, s: Position, speaker: Speaker) -> tuple[Step, ...]:
        return (
            Step(speaker.text("auctions"), s.phase == p.AUCTION),
            Step(speaker.text("building"), s.phase == p.BUILDING),
            Step(speaker.text("final claims"), s.phase == p.CLAIMS),
            Step(speaker.text("the end"), s.phase == p.ENDED),
        )
