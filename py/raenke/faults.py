"""What can be wrong with what a person, a file or the page asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Fault(ValueError):
    """What was asked for and cannot be: an id that the page has words for, and plain English for the command."""

    def __init__(self, id: str, english: str, **details: str | int) -> None:
        super().__init__(english)
        self.id, self.details = id, details

    def __reduce__(self) -> tuple[Any, ...]:  # so that a fault of another process arrives as it was
        return type(self).__new__, (type(self), str(self)), self.__dict__


class IllegalAction(Fault):
    """A move that the rules do not allow now; `legal` holds the notation of those they do."""

    def __init__(self, id: str, english: str, *, legal: Sequence[str] = (), **details: str | int) -> None:
        super().__init__(id, english, **details)
        self.legal = tuple(legal)


class BadRecord(Fault):
    """A text that is no record of ours; names the token, its number and what would have been legal."""

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
        shown = token if len(token) <= 60 else f"{token[:60]}…"  # a message quotes, it does not repeat a whole file
        place = f"token {number} {shown!r}: " if number else f"{shown!r}: " if token else ""
        hint = f" (legal: {' '.join(legal)})" if legal else ""
        super().__init__(id, f"{place}{problem}{hint}", **details)

    def at(self, token: str = "", number: int = 0, legal: Sequence[str] = ()) -> BadRecord:
        """The same fault, told at another place."""
        moved = BadRecord(self.id, self.problem, token=token, number=number, legal=legal)
        moved.details = self.details
        return moved


class BadSetup(Fault):
    """A game asked for with players, a first seat or options that it cannot have."""
