"""The command `raenke`: what it prints, and that whatever goes wrong is one line and a status."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from raenke import arena, cli_match, record
from raenke.cli import main
from tests.engine.strategies import played


class Said(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def json(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


class Command:
    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: str, typed: str | bytes = b"") -> Said:
        held = typed.encode() if isinstance(typed, str) else typed
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(held), encoding="utf-8"))
        status = main(arguments)
        out, err = self.capsys.readouterr()
        return Said(status, out, err)

    def fails(self, *arguments: str, status: int = 2, typed: str | bytes = b"") -> str:
        said = self(*arguments, typed=typed)
        assert said.status == status, said
        assert said.err.startswith("raenke: ")
        assert said.err.count("\n") == 1
        assert "Traceback" not in said.err
        return said.err


@pytest.fixture
def raenke(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(capsys, monkeypatch)


# award


def test_award_explains_in_plain_words(raenke: Command) -> None:
    said = raenke("award", "R4: 1Wz 2Ki 1Ca")
    assert said.status == 0
    for words in ("seat 1's Wizard 7", "removes every card of 10 or more", "Sums: seat 1: 7", "Seat 1 wins R4"):
        assert words in said.out


@pytest.mark.parametrize(
    ("column", "words"),
    [
        ("A3: 1Mu 2Be 3Wz", "the rules of seat 2's Beggar and seat 3's Wizard are void"),
        ("A3: 1Mu 2Ki", "there is no other rule to void"),
        ("A3: 1Wz 2Wz", "undo each other"),
        ("A3: 1Wt 2Wt", "undo each other"),
        ("A3: 1Wt 2Be", "removes every other card of 9 or less: seat 2's Beggar"),
        ("A3: 1Pr 1Sq", "the couple wins the goal outright"),
        ("A3: 1He", "Hermit has no other card beside it: 12"),
        ("A3: 1He 2Ki", "loses 1 for the one other card: 11"),
        ("A3: 1He 2Ki 3Ki", "loses 1 for each of 2 other cards: 10"),
        ("A3: 1Gi", "Little Giant has no other card beside it: 2"),
        ("A3: 1Gi 2Ki", "gains 3 for the one other card: 5"),
        ("A3: 1Gi 2Ki 3Ki", "gains 3 for each of 2 other cards: 8"),
        ("A3: 1Do 2As", "takes the number of seat 2's Assassin: 9½"),
        ("A3: 2As 1Do", "has no card below it: no number"),
        ("A3: 1Ro 1Ju", "is with seat 1's Juliet: 15"),
        ("A3: 1Dr 2Ki", "lowers every card of other seats by 2: seat 2's King 18"),
        ("A3: 1Be 2Ki", "the lowest sum"),
        ("A3: 1Ki 2Ki", "a card nearest the goal"),
        ("A3: 1Ki 2Ki 3Be 3Qu 3Sq", "a card farthest from the goal"),
        ("A1: 1Do", "the goal leaves the game"),
        ("A1:", "no card lies here"),
        ("A1: 1Al", "at home in alchemy: seat 1's Alchemist"),
        ("A1: 1Al", "A1 (alchemy, 1 point)"),
    ],
)
def test_award_has_words_for_every_rule(raenke: Command, column: str, words: str) -> None:
    assert words in raenke("award", column).out


def test_award_as_json(raenke: Command) -> None:
    (found,) = raenke("award", "--json", "R4: 1Wz 2Ki 1Ca").json
    assert found["winner"] == 1
    assert found["numbers"] == [7, None, None]
    assert found["removed"] == [1, 2]
    assert found["sums"] == {"1": 7}
    assert found["column"] == "R4: 1Wz 2Ki 1Ca"
    assert [step["rule"] for step in found["steps"]] == ["printed", "wizard", "highest"]
    assert found["steps"][0]["sums"] == {"1": 19, "2": 20}
    assert [step["seat"] for step in found["steps"]] == [None, None, 1]


def test_award_numbers_are_whole_but_for_the_assassins(raenke: Command) -> None:
    assert '"numbers": [9.5, 20]' in raenke("award", "--json", "A3: 1As 2Ki").out
    (nobody,) = raenke("award", "--json", "A3: 1Do").json
    assert (nobody["winner"], nobody["numbers"], nobody["sums"]) == (None, [None], {})
    (couple,) = raenke("award", "--json", "A5: 1Pr 1Sq 2He").json
    assert (couple["winner"], couple["numbers"]) == (1, [14, 2, 10])


def test_award_turns_all_cards_up(raenke: Command) -> None:
    hidden, shown = raenke("award", "--json", "R4: 1Wz- 2Ki= 1Ca"), raenke("award", "--json", "R4: 1Wz 2Ki 1Ca")
    assert hidden.out == shown.out


def test_award_answers_each_line_of_standard_input(raenke: Command) -> None:
    said = raenke("award", "--json", "-", typed="R4: 1Wz 2Ki 1Ca\r\n\nA1: 2Be\n  A1: 3Cl 1Do  ")
    assert [answer["winner"] for answer in said.json] == [1, 2, 3]
    assert raenke("award", "-", typed="A1: 2Be\nA2: 2Be\n").out.count("Seat 2 wins") == 2


@pytest.mark.parametrize(
    ("column", "named"),
    [
        ("R6: 1Ki", "'R6'"), ("R0: 1Ki", "'R0'"), ("X3: 1Ki", "'X3'"), ("R4: 1Ki 2Ki 1Ki", "token 3 '1Ki'"),
        ("R4: 1Ki 1Ki-", "'1Ki-'"), ("R4: 0Ki", "'0Ki'"), ("R4: 7Ki", "'7Ki'"), ("R4: 1Zz", "'1Zz'"),
        ("R4: 1Wz 2??-", "'2??-'"), ("R4: Ki", "'Ki'"), ("R4: 1Ki+", "'1Ki+'"), ("R4 1Ki", "'R4 1Ki'"),
        ("1Ki 2Ki", "'1Ki 2Ki'"), ("", "a column"), ("R4: １Ki", "'１Ki'"),
    ],
)  # fmt: skip
def test_award_refuses_what_is_no_column(raenke: Command, column: str, named: str) -> None:
    assert named in raenke.fails("award", column)
    assert named in raenke.fails("award", "--json", column)


def test_award_names_the_line_and_keeps_what_it_answered(raenke: Command) -> None:
    said = raenke("award", "--json", "-", typed="A1: 2Be\n\nA9: 1Ki\nA1: 1Ki\n")
    assert len(said.json) == 1
    assert (said.status, said.err.split(":")[1]) == (2, " line 3")
    assert "line 2: this is no UTF-8" in raenke.fails("award", "-", typed=b"A1: 2Be\n\xff\xfe\n")


# score


@pytest.mark.parametrize(
    ("goals", "points"), [("A3 F2 L2 T3 R1 M2", "26"), ("A1 F4 L5 L3 T2 R2 M1", "29"), ("", "0"), ("A3 A3", "6")]
)
def test_score_prints_the_points(raenke: Command, goals: str, points: str) -> None:
    assert raenke("score", goals).out == f"{points}\n"


def test_score_answers_each_line_and_as_json(raenke: Command) -> None:
    assert raenke("score", "-", typed="A3 F2\nA1\n").out == "5\n1\n"
    (counted,) = raenke("score", "--json", "A1 F4 L5 L3 T2 R2 M1").json
    assert counted == {
        "plain": 18, "doubled": 29, "six": ["A1", "F4", "L5", "T2", "R2", "M1"], "spare": 1, "points": 29,
    }  # fmt: skip
    assert raenke("score", "--json", "A1").json[0]["doubled"] is None


def test_score_answers_an_empty_line_too_so_that_lines_stay_side_by_side(raenke: Command) -> None:
    assert raenke("score", "-", typed="A3\n\nF2\n").out == "3\n0\n2\n"
    assert raenke("score", "-", typed="A3\r\n \r\n").out == "3\n0\n"
    assert [counted["points"] for counted in raenke("score", "-", "--json", typed="\nA3").json] == [0, 3]
    assert raenke("score", "-", typed="").out == ""


@pytest.mark.parametrize(
    ("goals", "named"),
    [("A3 Z2", "token 2 'Z2'"), ("A6", "token 1 'A6'"), ("A3 A3 A3", "twice"), ("A1 A1", "once"), ("A", "'A'")],
)
def test_score_refuses_what_are_no_goals(raenke: Command, goals: str, named: str) -> None:
    assert named in raenke.fails("score", goals)


# play and replay


def test_play_writes_records_that_replay_reads(raenke: Command, tmp_path: Path) -> None:
    asked = "play kabale --players 3 --seed 7 --bots random,random,random --games 3".split()
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
        said = raenke("play", "kabale", "--seed", "1", *arguments)
        assert said.status == 0, said.err
        return [name.removeprefix("bot:") for name in record.read(said.out).names.values()]

    assert names("--bots", "random,random") == ["random"] * 2
    assert names("--bots", "random", "--players", "6") == ["random"] * 6
    assert names("--bots", "random") == ["random"] * 4
    assert names("--bots", "random,random", "--players", "3", "--seat", "human:2") == ["random", "human", "random"]
    assert names("--bots", "random", "--seat", "human") == ["human", "random", "random", "random"]
    assert names("--players", "2", "--bots", "greedy,random") == ["greedy", "random"]


def test_play_may_draw_who_starts(raenke: Command) -> None:
    starts = {
        record.read(raenke("play", "kabale", "--bots", "random,random", "--first", "random", "--seed", str(seed)).out)
        .headers()["First"]
        for seed in range(12)
    }  # fmt: skip
    assert starts == {"1", "2"}
    assert '[First "2"]' in raenke("play", "kabale", "--bots", "random,random", "--first", "2").out


@pytest.mark.parametrize(
    "arguments",
    [
        "play", "play chess", "play kabale --players 1", "play kabale --players 7", "play kabale --players x",
        "play kabale --bots nobody", "play kabale --players 3 --bots random,random", "play kabale --games 0",
        "play kabale --games -1", "play kabale --bots random,random --first 3", "play kabale --seat robot",
        "play kabale --seat human:7", "play kabale --players 2 --seat human:3", "play kabale --nonsense",
        "arena kabale", "arena kabale --bots random", "arena kabale --bots a,b", "arena kabale --bots ,",
        "arena kabale --bots random,random --games none", "arena kabale --bots random,random --jobs 0",
        "arena kabale --bots random,random --games 0", "", "dance", "replay", "award", "score", "bench x",
    ],
)  # fmt: skip
def test_bad_arguments_are_one_clear_line(raenke: Command, arguments: str) -> None:
    raenke.fails(*arguments.split())


@pytest.mark.parametrize(
    "arguments",
    ["award --js R4:", "score --js A3", "replay --js -", "play kabale --play 2", "arena kabale --bot random,random"],
)
def test_flags_are_not_abbreviated(raenke: Command, arguments: str) -> None:
    raenke.fails(*arguments.split())


@pytest.mark.parametrize("command", ["play", "arena"])
def test_a_seed_that_is_no_text(raenke: Command, command: str) -> None:
    assert "--seed: '\\udcff' is no text" in raenke.fails(
        command, "kabale", "--bots", "random,random", "--seed", "\udcff"
    )


def test_replay_stops_at_the_first_fault_with_status_1(raenke: Command) -> None:
    good = played(2, 1)
    broken = good.text().replace(f" {good.tokens[4]} ", " 9Xx>1 ", 1)
    said = raenke("replay", "-", typed=good.text() + broken + good.text())
    assert (said.status, len(said.out.splitlines())) == (1, 1)
    assert "record 2: token 5 '9Xx>1'" in said.err
    assert "legal:" in said.err
    assert said.err.count("\n") == 1


def test_replay_tells_an_unfinished_game(raenke: Command) -> None:
    cut = played(2, 1).cut(7)
    assert "unfinished" in raenke("replay", "-", typed=cut.text()).out
    (facts,) = raenke("replay", "-", "--json", typed=cut.text()).json
    assert facts["over"] is False
    assert (facts["result"], facts["winners"], facts["tokens"]) == ("*", [], 7)


def test_replay_tells_a_shared_victory(raenke: Command) -> None:
    shared = next(
        one for one in (played(2, seed) for seed in range(300)) if len(set(one.state.scores())) == 1
    )  # fmt: skip
    assert "seats 1 and 2 share the victory" in raenke("replay", "-", typed=shared.text()).out
    assert raenke("replay", "-", "--json", typed=shared.text()).json[0]["winners"] == [1, 2]


@pytest.mark.parametrize("text", ["", "nonsense", '[Game "chess"]', "{", '[Game "kabale"]\n[Notation "9"]', "\x00"])
def test_replay_of_what_is_no_record(raenke: Command, text: str) -> None:
    raenke.fails("replay", "-", status=1, typed=text)


def test_replay_of_files_that_cannot_be_read(raenke: Command, tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(b"[Game \xff]")
    for name in (str(tmp_path), str(tmp_path / "none"), str(tmp_path / "bad"), "a\x00b"):
        raenke.fails("replay", name)
    assert "name of the file is empty" in raenke.fails("replay", "")
    assert "UTF-8" in raenke.fails("replay", "-", typed=b"\xff\xfe\x00")


def test_a_byte_order_mark_and_windows_lines_are_no_fault(raenke: Command) -> None:
    text = played(2, 1).text().replace("\n", "\r\n")
    assert raenke("replay", "-", typed=b"\xef\xbb\xbf" + text.encode()).status == 0
    assert raenke("award", "--json", "-", typed=b"\xef\xbb\xbfA1: 1Ki\r\n").json[0]["winner"] == 1


def test_huge_input_is_refused_in_one_short_line(raenke: Command) -> None:
    for typed in ("x" * 3_000_000, "[Game " * 300_000, '[Game "' + "x" * 3_000_000 + '"]', "{" * 1_000_000):
        assert len(raenke.fails("replay", "-", status=1, typed=typed)) < 800
        assert len(raenke.fails("award", "-", typed=typed)) < 800


# arena and bench


def test_arena_gives_the_same_for_any_number_of_jobs(raenke: Command) -> None:
    asked = "arena kabale --bots random,random --games 7 --seed 3 --json".split()
    alone, together = raenke(*asked), raenke(*asked, "--jobs", "2")
    assert alone.status == 0
    assert alone.out == together.out
    assert alone.err == ""
    rows = alone.json
    assert [row["bot"] for row in rows] == ["random", "random"]
    assert [row["games"] for row in rows] == [8, 8]  # whole deals
    assert sum(row["wins"] for row in rows) == pytest.approx(8)
    for row in rows:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        assert row["share"] == pytest.approx(row["wins"] / 8)


def test_the_interval_holds_the_share_also_at_its_ends() -> None:
    for games in (1, 4, 400):
        for wins in (0.0, 0.5, games / 3, float(games)):
            low, high = arena.interval(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
            assert high - low < 1
    assert arena.interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_arena_prints_a_row_a_bot(raenke: Command) -> None:
    lines = raenke(*"arena kabale --bots random,random,random --games 1 --seed 3".split()).out.splitlines()
    assert lines[0] == "kabale, 3 games: 1 deals from every seat, seed 3"
    assert [line.split()[:2] for line in lines[2:]] == [["1", "random"], ["2", "random"], ["3", "random"]]


def test_arena_draws_a_bar_on_a_terminal_only(raenke: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    said = raenke(*"arena kabale --bots random,random --games 4 --seed 3".split())
    assert "[####################....................] 2/4 games" in said.err
    assert said.err.endswith("4/4 games\r\033[K")


def test_bench_prints_rates(raenke: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from raenke import bench

    assert cli_match._reference_loop() is not None
    monkeypatch.setattr(bench, "rates", lambda seconds: {"public": 5.0, "playout": 9.0})
    monkeypatch.setattr(cli_match, "_reference_loop", lambda: lambda seconds: 10.0)
    lines = [line.split() for line in raenke("bench").out.splitlines()]
    assert ["public/reference", "0.500"] in lines


def test_bench_measures_decisions_and_calls() -> None:
    from raenke import bench

    found = bench.run(seconds=0.001, rounds=1, reference=lambda seconds: 1e6)
    assert {"public", "playout", "clone", "sample", "view", "reference", "public/reference"} <= set(found)
    assert all(rate > 0 for rate in found.values())


def test_an_interrupt_has_its_own_status(raenke: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(record.Record, "play", interrupted)
    assert raenke("play", "kabale", "--bots", "random,random").status == 130
