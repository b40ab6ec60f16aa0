"""How strong the levels are, as `raenke arena` has measured it; a level that was not measured is left out."""

from __future__ import annotations

from typing import Final

WON_BELOW: Final[dict[str, dict[str, int]]] = {
    "adel": {"2": 50, "3": 33},  # raenke arena adel --bots 2,1,1,1 --games 200 --seed levels; 3,2,2,2
}
"""By game and level: per cent of games won against three of the level below, at 4 seats; 25 would be even."""
