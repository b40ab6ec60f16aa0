"""Which mutants a mutation run tries."""

from __future__ import annotations

import tomllib
from typing import Any

from raenke import GAMES
from tools.check.mutate import select_mutants
from tools.setup.process import ROOT

SOURCE = """\
def f(a: int | None) -> int | None:
    b: int | str = a | 1
    return b
"""


def mutant(job: str, name: str, line: int, column: int) -> dict[str, Any]:
    return {"job_id": job, "mutations": [{"operator_name": f"core/{name}", "start_pos": [line, column]}]}


def test_nothing_within_annotations_is_tried() -> None:
    mutants = [
        mutant("argument", "ReplaceBinaryOperator_BitOr_Add", 1, SOURCE.index("|")),
        mutant("returned", "ReplaceBinaryOperator_BitOr_Add", 1, SOURCE.index("| None:")),
        mutant("variable", "ReplaceBinaryOperator_BitOr_Add", 2, 11),
        mutant("value", "ReplaceBinaryOperator_BitOr_Add", 2, 21),
        mutant("number", "NumberReplacer", 2, 23),
    ]
    assert select_mutants(mutants, SOURCE) == ["number", "value"]


def test_of_many_operators_for_one_the_likeliest_two_are_tried() -> None:
    mutants = [
        mutant(new, f"ReplaceBinaryOperator_BitOr_{new}", 2, 21) for new in ("Div", "Pow", "BitAnd", "Add", "Mod")
    ]
    assert select_mutants(mutants, SOURCE) == ["Add", "BitAnd"]


def test_every_module_and_test_of_the_settings_exists() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["raenke"]["mutate"]
    games = [settings[game] for game in GAMES]
    paths = [path for game in games for path in (*game["modules"], *game["tests"])]
    assert [path for path in paths if not (ROOT / path).exists()] == []
