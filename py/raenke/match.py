"""A match in the page: a bot of one's own against a level, every deal played once from each seat.

The bot runs elsewhere, so the match asks for its decisions and goes on with the answers; the level thinks in slices.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from fractions import Fraction
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final

from raenke import GAMES, bots
from raenke.bots.handover import pack
from raenke.faults import BadSetup
from raenke.game import NOBODY
from raenke.interval import interval

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.game import Game, View

SLICE_SECONDS: Final = 0.02
SEATS: Final = 4

Slices = Generator["shapes.Question | None", int | None, None]
"""Yields a question to the bot of one's own, or None after a time slice; is sent the answer."""


class Match:
    """A match: how it stands, and the game that is running."""

    def __init__(self, game: str, level: str, games: int, seed: int) -> None:
        if game not in GAMES:
            raise BadSetup("game", f"there is no game {game!r}", game=game)
        if level not in bots.LEVEL_NAMES:
            raise BadSetup("bot", f"there is no level {level!r}", bot=level)
        self.game, self.level, self.seed = GAMES[game], level, seed
        self.players = min(max(self.game.seats), SEATS)
        self.most = -(-games // self.players) * self.players
        """Whole deals only: a seat may be better than another."""
        self.games = 0
        self.wins = Fraction(0)
        self._fresh = False
        self._slices = self._play()
        self._asked: shapes.Question | None = None
        self._until = 0.0

    def advance(self, answer: int | None) -> shapes.MatchState:
        """Play until there is a question, or a slice is over; None, or what is not legal, answers at random."""
        self._until = perf_counter() + SLICE_SECONDS
        try:
            self._asked = self._slices.send(answer if self._asked else None)
        except StopIteration:
            self._asked = None
        state = self.state()
        self._fresh = self._fresh and self._asked is None
        return state

    def state(self) -> shapes.MatchState:
        """How it stands."""
        low, high = interval(float(self.wins), self.games) if self.games else (0.0, 1.0)
        return {
            "games": self.games,
            "of": self.most,
            "wins": float(self.wins),
            "low": low,
            "high": high,
            "even": 1 / self.players,
            "question": self._asked,
            "fresh": self._fresh and self._asked is not None,
            "done": self.games == self.most,
        }

    def _play(self) -> Slices:
        for number in range(self.most):
            self._fresh = True
            yield from self._play_game(*divmod(number, self.players))
            self.games += 1

    def _play_game(self, deal_number: int, own: int) -> Slices:
        """One game; the deal and all that chance brings are the same for each seat of the bot of one's own."""
        game, name = self.game, f"{self.seed}/{deal_number}"
        deal = game.deal(self.players, Random(f"{name}/deal"))
        state = game.initial_state(deal, Random(f"{name}/chance"))
        rng, seeds = Random(f"{name}/{own}"), Random(f"{name}/{own}/seeds")
        while not state.over:
            view = state.view(state.to_act)
            if state.to_act == own:
                action = yield {"view": pack(view), "seed": seeds.getrandbits(32)}
                legal = view.legal()
                state.apply(action if action in legal else rng.choice(legal))
            else:
                state.apply((yield from self._think(game, view, rng)))
        winners = state.winners()
        self.wins += Fraction(own in winners, len(winners))

    def _think(self, game: Game, view: View, rng: Random) -> Generator[None, int | None, int]:
        thoughts: Iterator[int] = bots.make(self.level, game).think(view, rng)
        action = NOBODY
        for thought in thoughts:
            action = thought
            if perf_counter() >= self._until:
                yield None
        return action
