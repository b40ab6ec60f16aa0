"""The rule tables are complete and consistent."""

from __future__ import annotations

from importlib import import_module

import pytest

from raenke.adel.rules import actions, order
from raenke.adel.rules.characters import CHARACTERS, Power
from raenke.adel.rules.decisions import ASKED, EFFECTS, LEGAL_ACTIONS, TURN_EFFECTS
from raenke.adel.rules.districts import ALWAYS_AT, CODES, DISTRICTS


@pytest.mark.parametrize("kind", ALWAYS_AT, ids=lambda kind: CODES[kind])
def test_a_district_that_changes_a_rule_names_the_function_that_does_it(kind: int) -> None:
    module, function = ALWAYS_AT[kind].split(".")
    assert callable(getattr(import_module(f"raenke.adel.rules.{module}"), function))


def test_each_violet_district_has_a_rule_or_points_of_its_own() -> None:
    assert all(row.works or row.points for row in DISTRICTS if row.colour == 4)
    assert not any(row.works or row.points for row in DISTRICTS if row.colour != 4)


def test_each_characters_power_stands_somewhere() -> None:
    assert {row.power for row in CHARACTERS} == set(Power)


def test_the_order_of_what_happens_by_itself_is_that_of_the_rules() -> None:
    def names(rules: object) -> list[str]:
        return [rule[1].__name__ for rule in rules]  # type: ignore[attr-defined]

    assert names(order.AT_CALL)[:4] == ["robbery", "king", "tax_collector", "queen"]
    assert names(order.AFTER_TAKING) == ["merchant", "architect"]
    assert [rule.__name__ for rule in order.AT_END] == ["alchemist", "tax", "poor_house", "park"]


def test_each_action_has_an_effect_in_a_turn_or_at_another_decision() -> None:
    unused = [action for action in actions.ACTIONS if TURN_EFFECTS[action].__name__ == "_no_effect"]
    assert unused == [
        *range(actions.PICK, actions.GOLD),
        *range(actions.KEEP_CARD, actions.BUILD),
        actions.DRAW_ANEW,
        *range(actions.FETCH, actions.DESTROY),
    ]
    with pytest.raises(AssertionError, match="never legal"):
        TURN_EFFECTS[actions.DRAW_ANEW](None, actions.DRAW_ANEW)  # type: ignore[arg-type]


def test_each_question_has_options_and_an_answer() -> None:
    assert set(LEGAL_ACTIONS) == set(EFFECTS) == set(ASKED)


def test_places_of_districts_are_counted_there_and_back() -> None:
    for far in range(actions.FAR_PLACES):
        seat, district = actions.far_district(far)
        assert actions.far_place(seat, district) == far
    for place in range(actions.PLACES):
        assert actions.place(actions.district_at(place)) == place
