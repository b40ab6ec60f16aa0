"""Chi-square tests of sampled frequencies against expected probabilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from random import Random

from raenke.adel.knowledge.card_knowledge import Knowledge
from raenke.adel.knowledge.hidden_cards import bits
from raenke.adel.knowledge.view import View
from raenke.adel.rules.state import State

Feature = Callable[[State], Hashable]
Shares = Mapping[Hashable, Fraction]


def limit(freedom: int) -> float:
    """The 99.9 % quantile of chi-square (Wilson–Hilferty approximation)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.09 * part**0.5) ** 3)


def assert_comes_as(view: View, feature: Feature, shares: Shares, seed: int = 1) -> None:
    """Assert that a feature of the samples has exactly this distribution."""
    assert sum(shares.values()) == 1
    trials = max(1500, int(8 / min([float(share) for share in shares.values()])))
    rng = Random(seed)
    found = Counter(feature(view.sample(rng)) for _ in range(trials))
    assert set(found) <= set(shares), set(found) - set(shares)
    chi = sum((found[what] - trials * float(share)) ** 2 / (trials * float(share)) for what, share in shares.items())
    assert chi < limit(max(1, len(shares) - 1)), (chi, found)


def evenly(*what: Hashable) -> Shares:
    """Uniform distribution; a value given twice is twice as likely."""
    return {one: Fraction(count, len(what)) for one, count in Counter(what).items()}


def every_way(known: Knowledge) -> Iterator[dict[int, int]]:
    """Enumerate all assignments of distinguishable cards to their possible spots: the definition, by brute force."""
    cards = [(kind, group.spots) for group in known.groups for kind in group.kinds]
    laid: dict[int, int] = {}

    def lay(number: int) -> Iterator[dict[int, int]]:
        if number == len(cards):
            yield laid
            return
        kind, spots = cards[number]
        for spot in bits(spots):
            if spot not in laid:
                laid[spot] = kind
                yield from lay(number + 1)
                del laid[spot]

    return lay(0)
