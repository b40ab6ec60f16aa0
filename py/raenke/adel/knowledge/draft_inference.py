"""Draft inference: who can hold which character, given the draft, the calls and the answers.

An assignment puts each character into one of the places of a draft: a pick, a card put or set aside, or the cards left
over. All assignments that are consistent with what the viewer saw and with the calls since are equally likely; this is
the exact posterior if all seats pick at random.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.adel.rules.characters import RANK, RANKS
from raenke.adel.rules.decisions import DRAFT, SET_ASIDE
from raenke.adel.rules.draft import NEW_CARD, script
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View

DOWN: Final = -1
SECOND_DOWN: Final = -2
"""Places of the cards set aside face down; the other places are the draft decisions, numbered from 0."""
SEVENTH: Final = 6
"""The last decision with seven players, a choice between the last card and the face-down one."""


class DraftOutcome(NamedTuple):
    """One assignment, as the fields of a state."""

    chosen: list[int]
    offered: list[int]
    pool: int
    down: int
    second_down: int
    holders: list[int]


class DraftInference:
    """The characters that may have gone to each place of this round's draft."""

    def __init__(self, view: View) -> None:
        steps = script(view.players, view.ranks)
        decisions = [(seat, decision) for seat, decision in steps if seat != NEW_CARD]
        self.characters = view.characters
        self.takers = [
            (view.first + seat) % view.players if decision == DRAFT else NOBODY for seat, decision in decisions
        ]
        """By decision, the seat that picks; NOBODY where a card is put aside."""
        self.done = len(view.chosen)
        self.second_at = view.players if len(steps) > len(decisions) and view.step > view.players else NOBODY
        """The decision before which a second card was set aside, or NOBODY."""
        self.seventh = view.players == 7 and view.ranks == 8
        self.allowed: dict[int, int] = {}
        self.rest = 0
        """The set of characters that may be left over."""
        self.maybe_down = 0
        """The set of characters that may be the face-down one."""
        self.all = sum(1 << character for character in view.characters if character not in view.up)
        self._follow_draft(view)
        self._follow_calls(view)

    def _follow_draft(self, view: View) -> None:
        """Between two sights of the offered cards, the viewer knows which characters went, but not where."""
        left, places = self.all, []
        if view.down != NOBODY:
            self.allowed[DOWN] = 1 << view.down
            left &= ~self.allowed[DOWN]
        elif view.pending != SET_ASIDE or self.done:
            places = [DOWN]
        for number, character in enumerate(view.chosen):
            if number == self.second_at:
                places.append(SECOND_DOWN)
            if character == NOBODY:
                places.append(number)
                continue
            seen = view.offered[number]
            self.allowed.update(dict.fromkeys(places, left & ~seen))
            self.allowed[number] = 1 << character
            left, places = seen & ~self.allowed[number], []
        if self.done == self.second_at:
            places.append(SECOND_DOWN)
        self.rest = view.pool & left if view.pool else left
        self.allowed.update(dict.fromkeys(places, left & ~self.rest if view.pool else left))
        self.maybe_down = self.allowed.get(DOWN, 0)
        if self.seventh and self.done > SEVENTH:
            del self.allowed[DOWN]  # the face-down card was taken or is left over
            if view.chosen[SEVENTH] == NOBODY:
                self.rest |= self.maybe_down
                self.allowed[SEVENTH] = self.rest

    def _follow_calls(self, view: View) -> None:
        """A seat that answered holds the character; if nobody did, nobody holds it, unless it was murdered."""
        for rank in range(1, view.rank + 1):
            character, seat = 1 << self.characters[rank - 1], view.shown[rank]
            for place in self.allowed:
                taker = self.takers[place] if place >= 0 else NOBODY
                if seat != NOBODY:
                    impossible = taker != seat
                elif rank == view.murdered:
                    impossible = taker == view.cleared != NOBODY
                else:
                    impossible = taker != NOBODY
                if impossible:
                    self.allowed[place] &= ~character
            if seat != NOBODY:
                self.rest &= ~character

    def ways(self) -> int:
        """The number of consistent assignments."""
        return _ways(tuple(self.allowed.values()), self.rest, self.all)[0]

    def shares(self) -> dict[int, dict[int, float]]:
        """By place, the probability of each character."""
        shares = _shares(tuple(self.allowed.values()), self.rest, self.all)
        return dict(zip(self.allowed, shares, strict=True))

    def odds(self, seats: int) -> tuple[tuple[float, ...], ...]:
        """By rank and seat, the probability that the seat holds the rank."""
        found = [[0.0] * seats for _ in range(RANKS + 1)]
        for place, share in self.shares().items():
            if place >= 0 and self.takers[place] != NOBODY:
                for character, odds in share.items():
                    found[RANK[character]][self.takers[place]] += odds
        return tuple(map(tuple, found))

    def sample(self, rng: Random) -> DraftOutcome:
        """A uniformly random assignment."""
        ways = _ways(tuple(self.allowed.values()), self.rest, self.all)
        used, at = 0, {}
        for place, allowed in self.allowed.items():
            can_be = allowed & ~used
            if can_be & can_be - 1:
                number = int(rng.random() * ways[used])
                for character in _members(can_be):
                    number -= ways[used | 1 << character]
                    if number < 0:
                        break
            else:
                character = can_be.bit_length() - 1
            at[place] = character
            used |= 1 << character
        return self._as_it_went(at, self.all & ~used, rng)

    def _as_it_went(self, at: dict[int, int], rest: int, rng: Random) -> DraftOutcome:
        """Reconstruct the course of the draft from an assignment."""
        if DOWN in at:
            down = at[DOWN]
        elif self.done:  # the seventh seat took it or left it over
            can_be = [c for c in (at[SEVENTH], *_members(rest)) if self.maybe_down >> c & 1]
            down = can_be[int(rng.random() * len(can_be))]
        else:
            down = NOBODY
        holders = [NOBODY] * (RANKS + 1)
        chosen, offered, pool = [], [], self.all & ~(1 << down if down != NOBODY else 0)
        for number in range(self.done + 1):
            if number == self.second_at:
                pool ^= 1 << at[SECOND_DOWN]
            if number == SEVENTH and self.seventh:
                pool |= 1 << down
            if number < self.done:
                character = at[number]
                offered.append(pool)
                chosen.append(character)
                pool ^= 1 << character
                if self.takers[number] != NOBODY:
                    holders[RANK[character]] = self.takers[number]
        return DraftOutcome(chosen, offered, pool, down, at.get(SECOND_DOWN, NOBODY), holders)


