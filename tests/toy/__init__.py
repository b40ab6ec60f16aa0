"""Left or Right: a toy that lives only in the tests, and does all that the protocol lets a game do.

Everybody holds four cards of a pack of their own. Each round chance rolls a die; then in turn everybody lays a card
face down to the left or to the right. When all have, the cards are turned up: the highest of each side wins as many
points as the die shows, and of equal ones that on which the lot falls. After three rounds who has most points without
being above the limit wins; where all are above it, whoever has fewest. The limit is an option.
"""

from __future__ import annotations

from typing import Final

from raenke.game import Game
from raenke.options import Option
from tests.toy import notation, page
from tests.toy.state import (
    ACTIONS,
    LIMITS,
    State,
    View,
    action_values,
    expected_scores,
    initial_state,
    make_deal,
    playout,
)

TOY: Final[Game[State]] = Game(
    name="toy",
    seats=range(2, 5),
    actions=ACTIONS,
    options=(Option("limit", LIMITS),),
    make_deal=make_deal,
    make_state=initial_state,
    playout=playout,
    expected_scores=expected_scores,
    action_values=action_values,
    notation=notation,
    page=page,
)

__all__ = ["TOY", "State", "View"]
