"""Test oracle of drafts: enumerates every possible draft and what each seat sees of it, from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from raenke.adel.rules.characters import RANK
from raenke.game import NOBODY

Step = tuple[int, str]
"""A seat, and `:` for a pick or `/` for a discard; seat NOBODY if chance sets a card aside."""


class Draft(NamedTuple):
    """A partial draft."""

    down: int
    taken: tuple[int, ...]
    """The character, by step."""
    pools: tuple[frozenset[int], ...]
    """The characters to choose from, by step; the last entry is the current pool."""


@dataclass(frozen=True)
class Drafting:
    """Set-up of a draft: players, characters, face-up cards, and the first seat."""

    players: int
    characters: tuple[int, ...]
    up: tuple[int, ...]
    first: int
    hig: bool = True

    def steps(self) -> list[Step]:
        """The steps in order."""
        seats = [(self.first + n) % self.players for n in range(self.players)]
        if self.players == 2:
            a, b = seats
            return [(a, ":"), (b, ":"), (b, "/"), (a, ":"), (a, "/"), (b, ":"), (b, "/")]
        once = [(seat, ":") for seat in seats]
        if self.players == 3:
            return [*once, *([(NOBODY, "/")] if len(self.characters) == 9 else []), *once]
        return once

    @property
    def seventh(self) -> bool:
        """Whether the last seat may also choose the face-down card."""
        return self.players == 7 and len(self.characters) == 8

    def all(self, done: int) -> Iterator[Draft]:
        """Yield every draft of `done` steps; choices are uniform, so that all are equally likely."""
        there = frozenset(self.characters) - set(self.up)
        for down in there:
            yield from self._on(Draft(down, (), (there - {down},)), done)

    def _on(self, draft: Draft, done: int) -> Iterator[Draft]:
        if len(draft.taken) == done:
            yield draft
            return
        for character in draft.pools[-1]:
            rest = draft.pools[-1] - {character}
            if self.seventh and len(draft.taken) == 5:
                rest |= {draft.down}
            yield from self._on(Draft(draft.down, (*draft.taken, character), (*draft.pools, rest)), done)

    def seen(self, draft: Draft, seat: int, *, deciding: bool) -> object:
        """What a seat sees of a draft: its own pools and choices, and the face-down card if it may look at it."""
        looks = self.seventh and len(draft.taken) >= 6 and seat == (self.first + 6) % 7
        down = draft.down if looks or (self.hig and seat == self.first) else None
        steps = self.steps()[: len(draft.taken)]
        own = [(draft.pools[n], draft.taken[n]) for n, (who, _) in enumerate(steps) if who == seat]
        return down, own, draft.pools[-1] if deciding else None

    def holders(self, draft: Draft) -> dict[int, int]:
        """The seat that picked each rank."""
        steps = zip(self.steps(), draft.taken, strict=False)
        return {RANK[character]: seat for (seat, how), character in steps if how == ":"}
