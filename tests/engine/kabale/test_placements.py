"""Features of a placement, and the policy made of them."""

from __future__ import annotations

from math import exp
from random import Random

from raenke.kabale.cards import ALLIES, DOWN, INDEX, KINDS, SEAT_SHIFT, WALKED, goal
from raenke.kabale.placements import (
    AT_HOME_CARD,
    AWAY_CARD,
    CARDS,
    HOMELESS_CARD,
    WEIGHTS,
    Policy,
    areas_of,
    cards_at,
    facts,
    features,
    look,
    stake,
)

KING, SQUIRE, DRAGON, MUSKETEERS, STORM = (INDEX[code] for code in ("Ki", "Sq", "Dr", "Mu", "St"))
THEIRS = 1 << SEAT_SHIFT
FENCING = goal("F", 5)


def test_a_seat_sees_its_own_cards_but_not_those_of_others() -> None:
    assert look([THEIRS | KING | DOWN], FENCING, 0) == look([THEIRS | SQUIRE | DOWN], FENCING, 0)
    assert look([THEIRS | KING | DOWN], FENCING, 1) != look([THEIRS | SQUIRE | DOWN], FENCING, 1)
    assert look([THEIRS | KING], FENCING, 0) != look([THEIRS | SQUIRE], FENCING, 0)


def test_an_explorer_that_walked_is_known_to_all() -> None:
    explorer = INDEX["Ex"]
    assert look([THEIRS | explorer | DOWN | WALKED], FENCING, 0) != look([THEIRS | explorer | DOWN], FENCING, 0)


def test_it_matters_what_its_own_card_will_do_when_revealed() -> None:
    looks = {look([card | DOWN], FENCING, 0) for card in (STORM, INDEX["As"], INDEX["Ex"], INDEX["Cl"], INDEX["Tr"])}
    assert len(looks) == 5


def test_a_dragon_matters_only_to_the_other_seats() -> None:
    as_seen = [facts(look([card], FENCING, seat), 0, 1) for card in (DRAGON, MUSKETEERS) for seat in (0, 1)]
    assert [len(found) for found in as_seen] == [5, 6, 6, 6]


def test_allies_with_a_home_count_by_where_it_is() -> None:
    cards = cards_at(FENCING >> 3, areas_of([FENCING, goal("M", 1)]))
    at = {ALLIES[ally].home: card for ally, card in enumerate(cards) if ALLIES[ally].home}
    assert at == {
        "F": AT_HOME_CARD, "M": AWAY_CARD,
        "A": HOMELESS_CARD, "L": HOMELESS_CARD, "T": HOMELESS_CARD, "R": HOMELESS_CARD,
    }  # fmt: skip
    assert [card for ally, card in enumerate(cards) if not ALLIES[ally].home] == [
        ally for ally in range(KINDS) if not ALLIES[ally].home
    ]


def test_rows_are_exponentials_of_the_sums_of_weights() -> None:
    rng = Random(1)
    weights = [rng.gauss(0, 1) for _ in range(WEIGHTS)]
    policy, areas = Policy(weights), areas_of([FENCING])
    for _ in range(200):
        cards = [rng.randrange(3) << SEAT_SHIFT | rng.randrange(KINDS) for _ in range(rng.randrange(6))]
        column = [card | rng.choice((0, DOWN)) for card in cards]
        seat, number = rng.randrange(3), 1 + rng.randrange(6)
        at_stake, kinds = stake(FENCING, []), cards_at(FENCING >> 3, areas)
        looks = look(column, FENCING, seat)
        found = facts(looks, at_stake, number)
        row = policy.rows(at_stake, number, kinds)[looks]
        for ally, favour in enumerate(row):
            expected = exp(sum(weights[at] for at in features(found, kinds[ally])))
            assert abs(favour - expected) < 1e-9 * expected
        assert max(found) * CARDS < WEIGHTS
