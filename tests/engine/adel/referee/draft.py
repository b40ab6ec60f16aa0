"""A round's draft: what is set aside, and who takes what."""

from __future__ import annotations

import re

from tests.engine.adel.referee.cards import RANK, SET_ASIDE
from tests.engine.adel.referee.table import Chance, Decision, Table, Waits


class Draft:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.left = list(table.characters)
        self.face_down: list[str] = []
        self.picks: dict[int, list[str]] = {seat: [] for seat in table.seats}

    def run(self) -> Waits:
        table = self.table
        yield from self.set_aside(SET_ASIDE[len(table.characters)][table.players])
        order = [table.crown, *table.others(table.crown)]
        if table.players == 2:
            # A takes one; then B, A and B each take one and set one aside.
            first, second = order
            yield from self.take(first)
            for seat in (second, first, second):
                yield from self.take(seat)
                yield from self.lay_away(seat)
        elif table.players == 3:
            for seat in order:
                yield from self.take(seat)
            if len(table.characters) == 9:
                yield from self.set_aside(0)
            for seat in order:
                yield from self.take(seat)
        else:
            for seat in order:
                if len(self.left) == 1:
                    # Seven players, eight characters: the last one chooses between the last card and the face-down one.
                    self.left += self.face_down
                    self.face_down = []
                yield from self.take(seat)
        self.face_down += self.left

    def set_aside(self, face_up: int) -> Waits:
        """Set characters aside at random; rank 4 is never face up."""

        def split(token: str) -> tuple[list[str], str]:
            up, down = token[1:].split("/")
            return (up.split(",") if up else []), down

        def accepts(token: str) -> bool:
            if not re.fullmatch(r"@([A-Z][a-z](,[A-Z][a-z])*)?/[A-Z][a-z]", token):
                return False
            up, down = split(token)
            named = [*up, down]
            return (
                len(up) == face_up
                and len(set(named)) == len(named)
                and set(named) <= set(self.left)
                and not any(RANK[code] == 4 for code in up)
            )

        token = yield Chance("draft", list(self.left), face_up, accepts)
        up, down = split(token)
        self.face_down.append(down)
        for code in [*up, down]:
            self.left.remove(code)

    def take(self, seat: int) -> Waits:
        token = yield Decision(seat, "draft", {f"{seat}:{code}" for code in self.left})
        self.left.remove(token[2:])
        self.picks[seat].append(token[2:])

    def lay_away(self, seat: int) -> Waits:
        token = yield Decision(seat, "lay away", {f"{seat}/{code}" for code in self.left})
        self.left.remove(token[2:])
        self.face_down.append(token[2:])
