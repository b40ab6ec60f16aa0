"""How strong the levels are, as `raenke arena` has measured it; a level that was not measured is left out."""

from __future__ import annotations

from typing import Final

WON_BELOW: Final[dict[str, int]] = {"2": 38, "3": 42}
"""By level: per cent of games won against three of the level below, at 4 seats; 25 would be even."""
