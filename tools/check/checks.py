"""The checks of a change: linters, types, generated files, tests with coverage."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from tools.generate import files, game_facts, messages, shapes, strength_table
from tools.setup import env
from tools.setup.process import ROOT, Arg, BuildError, Result, capture, echo, run, run_step

BUILD = ROOT / "build"
PAGE_TYPES = ("jsconfig.json", "jsconfig.worker.json")
"""Page and workers have different globals, so each is a TypeScript project."""

TESTS_FAILED, NO_TESTS = 1, 5
"""pytest's exit status when tests failed, and when none was collected."""

PYTHON_SOURCES = ("build.py", "py", "tools", "tests")

_filling = Lock()

Step = tuple[str, Callable[[], Result]]


def _tool(*command: Arg) -> Callable[[], Result]:
    return lambda: capture([sys.executable, "-m", *command])


def _generated() -> Result:
    old = files.stale({**shapes.made(), **game_facts.made(), **messages.made(), **strength_table.made()})
    names = ", ".join(path.name for path in old)
    return Result(int(bool(old)), f"stale: {names}; run 'python build.py shapes'\n" if old else "", 0.0)


def _node_with_vendor() -> env.Node:
    """Node, once the vendored modules are where ours import them; two steps may ask at the same time."""
    from tools.site.vendor import fill_vendor

    with _filling:
        node = env.ensure_npm()
        fill_vendor(ROOT)
    return node


def _tsc() -> Result:
    node = _node_with_vendor()
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
    """Format all sources and apply the linters' safe fixes."""
    run_step("ruff", [sys.executable, "-m", "ruff", "check", "--fix", "--quiet", *PYTHON_SOURCES])
    run_step("ruff format", [sys.executable, "-m", "ruff", "format", "--quiet", *PYTHON_SOURCES])
    run_step("biome", [env.ensure_npm().node, env.BIOME, "check", "--write", ROOT], cwd=ROOT)


def _node_tests() -> Result:
    tests = sorted((ROOT / "tests" / "js").glob("*.test.mjs"))
    # Tests of connections mostly wait.
    return capture([_node_with_vendor().node, "--test", "--test-concurrency=4", *tests], cwd=ROOT)


def _steps() -> list[Step]:
    return [
        ("mypy --strict", _tool("mypy")),
        ("tsc --checkJs", _tsc),
        ("ruff check", _tool("ruff", "check", "--quiet", *PYTHON_SOURCES)),
        ("ruff format --check", _tool("ruff", "format", "--check", "--quiet", *PYTHON_SOURCES)),
        ("biome check", _biome),
        ("node --test", _node_tests),
        ("generated files", _generated),
        ("zizmor", zizmor),
        # Its package downloads a binary at installation, so it is no requirement; the workflow installs it.
        *([("actionlint", _actionlint)] if shutil.which("actionlint") else []),
    ]


def _run_safely(step: Callable[[], Result]) -> Result:
    """Run a step; an exception counts as failure, so that the others still run."""
    try:
        return step()
    except Exception as problem:
        return Result(1, f"{type(problem).__name__}: {problem}", 0.0)


def static(only: Sequence[str] = ()) -> list[str]:
    """Run the static checks, all or those of these names, two at a time; return the names of those that failed."""
    failed = []
    steps = [(name, step) for name, step in _steps() if not only or name in only]
    with ThreadPoolExecutor(max_workers=2) as pool:
        running = [(name, pool.submit(_run_safely, step)) for name, step in steps]
        for name, future in running:
            outcome = future.result()
            echo(f"{'✓' if outcome.ok else '✗'} {name}  ({outcome.seconds:.1f} s)")
            if not outcome.ok:
                echo(outcome.output.rstrip())
                failed.append(name)
    return failed


def pytest(*arguments: Arg) -> int:
    """Run pytest with its output visible; return its exit status, 0 if no test was collected."""
    BUILD.mkdir(exist_ok=True)
    status = run([sys.executable, "-m", "pytest", "--no-header", *arguments])
    return 0 if status == NO_TESTS else status


def run_browser_tests(*arguments: Arg) -> bool:
    """Run browser tests; rerun failures once and alone, because a busy machine can stall a whole browser."""
    status = pytest("tests/web", *arguments, "--durations=40")
    if status != TESTS_FAILED:
        return status == 0
    echo("· rerunning the failures alone: a test that passes now depends on timing, and deserves a look")
    return pytest("tests/web", *arguments, "--last-failed", "-n0", "-x") == 0


def parallel(workers_per_core: int = 1) -> list[str]:
    """pytest-xdist options: the worker that is done first takes over tests that another has not begun."""
    return ["-n", str(workers_per_core * min(2, os.cpu_count() or 1)), "--dist", "worksteal"]


def engine(extra: Sequence[str] = ()) -> list[str]:
    """Run all tests outside browsers, with branch coverage unless a selection is given."""
    chosen: list[Arg] = ["tests", "--ignore=tests/web"]
    if extra:
        return ["engine tests"] if pytest(*chosen, *extra) else []
    cover = ["--cov", "--cov-config=pyproject.toml", "--cov-report="]
    measured = pytest(*chosen, "-m", "measured") == 0  # coverage and parallel tests would slow them down
    others = pytest(*chosen, "-m", "not measured and not counted", *parallel()) == 0
    counted = pytest("tests/engine", "-m", "not measured and counted", *parallel(), *cover) == 0
    failed = [] if others and counted else ["engine tests"]
    return failed + (check_coverage() if counted else []) + ([] if measured else ["measured tests"])


def check_coverage() -> list[str]:
    """Compare the measured coverage with the minimums in pyproject.toml; return the folders below."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    below = []
    for pattern, floor in settings["tool"]["raenke"]["coverage"].items():
        report = capture([sys.executable, "-m", "coverage", "report", f"--include={pattern}", "--precision=1"])
        total = re.search(r"^TOTAL .* (\d+\.\d)%$", report.output, re.MULTILINE)
        reached = float(total[1]) if total else 0.0
        passed = reached >= floor
        echo(f"{'✓' if passed else '✗'} branch coverage of {pattern}: {reached} % (at least {floor} %)")
        if not passed:
            echo(report.output.rstrip())
            below.append(f"coverage of {pattern}")
    return below


def web(extra: Sequence[str] = ()) -> list[str]:
    """Run the browser tests on a site built from these sources."""
    from tools.setup import system
    from tools.site import builder

    env.ensure_npm()
    builder.build(ROOT)
    for name, found in system.browsers().items():
        echo(f"· {name}: {found}")
    if extra:
        return ["web tests"] if pytest("tests/web", *extra) else []
    measured = run_browser_tests("-m", "measured")  # parallel tests would slow them down
    # Half the time of a browser test is waiting: for frames, timers, a database.
    passed = run_browser_tests("-m", "not measured", *parallel(workers_per_core=2))
    return ([] if passed else ["web tests"]) + ([] if measured else ["measured web tests"])


def raise_if_failed(failed: Sequence[str]) -> None:
    """Raise an error that names what failed, if anything did."""
    if failed:
        raise BuildError(f"failed: {', '.join(failed)}")
