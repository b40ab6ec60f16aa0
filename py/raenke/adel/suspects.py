"""Who can hold which character in this round, as far as one viewer knows: what the draft and the calls leave open.

Every character went to one place: a step of the draft at which it was picked or put aside, or where it was left lying.
What a viewer saw at its own steps says between which of them a character left; the calls say who answered to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.adel.characters import RANKS
from raenke.adel.draft import NEW_CARD, script
from raenke.adel.stages import DRAFT, SET_ASIDE
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.view import View

BALANCED: Final = 12
"""How often odds are balanced, until each character is somewhere and each place has one, to a hundredth."""

Lean = Callable[[int, int], float]
"""How much a seat leans to picking a character, against any other."""


class Place(NamedTuple):
    """Where a character can have gone: to a seat or to nobody, and the set of the ranks that can be there."""

    seat: int
    ranks: int


class _Span(NamedTuple):
    """A character left after one step and before another."""

    after: int
    before: int


def places(view: View) -> list[Place]:
    """Every place of this round's draft with what can be there; as many as characters that lie not face up."""
    characters, steps = view.characters, script(view.players, view.ranks)
    spans = {c: span for c, span in zip(characters, _spans(view, len(steps)), strict=True) if c not in view.up}
    # The last of seven chooses between the last card and the face-down one: that lies there only till then.
    returns = view.players == 7 and view.ranks == 8
    last = len(steps) - 1
    where: list[tuple[int, list[int]]] = [] if returns else [(NOBODY, [-1])]
    for number, (seat, stage) in enumerate(steps):
        holder = (view.first + seat) % view.players if stage == DRAFT and seat != NEW_CARD else NOBODY
        where.append((holder, [number, -1] if returns and number == last else [number]))
    where += [(NOBODY, [last + 1, -1] if returns else [last + 1])] * (len(spans) - len(where))
    found = []
    for holder, positions in where:
        there = [c for c, span in spans.items() if any(span.after < at < span.before for at in positions)]
        ranks = sum(1 << characters.index(c) + 1 for c in there)
        found.append(Place(holder, ranks & _called(view, holder)))
    return found


def _spans(view: View, end: int) -> list[_Span]:
    """By character, between which steps it left, the face-down one at -1, and `end` for what was left over."""
    seen: list[tuple[int, int, int]] = []
    decisions = [n for n, (seat, _) in enumerate(script(view.players, view.ranks)) if seat != NEW_CARD]
    for step, pool, chosen in zip(decisions, view.offered, view.chosen, strict=False):
        if pool:
            seen.append((step, pool, chosen))
    if view.pool and view.step < end and view.stage != SET_ASIDE:
        seen.append((view.step, view.pool, NOBODY))
    found = []
    for character in view.characters:
        after, before = -2, end + 1
        for step, pool, chosen in seen:
            if character == chosen:
                after, before = step - 1, step + 1
            elif not pool >> character & 1:
                before = min(before, step)
            else:
                after = max(after, step - (chosen == NOBODY))
        if view.down != NOBODY and character not in view.chosen:
            after, before = (-2, 0) if character == view.down else (max(after, -1), before)
        found.append(_Span(after, before))
    return found


def _called(view: View, seat: int) -> int:
    """The set of ranks that a seat (or nobody) can have, by what was called and who answered."""
    ranks = 0
    for rank in range(1, view.ranks + 1):
        if view.shown[rank] != NOBODY:
            can_be = view.shown[rank] == seat
        elif rank > view.rank:
            can_be = True
        elif rank == view.murdered:
            can_be = seat == NOBODY or seat != view.cleared
        else:
            can_be = seat == NOBODY
        ranks |= can_be << rank
    return ranks


def possible(view: View) -> list[Place]:
    """Every place with those ranks only that can be there while all others are somewhere, too."""
    open_places = places(view)
    has = _one_way(open_places)
    # Who takes what another has leaves what it had, and so on round to that other: what is on no such ring cannot be.
    reach = [0] * len(open_places)
    for taker, (_, ranks) in enumerate(open_places):
        for giver, rank in enumerate(has):
            if ranks >> rank & 1:
                reach[taker] |= 1 << giver
    for middle in range(len(has)):
        for start in range(len(has)):
            if reach[start] >> middle & 1:
                reach[start] |= reach[middle]
    found = []
    for taker, (seat, ranks) in enumerate(open_places):
        kept = sum(1 << rank for giver, rank in enumerate(has) if ranks >> rank & 1 and reach[giver] >> taker & 1)
        found.append(Place(seat, kept))
    return found


def _one_way(open_places: list[Place]) -> list[int]:
    """By place, a rank that can be there, each rank at one place."""
    at: dict[int, int] = {}

    def settle(place: int, tried: set[int]) -> bool:
        ranks = open_places[place].ranks
        for rank in range(1, RANKS + 1):
            if ranks >> rank & 1 and rank not in tried:
                tried.add(rank)
                if rank not in at or settle(at[rank], tried):
                    at[rank] = place
                    return True
        return False

    for place in range(len(open_places)):
        well = settle(place, set())
        assert well, "what a seat knows fits together"
    return [rank for _, rank in sorted((place, rank) for rank, place in at.items())]


def can_hold(view: View) -> list[list[int]]:
    """By rank, the seats that can hold it, as far as the viewer knows."""
    found: list[set[int]] = [set() for _ in range(RANKS + 1)]
    for seat, ranks in possible(view):
        for rank in range(1, RANKS + 1):
            if seat != NOBODY and ranks >> rank & 1:
                found[rank].add(seat)
    return [sorted(seats) for seats in found]


def odds(view: View, lean: Lean) -> list[list[float]]:
    """By rank and seat, how likely it is that the seat holds it, if seats pick as they lean."""
    open_places = possible(view)
    rows: list[dict[int, float]] = []
    for seat, ranks in open_places:
        there = [rank for rank in range(1, RANKS + 1) if ranks >> rank & 1]
        rows.append({rank: lean(seat, rank) if seat != NOBODY else 1.0 for rank in there})
    for _ in range(BALANCED):
        sums = [0.0] * (RANKS + 1)
        for row in rows:
            for rank, weight in row.items():
                sums[rank] += weight
        for row in rows:
            for rank in row:
                row[rank] /= sums[rank]
            whole = sum(row.values())
            for rank in row:
                row[rank] /= whole
    found = [[0.0] * view.players for _ in range(RANKS + 1)]
    for (seat, _), row in zip(open_places, rows, strict=True):
        if seat != NOBODY:
            for rank, weight in row.items():
                found[rank][seat] += weight
    return found
