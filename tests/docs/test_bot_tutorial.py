"""The tutorial of docs/adding/bot.md, step by step: its own files, its own commands."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from raenke.bots.files import load_text
from raenke.cli.command import main
from tools.setup.process import ROOT

TUTORIAL = (ROOT / "docs" / "adding" / "bot.md").read_text(encoding="utf-8").split("\n## A bot that comes")[0]
RANDOM, GREEDY, LOOKAHEAD = re.findall(r"^```python\n(.*?)^```", TUTORIAL, re.MULTILINE | re.DOTALL)
AGAINST_RANDOM, AGAINST_GREEDY = re.findall(r"^```console\n(.*?)\n```", TUTORIAL, re.MULTILINE | re.DOTALL)
(PACKAGE,) = re.findall(r"^```toml\n(.*?)^```", TUTORIAL, re.MULTILINE | re.DOTALL)


def shares(
    text: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[tuple[str, float]]:
    """Save the bot as the tutorial says, run its command there, and return who won how much."""
    (tmp_path / "mybot.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    program, *arguments = command.split()
    assert program == "raenke"
    assert main(arguments) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return [(row.split()[1], float(row.split()[2])) for row in said.out.splitlines()[2:]]


def test_one_function_is_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (mine, won), _ = shares(RANDOM, AGAINST_RANDOM, tmp_path, monkeypatch, capsys)
    assert mine == "mybot"
    assert 4 <= won <= 16


def test_rules_of_thumb_make_greedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = AGAINST_RANDOM.replace("--games 20", "--games 4")
    (_, won), _ = shares(GREEDY, command, tmp_path, monkeypatch, capsys)
    assert won == 4


def test_looking_ahead_beats_greedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = AGAINST_GREEDY.replace("--games 40", "--games 14")  # the first of those games
    (mine, won), (_, lost) = shares(LOOKAHEAD, command, tmp_path, monkeypatch, capsys)
    assert mine == "lookahead"
    assert won > lost


def test_the_other_game_takes_the_same_files() -> None:
    assert [load_text(text, "mybot.py").name for text in (RANDOM, GREEDY, LOOKAHEAD)] == ["mybot", "mybot", "lookahead"]


def test_the_entry_point_is_as_packages_declare_it() -> None:
    points = tomllib.loads(PACKAGE)["project"]["entry-points"]
    assert points == {"raenke.bots": {"lookahead": "my_package.my_module:Lookahead"}}
