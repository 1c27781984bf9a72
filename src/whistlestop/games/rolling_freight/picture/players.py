"""Rolling Freight's players as a picture: one large, with dice to choose, the others compact."""

from __future__ import annotations

from whistlestop.core.bits import members
from whistlestop.core.picture import metrics
from whistlestop.core.picture.layout import Place
from whistlestop.core.picture.parts import panel, place_words, spoken
from whistlestop.core.picture.svg import Choices, group, num, path, rect, text, titled
from whistlestop.core.words import Seat, Speaker
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import (
    COLOUR_COUNT,
    FIRST_EXTRA,
    KIND_COUNT,
    NONE,
    TYPES,
)
from whistlestop.games.rolling_freight.numbers import COLOURS, KINDS, PHASES
from whistlestop.games.rolling_freight.picture.parts import (
    CARGO,
    LINKS,
    STATION,
    blank,
    counted,
    die,
    progress,
    seat_disc,
    shape,
    tile,
)
from whistlestop.games.rolling_freight.picture.tracks import icon
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names

LARGE_DIE, SMALL_DIE = 38.0, 19.0
LARGE_MARKER = 26.0
SPENT, WAITING = -1, -2  # instead of a face
CHIP = 34.0  # a contract or an improvement of the large player
COMPACT = 104.0  # height of another player


