"""Determinization: a full state consistent with a view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from raenke.adel.knowledge.card_log import LOOKED, LOOKED_APART, LOOKED_THROUGH, LogEntry
from raenke.adel.rules.cards import kinds_of
from raenke.adel.rules.decisions import CONJURING, KEEP, SEARCH
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.knowledge.draft_inference import DraftOutcome
    from raenke.adel.knowledge.view import View
    from raenke.adel.rules.state import State


Revision = Callable[[list[list[int]], list[int], Random], None]
"""Changes hands and pile, still consistently with the view, so that some arrangements become likelier than others."""


def state_from(view: View, rng: Random, outcome: DraftOutcome | None = None, revise: Revision | None = None) -> State:
    """A state drawn uniformly from those consistent with the view, or with an outcome of the draft and a revision."""
    from raenke.adel.rules.state import State

    state = State.__new__(State)
    state.rng, state.observer = rng, None
    _set_table(state, view)
    _lay_cards(state, view, rng, revise)
    _lay_characters(state, view, outcome or view.draft_inference().sample(rng))
    return state


def _set_table(state: State, view: View) -> None:
    """Copy the public part of the view."""
    state.deal, state.players, state.ffg, state.ranks = view.deal, view.players, view.ffg, view.ranks
    state.gold, state.cities = [*view.gold], [[*city] for city in view.cities]
    state.built, state.finished = [*view.built], [*view.finished]
    state.crown, state.need, state.haunted = view.crown, view.need, view.haunted
    state.round, state.reign, state.first = view.round, view.reign, view.first
    state.rank, state.shown, state.cleared = view.rank, [*view.shown], view.cleared
    state.murdered, state.bewitched, state.robbed = view.murdered, view.bewitched, view.robbed
    state.robber, state.taxer, state.safe, state.untaxed = view.robber, view.taxer, view.safe, view.untaxed
    state.witch, state.turn, state.character, state.short = view.witch, view.turn, view.character, view.short
    state.taken, state.builds, state.used, state.paid = view.taken, view.builds, view.used, view.paid
    state.tax_due, state.pending, state.to_act = view.tax_due, view.pending, view.to_act
    state.keep, state.asked, state.asked_seat = view.keep, view.asked, view.asked_seat


def _lay_cards(state: State, view: View, rng: Random, revise: Revision | None) -> None:
    """Sample the hidden district cards; the viewer keeps its belief, all other seats get the public one."""
    if view.known is None:
        state.hands, state.pile = [[*hand] for hand in view.hands], [*reversed(view.pile)]
        state.museum, state.drawn = [*view.museum], [*view.drawn]
    else:
        known = view.known
        laid = known.hidden_cards().sample(rng)
        state.hands = [[laid[spot] for spot in hand] for hand in known.hands]
        state.pile = [laid[spot] for spot in known.pile]
        state.museum = [laid[spot] for spot in known.museum]
        state.drawn = [laid[spot] for spot in known.drawn]
        if revise:
            revise(state.hands, state.pile, rng)
    if view.seat >= 0:
        state.hands[view.seat] = [*view.hand]
    state.holds = [kinds_of(hand) for hand in state.hands]
    state.base = view.public
    state.card_log = _looks(state, view.seat)
    state.known = {NOBODY: (len(state.card_log), view.public)}
    if view.known is not None:
        state.known[view.seat] = len(state.card_log), view.known


def _looks(state: State, viewer: int) -> list[LogEntry]:
    """Log entries for the cards that the other seats can see now."""
    looks = [LogEntry(LOOKED, seat, tuple(hand), seat) for seat, hand in enumerate(state.hands) if seat != viewer]
    if state.turn != viewer:
        if state.pending == KEEP:
            looks.append(LogEntry(LOOKED_APART, state.turn, tuple(state.drawn)))
        elif state.pending == CONJURING:
            looks.append(LogEntry(LOOKED, state.turn, tuple(state.hands[state.asked_seat]), state.asked_seat))
        elif state.pending == SEARCH:
            looks.append(LogEntry(LOOKED_THROUGH, state.turn, tuple(state.pile[::-1])))
    return looks


def _lay_characters(state: State, view: View, cast: DraftOutcome) -> None:
    """Lay out the characters of an outcome of the draft."""
    state.step, state.up = view.step, view.up
    state.chosen, state.offered, state.pool = [*cast.chosen], [*cast.offered], cast.pool
    state.down, state.second_down, state.holders = cast.down, cast.second_down, [*cast.holders]
