"""Docs of Kabale against code: the notation's example is a valid record, and every ruling has tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from raenke import record
from raenke.kabale import english, shapes
from raenke.kabale.cards import AREAS

ROOT = Path(__file__).parents[3]
NOTATION = (ROOT / "docs" / "NOTATION.md").read_text(encoding="utf-8")
TESTS = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py"))


def test_the_example_in_the_notation_is_a_record() -> None:
    example = NOTATION.split("### An example")[1].split("\n## ")[0].replace("\n    ", "\n")
    assert record.read(example).tokens == ["1Al>1", "2Wz>1", "1Me>2", "2Pr>2"]


def test_the_notation_names_every_code() -> None:
    plain = " ".join(NOTATION.split())
    for code, name in english.NAMES.items():
        assert f"`{code}` {name}" in plain
    for area, name in zip(AREAS, english.AREA_NAMES.values(), strict=True):
        assert f"`{area}` {name}" in plain


def test_the_page_protocol_has_every_kind_of_event() -> None:
    worker = (ROOT / "docs" / "WORKER.md").read_text(encoding="utf-8")
    table = worker.split("\n## Kabale\n")[1].split("### Events\n")[1].split("\n### ")[0]
    assert re.findall(r"^\| `([\w-]+)` \|", table, re.MULTILINE) == [*get_args(shapes.EventKind)]


def test_every_ruling_of_the_rules_page_has_its_tests() -> None:
    for number in range(1, 15):
        assert f"def test_r{number}_" in TESTS, f"R{number}"
    for number in range(1, 10):
        assert f"def test_k{number}_" in TESTS, f"K{number}"
