"""Bots from files and packages: loaded, checked, and asked so that their mistakes cannot break a game.

The code runs wherever this module is called: in a process (`raenke.bots.host`) or a web worker of its own, to which
views are sent, never a state. Every problem is a `Fault`, an id with details, which page and command put into words.
"""

from __future__ import annotations

import linecache
import operator
import re
import sys
from collections.abc import Iterator, Mapping
from random import Random
from time import perf_counter
from types import ModuleType
from typing import Any, Final, Literal, NamedTuple

from raenke.bots import BOTS, LOT
from raenke.faults import Fault
from raenke.game import View

LARGEST_FILE: Final = 1_000_000
"""Maximum length of a bot's source text."""

MOST_STEPS: Final = 10_000
"""How many answers a bot may yield for one decision; the last one counts."""

MOST_SECONDS: Final = 10.0
"""How long a bot may think about one decision; it is stopped only between two answers."""

MOST_FAILURES: Final = 3
"""After so many failures in a row a bot counts as failed."""

NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9._-]{0,31}")
"""A bot's name; in a record it is `bot:NAME`, where a colon or space would mean something else (docs/NOTATION.md)."""

_LONGEST_DETAIL: Final = 200

_CALLS: Final = ("think", "choose")


class BadBot(Fault):
    """A source that is no bot.

    Ids: `too-large`, `syntax`, `import`, `raises`, `no-bot`, `several-bots`, `not-made`, `name`, `name-taken`.
    """


class BotFailed(Fault):
    """A decision that a bot did not make. Ids: `raised`, `illegal`, `no-answer`; whoever runs it may add others."""


class LoadedBot(NamedTuple):
    """A bot that was loaded and can be made."""

    name: str
    version: str
    """What it says of itself; may be empty."""
    made_of: Any
    """A class, made anew for each game, or else the bot itself: an object or a module."""

    def new(self) -> Any:
        """A bot for one seat of one game; BotFailed if making it raises."""
        if not isinstance(self.made_of, type):
            return self.made_of
        try:
            return self.made_of()
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a bot may raise anything, SystemExit too
            raise _failed_by(error, _file_of(self.made_of)) from None


def load_text(text: str, file: str = "bot.py") -> LoadedBot:
    """Load a bot from Python source; without a name of its own it is called like the file."""
    if len(text) > LARGEST_FILE:
        raise BadBot("too-large", f"a bot has at most {LARGEST_FILE} characters", most=LARGEST_FILE)
    stem = file.replace("\\", "/").rpartition("/")[2].removesuffix(".py")
    module = ModuleType(f"raenke_bot_{abs(hash((file, text))):x}")
    module.__file__ = file
    try:
        code = compile(text, file, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line, problem = getattr(error, "lineno", None) or 0, getattr(error, "msg", None) or str(error)
        english = f"line {line}: {problem}" if line else str(problem)
        raise BadBot("syntax", english, line=line, what=_short(problem)) from None
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)  # for tracebacks
    sys.modules[module.__name__] = module  # dataclasses look their module up
    try:
        exec(code, module.__dict__)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        sys.modules.pop(module.__name__, None)
        raise import_fault(error, file) from None
    return load_object(module, stem)


def load_object(found: Any, name: str) -> LoadedBot:
    """Check what a package offers as a bot: a module, a class or an object; `name` if it says none itself."""
    bot = _bot_of(found) if isinstance(found, ModuleType) else found
    if not _can_decide(bot):
        raise BadBot("no-bot", "there is neither a function choose(view, rng) nor a class with think(view, rng)")
    own = getattr(bot, "name", name)
    if not (isinstance(own, str) and NAME.fullmatch(own)):
        english = f"{own!r} is no name: letters, digits, '.', '_' and '-', at most 32, a letter first"
        raise BadBot("name", english, name=_short(own))
    if own.lower() in (*BOTS, LOT, "human"):
        raise BadBot("name-taken", f"{own!r} is a bot of ours", name=own)
    loaded = LoadedBot(own, _short(getattr(bot, "version", "")), bot)
    try:
        loaded.new()
    except BotFailed as failed:
        raise BadBot("not-made", f"it cannot be made without arguments: {failed}", **failed.details) from None
    return loaded


