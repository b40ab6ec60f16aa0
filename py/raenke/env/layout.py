"""Observations as arrays of a fixed size: a table of fields, each a block of numbers from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any, NamedTuple, TypeAlias

import numpy as np

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[np.float32]]"


class Field(NamedTuple):
    """A row of the table of a layout."""

    name: str
    shape: tuple[int, ...]
    meaning: str


Write = Callable[[Any, Mapping[str, Numbers]], None]
"""Writes a view into the blocks of an array that is zero everywhere."""


class Layout:
    """The layout of a game's observations, the same for every seat and number of players.

    Seats count from the viewer's own: 0 is the viewer, 1 the next seat. Seats, columns and ranks that a game does not
    have stay 0.
    """

    def __init__(self, fields: Sequence[Field], write: Write) -> None:
        self.fields = tuple(fields)
        self.size = sum(prod(field.shape) for field in fields)
        self._write = write

    def observe(self, view: Any) -> Numbers:
        """A view as an array; it has nothing but the view, so nothing that the seat may not know."""
        array: Numbers = np.zeros(self.size, np.float32)
        self._write(view, self.parts(array))
        np.minimum(array, 1, out=array)
        return array

    def parts(self, array: Numbers) -> dict[str, Numbers]:
        """The fields of an observation by name, in their shapes; they share its memory."""
        found, at = {}, 0
        for name, shape, _ in self.fields:
            end = at + prod(shape)
            found[name] = array[at:end].reshape(shape)
            at = end
        return found

    def table(self) -> str:
        """The fields as a Markdown table."""
        lines, at = ["| from | field | shape | meaning |", "|---|---|---|---|"], 0
        for name, shape, meaning in self.fields:
            lines.append(f"| {at} | `{name}` | {' × '.join(map(str, shape))} | {meaning} |")
            at += prod(shape)
        return "\n".join([*lines, f"| {at} | | | end |"])


def mark(block: Numbers, *at: int) -> None:
    """Set one number to 1, unless an index is negative, which means that there is none."""
    if min(at) >= 0:
        block[at] = 1


def seats_from(view: Any) -> Callable[[int], int]:
    """Translates a seat to how far it sits after the viewer, and what is no seat to -1."""
    players, own = view.players, max(view.seat, 0)
    return lambda seat: (seat - own) % players if seat >= 0 else -1
