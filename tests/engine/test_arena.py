"""Matches: the same result wherever and in whatever batches they were played, and what is written of them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from raenke import GAMES, arena, ladder, results
from raenke.arena import Match, OtherEngine, Tally
from raenke.pool import Processes
from tests.engine.cli_runner import Command

ROOT = Path(__file__).parents[2]
GAME = next(iter(GAMES))
MATCH = Match(GAME, ("random", "random", "random"), 20, "3")


def finished(match: Match = MATCH, batch: int = 1) -> Tally:
    *_, tally = arena.play(match, batch=batch)
    return tally


def test_batches_and_executors_change_nothing() -> None:
    expected = finished().standings()
    assert [standing.games for standing in expected] == [21, 21, 21]
    assert finished(batch=8).standings() == expected
    with Processes(2) as executor:
        *_, tally = arena.play(MATCH, executor, batch=6)
    assert tally.standings() == expected


def test_there_are_standings_while_it_is_played() -> None:
    seen = [(tally.played, sum(row.wins for row in tally.standings())) for tally in arena.play(MATCH, batch=6)]
    assert [played for played, _ in seen] == [6, 12, 18, 21]
    assert all(won == pytest.approx(played) for played, won in seen)


def test_a_batch_that_comes_twice_counts_once() -> None:
    tally = Tally(MATCH)
    for _ in range(2):
        tally.add(arena._play_batch(arena._Batch(MATCH, range(2))))
    assert tally.played == 6


def test_games_of_another_version_are_not_counted() -> None:
    tally = Tally(MATCH)
    with pytest.raises(OtherEngine):
        tally.add(arena._play_batch(arena._Batch(MATCH, range(1)))._replace(engine="another"))
    assert tally.played == 0


def test_results_tell_how_they_were_made_and_how_sure_they_are() -> None:
    facts = results.match_facts(finished(), "raenke arena …")
    assert json.loads(json.dumps(facts)) == facts
    assert (facts["seed"], facts["games"], facts["complete"]) == ("3", 21, True)
    assert facts["made_by"]["engine"] == arena.engine_digest()
    text = results.match_markdown(facts)
    for bot in facts["bots"]:
        assert f"| {bot['bot']} | {bot['wins']:.1f} | {bot['share']:.1%} [{100 * bot['low']:.1f}" in text
    assert "seed 3" in text


def test_an_unfinished_match_says_so() -> None:
    tally = next(iter(arena.play(MATCH)))
    assert "3 games of 21, not finished" in results.match_markdown(results.match_facts(tally, ""))


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a source tree of Git has a commit")
def test_the_version_is_that_of_the_start(raenke: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, real = ["before"], arena.play

    def described(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 0, stdout=now[-1])

    def committed_meanwhile(*match: Any) -> Iterator[Tally]:
        now.append("after")
        yield from real(*match)

    monkeypatch.setattr(subprocess, "run", described)
    monkeypatch.setattr(arena, "play", committed_meanwhile)
    results._commit.cache_clear()
    path = tmp_path / "result.json"
    try:
        said = raenke(*f"arena {GAME} --bots random,random --games 2 --seed 1 --out".split(), str(path))
    finally:
        results._commit.cache_clear()
    assert said.status == 0, said.err
    assert json.loads(path.read_text(encoding="utf-8"))["made_by"]["commit"] == "before"


# The table of levels


def test_each_level_meets_each_weaker_one() -> None:
    met = ladder.pairs()
    assert len(met) == len(set(met)) == 15
    assert met[:3] == [("1", "random"), ("2", "random"), ("2", "1")]


def test_arena_all_writes_a_table_a_game_and_says_how(raenke: Command, tmp_path: Path) -> None:
    asked = f"arena {GAME} --all --bots random,1,2 --games 4 --seed 1".split()
    said = raenke(*asked, "--out", str(tmp_path / "ladder.json"), "--out", str(tmp_path / "ladder.md"))
    assert said.status == 0, said.err
    head, line, first, second, _, made = said.out.splitlines()
    assert head == f"| {GAME}: wins of one against three, even is 25% | random | 1 |"
    assert line == "| --- | --- | --- |"
    assert first.startswith("| 1 | ")
    assert first.endswith("] | |")
    assert second.count("[") == 2
    assert f"`raenke arena --all {GAME} --bots random,1,2 --games 4 --effort 1 --seed 1`" in made
    assert "4 games each" in made
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == said.out
    rungs = json.loads((tmp_path / "ladder.json").read_text(encoding="utf-8"))["rungs"]
    assert [(rung["bot"], rung["below"], rung["games"]) for rung in rungs] == [
        ("1", "random", 4), ("2", "random", 4), ("2", "1", 4),
    ]  # fmt: skip


def test_arena_all_goes_on_with_what_its_file_has(
    raenke: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "ladder.json")
    asked = [*f"arena {GAME} --all --games 4 --seed 1 --out".split(), path, "--json"]
    before = raenke(*asked, "--bots", "random,1").json
    played = []
    real = arena.play

    def watched(match: Match, *more: object) -> object:
        played.append(match.bots[:2])
        return real(match, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(arena, "play", watched)
    after = raenke(*asked, "--bots", "random,1,2").json
    assert after[0] == before[0]
    assert played == [("2", "random"), ("2", "1")]
    Path(path).write_text("[1]", encoding="utf-8")
    assert "holds something else" in raenke.fails(*asked)
