"""The tape: chance that can be played again."""

from __future__ import annotations

from math import log
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


def test_an_action_is_drawn_as_often_as_its_merit_says() -> None:
    tape, weights, won = Tape(Random(2)), [1.0, 2.0, 5.0], [0, 0, 0]
    for _ in range(8000):
        tape.renew()
        tape.rewind()
        won[tape.draw(0, [0, 1, 2], map(log, weights))] += 1
    assert [wins / 1000 for wins in won] == pytest.approx(weights, abs=0.25)


def test_a_seat_draws_the_same_whatever_other_seats_do() -> None:
    tape, merits = Tape(Random(5)), [0.0] * 8
    tape.renew()
    tape.rewind()
    alone = [tape.draw(1, range(8), merits) for _ in range(5)]
    assert len(set(alone)) > 1, "later decisions have noise of their own"
    tape.rewind()
    among_others = []
    for _ in range(5):
        tape.draw(0, range(3), merits[:3])
        among_others.append(tape.draw(1, range(8), merits))
        tape.draw(2, range(8), merits)
    assert among_others == alone


def test_an_action_that_got_better_is_drawn_more_often_and_all_others_as_before() -> None:
    tape = Tape(Random(6))
    for _ in range(200):
        tape.renew()
        tape.rewind()
        before = tape.draw(0, range(4), [0.0, 0.0, 0.0, 0.0])
        tape.rewind()
        assert tape.draw(0, range(4), [0.0, 0.0, 1.0, 0.0]) in (before, 2)
