"""What the documents say of Adel: every code, every token, every ruling."""

from __future__ import annotations

import re
from pathlib import Path

from raenke.adel import actions, notation
from raenke.adel.characters import CHARACTERS
from raenke.adel.districts import COLOURS, DISTRICTS

DOCS = Path(__file__).parents[3] / "docs"
NOTATION = (DOCS / "NOTATION.md").read_text(encoding="utf-8").split("## Ohne Furcht und Adel")[1]
RULES = (DOCS / "ADEL.md").read_text(encoding="utf-8")


def test_the_notation_names_every_character_by_its_rank() -> None:
    ranks = re.findall(r"(\d) `(\w\w)` [\w ]+, `(\w\w)`", " ".join(NOTATION.split()))
    assert {code: int(rank) for rank, *codes in ranks for code in codes} == {c.code: c.rank for c in CHARACTERS}


def test_the_notation_names_every_district_by_its_colour() -> None:
    rows = re.findall(r"^\| (\w+)(?:, expansion)? \| (`\w{3}`.*) \|$", NOTATION, re.MULTILINE)
    named = {code: colour for colour, codes in rows for code in re.findall(r"`(\w{3})`", codes)}
    assert named == {row.code: COLOURS[row.colour] for row in DISTRICTS}


FIRST = """PICK ASIDE GOLD CARDS KEEP_CARD BUILD INCOME END NAME SWAP PUT DRAW_ANEW LOOK GIVE_CROWN PARDON EXTRA_GOLD
    EXTRA_CARDS ADORN LAB SMITH TUCK FETCH LEAVE DECLARE KEEP_STILL SAVE LET_GO DESTROY ARM EXCHANGE""".split()


def test_the_notation_shows_a_token_of_every_kind() -> None:
    shown = {notation.parse(token)[1] for token in re.findall(r"`([234]\S*?)`", NOTATION) if len(token) > 1}
    starts = [getattr(actions, name) for name in FIRST]
    for name, start, end in zip(FIRST, starts, [*starts[1:], len(actions.ACTIONS)], strict=True):
        assert any(start <= action < end for action in shown), name


def test_the_page_of_the_rules_holds_every_ruling() -> None:
    for number in range(1, 31):
        assert f"**A{number}**" in RULES
