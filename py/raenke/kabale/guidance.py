"""What guides the search of Kabale & Hiebe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final, Protocol

from raenke.kabale.belief import Belief, Habits
from raenke.kabale.cards import ROUNDS
from raenke.kabale.findings import Findings
from raenke.kabale.guided import Playouts
from raenke.kabale.placements import by_ally
from raenke.kabale.policy import action_values, expected_scores
from raenke.kabale.state import State
from raenke.kabale.view import View
from raenke.search.chances import softmax, win_shares
from raenke.search.tape import Tape
from raenke.search.weights import unpack

TRUST: Final = 0.5
"""Weight of the heuristic values in the search: chance to win for a point, times the playouts that this is worth."""


class Learned(Protocol):
    """What `raenke train` has learned of the game; implemented by the module `learned`."""

    @property
    def POLICY(self) -> str: ...  # noqa: N802 (constants of the module)
    @property
    def BELIEF(self) -> str: ...  # noqa: N802 (constants of the module)
    @property
    def HANDS(self) -> str: ...  # noqa: N802 (constants of the module)
    @property
    def HELD(self) -> str: ...  # noqa: N802 (constants of the module)
    @property
    def SHARPNESS(self) -> Sequence[float]: ...  # noqa: N802 (constants of the module)


class Guidance:
    """Implements `raenke.game.Guidance`; a seat decides about once a round, so a tree gains nothing."""

    playouts: ClassVar[int] = 2000
    steps: ClassVar[None] = None

    def __init__(self, learned: Learned) -> None:
        self.policy = Playouts(learned.POLICY)
        self.habits = Habits(learned.BELIEF, learned.HANDS)
        self.held = by_ally(unpack(learned.HELD))
        """By ally, what it adds to the expected score of a seat that holds it at the beginning of a round."""
        self.sharpness = learned.SHARPNESS

    def prior(self, view: View, rng: Random) -> Mapping[int, float]:
        """The values by which greedy decides."""
        return {action: TRUST * value for action, value in action_values(view, rng).items()}

    def belief(self, view: View) -> Belief:
        """Hidden cards as a sensible seat would have placed and kept them."""
        return Belief(view, self.habits)

    def playout(self, state: State, rng: Random, last: int | None = None) -> None:
        """Placements by the learned policy."""
        self.policy.playout(state, rng, last)

    def chances(self, state: State) -> list[float]:
        """Softmax of the expected scores, with what is in hand, sharper with each round."""
        if state.over:
            return win_shares(state)
        held = self.held
        found = [
            score + sum([held[ally] for ally in hand])
            for score, hand in zip(expected_scores(state), state.hands, strict=True)
        ]
        return softmax(found, self.sharpness[min(state.round, ROUNDS)])

    def propose(self, state: State, legal: list[int], rng: Random) -> int:
        """By the learned policy."""
        return self.policy.propose(state, rng if isinstance(rng, Tape) else Tape(rng))

    def redeal(self, state: State, rng: Random) -> None:
        """Shuffle the piles, and the goals that have not been turned up."""
        for deck in state.decks:
            rng.shuffle(deck)
        seen = state.round * state.players
        left = [*state.goals[seen:]]
        rng.shuffle(left)
        state.goals = state.goals[:seen] + tuple(left)

    def findings(self, view: View) -> Findings:
        """What may lie hidden, and which columns are won."""
        return Findings(view)
