"""Calling the ranks in order: who answers, whose turn begins, and the Witch's part in a bewitched turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.adel.rules import order, rounds
from raenke.adel.rules.characters import PREACHER, WITCH
from raenke.adel.rules.decisions import OF_CHARACTER, SHORT, TURN
from raenke.adel.rules.districts import BIT, HOSPITAL
from raenke.adel.rules.events import Event
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

_HOSPITAL: Final = BIT[HOSPITAL]


def call_next(state: State) -> None:
    """Call ranks until somebody answers; end the round after the last."""
    holders = state.holders
    while state.rank < state.ranks:
        state.rank = rank = state.rank + 1
        seat = holders[rank]
        if rank == state.murdered:
            if answers_murdered(state, seat):
                _answer(state, seat, "murdered")
                return
            state.cleared = next((owner for owner, built in enumerate(state.built) if built & _HOSPITAL), NOBODY)
            _unanswered(state, "murdered", seat)
        elif seat != NOBODY:
            _answer(state, seat, "bewitched" if rank == state.bewitched else "")
            return
        elif rank == state.bewitched:
            _unanswered(state, "bewitched")
            _back_to_witch(state)  # A14: nobody was bewitched, so her turn ends at that call
            order.close_turn(state)
        else:
            _unanswered(state, "")
    rounds.end_round(state)


def answers_murdered(state: State, seat: int) -> bool:
    """Whether a murdered seat answers, to take gold or cards: if it owns the Hospital (A16)."""
    return seat != NOBODY and state.built[seat] & _HOSPITAL != 0


def _unanswered(state: State, cause: str, victim: int = NOBODY) -> None:
    state.turn = state.to_act = NOBODY
    if state.observer:
        target = state.deal.characters[state.rank - 1]
        state.observer(Event("unanswered", rank=state.rank, cause=cause, target=target, victim=victim))


def _answer(state: State, seat: int, cause: str) -> None:
    """Reveal the character and begin its turn, a short one for a murdered or bewitched character."""
    state.character = character = state.deal.characters[state.rank - 1]
    state.shown[state.rank] = seat
    state.turn = state.to_act = seat
    state.taken = state.tax_due = False
    state.builds = state.used = state.paid = 0
    if state.observer:
        # The Preacher's protection begins with the call and has no event of its own.
        by = "Hos" if cause == "murdered" else "Pr" if character == PREACHER and not cause else ""
        state.observer(Event("revealed", seat, character=character, rank=state.rank, cause=cause, by=by))
    if cause:
        state.short, state.pending = True, SHORT
        rules = order.AT_CALL_BEWITCHED_OF[character] if cause == "bewitched" else ()
    else:
        state.short, state.pending = False, TURN
        rules = order.AT_CALL_OF[character]
    for rule in rules:
        rule(state, seat)


def pause(state: State) -> None:
    """Pause the Witch's turn until the bewitched rank is called."""
    state.witch = (state.turn, state.builds, state.used, state.paid, state.tax_due)
    if state.observer:
        target = state.deal.characters[state.bewitched - 1]
        state.observer(Event("paused", state.turn, rank=state.bewitched, target=target, by="Wt"))
    call_next(state)


def _back_to_witch(state: State) -> None:
    assert state.witch is not None, "a rank is bewitched only while a Witch waits"
    state.turn, state.builds, state.used, state.paid, state.tax_due = state.witch
    state.to_act = state.turn
    state.character = WITCH
    state.witch = None


def end_turn(state: State) -> None:
    """End a turn (A13), then resume the Witch in a bewitched one or call the next rank."""
    order.close_turn(state)
    if state.short and state.rank == state.bewitched:
        _go_on_as(state, state.character)
    else:
        call_next(state)


def _go_on_as(state: State, character: int) -> None:
    """Resume the Witch's turn as the bewitched character (A14)."""
    victim = state.turn
    _back_to_witch(state)
    state.character = character
    state.used &= ~OF_CHARACTER
    state.builds = 0  # B3: her builds as Witch do not count against the character's limit
    state.taken, state.short, state.pending = True, False, TURN
    if state.observer:
        state.observer(Event("resumed", state.turn, victim, character, state.rank, by="Wt"))
    for rule in order.AT_RESUMING_OF[character]:
        rule(state, state.turn)
