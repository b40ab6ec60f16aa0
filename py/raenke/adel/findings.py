"""What explains a decision in Adel: who may hold which character."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raenke.adel.rules.characters import CODES, RANK
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View
    from raenke.adel.rules.state import State
    from raenke.adel.shapes import RoleOdds


class Findings:
    """Implements `raenke.game.Findings`."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.worlds = 0
        self.held = [[0] * view.players for _ in view.characters]

    def believe(self, world: State) -> None:
        """Count who holds which character."""
        self.worlds += 1
        for character, held in zip(self.view.characters, self.held, strict=True):
            holder = world.holders[RANK[character]]
            if holder != NOBODY:
                held[holder] += 1

    def happen(self, action: int, state: State) -> None:
        """Nothing beyond the chances: a playout ends with the round."""

    def beliefs(self) -> dict[str, list[RoleOdds]]:
        """By character and seat, the odds."""
        return {
            "roles": [
                {
                    "code": CODES[character],
                    "rank": RANK[character],
                    "seats": [round(times / max(1, self.worlds), 3) for times in held],
                }
                for character, held in zip(self.view.characters, self.held, strict=True)
            ]
        }

    def prospects(self, action: int) -> dict[str, list[float]]:
        """None."""
        return {}
