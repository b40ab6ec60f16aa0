"""Mutation testing with cosmic-ray, in copies of the tree, one per core.

Two kinds of mutants are skipped: those in type annotations, which are never evaluated, and more than two replacements
of one operator, since a third is killed as easily as the first two.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from tools.setup import env
from tools.setup.process import ROOT, BuildError, capture, echo, run_step

WORK = ROOT / "build" / "mutate"
PARTS = ("py", "tests", "tools", "docs", "pyproject.toml", "build.py", "README.md")
COSMIC_RAY = env.BIN / "cosmic-ray"
SETTINGS = {"RAENKE_HYPOTHESIS": "mutate", "PYTHONDONTWRITEBYTECODE": "1"}

COMMON_OPERATORS = (
    "Add",
    "Sub",
    "BitOr",
    "BitAnd",
    "LShift",
    "RShift",
    "Eq",
    "NotEq",
    "Lt",
    "LtE",
    "Gt",
    "GtE",
    "Mul",
    "FloorDiv",
)
"""Operators that are commonly confused, most common first."""
MAX_SWAPS = 2
MAX_BASELINE_SECONDS = 600.0
"""Time limit of the tests on unchanged sources, in seconds; a mutant gets three times what they took."""

Item = dict[str, Any]


@dataclass
class Score:
    """Mutation results of one module."""

    module: str
    killed: int = 0
    survived: list[str] = field(default_factory=list)


def _copy(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "web", ".hypothesis")
    for part in PARTS:
        source, goal = ROOT / part, target / part
        goal.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, goal, ignore=ignore)
        elif source.is_file():
            shutil.copy2(source, goal)


def _configure(tree: Path, module: str, tests: Sequence[str], patience: float) -> Path:
    """Write cosmic-ray's configuration; tests stop at the first failure or at the timeout."""
    command = f"{sys.executable} -m pytest -x -q -p no:cacheprovider {' '.join(tests)}"
    lines = [
        "[cosmic-ray]",
        f"module-path = {json.dumps(module)}",
        f"timeout = {patience:.1f}",
        "excluded-modules = []",
    ]
    lines += [f"test-command = {json.dumps(command)}", "[cosmic-ray.distributor]", 'name = "local"']
    config = tree / "cosmic-ray.toml"
    config.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return config


def _dump(tree: Path, session: Path) -> Iterator[tuple[Item, Item | None]]:
    for line in capture([COSMIC_RAY, "dump", session], cwd=tree).output.splitlines():
        if line.startswith("["):
            yield tuple(json.loads(line))


