"""Bots that are not ours in matches: in a process of their own, by `file:` or entry point, whatever they do."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from raenke import GAMES, record
from raenke.bots import hosted
from raenke.bots.entrants import Source
from raenke.bots.files import BadBot, BotFailed
from raenke.bots.hosted import Host, Hosted, checked, host_of
from raenke.faults import Fault
from raenke.game import choose
from tests.engine.cli_runner import Command

RANDOM = "def choose(view, rng):\n    return rng.choice(view.legal())\n"
GAME = next(iter(GAMES))


def before_choosing(statement: str) -> str:
    return RANDOM.replace("    return", f"    {statement}\n    return")


Write = Callable[[str, str], str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a bot's file and returns the word that stands for it."""

    def written(name: str, text: str) -> str:
        path = tmp_path / f"{name}.py"
        path.write_text(text, encoding="utf-8")
        return f"file:{path}"

    return written


def played(text: str) -> tuple[Hosted, list[tuple[str, str]]]:
    """A game of a bot against random ones: the bot, and what was reported."""
    game, reports = GAMES[GAME], list[tuple[str, str]]()
    bot = Hosted(checked(Source("tried.py", text)), lambda verdict, fault: reports.append((verdict, fault.id)))
    others, rng = Random(2), Random(3)
    state = game.new(2, Random(1))
    while not state.over:
        view = state.view(state.to_act)
        action = choose(bot, view, rng) if state.to_act == 0 else others.choice(view.legal())
        assert action in state.legal()
        state.apply(action)
    return bot, reports


def test_a_good_bot_plays_without_a_report() -> None:
    bot, reports = played(RANDOM)
    assert (bot.name, bot.failures.total, reports) == ("tried", 0, [])


def test_it_plays_the_same_again() -> None:
    def actions() -> list[int]:
        bot, game = Hosted(checked(Source("tried.py", RANDOM))), GAMES[GAME]
        view, rng = game.new(3, Random(1)).view(0), Random(4)
        return [choose(bot, view, rng) for _ in range(9)]

    assert actions() == actions()


def test_it_keeps_what_it_remembers_for_one_seat_of_one_game() -> None:
    text = "class C:\n    n = 0\n    def choose(self, view, rng):\n        self.n += 1\n        assert self.n < 3\n"
    source = checked(Source("counts.py", f"{text}        return view.legal()[0]\n"))
    view, bots = GAMES[GAME].new(2, Random(1)).view(0), [Hosted(source), Hosted(source)]
    for _ in range(2):
        for bot in bots:
            choose(bot, view, Random(1))
    assert [bot.failures.total for bot in bots] == [0, 0]
    choose(bots[0], view, Random(1))
    assert [bot.failures.total for bot in bots] == [1, 0]


def test_three_failures_in_a_row_are_told_and_it_is_not_asked_again() -> None:
    bot, reports = played("def choose(view, rng):\n    raise ValueError\n")
    assert reports == [("first", "raised"), ("again", "raised"), ("failed", "raised")]
    assert bot.failures.total == 3


def test_a_process_that_ends_is_started_again() -> None:
    text = f"import os\n{before_choosing('if rng.random() < .2: os._exit(3)')}"
    bot, reports = played(text)
    assert reports
    assert {id for _, id in reports} == {"died"}
    assert not bot.gave_up


def test_a_bot_that_hangs_is_ended() -> None:
    host = Host(Source("hangs.py", "def choose(view, rng):\n    while True: pass\n"), patience=0.2)
    with pytest.raises(Fault) as caught:
        host.ask(1, 1, GAMES[GAME].new(2, Random(1)).view(0))
    assert caught.value.id == "hung"
    assert host._process.poll() is not None


def forging(reply: str) -> str:
    """A statement that writes to the pipe of the replies, the first that is opened in the process."""
    return f"import os; os.write(3, {reply!r}.encode() + b'\\n')"


FAULT = '{"fault": "raised", "english": "it broke", "details": %s}'


@pytest.mark.parametrize(
    "reply",
    [
        "[" * 100_000,
        "{}",
        '{"action": "1"}',
        '{"action": true}',
        '{"fault": "raised"}',
        '{"fault": 1, "english": "it broke", "details": {}}',
        '{"fault": "raised", "english": "\\ud800", "details": {}}',
        FAULT % "[]",
        FAULT % '{"what": []}',
    ],
)
def test_a_reply_that_its_host_would_not_write_is_a_failure(reply: str) -> None:
    with pytest.raises(BotFailed) as caught:
        Host(Source("forges.py", f"{forging(reply)}\n{RANDOM}"))
    assert caught.value.id == "died"
    host = Host(Source("forges.py", before_choosing(forging(reply))))
    with pytest.raises(BotFailed) as caught:
        host.ask(1, 1, GAMES[GAME].new(2, Random(1)).view(0))
    assert caught.value.id == "died"


def test_a_forged_fault_is_told_like_any_other() -> None:
    with pytest.raises(BadBot, match="it broke"):
        Host(Source("forges.py", forging(FAULT % '{"id": "mine", "english": "mine", "self": 1}')))


