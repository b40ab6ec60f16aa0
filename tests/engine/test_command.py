"""The command `raenke`: its output, and one-line errors with an exit status. Played with the toy."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from raenke import GAMES, record
from raenke.cli import matches
from raenke.interval import interval
from tests.engine.cli_runner import Command
from tests.engine.random_games import random_game
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy")


# play and replay


def test_play_writes_records_that_replay_reads(raenke: Command, tmp_path: Path) -> None:
    asked = "play toy --players 3 --seed 7 --bots random,random,random --games 3".split()
    said = raenke(*asked)
    found = list(record.read_all(said.out))
    assert len(found) == 3
    assert len({one.text() for one in found}) == 3
    assert found[0].names == {0: "bot:random", 1: "bot:random", 2: "bot:random"}
    assert raenke(*asked).out == said.out
    assert raenke(*asked[:-2]).out == found[0].text()
    path = tmp_path / "games.txt"
    path.write_text(said.out)
    checked = raenke("replay", str(path))
    assert checked.status == 0
    assert len(checked.out.splitlines()) == 3
    assert [one["scores"] for one in raenke("replay", "-", "--json", typed=said.out).json] == [
        one.state.scores() for one in found
    ]


def test_play_seats(raenke: Command) -> None:
    def names(*arguments: str) -> list[str]:
        said = raenke("play", "toy", "--seed", "1", *arguments)
        assert said.status == 0, said.err
        return [name.removeprefix("bot:") for name in record.read(said.out).names.values()]

    assert names("--bots", "random,random") == ["random"] * 2
    assert names("--bots", "random", "--players", "3") == ["random"] * 3
    assert names("--bots", "random") == ["random"] * 4
    assert names("--bots", "random,random", "--players", "3", "--seat", "human:2") == ["random", "human", "random"]
    assert names("--bots", "random", "--seat", "human") == ["human", "random", "random", "random"]
    assert names("--players", "2", "--bots", "greedy,random") == ["greedy", "random"]


def test_play_may_draw_who_starts(raenke: Command) -> None:
    starts = {
        record.read(raenke("play", "toy", "--bots", "random,random", "--first", "random", "--seed", str(seed)).out)
        .headers()["First"]
        for seed in range(12)
    }  # fmt: skip
    assert starts == {"1", "2"}
    assert '[First "2"]' in raenke("play", "toy", "--bots", "random,random", "--first", "2").out


@pytest.mark.parametrize(
    "arguments",
    [
        "play", "play chess", "play toy --players 1", "play toy --players 5", "play toy --players x",
        "play toy --bots nobody", "play toy --players 3 --bots random,random", "play toy --games 0",
        "play toy --games -1", "play toy --bots random,random --first 3", "play toy --seat robot",
        "play toy --seat human:7", "play toy --players 2 --seat human:3", "play toy --nonsense",
        "arena toy", "arena toy --bots random", "arena toy --bots a,b", "arena toy --bots ,",
        "arena toy --bots random,random --games none", "arena toy --bots random,random --jobs 0",
        "arena toy --bots random,random --games 0", "", "dance", "replay", "bench x",
        "play toy --option limit", "play toy --option limit=7", "play toy --option edition=hig",
        "arena --all --bots random,random", "arena --all --bots 1", "arena --all --bots greedy,3",
        "arena --all --option limit=6", "arena --bots random,random", "arena toy --bots random,random --out x.txt",
        "arena toy --bots random,random --batch 0", "arena toy --bots random,random --jobs 2 --cluster x",
        "play toy --bots 3:", "play toy --bots 3:mad", "play toy --bots greedy:lot", "play toy --bots 7:lot",
        "play toy --option limit=6 --option limit=9", "arena toy --bots random,random --option limit=7",
    ],
)  # fmt: skip
def test_bad_arguments_are_one_clear_line(raenke: Command, arguments: str) -> None:
    raenke.fails(*arguments.split())


@pytest.mark.parametrize(
    "arguments",
    ["replay --js -", "play toy --play 2", "arena toy --bot random,random"],
)
def test_flags_are_not_abbreviated(raenke: Command, arguments: str) -> None:
    raenke.fails(*arguments.split())


@pytest.mark.parametrize("command", ["play", "arena"])
def test_a_seed_that_is_no_text(raenke: Command, command: str) -> None:
    assert "--seed: '\\udcff' is no text" in raenke.fails(command, "toy", "--bots", "random,random", "--seed", "\udcff")


def test_replay_stops_at_the_first_fault_with_status_1(raenke: Command) -> None:
    good = random_game(TOY, 2, 1)
    broken = good.text().replace(f" {good.tokens[4]} ", " 9Xx>1 ", 1)
    said = raenke("replay", "-", typed=good.text() + broken + good.text())
    assert (said.status, len(said.out.splitlines())) == (1, 1)
    assert "record 2: token 5 '9Xx>1'" in said.err
    assert "legal:" in said.err
    assert said.err.count("\n") == 1


def test_replay_tells_an_unfinished_game(raenke: Command) -> None:
    cut = random_game(TOY, 2, 1).cut(7)
    assert "unfinished" in raenke("replay", "-", typed=cut.text()).out
    (facts,) = raenke("replay", "-", "--json", typed=cut.text()).json
    assert facts["over"] is False
    assert (facts["result"], facts["winners"], facts["tokens"]) == ("*", [], 7)


def test_replay_tells_a_shared_victory(raenke: Command) -> None:
    shared = next(
        one for one in (random_game(TOY, 2, seed) for seed in range(300)) if len(set(one.state.scores())) == 1
    )  # fmt: skip
    assert "seats 1 and 2 share the victory" in raenke("replay", "-", typed=shared.text()).out
    assert raenke("replay", "-", "--json", typed=shared.text()).json[0]["winners"] == [1, 2]


@pytest.mark.parametrize("text", ["", "nonsense", '[Game "chess"]', "{", '[Game "toy"]\n[Notation "9"]', "\x00"])
def test_replay_of_what_is_no_record(raenke: Command, text: str) -> None:
    raenke.fails("replay", "-", status=1, typed=text)


def test_replay_of_files_that_cannot_be_read(raenke: Command, tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(b"[Game \xff]")
    for name in (str(tmp_path), str(tmp_path / "none"), str(tmp_path / "bad"), "a\x00b"):
        raenke.fails("replay", name)
    assert "name of the file is empty" in raenke.fails("replay", "")
    assert "UTF-8" in raenke.fails("replay", "-", typed=b"\xff\xfe\x00")


def test_a_byte_order_mark_and_windows_lines_are_no_fault(raenke: Command) -> None:
    text = random_game(TOY, 2, 1).text().replace("\n", "\r\n")
    assert raenke("replay", "-", typed=b"\xef\xbb\xbf" + text.encode()).status == 0


def test_huge_input_is_refused_in_one_short_line(raenke: Command) -> None:
    for typed in ("x" * 3_000_000, "[Game " * 300_000, '[Game "' + "x" * 3_000_000 + '"]', "{" * 1_000_000):
        assert len(raenke.fails("replay", "-", status=1, typed=typed)) < 800


# arena and bench


def test_arena_gives_the_same_for_any_number_of_jobs(raenke: Command) -> None:
    registered = next(iter(GAMES))  # the toy is not registered in worker processes
    asked = f"arena {registered} --bots 4:lot,1:lot --effort 0.01 --games 7 --seed 3 --json".split()
    alone, together = raenke(*asked), raenke(*asked, "--jobs", "2")
    assert alone.status == 0
    assert alone.out == together.out
    assert alone.err == ""
    rows = alone.json
    assert [row["bot"] for row in rows] == ["4:lot", "1:lot"]
    assert [row["games"] for row in rows] == [8, 8]  # whole deals
    assert sum(row["wins"] for row in rows) == pytest.approx(8)
    for row in rows:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        assert row["share"] == pytest.approx(row["wins"] / 8)


def test_the_interval_holds_the_share_also_at_its_ends() -> None:
    for games in (1, 4, 400):
        for wins in (0.0, 0.5, games / 3, float(games)):
            low, high = interval(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
            assert high - low < 1
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_arena_prints_a_row_a_bot(raenke: Command) -> None:
    lines = raenke(*"arena toy --bots random,random,random --games 1 --seed 3".split()).out.splitlines()
    assert lines[0] == "toy, 3 games: 1 deal from every seat, seed 3"
    assert [line.split()[:2] for line in lines[2:]] == [["1", "random"], ["2", "random"], ["3", "random"]]


def test_arena_draws_a_bar_on_a_terminal_only(raenke: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    said = raenke(*"arena toy --bots random,random --games 4 --seed 3".split())
    assert "[####################....................] 2/4 games" in said.err
    assert said.err.endswith("4/4 games\r\033[K")


def test_bench_prints_rates(raenke: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from raenke import bench

    assert matches._reference_loop() is not None
    monkeypatch.setattr(bench, "rates", lambda game, seconds: {"public": 5.0, "playout": 9.0, "guesses": 1.0})
    monkeypatch.setattr(matches, "_reference_loop", lambda: lambda seconds: 10.0)
    lines = [line.split() for line in raenke("bench", "toy").out.splitlines()]
    assert ["public/reference", "0.5"] in lines


def test_bench_measures_decisions_and_calls() -> None:
    from raenke import bench

    found = bench.run(TOY, seconds=0.001, rounds=1, reference=lambda seconds: 1e6)
    assert {"public", "playout", "clone", "sample", "view", "reference", "guesses/reference"} <= set(found)
    assert all(rate > 0 for rate in found.values())


def test_an_interrupt_has_its_own_status(raenke: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(record.Record, "play", interrupted)
    assert raenke("play", "toy", "--bots", "random,random").status == 130
