"""The kinds of Adel's events."""

from __future__ import annotations

from typing import Final, get_args

from raenke.adel.shapes import EventKind

KINDS: Final[frozenset[str]] = frozenset(get_args(EventKind))
