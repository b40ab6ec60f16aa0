"""Records that start in mid-game, from a hand-made or sampled state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from raenke.game import CHANCE, Game, State
from raenke.record import Record


class MidGame(Record):
    """A record whose first token follows `start`; it cannot be serialized."""

    def __init__(self, game: Game, start: State, names: Mapping[int, str], deal: Any = None) -> None:
        self.game, self.deal, self.names, self.start = game, deal, {**names}, start
        self.tokens = []
        self.state = start.clone()
        self.state.rng = None

    def cut(self, at: int) -> MidGame:
        """A copy truncated to its first `at` tokens."""
        shorter = MidGame(self.game, self.start, self.names, self.deal)
        for token in self.tokens[:at]:
            shorter.replay_token(token)
        return shorter

    def text(self) -> str:
        """Empty, because no deal leads to `start`."""
        return ""

    def can_follow(self, token: str) -> bool:
        """Whether a token is a legal action or chance outcome now."""
        notation, state = self.game.notation, self.state
        if notation.is_chance(token):
            return state.to_act == CHANCE and state.is_legal_chance(notation.parse_chance(token))
        return state.to_act != CHANCE and token in self.legal_texts()

    def seen_after(self, token: str, seat: int) -> tuple[list[Any], Any]:
        """The redacted events of a token for a seat, and its view afterwards."""
        trial = MidGame(self.game, self.state, {})
        events: list[Any] = []
        trial.state.observer = events.append
        trial.replay_token(token)
        page = self.game.page
        return [page.event(page.redact(event, seat), 0) for event in events], trial.state.view(seat)
