"""Bots by name: those of the package, and your own by the path of a file.

A bot of the package may take a parameter after a colon: `mcts:500` thinks for 500 simulations,
`mcts:0.5s` for half a second, `mcts:500/2s` for 500 simulations but no longer than two seconds, and
`mcts:500/paranoid` searches the paranoid way. `style:thrifty` is one of the styles of a game.
"""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from whistlestop.bots.bot import Bot, BotError, failed
from whistlestop.bots.expert import ExpertBot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.level import LevelBot
from whistlestop.bots.master import MasterBot
from whistlestop.bots.mcts import MAX_N, PARANOID, Budget, MctsBot
from whistlestop.bots.random_bot import RandomBot
from whistlestop.bots.styles import STYLES, Style
from whistlestop.core.words import say

ONE_SECOND = Budget(seconds=1.0)

# The levels for the table are easy, medium, hard, expert and master. What makes one strong is a
# number of simulations, the same on every machine; the seconds only keep a slow machine from taking
# for ever.
PLAIN: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": lambda: LevelBot("easy", GreedyBot(), RandomBot()),
    "medium": lambda: LevelBot(
        "medium", ExpertBot(Budget(simulations=5, seconds=1.0)), GreedyBot()
    ),
    "hard": lambda: ExpertBot(Budget(simulations=100, seconds=2.0)),
}
STYLE = "style"
THINKING: dict[str, Callable[[Budget, str], Bot]] = {
    "mcts": MctsBot,
    "expert": ExpertBot,
    "master": MasterBot,
}
UNNAMED = {"mcts": "1s", "expert": "1000/5s", "master": "1000/5s"}  # budgets that go without saying

_FILE_BOT = re.compile(r"(?P<path>.*\.py):(?P<name>[^:/\\]+)")
_PARAMETER = re.compile(
    r"(?P<amount>[0-9]+(?:\.[0-9]+)?)(?:(?P<seconds>s)|/(?P<most>[0-9]+(?:\.[0-9]+)?)s)?"
    rf"(?:/(?P<backup>{MAX_N}|{PARANOID}))?|(?P<alone>{MAX_N}|{PARANOID})"
)


def bot_names() -> list[str]:
    """The names of the bots of the package that play every game."""
    return sorted([*PLAIN, *THINKING])


def styles_of(title: str) -> list[str]:
    """The names of the styles of a game."""
    return [f"{STYLE}:{name}" for name, style in STYLES.items() if style.title == title]


def check_bot(name: str, title: str) -> None:
    """Raise an error if there is no such bot, or if it doesn't play this game."""
    bot = make_bot(name)
    if isinstance(bot, Style):
        bot.check(title)


def is_file_bot(name: str) -> bool:
    """Whether the name stands for a bot in a file, whose code runs when it is made."""
    return _FILE_BOT.fullmatch(name) is not None


def split_bot(text: str) -> tuple[str, str]:
    """A bot with its parameter, and what follows a further colon: the player's name."""
    own = re.match(r"[^:]*\.py:[^:]*", text)
    if own is not None:
        return own[0], text[own.end() + 1 :]
    name, _, rest = text.partition(":")
    parameter, _, after = rest.partition(":")
    if name == STYLE and parameter in STYLES:
        return f"{name}:{parameter}", after
    if name in THINKING and _PARAMETER.fullmatch(parameter):
        return f"{name}:{parameter}", after
    return name, rest


def make_bot(name: str) -> Bot:
    """A new bot: `random`, `mcts:500`, or `path/to/my_bot.py:Bot` for your own."""
    if name in PLAIN:
        return PLAIN[name]()
    kind, colon, parameter = name.partition(":")
    if kind in THINKING:
        return THINKING[kind](*_read_parameter(name, parameter if colon else UNNAMED[kind]))
    if kind == STYLE and parameter in STYLES:
        return STYLES[parameter]()
    if kind == STYLE:
        raise BotError(
            say(
                "There is no style {name}; there are: {known}.",
                kind="bot",
                name=repr(parameter),
                known=", ".join(STYLES),
            )
        )
    if kind in PLAIN:
        raise BotError(
            say(
                "The bot {bot} takes no parameter, so {name} means nothing.",
                kind="bot",
                bot=kind,
                name=repr(name),
            )
        )
    own = _FILE_BOT.fullmatch(name)
    if own is None:
        raise BotError(
            say(
                "There is no bot {name}; there are: {known}. "
                "For a bot of your own, give its file and class: my_bot.py:Bot.",
                kind="bot",
                name=repr(name),
                known=", ".join(bot_names()),
            )
        )
    return _make_own(name, own["path"], own["name"])


def _read_parameter(name: str, text: str) -> tuple[Budget, str]:
    found = _PARAMETER.fullmatch(text)
    if found is not None and found["alone"]:
        return ONE_SECOND, found["alone"]
    if found is not None and float(found["amount"]) > 0 and float(found["most"] or 1) > 0:
        backup = found["backup"] or MAX_N
        if found["seconds"]:
            return Budget(seconds=float(found["amount"])), backup
        if "." not in found["amount"]:
            return Budget(int(found["amount"]), float(found["most"] or 0)), backup
    kind = name.partition(":")[0]
    raise BotError(
        say(
            "{name} is no bot: {bot} takes a number of simulations, as in {simulations}, or of "
            "seconds for each decision, as in {seconds}; {paranoid} may follow.",
            kind="bot",
            bot=kind,
            name=repr(name),
            simulations=f"{kind}:500",
            seconds=f"{kind}:0.5s",
            paranoid=f"/{PARANOID}",
        )
    )


def _make_own(name: str, path: str, class_name: str) -> Bot:
    file = Path(path)
    if not file.is_file():
        raise BotError(
            say("The bot {bot} isn’t available: there is no file {path}.", bot=name, path=path)
        )
    try:
        module = _load(file.resolve())
    except Exception as error:
        raise failed(name, error) from error
    made = getattr(module, class_name, None)
    if not isinstance(made, type):
        raise BotError(
            say(
                "The bot {bot} isn’t available: {path} has no class {name}.",
                bot=name,
                path=path,
                name=repr(class_name),
            )
        )
    try:
        bot: Bot = made()
    except Exception as error:
        raise failed(name, error) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError(
            say(
                "The bot {bot} isn’t available: {name} has no method choose(state, generator).",
                bot=name,
                name=class_name,
            )
        )
    return bot


@lru_cache(maxsize=64)
def _load(file: Path) -> ModuleType:
    """A file as a module, loaded once for all the seats it plays."""
    module_name = f"whistlestop_bot_{abs(hash(file))}_{file.stem}"
    spec = importlib.util.spec_from_file_location(module_name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    folder = str(file.parent)
    if folder not in sys.path:
        sys.path.append(folder)  # a bot may import what lies beside it
    sys.modules[module_name] = module  # dataclasses and pickle look a class's module up there
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[module_name]
        raise
    return module
