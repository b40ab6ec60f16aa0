"""Lighthouse: the median of several runs counts, for each score and for the total blocking time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools.bench import lighthouse
from tools.bench.lighthouse import MIN_SCORES, Audit, read
from tools.setup.process import BuildError


def report(blocked: float, performance: float = 0.98) -> dict[str, Any]:
    """What is read of a report."""
    scores = dict.fromkeys(MIN_SCORES, 1.0) | {"performance": performance}
    return {
        "categories": {name: {"score": score, "auditRefs": []} for name, score in scores.items()},
        "audits": {"total-blocking-time": {"numericValue": blocked}},
    }


def run(reports: list[dict[str, Any]], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Judges these reports."""
    runs = iter(reports)

    def audit(_url: str, path: Path) -> Audit:
        found = next(runs)
        path.write_text(json.dumps(found), encoding="utf-8")
        return read(found)

    monkeypatch.setattr(lighthouse, "audit", audit)
    monkeypatch.setattr(lighthouse, "REPORTS", folder)
    monkeypatch.setattr(lighthouse, "ROOT", folder.parent)
    lighthouse.run(folder, len(reports))


def test_one_bad_run_of_three_is_forgiven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run([report(20), report(340, 0.7), report(60)], tmp_path, monkeypatch)
    assert "✓ total blocking time: 60 ms (at most 100; 20, 340, 60)" in capsys.readouterr().out


@pytest.mark.parametrize(("bad", "named"), [(report(101), "total blocking time"), (report(0, 0.94), "performance")])
def test_a_median_beyond_its_limit_fails(
    bad: dict[str, Any], named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BuildError, match=named):
        run([bad, bad, report(0)], tmp_path, monkeypatch)
