"""Reference implementation of Adel: slow, written from the rules alone, and sharing no code with the engine."""

from tests.engine.adel.referee.referee import Referee, judge
from tests.engine.adel.referee.table import BadHeader, Chance, Illegal

__all__ = ["BadHeader", "Chance", "Illegal", "Referee", "judge"]