def test_its_output_and_input_do_not_disturb_the_game(capfd: pytest.CaptureFixture[str]) -> None:
    noisy = f"import os, sys\n{before_choosing('print(9); os.write(1, bytes(2)); sys.stdin.read(0)')}"
    bot, reports = played(noisy)
    assert (bot.failures.total, reports) == (0, [])
    out, err = capfd.readouterr()
    assert out == ""
    assert "9" in err


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_memory_without_end_is_a_failure() -> None:
    bot, reports = played("def choose(view, rng):\n    return len(bytearray(6 * 2**30))\n")
    assert reports[0] == ("first", "raised")
    assert "MemoryError" in str(bot.first_fault)


def test_it_is_in_a_process_that_knows_no_state() -> None:
    spy = (
        "import gc\ndef choose(view, rng):\n"
        "    assert not [one for one in gc.get_objects() if type(one).__name__ == 'State']\n"
        "    return view.legal()[0]\n"
    )
    assert played(spy)[0].failures.total == 0


def test_only_so_many_processes_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted, "MOST_HOSTS", 2)
    hosts = [host_of(Source(f"bot{number}.py", RANDOM)) for number in range(3)]
    assert hosts[0]._process.poll() is not None
    assert hosts[2]._process.poll() is None


def test_what_does_not_load_is_no_bot() -> None:
    for text in ("import os\nos._exit(1)\n", "x = 1\n", "1 / 0\n"):
        with pytest.raises(BadBot):
            checked(Source("bad.py", text))


# On the command line


def test_arena_takes_a_file_and_tells_its_failures_once(raenke: Command, write: Write, tmp_path: Path) -> None:
    good, bad = write("mine", RANDOM), write("bad", "def choose(view, rng):\n    return -1\n")
    asked = f"arena {GAME} --bots {good},{bad},random --games 6 --seed 1".split()
    result = tmp_path / "result.json"
    said = raenke(*asked, "--out", str(result), "--out", str(tmp_path / "result.md"))
    assert said.status == 0
    assert [line.split()[1] for line in said.out.splitlines()[2:]] == ["mine", "bad", "random"]
    assert said.err == "raenke: bad failed at 18 decisions, which were random then; first: -1 is no legal action\n"
    facts = json.loads(result.read_text(encoding="utf-8"))
    assert [bot["failures"] for bot in facts["bots"]] == [0, 18, 0]
    assert len(facts["bots"][0]["sha256"]) == 64
    assert facts["complete"]
    assert f"`raenke {' '.join(asked[:-4])} --games 6 --effort 1 --seed 1`" in (tmp_path / "result.md").read_text(
        encoding="utf-8"
    )
    assert raenke(*asked, "--jobs", "2").out == said.out


def test_play_writes_its_name_in_the_record(raenke: Command, write: Write) -> None:
    said = raenke("play", GAME, "--bots", f"{write('mine', RANDOM)},random", "--seed", "1")
    assert said.err == ""
    assert record.read(said.out).names == {0: "bot:mine", 1: "bot:random"}


def test_play_tells_of_a_failure_where_it_sits(raenke: Command, write: Write) -> None:
    bad = write("bad", "def choose(view, rng):\n    return view.cards\n")
    said = raenke("play", GAME, "--bots", f"random,{bad}", "--seed", "1")
    first, failed = said.err.splitlines()
    assert "bad at seat 2 did not decide" in first
    assert "line 2: AttributeError" in first
    assert "three times in a row" in failed
    assert record.read(said.out).state.over


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = 1\n", "mine.py: there is neither"),
        ("def choose(:\n", "mine.py: line 1"),
        ("\nimport torch_is_not_here\n", "mine.py: line 2: it needs torch_is_not_here"),
    ],
)
def test_a_file_that_is_no_bot_ends_the_command_with_its_reason(
    raenke: Command, write: Write, text: str, told: str
) -> None:
    assert told in raenke.fails("arena", GAME, "--bots", f"{write('mine', text)},greedy")


def test_a_file_that_is_not_there(raenke: Command, tmp_path: Path) -> None:
    for path in (tmp_path / "none.py", tmp_path):
        raenke.fails("play", GAME, "--bots", f"file:{path},greedy")
    (tmp_path / "latin.py").write_bytes(b"# \xff")
    assert "not UTF-8" in raenke.fails("play", GAME, "--bots", f"file:{tmp_path / 'latin.py'},greedy")


def test_an_installed_package_offers_a_bot(raenke: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "some_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: some-bots\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        "[raenke.bots]\nhasty = some_bots:Hasty\nlost = some_bots:Lost\n", encoding="utf-8"
    )
    (tmp_path / "some_bots.py").write_text(
        "class Hasty:\n    def choose(self, view, rng):\n        return view.legal()[0]\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    said = raenke("play", GAME, "--bots", "hasty,random", "--seed", "1")
    assert '[Seat1 "bot:hasty"]' in said.out, said.err
    assert "no attribute 'Lost'" in raenke.fails("play", GAME, "--bots", "lost,greedy")
    assert "hasty" in raenke.fails("play", GAME, "--bots", "nobody")