class PlayersPicture:
    def __init__(self, s: Position, names: Names, choices: Choices, speaker: Speaker) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.choices = choices
        self.speaker = speaker
        self.outcome = s.outcome()

    def _lit(self, seat: int) -> bool:
        if self.outcome is not None:
            return self.outcome.places[seat] == 1
        return bool(seat == self.s.seat and self.s.course != p.SET_UP)

    # Dice

    def _dice(self, seat: int) -> list[tuple[int, int]]:
        """Kind and face of each die: first those that show a face, then the spent ones, then those
        to be rolled."""
        s, g = self.s, self.g
        own = seat * int(g.classes)
        found = [
            (int(g.class_kind[face]), face)
            for face in range(int(g.dice_classes))
            for _ in range(int(s.pool[own + face]))
        ]
        if seat == s.seat:
            for look, counts in ((SPENT, s.spent), (WAITING, s.to_roll)):
                for kind in range(int(KIND_COUNT)):
                    found += [(kind, look)] * int(counts[kind])
        return found

    def _action_of(self, face: int) -> int:
        """The only action that choosing a die or marker can mean now, or NONE."""
        s, g = self.s, self.g
        if s.step == p.PAYING:
            first = int(g.pay_id) + int(g.pay_offset[face])
            values = range(first, first + int(g.class_power[face]))
            offered = [action for action in values if action in self.choices]
            return offered[0] if len(offered) == 1 else NONE
        if s.step == p.GIVING_DIE and face < g.dice_classes:
            action = int(g.give_die_id) + face
            return action if action in self.choices else NONE
        return NONE

    def face(self, face: int, size: float) -> str:
        """A die of a class, around the origin."""
        g = self.g
        symbol = g.faces[face].symbol
        word = self.speaker.say(self.names.face(face)) if symbol else ""
        colours = tuple(g.class_colours[face])
        return die(int(g.class_kind[face]), colours, symbol, word, size)

    def _draw_dice(
        self, seat: int, x: float, y: float, w: float, size: float, on: str, live: bool
    ) -> tuple[list[str], float]:
        """Dice in rows from the left, and how high they are."""
        gap = 8.0 if live else 3.0
        in_row = max(1, int((w + gap) // (size + gap)))
        lines = []
        numbers: dict[int, int] = {}
        dice = self._dice(seat)
        for place, (kind, face) in enumerate(dice):
            row, column = divmod(place, in_row)
            numbers[kind] = numbers.get(kind, 0) + 1
            action = self._action_of(face) if live and face >= 0 else NONE
            if face >= 0:
                parts = self._choosable(action, size)
                if live and not parts:
                    parts.append(titled(self.speaker.say(self.names.die(face))))
                parts.append(self.face(face, size))
            else:
                parts = [blank(kind, size, "?" if face == WAITING else "", on)]
            lines.append(
                group(
                    f"die_{seat + 1}_{KINDS[kind]}_{numbers[kind]}",
                    parts,
                    "piece",
                    (x + size / 2 + column * (size + gap), y + size / 2 + row * (size + gap)),
                    self.choices.attributes(action),
                )
            )
        rows = -(-len(dice) // in_row)
        return lines, rows * (size + gap) - gap if rows else 0.0

    def _choosable(self, action: int, size: float) -> list[str]:
        if action == NONE:
            return []
        half = size / 2 + 3
        return [
            self.choices.title(action),
            rect(-half, -half, 2 * half, 2 * half, "none s-accent bold", size * 0.26),
            rect(-half - 2, -half - 2, 2 * half + 4, 2 * half + 4, "f-accent glow", size * 0.28),
        ]

    def _markers(
        self, seat: int, x: float, y: float, size: float, on: str
    ) -> tuple[list[str], float]:
        """Stock markers by colour with their number, in a row from the left; how wide that is."""
        s, g = self.s, self.g
        lines: list[str] = []
        left = x
        for colour in range(int(COLOUR_COUNT)):
            face = int(g.dice_classes) + colour
            number = int(s.pool[seat * int(g.classes) + face])
            if not number:
                continue
            action = self._action_of(face) if size == LARGE_MARKER else NONE
            drawn, wide = counted(CARGO[colour], number, -size / 2, 0, size, on)
            parts = [*self._choosable(action, size), drawn]
            label = f"stock_{seat + 1}_{COLOURS[colour]}"
            more = self.choices.attributes(action)
            lines.append(group(label, parts, "piece", (left + size / 2, y), more))
            left += wide + size * 0.45
        return lines, left - x

    # Contracts and improvements

    def _hand(self, seat: int) -> list[int]:
        return list(members(int(self.s.hand[seat])))

    def _improvements(self, seat: int) -> list[int]:
        held = self.s.improvements
        return [
            kind for kind in range(int(TYPES)) for _ in range(int(held[seat * int(TYPES) + kind]))
        ]

    def _contract(self, link: int, seat: int, x: float, y: float, w: float) -> str:
        """A contract of the large player: its cities, and its cubes."""
        s, g = self.s, self.g
        entry = g.map.links[link]
        size = 8.0
        room = entry.length * (size + 2) - 2
        name = self.speaker.say(self.names.contract(link))
        ends = f"{g.map.cities[entry.a].name} – {g.map.cities[entry.b].name}"
        parts = [
            titled(self.speaker.say(self.names.link(link))),
            rect(0, 0, w, CHIP - 4, "f-panel s-line thin", 6),
            tile(LINKS[int(g.link_colour[link])], 15, (CHIP - 4) / 2, 16),
            text(29, 12.5, metrics.fit(name, w - 36, 11, True), 11, "ink", "panel", bold=True),
            text(29, 25, metrics.fit(ends, w - 44 - room, 10), 10, "muted", "panel"),
            progress(seat, int(s.cubes[link]), entry.length, w - 8 - room, 21, size),
        ]
        return group(f"contract_{entry.contract}", parts, "piece", (x, y))

    def _improvement(self, number: int, kind: int, seat: int, x: float, y: float, w: float) -> str:
        g = self.g
        action = int(g.give_id) + kind if self.s.step == p.GIVING else NONE
        if action not in self.choices:
            action = NONE
        name = self.speaker.say(self.names.improvement(kind))
        shown = name
        if kind >= FIRST_EXTRA and metrics.width(name, 11, True) > w - 38:
            shown = self.speaker.say(self.names.kind_of_die(kind - int(FIRST_EXTRA) + 1))
        shown, size = metrics.squeeze(shown, w - 38, 11, 8, bold=True)
        frame = "f-panel s-line thin" if action == NONE else "f-panel s-accent fine"
        parts = [
            self.choices.title(action) or titled(name),
            rect(0, 0, w, CHIP - 4, frame, 6),
            rect(-1.5, -1.5, w + 3, CHIP - 1, "none s-accent bold glow", 7),
            icon(kind, 16, (CHIP - 4) / 2, 17),
            text(31, 19, shown, size, "ink", "panel", bold=True),
        ]
        label = f"holding_{seat + 1}_{number + 1}"
        return group(label, parts, "piece", (x, y), self.choices.attributes(action))

    # Players

    def large(
        self, seat: int, x: float, y: float, w: float, narrow: bool
    ) -> tuple[list[str], float]:
        """Everything that a player has, and how high that is."""
        lit = self._lit(seat)
        on = "soft" if lit else "panel"
        share = w if narrow else w * 0.42  # of the width, for name and dice
        dice, high = self._draw_dice(seat, x + 14, y + 44, share - 28, LARGE_DIE, on, live=True)
        low = y + 44 + high
        markers, _ = self._markers(seat, x + 14, low + 24, LARGE_MARKER, on)
        low += 42 if markers else 6
        if narrow:
            cards, low = self._cards_below(seat, x + 12, low + 2, w - 24)
        else:
            cards, end = self._cards_beside(seat, x + share + 2, y + 12, w - share - 14)
            low = max(low, end)
        h = low - y + 6
        parts = [panel(0, 0, w, h, lit), *self._head(seat, share, 15, 20, on)]
        card = group(f"seat_{seat + 1}", parts, "piece", (x, y), self._spoken(seat))
        return [card, *dice, *markers, *cards], h

    def _cards_below(self, seat: int, x: float, y: float, w: float) -> tuple[list[str], float]:
        """Contracts one below the other, improvements in pairs; and where they end."""
        lines = []
        for link in self._hand(seat):
            lines.append(self._contract(link, seat, x, y, w))
            y += CHIP
        half = (w - 6) / 2
        held = self._improvements(seat)
        for number, kind in enumerate(held):
            row, column = divmod(number, 2)
            left = x + column * (half + 6)
            lines.append(self._improvement(number, kind, seat, left, y + row * CHIP, half))
        return lines, y + -(-len(held) // 2) * CHIP

    def _cards_beside(self, seat: int, x: float, y: float, w: float) -> tuple[list[str], float]:
        """A column of contracts and one of improvements, with room for more; where they end."""
        g = self.g
        half = (w - 8) / 2
        right = x + half + 8
        hand, held = self._hand(seat), self._improvements(seat)
        rows = max(int(g.contract_limit), int(g.improvement_limit), len(held))
        slots = [_slot(x, y + n * CHIP, half) for n in range(len(hand), int(g.contract_limit))]
        slots += [
            _slot(right, y + n * CHIP, half) for n in range(len(held), int(g.improvement_limit))
        ]
        lines = [group("slots", slots)]
        lines += [self._contract(link, seat, x, y + n * CHIP, half) for n, link in enumerate(hand)]
        lines += [
            self._improvement(n, kind, seat, right, y + n * CHIP, half)
            for n, kind in enumerate(held)
        ]
        return lines, y + rows * CHIP

    def _spoken(self, seat: int) -> str:
        s = self.s
        return spoken(
            self.speaker.text(
                "{player}: points: {points}, stations: {stations}, links: {links}",
                player=Seat(seat),
                points=int(s.score[seat]),
                stations=int(s.stations[seat]),
                links=len(members(int(s.built[seat]))),
            )
        )

    def _head(self, seat: int, w: float, size: float, score: float, on: str) -> list[str]:
        """Sign, name, points; stations and cargo of this phase."""
        s = self.s
        y = 24.0
        points = str(int(s.score[seat]))
        right = w - 14
        parts = [seat_disc(seat, 24, y - 5, 22)]
        if self.outcome is not None:
            place = place_words(self.speaker, self.outcome.places[seat], 70, 11)
            parts.append(text(right, y, place, 11, "accent", on, "end", bold=True))
            right -= metrics.width(place, 11, bold=True) + 8
        if score >= 20:
            words = metrics.fit(self.speaker.text("points"), 70, 11)
            parts.append(text(right, y, words, 11, "muted", on, "end"))
            right -= metrics.width(words, 11) + 5
        parts.append(text(right, y + 1, points, score, "ink", on, "end", bold=True))
        right -= metrics.width(points, score, bold=True) + 10
        for colour in reversed(range(int(COLOUR_COUNT))):
            number = int(s.collected[seat * int(COLOUR_COUNT) + colour])
            if number:
                words = str(number)
                right -= metrics.width(words, 10, bold=True) + 16
                drawn, _ = counted(CARGO[colour], number, right, y - 5, 14, on)
                parts.append(drawn)
                right -= 4
        stations = str(int(s.stations[seat]))
        right -= metrics.width(stations, 12, bold=True) + 8
        parts.append(text(right + 6, y - 1, stations, 12, "ink", on, bold=True))
        parts.append(shape(STATION, "f-muted", right - 2, y - 5.5, 5.5))
        right -= 14
        name = metrics.fit(self.speaker.name(seat), right - 42, size, True)
        parts.append(text(42, y, name, size, "ink", on, bold=True))
        return parts

    def compact(self, seat: int, at: Place) -> list[str]:
        """A player at a glance: dice, markers, contracts with progress, improvements."""
        g = self.g
        lit = self._lit(seat)
        on = "soft" if lit else "panel"
        parts = [panel(0, 0, at.w, at.h, lit), *self._head(seat, at.w, 13.5, 17, on)]
        lines, _ = self._draw_dice(seat, at.x + 13, at.y + 36, at.w - 26, SMALL_DIE, on, live=False)
        x = at.x + 13
        markers, room = self._markers(seat, x, at.y + 70, 14, on)
        lines += markers
        left = 13 + room + (6 if room else 0)
        kinds = self._improvements(seat)
        for kind in kinds:
            if left + 16 > at.w - 10:
                break
            name = self.speaker.say(self.names.improvement(kind))
            parts.append(f"<g>{titled(name)}{icon(kind, left + 8, 70, 15)}</g>")
            left += 22
        hand = self._hand(seat)
        each = (at.w - 26) / max(int(g.contract_limit), 1)
        for number, link in enumerate(hand):
            lines.append(self._small_contract(link, x + number * each, at.y + 90, each - 6, on))
        card = group(f"seat_{seat + 1}", parts, "piece", (at.x, at.y), self._spoken(seat))
        return [card, *lines]

    def _small_contract(self, link: int, x: float, y: float, w: float, on: str) -> str:
        s, g = self.s, self.g
        entry = g.map.links[link]
        words = f"{entry.number}{PHASES[entry.phase]} {int(s.cubes[link])}/{entry.length}"
        parts = [
            titled(self.speaker.say(self.names.link(link))),
            tile(LINKS[int(g.link_colour[link])], 6.5, 0, 13),
            text(17, 3.8, metrics.fit(words, w - 17, 10.5), 10.5, "ink", on),
        ]
        return group(f"contract_{entry.contract}", parts, "piece", (x, y))


def _slot(x: float, y: float, w: float) -> str:
    """Room for a card."""
    return path(
        f"M{num(x)} {num(y)}h{num(w)}v{num(CHIP - 4)}h{num(-w)}z",
        "none s-route",
        ' stroke-width=".8" stroke-dasharray="2 4"',
    )
