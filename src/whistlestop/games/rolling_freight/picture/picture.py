"""Rolling Freight as a picture: the map, the market, the players and a hand of dice."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.game import OVER, Action, Event
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
from whistlestop.core.picture.ride import Ride
from whistlestop.core.picture.svg import Choices
from whistlestop.core.words import Message, Speaker
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import NONE, RollingFreight
from whistlestop.games.rolling_freight.numbers import PHASES
from whistlestop.games.rolling_freight.picture.dice import DicePicture
from whistlestop.games.rolling_freight.picture.hand import HandPicture
from whistlestop.games.rolling_freight.picture.layout import MapLayout
from whistlestop.games.rolling_freight.picture.map import MapPicture
from whistlestop.games.rolling_freight.picture.market import MarketPicture
from whistlestop.games.rolling_freight.picture.parts import CARGO, die, tile
from whistlestop.games.rolling_freight.picture.players import PlayersPicture
from whistlestop.games.rolling_freight.picture.ride import ride
from whistlestop.games.rolling_freight.picture.ticket import delivery_ahead
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names


class RollingFreightPicture(Picture[Position]):
    def __init__(self, game: RollingFreight) -> None:
        self.game = game
        self.names = Names(game)
        self._maps: dict[str, MapPicture] = {}
        self._glyphs = self._drawn_in_sentences()

    def map(self, shape: str) -> MapPicture:
        """The map of a shape; laid out when it is first drawn."""
        if shape not in self._maps:
            layout = MapLayout(self.game, shape, MAP_WIDTH[shape])
            self._maps[shape] = MapPicture(self.game, self.names, layout)
        return self._maps[shape]

    def glyph(self, message: Message, name: str) -> str:
        value = message.values[name]
        return self._glyphs.get(value, "") if isinstance(value, Message) else ""

    def _drawn_in_sentences(self) -> dict[Message, str]:
        g, names = self.game, self.names
        found = {
            names.die(face): die(
                int(g.class_kind[face]), tuple(g.class_colours[face]), g.faces[face].symbol, "", 18
            )
            for face in range(int(g.dice_classes))
        }
        for colour, name in enumerate(CARGO):
            found[names.cargo(colour)] = tile(name, 0, 0, 15)
            found[names.die(int(g.dice_classes) + colour)] = tile(name, 0, 0, 15)
        return found

    def touches(self, action: Action, seat: int, viewer: int | None) -> str:
        """Whoever is named as a seat is found by their row."""
        if action.kind == "first-player":
            return f"seat {action.fields[0]}"
        return action.notation

    def ahead(self, state: Position, actions: Sequence[Action], view: View) -> Ahead:
        return delivery_ahead(state, actions, view, self.map(view.shape).layout)

    def scene(self, state: Position, view: View) -> Scene:
        speaker, names = view.speaker, self.names
        board = self.map(view.shape)
        choices = Choices(state, view)
        last = NONE if view.last is None else int(view.last.id)
        seat = _in_hand(state, view)
        dice = DicePicture(state, names, choices, speaker)
        players = PlayersPicture(state, names, dice, view, seat)
        market = MarketPicture(state, names, choices, view, seat)
        width = BESIDE[view.shape]
        moment = _moment(state, speaker)
        return Scene(
            heading=f"{self.game.title.heading}, {moment}",
            moment=moment,
            steps=_steps(state, speaker),
            map=Panel(
                name="map",
                heading=speaker.text("The map"),
                width=board.layout.box.right,
                height=board.layout.box.bottom,
                lines=tuple(board.draw(state, choices, speaker, last)),
                ground=board.ground,
            ),
            beside=(players.panel(width), *market.panels(width)),
            hand=HandPicture(players, dice, choices, view).panel(HAND[view.shape]),
            stage=next((step.words for step in _steps(state, speaker) if step.now), ""),
        )

    def ride(self, state: Position, events: Sequence[Sequence[Event]], view: View) -> Ride | None:
        return ride(events, self.map(view.shape).layout)


def _in_hand(s: Position, view: View) -> int:
    """Whose dice are large: the viewer's, else the acting player's, at the end the winner's."""
    if view.viewer is not None:
        return view.viewer
    outcome = s.outcome()
    return outcome.winners[0] if outcome is not None else int(s.seat)


def _moment(s: Position, speaker: Speaker) -> str:
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


def _steps(s: Position, speaker: Speaker) -> tuple[Step, ...]:
    begun = s.turn > 0 and s.step != p.ENDED
    steps = [Step(speaker.text("draft"), s.turn == 0)]
    steps += [
        Step(speaker.text("phase {phase}", phase=PHASES[phase]), begun and phase == s.phase)
        for phase in range(int(s.setup.phases))
    ]
    steps.append(Step(speaker.text("the end"), s.step == p.ENDED))
    return tuple(steps)
