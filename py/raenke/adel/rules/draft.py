"""The draft: which characters are set aside, and who picks when."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.adel.rules.actions import ASIDE, PICK, add_each
from raenke.adel.rules.characters import CROWN_RANK, RANK
from raenke.adel.rules.decisions import DRAFT, DRAFT_ASIDE, SET_ASIDE, effect_at, legal_at
from raenke.adel.rules.events import Event
from raenke.game import CHANCE, EVERYTHING, NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State


class Aside(NamedTuple):
    """A chance outcome: the characters set aside face up, in order, and the one face down."""

    up: tuple[int, ...]
    down: int


FACE_UP: Final = {
    8: {2: 0, 3: 0, 4: 2, 5: 1, 6: 0, 7: 0},
    9: {3: 0, 4: 3, 5: 2, 6: 1, 7: 0},
}
"""The number of face-up characters, by number of characters and of players; one more lies face down."""

NEW_CARD: Final = -1
"""The seat of a draft step at which chance sets another card aside."""


@cache
def script(players: int, characters: int) -> tuple[tuple[int, int], ...]:
    """The steps of a draft: the seat, counted clockwise from the crown, and what it decides."""
    if players == 2:
        return ((0, DRAFT), (1, DRAFT), (1, DRAFT_ASIDE), (0, DRAFT), (0, DRAFT_ASIDE), (1, DRAFT), (1, DRAFT_ASIDE))
    once = tuple((seat, DRAFT) for seat in range(players))
    if players > 3:
        return once
    return (*once, (NEW_CARD, SET_ASIDE), *once) if characters == 9 else (*once, *once)


def seat_of_step(state: State, step: int) -> int:
    """The seat that decides at a step of this round's draft."""
    seat = script(state.players, state.ranks)[step][0]
    return seat if seat == NEW_CARD else (state.first + seat) % state.players


def sees_down(state: State, seat: int) -> bool:
    """Whether a viewer has seen the face-down character: the first seat in `hig`, or the last of seven."""
    if seat == EVERYTHING or (seat == state.first and not state.ffg):
        return state.down != NOBODY
    return state.players == 7 and state.ranks == 8 and state.step >= 6 and seat == seat_of_step(state, 6)


def begin(state: State) -> None:
    """Begin the draft: set characters aside, or wait for chance to do so."""
    state.step = 0
    state.up, state.down, state.second_down = (), NOBODY, NOBODY
    state.offered, state.chosen = [], []
    state.pool = _all_of(state.deal.characters)
    _let_chance(state)


@cache
def _all_of(characters: tuple[int, ...]) -> int:
    return sum(1 << character for character in characters)


def _let_chance(state: State) -> None:
    if state.rng is None:
        state.pending, state.to_act = SET_ASIDE, CHANCE
    else:
        set_aside(state, sample_aside(state, state.rng))


def _is_first(state: State) -> bool:
    return not state.chosen


def _face_up(state: State) -> int:
    return FACE_UP[state.ranks][state.players] if _is_first(state) else 0


def default_aside(state: State) -> Aside:
    """The legal outcome with the lowest ranks."""
    left = [c for c in state.deal.characters if state.pool >> c & 1]
    up = tuple([c for c in left if RANK[c] != CROWN_RANK][: _face_up(state)])
    return Aside(up, next(c for c in left if c not in up))


def sample_aside(state: State, rng: Random) -> Aside:
    """Sample the cards set aside; a face-up rank 4 would be redrawn, so all others are equally likely."""
    random, pool = rng.random, state.pool
    left = [c for c in state.deal.characters if pool >> c & 1]
    count = _face_up(state)
    if not count:
        return Aside((), left[int(random() * len(left))])
    crown = state.deal.characters[CROWN_RANK - 1]
    left.remove(crown)
    up = []
    for _ in range(count):
        up.append(left.pop(int(random() * len(left))))
    left.append(crown)
    return Aside(tuple(up), left[int(random() * len(left))])


def is_legal_chance(state: State, outcome: Aside) -> bool:
    """Whether the outcome sets aside the right number of distinct available characters, without rank 4 face up."""
    aside = (*outcome.up, outcome.down)
    if len(outcome.up) != _face_up(state) or len(set(aside)) != len(aside):
        return False
    return all(state.pool >> c & 1 for c in aside) and all(RANK[c] != CROWN_RANK for c in outcome.up)


def set_aside(state: State, outcome: Aside) -> None:
    """Remove the characters set aside from the draft."""
    for character in outcome.up:
        state.pool ^= 1 << character
    state.pool ^= 1 << outcome.down
    if _is_first(state):
        state.up, state.down = outcome
        if state.observer:
            state.observer(Event("set-aside", cards=outcome.up, number=1))
            if not state.ffg:  # in `ffg` nobody looks at it
                state.observer(Event("looked-down", state.crown, character=outcome.down))
    else:
        state.second_down = outcome.down
        state.step += 1
        if state.observer:
            state.observer(Event("set-aside", number=1))
    _next_step(state)


def _next_step(state: State) -> None:
    steps = script(state.players, state.ranks)
    if state.step == len(steps):
        state.to_act = NOBODY
        state.continue_round()
        return
    seat, decision = steps[state.step]
    if seat == NEW_CARD:
        _let_chance(state)
        return
    if state.players == 7 and state.ranks == 8 and state.step == 6:
        state.pool |= 1 << state.down  # the last seat chooses between the last card and the face-down one
    state.pending, state.to_act = decision, (state.crown + seat) % state.players


@cache
def _of_each(pool: int, first: int) -> tuple[int, ...]:
    actions: list[int] = []
    add_each(pool, first, actions)
    return tuple(actions)


@legal_at(DRAFT)
def may_pick(state: State) -> list[int]:
    """Pick any remaining character."""
    return [*_of_each(state.pool, PICK)]


@legal_at(DRAFT_ASIDE)
def may_put_aside(state: State) -> list[int]:
    """Put aside any remaining character."""
    return [*_of_each(state.pool, ASIDE)]


@effect_at(DRAFT)
def pick(state: State, action: int) -> None:
    """Pick a character."""
    character = action - PICK
    state.holders[RANK[character]] = state.to_act
    _gone(state, character)
    if state.observer:
        state.observer(Event("drafted", state.to_act, character=character))
    _next_step(state)


@effect_at(DRAFT_ASIDE)
def put_aside(state: State, action: int) -> None:
    """Put a character aside, face down."""
    _gone(state, action - ASIDE)
    if state.observer:
        state.observer(Event("put-aside", state.to_act, character=action - ASIDE))
    _next_step(state)


def _gone(state: State, character: int) -> None:
    state.offered.append(state.pool)
    state.chosen.append(character)
    state.pool ^= 1 << character
    state.step += 1
