"""Serialization of Kabale for the page, which knows no rules: settlements, previews, progress towards the set."""

from __future__ import annotations

import pytest

from raenke.kabale import page
from raenke.kabale.cards import CODES
from raenke.kabale.notation import parse_goal
from tests.engine.kabale.rulebook.positions import ALL_OPEN, Table, settled


def told(column: str) -> list[tuple[str, tuple[int, ...], tuple[int, ...], bool, bool]]:
    return [(step.rule, step.removed, step.voided, step.lowest, step.couple) for step in settled(column).steps]


@pytest.mark.parametrize(
    ("column", "after"),
    [
        (
            "R4: 1Wz 2Ki 2Wt 1Be",
            [
                ("printed", (), (), False, False),
                ("wizard", (1,), (), False, False),
                ("witch", (0, 1, 3), (), False, False),
                ("highest", (0, 1, 3), (), False, False),
            ],
        ),
        (
            "A3: 1Mu 2Be 3Wz 1Ki",
            [
                ("printed", (), (), False, False),
                ("musketeers", (), (1, 2), False, False),
                ("highest", (), (1, 2), False, False),
            ],
        ),
        (
            "A3: 1Be 2Ki",
            [("printed", (), (), False, False), ("beggar", (), (), True, False), ("lowest", (), (), True, False)],
        ),
        (
            "A3: 1Pr 1Sq 2Ki",
            [("printed", (), (), False, False), ("couple", (), (), False, True), ("couple-wins", (), (), False, True)],
        ),
    ],
)
def test_each_step_says_what_is_gone_and_void_and_who_would_win_by_what(
    column: str, after: list[tuple[str, tuple[int, ...], tuple[int, ...], bool, bool]]
) -> None:
    assert told(column) == after


def test_a_card_tells_what_is_printed_on_it_for_this_goal() -> None:
    table = Table("R4: 1Ca 1Do 2As / A3: 2Ca 2Qu-", {1: "Ki", 2: "Ju"})
    shown = page.view(table.state, 0)["columns"]
    assert [(card["base"], card["number"]) for card in shown[0]["cards"]] == [(12, 12), (None, 9.5), (9.5, 9.5)]
    assert [card["base"] for card in shown[1]["cards"]] == [8, None]


def test_what_a_seat_has_not_seen_of_itself_is_its_pile() -> None:
    table = Table("R4: 1Ca- 2Qu / A3: 1Wz", {1: "Ki Be", 2: "Ju"}, discards={1: "As"}).play("1Ki>1")
    mine = page.view(table.state, 0)["seats"][0]
    pile = {CODES[ally] for ally in table.state.decks[0]}
    assert {*mine["unseen"]} == pile
    assert mine["deck"] == len(pile)
    theirs = page.view(table.state, 1)["seats"][0]
    assert {*theirs["unseen"]} > pile


def taps(table: Table) -> dict[str, list[str]]:
    return {action["text"]: action["taps"] for action in page.view(table.state, table.decides - 1)["legal"]}


def test_what_to_touch_for_a_placing_a_slip_a_trade_and_for_none() -> None:
    placing = Table("A3: 1St / F2: / L1:", {1: "Ki Be", 2: "Qu"})
    assert taps(placing)["1Be>3"] == ["hand:Be", "column:2"]
    cloak = Table("A5: 2Cl- / F5: / L5:", {1: "Ki", 2: "Qu Sq", 3: "Ju"}).play("1Ki>1")
    slips = {"2Cl+Qu": ["hand:Qu", "column:0"], "2Cl+Sq": ["hand:Sq", "column:0"]}
    assert taps(cloak) == {**slips, "2Cl-": ["button:decline"]}
    traitor = Table("A5: 2Tr- / F4: 3St / L3:", {1: "Ki", 2: "Qu Sq", 3: "Ju"}).play("1Ki>1")
    assert taps(traitor) == {"2Tr=2": ["column:1"], "2Tr=3": ["column:2"], "2Tr-": ["button:decline"]}


def test_what_is_counted_is_who_was_there_when_a_column_was_won() -> None:
    table = Table("R4: 1Wz 2Ki 1Ca / A1: 2Qu 2Ju", {1: "Be", 2: "Sq"}, last_round=True)
    table.state.closed = [True, False]
    table.state.end_round()
    assert page.stats(table.state, table.events) == [{"allies": {"Wz": 1}}, {"allies": {"Qu": 1, "Ju": 1}}]


def test_before_all_eyes_every_hand_lies_open() -> None:
    shown = page.view(Table("A3: / F2:", {1: "Ki", 2: "Qu Be"}).state, ALL_OPEN - 1)
    assert shown["open"]
    assert shown["hands"] == [["Ki"], ["Qu", "Be"]]


def completed(table: Table, seat: int = 1) -> list[list[tuple[int, int]]]:
    """By column, the seats whose set its goal would complete, and their points then."""
    columns = page.view(table.state, seat - 1)["columns"]
    return [[(one["seat"] + 1, one["points"]) for one in column["completes"]] for column in columns]


