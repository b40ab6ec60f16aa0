"""Secrecy of every registered game: skipped questions, timing and refusals reveal nothing hidden.

A pair of games is indistinguishable to a seat: one starts from a state, the other from a sample of the seat's view of
it, and both continue with tokens that look the same to the seat. The page must then treat the seat the same in both.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from raenke import GAMES
from raenke.game import CHANCE, NOBODY, Game
from raenke.record import Record
from raenke.replies import snapshot_of
from raenke.session import HUMAN, Session
from tests.engine.midgame import MidGame
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy")

ALL = {**GAMES, TOY.name: TOY}
EVERY_GAME = pytest.mark.parametrize("game", ALL.values(), ids=ALL)
TOKENS = 16
TWINS = 6
TRIES = 12


def begun(game: Game, players: int, rng: Random) -> Record:
    """A random game cut at a random point, with random options."""
    options = {option.name: rng.choice(option.values) for option in game.options} if players > 2 else {}
    whole = Record(game, game.deal(players, rng, None, options))
    whole.resolve_chance(rng)
    while not whole.state.over:
        whole.play(rng.choice(whole.state.legal()))
        whole.resolve_chance(rng)
    record = whole.cut(rng.randrange(len(whole.tokens)))
    record.resolve_chance(rng)
    return record


def pairs(game: Game, seed: int) -> Iterator[tuple[MidGame, MidGame, int]]:
    """Yield pairs of indistinguishable games after each token, with the seat; other seats are humans or bots."""
    rng = Random(seed)
    players = rng.choice(game.seats)
    record = begun(game, players, rng)
    for seat in (NOBODY, *range(players)):
        names = {one: rng.choice(("Ada", "bot:greedy")) if one != seat else "Ada" for one in range(players)}
        real = MidGame(game, record.state, names, record.deal)
        view = record.state.view(seat)
        twins = [MidGame(game, view.sample(rng), names, record.deal) for _ in range(TWINS)]
        for _ in range(TOKENS):
            for twin in twins:
                yield real, twin, seat
            if not twins or real.state.over:
                break
            token = rng.choice(tokens(real, rng))
            shown = real.seen_after(token, seat)
            decides = real.state.to_act == seat
            real.replay_token(token)
            twins = [twin for twin in twins if follow(twin, token, seat, shown, rng, decides=decides)]


def follow(twin: MidGame, token: str, seat: int, shown: Any, rng: Random, *, decides: bool) -> bool:
    """Play a token that the seat cannot tell from `token`, if any; `token` itself if the seat decides."""
    others = [] if decides else tokens(twin, rng)
    rng.shuffle(others)
    same = [token] * twin.can_follow(token)
    for other in (*others[: TRIES // 2], *same, *others[TRIES // 2 : TRIES]):
        if twin.seen_after(other, seat) == shown:
            twin.replay_token(other)
            return True
    return False


def tokens(record: MidGame, rng: Random) -> list[str]:
    """Possible next tokens."""
    if record.state.to_act == CHANCE:
        return [record.game.notation.chance_text(record.state.sample_chance(rng)) for _ in range(TRIES)]
    return record.legal_texts()


def looks_at(record: MidGame, seat: int) -> Any:
    """The snapshots for a viewer at this device, without the record, which the page only stores, and for a guest."""
    session = Session(record, Random(1))
    seen = snapshot_of(session, seat)
    without = {name: value for name, value in seen["session"].items() if name != "record"}
    return {**seen, "session": without}, snapshot_of(session, seat, guest=True)


def goes_on(record: MidGame, looking: int) -> tuple[str, int]:
    """What the page does next for the viewer `looking` (web/js/table/game_loop.js), and for which seat."""
    session, to_act = Session(record, Random(1)), record.state.to_act
    if session.next != HUMAN:
        return session.next, to_act
    if session.forced(looking) is not None:
        return "decides itself", to_act
    return "asks" if looking == to_act else "hands on", to_act


@EVERY_GAME
@pytest.mark.parametrize("seed", range(30))
def test_a_page_gets_the_same_where_only_hidden_things_differ(game: Game, seed: int) -> None:
    """Equal snapshots: view, seat to act, forced action, and whether undo is allowed or why not.

    A guest's device has nothing else: it gets even the record only when the game is over, and then nothing is hidden.
    """
    for real, twin, seat in pairs(game, seed):
        if real.state.to_act != CHANCE and not real.state.over:
            assert looks_at(real, seat) == looks_at(twin, seat), (real.tokens, twin.tokens)


@EVERY_GAME
@pytest.mark.parametrize("seed", range(30))
def test_the_device_goes_on_the_same_where_only_hidden_things_differ(game: Game, seed: int) -> None:
    """For every viewer except another seat that is to act: what it is asked may depend on its own secrets."""
    for real, twin, seat in pairs(game, seed):
        if real.state.to_act == CHANCE:
            continue
        for looking in (NOBODY, *range(real.state.players)):
            if looking in (seat, NOBODY) or looking != real.state.to_act:
                assert goes_on(real, looking) == goes_on(twin, looking)


@EVERY_GAME
def test_the_pairs_differ_and_go_far_enough_to_be_worth_looking_at(game: Game) -> None:
    different = undoable = 0
    for seed in range(30):
        for real, twin, seat in pairs(game, seed):
            if real.state.to_act != CHANCE:
                others = [one for one in range(real.state.players) if one != seat]
                different += any(real.state.view(one) != twin.state.view(one) for one in others)
                undoable += seat >= 0 and looks_at(real, seat)[0]["session"]["undo"]["reason"] != "nothing"
    assert min(different, undoable) > 50, (different, undoable)
