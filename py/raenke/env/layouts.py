"""The layouts of observations, by game."""

from __future__ import annotations

from typing import Final

from raenke.env import adel, kabale
from raenke.env.layout import Layout

LAYOUTS: Final[dict[str, Layout]] = {"kabale": kabale.LAYOUT, "adel": adel.LAYOUT}