def race(goals: str) -> tuple[int, str, int]:
    table = Table("A3: / F2:", {1: "Ki", 2: "Qu"})
    table.state.won[0] = [parse_goal(goal) for goal in goals.split()]
    shown = page.view(table.state, 1)["seats"][0]["race"]
    return shown["have"], "".join(shown["missing"]), shown["points"]


@pytest.mark.parametrize(
    ("goals", "told"),
    [
        ("", (0, "AFLTRM", 12)),
        ("A3 F2", (2, "LTRM", 2 * (3 + 2) + 8)),
        ("A3 A4 F2", (2, "LTRM", 2 * (4 + 2) - 1 + 8)),
        ("A3 F2 L2 T3 R1", (5, "M", 24)),
        ("A3 F2 L2 T3 R1 M2", (6, "", 26)),
        # many goals of one area: the plain sum beats the set
        ("A5 A4 A3 A3 A2 A1", (1, "FLTRM", 23)),
    ],
)
def test_how_far_a_seat_is_to_the_set_and_what_it_would_score_at_least(goals: str, told: tuple[int, str, int]) -> None:
    assert race(goals) == told


def test_a_goal_tells_whose_set_it_would_complete() -> None:
    table = Table("M4: / F2:", {1: "Ki", 2: "Qu"})
    table.state.won[1] = [parse_goal(goal) for goal in "A3 F2 L2 T3 R1".split()]
    assert completed(table) == [[(2, 30)], []]
    table.state.won[0] = [parse_goal(goal) for goal in "A3 F2 L2 T3 R1 M2".split()]
    assert completed(table) == [[(2, 30)], []], "who has the set completes nothing"
    table.state.won[1].pop()
    assert completed(table) == [[], []]


def would(table: Table, placing: str) -> tuple[object, ...]:
    """Preview of a placement: number, revealed card, and whether it is assassinated, leads, and is sure."""
    legal = page.view(table.state, table.decides - 1)["legal"]
    told = next(action for action in legal if action["text"] == placing)
    card = told["reveals"]
    turned = f"{card['seat'] + 1}{card['code'] or '?'}" if card else ""
    return told["number"], turned, told["assassinated"], told["leads"], told["sure"]


@pytest.mark.parametrize(
    ("columns", "told"),
    [
        ("A5: / F2: / L1:", (20, "", False, False, True)),  # no opponent to lead against
        ("A5: 2Qu / F2: / L1:", (20, "", False, True, True)),
        ("A5: 2Be / F2: / L1:", (20, "", False, False, True)),  # a Beggar: the lowest sum wins
        ("A5: 2Qu 3Sq- / F2: / L1:", (20, "3?", False, True, False)),
        ("A5: 2Qu- / F2: / L1:", (20, "2?", False, False, False)),  # only visible opponents count
        ("A5: 2Qu 1Sq- / F2: / L1:", (20, "1Sq", False, True, True)),
        ("A5: 2Qu 1As- / F2: / L1:", (None, "1As", True, False, False)),
        # the Explorer leaves, so the Little Giant counts one card less
        ("A5: 2Gi 1Ex- / F2: / L1:", (20, "1Ex", False, True, True)),
        ("A5: 2Gi 2Dr / F2: / L1:", (18, "", False, False, True)),
    ],
)
def test_what_a_placing_would_do_as_far_as_its_seat_sees(columns: str, told: tuple[object, ...]) -> None:
    assert would(Table(columns, {1: "Ki", 2: "Ju", 3: "Pr"}), "1Ki>1") == told


def test_a_card_that_would_be_removed_is_told_apart_from_one_without_a_number() -> None:
    table = Table("A5: 2Wz / F2: / L1:", {1: "Ki Do", 2: "Ju", 3: "Pr"})
    told = {action["text"]: action for action in page.view(table.state, 0)["legal"]}
    assert (told["1Ki>1"]["number"], told["1Ki>1"]["removed"]) == (None, True)
    assert (told["1Do>1"]["number"], told["1Do>1"]["removed"]) == (None, False)


def test_an_explorer_with_no_way_to_go_stays_in_the_preview() -> None:
    """R5: the Explorer returns below the placed card, so the Hermit has two other cards in its column."""
    table = Table("A5: 2Wz 1Ex- / F2: 3St / L1: 2St", {1: "Be", 2: "Ju", 3: "Pr"})
    assert would(table, "1Be>1")[:2] == (4, "1Ex")
    stays = Table("A5: 2Gi 1Ex- / F2: 3St / L1: 2St", {1: "He", 2: "Ju", 3: "Pr"})
    assert would(stays, "1He>1")[0] == 10


def test_what_a_slipped_card_would_count_below_its_cloak() -> None:
    table = Table("A5: 2Cl- / F5: / L5:", {1: "Ki", 2: "Qu Do", 3: "Ju"}).play("1Ki>1")
    assert would(table, "2Cl+Qu") == (16, "", False, False, False)
    assert would(table, "2Cl+Do")[0] is None, "what lies below it is not known"
