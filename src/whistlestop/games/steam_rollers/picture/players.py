"""Steam Rollers' players as a panel: a row each, with their sheet at a glance."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.picture import NARROW, Panel, View, metrics
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.parts import place_words
from whistlestop.core.picture.players import medallion
from whistlestop.core.picture.svg import group, middle, rect, text, titled
from whistlestop.core.words import Seat
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.final import parts as score_parts
from whistlestop.games.steam_rollers.game import CARDS, NONE
from whistlestop.games.steam_rollers.picture.map import MapPicture
from whistlestop.games.steam_rollers.picture.parts import counted, lamp, locomotive, small_card
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import SHORT_POWERS
from whistlestop.games.steam_rollers.words.score_sheet import HEADINGS

ROW = 72.0
SHORT_ROW = 40.0  # of whoever looks: their sheet is the map
SHEET = (120.0, 66.0)  # how large a sheet is at most
BOX = 17.0


class PlayersPicture:
    def __init__(self, s: Position, maps: MapPicture, cubes: list[Mark], view: View) -> None:
        self.s = s
        self.g = s.setup
        self.maps = maps
        self.cubes = cubes
        self.view = view
        self.speaker = view.speaker
        self.viewer = view.viewer
        self.small = 12.0 if view.shape == NARROW else 11.5
        self.outcome = s.outcome()
        self.last = NONE if view.last is None else int(view.last.id)
        self.built = self._last_build()

    def _last_build(self) -> tuple[int, int]:
        """The hex and the seat of the build that led here, or NONE.

        The seat is the nearest before who is to act, in the order of turns, that has such a track.
        """
        s, g = self.s, self.g
        if not g.build_id <= self.last < g.improve_id:
            return NONE, NONE
        hex, shape = divmod(self.last - int(g.build_id), 15)
        step = 1 if s.phase in (p.POWER, p.POWER_USE) else -1  # powers are chosen the other way
        seat = int(s.to_act) if s.to_act >= 0 else int(s.seat_at(s.turn % g.seats)) - 1
        for _ in range(g.players):
            seat %= g.players
            if s.track[seat * g.open_hexes + hex] == shape:
                return hex, seat
            seat += step
        return NONE, NONE

    def last_hex(self, seat: int) -> int:
        """Where a player has just built, or NONE."""
        hex, builder = self.built
        return hex if builder == seat else NONE

    def score(self, seat: int) -> list[tuple[str, int]]:
        """The parts of a score that the game has, with their names."""
        wanted = (True, True, True, True, self.g.orders_on, self.g.powers_on)
        return [
            (self.speaker.say(heading), points)
            for heading, points, there in zip(
                HEADINGS, score_parts(self.s, seat), wanted, strict=True
            )
            if there
        ]

    def delivered(self, seat: int) -> list[tuple[Mark, int]]:
        kinds = int(self.g.kinds_of_cube)
        numbers = self.s.delivered[seat * kinds : (seat + 1) * kinds]
        return [
            (mark, int(number)) for mark, number in zip(self.cubes, numbers, strict=True) if number
        ]

    def panel(self, w: float) -> Panel:
        lines = [self.maps.little_ground(self.s)] if self.g.players > 1 else []
        top = 0.0
        for seat in range(self.g.players):
            short = seat == self.viewer or self.g.players == 1
            lines += self._row(seat, top, w, short)
            top += SHORT_ROW if short else ROW
        return Panel("players", self.speaker.text("Players"), w, top, tuple(lines))

    def _row(self, seat: int, top: float, w: float, short: bool) -> list[str]:
        s = self.s
        won = self.outcome is not None and self.outcome.places[seat] == 1
        lit = seat == s.to_act or won
        on = "soft" if lit else "panel"
        h = SHORT_ROW if short else ROW
        found = self.score(seat)
        score = str(sum(points for _, points in found))
        parts = [
            titled(self._told(seat, found, score)),
            rect(0.5, top + 0.5, w - 1, h - 1, f"f-{on} s-line thin", 6),
        ]
        if lit:
            parts.append(rect(0.5, top + 0.5, 4, h - 1, "f-accent", 2))
        left = 10.0
        sheet: list[str] = []
        if not short:
            scale = min(
                SHEET[0] / self.maps.hexes.width,
                SHEET[1] / self.maps.hexes.height,
            )
            x = left + (SHEET[0] - self.maps.hexes.width * scale) / 2
            y = top + (ROW - self.maps.hexes.height * scale) / 2
            sheet = self.maps.small(s, seat, (x, y, scale), self.last_hex(seat))
            left += SHEET[0] + 10
        y = top + (20 if short else 18)
        parts.append(medallion(seat, self.g.title.seat_colour(seat), left + 14, y, 28))
        parts.append(text(w - 12, y + 8, score, 22, "ink", on, "end", display=True))
        end = w - 20 - max(30.0, metrics.width(score, 22, display=True))
        lines, drawn = self._name(seat, left + 35, y, end, on)
        parts += drawn
        if short:
            lines += self._boxes(seat, end - 6 * (BOX + 2), y - BOX / 2)
        else:
            parts += self._boxes(seat, left, top + 32)
            parts += self._holdings(seat, left, top + 60, w - 8, on)
        return [group(f"seat_{seat + 1}", parts), *sheet, *lines]

    def _told(self, seat: int, found: list[tuple[str, int]], score: str) -> str:
        told = self.speaker.text("{player}: score {score}", player=Seat(seat), score=score)
        told += f" ({', '.join(f'{words} {points}' for words, points in found)})"
        power = int(self.s.power[seat])
        if power != NONE:
            told += "; " + self.speaker.text("power: {power}", power=SHORT_POWERS[power])
        return told

    def _name(
        self, seat: int, x: float, y: float, end: float, on: str
    ) -> tuple[list[str], list[str]]:
        """The name, the place at the end, and the start marker, which is a piece."""
        s = self.s
        if seat == self.viewer or self.g.players == 1:
            end -= 6 * (BOX + 2) + 6
        starts = s.phase > p.START and s.start == seat
        room = end - x - (22 if starts else 0)
        note = ""
        if self.outcome is not None and self.g.players > 1:
            note = place_words(self.speaker, self.outcome.places[seat], room * 0.5, 12)
        wide = metrics.width(note, 12, bold=True) + 8 if note else 0.0
        name = metrics.fit(self.view.name(seat), room - wide, 14, bold=True)
        parts = [text(x, y + 5, name, 14, "ink", on, bold=True)]
        x += metrics.width(name, 14, bold=True) + 8
        if note:
            parts.append(text(x, y + 4.3, note, 12, "accent", on, bold=True))
            x += wide
        lines = []
        if starts:
            lines.append(group("start", lamp(self.speaker, 0, 0), "piece", (x + 8, y)))
        return lines, parts

    def _boxes(self, seat: int, x: float, y: float) -> list[str]:
        """The engine's boxes; those that are crossed are dark."""
        parts = []
        for box in range(6):
            crossed = self.s.boxes[seat] & BITS[box] != 0
            left = x + box * (BOX + 2)
            ground = "ink" if crossed else "panel"
            parts.append(rect(left, y, BOX, BOX, f"f-{ground} s-edge thin", 3))
            centre = (left + BOX / 2, y + BOX / 2)
            if crossed:
                parts.append(locomotive(*centre, BOX * 0.029))
            else:
                parts.append(middle(*centre, str(box + 1), self.small, "ink", "panel"))
        return parts

    def _holdings(self, seat: int, x: float, y: float, end: float, on: str) -> list[str]:
        """Cards before the player, and what they have delivered."""
        s = self.s
        held = s.upright[seat] | s.turned[seat]
        cards = [card for card in range(CARDS) if held & BITS[card]]
        parts = [
            small_card(
                card + 1,
                sideways=s.turned[seat] & BITS[card] != 0,
                x=x + 11 + 24 * place,
                y=y,
                on=on,
                size=self.small,
            )
            for place, card in enumerate(cards)
        ]
        x += 24 * len(cards) + (6 if cards else 0)
        return parts + counted(self.delivered(seat), x, y, end - x, 14, on, self.small)
