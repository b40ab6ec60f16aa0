"""What explains a decision in Kabale: which cards may lie hidden, and which columns a move wins."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from raenke.kabale.cards import CODES, FACE_UP, HIDDEN, KIND, SEAT_SHIFT
from raenke.kabale.state import State
from raenke.kabale.view import View

if TYPE_CHECKING:
    from raenke.kabale.shapes import HiddenCard

LEAST_ODDS: Final = 0.02
"""Cards less likely than this are not named."""


class Findings:
    """Implements `raenke.game.Findings`."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.worlds = 0
        self.hidden: dict[tuple[int, int], Counter[int]] = {
            (column, position): Counter()
            for column, cards in enumerate(view.columns)
            for position, card in enumerate(cards)
            if card & KIND == HIDDEN
        }
        self.tried: Counter[int] = Counter()
        self.won: dict[int, list[list[float]]] = {}
        """By action, column and seat, how often the column's goal was won."""

    def believe(self, world: State) -> None:
        """Count the hidden cards."""
        self.worlds += 1
        for (column, position), seen in self.hidden.items():
            seen[world.columns[column][position] & KIND] += 1

    def happen(self, action: int, state: State) -> None:
        """Count the goals won this round."""
        view = self.view
        self.tried[action] += 1
        won = self.won.setdefault(action, [[0.0] * view.players for _ in view.columns])
        for seat, before in enumerate(view.won):
            for goal, times in Counter(state.won[seat][len(before) :]).items():
                columns = [column for column, other in enumerate(view.turned_up) if other == goal]
                for column in columns:  # where two columns have the same goal, each has half of what was won
                    won[column][seat] += times / len(columns)

    def beliefs(self) -> dict[str, list[HiddenCard]]:
        """What each hidden card may be."""
        return {"hidden": [self._hidden(*place) for place in self.hidden]}

    def _hidden(self, column: int, position: int) -> HiddenCard:
        counted = self.hidden[column, position].most_common()
        shares = [(CODES[ally], round(times / self.worlds, 3)) for ally, times in counted]
        return {
            "seat": (self.view.columns[column][position] & FACE_UP) >> SEAT_SHIFT,
            "column": column,
            "position": position,
            "cards": [{"code": code, "odds": odds} for code, odds in shares if odds >= LEAST_ODDS],
        }

    def prospects(self, action: int) -> dict[str, list[float] | list[list[float]]]:
        """By column, the chance to win its goal: the own one, and that of every seat."""
        view, tried = self.view, max(1, self.tried[action])
        won = self.won.get(action, [[0.0] * view.players for _ in view.columns])
        winners = [[round(times / tried, 3) for times in seats] for seats in won]
        return {"columns": [seats[view.seat] for seats in winners], "winners": winners}
