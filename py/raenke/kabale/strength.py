"""How strong the levels are. Made by `python build.py shapes` from tools/bench/strength.json."""

from __future__ import annotations

from typing import Final

WON_BELOW: Final[dict[str, int]] = {"2": 42, "3": 42}
"""By level: per cent of games won against three of the level below, at 4 seats; 25 would be even."""
