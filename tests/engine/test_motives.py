"""What puzzles and analysis ask of every game: its motives, and what its guidance proposes and deals anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from raenke import GAMES
from raenke.game import CHANCE
from raenke.puzzles.lore import Tally
from raenke.puzzles.lores import lore_of
from raenke.puzzles.puzzle import position
from raenke.puzzles.verify import compare
from raenke.search.guidance import guidance_of
from tests.engine.puzzle_solutions import explained, motives, shipped

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_GAME
def test_a_puzzle_is_found_again_in_self_play(game: str) -> None:
    """Every shipped decision is one that is looked at, and what may be deferred there is never everything."""
    for puzzle in shipped(game):
        view: Any = position(puzzle).state.view(puzzle["seat"])
        assert lore_of(game).interest(view) > 0
        values = position(puzzle).game.action_values(view, Random(1))
        assert values
        assert set(lore_of(game).defer(view, values)) <= set(values)
        assert lore_of(game).defer(view, values)


@EVERY_GAME
def test_a_solution_is_played_out_until_its_effect_is_seen(game: str) -> None:
    for puzzle, motive in motives(game):
        solution = explained(puzzle, motive, Tally(worlds=1))
        seen = [lore_of(game).closes(event, solution.view, solution.action) for event in solution.line]
        assert any(seen)


@EVERY_GAME
def test_the_solution_is_best_in_worlds_that_agree_with_the_view(game: str) -> None:
    """Of the surest puzzle, in a few worlds."""
    puzzle = max(shipped(game), key=lambda one: one["margin"])
    played = position(puzzle)
    found = compare(played.game, played.state.view(puzzle["seat"]), Random("again"), 24, lore_of(game))
    assert played.game.notation.text(found.best, puzzle["seat"]) == puzzle["solution"]
    assert found.tally.worlds == 24


@EVERY_GAME
def test_whoever_plays_on_sensibly_plays_by_the_rules(game: str) -> None:
    """What is proposed is legal, and what has been seen stays as it is when the rest is dealt anew."""
    for puzzle in shipped(game)[::6]:
        played = position(puzzle)
        state, guidance = played.state, guidance_of(played.game)
        view = played.game.page.view(state, puzzle["seat"])
        guidance.redeal(state, Random(2))
        assert played.game.page.view(state, puzzle["seat"]) == view
        while not state.over:
            legal = state.legal()
            action = state.sample_chance(Random(3)) if state.to_act == CHANCE else None
            if action is not None:
                state.apply_chance(action)
                continue
            chosen = guidance.propose(state, legal, Random(4))
            assert chosen in legal
            state.apply(chosen)
