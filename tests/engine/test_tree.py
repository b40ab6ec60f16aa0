"""The tree of a seat's own decisions: widening, choice among what was tried, and play in steps in every game."""

from __future__ import annotations

from random import Random

import pytest

from raenke import GAMES
from raenke.game import Game, State
from raenke.search.guidance import guidance_of
from raenke.search.tree import Node, descend, reward
from tests.engine.match_play import stops
from tests.toy import TOY

IN_STEPS = [game for game in (*GAMES.values(), TOY) if guidance_of(game).steps is not None]
STEPPED = pytest.mark.parametrize("game", IN_STEPS, ids=lambda game: game.name)


def tried(rewards: dict[int, tuple[int, float]]) -> Node:
    """A node whose actions have been tried so often, with this chance to win on average."""
    node = Node()
    for action, (visits, chance) in rewards.items():
        node.children[action] = Node()
        for _ in range(visits):
            reward([node, node.children[action]], chance)
    return node


def test_what_the_policy_proposes_comes_first() -> None:
    assert Node().pick([4, 7, 9], 7) == 7


def test_a_node_widens_with_its_visits() -> None:
    few, many = tried({4: (2, 0.5), 7: (1, 0.4)}), tried({4: (9, 0.5), 7: (9, 0.4)})
    assert few.pick([4, 7, 9], 9) in (4, 7)
    assert many.pick([4, 7, 9], 9) == 9


def test_better_actions_are_tried_again_unless_hardly_known() -> None:
    assert tried({4: (20, 0.2), 7: (20, 0.6)}).pick([4, 7], 4) == 7
    assert tried({4: (1, 0.55), 7: (100, 0.6)}).pick([4, 7], 7) == 4


def test_actions_that_are_not_legal_this_time_are_left_out() -> None:
    node = tried({4: (20, 0.2), 7: (20, 0.6)})
    assert node.pick([4, 5], 4) == 4
    assert node.pick([5], 5) == 5


@STEPPED
def test_play_in_steps_stops_where_the_seat_has_a_choice(game: Game) -> None:
    steps = guidance_of(game).steps
    assert steps is not None
    asked = 0
    for players in game.seats:
        for number, state in enumerate(stops(game, players, seed=players, every=29)):
            rng, seat, last = Random(number), number % players, state.round
            copy: State = state.clone()
            copy.rng = rng
            while legal := steps.advance(copy, rng, last, seat):
                assert copy.to_act == seat
                assert copy.round == last
                assert legal == copy.legal()
                assert len(legal) > 1
                proposed = steps.propose(copy, legal, rng)
                assert proposed in legal
                copy.apply(proposed)
                asked += 1
            assert copy.over or copy.round == last + 1
    assert asked > 2


@STEPPED
def test_every_playout_adds_to_the_tree_until_the_round_is_over(game: Game) -> None:
    steps = guidance_of(game).steps
    assert steps is not None
    state: State = game.new(4, Random(1))
    seat, root = state.to_act, Node()
    for number in range(60):
        rng, copy = Random(number), state.clone()
        copy.rng = rng
        path = descend(root, copy, steps, rng, state.round, seat)
        assert path[0] is root
        assert copy.over or copy.round == state.round + 1
        reward(path, number % 2)
    assert root.visits == 60
    assert root.total == 30
    assert 1 < len(root.children) < 10
