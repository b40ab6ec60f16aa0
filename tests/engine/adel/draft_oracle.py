"""The oracle of drafts: every draft there can be, one by one, and what each seat sees of it, as the rules tell it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from raenke.adel.rules.characters import RANK
from raenke.game import NOBODY

Step = tuple[int, str]
"""A seat, and `:` for a pick or `/` for a card put aside; seat NOBODY where chance sets one aside."""


class Draft(NamedTuple):
    """One draft up to now."""

    down: int
    taken: tuple[int, ...]
    """By step, the character."""
    pools: tuple[frozenset[int], ...]
    """By step, what there was to choose from; at last what there is now."""


@dataclass(frozen=True)
class Drafting:
    """A table that drafts: who plays, with which characters, what lies face up, and who begins."""

    players: int
    characters: tuple[int, ...]
    up: tuple[int, ...]
    first: int
    hig: bool = True

    def steps(self) -> list[Step]:
        """Who does what, one after the other."""
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
        """Whether the last seat chooses between the last card and the face-down one."""
        return self.players == 7 and len(self.characters) == 8

    def all(self, done: int) -> Iterator[Draft]:
        """Every draft of so many steps; all choose blindly, so that each is as likely as any other."""
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
        """All that a seat sees of a draft: the face-down card if it looks at it, and what it chose from what."""
        looks = self.seventh and len(draft.taken) >= 6 and seat == (self.first + 6) % 7
        down = draft.down if looks or (self.hig and seat == self.first) else None
        steps = self.steps()[: len(draft.taken)]
        own = [(draft.pools[n], draft.taken[n]) for n, (who, _) in enumerate(steps) if who == seat]
        return down, own, draft.pools[-1] if deciding else None

    def holders(self, draft: Draft) -> dict[int, int]:
        """By rank, who picked it."""
        steps = zip(self.steps(), draft.taken, strict=False)
        return {RANK[character]: seat for (seat, how), character in steps if how == ":"}
