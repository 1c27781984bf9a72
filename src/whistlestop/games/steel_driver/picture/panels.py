"""Steel Driver's table as a picture: what companies and players have, the auction, the choices."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.picture import metrics
from whistlestop.core.picture.layout import Place
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.parts import (
    Button,
    badge,
    buttons,
    caption,
    cube,
    panel,
    place_words,
    seat_sign,
    spoken,
    tile,
)
from whistlestop.core.picture.question import INSET, asked, question
from whistlestop.core.picture.svg import Choices, circle, group, path, rect, text, titled
from whistlestop.core.words import Message, Seat, Speaker, say
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.final import company_worth
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names, money

# Company names as headings; elsewhere they are parts of sentences.
HEADINGS = {
    "red": say("Red"),
    "yellow": say("Yellow"),
    "green": say("Green"),
    "blue": say("Blue"),
    "black": say("Black"),
    "purple": say("Purple"),
}
MOST_TICKETS = 6  # more shares than that are told as a number
PENNANT = 15.0


class TablePicture:
    """Draws the parts around the map, each into a place that it is given."""

    def __init__(
        self,
        s: Position,
        names: Names,
        companies: list[Mark],
        goods: list[Mark],
        choices: Choices,
        speaker: Speaker,
    ) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.companies = companies
        self.goods = goods
        self.choices = choices
        self.speaker = speaker
        self.final = s.phase in (p.CLAIMS, p.ENDED)
        self.pennants: dict[int, tuple[float, float]] = {}  # where each control marker stands

    def heading(self, company: int) -> str:
        name = self.g.map.companies[company]
        message: Message = HEADINGS[name] if name in HEADINGS else say("{name}", name=name)
        return self.speaker.say(message)

    # Companies

    def company(self, company: int, order: int, at: Place) -> str:
        """A company's row: sign, name, who controls it, and what it has."""
        s, g = self.s, self.g
        acting = s.phase in (p.BUILDING, p.CLAIMS) and order == s.turn
        lit = acting or company == s.offered
        on = "soft" if lit else "panel"
        action = int(g.offer_id) + company
        side = min(38.0, at.h - 20)
        left = 12 + side + 12
        first_line = at.h * 0.5 - 18
        parts = [
            self.choices.title(action)
            or titled(self.speaker.say(self.names.company_first(company))),
            panel(0, 0, at.w, at.h, lit),
        ]
        if action in self.choices:
            parts.append(rect(1, 1, at.w - 2, at.h - 2, "none s-accent bold glow", 9))
        parts.append(
            badge(
                self.companies[company],
                self.names.company_letters[company],
                12 + side / 2,
                at.h / 2,
                side,
            )
        )
        parts += self._controller(company, left, first_line + 5, at.w - 12, on)
        if self.final:
            parts += self._goods(company, left, at, on)
        else:
            parts += self._accounts(company, left, first_line + 26, at.w - 12, on)
        return group(
            f"company_{self.g.map.companies[company]}",
            parts,
            "piece",
            (at.x, at.y),
            self.choices.attributes(action),
        )

    def _controller(
        self, company: int, left: float, baseline: float, right: float, on: str
    ) -> list[str]:
        """The company's name, and on the right its controller or its status."""
        s = self.s
        seat = int(s.control[company])
        words = self.speaker.name(seat) if seat != p.NONE else ""
        passed = s.phase == p.BUILDING and bool(s.out & BITS[company])
        if passed:
            number = 1 + [int(c) for c in s.passing[: s.passed]].index(company)
            words = self.speaker.text("passed no. {number}", number=number)
        elif seat == p.NONE and not (s.phase == p.AUCTION and s.available & BITS[company]):
            words = self.speaker.text("nobody")
        heading = metrics.fit(self.heading(company), (right - left) * 0.5, 15, bold=True)
        parts = [text(left, baseline, heading, 15, "ink", on, bold=True)]
        room = right - left - metrics.width(heading, 15, bold=True) - 34
        words = metrics.fit(words, room, 12)
        if words:
            parts.append(text(right, baseline, words, 12, "muted", on, "end"))
        if seat != p.NONE and not passed:
            sign = right - metrics.width(words, 12) - 14
            parts.append(seat_sign(seat, sign, baseline - 4.5, 17))
        return parts

    def _accounts(self, company: int, left: float, y: float, right: float, on: str) -> list[str]:
        s, g = self.s, self.g
        speaker = self.speaker
        unit = (right - left) / 10
        most = int(g.tracks)
        parts = [
            *caption(left, y, speaker.text("cubes"), str(int(s.treasury[company])), unit * 1.9, on),
            *caption(
                left + unit * 2,
                y,
                speaker.text("profit"),
                speaker.say(money(int(s.profit[company]))),
                unit * 2.3,
                on,
            ),
            *caption(
                *(left + unit * 4.4, y, speaker.text("tracks")),
                *(f"{most - int(s.tracks_left[company])}/{most}", unit * 2.4, on),
            ),
        ]
        return parts + self._tickets(company, left + unit * 7, y, unit * 3, on)

    def _tickets(self, company: int, x: float, y: float, room: float, on: str) -> list[str]:
        """The company's shares: each that is issued shows the seat that holds it."""
        s, g = self.s, self.g
        seats = int(g.seats)
        first = company * seats
        holders = [seat for seat in range(seats) for _ in range(int(s.shares[first + seat]))]
        most = g.map.shares_per_company
        words = self.speaker.text("shares")
        if most > MOST_TICKETS:
            return caption(x, y, words, f"{len(holders)}/{most}", room, on)
        parts = [text(x, y, metrics.fit(words, room, 10), 10, "muted", on)]
        w = min(14.0, room / most - 2)
        mark = self.companies[company]
        for place in range(most):
            left = x + place * (w + 2)
            if place < len(holders):
                parts.append(rect(left, y + 5.5, w, 16, f"f-{mark.name} s-edge thin", 2.5))
                parts.append(
                    text(
                        *(left + w / 2, y + 17, str(holders[place] + 1), 9.5),
                        *(f"on-{mark.name}", mark.name, "middle", True),
                    )
                )
            else:
                parts.append(rect(left, y + 5.5, w, 16, "none s-line thin", 2.5))
        return parts

    def _goods(self, company: int, left: float, at: Place, on: str) -> list[str]:
        """What the company has claimed, by colour, and what a share is worth by it."""
        s, g = self.s, self.g
        y = at.h * 0.5 + 18
        right = at.w - 12
        worth = self.speaker.say(money(int(company_worth(s, company))))
        parts = [text(right, y + 5, worth, 15, "ink", on, "end", bold=True)]
        room = right - left - metrics.width(worth, 15, bold=True) - 6
        step = min(32.0, room / len(self.goods))
        x = left
        for colour, mark in enumerate(self.goods):
            number = int(s.goods[company * int(g.colours) + colour])
            if number:
                parts.append(tile(mark, x + 8, y, 15))
                if number > 1:
                    parts.append(text(x + 18, y + 4.2, str(number), 11, "ink", on, bold=True))
                x += step if number > 1 else min(step, 20)
        return parts

    # Players

    def player(self, seat: int, at: Place) -> str:
        """A player's card: name, cash, cubes, shares; lit when it is that player's turn."""
        s, g = self.s, self.g
        lit = seat == s.to_act
        on = "soft" if lit else "panel"
        outcome = s.outcome()
        right = at.w - 12
        note = self._standing(seat)
        if outcome is not None:
            note = place_words(self.speaker, outcome.places[seat], (right - 38) * 0.5, 12)
        parts = [
            panel(0, 0, at.w, at.h, lit or (outcome is not None and outcome.places[seat] == 1)),
            seat_sign(seat, 22, 20, 20, lit),
        ]
        if outcome is not None and outcome.places[seat] == 1:
            on = "soft"
        end = right
        if s.phase != p.SET_UP and seat == s.marker:
            end -= 22
        if note:
            note, size = metrics.squeeze(note, (right - 38) * 0.5, 12, 8.5, bold=True)
            parts.append(text(end, 24.5, note, size, "accent", on, "end", bold=True))
            end -= metrics.width(note, size, bold=True) + 6
        name = metrics.fit(self.speaker.name(seat), end - 38, 14, bold=True)
        parts.append(text(38, 25, name, 14, "ink", on, bold=True))
        held = [company for company in range(int(g.companies)) if s.control[company] == seat]
        beside = 0 if self.final else 34  # the cubes
        room = right - 30 - beside - len(held) * (PENNANT + 1)
        cash = self.speaker.say(money(int(s.cash[seat])))
        size = max(11.0, metrics.shrink(cash, room, 18, bold=True))
        parts.append(text(12, 54, cash, size, "ink", on, bold=True))
        after = 12 + metrics.width(cash, size, bold=True) + 18
        if not self.final:
            number = str(int(s.cubes[seat]))
            parts.append(cube(after, 48, 16))
            parts.append(text(after + 11, 54, number, 15, "ink", on, bold=True))
        step = min(PENNANT + 2, (right - after - beside) / max(1, len(held)))
        for place, company in enumerate(reversed(held)):
            self.pennants[company] = (at.x + right - PENNANT / 2 - place * step, at.y + 47)
        parts += self._holdings(seat, at, on)
        words = self.speaker.text(
            "{player}: ${cash}, cubes: {cubes}",
            player=Seat(seat),
            cash=int(s.cash[seat]),
            cubes=int(s.cubes[seat]),
        )
        return group(f"seat_{seat + 1}", parts, "piece", (at.x, at.y), spoken(words))

    def _standing(self, seat: int) -> str:
        """What a player does in the current auction."""
        s = self.s
        if s.phase != p.AUCTION or s.offered == p.NONE:
            return ""
        if seat == s.bidder:
            return self.speaker.text("bids {cubes}", cubes=int(s.bid))
        if not s.bidding & BITS[seat]:
            return self.speaker.text("out")
        return ""

    def _holdings(self, seat: int, at: Place, on: str) -> list[str]:
        """A player's shares: a sign for each company, with the number of shares."""
        s, seats = self.s, int(self.g.seats)
        held = [
            (company, int(s.shares[company * seats + seat]))
            for company in range(int(self.g.companies))
            if s.shares[company * seats + seat]
        ]
        y = at.h - 18
        if not held:
            words = metrics.fit(self.speaker.text("no shares"), at.w - 24, 11)
            return [text(12, y + 4, words, 11, "muted", on)]
        step = min(32.0, (at.w - 20) / len(held))
        parts = []
        for place, (company, number) in enumerate(held):
            x = 12 + place * step
            letter = self.names.company_letters[company]
            parts.append(badge(self.companies[company], letter, x + 8, y, 16))
            parts.append(text(x + 17.5, y + 4, str(number), 11, "ink", on, bold=True))
        return parts

    def control_markers(self) -> list[str]:
        """Pennants of the companies' colours, at the players who hold them."""
        lines = []
        for company in sorted(self.pennants):
            mark = self.companies[company]
            letter = self.names.company_letters[company]
            parts = [
                titled(
                    self.speaker.text(
                        "{player} controls {company}",
                        player=Seat(int(self.s.control[company])),
                        company=self.names.company(company),
                    )
                ),
                path("M-7.5-10H7.5V5L0 10-7.5 5z", f"f-{mark.name} s-edge thin round"),
                text(
                    *(0, 2.5, letter, 10, f"on-{mark.name}", mark.name, "middle", True),
                ),
            ]
            name = f"control_{self.g.map.companies[company]}"
            lines.append(group(name, parts, "piece", self.pennants[company]))
        return lines

    def marker(self, x: float, y: float) -> str:
        """The active-player marker: a signal lamp."""
        parts = [
            titled(self.speaker.text("active-player marker")),
            circle(0, 0, 8, "f-gold s-edge thin"),
            circle(0, 0, 3.5, "f-panel s-edge thin"),
        ]
        return group("marker", parts, "piece", (x, y))

    # What is asked

    def question(self, x: float, y: float, w: float, least: float) -> tuple[list[str], float]:
        """The panel with the question and its choices, and how high it is."""
        g = self.g
        wanted: list[Button] = []
        for action in self.choices.labels:
            if g.offer_id <= action < g.pass_marker_id:
                company = action - int(g.offer_id)
                letter = self.names.company_letters[company]
                words = self.heading(company)
                wanted.append(Button(action, words, self.companies[company], letter))
            elif g.bid_id <= action < g.pass_id:
                wanted.append(Button(action, str(action - int(g.bid_id) + 1)))
            elif action in (g.pass_id, g.pass_marker_id):
                wanted.append(Button(action, self.choices.labels[action]))
        hint = "" if wanted else self._hint()
        parts, top = asked(question(self.s, self.speaker), hint, x, y, w)
        drawn, high = buttons(wanted, self.choices, x + INSET, top, w - 2 * INSET)
        h = max(least, top - y + high + 14)
        return [group("question", [panel(x, y, w, h), *parts]), *drawn], h

    def _hint(self) -> str:
        outcome = self.s.outcome()
        if outcome is not None:
            return self.speaker.say(outcome.reason)
        if not self.choices.labels:
            return ""
        if self.s.phase == p.BUILDING:
            return self.speaker.text("The routes that can be built are marked on the map.")
        return self.speaker.text("The goods that can be claimed are marked on the map.")
