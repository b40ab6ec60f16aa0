"""Adel's golden records besides what all games' are held to: both editions, and games refereed elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.records import read

FOLDER = Path(__file__).parent
REFEREED = sorted(FOLDER.glob("adel-*.txt"))


@pytest.mark.parametrize("path", REFEREED, ids=lambda path: path.name)
def test_a_refereed_game_reads_back_to_the_same_text(path: Path) -> None:
    found = read(path)
    assert found.text() == path.read_text(encoding="ascii")
    assert found.state.over


def test_both_editions_are_among_the_golden_records() -> None:
    deals = [read(path).deal for path in FOLDER.glob("*.record.txt")]
    assert {deal.edition for deal in deals} == {"hig", "ffg"}


def test_the_four_refereed_games_are_here() -> None:
    """They were refereed elsewhere, and are the only records here that no run of `regenerate.py` touches."""
    assert [path.stem for path in REFEREED] == ["adel-2-hig", "adel-3-nine", "adel-4-mixed-ffg", "adel-7-dark"]
