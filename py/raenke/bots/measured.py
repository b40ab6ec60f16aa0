"""How strong the levels are, as `raenke arena --all` has measured it."""

from __future__ import annotations

from typing import Final

WON_BELOW: Final[dict[str, dict[str, int]]] = {}
"""By game and level: per cent of games won against three of the level below, at 4 seats; 25 would be even."""
