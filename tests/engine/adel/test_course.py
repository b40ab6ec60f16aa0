"""What decided a finished game of Adel."""

from __future__ import annotations

from tests.engine.test_course import decisive_kinds


def test_what_made_the_difference_is_a_district_or_a_complete_city() -> None:
    assert decisive_kinds("adel") <= {"built", "exchanged", "complete"}
