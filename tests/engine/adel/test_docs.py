"""Docs of Adel against the engine."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from raenke.adel import shapes
from raenke.adel.knowledge.card_log import MOVES
from raenke.adel.page import undo
from raenke.adel.rules import deal, events

WORKER = (Path(__file__).parents[3] / "docs" / "WORKER.md").read_text(encoding="utf-8").split("\n## Adel\n")[1]


def test_every_kind_of_event_is_told_of() -> None:
    """In the engine's order; who may read what is as the engine has it."""
    rows = re.findall(r"^\| `([\w-]+)` \| ([^|]+) \|$", WORKER, re.MULTILINE)
    assert [kind for kind, _ in rows] == [*get_args(shapes.EventKind)]
    for kind, words in rows:
        secret = re.search(r"; `(\w+)`(?:, `(\w+)`)? (only for|never)", words)
        assert (kind in events.SECRETS) == bool(secret)
        if secret:
            assert {field for field in secret.groups()[:2] if field} == {*events.SECRETS[kind][1]}


def test_every_option_is_told_of() -> None:
    listed = WORKER.split("Options: ")[1].split(". ")[0]
    assert re.findall(r"`(\w+)`", listed) == [option.name for option in deal.OPTIONS]


def test_every_reason_of_undo_is_told_of() -> None:
    source = Path(undo.__file__).read_text(encoding="utf-8")
    of_moves = {move.undo for move in MOVES.values()} - {""}
    reasons = of_moves | {*re.findall(r'"(looked|called|passed|shuffled|round)"', source)}
    told = WORKER.split("What to touch")[0]
    assert {*re.findall(r"`(\w+)`", told)} == reasons
