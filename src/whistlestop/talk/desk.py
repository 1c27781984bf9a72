"""What you can ask for in a conversation about one game; each answer is a dictionary for JSON.

The talker plays the seats called "you". Bots and chance play by themselves, so every answer ends at
a decision of the talker or at the end of the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from whistlestop.bots import Bot, bot_names, decide, is_file_bot, make_bot, styles_of
from whistlestop.core.chance import Dice, new_seed
from whistlestop.core.errors import NotationError, SetupError, WhistlestopError
from whistlestop.core.game import CHANCE, OVER, Action
from whistlestop.core.match import Match
from whistlestop.core.record import PERSON, Record, Sitter
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.rulebook.plain import plain
from whistlestop.core.rulebook.reading import guide_of, read_rules
from whistlestop.core.shortcuts import BETWEEN, checked, notation
from whistlestop.core.words import Message, Speaker, say, speaker
from whistlestop.core.worth import Worth

YOU = "you"
DEFAULT_GAME = "steel-driver"
LONG_LINE = 100  # of the rules as text

Answer = dict[str, Any]


class TalkError(WhistlestopError):
    """A request that has no answer."""


class Desk:
    """One conversation: the current game, if there is one, and what the talker hasn't heard of it
    yet."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._match: Match | None = None
        self._sitters: tuple[Sitter, ...] = ()
        self._bots: list[Bot | None] = []
        self._dice = Dice("")
        self._told = 0  # actions that the talker has heard of
        self._shown: list[str] = []  # the lines of the table as it was last shown

    # What can be asked for

    def games(self) -> Answer:
        """The games, with their numbers of players, boards and options, and the bots."""
        voice = self._voice()
        return {
            "bots": bot_names(),
            "games": [
                {
                    "game": title.name,
                    "title": title.heading,
                    "designer": title.designer,
                    "players": [title.players[0], title.players[-1]],
                    "styles": styles_of(title.name),
                    "boards": {name: list(title.board(name).players) for name in title.boards()},
                    "options": {
                        option.name: {
                            "choices": list(option.choices),
                            "default": option.default,
                            "meaning": voice.say(option.meaning),
                        }
                        for option in title.options
                    },
                }
                for title in map(find_title, title_names())
            ],
        }

    def new(
        self,
        game: str = DEFAULT_GAME,
        seats: Sequence[str] = (),
        board: str = "",
        options: Mapping[str, str] | None = None,
        seed: str = "",
    ) -> Answer:
        """Begin a game, and forget the current one."""
        title = find_title(game)
        ground = title.board(_packaged(board))
        chosen = list(seats) or [YOU] + ["random"] * (ground.players[0] - 1)
        sitters = tuple(_sitter(player, number + 1) for number, player in enumerate(chosen))
        set_up = title.game(len(chosen), ground, options)
        match = Match(set_up, [sitter.name for sitter in sitters])
        self._sit_down(match, sitters, seed or new_seed())
        return self.look()

    def resume(self, record: str, seed: str = "") -> Answer:
        """Continue a recorded game; `record` is the text of its file."""
        read = Record.from_json(record)
        for sitter in read.seats:
            if sitter.player != PERSON:
                _check_bot(sitter.player)
        self._sit_down(read.replay(), read.seats, seed or new_seed())
        return self.look()

    def look(self, brief: bool = False) -> Answer:
        """The table in words, the decision to make, and the legal actions, numbered from 1.

        With `brief`, of the table only the lines that have changed since the last answer, and of
        the actions only their notations: a long game then fits into a short memory.
        """
        match = self._playing()
        state = match.state
        voice = self._voice()
        answer: Answer = {
            "game": match.game.title.name,
            "moment": len(match.actions),
            "happened": self._news(voice),
            **self._table(match.game.words.table(state, voice), brief),
            "scores": dict(zip(match.names, state.scores(), strict=True)),
        }
        outcome = state.outcome()
        if outcome is not None:
            answer["over"] = True
            answer["result"] = {
                "reason": voice.say(outcome.reason),
                "scores": dict(zip(match.names, outcome.scores, strict=True)),
                "places": dict(zip(match.names, outcome.places, strict=True)),
                "winners": [match.names[seat] for seat in outcome.winners],
            }
            return answer
        words = match.game.words
        answer["over"] = False
        answer["to_act"] = {"seat": int(state.to_act) + 1, "name": voice.name(int(state.to_act))}
        answer["prompt"] = voice.say(words.prompt(state))
        if brief:
            answer["choices"] = [action.notation for action in state.legal_actions()]
            return answer
        answer["actions"] = [
            {
                "number": number,
                "notation": action.notation,
                "label": voice.say(words.label(action)),
                **_worth(words.worth(state, action), voice),
            }
            for number, action in enumerate(state.legal_actions(), 1)
        ]
        shortcuts = words.shortcuts(state)
        if shortcuts:
            answer["shortcuts"] = [
                {
                    "number": number,
                    "notation": notation(shortcut.actions),
                    "label": voice.say(shortcut.label),
                    **_worth(shortcut.worth, voice),
                }
                for number, shortcut in enumerate(shortcuts, len(answer["actions"]) + 1)
            ]
        return answer

    def act(self, action: int | str, brief: bool = False) -> Answer:
        """Take an action or a shortcut, by its number in the lists or by its notation, and see what
        follows. Several notations, with semicolons in between, are taken one after the other."""
        match = self._playing()
        match.choose(self._find(action))
        self._go_on()
        return self.look(brief)

    def why(self, action: int | str) -> Answer:
        """Whether an action is legal now, and if not, which rule forbids it."""
        match = self._playing()
        found = self._find(action)
        reason: Message | None = None
        try:
            checked(match.state, found)
        except WhistlestopError as error:
            reason = error.message
        answer: Answer = {"notation": notation(found), "legal": reason is None}
        if reason is not None:
            answer["reason"] = self._voice().say(reason)
        return answer

    def undo(self) -> Answer:
        """Take back the talker's last choice, a shortcut as a whole, unless chance has revealed
        something since."""
        match = self._playing()
        own = [n for n, sitter in enumerate(self._sitters) if sitter.player == PERSON]
        moment = match.undo_point(own)
        if moment is None:
            raise TalkError(say("There is nothing that can be taken back.", kind="undo"))
        match.go_to(moment)
        self._told = min(self._told, moment)
        return self.look()

    def record(self) -> Answer:
        """The game so far as a record: the text of a file that replays anywhere."""
        return {"record": Record.of(self._playing(), self._sitters).to_json()}

    def rules(self, game: str = "", paragraph: str = "") -> Answer:
        """The rules of a game, by default the current one; or one paragraph, by its id."""
        played = self._match.game if self._match is not None and not game else None
        if played is None:
            title = find_title(game) if game else self._playing().game.title
            played = title.game(title.board().players[0])
        book = read_rules(guide_of(played), self._voice())
        blocks = book.section(paragraph) if paragraph else book.blocks
        return {
            "game": played.title.name,
            "rules": plain(book, blocks, LONG_LINE),
            "paragraphs": book.anchors(),
        }

    # How it goes

    def tell(self, message: Message) -> str:
        """A message in the language of the conversation."""
        return self._voice().say(message)

    def _sit_down(self, match: Match, sitters: tuple[Sitter, ...], seed: str) -> None:
        bots = [None if one.player == PERSON else make_bot(one.player) for one in sitters]
        self._match, self._sitters, self._bots = match, sitters, bots
        self._dice = Dice(seed)
        self._told = len(match.actions)
        self._go_on()

    def _playing(self) -> Match:
        if self._match is None:
            raise TalkError(say("No game has begun yet.", kind="no-game"))
        return self._match

    def _go_on(self) -> None:
        """Play chance and the bots up to the talker's next decision or the end."""
        match = self._playing()
        while match.state.to_act != OVER:
            if match.state.to_act == CHANCE:
                match.draw(self._dice)
                continue
            seat = int(match.state.to_act)
            bot = self._bots[seat]
            if bot is None:
                return
            generator = self._dice.generator(len(match.actions), "bot")
            match.play(decide(bot, self._sitters[seat].player, match.state, generator))

    def _find(self, action: int | str) -> list[Action]:
        """The actions with a number in the lists, or with a notation, whether legal or not."""
        match = self._playing()
        if match.state.to_act == OVER:
            raise TalkError(say("The game is over.", kind="game-over"))
        if isinstance(action, str) and not re.fullmatch("[0-9]{1,9}", action.strip()):
            return [match.game.parse(part.strip()) for part in action.split(BETWEEN)]
        number = int(action)
        legal: list[tuple[Action, ...]] = [(one,) for one in match.state.legal_actions()]
        legal += [one.actions for one in match.game.words.shortcuts(match.state)]
        if not 1 <= number <= len(legal):
            raise NotationError(
                say(
                    "There is no action {number}; they are numbered from 1 to {last}.",
                    kind="number",
                    number=number,
                    last=len(legal),
                )
            )
        return list(legal[number - 1])

    def _table(self, text: str, is_brief: bool) -> Answer:
        lines = text.split("\n")
        before, self._shown = set(self._shown), lines
        if not is_brief:
            return {"table": text}
        return {"changed": [line for line in lines if line.strip() and line not in before]}

    def _news(self, voice: Speaker) -> list[str]:
        match = self._playing()
        news = [voice.say(message) for messages in match.log[self._told :] for message in messages]
        self._told = len(match.log)
        return news

    def _voice(self) -> Speaker:
        return speaker(self.language, self._match.names if self._match else ())


def _worth(worth: Worth, voice: Speaker) -> Answer:
    """What a choice costs and brings, if there is anything to say."""
    message = worth.message()
    return {} if message is None else {"worth": voice.say(message)}


def _packaged(board: str) -> str:
    """A board's name; a path is refused, because the talker may be a stranger to this machine."""
    if board.endswith(".toml") or "/" in board or "\\" in board:
        raise SetupError(
            say(
                "{board} is the path of a file; a conversation is about the package's own boards.",
                kind="board",
                board=repr(board),
            )
        )
    return board


def _sitter(player: str, number: int) -> Sitter:
    if player == YOU:
        return Sitter(f"Player {number}", PERSON)
    _check_bot(player)
    return Sitter(f"{player.partition(':')[0].capitalize()} {number}", player)


def _check_bot(player: str) -> None:
    """Refuse bots in files: the talker must not choose code to run."""
    if is_file_bot(player):
        raise SetupError(
            say(
                "{bot} is a program of somebody's own; a conversation has the package's bots only.",
                kind="seat",
                bot=repr(player),
            )
        )
    make_bot(player)
