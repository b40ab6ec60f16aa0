"""What games offer to guide their search; `raenke.game` has these names too."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol


class Belief(Protocol):
    """The states that a seat considers possible, each drawn as often as it finds it likely."""

    def sample(self, rng: Random) -> Any: ...


class Findings(Protocol):
    """Gathers during a search what explains its decision, as the game's own fields of `shapes.Advice`."""

    def believe(self, world: Any) -> None:
        """Count a state that the seat considers possible."""
        ...

    def happen(self, action: int, state: Any) -> None:
        """Count the state at the end of a playout after an action."""
        ...

    def beliefs(self) -> Mapping[str, Any]:
        """What the seat believes of the hidden cards."""
        ...

    def prospects(self, action: int) -> Mapping[str, Any]:
        """What is likely to come of an action."""
        ...


class Steps(Protocol):
    """Sensible play in steps, by which a tree of one seat's own decisions can be searched."""

    def advance(self, state: Any, rng: Random, last: int, seat: int = ...) -> list[int]:
        """Play until `seat` has several legal actions, and return them; none at the end of round number `last`.

        By default it plays on to that end for all seats.
        """
        ...

    def propose(self, state: Any, legal: list[int], rng: Random) -> int:
        """An action that the seat to act might sensibly take, each as often as it would."""
        ...


class Guidance(Protocol):
    """What a game offers to guide its search (`raenke.search`); whatever was learned is loaded when it is made."""

    @property
    def playouts(self) -> int:
        """How many playouts a decision gets at effort 1."""
        ...

    @property
    def steps(self) -> Steps | None:
        """How a seat's later decisions are reached; None if only the next one should be searched."""
        ...

    def prior(self, view: Any, rng: Random) -> Mapping[int, float]:
        """By action, what it seems worth before any playout: a chance to win, times as many playouts as that counts."""
        ...

    def belief(self, view: Any) -> Belief:
        """What the viewing seat thinks of the hidden cards, from its view alone."""
        ...

    def playout(self, state: Any, rng: Random, last: int | None = None) -> None:
        """A playout like `Game.playout` in which every seat plays sensibly."""
        ...

    def chances(self, state: Any) -> list[float]:
        """By seat, the chance to win, for a state at the beginning of a round or a finished one."""
        ...

    def propose(self, state: Any, legal: list[int], rng: Random) -> int:
        """An action that the seat to act might sensibly take, as in `playout`; `rng` may be a `search.tape.Tape`."""
        ...

    def redeal(self, state: Any, rng: Random) -> None:
        """Put what nobody has seen yet, such as the order of a pile, into a random order."""
        ...

    def findings(self, view: Any) -> Findings:
        """An empty collection of findings for a decision of the viewing seat."""
        ...
