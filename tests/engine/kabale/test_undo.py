"""Undo in Kabale, and when it is refused (K5)."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from raenke.kabale.cards import CODES
from raenke.record import Record, read
from raenke.session import Session, UndoRefused, collect_events, seat_plan


def deck(first: str) -> str:
    """A whole deck that starts with these cards."""
    return " ".join([*first.split(), *(code for code in CODES if code not in first.split())])


HEAD = f"""[Game "kabale"]
[Notation "1"]
[Players "2"]
[First "1"]
[Seat1 "Ada"]
[Seat2 "{{rival}}"]
[Goals "A3 R4 M5 T3 L3 F3 A1 A2 A3 A4 A5 R5"]
[Deck1 "{deck("Ki As Tr Ju Al Fe")}"]
[Deck2 "{deck("Ki Qu Ju Al Fe")}"]
[Result "*"]
"""


def table(moves: str, rival: str = "bot:greedy", *, practice: bool = False, by_undo: bool = False) -> Session:
    return Session(
        read(HEAD.format(rival=rival) + "\n" + moves), Random(1), practice=practice, practice_by_undo=by_undo
    )


def refused(moves: str, rival: str = "bot:greedy", seat: int = 0) -> str:
    with pytest.raises(UndoRefused) as caught:
        table(moves, rival).undo(seat, practice=True)
    return caught.value.reason


def taken_back(moves: str, rival: str = "bot:greedy") -> Session:
    """Undo a decision that revealed something: only allowed if the game may become practice, which it then does."""
    undone = table(moves, rival)
    assert undone.undo_makes_practice(0)
    with pytest.raises(UndoRefused) as caught:
        undone.undo(0)
    assert caught.value.reason == "practice"
    assert (undone.practice, undone.practice_by_undo) == (False, False)
    undone.undo(0, practice=True)
    assert (undone.practice, undone.practice_by_undo) == (True, True)
    return undone


def test_nothing_decided_nothing_to_take_back() -> None:
    assert refused("") == "nothing"
    assert refused("1Ki>1", seat=1) == "nothing"


def test_whoever_has_drawn_since_knows_more() -> None:
    undone = taken_back("1Ki>1")
    assert undone.record.tokens == []
    assert undone.record.state.to_act == 0


def test_whom_its_own_card_asks_has_learned_nothing_yet() -> None:
    """Ada reveals her own Traitor and declines the trade; only then she draws, which reveals a card to her."""
    asked = table("1Tr>1 2Ki>2 1Ki>1")
    assert asked.record.state.to_act == 0
    assert not asked.undo_makes_practice(0)
    asked.undo(0)
    assert (asked.record.tokens, asked.practice) == (["1Tr>1", "2Ki>2"], False)
    assert table("1Tr>1 2Ki>2 1Ki>1 1Tr-").undo_makes_practice(0)


def test_a_bots_answer_tells_something() -> None:
    assert taken_back("1Ki>1 2Ki>2").record.tokens == []
    assert taken_back("1Ki>1 2Ki>1").record.tokens == []


def test_anothers_hidden_card_tells_something() -> None:
    assert taken_back("1Ki>1 2Ki>2 1As>2").record.tokens == ["1Ki>1", "2Ki>2"]
    assert taken_back("1As>1 2Ki>1").record.tokens == []


def test_so_do_new_goals() -> None:
    moves = "1Ki>1 2Ki>2 1Ju>1 2Qu>2 1Al>2 2Ju>2 1Fe>1"
    assert collect_events(table(moves).record, 0, 6, views=False).events[-1]["kind"] == "round-began"
    assert taken_back(moves).record.tokens == moves.split()[:-1]


def test_against_bots_it_goes_back_to_the_first_decision_and_asks_once() -> None:
    undone = taken_back("1Ki>1 2Ki>2 1As>2 2Qu>1 1Ju>1")
    assert not undone.undo_makes_practice(0), "what is spoiled cannot be spoiled again"
    undone.undo(0)
    assert undone.record.tokens == ["1Ki>1", "2Ki>2"]
    undone.undo(0)
    assert undone.record.tokens == []
    with pytest.raises(UndoRefused):
        undone.undo(0)


def test_not_across_another_persons_decision() -> None:
    assert refused("1Ki>1 2Ki>2", rival="Bo") == "decided"


def test_not_across_what_another_person_was_shown() -> None:
    """Bo saw her King revealed by her own card, or she saw his."""
    assert refused("1Ki>1 2Ki>2 1As>1", rival="Bo") == "revealed"
    assert refused("1Ki>1 2Ki>2 1As>2", rival="Bo") == "revealed"


def test_before_other_people_a_draw_can_be_taken_back_as_long_as_nobody_has_decided() -> None:
    assert taken_back("1Ki>1", rival="Bo").record.tokens == []


def test_that_a_game_was_spoiled_lifts_nothing_before_other_people() -> None:
    spoiled = table("1Ki>1 2Ki>2", rival="Bo", practice=True, by_undo=True)
    with pytest.raises(UndoRefused):
        spoiled.undo(0)


def played_to_a_shuffle() -> Record:
    for seed in count(4):
        run = Session.new("kabale", [seat_plan("Ada"), seat_plan("bot:random")], 0, Random(seed))
        while run.next != "over":
            if run.next == "bot":
                run.think()
            else:
                run.play(0, run.record.state.legal()[0])
            shuffles = [n for n, token in enumerate(run.record.tokens, 1) if "@" in token]
            if shuffles:
                return run.record.cut(shuffles[0])
    raise AssertionError("there is always another seed")


def test_so_does_a_shuffle() -> None:
    record = played_to_a_shuffle()
    decider = int(record.tokens[-2][0]) - 1
    assert Session(record, Random(1)).undo_makes_practice(decider)


def test_a_practice_table_takes_back_anything_and_stays_what_it_is() -> None:
    for rival, left in (("bot:greedy", ["1Ki>1", "2Ki>2"]), ("Bo", ["1Ki>1", "2Ki>2"])):
        undone = table("1Ki>1 2Ki>2 1As>2", rival, practice=True)
        assert not undone.undo_makes_practice(0)
        undone.undo(0)
        assert (undone.record.tokens, undone.practice, undone.practice_by_undo) == (left, True, False)


def test_watching_starts_where_it_is_told() -> None:
    record: Record = table("1Ki>1 2Ki>1").record
    kinds = [event["kind"] for event in collect_events(record, 0, 1, views=False).events]
    assert kinds == ["placed", "revealed", "drawn"]
    assert collect_events(record, 0, 0, views=False).events[0]["kind"] == "round-began"
