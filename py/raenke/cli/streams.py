"""What the commands share: trouble in one line, text in, text out."""

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

from raenke.faults import BadRecord

Commands: TypeAlias = "argparse._SubParsersAction[Any]"

FAULT: Final = 1
WRONG_USE: Final = 2

LARGEST_INPUT: Final = 20_000_000
"""As many bytes are read of a text, and no more; the page has the same limit, MAX_FILE_SIZE in web/js/storage."""

TOO_LARGE: Final = f"this is larger than {LARGEST_INPUT // 1_000_000} MB, too large for any game"

_LONGEST_MESSAGE: Final = 600


class CommandError(Exception):
    """Ends the command with one line on standard error and an exit status."""

    def __init__(self, message: str, status: int = WRONG_USE) -> None:
        super().__init__(message)
        self.status = status


def prepare_streams() -> None:
    """Lets no character end a command, neither one that a terminal cannot show nor bytes that are no text."""
    shown = "backslashreplace"
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, shown), (sys.stderr, shown)):
        if isinstance(stream, io.TextIOWrapper):
            with suppress(io.UnsupportedOperation):  # whoever called us has read from it already
                stream.reconfigure(errors=errors)


def needed(name: Literal["input", "output", "error"]) -> TextIO:
    """A standard stream; Trouble where it was closed before we started."""
    stream: TextIO | None = {"input": sys.stdin, "output": sys.stdout, "error": sys.stderr}[name]
    if stream is None:
        raise CommandError(f"standard {name} is closed")
    return stream


def complain(message: str) -> None:
    """One line on standard error, if that can take it; the exit status tells of the trouble in any case."""
    if sys.stderr is None:
        return  # `print` would fall back on standard output
    try:
        print(f"raenke: {one_line(message)}", file=sys.stderr, flush=True)
    except OSError:
        discard(sys.stderr)


def discard(stream: TextIO) -> None:
    """Lets what a stream still holds go nowhere: Python flushes once more at its end, which would fail again."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def one_line(message: str) -> str:
    """A message fit for one line of any terminal, whatever text it quotes."""
    line = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in message)
    return line if len(line) <= _LONGEST_MESSAGE else f"{line[:_LONGEST_MESSAGE]} …"


def say(text: str) -> None:
    """Writes an answer, and lets whoever reads along have it at once."""
    print(text, flush=True)


def say_json(value: Any) -> None:
    """Writes an answer as one object on one line, escaped in JSON's own way where the stream lacks a character."""
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(value)
    say(text)


def say_record(text: str) -> None:
    """Writes a record, which is UTF-8 whatever the terminal's encoding: `replay` must read it again."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    print(text, end="", flush=True)


def answer_each(words: Sequence[str], answer: Callable[[str], None], *, skip_empty: bool = False) -> int:
    """Answers the text in the arguments, or where `-` stands each line of standard input."""
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
            raise CommandError(f"line {number}: this is no UTF-8 text") from None
        except BadRecord as bad:
            raise CommandError(f"line {number}: {bad}") from None
    return 0


def whole_text(name: str) -> str:
    """All of a file, or of standard input for `-`."""
    if not name:
        raise CommandError("the name of the file is empty")  # to Path it would be the working directory
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
        raise CommandError(f"{name}: this is no UTF-8 text") from None
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        raise CommandError(f"{name}: {getattr(error, 'strerror', None) or error}") from None


def listed(words: Sequence[str]) -> str:
    """One, two and three."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """An argument that is a whole number within bounds."""

    def whole(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 12 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} to {most}")
        return int(text)

    return whole
