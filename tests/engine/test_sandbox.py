"""The inside of an own bot's worker: every reply is one short JSON text, whatever the bot does."""

from __future__ import annotations

import asyncio
import json
import sys
import zipfile
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from raenke import GAMES
from raenke.bots import handover, sandbox
from raenke.bots.sandbox import Sandbox

RANDOM = "def choose(view, rng):\n    return rng.choice(view.legal())\n"
COUNTS = """
class Counting:
    name = "counting"
    version = "2.1"
    def __init__(self):
        self.asked = 0
    def choose(self, view, rng):
        self.asked += 1
        return view.legal()[0] if self.asked == 1 else None
"""

STATE = next(iter(GAMES.values())).new(4, Random(1))
VIEW = handover.pack(STATE.view(STATE.to_act))
LEGAL = STATE.legal()


def loaded(text: str, file: str = "mine.py") -> tuple[Sandbox, Any]:
    box = Sandbox()
    return box, json.loads(box.load_file(text, file))


def decided(box: Sandbox, seconds: float = 2.0) -> Any:
    return json.loads(box.decide(VIEW, 5, seconds))


def test_a_bot_is_loaded_and_decides() -> None:
    box, told = loaded(RANDOM)
    assert told == {"name": "mine", "version": ""}
    assert decided(box) == decided(box) == {"action": Random(5).choice(LEGAL)}


def test_a_new_game_makes_the_bot_anew() -> None:
    box, told = loaded(COUNTS)
    assert told == {"name": "counting", "version": "2.1"}
    assert decided(box) == {"action": LEGAL[0]}
    box.begin()
    assert decided(box) == {"action": LEGAL[0]}
    assert decided(box)["problem"]["id"] == "illegal"
    assert decided(box) == {"action": LEGAL[0]}, "after a failure too"


def test_a_bot_that_thinks_in_steps_is_stopped_between_them() -> None:
    box, _ = loaded("def think(view, rng):\n    while True:\n        yield view.legal()[1]\n")
    assert decided(box, 0.01) == {"action": LEGAL[1]}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("def choose(view, rng)\n", {"id": "syntax", "line": 1}),
        ("import numpy_is_not_here\n", {"id": "import", "module": "numpy_is_not_here", "line": 1}),
        ("1 / 0\n", {"id": "raises", "line": 1}),
        ("x = 1\n", {"id": "no-bot"}),
    ],
)
def test_what_is_no_bot_is_named(text: str, problem: dict[str, Any]) -> None:
    box, told = loaded(text)
    found = {"id": told["problem"]["id"], **told["problem"]["args"]}
    assert found.items() >= problem.items()
    assert decided(box)["problem"]["id"] == "no-answer"


@pytest.mark.parametrize(
    ("answer", "problem"),
    [("1 / 0", "raised"), ("None", "illegal"), ("'x' * 10**6", "illegal"), ("exit()", "raised"), ("10**9", "illegal")],
)
def test_a_failure_is_told_briefly(answer: str, problem: str) -> None:
    box, _ = loaded(f"def choose(view, rng):\n    return {answer}\n")
    text = box.decide(VIEW, 5, 1.0)
    assert json.loads(text)["problem"]["id"] == problem
    assert len(text) < 1000


ABOUT = "Metadata-Version: 2.1\nName: some-bot\nVersion: 1.2\n"


def wheel(folder: Path, about: str = ABOUT, name: str = "some_bot-1.2-py3-none-any.whl", **files: str) -> Path:
    path = folder / name
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        if about:
            archive.writestr("some_bot-1.2.dist-info/METADATA", about)
        for inside, text in files.items():
            archive.writestr(inside, text)
    return path


