"""Bounds that measured values have to keep."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Floor:
    """A measured value and the bound that it has to keep."""

    name: str
    value: float
    bound: float
    unit: str

    @property
    def kept(self) -> bool:
        return self.value <= self.bound

    def __str__(self) -> str:
        sign = "✓" if self.kept else "✗"
        return f"{sign} {self.name:<58} {self.value:9.2f} {self.unit:<3} (at most {self.bound:g})"
