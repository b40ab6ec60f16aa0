"""The GitHub workflows: pinned, audited, and the same commands as a developer's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.check import checks
from tools.setup.process import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CI = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_to_a_full_commit(workflow: Path) -> None:
    uses = re.findall(r"uses: *(.*)", workflow.read_text(encoding="utf-8"))
    assert uses
    for action in uses:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"checkout@[0-9a-f]{40} # v6.0.2", "checkout@v6"),
        ("contents: read", "contents: write"),
        ("run: python build.py test", "run: echo ${{ github.event.pull_request.title }}"),
    ],
)
def test_zizmor_finds_a_planted_fault(tmp_path: Path, old: str, new: str) -> None:
    broken = tmp_path / ".github" / "workflows" / "ci.yml"
    broken.parent.mkdir(parents=True)
    broken.write_text(re.sub(old, new, CI), encoding="utf-8")
    assert broken.read_text(encoding="utf-8") != CI
    assert not checks.zizmor(tmp_path / ".github").ok


def test_the_tests_run_once_and_only_main_is_deployed() -> None:
    assert CI.count("run: python build.py test\n") == 1
    deploy = CI.split("\n  deploy:\n")[1]
    assert "    if: github.ref == 'refs/heads/main'\n" in deploy
    assert "    needs: [engine, everything]\n" in deploy
    assert "actions/deploy-pages@" not in CI.split("\n  deploy:\n")[0]


def test_ci_runs_the_test_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "    python3 build.py test\n" in readme
    assert "build.py test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
