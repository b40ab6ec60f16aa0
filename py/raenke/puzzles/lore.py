"""What a game tells about its puzzles: which facts count, and which motives they show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

Fact = str | int
Facts = Mapping[str, Fact]
"""Arguments of a motive's sentences: codes and numbers, seats and columns counted from 0."""


class Shown(NamedTuple):
    """A motive that a solution shows, with the facts that explain it."""

    motive: str
    facts: Facts


@dataclass
class Tally:
    """What was counted over the sampled worlds: what is believed, and by action what came of it."""

    worlds: int = 0
    believed: Counter[Hashable] = field(default_factory=Counter)
    came: dict[int, Counter[Hashable]] = field(default_factory=dict)

    def odds(self, key: Hashable) -> float:
        """How likely something is to be so."""
        return self.believed[key] / max(1, self.worlds)

    def share(self, action: int, key: Hashable) -> float:
        """How often something comes of an action."""
        return self.came.get(action, Counter())[key] / max(1, self.worlds)


class Solution(NamedTuple):
    """A verified solution, as the functions that detect motives get it."""

    view: Any
    action: int
    tempting: int
    """The wrong action that weak players like best."""
    tally: Tally
    line: tuple[Any, ...]
    """The events, in the real game, from the solution until its effect has been seen."""


Detect = Callable[[Solution], Facts | None]
"""Recognizes a motive: the facts that explain it, or None."""


class Detectors:
    """A game's motives, each with the function that recognizes it."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        """The most telling first."""
        self._detect: dict[str, Detect] = {}

    def motive(self, name: str) -> Callable[[Detect], Detect]:
        """Register a function as the one that recognizes a motive."""

        def register(detect: Detect) -> Detect:
            assert name not in self._detect
            self._detect[name] = detect
            return detect

        return register

    def order(self, *names: str) -> None:
        """Set the order once all are registered, the most telling first."""
        assert sorted(names) == sorted(self._detect), "each motive is recognized by one function"
        self.names = names

    def shown(self, solution: Solution) -> list[Shown]:
        """The motives that the facts show; without one there is nothing to tell."""
        found = ((name, self._detect[name](solution)) for name in self.names)
        return [Shown(name, facts) for name, facts in found if facts is not None]


class Lore(Protocol):
    """A game's part of the puzzles; implemented by its module `motives`."""

    @property
    def DETECTORS(self) -> Detectors:  # noqa: N802 (a constant of the module)
        """All motives."""
        ...

    @property
    def TABLES(self) -> tuple[tuple[int, tuple[tuple[str, str], ...]], ...]:  # noqa: N802 (a constant too)
        """The numbers of players and options of the games that are looked through, in turn."""
        ...

    def interest(self, view: Any) -> float:
        """How likely a decision is to be looked at: less if there are many of its kind, or they are dull."""
        ...

    def defer(self, view: Any, values: Mapping[int, float]) -> Mapping[int, float]:
        """The actions to choose from in self-play, so that a decision is met when nothing else is left to do."""
        ...

    def believed(self, world: Any) -> Iterable[Hashable]:
        """What is so in a world that the seat considers possible."""
        ...

    def came(self, view: Any, state: Any) -> Iterable[Hashable]:
        """What has come of an action by the end of the round."""
        ...

    def closes(self, event: Any, view: Any, action: int) -> bool:
        """Whether the solution's effect has been seen with this event."""
        ...
