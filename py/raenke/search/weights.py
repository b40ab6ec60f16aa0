"""Learned weights as text: a byte each, in base64, so that a module of a few kilobytes holds thousands."""

from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Final

STEPS: Final = 16
"""Steps per unit: log weights are kept to a sixteenth, within ±8."""


def pack(weights: Sequence[float]) -> str:
    """Weights as text."""
    return b64encode(array("b", [max(-128, min(127, round(weight * STEPS))) for weight in weights]).tobytes()).decode()


def unpack(text: str) -> list[float]:
    """The weights that were packed."""
    return [step / STEPS for step in array("b", b64decode(text))]
