"""A referee of Adel: the whole rules once more, slowly and from the rules page alone; no line of it is the engine's."""

from tests.engine.adel.referee.referee import Referee, judge
from tests.engine.adel.referee.table import BadHeader, Chance, Illegal

__all__ = ["BadHeader", "Chance", "Illegal", "Referee", "judge"]
