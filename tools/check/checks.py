"""What must hold before a change is taken: style, types, shapes, and the tests with their coverage."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.generate import game_facts, shapes
from tools.setup import env
from tools.setup.process import ROOT, Arg, BuildError, Result, capture, echo, run, run_step

BUILD = ROOT / "build"
PAGE_TYPES = ("jsconfig.json", "jsconfig.worker.json")
"""The page and its workers know different globals, so each is a project of its own."""

SOME_FAILED, NONE_CHOSEN = 1, 5
"""How pytest ends when tests failed, and when none was chosen."""

PYTHON_SOURCES = ("build.py", "py", "tools", "tests")

Step = tuple[str, Callable[[], Result]]


def _tool(*command: Arg) -> Callable[[], Result]:
    return lambda: capture([sys.executable, "-m", *command])


def _shapes() -> Result:
    old = shapes.any_stale() or game_facts.stale()
    return Result(
        int(old), "what the page takes from the engine is stale: run 'python build.py shapes'\n" if old else "", 0.0
    )


def _tsc() -> Result:
    from tools.site.vendor import fill_vendor

    node = env.ensure_npm()
    fill_vendor(ROOT)
    compiler = env.WEB / "node_modules" / "typescript" / "bin" / "tsc"
    code, output, seconds = 0, "", 0.0
    for project in PAGE_TYPES:
        done = capture([node.node, compiler, "--noEmit", "--project", env.WEB / project], cwd=env.WEB)
        code, output, seconds = code | done.code, output + done.output, seconds + done.seconds
    return Result(code, output, seconds)


def _biome() -> Result:
    node = env.ensure_npm()
    return capture([node.node, env.BIOME, "check", "--error-on-warnings", "--colors=off", ROOT], cwd=ROOT)


def zizmor(workflows: Path = ROOT / ".github") -> Result:
    """Audit the workflows for security, without asking the network."""
    return capture([env.BIN / "zizmor", "--offline", "--pedantic", "--quiet", "--color=never", workflows])


def _actionlint() -> Result:
    return capture(["actionlint", "-no-color", *sorted((ROOT / ".github" / "workflows").glob("*.yml"))])


def format_sources() -> None:
    """Formats all sources and applies the linters' safe fixes."""
    run_step("ruff", [sys.executable, "-m", "ruff", "check", "--fix", "--quiet", *PYTHON_SOURCES])
    run_step("ruff format", [sys.executable, "-m", "ruff", "format", "--quiet", *PYTHON_SOURCES])
    run_step("biome", [env.ensure_npm().node, env.BIOME, "check", "--write", ROOT], cwd=ROOT)


def _steps() -> list[Step]:
    return [
        ("mypy --strict", _tool("mypy")),
        ("tsc --checkJs", _tsc),
        ("ruff check", _tool("ruff", "check", "--quiet", *PYTHON_SOURCES)),
        ("ruff format --check", _tool("ruff", "format", "--check", "--quiet", *PYTHON_SOURCES)),
        ("biome check", _biome),
        ("shapes.d.ts", _shapes),
        ("zizmor", zizmor),
        # Its package downloads a binary at installation, so it is no requirement; the workflow installs it.
        *([("actionlint", _actionlint)] if shutil.which("actionlint") else []),
    ]


def _safely(step: Callable[[], Result]) -> Result:
    """A step that breaks is a step that failed: the others are still told."""
    try:
        return step()
    except Exception as problem:
        return Result(1, f"{type(problem).__name__}: {problem}", 0.0)


def static() -> list[str]:
    """Runs all that looks at the sources only, two at a time; returns the names of those that failed."""
    failed = []
    with ThreadPoolExecutor(max_workers=2) as pool:
        running = [(name, pool.submit(_safely, step)) for name, step in _steps()]
        for name, future in running:
            outcome = future.result()
            echo(f"{'✓' if outcome.ok else '✗'} {name}  ({outcome.seconds:.1f} s)")
            if not outcome.ok:
                echo(outcome.output.rstrip())
                failed.append(name)
    return failed


def pytest(*arguments: Arg) -> int:
    """Runs pytest openly; returns its exit status, 0 also when none was chosen."""
    BUILD.mkdir(exist_ok=True)
    status = run([sys.executable, "-m", "pytest", "--no-header", *arguments])
    return 0 if status == NONE_CHOSEN else status


def in_browsers(*arguments: Arg) -> bool:
    """Runs tests in browsers; a few that failed once more and alone, because a busy machine stalls whole browsers."""
    status = pytest("tests/web", *arguments)
    if status != SOME_FAILED:
        return status == 0
    echo("· what failed, once more and alone: whatever passes now depends on the machine's pace, and deserves a look")
    return pytest("tests/web", *arguments, "--last-failed", "-n0", "-x") == 0


def side_by_side() -> list[str]:
    """Two tests at a time where there are two cores; those of one file one after another."""
    return ["-n", str(min(2, os.cpu_count() or 1)), "--dist", "loadfile"]


def engine(extra: Sequence[str] = ()) -> list[str]:
    """The tests of the engine and the tools with branch coverage; a selection of them goes without."""
    chosen: list[Arg] = ["tests", "--ignore=tests/web"]
    if extra:
        return ["engine tests"] if pytest(*chosen, *extra) else []
    cover = [*side_by_side(), "--cov", "--cov-config=pyproject.toml", "--cov-report="]
    measured = pytest(*chosen, "-m", "measured") == 0  # coverage and neighbours would make them slow
    well = pytest(*chosen, "-m", "not measured", *cover) == 0
    return (coverage_floors() if well else ["engine tests"]) + ([] if measured else ["measured tests"])


def coverage_floors() -> list[str]:
    """Holds the coverage just taken against the floors in pyproject.toml; returns the folders below."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    below = []
    for pattern, floor in settings["tool"]["raenke"]["coverage"].items():
        report = capture([sys.executable, "-m", "coverage", "report", f"--include={pattern}", "--precision=1"])
        total = re.search(r"^TOTAL .* (\d+\.\d)%$", report.output, re.MULTILINE)
        reached = float(total[1]) if total else 0.0
        well = reached >= floor
        echo(f"{'✓' if well else '✗'} branch coverage of {pattern}: {reached} % (at least {floor} %)")
        if not well:
            echo(report.output.rstrip())
            below.append(f"coverage of {pattern}")
    return below


def web(extra: Sequence[str] = ()) -> list[str]:
    """The tests in real browsers, on a site built from these sources."""
    from tools.setup import system
    from tools.site import builder

    env.ensure_npm()
    builder.build(ROOT)
    for name, found in system.browsers().items():
        echo(f"· {name}: {found}")
    if extra:
        return ["web tests"] if pytest("tests/web", *extra) else []
    measured = in_browsers("-m", "measured")  # neighbours would make them slow
    well = in_browsers("-m", "not measured", *side_by_side())
    return ([] if well else ["web tests"]) + ([] if measured else ["measured web tests"])


def conclude(failed: Sequence[str]) -> None:
    """Ends the command: silently when nothing failed, else by naming what did."""
    if failed:
        raise BuildError(f"not in order: {', '.join(failed)}")