@pytest.fixture
def packaging(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the page, micropip brings its own; here it is the environment's."""
    from packaging import requirements

    names = "micropip._vendored.packaging.src.packaging.requirements".split(".")
    for end in range(1, len(names)):
        monkeypatch.setitem(sys.modules, ".".join(names[:end]), ModuleType(names[end - 1]))
    monkeypatch.setitem(sys.modules, ".".join(names), requirements)


@pytest.mark.usefixtures("packaging")
@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ("Requires-Dist: numpy-is-not-here>=2\n", {"id": "import", "module": "numpy-is-not-here"}),
        ("Requires-Dist: pytest<1\n", {"id": "import", "module": "pytest <1"}),
        ("Requires-Dist: not a requirement!\n", {"id": "wheel"}),
    ],
)
def test_a_wheel_must_need_nothing_else(tmp_path: Path, more: str, problem: dict[str, Any]) -> None:
    told = json.loads(asyncio.run(Sandbox().install(str(wheel(tmp_path, ABOUT + more)))))
    assert {"id": told["problem"]["id"], **told["problem"]["args"]}.items() >= problem.items()


@pytest.mark.usefixtures("packaging")
def test_what_a_wheel_needs_only_sometimes_is_not_asked_for(tmp_path: Path) -> None:
    more = "Requires-Dist: pytest\nRequires-Dist: numpy-is-not-here; extra == 'fast'\n"
    assert sandbox.check_wheel(wheel(tmp_path, ABOUT + more)) == "some-bot"


def test_what_is_no_wheel_is_named(tmp_path: Path) -> None:
    (tmp_path / "x-1-py3-none-any.whl").write_text("not a zip")
    packed = {"big.txt": "0" * (sandbox.LARGEST_WHEEL + 1)}
    for path, problem in (
        (wheel(tmp_path, name="some_bot-1.2-cp314-cp314-linux_x86_64.whl"), "binary-wheel"),
        (tmp_path / "x-1-py3-none-any.whl", "wheel"),
        (wheel(tmp_path, "", "y-1-py3-none-any.whl"), "wheel"),
        (wheel(tmp_path, ABOUT, "z-1-py3-none-any.whl", **packed), "too-large"),
    ):
        assert json.loads(asyncio.run(Sandbox().install(str(path))))["problem"]["id"] == problem


def installed(folder: Path, monkeypatch: pytest.MonkeyPatch, points: str = "", **modules: str) -> Any:
    """What is told of a package on the path."""
    about = folder / "some_bot-1.2.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(ABOUT)
    (about / "entry_points.txt").write_text(points)
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text)
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.syspath_prepend(str(folder))
    box = Sandbox()
    box._package = "some-bot"
    return json.loads(box.load_package())


def test_a_package_offers_its_bot_by_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    points = "[raenke.bots]\nshrewd = some_module:Shrewd\n"
    text = "class Shrewd:\n    def choose(self, view, rng):\n        return 0\n"
    assert installed(tmp_path, monkeypatch, points, some_module=text) == {"name": "shrewd", "version": "1.2"}


def test_or_in_the_module_of_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert installed(tmp_path, monkeypatch, some_bot=RANDOM) == {"name": "some_bot", "version": "1.2"}


@pytest.mark.parametrize(
    ("points", "text", "problem"),
    [
        ("[raenke.bots]\none = some_bot\ntwo = some_bot\n", RANDOM, "several-bots"),
        ("", "import numpy_is_not_here", "import"),
        ("", "raise SystemExit", "raises"),
        ("", "x = 1", "no-bot"),
    ],
)
def test_a_package_without_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, points: str, text: str, problem: str
) -> None:
    assert installed(tmp_path, monkeypatch, points, some_bot=text)["problem"]["id"] == problem


def test_a_package_that_is_not_there() -> None:
    box = Sandbox()
    box._package = "nowhere-to-be-found"
    assert json.loads(box.load_package())["problem"]["id"] == "no-bot"


def test_the_way_to_javascript_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("js", "pyodide_js"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    sandbox.block_js_imports()
    _, told = loaded("import js\n")
    assert told["problem"] == {"id": "import", "args": {"module": "js", "line": 1}}
