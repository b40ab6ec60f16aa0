"""Input, output and error messages shared by the commands."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, TextIO, TypeAlias

from raenke import record
from raenke.faults import BadRecord

Commands: TypeAlias = "argparse._SubParsersAction[Any]"

FAULT: Final = 1
WRONG_USE: Final = 2

LARGEST_INPUT: Final = 20_000_000
"""Maximum size of an input text in bytes; the same limit as MAX_FILE_SIZE in web/js/storage."""

TOO_LARGE: Final = f"this is larger than {LARGEST_INPUT // 1_000_000} MB, too large for any game"

_LONGEST_MESSAGE: Final = 600

MOST_GAMES: Final = 1_000_000
MOST_SEATS: Final = 99
"""The largest numbers that flags take."""


class CommandError(Exception):
    """Ends the command with a one-line error message and an exit status."""

    def __init__(self, message: str, status: int = WRONG_USE) -> None:
        super().__init__(message)
        self.status = status


def prepare_streams() -> None:
    """Make the standard streams tolerate unprintable characters and undecodable bytes."""
    shown = "backslashreplace"
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, shown), (sys.stderr, shown)):
        if isinstance(stream, io.TextIOWrapper):
            with suppress(io.UnsupportedOperation):  # a caller has already read from it
                stream.reconfigure(errors=errors)


def needed(name: Literal["input", "output", "error"]) -> TextIO:
    """A standard stream; CommandError if it was closed before the start."""
    stream: TextIO | None = {"input": sys.stdin, "output": sys.stdout, "error": sys.stderr}[name]
    if stream is None:
        raise CommandError(f"standard {name} is closed")
    return stream


def complain(message: str) -> None:
    """Print an error message on standard error if possible; the exit status reports the error in any case."""
    if sys.stderr is None:
        return  # `print` would fall back on standard output
    try:
        print(f"raenke: {one_line(message)}", file=sys.stderr, flush=True)
    except OSError:
        discard(sys.stderr)


def discard(stream: TextIO) -> None:
    """Discard a stream's buffer: Python flushes it again at exit, which would fail again."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def one_line(message: str) -> str:
    """Escape a message so that it fits on one line of any terminal, whatever text it quotes."""
    line = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in message)
    return line if len(line) <= _LONGEST_MESSAGE else f"{line[:_LONGEST_MESSAGE]} …"


def say(text: str) -> None:
    """Print an answer and flush it, so that a pipe's reader gets it at once."""
    print(text, flush=True)


def say_json(value: Any) -> None:
    """Print an answer as JSON on one line, escaping characters that the stream cannot encode."""
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(value)
    say(text)


def say_record(text: str) -> None:
    """Print a record, always as UTF-8 whatever the terminal's encoding, because `replay` must read it."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    print(text, end="", flush=True)


def answer_each(words: Sequence[str], answer: Callable[[str], None], *, skip_empty: bool = False) -> int:
    """Answer the text in the arguments, or for `-` each line of standard input."""
    if list(words) != ["-"]:
        answer(" ".join(words))
        return 0
    source = needed("input").buffer
    for number, line in enumerate(iter(lambda: source.readline(LARGEST_INPUT + 1), b""), 1):
        try:
            if len(line) > LARGEST_INPUT:
                raise CommandError(f"line {number}: {TOO_LARGE}")
            text = line.decode("utf-8-sig" if number == 1 else "utf-8")
            if text.strip() or not skip_empty:
                answer(text)
        except UnicodeDecodeError:
            raise CommandError(f"line {number}: this is not UTF-8 text") from None
        except BadRecord as bad:
            raise CommandError(f"line {number}: {bad}") from None
    return 0


def whole_text(name: str) -> str:
    """Read a whole file, or standard input for `-`."""
    if not name:
        raise CommandError("the name of the file is empty")  # Path would take it for the working directory
    try:
        if name == "-":
            held = needed("input").buffer.read(LARGEST_INPUT + 1)
        else:
            with Path(name).open("rb") as file:
                held = file.read(LARGEST_INPUT + 1)
        if len(held) > LARGEST_INPUT:
            raise CommandError(f"{name}: {TOO_LARGE}")
        return held.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError(f"{name}: this is not UTF-8 text") from None
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        raise CommandError(f"{name}: {getattr(error, 'strerror', None) or error}") from None


def one_record(name: str) -> record.Record:
    """Read the record of one game from a file, or from standard input for `-`."""
    try:
        return record.read(whole_text(name))
    except BadRecord as bad:
        raise CommandError(str(bad), FAULT) from None


def check_seat(seat: int, players: int) -> None:
    """CommandError if a game of so many has no such seat, counted from 1."""
    if seat > players:
        raise CommandError(f"there is no seat {seat} in a game of {players}")


def listed(words: Sequence[str]) -> str:
    """Join words as in "one, two and three"."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def counted(number: int, one: str) -> str:
    """A number with its noun, as in "1 card" and "0 cards"."""
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """An argparse type: an integer from `least` to `most`."""

    def whole(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 12 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} to {most}")
        return int(text)

    return whole