def _bot_of(module: ModuleType) -> Any:
    """The bot that a module offers: itself if it decides, what it calls BOT, or its only class that decides."""

    def is_own(value: Any) -> bool:  # not imported, such as `raenke.game.choose`
        return getattr(value, "__module__", None) == module.__name__

    if any(callable(found := getattr(module, call, None)) and is_own(found) for call in _CALLS):
        return module
    if hasattr(module, "BOT"):
        return module.BOT
    classes = [
        value for value in vars(module).values() if isinstance(value, type) and is_own(value) and _can_decide(value)
    ]
    if len(classes) > 1:
        names = ", ".join(one.__name__ for one in classes)
        raise BadBot("several-bots", f"which one is the bot, {names}? Say it with BOT = …", names=_short(names))
    return classes[0] if classes else None


def _can_decide(bot: Any) -> bool:
    return any(callable(getattr(bot, call, None)) for call in _CALLS)


def answers(bot: Any, view: View, rng: Random) -> Iterator[int]:
    """Ask a bot for a decision: yield its answers, all legal, the last one counts; BotFailed if there is none.

    With `choose(view, rng)` a bot has one answer, with `think(view, rng)` it yields ever better ones.
    """
    legal = {action: action for action in view.legal()}
    until = perf_counter() + MOST_SECONDS
    file = _file_of(bot)
    answered = False
    try:
        thoughts = bot.think(view, rng) if callable(getattr(bot, "think", None)) else [bot.choose(view, rng)]
        for step, answer in enumerate(thoughts, 1):
            yield _legal(answer, legal)
            answered = True
            if step >= MOST_STEPS or perf_counter() > until:
                break
    except (KeyboardInterrupt, GeneratorExit, BotFailed):
        raise
    except BaseException as error:  # a bot may raise anything, SystemExit too
        raise _failed_by(error, file) from None
    if not answered:
        raise BotFailed("no-answer", "it gave no answer")


def _legal(answer: Any, legal: Mapping[int, int]) -> int:
    """The legal action that an answer stands for; an integer of NumPy is one too."""
    try:
        action = legal.get(operator.index(answer))
    except TypeError:
        action = None
    if action is None:
        shown = _short(repr(answer))
        raise BotFailed("illegal", f"{shown} is no legal action", answer=shown)
    return action


Verdict = Literal["first", "again", "failed"]


class FailureCount:
    """Counts a bot's failures in a game: told once, and three in a row mean that it has failed."""

    def __init__(self) -> None:
        self.total = 0
        self.in_a_row = 0

    def decided(self) -> None:
        """Count a decision."""
        self.in_a_row = 0

    def failed(self) -> Verdict:
        """Count a failure; `failed` when it makes three in a row, else `first` if there was none before."""
        self.total += 1
        self.in_a_row += 1
        if self.in_a_row == MOST_FAILURES:
            return "failed"
        return "first" if self.total == 1 else "again"


def import_fault(error: BaseException, file: str = "") -> BadBot:
    """Why a bot cannot be imported; with the line of its file, where that is known."""
    line = _line(error, file)
    place = f"line {line}: " if line else ""
    if isinstance(error, ModuleNotFoundError) and error.name:
        name = _short(error.name)
        return BadBot("import", f"{place}it needs {name}, which is not here", module=name, line=line)
    what = _told(error)
    return BadBot("raises", f"{place}{what}", what=what, line=line)


def _failed_by(error: BaseException, file: str) -> BotFailed:
    what, line = _told(error), _line(error, file)
    return BotFailed("raised", f"line {line}: {what}" if line else what, what=what, line=line)


def _file_of(bot: Any) -> str:
    """The file in which a bot is written, as tracebacks name it; "" if it is not known."""
    kind = bot if isinstance(bot, type) else type(bot)
    module = bot if isinstance(bot, ModuleType) else sys.modules.get(kind.__module__)
    return str(getattr(module, "__file__", None) or "")


def _line(error: BaseException, file: str) -> int:
    """The line of a file in which an error arose, the last one on its way there; 0 if there is none."""
    line, at = 0, error.__traceback__
    while at:
        if at.tb_frame.f_code.co_filename == file:
            line = at.tb_lineno
        at = at.tb_next
    return line


def _told(error: BaseException) -> str:
    try:
        problem = str(error)
    except Exception:
        problem = ""
    return _short(f"{type(error).__name__}: {problem}" if problem else type(error).__name__)


def _short(value: Any) -> str:
    """A text of a bot as one short printable line."""
    try:
        text = str(value)
    except Exception:
        text = type(value).__name__
    text = "".join(char if char.isprintable() else " " for char in text[: 2 * _LONGEST_DETAIL])
    return text if len(text) <= _LONGEST_DETAIL else f"{text[:_LONGEST_DETAIL]}…"
