"""Guests, who play on devices of their own: what the host's engine makes for them, and changes that all agree on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from raenke import GAMES
from raenke.game import Game
from tests.engine.api_client import PEOPLE, ApiClient
from tests.toy import TOY

pytestmark = [pytest.mark.usefixtures("toy")]

ALL = {**GAMES, TOY.name: TOY}
EVERY_GAME = pytest.mark.parametrize("game", ALL.values(), ids=ALL)
SEATS = [PEOPLE[0], PEOPLE[1], {"name": "", "kind": "bot:random"}, PEOPLE[2]]
VIEWERS = [None, 0, 1, 2, 3]


def moves(client: ApiClient, look: Any, rng: Random) -> Iterator[Any]:
    """Play to the end as a host's page does: it looks from no seat, and every move makes a snapshot for each guest."""
    while look["session"]["next"] != "over":
        if look["session"]["next"] == "bot":
            answer = client.ask("think", seat=None, hurry=True, guests=VIEWERS)
            if answer["thinking"]:
                continue
            look = answer
        else:
            seat = look["view"]["to_act"]
            legal = client.ask("snapshot", seat=seat, guest=True)["view"]["legal"]
            look = client.ask("play", seat=seat, action=rng.choice(legal)["id"], guests=VIEWERS)
        yield look


def host(game: Game, seed: int = 7, seats: list[dict[str, str]] = SEATS) -> tuple[ApiClient, Any]:
    client = ApiClient(game)
    return client, client.new(seats[: game.seats[-1]], seed, seat=None)


@EVERY_GAME
def test_guests_get_what_their_seats_get_at_one_device_and_nothing_more(game: Game) -> None:
    """All of a whole game that is played once, since most of the time goes into playing it."""
    client, look = host(game)
    since, said = look["session"]["tokens"], 0
    for at, now in enumerate(moves(client, look, Random(7))):
        assert_own_actions_only(now)
        if now["session"]["next"] == "over":
            assert {guest["session"]["record"] for guest in now["guests"]} == {now["session"]["record"]}
        else:
            said += assert_no_record(now)
        if since and at % 29 == 0:
            assert_as_asked_later(client, now, since)
        since = now["session"]["tokens"]
    assert said > 20


def assert_own_actions_only(look: Any) -> None:
    """Nobody else's legal actions reach a guest."""
    for viewer, guest in zip(VIEWERS, look["guests"], strict=True):
        if viewer != look["view"]["to_act"]:
            assert guest["view"]["legal"] == []
            assert guest["session"]["forced"] is None


def assert_no_record(look: Any) -> int:
    """No message carries the record; returns how many messages there are."""
    tokens = look["session"]["record"].split("\n\n", 1)[-1].split()
    for guest in look["guests"]:
        assert guest["session"]["record"] is None
        message = json.dumps(guest)
        assert " ".join(tokens[:3]) not in message
        assert "[Game" not in message
    return len(look["guests"])


def assert_as_asked_later(client: ApiClient, look: Any, since: int) -> None:
    """The same view and the same frames, whether made with the move or asked for later."""
    for viewer, guest in zip(VIEWERS, look["guests"], strict=True):
        later = client.ask("frames", seat=viewer, since=since, guest=True)
        assert (guest["view"], guest["frames"]) == (later["view"], later["frames"])
        assert client.ask("snapshot", seat=viewer)["view"] == guest["view"]


@EVERY_GAME
def test_what_others_have_decided_since_is_undone_only_if_all_agree(game: Game) -> None:
    client, look = host(game, seats=PEOPLE)
    first = look["view"]["to_act"]
    begun = look["session"]["tokens"]
    for now in moves(client, look, Random(2)):
        look = now
        if now["view"]["to_act"] != first:
            seat = look["view"]["to_act"]
            legal = client.ask("snapshot", seat=seat, guest=True)["view"]["legal"]
            look = client.ask("play", seat=seat, action=legal[0]["id"])
            break
    mine = client.ask("snapshot", seat=first, guest=True)["session"]["undo"]
    assert mine["allowed"]
    assert client.refusal("undo", seat=first, practice=True)["args"]["problem"] == "decided"
    undone = client.ask("undo", seat=first, practice=True, agreed=True)
    assert undone["view"]["to_act"] == first
    assert begun <= undone["session"]["tokens"] < look["session"]["tokens"]


@EVERY_GAME
def test_a_bot_plays_on_for_who_is_away_and_gives_the_seat_back(game: Game) -> None:
    client, look = host(game, seats=PEOPLE)
    seats, seat = look["session"]["seats"], look["view"]["to_act"]
    away = [{**plan, "kind": "bot:random"} if at == seat else plan for at, plan in enumerate(seats)]
    now = client.ask("reseat", seat=None, seats=away)
    assert (now["session"]["next"], now["session"]["seats"]) == ("bot", away)
    assert client.refusal("play", seat=seat, action=0)["id"] == "not-your-turn"
    answer = client.ask("think", seat=None, hurry=True)
    while answer["thinking"]:
        answer = client.ask("think", seat=None, hurry=True)
    back = client.ask("reseat", seat=None, seats=seats)
    assert back["session"]["seats"] == seats
    assert back["session"]["tokens"] == answer["session"]["tokens"]
    assert PEOPLE[seat]["name"] in back["session"]["record"]


@pytest.mark.parametrize(
    "seats",
    [
        PEOPLE[:3],
        [{"name": "Ada", "kind": "bot:nobody"}, *PEOPLE[1:]],
        [{"name": "bot:1", "kind": "human"}, *PEOPLE[1:]],
        [{"name": "a\nb", "kind": "human"}, *PEOPLE[1:]],
    ],
)
def test_seats_that_no_game_could_have_are_refused(seats: list[dict[str, str]]) -> None:
    client, look = host(GAMES[min(GAMES)], seats=PEOPLE)
    client.refusal("reseat", seat=None, seats=seats)
    assert client.ask("snapshot", seat=None)["session"]["seats"] == look["session"]["seats"]


@pytest.mark.parametrize("guests", [[4], [-1], [0, 0], [True], ["0"], 0, {}])
def test_guests_are_different_seats_of_the_table(guests: Any) -> None:
    client, look = host(GAMES[min(GAMES)], seats=PEOPLE)
    fault = client.refusal("play", seat=look["view"]["to_act"], action=0, guests=guests)
    assert fault == {"id": "bad-request", "args": {"what": "guests"}}
