"""Steam Rollers as a picture: one sheet as the map, the players, the cards, the dice."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.game import Action, Event
from whistlestop.core.picture import BESIDE, HAND, Ahead, Picture, Scene, Step, View
from whistlestop.core.picture.palette import MARKS, marks_for
from whistlestop.core.picture.ride import Ride
from whistlestop.core.picture.svg import Choices
from whistlestop.core.words import Message, Speaker
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.game import CITIES, SteamRollers
from whistlestop.games.steam_rollers.picture.ahead import build_ahead
from whistlestop.games.steam_rollers.picture.builds import BuildCache, BuildsPicture
from whistlestop.games.steam_rollers.picture.cards import CardsPicture
from whistlestop.games.steam_rollers.picture.cities import CitiesPicture
from whistlestop.games.steam_rollers.picture.delivering import delivery_ahead
from whistlestop.games.steam_rollers.picture.hand import HandPicture
from whistlestop.games.steam_rollers.picture.hexes import Hexes
from whistlestop.games.steam_rollers.picture.map import MapPicture
from whistlestop.games.steam_rollers.picture.orders import orders
from whistlestop.games.steam_rollers.picture.parts import cube_tile, die
from whistlestop.games.steam_rollers.picture.players import PlayersPicture
from whistlestop.games.steam_rollers.picture.ride import ride
from whistlestop.games.steam_rollers.picture.sheet import Measures, SheetPicture
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import Names

# The sentences of the log whose values are what dice show.
DICE_TOLD = frozenset(
    (
        *("black-rolled", "white-rolled", "rerolled", "reroll", "die-set"),
        *("drafted", "claimed", "declined", "claim-used", "first", "second", "passed"),
    )
)


class SteamRollersPicture(Picture[Position]):
    def __init__(self, game: SteamRollers) -> None:
        self.game = game
        self.names = Names(game)
        self.hexes = Hexes(game)
        self.cubes = [*marks_for(game.map.colours), MARKS["black"]]
        self.builds = BuildCache()
        self.maps = MapPicture(game, self.names, self.hexes)
        self._glyphs = {
            self.names.cube(colour): cube_tile(mark.name, 0, 0, 15)
            for colour, mark in enumerate(self.cubes)
        }

    def glyph(self, message: Message, name: str) -> str:
        value = message.values[name]
        if isinstance(value, Message):
            return self._glyphs.get(value, "")
        if name in ("value", "before") and message.kind in DICE_TOLD and isinstance(value, int):
            return die(value - 1, 0, 0, 17, "black" if message.kind == "black-rolled" else "white")
        return ""

    def touches(self, action: Action, seat: int, viewer: int | None) -> str:
        """Tracks and engine boxes are on the sheet of whoever has them; dice are in no city.

        Cities, cards and boxes have the same numbers, so an action says which of them it means.
        """
        if action.kind == "deliver":
            return f"#city_{action.fields[0]} #city_{action.fields[1]}"
        if action.kind in ("take", "use"):
            return f"#card_{action.fields[0]}"
        if action.kind == "put-cube":
            return f"#city_{action.fields[1]}"
        if action.kind == "side":
            return f"#card_{str(action.fields[0])[0]}"
        if action.kind == "start":
            return f"seat {action.fields[0]}"
        if action.kind == "black":
            return "#black"
        if seat < 0:
            return action.notation
        if action.kind == "improve" and seat == viewer:
            return f"#box_{action.fields[0]}"
        if seat != viewer or action.kind in ("draft", "first"):
            return f"seat {seat + 1}"
        return action.notation

    def ahead(self, state: Position, actions: Sequence[Action], view: View) -> Ahead:
        if actions[0].kind == "build":
            return build_ahead(state, actions, self.maps, view)
        if actions[0].kind != "deliver":
            return Ahead(len(actions))
        return delivery_ahead(state, actions, view, self.hexes, self.cubes)

    def scene(self, state: Position, view: View) -> Scene:
        speaker, names, hexes, cubes = view.speaker, self.names, self.hexes, self.cubes
        choices = Choices(state, view)
        builds = BuildsPicture(hexes, choices, self.builds, speaker)
        players = PlayersPicture(state, self.maps, cubes, view)
        cities = CitiesPicture(state, names, hexes, cubes, choices, view)
        sheet = SheetPicture(state, players, self.maps, cities, builds, choices, view)
        width = BESIDE[view.shape]
        beside = [players.panel(width), CardsPicture(state, hexes, choices, view).panel(width)]
        if self.game.tiles:
            beside.append(orders(state, names, cubes, speaker, width))
        moment = _moment(state, speaker)
        return Scene(
            heading=f"{self.game.title.heading}, {moment}",
            moment=moment,
            steps=_steps(state, speaker),
            map=sheet.panel(_on_the_map(state, view)),
            beside=tuple(beside),
            hand=HandPicture(state, names, hexes, choices, view).panel(HAND[view.shape]),
            stage=speaker.text("round {round}", round=int(state.round)) if state.round else "",
        )

    def ride(self, state: Position, events: Sequence[Sequence[Event]], view: View) -> Ride | None:
        spot = Measures(self.hexes, view.shape).spot
        seat = _on_the_map(state, view)
        return ride(state, seat, events, self.hexes, spot, self.cubes)


def _on_the_map(s: Position, view: View) -> int:
    """Whose sheet is the map: the viewer's, else the acting player's, at the end the winner's."""
    if view.viewer is not None:
        return view.viewer
    if s.to_act >= 0:
        return int(s.to_act)
    outcome = s.outcome()
    if outcome is not None:
        return outcome.winners[0]
    return int(s.seat_at(s.turn % s.setup.seats))


def _moment(s: Position, speaker: Speaker) -> str:
    if s.round == 0:
        return speaker.text("set-up")
    empty = sum(s.cubes_at(city) == 0 for city in range(CITIES))
    return speaker.text(
        "round {round}, empty cities: {empty} of {most}",
        round=int(s.round),
        empty=empty,
        most=int(s.setup.empty_cities),
    )


def _steps(s: Position, speaker: Speaker) -> tuple[Step, ...]:
    phase = int(s.phase)
    return (
        Step(speaker.text("set-up"), phase < p.ROLL),
        Step(speaker.text("dice"), phase in (p.ROLL, p.REROLLING, p.RIVAL)),
        Step(speaker.text("drafting"), phase in (p.DRAFT, p.CLAIMS)),
        Step(speaker.text("action"), phase == p.ACT),
        Step(speaker.text("the end"), phase == p.ENDED),
    )
