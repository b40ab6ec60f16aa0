"""What decided a finished game of Kabale."""

from __future__ import annotations

from raenke.course import course
from tests.engine.test_course import decisive_kinds, played


def test_the_goals_of_the_turn_explain_its_points() -> None:
    """Until a set doubles them, the goals won in the round are what was gained in it."""
    for seed in range(4):
        found = course(played("kabale", seed))
        assert {event["kind"] for event in found["events"]} <= {"won"}
        if found["gained"]:
            assert found["events"]


def test_what_made_the_difference_is_a_column() -> None:
    assert decisive_kinds("kabale") == {"won"}
