"""Action coverage of random games: which powers, questions and workshops were used and declined."""

from __future__ import annotations

from collections import Counter

from tests.engine.adel.random_players import kind
from tests.engine.adel.referee import Referee

Effect = tuple[str, str]
"""The character of the turn or the question asked, and the kind of action."""

POWERS: dict[str, str] = {
    "As": "name", "Wt": "name", "Th": "name", "Mg": "swap, exchange", "Cj": "look", "Sc": "crown, income",
    "Ki": "income", "Pr": "income", "Me": "income", "Pa": "income, pardon", "Wa": "income, destroy",
    "Di": "income, trade", "At": "adorn", "Co": "conquer gold, conquer cards",
}  # fmt: skip
ASKED: dict[str, str] = {
    "conjurer": "keep, build",
    "payment": "take gold, exchange",
    "graveyard": "save, let go",
    "lighthouse": "find, find nothing",
    "bell tower": "declare, keep quiet",
}
WORKSHOPS = ("laboratory", "smithy", "museum", "armory")


class Deeds:
    """Counts over several games."""

    def __init__(self) -> None:
        self.done: Counter[Effect] = Counter()
        self.declined: Counter[Effect] = Counter()
        self.open: set[Effect] = set()

    def see(self, referee: Referee, token: str) -> None:
        """Count a token; call it before the referee plays it."""
        if referee.is_chance_due():
            return
        what = referee.waits.what
        where = referee.acting() if what == "turn" else what
        effect = where, kind(token)
        offered = {(where, kind(other)) for other in referee.legal()}
        self.done[effect] += 1
        if what != "turn":
            self.declined.update(offered - {effect})
            return
        self.open = {one for one in self.open | offered if one[0] == where} - {effect}
        if effect[1] == "end":
            self.declined.update(self.open)
            self.open = set()

    def missing(self) -> list[str]:
        """The powers, questions and workshops that were never used or never declined."""
        wanted = {(where, one) for where, kinds in {**POWERS, **ASKED}.items() for one in kinds.split(", ")}
        # Mandatory: the Schemer gives the crown, the Witch names a rank.
        must = {("Sc", "crown"), ("Wt", "name")}
        used = {effect[1] for effect in self.done}
        left = {effect[1] for effect in self.declined}
        return [
            *(f"{where}: {one} not used" for where, one in wanted if not self.done[where, one]),
            *(f"{where}: {one} not declined" for where, one in wanted - must if not self.declined[where, one]),
            *(f"{one} not used" for one in WORKSHOPS if one not in used),
            *(f"{one} not declined" for one in WORKSHOPS if one not in left),
        ]

    def table(self) -> str:
        """Format every action with how often it was used and declined."""
        deeds = sorted({*self.done, *self.declined})
        return "\n".join(
            f"{where:18} {one:14} {self.done[where, one]:8} {self.declined[where, one]:8}" for where, one in deeds
        )
