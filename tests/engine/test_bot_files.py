"""Bots from files: what is one, what is none and why, and what counts as a decision."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from raenke import GAMES
from raenke.bots import BOTS, files
from raenke.bots.entrants import Source
from raenke.bots.files import BadBot, BotFailed, FailureCount, answers, load_object, load_text
from raenke.game import View
from raenke.record import Record, read
from raenke.session import Session, seat_plan

CHOOSE = "def choose(view, rng):\n    return rng.choice(view.legal())\n"
CLASS = "class Hasty:\n    name = 'hasty'\n    def think(self, view, rng):\n        yield view.legal()[0]\n"


@pytest.fixture(params=GAMES)
def view(request: pytest.FixtureRequest) -> View:
    """The view of the seat that is to act."""
    state = GAMES[str(request.param)].new(4, Random(1))
    return state.view(state.to_act)


def refused(text: str, file: str = "mine.py") -> BadBot:
    with pytest.raises(BadBot) as caught:
        load_text(text, file)
    return caught.value


def failure(body: str, view: View) -> BotFailed:
    bot = load_text(f"def choose(view, rng):\n    {body}\n", "mine.py").new()
    with pytest.raises(BotFailed) as caught:
        list(answers(bot, view, Random(1)))
    return caught.value


def decided(text: str, view: View) -> list[int]:
    return list(answers(load_text(text, "mine.py").new(), view, Random(1)))


def test_a_function_is_a_bot_called_like_its_file(view: View) -> None:
    assert load_text(CHOOSE, "/home/ada/mine.py")[:2] == ("mine", "")
    (action,) = decided(CHOOSE, view)
    assert action in view.legal()


def test_a_file_may_say_name_and_version() -> None:
    assert load_text(f"name = 'hasty'\nversion = '1.2'\n{CHOOSE}", "mine.py")[:2] == ("hasty", "1.2")


def test_a_class_is_a_bot_made_anew_each_time(view: View) -> None:
    loaded = load_text(CLASS, "mine.py")
    assert loaded.name == "hasty"
    assert loaded.new() is not loaded.new()
    assert decided(CLASS, view) == view.legal()[:1]


def test_a_class_may_choose_instead_of_thinking(view: View) -> None:
    assert decided("class Last:\n    def choose(self, view, rng):\n        return view.legal()[-1]\n", view)


def test_an_object_called_bot_comes_before_classes(view: View) -> None:
    two = f"{CLASS}class Other(Hasty):\n    name = 'other'\n"
    assert (refused(two).id, refused(two).details) == ("several-bots", {"names": "Hasty, Other"})
    assert load_text(f"{two}BOT = Other()\n").name == "other"


def test_what_is_imported_is_no_bot_of_the_file() -> None:
    assert load_text(f"from raenke.game import choose\nfrom raenke.bots.greedy import Greedy\n{CLASS}").name == "hasty"
    assert refused("from raenke.game import choose\n").id == "no-bot"


def test_a_package_offers_a_module_a_class_or_an_object() -> None:
    module = ModuleType("some_package")
    exec(CLASS, module.__dict__)
    hasty = module.Hasty
    assert {load_object(offered, "x").name for offered in (module, hasty, hasty())} == {"hasty"}


def test_a_dataclass_can_be_a_bot(view: View) -> None:
    text = "from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\n" + CLASS.replace(
        "    name = 'hasty'\n", "    name = 'hasty'\n    depth: int = 3\n"
    )
    assert decided(text, view)


@pytest.mark.parametrize(
    ("text", "id", "details"),
    [
        ("x = 1\n", "no-bot", {}),
        ("", "no-bot", {}),
        ("def choose(view, rng):\nreturn 1\n", "syntax", {"line": 2}),
        ("a\0b", "syntax", {"line": 0}),
        ("\n\nimport no_such_module\n", "import", {"module": "no_such_module", "line": 3}),
        ("\n1 / 0\n", "raises", {"what": "ZeroDivisionError: division by zero", "line": 2}),
        ("raise SystemExit\n", "raises", {"what": "SystemExit", "line": 1}),
        (f"name = 7\n{CHOOSE}", "name", {"name": "7"}),
        (f"name = 'has ty'\n{CHOOSE}", "name", {"name": "has ty"}),
        (f"name = 'hasty:vengeful'\n{CHOOSE}", "name", {"name": "hasty:vengeful"}),
        (f"name = 'x' * 33\n{CHOOSE}", "name", {"name": "x" * 33}),
        (f"name = '6'\n{CHOOSE}", "name", {"name": "6"}),
        (f"name = 'Greedy'\n{CHOOSE}", "name-taken", {"name": "Greedy"}),
        (f"name = 'human'\n{CHOOSE}", "name-taken", {"name": "human"}),
        (f"{CLASS}    def __init__(self, game): pass\n", "not-made", {}),
        ("#" * (files.LARGEST_FILE + 1), "too-large", {"most": files.LARGEST_FILE}),
    ],
)
def test_what_is_no_bot_is_refused_with_its_reason(text: str, id: str, details: dict[str, Any]) -> None:
    fault = refused(text)
    assert fault.id == id
    assert details.items() <= fault.details.items()
    assert str(fault).isprintable()


def test_a_file_without_a_good_name_must_give_one() -> None:
    assert refused(CHOOSE, "my bot.py").id == "name"
    assert load_text(f"name = 'my-bot'\n{CHOOSE}", "my bot.py").name == "my-bot"


@pytest.mark.parametrize(
    ("body", "id", "details"),
    [
        ("raise ValueError('oh\\nno')", "raised", {"what": "ValueError: oh no", "line": 2}),
        ("raise SystemExit", "raised", {"what": "SystemExit", "line": 2}),
        ("return choose(view, rng)", "raised", {"line": 2}),
        ("return -7", "illegal", {"answer": "-7"}),
        ("return None", "illegal", {"answer": "None"}),
        ("return 'x' * 10**6", "illegal", {}),
        ("return float(view.legal()[0])", "illegal", {}),
    ],
)
def test_a_failure_says_what_and_where(body: str, id: str, details: dict[str, Any], view: View) -> None:
    failed = failure(body, view)
    assert failed.id == id
    assert details.items() <= failed.details.items()
    assert str(failed).isprintable()
    assert len(str(failed)) < 300


def test_a_failure_names_the_line_of_the_file_even_in_a_library(view: View) -> None:
    assert failure("return rng.choice([])", view).details["line"] == 2


@pytest.mark.parametrize("body", ["return iter(())", "yield from ()"])
def test_thinking_without_an_answer_is_a_failure(body: str, view: View) -> None:
    bot = load_text(f"def think(view, rng):\n    {body}\n", "mine.py").new()
    with pytest.raises(BotFailed) as caught:
        list(answers(bot, view, Random(1)))
    assert caught.value.id == "no-answer"


def test_a_bot_that_never_stops_is_taken_at_its_last_answer(view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "def think(view, rng):\n    while True:\n        yield rng.choice(view.legal())\n"
    assert len(decided(text, view)) == files.MOST_STEPS
    monkeypatch.setattr(files, "MOST_SECONDS", 0)
    assert len(decided(text, view)) == 1


def test_hostile_values_are_failures_of_the_bot(view: View) -> None:
    for method in ("__index__", "__repr__", "__hash__"):
        odd = f"class Odd(int):\n    def {method}(self):\n        raise KeyError\n"
        text = odd + CHOOSE.replace("rng.choice(view.legal())", "Odd(-9)")
        with pytest.raises(BotFailed):
            decided(text, view)


def test_three_failures_in_a_row_are_told_once() -> None:
    count = FailureCount()
    assert [count.failed() for _ in range(2)] == ["first", "again"]
    count.decided()
    assert [count.failed() for _ in range(4)] == ["again", "again", "failed", "again"]


def test_a_view_says_which_game_it_is_of(view: View) -> None:
    assert view.game in GAMES
    text = f"def choose(view, rng):\n    assert view.game in {list(GAMES)}\n    return view.legal()[0]\n"
    assert decided(text, view)


def test_its_name_stands_in_records_and_no_bot_of_ours_matches_it(view: View) -> None:
    game = GAMES[view.game]
    record = Record(game, game.deal(4, Random(1)), {0: "bot:hasty-2.0", 1: "bot:hasty Ada's"})
    again = read(record.text())
    assert again.text() == record.text()
    assert seat_plan(again.names[0]) == {"name": "", "kind": "bot:hasty-2.0"}
    assert seat_plan(again.names[1]) == {"name": "Ada's", "kind": "bot:hasty"}
    assert Session(again, Random(1)).next == "bot"
    assert not any(files.NAME.fullmatch(level) for level in BOTS if level.isdigit())


@pytest.mark.parametrize(
    ("text", "id", "details"),
    [
        ("raise SystemExit(3)", "raises", {"what": "SystemExit: 3"}),
        ("import numpy_is_not_here", "import", {"module": "numpy_is_not_here"}),
        ("raise ValueError('\\n' * 9999)", "raises", {"what": f"ValueError: {' ' * 188}…"}),
    ],
)
def test_an_installed_package_that_cannot_be_imported_is_no_bot(
    text: str, id: str, details: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "leaving-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: leaving\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[raenke.bots]\nleaver = leaving\n", encoding="utf-8")
    (tmp_path / "leaving.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadBot) as caught:
        Source("leaver", None).load()
    assert (caught.value.id, caught.value.details) == (id, {**details, "line": 0})
