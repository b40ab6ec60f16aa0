"""One action in one sampled world."""

from __future__ import annotations

from raenke.game import Guidance, State
from raenke.search.tape import Tape
from raenke.search.tree import Node, descend, reward


def try_action(world: State, action: int, node: Node, guidance: Guidance, tape: Tape, seat: int) -> tuple[State, float]:
    """Play an action and the rest of the round in a copy of the world: the state then, and the seat's chance to win.

    All actions meet the same chance, that of the tape; `node` has what the seat found out after this one.
    """
    state = world.clone()
    tape.rewind()
    state.apply(action)
    steps, path = guidance.steps, list[Node]()
    if steps is None:
        guidance.playout(state, tape, world.round)
    else:
        path = descend(node, state, steps, tape, world.round, seat)
    chance = guidance.chances(state)[seat]
    reward(path, chance)
    return state, chance
