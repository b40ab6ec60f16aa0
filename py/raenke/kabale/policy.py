"""What an action in Kabale promises at first sight, from what a seat can see and expect."""

from __future__ import annotations

from random import Random

from raenke.kabale.view import View


def worth(view: View, rng: Random) -> dict[int, float]:
    """What each legal action promises, in points."""
    return {action: 0.0 for action in view.legal()}
