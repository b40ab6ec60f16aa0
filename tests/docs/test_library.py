"""The library's documentation: every example runs, and the public API is the one that is documented."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import gymnasium
import pytest

from raenke.env import IDS
from tools.generate import files, public_api
from tools.setup.process import ROOT

OPTIONS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("page", ["LIBRARY.md"])
def test_every_example_gives_what_it_shows(page: str) -> None:
    found = doctest.testfile(str(ROOT / "docs" / page), module_relative=False, optionflags=OPTIONS, encoding="utf-8")
    assert found.attempted > 20
    assert found.failed == 0


def test_the_examples_of_environments_run() -> None:
    examples = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs" / "ENV.md").read_text(encoding="utf-8"), re.M | re.S)
    assert len(examples) == 2
    for example in examples:
        exec(compile(example, "ENV.md", "exec"), {})


def test_the_public_api_changed_only_if_its_page_did() -> None:
    assert not files.stale(public_api.made()), (
        "run 'python3 build.py shapes', and look at the difference before you keep it"
    )


def test_everything_public_is_there_and_explained() -> None:
    for name, names in public_api.PUBLIC.items():
        module = import_module(name)
        assert module.__doc__
        for public in names:
            value = getattr(module, public)
            assert not callable(value) or value.__doc__, f"{name}.{public}"


def test_the_learning_example_finds_what_pays() -> None:
    learn = example("learn_kabale")
    env = gymnasium.make(IDS["kabale"], opponents=("random",))
    worth = learn.Worth(int(env.action_space.n))
    legal, rows = worth.features(env.reset(seed=1)[0])
    assert len(rows) == len(legal) == 6  # three cards, two columns
    for row, reward in zip(rows, (0.0, 0.0, 0.0, 0.0, 1.0, 0.0), strict=True):
        for _ in range(100):
            learn.learn(worth, [(row, reward)])
    worth.fit()
    assert (rows @ worth.weights).argmax() == 4


def test_the_learning_example_plays_tests_and_draws() -> None:
    learn = example("learn_kabale")
    learn.EVERY = 2
    curve = learn.train(games=4, tests=2, seed=3)
    assert [point.games for point in curve] == [0, 2, 4]
    assert learn.svg(curve).count("<polyline") == 1


def example(name: str) -> Any:
    spec = spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
