"""The course of a finished game: points after each round, the round that decided it, and by what."""

from __future__ import annotations

from random import Random

import pytest

from raenke import GAMES
from raenke.bots import make
from raenke.course import course, decisive_round
from raenke.record import Record
from tests.engine.api_client import ApiClient


def played(game: str, seed: int, players: int = 3) -> Record:
    rng, mind = Random(seed), make("greedy", GAMES[game])
    record = Record(GAMES[game], GAMES[game].deal(players, rng))
    record.resolve_chance(rng)
    while not record.state.over:
        *_, action = mind.think(record.state.view(record.state.to_act), rng)
        record.play(action)
        record.resolve_chance(rng)
    return record


@pytest.mark.parametrize(
    ("margins", "turned"),
    [([3, 1, 2], 0), ([-1, 2, 4], 1), ([2, 0, 4], 2), ([5, -1, 0], 2), ([1], 0), ([0, 0, 0], 2)],
)
def test_the_round_after_which_the_winner_led_to_the_end(margins: list[int], turned: int) -> None:
    assert decisive_round(margins) == turned


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_it_ends_with_the_final_points_and_the_winner_led_from_the_turn_on(game: str, seed: int) -> None:
    record = played(game, seed)
    found = course(record)
    rounds, winner = found["rounds"], found["winner"]
    assert rounds[-1] == record.state.scores()
    assert winner == record.state.winners()[0]
    assert len(rounds) == record.state.round
    others = [max(points[:winner] + points[winner + 1 :]) for points in rounds]
    assert found["margin"] == rounds[-1][winner] - others[-1]
    leads = [points[winner] - other for points, other in zip(rounds, others, strict=True)]
    assert all(lead > 0 for lead in leads[found["turned"] - 1 : -1])
    assert found["turned"] == 1 or leads[found["turned"] - 2] <= 0
    assert all(event["seat"] == winner for event in found["events"])
    if found["decisive"]:
        assert found["decisive"] in found["events"]
        assert leads[found["turned"] - 1] <= found["worth"] <= found["gained"]


def decisive_kinds(game: str) -> set[str]:
    """The kinds of events that made the difference; not every game has such an event, but many have."""
    found = [each for seed in range(8) if (each := course(played(game, seed)))["decisive"]]
    assert len(found) >= 2
    assert all(each["turned"] > 1 and each["worth"] > 0 for each in found)
    return {each["decisive"]["kind"] for each in found if each["decisive"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_has_no_course(game: str) -> None:
    client = ApiClient(GAMES[game])
    record = Record(GAMES[game], GAMES[game].deal(2, Random(1))).text()
    assert client.refusal("course", record=record)["id"] == "game-running"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_gets_it_in_its_shape(game: str) -> None:
    record = played(game, 5)
    assert ApiClient(GAMES[game]).ask("course", record=record.text()) == course(record)
