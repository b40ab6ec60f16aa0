"""Training: the logit finds what made the choices, and `raenke train` can be resumed and repeated."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from math import exp
from pathlib import Path
from random import Random

import pytest

from raenke import GAMES
from raenke.cli.command import main
from raenke.pool import Here, Processes
from raenke.search.chances import softmax
from raenke.search.value import by_phase
from raenke.search.weights import pack, unpack
from raenke.train import least_squares, value
from raenke.train.candidates import guidance_from
from raenke.train.iteration import Run, Work, iterate
from raenke.train.logit import Choice, fit, log_loss, probabilities

ANY_GAME = next(iter(GAMES))

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
def test_what_is_learned_is_a_module_with_a_card(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", game, *BRIEF, "--matches", "0", "--jobs", "1", "--out", str(tmp_path)]) == 0
    models = re.findall(r"^\| (policy|belief|hands) \|", capsys.readouterr().out, re.M)
    constants: dict[str, object] = {}
    exec(learned(tmp_path), constants)
    assert "policy" in models
    assert all(unpack(str(constants[model.upper()])) for model in models)
    assert "fitted to 20 games of `random`" in (tmp_path / "learned.md").read_text(encoding="utf-8")


def files(folder: Path) -> dict[str, str]:
    """All that a run has written."""
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def silent(what: str, done: int, wanted: int) -> None:
    """Progress that nobody sees."""


@pytest.mark.no_cover
def test_a_run_that_was_killed_goes_on_and_ends_the_same_with_any_number_of_processes(tmp_path: Path) -> None:
    run = Run(ANY_GAME, "random", 10, 2, 0.001, 4, "5", tmp_path / "whole", seats=(2,))
    results = list(iterate(run, Work(Here(), 1, silent)))
    assert len(results) == 2
    assert all("4 games" in result.card for result in results)
    written = files(run.out)
    resumed = run._replace(out=tmp_path / "resumed")
    resumed.out.mkdir()
    for name, text in written.items():
        if name.endswith("-1-games.jsonl"):
            (resumed.out / name).write_text(text, encoding="utf-8")
        if name.endswith("-1-contest.jsonl"):
            (resumed.out / name).write_text(text[: len(text) // 2], encoding="utf-8")
    with Processes(2) as executor:
        assert list(iterate(resumed, Work(executor, 3, silent))) == results
    assert files(resumed.out) == written


def test_a_candidate_plays_beside_what_is_shipped() -> None:
    game = GAMES[ANY_GAME]
    before = {name: module for name, module in sys.modules.items() if name.startswith(f"raenke.{ANY_GAME}")}
    shipped = Path(str(import_module(f"raenke.{ANY_GAME}.learned").__file__)).read_text(encoding="utf-8")
    candidate = shipped + "SHARPNESS = (0.0,) * 7\n"
    state = game.new(3, Random(1))
    game.playout(state, Random(1), 4)
    assert guidance_from(game, candidate).chances(state) == pytest.approx([1 / 3] * 3)
    assert guidance_from(game, "").chances(state) != pytest.approx([1 / 3] * 3)
    assert {name: module for name, module in sys.modules.items() if name.startswith(f"raenke.{ANY_GAME}")} == before


def test_least_squares_find_what_made_the_targets() -> None:
    rng, truth, rows = Random(1), [1.0, -2.0, 0.5], []
    for _ in range(500):
        features = {at: 1.0 for at in range(3) if rng.random() < 0.5}
        rows.append((features, sum(truth[at] for at in features) + rng.gauss(0, 0.1)))
    assert least_squares.fit(rows, 3, 0.1) == pytest.approx(truth, abs=0.05)


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
