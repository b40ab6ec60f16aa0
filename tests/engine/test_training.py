"""Training: the logit finds what made the choices, and `raenke train` can be resumed and repeated."""

from __future__ import annotations

import re
from math import exp
from pathlib import Path
from random import Random

import pytest

from raenke import GAMES
from raenke.cli.command import main
from raenke.search.chances import softmax
from raenke.search.value import by_phase
from raenke.search.weights import pack, unpack
from raenke.train import value
from raenke.train.logit import Choice, fit, log_loss, probabilities

BRIEF = ["--bot", "random", "--games", "20", "--seed", "5"]


def test_a_logit_finds_the_weights_that_made_the_choices() -> None:
    rng, truth = Random(1), [0.0, 1.0, -1.0, 2.0]
    choices = []
    for _ in range(4000):
        options = [tuple(sorted(rng.sample(range(4), 2))) for _ in range(3)]
        (taken,) = rng.choices(range(3), [exp(sum(truth[at] for at in option)) for option in options])
        choices.append(Choice(options, taken))
    found = fit(choices, 4, Random(2))
    assert [weight - found[0] for weight in found] == pytest.approx(truth, abs=0.25)
    assert log_loss(found, choices) < log_loss([0.0] * 4, choices) - 0.2
    assert sum(probabilities(found, choices[0].options)) == pytest.approx(1)


def test_weights_survive_as_text_to_a_sixteenth() -> None:
    weights = [0.0, 1.5, -1.03, 7.9, -99.0, 99.0]
    assert unpack(pack(weights)) == pytest.approx([0, 1.5, -1, 7.875, -8, 7.9375], abs=0.04)


def learned(folder: Path) -> str:
    """What a run of the command has learned."""
    return (folder / "learned.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_same_seed_learns_the_same_also_after_an_interrupt(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train = ["train", game, *BRIEF]
    whole, resumed = tmp_path / "whole", tmp_path / "resumed"
    assert main([*train, "--out", str(whole)]) == 0
    (games,) = whole.glob("*.jsonl")
    text = games.read_text(encoding="utf-8")
    resumed.mkdir()
    (resumed / games.name).write_text(text[: len(text) // 2], encoding="utf-8")
    assert main([*train, "--out", str(resumed)]) == 0
    assert (resumed / games.name).read_text(encoding="utf-8") == text
    assert learned(resumed) == learned(whole)
    models = re.findall(r"^\| (policy|belief) \|", capsys.readouterr().out, re.M)
    constants: dict[str, object] = {}
    exec(learned(whole), constants)
    assert "policy" in models
    assert all(unpack(str(constants[model.upper()])) for model in models)


def test_a_value_finds_the_numbers_that_decide_and_when() -> None:
    """The first number decides early, the second late; the third never."""
    rng, rows = Random(3), []
    for number in range(3000):
        seats = [[rng.gauss(0, 2), rng.gauss(5, 1), rng.random()] for _ in range(3)]
        phase = number % 3
        chances = softmax([(seat[0], seat[0] / 2 + seat[1] / 2, seat[1])[phase] for seat in seats], 1.0)
        (winner,) = rng.choices(range(3), chances)
        rows.append(value.Standing(phase, seats, [float(seat == winner) for seat in range(3)]))
    found = value.fit(rows, 3, Random(1))
    expected = [[1, 0, 0], [0.5, 0.5, 0], [0, 1, 0]]
    for phase, weights in enumerate(by_phase(found, 3)):
        assert weights == pytest.approx(expected[phase], abs=0.25)
    assert value.log_loss(found, rows, 3) < value.log_loss([0.0] * 9, rows, 3) - 0.2
