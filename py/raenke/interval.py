"""How sure a measured proportion is."""

from __future__ import annotations

import math
from typing import Final

Z_95: Final = 1.959964
"""Standard errors on each side of the mean for a 95 % confidence interval."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson 95 % confidence interval of a proportion, which stays valid for few games and for no wins."""
    share, z = wins / games, Z_95**2 / games
    middle = (share + z / 2) / (1 + z)
    reach = math.sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    # At 0 and 1 the proportion itself is the bound; rounding errors would exclude it.
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))
