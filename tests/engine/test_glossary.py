"""Every file that the glossary names exists, and defines every name of its row."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROWS = re.findall(
    r"^\| (`[^|]+`) \|[^|]+\| `([^`|]+)` \|$", (ROOT / "docs" / "GLOSSARY.md").read_text(encoding="utf-8"), re.MULTILINE
)


@pytest.mark.parametrize(("terms", "file"), ROWS)
def test_a_glossary_row_names_what_is_there(terms: str, file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    for name in re.findall(r"`([^`]+)`", terms):
        assert re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text), f"{file} has no {name}"


def test_every_row_is_read() -> None:
    text = (ROOT / "docs" / "GLOSSARY.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    assert len(rows) == len(ROWS) > 20
