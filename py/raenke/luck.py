"""The chance of a game after its deal, as a function of the deal: who plays the same deal meets the same luck (K14)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from raenke.game import CHANCE

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from raenke.record import Record


class Luck(Random):
    """A random source whose shuffles lay the same items in the same relative order, whatever lies between them."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._seed = seed

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Sort by a random key of each item; equal items are told apart by counting them."""
        copies: dict[Any, int] = {}
        keyed = []
        for item in sorted(x):
            copies[item] = copies.get(item, 0) + 1
            keyed.append((Random(f"{self._seed} {item} {copies[item]}").random(), item))
        x[:] = [item for _, item in sorted(keyed)]


def luck(record: Record) -> Luck:
    """The source of the pending chance event: the first, second … of its kind, and of its seat if it has one."""
    notation = record.game.notation
    pending = _kind(record, notation.chance_text(record.state.default_chance()))
    drawn = sum(notation.is_chance(token) and _kind(record, token) == pending for token in record.tokens)
    before, after = notation.headers(record.deal)
    return Luck(f"{before | after} {pending} {drawn}")


def thoughts(record: Record) -> Random:
    """A random source for the pending decision as a function of all that happened: bots play alike on every device."""
    before, after = record.game.notation.headers(record.deal)
    return Random(f"{before | after} {' '.join(record.tokens)}")


def resolve(record: Record) -> None:
    """Draw the pending chance events of a game."""
    while record.state.to_act == CHANCE:
        record.apply_chance(record.state.sample_chance(luck(record)))


def _kind(record: Record, token: str) -> str:
    """What a chance token decides: its type, and the seat that it names."""
    outcome = record.game.notation.parse_chance(token)
    return f"{type(outcome).__name__} {token.partition('@')[0]}"
