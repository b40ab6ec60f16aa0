"""A puzzle as data: the record up to the decision, its solution, and what explains it."""

from __future__ import annotations

from typing import TypedDict

from raenke import record
from raenke.record import Record


class Motive(TypedDict):
    """A motive with the arguments of its sentences."""

    id: str
    facts: dict[str, str | int]


class Puzzle(TypedDict):
    """A row of `web/puzzles/GAME.json`; seats count from 0, chances are per mille of games won."""

    id: str
    record: str
    """The game until the effect of the solution has been seen."""
    at: int
    """The number of tokens before the decision."""
    seat: int
    solution: str
    chances: dict[str, int]
    """By action, how often it wins as far as the search sees."""
    margin: int
    """By how much the solution is ahead of the second."""
    worlds: int
    motives: list[Motive]
    """The most telling first."""
    grade: int


def position(puzzle: Puzzle) -> Record:
    """The record up to the decision; BadRecord if the puzzle's is none."""
    return record.read(puzzle["record"]).cut(puzzle["at"])
