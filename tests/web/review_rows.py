"""Analyses as the page keeps them, worked out with as few worlds as will do."""

from __future__ import annotations

from collections import deque
from typing import Any
from unittest.mock import patch

from raenke import record as records
from raenke.review import plan, reviewer
from raenke.review.summary import Decision, Position, summarize

FEW: dict[str, Any] = {
    "FEWEST_WORLDS": 3, "MOST_WORLDS": 3, "FEWEST_DUELS": 12, "MOST_DUELS": 12, "SEARCHES": 0.0, "LEAST_EFFORT": 0.01,
}  # fmt: skip


def review_row(saved: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    """The row of a saved game in the page's database of analyses."""
    record = records.read(saved["record"])
    with patch.multiple(plan, **FEW):
        positions = [_done(reviewer.position(record, at)) for at in range(len(record.tokens))]
        decisions = [_done(reviewer.decision(record, at)) for at in reviewer.decisions(record, seat)]
    summary = summarize(
        record,
        [Position(one["chances"], one["doubts"], one["play"], one["play_doubts"]) for one in positions],
        [Decision(one["at"], one["loss"], one["skill"], one["skill_doubt"], one["blamed"]) for one in decisions],
        [seat],
    )
    parts = {"positions": positions, "decisions": decisions, "summary": summary}
    return {"id": saved["id"], "version": 1, "record": saved["record"], **parts}


def _done(work: Any) -> Any:
    return deque(work, maxlen=1).pop()
