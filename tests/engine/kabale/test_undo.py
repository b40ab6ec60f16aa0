"""What undo takes back in Kabale, and what it refuses (K5)."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from raenke.kabale.cards import CODES
from raenke.record import Record, read
from raenke.table import Table, UndoRefused, plan_of, watched


def deck(first: str) -> str:
    """A whole pack that begins with these cards."""
    return " ".join([*first.split(), *(code for code in CODES if code not in first.split())])


HEAD = f"""[Game "kabale"]
[Notation "1"]
[Players "2"]
[First "1"]
[Seat1 "Ada"]
[Seat2 "{{rival}}"]
[Goals "A3 R4 M5 T3 L3 F3 A1 A2 A3 A4 A5 R5"]
[Deck1 "{deck("Ki As Ex Ju Al Fe")}"]
[Deck2 "{deck("Ki Qu Ju Al Fe")}"]
[Result "*"]
"""


def table(moves: str, rival: str = "bot:greedy", *, practice: bool = False) -> Table:
    return Table(read(HEAD.format(rival=rival) + "\n" + moves), Random(1), practice=practice)


def refused(moves: str, rival: str = "bot:greedy", seat: int = 0) -> str:
    with pytest.raises(UndoRefused) as caught:
        table(moves, rival).undo(seat)
    return caught.value.reason


def test_nothing_decided_nothing_to_take_back() -> None:
    assert refused("") == "nothing"
    assert refused("1Ki>1", seat=1) == "nothing"


def test_ones_own_placement_can_be_taken_back() -> None:
    undone = table("1Ki>1")
    undone.undo(0)
    assert undone.record.tokens == []
    assert undone.record.state.to_act == 0


def test_also_across_a_bots_hidden_placement() -> None:
    undone = table("1Ki>1 2Ki>2")
    undone.undo(0)
    assert undone.record.tokens == []


def test_also_across_the_reveal_of_ones_own_card() -> None:
    """Ada's King is turned up by the bot: she knew it, and loses nothing by knowing that it was the bot."""
    undone = table("1Ki>1 2Ki>1")
    undone.undo(0)
    assert undone.record.tokens == []


def test_not_across_anothers_hidden_card() -> None:
    assert refused("1Ki>1 2Ki>2 1As>2") == "revealed"


def test_not_across_a_victim_that_shows_its_face() -> None:
    """The bot's card that reveals Ada's Assassin goes face up to its discards."""
    assert refused("1As>1 2Ki>1") == "revealed"


def test_not_across_another_persons_decision() -> None:
    assert refused("1Ki>1 2Ki>2", rival="Bo") == "decided"


def test_not_across_a_round_that_ended() -> None:
    moves = "1Ki>1 2Ki>2 1Ju>1 2Qu>2 1Al>2 2Ju>2 1Fe>1"
    assert watched(table(moves).record, 0, 6, tables=False).events[-1]["kind"] == "round-began"
    assert refused(moves) == "goals"


def played_to_a_shuffle() -> Record:
    for seed in count(4):
        run = Table.new("kabale", [plan_of("Ada"), plan_of("bot:random")], 0, Random(seed))
        while run.next != "over":
            if run.next == "bot":
                run.think()
            else:
                run.play(0, run.record.state.legal()[0])
            shuffles = [n for n, token in enumerate(run.record.tokens, 1) if "@" in token]
            if shuffles:
                return run.record.cut(shuffles[0])
    raise AssertionError("there is always another seed")


def test_not_across_a_shuffle() -> None:
    record = played_to_a_shuffle()
    decider = int(record.tokens[-2][0]) - 1
    with pytest.raises(UndoRefused) as caught:
        Table(record, Random(1)).undo(decider)
    assert caught.value.reason in ("shuffled", "revealed")


def test_a_practice_table_takes_back_anything() -> None:
    undone = table("1Ki>1 2Ki>2 1As>2", practice=True)
    undone.undo(0)
    assert undone.record.tokens == ["1Ki>1", "2Ki>2"]


def test_watching_starts_where_it_is_told() -> None:
    record: Record = table("1Ki>1 2Ki>1").record
    kinds = [event["kind"] for event in watched(record, 0, 1, tables=False).events]
    assert kinds == ["placed", "revealed", "drawn"]
    assert watched(record, 0, 0, tables=False).events[0]["kind"] == "round-began"
