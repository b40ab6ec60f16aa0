"""K14: the same deal means the same luck, as far as the course of play allows."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from raenke import GAMES
from raenke.luck import Luck, resolve
from raenke.record import Record
from raenke.session import Session, redealt


def chance(record: Record) -> list[str]:
    return [token for token in record.tokens if record.game.notation.is_chance(token)]


def finished(game: str, seed: int, moves: int) -> Record:
    """A game of three people, dealt by `seed`, who move at random by `moves`."""
    plans = [{"name": name, "kind": "human"} for name in ("Ada", "Bo", "Cleo")]
    session = Session.new(game, plans, 0, Random(seed))  # type: ignore[arg-type]
    rng = Random(moves)
    while session.next == "human":
        state = session.record.state
        session.play(state.to_act, rng.choice(state.legal()))
    return session.record


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_the_same_deal_alike_meets_the_same_luck(game: str) -> None:
    record = finished(game, 1, 1)
    session = Session(redealt(record, "Dora"), Random(99))
    for token in record.tokens:
        if not record.game.notation.is_chance(token):
            seat, action = record.game.notation.parse(token)
            session.play(seat, action)
    assert len(chance(record)) > 2
    assert session.record.tokens == record.tokens


@pytest.mark.parametrize("game", GAMES)
def test_taking_a_move_back_draws_nothing_anew(game: str) -> None:
    record = finished(game, 1, 1)
    at = max(at for at, token in enumerate(record.tokens) if record.game.notation.is_chance(token))
    again = record.cut(at)
    resolve(again)
    assert again.tokens == record.tokens[: at + 1]


@pytest.mark.parametrize("game", GAMES)
def test_bots_that_are_to_play_alike_do_so_on_every_device(game: str) -> None:
    def played(name: str, seed: int, *, alike: bool) -> list[str]:
        plans = [{"name": name, "kind": "human"}, *({"name": "", "kind": "bot:1"} for _ in range(2))]
        session = Session.new(game, plans, 0, Random(1))  # type: ignore[arg-type]
        session.rng = Random(seed)
        while session.next != "over":
            state = session.record.state
            if session.next == "human":
                session.play(state.to_act, state.legal()[0])
            else:
                session.think(hurry=seed == 2, alike=alike)
        return session.record.tokens

    assert played("Ada", 2, alike=True) == played("Bo", 3, alike=True)
    assert played("Ada", 2, alike=False) != played("Ada", 3, alike=False)


def test_the_same_cards_come_in_the_same_order_whatever_lies_between_them() -> None:
    whole, part = list(range(22)), [3, 17, 4, 9, 21]
    Luck("deal").shuffle(whole)
    Luck("deal").shuffle(part)
    assert part == [card for card in whole if card in part]


def test_every_order_is_as_likely_as_any_other() -> None:
    """Equal cards among them as well."""
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        cards = [1, 2, 2]
        Luck(f"deal {seed}").shuffle(cards)
        orders[tuple(cards)] += 1
    assert sorted(orders) == [(1, 2, 2), (2, 1, 2), (2, 2, 1)]
    assert all(330 < count < 470 for count in orders.values())