def _annotations(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Start and end of each annotation, lines from 1 and columns from 0."""
    found: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(returns=returns):
                found.append(returns)
            case ast.arg(annotation=annotation):
                found.append(annotation)
            case ast.AnnAssign(annotation=annotation):
                found.append(annotation)
    return [
        ((part.lineno, part.col_offset), (part.end_lineno or 0, part.end_col_offset or 0)) for part in found if part
    ]


def _swap(name: str) -> tuple[int, str]:
    """Sort key of a replacement, commonest first; `core/ReplaceBinaryOperator_Add_Sub` replaces by Sub."""
    new = name.rsplit("_", 1)[-1]
    return (COMMON_OPERATORS.index(new) if new in COMMON_OPERATORS else len(COMMON_OPERATORS), new)


def select_mutants(mutants: Iterable[Item], source: str) -> list[str]:
    """Ids of the mutants to run: none in annotations, at most two replacements of an operator."""
    unused = _annotations(source)
    chosen: list[str] = []
    swaps: dict[tuple[Any, ...], list[Item]] = {}
    for mutant in mutants:
        mutation = mutant["mutations"][0]
        place = tuple(mutation["start_pos"])
        if any(begin <= place < end for begin, end in unused):
            continue
        if "Operator_" in mutation["operator_name"]:
            swaps.setdefault((place, mutation["operator_name"].split("_")[0]), []).append(mutant)
        else:
            chosen.append(mutant["job_id"])
    for group in swaps.values():
        group.sort(key=lambda mutant: _swap(mutant["mutations"][0]["operator_name"]))
        chosen += [mutant["job_id"] for mutant in group[:MAX_SWAPS]]
    return sorted(chosen)


def _keep(session: Path, jobs: set[str]) -> None:
    """Mark all other mutants of a session as skipped."""
    from cosmic_ray.work_db import WorkDB, use_db
    from cosmic_ray.work_item import WorkerOutcome, WorkResult

    with use_db(str(session), WorkDB.Mode.open) as work:
        others = [item.job_id for item in work.work_items if item.job_id not in jobs]
        work.set_multiple_results(others, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))


def _describe(mutation: Item, diff: str) -> str:
    changed = [line for line in diff.splitlines() if line[:1] in ("+", "-") and line[:3] not in ("+++", "---")]
    return "\n    ".join(
        [f"{mutation['module_path']}:{mutation['start_pos'][0]}  {mutation['operator_name']}", *changed]
    )


def _exec(tree: Path, module: str, jobs: set[str]) -> tuple[int, list[str]]:
    """Run some mutants in one copy of the tree; return the number killed and the survivors."""
    session = tree / "session.sqlite"
    _keep(session, jobs)
    places = {**SETTINGS, "PYTHONPATH": str(tree / "py")}
    run_step(
        f"{module}: trying {len(jobs)} mutants", [COSMIC_RAY, "exec", "cosmic-ray.toml", session], cwd=tree, env=places
    )
    killed, alive = 0, []
    for item, result in _dump(tree, session):
        if item["job_id"] not in jobs:
            continue
        if result is None:
            raise BuildError(f"{module}: a mutant was not run, start again")
        if result["test_outcome"] == "survived":
            alive.append(_describe(item["mutations"][0], result["diff"] or ""))
        else:
            killed += 1
    return killed, alive


def _run(module: str, tests: Sequence[str]) -> Score:
    first = WORK / "1"
    _copy(first)
    config = _configure(first, module, tests, MAX_BASELINE_SECONDS)
    places = {**SETTINGS, "PYTHONPATH": str(first / "py")}
    began = perf_counter()
    run_step(f"{module}: the tests on the unchanged source", [COSMIC_RAY, "baseline", config], cwd=first, env=places)
    _configure(first, module, tests, 3 * (perf_counter() - began) + 5)
    session = first / "session.sqlite"
    run_step(f"{module}: finding mutants", [COSMIC_RAY, "init", config, session], cwd=first, env=places)
    mutants = [item for item, _ in _dump(first, session)]
    jobs = select_mutants(mutants, (first / module).read_text(encoding="utf-8"))
    shares = min(os.cpu_count() or 1, len(jobs))
    trees = [WORK / str(number + 1) for number in range(shares)]
    for tree in trees[1:]:
        shutil.rmtree(tree, ignore_errors=True)
        shutil.copytree(first, tree)
    score = Score(module)
    with ThreadPoolExecutor(max_workers=shares) as pool:
        work = [pool.submit(_exec, tree, module, set(jobs[at::shares])) for at, tree in enumerate(trees)]
        for share in work:
            killed, alive = share.result()
            score.killed += killed
            score.survived.extend(alive)
    return score


def mutate(only: Sequence[str] = ()) -> None:
    """Run all modules named in pyproject.toml, or those whose path contains one of `only`, and print the score."""
    env.ensure_mutation_tools()
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["raenke"]["mutate"]
    floor = settings.pop("floor")
    tests = {module: room["tests"] for room in settings.values() for module in room["modules"]}
    modules = [name for name in tests if not only or any(part in name for part in only)]
    if not modules:
        raise BuildError(f"no such module; there are {', '.join(tests)}")
    scores = [_run(module, tests[module]) for module in modules]
    for score in scores:
        for survivor in sorted(score.survived):
            echo(f"  survived: {survivor}")
    killed, survived = sum(score.killed for score in scores), sum(len(score.survived) for score in scores)
    for score in scores:
        echo(f"{score.module}: {score.killed} killed, {len(score.survived)} survived")
    percent = 100.0 * killed / max(1, killed + survived)
    echo(f"mutants killed: {percent:.1f} % of {killed + survived} (at least {floor} %)")
    if percent < floor:
        raise BuildError("too many mutants survived: their changes stand above")