@lru_cache(maxsize=4096)
def _members(characters: int) -> tuple[int, ...]:
    return tuple(character for character in range(characters.bit_length()) if characters >> character & 1)


@lru_cache(maxsize=4096)
def _ways(allowed: tuple[int, ...], rest: int, everybody: int) -> dict[int, int]:
    """By set of characters used for the first places, the number of ways to fill the other places."""
    ways: dict[int, int] = {}

    def count(used: int, place: int) -> int:
        if used not in ways:
            if place == len(allowed):
                ways[used] = int(not everybody & ~used & ~rest)
            else:
                can_be = _members(allowed[place] & ~used)
                ways[used] = sum([count(used | 1 << character, place + 1) for character in can_be])
        return ways[used]

    count(0, 0)
    return ways


@lru_cache(maxsize=4096)
def _shares(allowed: tuple[int, ...], rest: int, everybody: int) -> list[dict[int, float]]:
    """By place, the probability of each character."""
    ways = _ways(allowed, rest, everybody)
    reached = {0: 1}
    shares = []
    for can_be in allowed:
        share: dict[int, float] = {}
        further: dict[int, int] = {}
        for used, times in reached.items():
            for character in _members(can_be & ~used):
                then = used | 1 << character
                if ways[then]:
                    share[character] = share.get(character, 0.0) + times * ways[then] / ways[0]
                    further[then] = further.get(then, 0) + times
        shares.append(share)
        reached = further
    return shares
