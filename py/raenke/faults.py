"""Exceptions for invalid input from a person, a file or the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Fault(ValueError):
    """Invalid input: an id that the page translates, and a message in English for the command line."""

    def __init__(self, id: str, english: str, /, **details: str | int) -> None:
        super().__init__(english)
        self.id, self.details = id, details

    def __reduce__(self) -> tuple[Any, ...]:  # keeps the attributes when pickled between processes
        return type(self).__new__, (type(self), str(self)), self.__dict__


class IllegalAction(Fault):
    """A move that the rules do not allow now; `legal` lists the notation of the legal moves."""

    def __init__(self, id: str, english: str, *, legal: Sequence[str] = (), **details: str | int) -> None:
        super().__init__(id, english, **details)
        self.legal = tuple(legal)


class BadRecord(Fault):
    """A text that is not a valid record; names the token, its number and what would have been legal."""

    def __init__(
        self,
        id: str,
        problem: str,
        *,
        token: str = "",
        number: int = 0,
        legal: Sequence[str] = (),
        **details: str | int,
    ) -> None:
        self.problem, self.token, self.number, self.legal = problem, token, number, tuple(legal)
        shown = token if len(token) <= 60 else f"{token[:60]}…"  # a broken token can be as long as the file
        place = f"token {number} {shown!r}: " if number else f"{shown!r}: " if token else ""
        hint = f" (legal: {' '.join(legal)})" if legal else ""
        super().__init__(id, f"{place}{problem}{hint}", **details)

    def at(self, token: str = "", number: int = 0, legal: Sequence[str] = ()) -> BadRecord:
        """The same fault with another location."""
        moved = BadRecord(self.id, self.problem, token=token, number=number, legal=legal)
        moved.details = self.details
        return moved


class BadSetup(Fault):
    """A number of players, first seat or option that the game does not allow."""
