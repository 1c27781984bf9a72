"""What Rolling Freight asks, as a picture: the prompt, what is due, and choices in words."""

from __future__ import annotations

from whistlestop.core.bits import members
from whistlestop.core.picture import metrics
from whistlestop.core.picture.palette import MARKS
from whistlestop.core.picture.parts import Button, buttons, panel
from whistlestop.core.picture.question import INSET, asked, question
from whistlestop.core.picture.svg import Choices, group, middle, rect, text
from whistlestop.core.words import Listing, Speaker
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import NONE
from whistlestop.games.rolling_freight.numbers import COLOURS
from whistlestop.games.rolling_freight.picture.parts import CARGO, LINKS, blank, tile
from whistlestop.games.rolling_freight.picture.players import PlayersPicture
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names

DIE = 32.0
ROW = 42.0


class QuestionPicture:
    def __init__(
        self,
        s: Position,
        names: Names,
        players: PlayersPicture,
        choices: Choices,
        speaker: Speaker,
        narrow: bool,
    ) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.players = players
        self.choices = choices
        self.speaker = speaker
        self.narrow = narrow
        self.words = 11.5 if narrow else 12.5  # the size of a link's name

    def draw(self, x: float, y: float, w: float, least: float) -> tuple[list[str], float]:
        """Its lines, and how high it is."""
        parts, top = asked(question(self.s, self.speaker), self._hint(), x, y, w)
        left, inner = x + INSET, w - 2 * INSET
        if self.s.step == p.PAYING:
            parts.append(self._due(left, top + 13))
            top += 34
        rows, high = self._dice_rows(left, top, inner)
        top += high
        drawn, high = buttons(self._buttons(), self.choices, left, top, inner)
        h = max(least, top - y + high + (14 if drawn else 6))
        return [group("question", [panel(x, y, w, h), *parts]), *rows, *drawn], h

    # Words

    def _hint(self) -> str:
        s = self.s
        outcome = s.outcome()
        if outcome is not None:
            return self.speaker.say(outcome.reason)
        if s.route:
            return self.speaker.text(
                "The {cargo} of {city} goes to {target} over {links}; price before stations: "
                "{fare}.",
                cargo=self.names.cargo(int(s.colour)),
                city=self.names.city(int(s.source)),
                target=self.names.city(int(s.target)),
                links=Listing([self.names.contract(link) for link in members(int(s.route))]),
                fare=int(s.fare),
            )
        if s.step == p.PAYING:
            return self._bought()
        if not self.choices.labels:
            return ""
        if s.step in (p.DESTINATION, p.ROUTE):
            return self.speaker.text("What can be chosen is marked on the map.")
        if s.step == p.DRAFTING:
            return self.speaker.text("The cards that can be taken are marked.")
        if s.step == p.TURN:
            return self.speaker.text(
                "Cards that can be bought and cargo that can be delivered are marked."
            )
        return ""

    def _bought(self) -> str:
        """What is being paid for, if it isn't a delivery."""
        s, g = self.s, self.g
        if s.paying_for == p.CONTRACT:
            what = self.names.link(int(s.item))
            return self.speaker.text("For {what}.", what=what)
        if s.paying_for == p.IMPROVEMENT:
            kind = int(s.improvement_track[s.item])
            if kind != NONE:
                return self.speaker.text("For {what}.", what=self.names.improvement(kind))
        if s.paying_for == p.STATION:
            price = int(g.station_price[s.stations[s.seat]])
            return self.speaker.text("For a station; its place costs {price}.", price=price)
        return ""

    def _due(self, x: float, y: float) -> str:
        """The dice that are still to be paid, the special one first."""
        s, g = self.s, self.g
        drawn = []
        left = x + 11
        if s.special:
            drawn.append(rect(left - 11, y - 11, 22, 22, "f-page s-edge thin", 5))
            colour = next((c for c in range(len(LINKS)) if s.special == g.shows[c]), NONE)
            if colour == NONE:
                drawn.append(middle(left, y, "II", 12, "ink", "page", bold=True))
            else:
                drawn.append(tile(LINKS[colour], left, y, 15))
            left += 27
        for _ in range(int(s.due)):
            inner = blank(0, 22, "", "panel")
            drawn.append(f'<g transform="translate({left:g} {y:g})">{inner}</g>')
            left += 27
        return "".join(drawn)

    # Choices

    def _dice_rows(self, x: float, y: float, w: float) -> tuple[list[str], float]:
        """Dice as choices: a row for each link that can be built, or all faces to set."""
        g = self.g
        rows: dict[int, list[int]] = {}
        for action in self.choices.labels:
            if g.build_id <= action < g.steady_id:
                rows.setdefault(int(g.build_link[action - int(g.build_id)]), []).append(action)
            elif g.plan_id <= action < g.roll_dice_id:
                rows.setdefault(NONE, []).append(action)
            elif g.pay_id <= action < g.give_id:
                face = int(g.pay_class[action - int(g.pay_id)])
                first = int(g.pay_id) + int(g.pay_offset[face])
                if g.class_power[face] > 1 and first in self.choices and first + 1 in self.choices:
                    rows.setdefault(NONE, []).append(action)
        for action in self.choices.labels:
            if g.steady_id <= action < g.deliver_id:
                rows.setdefault(action - int(g.steady_id), []).append(action)
        lines: list[str] = []
        top = y
        headings = {
            link: metrics.fit(self.speaker.say(self.names.link(link)), w - 22, self.words, True)
            for link in rows
            if link != NONE
        }
        room = max(
            (metrics.width(words, self.words, True) for words in headings.values()), default=0
        )
        for link, actions in rows.items():
            left = x
            if link != NONE:
                lines.append(self._row_heading(link, headings[link], x, top))
                if self.narrow:
                    top += 20
                else:
                    left = x + room + 36
            start = left
            for action in actions:
                wide = self._width(action)
                if left > start and left + wide > x + w:
                    left, top = start, top + ROW
                lines.append(self._die_button(action, left, top, wide))
                left += wide + 8
            top += ROW
        return lines, top - y

    def _row_heading(self, link: int, words: str, x: float, y: float) -> str:
        g = self.g
        centre = y + (8 if self.narrow else DIE / 2 + 2)
        parts = [
            tile(LINKS[int(g.link_colour[link])], x + 8, centre, 16),
            text(x + 22, centre + 4.5, words, self.words, "ink", "panel", bold=True),
        ]
        return group(f"build_{g.map.links[link].contract}", parts)

    def _sign(self, action: int) -> str:
        """What is shown beside the die: how many cubes, or dice."""
        g = self.g
        if g.build_id <= action < g.steady_id:
            number = int(g.build_cubes[action - int(g.build_id)])
            face = int(g.build_class[action - int(g.build_id)])
            many = face < g.dice_classes and g.faces[face].symbol == "TRACK"
            return f"×{number}" if many else ""
        if g.pay_id <= action < g.give_id:
            return f"×{int(g.pay_value[action - int(g.pay_id)])}"
        return ""

    def _width(self, action: int) -> float:
        if self._is_steady(action):
            return metrics.width(self._free(), 12, bold=True) + 20
        sign = self._sign(action)
        return DIE + 8 + (metrics.width(sign, 12, bold=True) + 6 if sign else 0)

    def _is_steady(self, action: int) -> bool:
        return bool(self.g.steady_id <= action < self.g.deliver_id)

    def _free(self) -> str:
        return self.speaker.text("free cube")

    def _die_button(self, action: int, x: float, y: float, w: float) -> str:
        g = self.g
        h = DIE + 6
        parts = [
            self.choices.title(action),
            rect(x, y, w, h, "f-soft s-accent fine", 7),
            rect(x - 2, y - 2, w + 4, h + 4, "none s-accent bold glow", 8),
        ]
        if self._is_steady(action):
            words = self._free()
            parts.append(middle(x + w / 2, y + h / 2, words, 12, "ink", "soft", bold=True))
        else:
            face = self._face_of(action)
            at = f"translate({x + 4 + DIE / 2:g} {y + h / 2:g})"
            if face >= g.dice_classes:
                drawn = tile(CARGO[face - int(g.dice_classes)], 0, 0, 24)
            else:
                drawn = self.players.face(face, DIE)
            parts.append(f'<g transform="{at}">{drawn}</g>')
            sign = self._sign(action)
            if sign:
                parts.append(text(x + DIE + 8, y + h / 2 + 4.5, sign, 12, "ink", "soft", bold=True))
        return group(f"pick_{action}", parts, more=self.choices.attributes(action))

    def _face_of(self, action: int) -> int:
        g = self.g
        if action >= g.plan_id:
            return action - int(g.plan_id)
        if action >= g.pay_id:
            return int(g.pay_class[action - int(g.pay_id)])
        return int(g.build_class[action - int(g.build_id)])

    def _buttons(self) -> list[Button]:
        """What is on no card, die, city or link; on a phone, what is small on the map too."""
        g = self.g
        wanted = []
        for action, label in self.choices.labels.items():
            if g.deliver_id <= action < g.end_turn_id:
                if self.narrow:
                    colour, city = divmod(action - int(g.deliver_id), int(g.cities))
                    words = self.speaker.text("deliver from {city}", city=self.names.city(city))
                    wanted.append(self._coloured(action, words, colour))
            elif g.to_id <= action < g.pay_id:
                if self.narrow:
                    wanted.append(Button(action, label))
            elif g.stock_id <= action < g.plan_id:
                colour = int(g.stock_colour[action - int(g.stock_id)])
                words = self.speaker.say(self.names.colour(colour))
                wanted.append(self._coloured(action, words, colour))
            elif self._in_words(action):
                wanted.append(Button(action, label))
        return wanted

    def _coloured(self, action: int, words: str, colour: int) -> Button:
        return Button(action, words, MARKS[CARGO[colour]], COLOURS[colour][0].upper())

    def _in_words(self, action: int) -> bool:
        g = self.g
        return action in (g.end_turn_id, g.station_id, g.give_idle_die_id, g.roll_dice_id) or bool(
            g.swap_id <= action < g.buy_id
        )
