"""Measured values with their upper limits."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Measurement:
    """A measured value and the most that it may be."""

    name: str
    value: float
    maximum: float
    unit: str

    @property
    def ok(self) -> bool:
        return self.value <= self.maximum

    def __str__(self) -> str:
        sign = "✓" if self.ok else "✗"
        return f"{sign} {self.name:<58} {self.value:9.2f} {self.unit:<3} (at most {self.maximum:g})"
