"""Calibration: guesses are gathered by their probability, and a belief that knows more loses less."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from raenke import GAMES
from raenke.train import calibration
from raenke.train.calibration import Bin, bins, guesses, log_loss
from raenke.train.selfplay import training_of
from tools.bench.calibration import plot

CHECKED = [name for name in GAMES if hasattr(training_of(name), "secrets")]


def test_guesses_are_gathered_in_tenths() -> None:
    pairs = [(0.11, True), (0.19, False), (0.95, True), (1.0, True)]
    first, last = bins(pairs)
    assert first == pytest.approx((0.15, 0.5, 2))
    assert last == pytest.approx((0.975, 1.0, 2))


def test_true_probabilities_are_calibrated_and_lose_less_than_others() -> None:
    rng = Random(1)
    pairs = [(chance, rng.random() < chance) for chance in (rng.random() for _ in range(20000))]
    assert all(row.actual == pytest.approx(row.predicted, abs=0.04) for row in bins(pairs))
    assert log_loss(pairs) < log_loss([(0.5, held) for _, held in pairs]) - 0.1
    assert log_loss([(0.0, True)]) < 7, "nothing is taken for certain"


@pytest.mark.parametrize("game", CHECKED)
def test_beliefs_know_more_than_uniform_ones(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "SAMPLES", 40)
    training: Any = training_of(game)
    found = list(guesses(GAMES[game], training, training, games=4, seed="1"))
    assert len(found) > 200
    believed = log_loss([(guess.believed, guess.held) for guess in found])
    assert believed < log_loss([(guess.uniform, guess.held) for guess in found])


def test_the_plot_has_a_line_for_each_heading() -> None:
    text = plot({"hands": [Bin(0.1, 0.2, 90), Bin(0.9, 0.8, 50), Bin(0.5, 0.9, 3)], "characters": [Bin(0.5, 0.5, 300)]})
    assert text.count("<circle") == 3
    assert ">hands</text>" in text
    assert ">characters</text>" in text
