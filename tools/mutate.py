"""Changes the sources in small ways, one at a time, and counts how many changes the tests notice.

Runs cosmic-ray in copies of the tree, one copy a module side by side, so that the work tree is never touched.
"""

from __future__ import annotations

import json
import shutil
import sys
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools import env
from tools.run import ROOT, Trouble, must, quietly, say

WORK = ROOT / "build" / "mutate"
PARTS = ("py", "tests", "tools", "web/js", "docs", "pyproject.toml", "build.py", "README.md")


@dataclass(frozen=True)
class Score:
    """How one module's mutants fared."""

    module: str
    killed: int
    survivors: list[str]

    @property
    def percent(self) -> float:
        return 100.0 * self.killed / max(1, self.killed + len(self.survivors))


def _copy(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    ignore = shutil.ignore_patterns("__pycache__", "node_modules", "web", ".hypothesis")
    for part in PARTS:
        source, goal = ROOT / part, target / part
        if source.is_dir():
            shutil.copytree(source, goal, ignore=ignore)
        elif source.is_file():
            shutil.copy2(source, goal)


def _configure(tree: Path, module: str, tests: Sequence[str]) -> Path:
    """Writes the run's settings; the tests stop at the first that notices."""
    command = f"{sys.executable} -m pytest -x -q -p no:cacheprovider -p no:randomly {' '.join(tests)}"
    lines = [
        "[cosmic-ray]",
        f"module-path = {json.dumps(module)}",
        "timeout = 120.0",
        "excluded-modules = []",
        f"test-command = {json.dumps(command)}",
        "[cosmic-ray.distributor]",
        'name = "local"',
    ]
    config = tree / "cosmic-ray.toml"
    config.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return config


def _survivors(tree: Path, session: Path) -> tuple[int, list[str]]:
    """How many mutants were killed, and those that lived: place and change."""
    killed, alive = 0, []
    for line in quietly([_program("cosmic-ray"), "dump", session], cwd=tree).output.splitlines():
        if not line.startswith("["):
            continue
        item, result = json.loads(line)
        mutation = item["mutations"][0]
        if result is None:
            raise Trouble(f"the mutant at line {mutation['start_pos'][0]} of {mutation['module_path']} was not run")
        if result["test_outcome"] == "survived":
            alive.append(_told(mutation, result))
        else:
            killed += 1
    return killed, alive


def _told(mutation: dict[str, object], result: dict[str, str]) -> str:
    changed = [
        line
        for line in (result.get("diff") or "").splitlines()
        if line[:1] in "+-" and not line.startswith(("+++", "---"))
    ]
    place = f"{mutation['module_path']}:{mutation['start_pos'][0]}"  # type: ignore[index]
    return "\n    ".join([f"{place}  {mutation['operator_name']}", *changed])


def _program(name: str) -> Path:
    return env.BIN / name


def _run(module: str, tests: Sequence[str]) -> Score:
    tree = WORK / Path(module).stem
    _copy(tree)
    session = tree / "session.sqlite"
    config = _configure(tree, module, tests)
    settings = {"PYTHONPATH": str(tree / "py"), "RAENKE_HYPOTHESIS": "mutate", "PYTHONDONTWRITEBYTECODE": "1"}
    must(
        f"{module}: the tests on the unchanged source",
        [_program("cosmic-ray"), "baseline", config],
        cwd=tree,
        env=settings,
    )
    must(f"{module}: finding mutants", [_program("cosmic-ray"), "init", config, session], cwd=tree, env=settings)
    must(f"{module}: trying each", [_program("cosmic-ray"), "exec", config, session], cwd=tree, env=settings)
    return Score(module, *_survivors(tree, session))


def mutate(only: Sequence[str] = ()) -> None:
    """Runs all modules that pyproject.toml names (or those whose path holds one of `only`) and tells the score."""
    env.ensure_mutation_tools()
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["raenke"]["mutate"]
    modules = [name for name in settings["modules"] if not only or any(part in name for part in only)]
    if not modules:
        raise Trouble(f"no such module; there are {', '.join(settings['modules'])}")
    with ThreadPoolExecutor(max_workers=2) as pool:
        scores = list(pool.map(lambda module: _run(module, settings["tests"]), modules))
    for score in scores:
        for survivor in score.survivors:
            say(f"  lived: {survivor}")
    for score in scores:
        say(f"{score.module}: {score.killed} killed, {len(score.survivors)} lived, {score.percent:.1f} %")
    killed, lived = sum(score.killed for score in scores), sum(len(score.survivors) for score in scores)
    percent = 100.0 * killed / max(1, killed + lived)
    say(f"mutants killed: {percent:.1f} % of {killed + lived} (at least {settings['floor']} %)")
    if percent < settings["floor"]:
        raise Trouble("too many mutants lived: their changes stand above")
