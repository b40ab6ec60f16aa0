"""Lighthouse with its mobile settings, on the built site served as GitHub Pages would."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from tools.setup import env
from tools.setup.process import ROOT, Arg, BuildError, echo, run_step
from tools.setup.system import CHROMIUM_FLAGS, chromium
from tools.site.server import Server

MIN_SCORES = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
MOUNT = "/raenke/"
MAX_BLOCKED_MS = 100.0
"""Limit of the total blocking time on the emulated phone."""

REPORTS = ROOT / "build" / "lighthouse"


class Audit(NamedTuple):
    """What one run found."""

    scores: dict[str, float]
    """Of each category, 0 to 100."""
    blocked: float
    """Total blocking time in milliseconds."""


def audit(url: str, report: Path) -> Audit:
    """Run Lighthouse once and write the report to a file."""
    node = env.ensure_npm()
    report.parent.mkdir(parents=True, exist_ok=True)
    command: list[Arg] = [node.node, env.WEB / "node_modules" / "lighthouse" / "cli" / "index.js", url, "--quiet"]
    command += ["--output=json", f"--output-path={report}", "--no-enable-error-reporting"]
    command += [
        f"--only-categories={','.join(MIN_SCORES)}",
        f"--chrome-flags={' '.join(['--headless=new', *CHROMIUM_FLAGS])}",
    ]
    run_step(f"lighthouse {url}", command, env={**node.env, "CHROME_PATH": str(chromium())})
    found = json.loads(report.read_text(encoding="utf-8"))
    if problem := found.get("runtimeError"):
        raise BuildError(f"lighthouse could not measure: {problem['message']}")
    return read(found)


def read(report: dict[str, Any]) -> Audit:
    """The figures of a report."""
    scores = {name: float(round(100 * (report["categories"][name]["score"] or 0))) for name in MIN_SCORES}
    return Audit(scores, float(report["audits"]["total-blocking-time"]["numericValue"]))


def _complaints(report: Path) -> list[str]:
    """Failed audits, as one line each."""
    found = json.loads(report.read_text(encoding="utf-8"))
    wanting = []
    for name in MIN_SCORES:
        for part in found["categories"][name]["auditRefs"]:
            told = found["audits"][part["id"]]
            if part["weight"] and told["score"] is not None and told["score"] < 0.9:
                wanting.append(f"{name}: {told['title']} {told.get('displayValue', '')}".rstrip())
    return wanting


def run(dist: Path, runs: int = 5) -> None:
    """Print the median of each category's score and of the blocking time; raise an error if one is beyond its limit."""
    reports = [REPORTS / f"{number + 1}.json" for number in range(runs)]
    with Server(dist, mount=MOUNT) as server:
        taken = [audit(server.url, report) for report in reports]
    low = []
    for name, minimum in MIN_SCORES.items():
        score = median(each.scores[name] for each in taken)
        echo(f"{'✓' if score >= minimum else '✗'} {name}: {score:.0f} (at least {minimum})")
        if score < minimum:
            low.append(name)
    blocked = median(each.blocked for each in taken)
    runs_blocked = ", ".join(f"{each.blocked:.0f}" for each in taken)
    met = blocked <= MAX_BLOCKED_MS
    echo(f"{'✓' if met else '✗'} total blocking time: {blocked:.0f} ms (at most {MAX_BLOCKED_MS:.0f}; {runs_blocked})")
    if not met:
        low.append("total blocking time")
    for complaint in _complaints(reports[-1]):
        echo(f"  {complaint}")
    if low:
        raise BuildError(f"Lighthouse, beyond the limit: {', '.join(low)}: see {REPORTS.relative_to(ROOT)}")
