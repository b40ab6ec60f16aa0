"""A finished game as a challenge: the same deal, seats and levels, from the start."""

from __future__ import annotations

import pytest

from raenke import GAMES
from raenke.record import Record, read
from tests.engine.api_client import ApiClient
from tests.engine.test_course import played


def finished(game: str) -> Record:
    """A finished game of Ada against two bots."""
    record = played(game, 4)
    record.names = {0: "bot:2:cautious Odo", 1: "Ada", 2: "bot:5"}
    return record


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_same_deal_before_the_first_decision(game: str) -> None:
    record = finished(game)
    found = ApiClient(GAMES[game]).ask("challenge", record=record.text(), name="Bo")
    fresh = read(found["record"])
    assert fresh.game.notation.headers(fresh.deal) == record.game.notation.headers(record.deal)
    assert fresh.names == {0: "bot:2:cautious Odo", 1: "Bo", 2: "bot:5"}
    assert all(fresh.game.notation.is_chance(token) for token in fresh.tokens)
    assert fresh.tokens == record.tokens[: len(fresh.tokens)]
    assert (found["over"], found["winners"]) == (False, [])


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_like_any_other_game(game: str) -> None:
    client = ApiClient(GAMES[game])
    found = client.ask("challenge", record=finished(game).text(), name="")
    look = client.ask("open", record=found["record"], practice=False, seat=1)
    assert look["session"]["seats"][1] == {"name": "", "kind": "human"}
    assert look["session"]["next"] in ("human", "bot")


@pytest.mark.parametrize("game", GAMES)
def test_a_name_that_looks_like_a_bot_is_refused(game: str) -> None:
    client = ApiClient(GAMES[game])
    assert client.refusal("challenge", record=finished(game).text(), name="bot:5")["id"] == "bad-setup"
