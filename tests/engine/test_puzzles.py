"""Puzzles: all that are shipped replay, a sample is verified again, and what finds them does what it says."""

from __future__ import annotations

import json
from collections import Counter
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest

from raenke import GAMES
from raenke.game import observe
from raenke.puzzles.choose import choose
from raenke.puzzles.find import FIRST_ROUND, Task, find
from raenke.puzzles.grading import grade
from raenke.puzzles.lore import Tally
from raenke.puzzles.lores import lore_of
from raenke.puzzles.puzzle import Puzzle, position
from raenke.puzzles.verify import CLEAR, Comparison, compare
from raenke.record import read
from tests.engine.cli_runner import Command
from tests.engine.puzzle_solutions import shipped

LEAST = 30
"""So many puzzles each game has at least."""

SAMPLE = 4
"""So many of each game are verified again: the surest, so that few worlds are enough."""

FEW = 60


PUZZLES = {game: shipped(game) for game in GAMES}
ONE = max(GAMES)
"""Where any game does."""

ALL = [*chain.from_iterable(PUZZLES.values())]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_every_grade_and_of_many_motives(game: str) -> None:
    puzzles = PUZZLES[game]
    assert len(puzzles) >= LEAST
    assert {puzzle["grade"] for puzzle in puzzles} == {1, 2, 3, 4, 5}
    assert [puzzle["grade"] for puzzle in puzzles] == sorted(puzzle["grade"] for puzzle in puzzles)
    assert len({puzzle["motives"][0]["id"] for puzzle in puzzles}) >= 5
    assert {motive["id"] for puzzle in puzzles for motive in puzzle["motives"]} <= set(lore_of(game).DETECTORS.names)


def test_ids_are_unique() -> None:
    assert len({puzzle["id"] for puzzle in ALL}) == len(ALL)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle["id"])
def test_every_puzzle_replays(puzzle: Puzzle) -> None:
    """Its record is valid, its seat is asked then, its actions are those that are legal, and its margin is theirs."""
    played = position(puzzle)
    state, notation = played.state, played.game.notation
    assert state.to_act == puzzle["seat"]
    assert {notation.text(action, state.to_act) for action in state.legal()} == set(puzzle["chances"])
    assert read(puzzle["record"]).tokens[puzzle["at"]] == puzzle["solution"]
    *_, second, best = sorted(puzzle["chances"].values())
    assert puzzle["chances"][puzzle["solution"]] == best
    assert abs(best - second - puzzle["margin"]) <= 1
    assert puzzle["margin"] >= 1000 * CLEAR - 1


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_verified_again(game: str) -> None:
    """With other worlds and another seed the same action is best, as far as so few worlds can tell."""
    for puzzle in sorted(PUZZLES[game], key=lambda one: -one["margin"])[:SAMPLE]:
        played = position(puzzle)
        view = played.state.view(puzzle["seat"])
        found = compare(played.game, view, Random("again"), FEW, lore_of(game))
        assert played.game.notation.text(found.best, puzzle["seat"]) == puzzle["solution"]


def test_what_is_verified_depends_on_nothing_hidden() -> None:
    """Two states that the seat cannot tell apart are compared alike."""
    puzzle = PUZZLES[ONE][0]
    played = position(puzzle)
    seat = puzzle["seat"]
    other = played.state.view(seat).sample(Random(5))
    lore = lore_of(ONE)
    one, two = (compare(played.game, state.view(seat), Random(1), 6, lore) for state in (played.state, other))
    assert one.chances == two.chances


def test_a_clear_margin_is_large_and_sure() -> None:
    assert Comparison({}, 0, 0.05, 0.01, Tally()).clear
    assert not Comparison({}, 0, 0.05, 0.02, Tally()).clear
    assert not Comparison({}, 0, 0.02, 0.001, Tally()).clear


def test_easy_puzzles_are_found_by_weak_levels() -> None:
    """The grade is that of the weakest level that finds the solution, and the same whenever it is asked for."""
    game = GAMES[ONE]
    easy = next(puzzle for puzzle in PUZZLES[ONE] if puzzle["grade"] == 1)
    played = position(easy)
    view, solution = played.state.view(easy["seat"]), game.notation.parse(easy["solution"])[1]
    graded = grade(game, view, solution, Random(f"grade {easy['id']}"))
    assert graded.grade == 1
    assert graded.tempting != solution


def test_a_game_is_looked_through_the_same_way_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Self-play finds nothing before the first round it looks at, and the same afterwards."""
    seen: list[list[int]] = []
    lore = lore_of(ONE)
    for _ in range(2):
        asked: list[int] = []
        interest = lambda view, asked=asked: asked.append(view.round) or 0.0  # noqa: E731
        monkeypatch.setattr(lore, "interest", interest)
        assert not [*find(Task(ONE, "test", 1, 2, (), 40))]
        seen.append(asked)
    assert seen[0] == seen[1]
    assert min(seen[0]) == FIRST_ROUND


def of(grade: int, motive: str, margin: int) -> Puzzle:
    motives: Any = [{"id": motive, "facts": {}}]
    return {"id": f"{grade}{motive}{margin}", "record": "", "at": 0, "seat": 0, "solution": "", "chances": {},
            "margin": margin, "worlds": 0, "motives": motives, "grade": grade}  # fmt: skip


def test_few_are_chosen_with_motives_as_varied_as_they_are() -> None:
    found = [of(1, "tie", 90), of(1, "tie", 80), of(1, "save", 40), of(2, "tie", 50)]
    chosen = choose(found, 2)
    assert choose(found[::-1], 2) == chosen
    assert [(one["grade"], one["motives"][0]["id"]) for one in chosen] == [(1, "tie"), (1, "save"), (2, "tie")]


def test_the_command_goes_on_where_it_was_interrupted(raenke: Command, tmp_path: Path) -> None:
    """What has been found already is chosen from, without looking through its games again."""
    found, out = tmp_path / "found.jsonl", tmp_path / "out.json"
    found.write_text(json.dumps(PUZZLES[ONE]) + "\n", encoding="utf-8")
    done = raenke("puzzles", ONE, "--games", "1", "--each", "1", "--found", str(found), "--out", str(out))
    assert done.status == 0
    assert "5 puzzles" in done.out
    assert Counter(one["grade"] for one in json.loads(out.read_text(encoding="utf-8"))) == dict.fromkeys(range(1, 6), 1)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle["id"])
def test_what_a_motive_says_can_be_seen(puzzle: Puzzle) -> None:
    """Facts name seats, goals, characters and districts of this game; the most telling motive comes first."""
    played = position(puzzle)
    lore, state = lore_of(played.game.name), played.state
    order = [lore.DETECTORS.names.index(motive["id"]) for motive in puzzle["motives"]]
    assert order == sorted(order)
    for motive in puzzle["motives"]:
        facts = motive["facts"]
        assert facts.get("seat", 0) in range(state.players)
        assert facts.get("seat") != puzzle["seat"]
    events: list[Any] = []
    tokens = read(puzzle["record"]).tokens[puzzle["at"] :]
    view = state.view(puzzle["seat"])
    action = played.game.notation.parse(puzzle["solution"])[1]
    with observe(state, events.append):
        for token in tokens:
            played.replay_token(token)
    assert any(lore.closes(event, view, action) for event in events)
