"""Differential test of the engine against the referee, an independent implementation.

To run more games: `python -m tests.engine.adel.lockstep 0 5000`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import raenke
from raenke import record
from raenke.adel import ADEL
from raenke.faults import BadRecord
from tests.engine.adel import lockstep, strategies
from tests.engine.adel.action_coverage import Deeds
from tests.engine.adel.random_players import KINDS, TASTES, game_by_referee, random_headers
from tests.engine.adel.referee import BadHeader, Illegal, Referee, judge
from tests.engine.adel.referee.referee import parts

pytestmark = pytest.mark.no_cover

HERE = Path(__file__).parent
RECORDS = sorted((HERE.parents[1] / "golden" / "adel").glob("*.txt"))
EXAMPLES = [path for path in RECORDS if path.name.startswith("adel-")]
GOLDEN = [path for path in RECORDS if path.name.endswith(".record.txt")]
SEEDS = range(36)
"""Covers each number of players with each taste."""


@pytest.fixture(scope="module")
def deeds() -> Deeds:
    """Action coverage of games in which engine and referee agreed after every token."""
    found = Deeds()
    for seed in SEEDS:
        lockstep.of_seed(seed, found)
    return found


def test_engine_and_referee_agree_after_every_token_of_many_games(deeds: Deeds) -> None:
    assert {one for _, one in deeds.done} == set(KINDS)


def test_every_power_and_workshop_was_used_and_declined_in_these_games(deeds: Deeds) -> None:
    assert deeds.missing() == []


@pytest.mark.parametrize("path", [*EXAMPLES, *GOLDEN], ids=lambda path: path.name)
def test_the_referee_gives_the_results_of_refereed_and_golden_records(path: Path) -> None:
    assert judge(path.read_text()).over


def test_there_are_examples_and_golden_records() -> None:
    assert len(EXAMPLES) == 4
    assert GOLDEN


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("how", strategies.HABITS)
def test_the_referee_accepts_what_the_engine_writes(players: int, how: str) -> None:
    for seed in range(3):
        game = strategies.played(players, seed, how)
        referee = judge(game.text())
        assert [seat - 1 for seat in referee.winners()] == game.state.winners()


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("taste", TASTES)
def test_the_engine_accepts_what_the_referee_writes(players: int, taste: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(raenke.GAMES, ADEL.name, ADEL)
    text = game_by_referee(Random(players), TASTES[taste], players)
    game = record.read(text)
    assert game.state.over
    assert parts(game.text()) == parts(text)


def test_both_refuse_the_same_set_ups() -> None:
    rng = Random(1)
    usual = random_headers(rng, 5)
    wrong = [
        {"Players": "1"},
        {"Crown": "6"},
        {"Edition": "own"},
        {"Goal": "9"},
        {"Abdication": ""},
        {"Players": "2", "Crown": "1", "Characters": "As Th Mg Ki Pr Me Ar Wa At"},
        {"Players": "4", "Crown": "1", "Characters": "As Th Mg Ki Pr Me Ar Wa Qu"},
        {"Characters": "Th As Mg Ki Pr Me Ar Wa"},
        {"Characters": "As Th Mg Ki Pr Me Ar"},
        {"Districts": usual["Districts"] + " Man"},
        {"Districts": usual["Districts"] + " Lab Lab"},
        {"Districts": usual["Districts"] + " Xyz"},
        {"Districts": usual["Districts"].replace("Tem", "Dra", 1)},
    ]
    Referee(usual)
    ADEL.notation.from_headers(usual)
    for change in wrong:
        with pytest.raises(BadHeader):
            Referee(usual | change)
        with pytest.raises(BadRecord):
            ADEL.notation.from_headers(usual | change)


def test_the_referee_names_what_is_not_legal_and_what_would_be() -> None:
    text = EXAMPLES[0].read_text()
    with pytest.raises(Illegal, match=r"token 2: '2:Me' is not legal here \(legal: 2:Ar 2:As"):
        judge(text.replace("2:Ar", "2:Me", 1))
    with pytest.raises(Illegal, match=r"token 1: '@/Xx' .* chance, draft of As Th"):
        judge(text.replace("@/Me", "@/Xx", 1))
    with pytest.raises(Illegal, match="the game is over"):
        judge(text + " 1.")
    with pytest.raises(Illegal, match="the result is 15 28, not 15 29"):
        judge(text.replace("15 28", "15 29"))


def test_a_difference_is_told_with_the_record_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    play = lockstep.Engine.play

    def with_a_fault(engine: lockstep.Engine, token: str) -> None:
        play(engine, token)
        if token == "1$":
            engine.state.gold[0] += 1

    monkeypatch.setattr(lockstep.Engine, "play", with_a_fault)
    with pytest.raises(lockstep.Difference, match=r'(?s)the purses:\nengine .*after\n\[Game "adel"\].* 1\$\n$'):
        lockstep.of_seed(0, Deeds())


def test_the_referee_takes_nothing_from_the_engine() -> None:
    for path in [*(HERE / "referee").glob("*.py"), HERE / "random_players.py"]:
        assert "raenke" not in path.read_text()
