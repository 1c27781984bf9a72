"""Steel Driver's panels: what companies and players have, a row each, always in the same place."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.picture import NARROW, Panel, View, metrics
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.parts import badge, cube, place_words, spoken, tile
from whistlestop.core.picture.players import medallion, pictogram
from whistlestop.core.picture.svg import Choices, circle, group, rect, text, titled
from whistlestop.core.words import Message, Seat, say
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.final import company_worth
from whistlestop.games.steel_driver.picture.map import MapPicture
from whistlestop.games.steel_driver.picture.shares import heading, tickets
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names, money

ROW = 38.0
PLAYER_ROW = 42.0
HEAD = 22.0
SMALL = 12.0  # the least text
TICKET, STACKED, BETWEEN = 18.0, 6.0, 5.0  # a share, what is seen of one below, between stacks


class CompaniesPicture:
    """The companies in the board's order; their order of play is a number in the row."""

    def __init__(
        self, s: Position, names: Names, board: MapPicture, choices: Choices, view: View
    ) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.marks = board.companies
        self.goods = board.goods
        self.choices = choices
        self.speaker = view.speaker
        self.narrow = view.shape == NARROW
        self.final = s.phase in (p.CLAIMS, p.ENDED)
        self.order = {int(company): place for place, company in enumerate(s.order)}

    def panel(self, w: float) -> Panel:
        lines = [] if self.final else [self._head(w)]
        top = 0.0 if self.final else HEAD
        for company in range(int(self.g.companies)):
            lines.append(self._row(company, top, w))
            top += ROW
        heading = self.speaker.text("Companies")
        return Panel("companies", heading, w, top + (HEAD if self.final else 0), tuple(lines))

    def _head(self, w: float) -> str:
        """What the columns are."""
        right = self._columns(w)
        words = (
            (right[0], self.speaker.text("cubes")),
            (right[1], self.speaker.text("profit")),
        )
        parts = [text(x, 15, word, SMALL, "muted", "panel", "end") for x, word in words]
        shares = metrics.fit(self.speaker.text("shares"), w - right[1] - 14, SMALL)
        parts.append(text(right[1] + 12, 15, shares, SMALL, "muted", "panel"))
        return group("companies_head", parts)

    def _columns(self, w: float) -> tuple[float, float]:
        """Where the cubes' and the profit's columns end."""
        profit = w - (96 if self.narrow else 118)
        return profit - (60 if self.narrow else 68), profit

    def _row(self, company: int, top: float, w: float) -> str:
        s, g = self.s, self.g
        place = self.order[company]
        acting = s.phase in (p.BUILDING, p.CLAIMS) and place == s.turn
        lit = acting or company == s.offered
        on = "soft" if lit else "panel"
        action = int(g.offer_id) + company
        name = g.map.companies[company]
        parts = [
            self.choices.title(action) or titled(self._told(company)),
            rect(0.5, top + 0.5, w - 1, ROW - 1, f"f-{on} s-line thin", 6),
        ]
        if action in self.choices:
            parts.append(rect(1.5, top + 1.5, w - 3, ROW - 3, "none s-accent bold lit", 6))
        parts.append(
            badge(self.marks[company], self.names.company_letters[company], 23, top + 19, 26)
        )
        parts += self._standing(company, place, top, w, on)
        if self.final:
            parts += self._goods(company, top, w, on)
        else:
            parts += self._accounts(company, top, w, on)
        return group(f"company_{name}", parts, more=self.choices.attributes(action))

    def _told(self, company: int) -> str:
        """The row in a sentence, for a pointer that rests on it."""
        s = self.s
        accounts = self._accounts_told(company)
        last = int(s.last_control[company])
        if last not in (p.NONE, s.control[company]):
            return self.speaker.text(
                "{company}; last controlled by {player}", company=accounts, player=Seat(last)
            )
        return self.speaker.say(accounts)

    def _accounts_told(self, company: int) -> Message:
        s, g = self.s, self.g
        name = self.names.company_first(company)
        if self.final:
            worth = money(int(company_worth(s, company)))
            return say("{company}: each share is worth {worth}", company=name, worth=worth)
        first = company * int(g.seats)
        return say(
            "{company}: cubes: {cubes}, profit: {profit}, shares sold: {sold} of {most}",
            company=name,
            cubes=int(s.treasury[company]),
            profit=money(int(s.profit[company])),
            sold=sum(map(int, s.shares[first : first + int(g.seats)])),
            most=int(g.map.shares_per_company),
        )

    def _standing(self, company: int, place: int, top: float, w: float, on: str) -> list[str]:
        """Name, how it stands, and the medallion of whoever has it, or had it last."""
        s, g, speaker = self.s, self.g, self.speaker
        seat, last = int(s.control[company]), int(s.last_control[company])
        holder = self._columns(w)[0] - (48 if self.narrow else 58)
        room = holder - 16 - 44
        name = metrics.fit(speaker.say(heading(s, company)), room, 14, bold=True)
        parts = [text(44, top + 16, name, 14, "ink", on, bold=True)]
        words = metrics.fit(self._status(company, place), room, SMALL)
        parts.append(text(44, top + 31, words, SMALL, "muted", on))
        if seat != p.NONE:
            colour = g.title.seat_colour(seat)
            who = titled(
                speaker.text(
                    "{player} controls {company}",
                    player=Seat(seat),
                    company=self.names.company(company),
                )
            )
            sign = medallion(seat, colour, holder, top + 19, 24)
            parts.append(group(f"control_{g.map.companies[company]}", [who, sign]))
        elif last != p.NONE:
            ring = circle(holder, top + 19, 11, "f-panel s-line fine")
            sign = pictogram(last, "muted", holder, top + 19, 6.5)
            who = titled(self._told(company))
            parts.append(group(f"last_{g.map.companies[company]}", [who, ring, sign]))
        return parts

    def _status(self, company: int, place: int) -> str:
        s, g, speaker = self.s, self.g, self.speaker
        if s.phase == p.BUILDING and s.out & BITS[company]:
            number = 1 + [int(c) for c in s.passing[: s.passed]].index(company)
            return speaker.text("passed no. {number}", number=number)
        if s.phase == p.AUCTION and company == s.offered:
            return speaker.text("up now")
        if s.phase == p.AUCTION and s.available & BITS[company]:
            return speaker.text("to come")
        if s.control[company] == p.NONE:
            return speaker.text("nobody")
        if self.narrow:
            return speaker.text("no. {place}", place=place + 1)
        most = int(g.tracks)
        tracks = f"{most - int(s.tracks_left[company])}/{most}"
        return speaker.text("no. {place} · {tracks}", place=place + 1, tracks=tracks)

    def _accounts(self, company: int, top: float, w: float, on: str) -> list[str]:
        s = self.s
        cubes_end, profit_end = self._columns(w)
        treasury = str(int(s.treasury[company]))
        profit = self.speaker.say(money(int(s.profit[company])))
        size = max(SMALL, metrics.shrink(profit, 54, 16, display=True))
        parts = [
            text(cubes_end, top + 24, treasury, 15, "ink", on, "end", bold=True),
            cube(cubes_end - metrics.width(treasury, 15, bold=True) - 12, top + 20, 16),
            text(profit_end, top + 24, profit, size, "ink", on, "end", display=True),
        ]
        return parts + tickets(s, company, profit_end + 12, top + 8, w - profit_end - 20, on)

    def _goods(self, company: int, top: float, w: float, on: str) -> list[str]:
        """What the company has claimed, by colour, and what a share is worth by it."""
        s, g = self.s, self.g
        y, right = top + 19, w - 10
        worth = self.speaker.say(money(int(company_worth(s, company))))
        parts = [text(right, y + 5.5, worth, 16, "ink", on, "end", display=True)]
        left = self._columns(w)[0] - 28
        room = right - left - metrics.width(worth, 16, display=True) - 6
        step = room / max(1, len(self.goods))
        x = left
        for colour, mark in enumerate(self.goods):
            number = int(s.goods[company * int(g.colours) + colour])
            if number:
                parts.append(tile(mark, x + 8, y, 15))
                if number > 1 and step >= 27:
                    parts.append(text(x + 17, y + 4.2, str(number), SMALL, "ink", on, bold=True))
                x += step
        return parts


