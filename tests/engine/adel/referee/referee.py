"""The whole game: rounds, end of the game, and the referee's query interface."""

from __future__ import annotations

import re

from tests.engine.adel.referee import scoring
from tests.engine.adel.referee.cards import RANK
from tests.engine.adel.referee.draft import Draft
from tests.engine.adel.referee.round import Round
from tests.engine.adel.referee.table import Chance, Decision, Illegal, Table, Waits
from tests.engine.adel.referee.turn import call

HEADER = re.compile(r'\s*\[(\w+) "([^"]*)"\]')


class Referee:
    """A game, played token by token."""

    def __init__(self, headers: dict[str, str]) -> None:
        self.table = Table(headers)
        self.draft = Draft(self.table)
        self.this_round = Round({})
        self.over = False
        self.running = self.play_rounds()
        self.waits: Decision | Chance = next(self.running)

    # The rounds

    def play_rounds(self) -> Waits:
        table = self.table
        reigned_by, reigns = table.crown, 0
        while not table.completed:
            table.round += 1
            reigns = reigns + 1 if table.crown == reigned_by else 1
            if table.abdication and reigns == 4:
                # A28: three consecutive rounds began with the crown there.
                table.give_crown(table.others(table.crown)[0])
                reigns = 1
            reigned_by = table.crown
            self.draft = Draft(table)
            self.this_round = Round({})
            yield from self.draft.run()
            for seat, picks in self.draft.picks.items():
                for code in picks:
                    self.this_round.holder[RANK[code]] = seat, code
            for rank in table.ranks:
                yield from call(table, self.this_round, rank)
            murdered = self.this_round.holder.get(self.this_round.murdered or 0)
            if not table.hig and murdered is not None and murdered[1] == "Ki":
                # ffg: a murdered King takes the crown at the end of the round.
                table.give_crown(murdered[0])

    # Playing

    def play(self, token: str) -> None:
        """Continue with a token."""
        if not self.accepts(token):
            raise Illegal(f"{token!r} is not legal here (legal: {self.due()})")
        try:
            self.waits = self.running.send(token)
        except StopIteration:
            self.over = True

    def accepts(self, token: str) -> bool:
        if self.over:
            return False
        if isinstance(self.waits, Chance):
            return self.waits.accepts(token)
        return token in self.waits.tokens

    def due(self) -> str:
        if self.over:
            return "nothing, the game is over"
        if isinstance(self.waits, Chance):
            return f"chance, {self.waits.what} of {' '.join(self.waits.cards)}"
        return " ".join(sorted(self.waits.tokens))

    # Queries

    def legal(self) -> set[str]:
        """All legal tokens; none while chance is due or after the end of the game."""
        return set() if self.over or isinstance(self.waits, Chance) else self.waits.tokens

    def is_chance_due(self) -> bool:
        return not self.over and isinstance(self.waits, Chance)

    def to_act(self) -> int:
        """The seat to act; 0 for chance or after the end of the game."""
        return 0 if self.over or isinstance(self.waits, Chance) else self.waits.seat

    def hands(self) -> dict[int, list[str]]:
        return {seat: sorted(hand) for seat, hand in self.table.hand.items()}

    def purses(self) -> dict[int, int]:
        return dict(self.table.gold)

    def cities(self) -> dict[int, list[str]]:
        """The districts of each city in notation."""
        return {seat: sorted(one.written for one in city) for seat, city in self.table.city.items()}

    def museum(self) -> list[str]:
        """The cards under the Museum, wherever it stands."""
        return [card for city in self.table.city.values() for one in city for card in one.tucked]

    def characters(self) -> dict[int, list[str]]:
        """The characters each seat has taken in this round's draft, in rank order."""
        return {seat: sorted(picks, key=RANK.__getitem__) for seat, picks in self.draft.picks.items()}

    def acting(self) -> str:
        """The character whose turn it is, marked if the Witch continues it; empty during the draft."""
        turn = self.this_round.acting
        if turn is None:
            return ""
        return turn.character + (" by the Witch" if turn is self.this_round.paused else "")

    def crown(self) -> int:
        return self.table.crown

    def pile(self) -> list[str]:
        """The draw pile from the top."""
        return list(self.table.pile)

    def scores(self) -> list[int]:
        return [scoring.points(self.table, seat) for seat in self.table.seats]

    def winners(self) -> list[int]:
        return scoring.winners(self.table) if self.over else []


def parts(text: str) -> tuple[dict[str, str], list[str]]:
    """Split a record into headers and tokens."""
    text = re.sub(r"\{[^}]*\}", " ", text)
    headers = dict(HEADER.findall(text))
    return headers, HEADER.sub("", text).split()


def judge(text: str) -> Referee:
    """Replay a whole record and check its result; an error names the token and its number."""
    headers, tokens = parts(text)
    referee = Referee(headers)
    for number, token in enumerate(tokens, 1):
        try:
            referee.play(token)
        except Illegal as fault:
            raise Illegal(f"token {number}: {fault}") from None
    result = " ".join(map(str, referee.scores())) if referee.over else "*"
    if headers.get("Result") != result:
        raise Illegal(f"the result is {result}, not {headers.get('Result')}")
    return referee
