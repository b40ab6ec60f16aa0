"""Typed access to the fields of a request (docs/WORKER.md)."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, Any, Final

from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke import shapes

LARGEST: Final = 2**53 - 1

MAX_EFFORT: Final = 100.0
"""Beyond it a decision would take minutes."""


class Refused(ValueError):
    """A refused request; `fault` is the id of the reason."""

    def __init__(self, fault: str, **args: Any) -> None:
        super().__init__(fault)
        self.fault: shapes.Fault = {"id": fault, "args": args}


class Request:
    """A JSON object; a missing field or one of the wrong type is refused by name."""

    def __init__(self, fields: Any, within: str = "") -> None:
        self._within = within
        if not isinstance(fields, dict):
            raise self._bad("")
        self._fields: Mapping[str, Any] = fields

    def __contains__(self, name: str) -> bool:
        return name in self._fields

    def text(self, name: str) -> str:
        """A string."""
        value = self._value(name)
        if not isinstance(value, str):
            raise self._bad(name)
        return value

    def flag(self, name: str, default: bool | None = None) -> bool:
        """A boolean; required unless there is a default."""
        value = self._value(name) if default is None or name in self else default
        if not isinstance(value, bool):
            raise self._bad(name)
        return value

    def number(self, name: str, default: float) -> float:
        """A finite number, not a boolean."""
        value = self._value(name) if name in self else default
        if type(value) not in (int, float) or not abs(value) <= LARGEST:  # so is NaN
            raise self._bad(name)
        return float(value)

    def numbers(self, name: str, count: int) -> list[float]:
        """A list of so many finite numbers."""
        value = self._value(name)
        if not isinstance(value, list) or len(value) != count:
            raise self._bad(name)
        if any(type(one) not in (int, float) or not abs(one) <= LARGEST for one in value):
            raise self._bad(name)
        return [float(one) for one in value]

    def effort(self) -> float:
        """How much a bot is to search, 1.0 if nothing is said."""
        effort = self.number("effort", 1.0)
        if not 0 < effort <= MAX_EFFORT:
            raise self._bad("effort")
        return effort

    def whole(self, name: str) -> int:
        """An integer in JavaScript's safe range; not a boolean or a float, which Python would accept."""
        value = self._value(name)
        if type(value) is not int or abs(value) > LARGEST:
            raise self._bad(name)
        return value

    def whole_or_none(self, name: str) -> int | None:
        """An integer or null."""
        return None if self._value(name) is None else self.whole(name)

    def viewer(self, players: int) -> int:
        """The viewer's seat in a game of `players`; null means NOBODY."""
        return self.one_of("seat", range(players)) if self._value("seat") is not None else NOBODY

    def viewers(self, name: str, players: int) -> list[int]:
        """A list of different viewers, each a seat or null, which means NOBODY; empty if missing."""
        value = self._fields.get(name, [])
        if not isinstance(value, list):
            raise self._bad(name)
        found = [NOBODY if one is None else one for one in value]
        if any(type(one) is not int or one not in range(NOBODY, players) for one in found) or -1 in value:
            raise self._bad(name)
        if len({*found}) != len(found):
            raise self._bad(name)
        return found

    def one_of(self, name: str, values: Container[int]) -> int:
        """An integer that is one of `values`."""
        value = self.whole(name)
        if value not in values:
            raise self._bad(name)
        return value

    def objects(self, name: str) -> list[Request]:
        """A list of objects."""
        value = self._value(name)
        if not isinstance(value, list):
            raise self._bad(name)
        return [Request(one, f"{self._within}{name}.") for one in value]

    def names(self, name: str) -> list[str]:
        """A list of strings, empty if missing."""
        value = self._fields.get(name, [])
        if not (isinstance(value, list) and all(isinstance(one, str) for one in value)):
            raise self._bad(name)
        return value

    def texts(self, name: str) -> dict[str, str]:
        """An object of strings, empty if missing."""
        inner = Request(self._fields.get(name, {}), f"{self._within}{name}.")
        return {key: inner.text(key) for key in inner._fields}

    def _value(self, name: str) -> Any:
        if name not in self._fields:
            raise self._bad(name)
        return self._fields[name]

    def _bad(self, name: str) -> Refused:
        return Refused("bad-request", what=(self._within + name).rstrip("."))
