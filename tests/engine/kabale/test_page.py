"""What of Kabale crosses to the page: facts that the page need not work out, because it knows no rule."""

from __future__ import annotations

import pytest

from raenke.kabale import page
from raenke.kabale.cards import CODES
from tests.engine.kabale.rulebook.said import ALL_OPEN, Table, settled


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
    assert taps(cloak) == {"2Cl+Qu": ["hand:Qu"], "2Cl+Sq": ["hand:Sq"], "2Cl-": ["button:decline"]}
    traitor = Table("A5: 2Tr- / F4: 3St / L3:", {1: "Ki", 2: "Qu Sq", 3: "Ju"}).play("1Ki>1")
    assert taps(traitor) == {"2Tr=2": ["column:1"], "2Tr=3": ["column:2"], "2Tr-": ["button:decline"]}


def test_what_is_counted_is_who_was_there_when_a_column_was_won() -> None:
    table = Table("R4: 1Wz 2Ki 1Ca / A1: 2Qu 2Ju", {1: "Be", 2: "Sq"}, last_round=True)
    table.state.closed = [True, False]
    table.state.end_round()
    assert page.tally(table.state, table.events) == [{"allies": {"Wz": 1}}, {"allies": {"Qu": 1, "Ju": 1}}]


def test_before_all_eyes_every_hand_lies_open() -> None:
    shown = page.view(Table("A3: / F2:", {1: "Ki", 2: "Qu Be"}).state, ALL_OPEN - 1)
    assert shown["open"]
    assert shown["hands"] == [["Ki"], ["Qu", "Be"]]
