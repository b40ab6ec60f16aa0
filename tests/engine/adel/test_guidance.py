"""The guidance of Adel's search: features of actions, and the belief about who holds which character."""

from __future__ import annotations

from collections import Counter
from itertools import chain, pairwise
from random import Random

from raenke.adel import ADEL
from raenke.adel.guidance.belief import Belief
from raenke.adel.guidance.features import KIND_OF_ACTION, WEIGHTS, of_actions
from raenke.adel.knowledge.view import View
from raenke.adel.rules.actions import BUILD, CARDS, END, EXCHANGE, GOLD, PICK
from raenke.adel.rules.characters import ARCHITECT, KING, RANK
from raenke.adel.rules.districts import INDEX
from raenke.adel.training import NUMBERS, PHASES, options, phase, standings
from tests.engine.adel.rulebook.positions import Table


def test_each_action_has_features_and_different_kinds_share_none() -> None:
    seen: dict[int, set[int]] = {}
    for seed in range(24):
        rng = Random(seed)
        players = 2 + seed % 6
        state = ADEL.new(players, rng, None, options(rng, players))
        while not state.over:
            legal = state.legal()
            found = of_actions(state, legal)
            assert len(found) == len(legal)
            for action, features in zip(legal, found, strict=True):
                assert features
                assert 0 <= min(features) <= max(features) < WEIGHTS
                seen.setdefault(KIND_OF_ACTION[action], set()).update(features)
            assert 0 <= phase(state) < PHASES
            assert all(len(numbers) == NUMBERS for numbers in standings(state))
            state.apply(rng.choice(legal))
    kinds = sorted(seen)
    assert len(kinds) > 25
    for kind, after in pairwise(kinds):
        assert not seen[kind] & seen[after]


def test_kinds_of_actions_begin_where_the_encoding_says() -> None:
    starts = [PICK, GOLD, CARDS, BUILD, END, EXCHANGE]
    assert len({KIND_OF_ACTION[start] for start in starts}) == len(starts)
    assert KIND_OF_ACTION[BUILD] == KIND_OF_ACTION[BUILD + 40]
    assert KIND_OF_ACTION[EXCHANGE - 1] != KIND_OF_ACTION[EXCHANGE]


def holders(view: View, character: int, *, weighted: bool) -> Counter[int]:
    """How often each seat holds a character, as believed or uniformly."""
    belief, rng = Belief(view), Random(3)
    states = [belief.sample(rng) if weighted else view.sample(rng) for _ in range(1500)]
    return Counter(state.holders[RANK[character]] for state in states)


def test_a_seat_is_believed_to_be_whom_it_would_pick() -> None:
    """Seat 3 has a yellow city, and would be the King; seat 2 would rather be the Architect than whom its city pays."""
    cities = {2: "Tem Chu Mon Cat", 3: "Man Cas Pal Tav"}
    view = Table("As Pr Ki Wa", cities=cities, hands={2: "Tav", 3: "Tem", 4: "Tav"}).state.view(0)
    for character, seat in ((ARCHITECT, 1), (KING, 2)):
        believed = holders(view, character, weighted=True)
        uniform = holders(view, character, weighted=False)
        for other in {1, 2, 3} - {seat}:
            assert believed[seat] > 2 * believed[other]
            assert uniform[seat] < 1.3 * uniform[other]
        assert set(believed) <= set(uniform)


def shares(view: View, seat: int, kinds: str, *, weighted: bool) -> list[float]:
    """How often a seat's hand holds each of these cards, as believed or uniformly."""
    belief, rng = Belief(view), Random(5)
    states = [belief.sample(rng) if weighted else view.sample(rng) for _ in range(800)]
    return [sum(INDEX[code] in state.hands[seat] for state in states) / len(states) for code in kinds.split()]


def test_a_rich_seat_is_believed_to_hold_what_it_cannot_build_rather_than_cheap_cards() -> None:
    """It has a Tavern and a Temple already, so that it would have kept others of them, but not a Church or Market."""
    cities, hands = {2: "Tav Tem", 3: "Man"}, {1: "Man", 2: "Pal Cas Har Cat", 3: "Tem", 4: "Tav"}
    view = Table("As Pr Ki Wa", cities=cities, hands=hands, gold={2: 4}).state.view(0)
    useless, cheap = "Tav Tem", "Mar Chu"
    believed = shares(view, 1, useless, weighted=True), shares(view, 1, cheap, weighted=True)
    uniform = shares(view, 1, useless, weighted=False), shares(view, 1, cheap, weighted=False)
    assert sum(believed[0]) / sum(believed[1]) > 1.3 * sum(uniform[0]) / sum(uniform[1])


def test_cards_that_were_seen_stay_where_they_are() -> None:
    for seed in range(6):
        rng = Random(seed)
        state = ADEL.new(4, rng)
        while not state.over:
            state.apply(rng.choice(state.legal()))
            if state.to_act >= 0 and rng.random() < 0.02:
                view = state.view(state.to_act)
                sampled = Belief(view).sample(rng)
                assert sampled.view(view.seat) == view
                deck = sorted([*sampled.pile, *chain(*sampled.hands), *sampled.museum, *sampled.drawn])
                assert deck == sorted([*state.pile, *chain(*state.hands), *state.museum, *state.drawn])
