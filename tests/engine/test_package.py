"""Package metadata, and the example of the README."""

from __future__ import annotations

import re
import tomllib

import pytest

import raenke
from tools.setup.process import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_version_is_the_same_in_both_places() -> None:
    assert raenke.__version__ == PROJECT["version"]


def test_the_engine_needs_nothing_but_python() -> None:
    assert PROJECT["dependencies"] == []


def test_the_package_says_that_it_is_typed() -> None:
    assert (ROOT / "py" / "raenke" / "py.typed").is_file()


def test_the_readme_s_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert len(re.findall(r"\d+", capsys.readouterr().out)) == 4