class PlayersPicture:
    """The players in the order of their seats."""

    def __init__(self, s: Position, names: Names, marks: list[Mark], view: View) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.marks = marks
        self.view = view
        self.speaker = view.speaker
        self.final = s.phase in (p.CLAIMS, p.ENDED)

    def panel(self, w: float) -> Panel:
        rows = [self._row(seat, seat * PLAYER_ROW, w) for seat in range(self.g.players)]
        heading = self.speaker.text("Players")
        return Panel("players", heading, w, self.g.players * PLAYER_ROW, tuple(rows))

    def _row(self, seat: int, top: float, w: float) -> str:
        s, g = self.s, self.g
        outcome = s.outcome()
        lit = seat == s.to_act or (outcome is not None and outcome.places[seat] == 1)
        on = "soft" if lit else "panel"
        colour = g.title.seat_colour(seat)
        cash = self.speaker.say(money(int(s.cash[seat])))
        size = max(SMALL, metrics.shrink(cash, 86, 19, display=True))
        parts = [
            rect(0.5, top + 0.5, w - 1, PLAYER_ROW - 1, f"f-{on} s-line thin", 6),
            medallion(seat, colour, 25, top + 21, 30),
            text(w - 12, top + 27, cash, size, "ink", on, "end", display=True),
        ]
        if lit:
            parts.insert(1, rect(0.5, top + 0.5, 4, PLAYER_ROW - 1, "f-accent", 2))
        end = w - 108
        if not self.final:
            number = str(int(s.cubes[seat]))
            parts.append(text(end, top + 27, number, 16, "ink", on, "end", bold=True))
            parts.append(cube(end - metrics.width(number, 16, bold=True) - 12, top + 23, 17))
        note = ""
        if outcome is not None:
            note = place_words(self.speaker, outcome.places[seat], 80, SMALL)
        right = w - 152
        if seat == s.marker:
            right -= 20
        if note:
            note = metrics.fit(note, 84, SMALL, bold=True)
            end = right + (20 if seat == s.marker else 0)
            parts.append(text(end, top + 17, note, SMALL, "accent", on, "end", bold=True))
            right -= metrics.width(note, SMALL, bold=True) + 6
        name = metrics.fit(self.view.name(seat), right - 48, 14, bold=True)
        parts.append(text(48, top + 17, name, 14, "ink", on, bold=True))
        if seat == s.marker:
            parts.append(self._marker(62 + metrics.width(name, 14, bold=True), top + 12))
        parts += self._holdings(seat, top + 30, w - 152 - 48, on)
        words = self.speaker.text(
            "{player}: ${cash}, cubes: {cubes}",
            player=Seat(seat),
            cash=int(s.cash[seat]),
            cubes=int(s.cubes[seat]),
        )
        return group(f"seat_{seat + 1}", parts, more=spoken(words))

    def _holdings(self, seat: int, y: float, room: float, on: str) -> list[str]:
        """Their shares: a stack of tickets of each company, or its number where room is short."""
        s, seats = self.s, int(self.g.seats)
        held = [
            (company, int(s.shares[company * seats + seat]))
            for company in range(int(self.g.companies))
            if s.shares[company * seats + seat]
        ]
        if not held:
            words = metrics.fit(self.speaker.text("no shares"), room, SMALL)
            return [text(48, y + 4, words, SMALL, "muted", on)]
        stacked = sum(TICKET + (number - 1) * STACKED + BETWEEN for _, number in held)
        if stacked - BETWEEN <= room:
            return self._stacks(seat, held, y)
        step = min(34.0, room / len(held))
        parts = []
        for place, (company, number) in enumerate(held):
            x = 48 + place * step
            letter = self.names.company_letters[company]
            parts.append(badge(self.marks[company], letter, x + 8, y, 18))
            if step >= 28:
                parts.append(text(x + 19.5, y + 4.3, str(number), SMALL, "ink", on, bold=True))
        return parts

    def _stacks(self, seat: int, held: list[tuple[int, int]], y: float) -> list[str]:
        """A company's tickets one upon another, the uppermost with its letter."""
        parts = []
        x = 48 + TICKET / 2
        for company, number in held:
            mark, letter = self.marks[company], self.names.company_letters[company]
            words = self.speaker.text(
                "{player}: shares of {company}: {number}",
                player=Seat(seat),
                company=self.names.company(company),
                number=number,
            )
            stack = [titled(words)]
            for _ in range(number - 1):
                side = TICKET / 2
                ticket = rect(x - side, y - side, TICKET, TICKET, f"f-{mark.name} s-edge thin", 4)
                stack.append(ticket)
                x += STACKED
            stack.append(badge(mark, letter, x, y, TICKET))
            parts.append(group(f"shares_{seat + 1}_{self.g.map.companies[company]}", stack))
            x += TICKET + BETWEEN
        return parts

    def _marker(self, x: float, y: float) -> str:
        """The active-player marker: a signal lamp."""
        parts = [
            titled(self.speaker.text("active-player marker")),
            circle(x, y, 8, "f-gold s-edge thin"),
            circle(x, y, 3.5, "f-panel s-edge thin"),
        ]
        return group("marker", parts)
