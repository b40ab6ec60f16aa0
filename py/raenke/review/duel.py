"""A few actions of one decision against each other, in the same worlds and with the same luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from raenke.game import CHANCE, NOBODY
from raenke.search.tape import Tape

if TYPE_CHECKING:
    from raenke.game import Game, Guidance, State, View

POLICY: Final = NOBODY
"""In place of an action: what the playouts' policy would do, which is sensible play of middling strength."""


def play_on(game: Game, guidance: Guidance, state: State, tape: Tape, last: int) -> tuple[list[float], list[float]]:
    """The chances to win and the points to expect at the end of round number `last`."""
    while state.to_act == CHANCE:
        state.apply_chance(state.sample_chance(tape))
    if not state.over and state.round <= last:
        guidance.playout(state, tape, last)
    return guidance.chances(state), game.expected_scores(state)


def step(guidance: Guidance, world: State, action: int, tape: Tape) -> State:
    """The state after an action, or after the policy's; the tape starts anew after it, whatever was drawn for that."""
    state = world.clone()
    state.rng = tape
    tape.rewind()
    if action == POLICY:
        action = guidance.propose(state, state.legal(), tape)
        tape.rewind()
    state.apply(action)
    return state


Found = list[tuple[float, float]]
"""By action, the chance to win and the points to expect of the deciding seat in one world."""


def duel(
    game: Game, guidance: Guidance, view: View, actions: Sequence[int], rng: Random, worlds: int
) -> Iterator[Found | None]:
    """Yields for each of so many worlds that the seat considers possible what came of each action; None in between."""
    belief, tape, seat = guidance.belief(view), Tape(rng), view.seat
    for _ in range(worlds):
        world = belief.sample(rng)
        tape.renew()
        found: Found = []
        for action in actions:
            chances, points = play_on(game, guidance, step(guidance, world, action, tape), tape, world.round)
            found.append((chances[seat], points[seat]))
            yield None
        yield found
