"""The chances to win in a position, with all cards open that anybody has seen, and what the next decision changed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from raenke.game import NOBODY
from raenke.review.duel import POLICY, play_on, step
from raenke.review.means import Mean
from raenke.search.guidance import guidance_of
from raenke.search.tape import Tape

if TYPE_CHECKING:
    from raenke.game import Game, State


class Standing(NamedTuple):
    """By seat, the chance to win, and what the decision that followed added to it, compared with the policy's."""

    chances: list[Mean]
    play: list[Mean]


def estimate_position(game: Game, state: State, played: int, rng: Random, worlds: int) -> Iterator[Standing | None]:
    """Yields None after each slice, and last how the seats stand; `played` is the next decision, or NOBODY.

    What nobody has seen yet is drawn anew in each world, so that the order of a pile is luck only when a card is drawn.
    What a decision changes is compared in the same worlds, with the same luck.
    """
    guidance, tape, last = guidance_of(game), Tape(rng), state.round
    found = Standing([Mean() for _ in range(state.players)], [])
    if played != NOBODY:
        found.play.extend(Mean() for _ in range(state.players))
    for _ in range(worlds):
        world = state.clone()
        guidance.redeal(world, rng)
        tape.renew()
        if played == NOBODY:
            tape.rewind()
            world.rng = tape
            chances, _ = play_on(game, guidance, world, tape, last)
        else:
            chances, _ = play_on(game, guidance, step(guidance, world, POLICY, tape), tape, last)
            yield None
            after, _ = play_on(game, guidance, step(guidance, world, played, tape), tape, last)
            for mean, one, other in zip(found.play, after, chances, strict=True):
                mean.add(one - other)
        for mean, chance in zip(found.chances, chances, strict=True):
            mean.add(chance)
        yield None
    yield found
