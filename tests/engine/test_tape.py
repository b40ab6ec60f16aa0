"""The tape: chance that can be played again."""

from __future__ import annotations

from random import Random

import pytest

from raenke.search.tape import Tape


def drawn(tape: Tape) -> list[object]:
    """What a playout might draw."""
    return [tape.random(), tape.race(3), tape.random(), tape.race(3), tape.randrange(10)]


def test_a_tape_is_the_same_each_time_it_is_rewound() -> None:
    tape = Tape(Random(1))
    tape.renew()
    tape.rewind()
    first = drawn(tape)
    tape.rewind()
    assert drawn(tape) == first
    tape.renew()
    tape.rewind()
    assert drawn(tape) != first


def test_the_same_seed_makes_the_same_tapes() -> None:
    tapes = [Tape(Random(7)), Tape(Random(7))]
    for tape in tapes:
        tape.renew()
        tape.rewind()
    assert drawn(tapes[0]) == drawn(tapes[1])


def test_a_race_is_won_as_often_as_the_weights_say() -> None:
    tape, weights, won = Tape(Random(2)), [1.0, 2.0, 5.0], [0, 0, 0]
    for _ in range(8000):
        scores = [weight * noise for weight, noise in zip(weights, tape.race(3), strict=True)]
        won[scores.index(max(scores))] += 1
    assert [wins / 1000 for wins in won] == pytest.approx(weights, abs=0.25)
