"""Lighthouse (mobile) on the built site, with the floors that it has to keep."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from tools.env import WEB, ensure_npm
from tools.run import Trouble, must, say
from tools.serve import Server
from tools.system import CHROMIUM_FLAGS, chromium

FLOORS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}


def audit(url: str, folder: Path) -> dict[str, Any]:
    """Lighthouse's whole report of one page."""
    node = ensure_npm()
    report = folder / "report.json"
    cli = WEB / "node_modules" / "lighthouse" / "cli" / "index.js"
    flags = " ".join(["--headless=new", *CHROMIUM_FLAGS])
    options = [
        f"--chrome-flags={flags}",
        "--output=json",
        f"--output-path={report}",
        "--quiet",
        "--no-enable-error-reporting",
    ]
    must(
        f"Lighthouse on {url}",
        [node.node, cli, url, f"--only-categories={','.join(FLOORS)}", *options],
        env={"CHROME_PATH": str(chromium()), **node.env},
    )
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def scores(report: dict[str, Any]) -> dict[str, int]:
    """Each category's score, of 100."""
    return {name: round(100 * (report["categories"][name]["score"] or 0)) for name in FLOORS}


def complaints(report: dict[str, Any]) -> list[str]:
    """The audits that cost points, one line each."""
    lines = []
    for name, category in report["categories"].items():
        for entry in category["auditRefs"]:
            found = report["audits"][entry["id"]]
            if entry["weight"] and found["score"] is not None and found["score"] < 0.9:
                lines.append(f"{name}: {found['title']} {found.get('displayValue', '')}".rstrip())
    return lines


def run(dist: Path) -> None:
    """Prints the four scores; raises when one is below its floor."""
    with Server(dist, "/raenke/") as server, tempfile.TemporaryDirectory() as folder:
        report = audit(server.url, Path(folder))
    found = scores(report)
    for name, score in found.items():
        say(f"  {'✓' if score >= FLOORS[name] else '✗'} {name:<16} {score:3d}  (at least {FLOORS[name]})")
    below = [name for name, score in found.items() if score < FLOORS[name]]
    if below:
        for line in complaints(report):
            say(f"    {line}")
        raise Trouble(f"Lighthouse is not content with: {', '.join(below)}")
