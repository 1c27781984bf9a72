"""What Steam Rollers asks, as a picture: the prompt, and a button for each choice but a build."""

from __future__ import annotations

from whistlestop.core.game import CHANCE
from whistlestop.core.picture import metrics
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.parts import Button, buttons, panel
from whistlestop.core.picture.svg import Choices, group, text
from whistlestop.core.words import Seat, Speaker
from whistlestop.games.steam_rollers.final import stars
from whistlestop.games.steam_rollers.names import Names
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.tables import CITIES, PLAIN


class QuestionPicture:
    def __init__(
        self, s: Position, names: Names, cubes: list[Mark], choices: Choices, speaker: Speaker
    ) -> None:
        self.s = s
        self.g = s.tables
        self.names = names
        self.cubes = cubes
        self.choices = choices
        self.speaker = speaker

    def draw(self, x: float, y: float, w: float, least: float) -> tuple[list[str], float]:
        """Its lines, and how high it is."""
        inner = w - 28
        prompt = metrics.wrap(self._prompt(), inner, 15, bold=True)
        parts = [
            text(x + 14, y + 25 + 19 * number, line, 15, "ink", "panel", bold=True)
            for number, line in enumerate(prompt)
        ]
        top = y + 25 + 19 * len(prompt) - 8
        hint = self._hint()
        for line in metrics.wrap(hint, inner, 13) if hint else ():
            parts.append(text(x + 14, top + 10, line, 13, "muted", "panel"))
            top += 18
        top += 4 if hint else 0
        drawn, high = buttons(self._buttons(), self.choices, x + 14, top, inner)
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

    def _prompt(self) -> str:
        s = self.s
        outcome = s.outcome()
        if outcome is not None and self.g.players > 1:
            winners = ", ".join(self.speaker.name(seat) for seat in outcome.winners)
            return self.speaker.text("The game is over. First: {winners}.", winners=winners)
        prompt = self.g.words.prompt(s)
        if s.to_act == CHANCE or outcome is not None:
            return self.speaker.say(prompt)
        return self.speaker.text("{player}: {prompt}", player=Seat(int(s.to_act)), prompt=prompt)

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
