"""Four whole games, refereed elsewhere: they must replay to their results and be written back the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from raenke.adel import ADEL, notation
from raenke.record import Record

PATHS = sorted(Path(__file__).parent.glob("adel-*.txt"))


def replayed(path: Path) -> tuple[str, Record]:
    text = path.read_text(encoding="ascii")
    headers = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    record = Record(ADEL, notation.from_headers(headers))
    for token in re.sub(r"^\[.*\]$", "", text, flags=re.MULTILINE).split():
        record.play_text(token)
    return text, record


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_refereed_game_replays_to_its_result_and_to_the_same_text(path: Path) -> None:
    text, record = replayed(path)
    assert record.state.over
    assert record.text() == text


def test_together_they_show_both_editions_and_four_sizes_of_table() -> None:
    deals = [replayed(path)[1].deal for path in PATHS]
    assert {deal.players for deal in deals} == {2, 3, 4, 7}
    assert {deal.edition for deal in deals} == {"hig", "ffg"}
