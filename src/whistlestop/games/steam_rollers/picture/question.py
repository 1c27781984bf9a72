"""What Steam Rollers asks, as a picture: the prompt, and a button for each choice but a build."""

from __future__ import annotations

from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.parts import Button, buttons, panel
from whistlestop.core.picture.question import INSET, asked, question
from whistlestop.core.picture.svg import Choices, group
from whistlestop.core.words import Speaker
from whistlestop.games.steam_rollers.final import stars
from whistlestop.games.steam_rollers.game import CITIES, PLAIN
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import Names


class QuestionPicture:
    def __init__(
        self, s: Position, names: Names, cubes: list[Mark], choices: Choices, speaker: Speaker
    ) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.cubes = cubes
        self.choices = choices
        self.speaker = speaker

    def draw(self, x: float, y: float, w: float, least: float) -> tuple[list[str], float]:
        """Its lines, and how high it is."""
        parts, top = asked(question(self.s, self.speaker), self._hint(), x, y, w)
        left, inner = x + INSET, w - 2 * INSET
        drawn, high = buttons(self._buttons(), self.choices, left, top, inner)
        h = max(least, top - y + high + 14)
        return [group("question", [panel(x, y, w, h), *parts]), *drawn], h

    def _buttons(self) -> list[Button]:
        g = self.g
        wanted = []
        for action, label in self.choices.labels.items():
            if g.deliver_id <= action < g.take_id:
                wanted.append(self._delivery(action))
            elif not g.build_id <= action < g.improve_id:
                wanted.append(Button(action, label))
        return wanted

    def _delivery(self, action: int) -> Button:
        g = self.g
        place = int(g.deliver_place[action - int(g.deliver_id)])
        kind, source, destination = place // CITIES**2, place // CITIES % CITIES, place % CITIES
        colour = int(g.wild if kind == 1 else g.city_colour[destination])
        words = self.speaker.text(
            "city {source} to {destination}: distance {distance}",
            source=source + 1,
            destination=destination + 1,
            distance=action - int(g.deliver_first[place]) + 1,
        )
        if kind not in (PLAIN, 1):
            words = self.choices.labels[action]
        return Button(action, words, self.cubes[colour], self.names.letter(colour))

    def _hint(self) -> str:
        s, g = self.s, self.g
        outcome = s.outcome()
        if outcome is not None:
            reason = self.speaker.say(outcome.reason)
            if g.players > 1:
                return reason
            return self.speaker.text(
                "{reason} Stars: {stars} of {most}.",
                reason=reason,
                stars=stars(s),
                most=len(g.map.solo.stars),
            )
        if any(g.build_id <= action < g.improve_id for action in self.choices.labels):
            return self.speaker.text("The tracks that can be built are marked on the sheet.")
        return ""
