"""What explains a decision in Adel: who may hold which character and which cards, and how the round ends."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from raenke.adel.rules import districts, scoring
from raenke.adel.rules.characters import CODES, RANK
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View
    from raenke.adel.rules.state import State
    from raenke.adel.shapes import HandOdds, RoleOdds, SeatProspect

LEAST_ODDS: Final = 0.05
"""Cards less likely than this are not named."""


class Ends:
    """What the rounds ended with that began with an action: by seat, sums of the numbers in `SeatProspect`."""

    __slots__ = ("count", "crown", "sums")

    def __init__(self, players: int) -> None:
        self.count = self.crown = 0
        self.sums = [[0, 0, 0, 0, 0, 0] for _ in range(players)]


class Findings:
    """Implements `raenke.game.Findings`."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.worlds = 0
        self.held = [[0] * view.players for _ in view.characters]
        self.hands: dict[int, Counter[int]] = {
            seat: Counter() for seat, size in enumerate(view.hand_sizes) if size and seat != view.seat
        }
        self.ends: dict[int, Ends] = {}

    def believe(self, world: State) -> None:
        """Count who holds which character and which cards."""
        self.worlds += 1
        for character, held in zip(self.view.characters, self.held, strict=True):
            holder = world.holders[RANK[character]]
            if holder != NOBODY:
                held[holder] += 1
        for seat, seen in self.hands.items():
            seen.update(set(world.hands[seat]))

    def happen(self, action: int, state: State) -> None:
        """Count how the seats stand at the end of the round."""
        ends = self.ends.setdefault(action, Ends(state.players))
        ends.count += 1
        ends.crown += state.crown == self.view.seat
        for seat, sums in enumerate(ends.sums):
            sums[0] += state.gold[seat]
            sums[1] += len(state.hands[seat])
            sums[2] += len(state.cities[seat])
            sums[3] += scoring.points(state, seat)
            sums[4] += seat in state.finished
            sums[5] += scoring.colours(state, seat).points > 0

    def beliefs(self) -> dict[str, list[RoleOdds] | list[HandOdds]]:
        """By character and seat, and by hand and card, the odds."""
        return {
            "roles": [
                self._role(character, held) for character, held in zip(self.view.characters, self.held, strict=True)
            ],
            "hands": [self._hand(seat) for seat in self.hands],
        }

    def _role(self, character: int, held: list[int]) -> RoleOdds:
        return {
            "code": CODES[character],
            "rank": RANK[character],
            "seats": [round(times / max(1, self.worlds), 3) for times in held],
        }

    def _hand(self, seat: int) -> HandOdds:
        shares = [(kind, round(times / max(1, self.worlds), 3)) for kind, times in self.hands[seat].most_common()]
        return {
            "seat": seat,
            "cards": [{"code": districts.CODES[kind], "odds": odds} for kind, odds in shares if odds >= LEAST_ODDS],
        }

    def prospects(self, action: int) -> dict[str, list[SeatProspect] | float]:
        """By seat, how it stands on average at the end of the round, and the chance to have the crown then."""
        ends = self.ends.get(action)
        if ends is None:
            return {"crown": 0.0, "ends": []}
        means = [[round(total / ends.count, 3) for total in sums] for sums in ends.sums]
        return {
            "crown": round(ends.crown / ends.count, 3),
            "ends": [
                {
                    "gold": gold,
                    "cards": cards,
                    "districts": built,
                    "score": score,
                    "complete": complete,
                    "colours": colours,
                }
                for gold, cards, built, score, complete, colours in means
            ],
        }
