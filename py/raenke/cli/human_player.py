"""A human player at a terminal: prints the view and the numbered legal moves, reads one line per decision."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, TextIO

from raenke.cli.adapters import ADAPTERS
from raenke.cli.streams import LARGEST_INPUT, TOO_LARGE, CommandError
from raenke.game import Game, View

_HELP = "A number from the list, or a move in notation; ? shows the table again, q ends with the record so far."


class Quit(Exception):
    """The human has quit the game."""


class HumanPlayer:
    """Asks the human at the terminal; like a bot it gets only its view."""

    name: ClassVar[str] = "human"

    def __init__(self, game: Game, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.game = game
        self.source = source or sys.stdin
        self.sink = sink or sys.stderr  # standard output is for the record
        self.words = ADAPTERS[game.name].words
        self._unread = LARGEST_INPUT

    def say(self, *lines: str) -> None:
        """Print lines for the human."""
        for line in lines:
            print(line, file=self.sink)
        self.sink.flush()

    def hear(self, event: Any, seat: int) -> None:
        """Print an event, redacted for the human's seat."""
        self.say(*self.words.event_lines(self.game.page.redact(event, seat)))

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Ask until the answer is a legal move."""
        legal = view.legal()
        self._show(view, legal)
        while True:
            self.sink.write("> ")
            self.sink.flush()
            line = self._read_line()
            if not line:
                self.say("")
                raise Quit
            answer = line.strip()
            if answer.lower() in ("q", "quit", "exit"):
                raise Quit
            if answer == "?":
                self._show(view, legal)
                self.say(_HELP)
                continue
            choice = self._understood(answer, legal, view.seat)
            if choice is not None:
                yield choice
                return
            if answer:
                self.say(f"{answer[:40]!r} is not one of the moves above. {_HELP}")

    def _read_line(self) -> str:
        line = self.source.readline(self._unread + 1)
        self._unread -= len(line)
        if self._unread < 0:
            raise CommandError(f"standard input: {TOO_LARGE}")
        return line

    def _show(self, view: View, legal: list[int]) -> None:
        self.say("", *self.words.table_lines(view), self.words.question(view))
        width = len(str(len(legal)))
        for number, action in enumerate(legal, 1):
            token = self.game.notation.text(action, view.seat)
            self.say(f"  {number:>{width}}. {token:<7} {self.words.action_words(action, view)}")

    def _understood(self, answer: str, legal: list[int], seat: int) -> int | None:
        if answer.isascii() and answer.isdigit() and len(answer) < 4:
            return legal[int(answer) - 1] if 1 <= int(answer) <= len(legal) else None
        return {self.game.notation.text(action, seat): action for action in legal}.get(answer)
