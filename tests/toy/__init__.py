"""Left or Right: a toy game for the tests that uses every feature of the game interface.

Each player holds four cards of their own deck. Each round a die is rolled; then in turn each player places a card face
down on the left or on the right. Then the cards are turned up: the highest card of each side wins the points shown by
the die; ties are broken at random. After three rounds the player with the most points not above the limit wins; if all
are above it, the player with the fewest. The limit is an option.
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
    minutes=(1, 2),
    weight=1,
)

__all__ = ["TOY", "State", "View"]
