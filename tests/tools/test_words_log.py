"""The log of a recorded game, printed for those who write messages."""

from __future__ import annotations

import pytest

from tests.static import words
from tools.setup.process import ROOT
from tools.words.log import log


@pytest.mark.parametrize("language", words.languages())
def test_the_log_of_a_record_is_told_in_every_language(language: str) -> None:
    """As a seat reads it, and as its screen reader speaks it."""
    record = ROOT / "tests" / "golden" / "kabale" / "2-any-1.record.txt"
    lines = log(record, language, 0)
    assert len(lines) > 50
    assert any("Bo" in line for line in lines)
    assert not any("undefined" in line or "{" in line for line in lines)
    assert 10 < len(log(record, language, 0, heard=True)) < len(lines)
