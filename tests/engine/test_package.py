"""What the package promises about itself."""

from __future__ import annotations

import tomllib

import raenke
from tools.run import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_version_is_the_same_in_both_places() -> None:
    assert raenke.__version__ == PROJECT["version"]


def test_the_engine_needs_nothing_but_python() -> None:
    assert PROJECT["dependencies"] == []


def test_the_package_says_that_it_is_typed() -> None:
    assert (ROOT / "py" / "raenke" / "py.typed").is_file()
