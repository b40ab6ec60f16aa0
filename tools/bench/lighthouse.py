"""Lighthouse with its mobile settings, on the built site served as GitHub Pages would."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median

from tools.setup import env
from tools.setup.process import ROOT, Arg, BuildError, echo, run_step
from tools.setup.system import CHROMIUM_FLAGS, chromium
from tools.site.server import Server

MIN_SCORES = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
MOUNT = "/raenke/"
REPORTS = ROOT / "build" / "lighthouse"


def audit(url: str, report: Path) -> dict[str, float]:
    """Run Lighthouse once; return the score of each category (0 to 100) and write the report to a file."""
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
    return {name: round(100 * (found["categories"][name]["score"] or 0)) for name in MIN_SCORES}


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
    """Print the median score of each category; raise an error if one is below its minimum."""
    reports = [REPORTS / f"{number + 1}.json" for number in range(runs)]
    with Server(dist, mount=MOUNT) as server:
        taken = [audit(server.url, report) for report in reports]
    low = []
    for name, minimum in MIN_SCORES.items():
        score = median(each[name] for each in taken)
        echo(f"{'✓' if score >= minimum else '✗'} {name}: {score:.0f} (at least {minimum})")
        if score < minimum:
            low.append(name)
    for complaint in _complaints(reports[-1]):
        echo(f"  {complaint}")
    if low:
        raise BuildError(f"Lighthouse scores too low: {', '.join(low)}: see {REPORTS.relative_to(ROOT)}")
