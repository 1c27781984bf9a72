"""The table on a terminal: as much of it as the window holds, the rest by name.

Without a window (a pipe, a file) there is one text, the same for everyone.
"""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.cli.menu import Menu
from whistlestop.cli.screen import Screen
from whistlestop.core.game import Game, State
from whistlestop.core.panels import CUT, Page, Panel, shortened
from whistlestop.core.words import Message, say_many

# Lines of a window that each part gets in any case
LEAST_MAP = 12
LEAST_MENU = 5
TIGHT_MENU = 3  # where the map takes more than its share
LEAST_NEWS = 2
GOOD_MAP = 17  # lines of a map that makes room for other parts


class Table:
    """Shows positions of a game."""

    def __init__(self, screen: Screen, game: Game) -> None:
        self.screen = screen
        self.game = game

    def show(self, state: State, seat: int | None = None) -> None:
        """All of it, the map as a seat sees it: the one to act unless another is named."""
        screen = self.screen
        screen.line()
        if not screen.height:
            screen.line(self.game.words.table(state, screen.speaker))
            return
        seat = max(0, int(state.to_act)) if seat is None else seat
        for place, panel in enumerate(self.panels(state, seat)):
            if place:
                screen.line()
            screen.lines(panel.lines)

    def panels(self, state: State, seat: int, height: int = 0) -> list[Panel]:
        screen = self.screen
        page = Page(screen.width, height, seat, screen.paint)
        return self.game.words.panels(state, screen.speaker, page)

    def panel(self, word: str, state: State, seat: int) -> Panel | None:
        """A part beside the map, by its name or the first letter of it."""
        others = self.panels(state, seat)[1:]
        return next((panel for panel in others if word in (panel.name, panel.name[0])), None)

    def show_page(
        self, state: State, seat: int, news: Sequence[Message], room: int, choices: Menu
    ) -> int:
        """The map, what has happened, and other parts as far as there is room in so many lines; how
        many of them are left for the choices.

        The map's height goes by the window, not by news and choices, so that it stays as it is from
        one decision to the next.
        """
        screen = self.screen
        board, *others = self._fitted(state, seat, room - max(LEAST_MENU, room // 3) - LEAST_NEWS)
        room -= len(board.lines)
        told = [line for one in news for line in screen.sentence(one, "  ", "    ")]
        least = LEAST_MENU if room > LEAST_MENU else TIGHT_MENU
        wanted = min(len(choices.whole()), room - min(len(told), LEAST_NEWS))
        menu = max(least, choices.least, wanted)
        told = self._latest(told, room - menu)
        room -= menu + len(told)
        screen.line()
        hidden = self._show_panels(board, others, room)
        screen.lines(told)
        if hidden:
            self._name((*hidden, "log", "help"))
        return menu

    def show_parts(self, state: State, seat: int, room: int) -> None:
        """The map, and other parts as far as there is room in so many lines."""
        board, *others = self._fitted(state, seat, room)
        hidden = self._show_panels(board, others, room - len(board.lines))
        if hidden:
            self._name((*hidden, "help"))

    def _show_panels(self, board: Panel, others: list[Panel], room: int) -> list[str]:
        """The map, and what fits below it; the names of the rest."""
        screen = self.screen
        screen.lines(board.lines)
        hidden = []
        for panel in others:
            if len(panel.lines) + 1 <= room:
                screen.line()
                screen.lines(panel.lines)
                room -= len(panel.lines) + 1
            else:
                hidden.append(panel.name)
        return hidden

    def _name(self, names: Sequence[str]) -> None:
        told = ", ".join(names)
        more = self.screen.speaker.text("More: {panels} (or the first letter)", panels=told)
        self.screen.line(self.screen.dim(more))

    def _fitted(self, state: State, seat: int, room: int) -> list[Panel]:
        """The parts, with a map that makes room for the others as long as it stays readable."""
        others = self.panels(state, seat)[1:]
        for number in range(len(others), 0, -1):
            height = room - sum(len(panel.lines) + 1 for panel in others[:number])
            if height >= GOOD_MAP:
                return self.panels(state, seat, height)
        return self.panels(state, seat, max(LEAST_MAP, room))

    def _latest(self, told: list[str], room: int) -> list[str]:
        """The last lines of the news, and how many are left out."""
        if len(told) <= max(1, room):
            return told
        if room < LEAST_NEWS:
            return [shortened(f"  {CUT} {told[-1].strip()}", self.screen.width)]
        kept = room - 1
        left_out = len(told) - kept
        more = say_many("… {n} line before: log", "… {n} lines before: log", left_out)
        return [f"  {self.screen.speaker.say(more)}", *told[-kept:]]
