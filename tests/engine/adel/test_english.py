"""English texts for the terminal: every action, question and event of whole games has a correct one."""

from __future__ import annotations

from typing import Any

import pytest

from raenke.adel import english, english_events, page
from raenke.adel.rules.events import Event
from raenke.game import EVERYTHING, NOBODY
from tests.engine.adel.event_kinds import KINDS
from tests.engine.adel.rulebook.positions import Table
from tests.engine.adel.sample_positions import positions

SILENT = {"turn-ended", "round-ended"}
"""Events without a text, because they need none."""

SECRET = {"looked-down", "drafted", "put-aside"}
"""Events without a text for other seats."""


@pytest.mark.parametrize("players", range(2, 8))
def test_all_that_can_be_done_and_asked_has_words(players: int) -> None:
    for state in positions(players, players + 20, every=2):
        if not state.over:
            view = state.view(state.to_act)
            words = [english.action_words(action, view) for action in view.legal()]
            assert all(words)
            assert len({*words}) == len(words)
            assert english.question(view)
            assert len(english.table_lines(view)) > players + view.ranks


@pytest.mark.parametrize("players", range(2, 8))
def test_all_that_happens_is_told(players: int) -> None:
    told: list[Any] = []
    for state in positions(players, players, sense=True):
        state.observer = told.append
    assert told
    for event in told:
        for seat in (EVERYTHING, *range(NOBODY, players)):
            lines = english.event_lines(page.redact(event, seat))
            assert lines or event.kind in SILENT or (event.kind in SECRET and seat != EVERYTHING), event


def test_each_kind_of_event_has_its_words() -> None:
    assert set(english_events._EVENTS) | SILENT == KINDS  # every kind has a text or needs none


def words_of(table: Table) -> dict[str, str]:
    view = table.state.view(table.decides - 1)
    return {
        token: english.action_words(action, view) for token, action in zip(table.legal(), view.legal(), strict=True)
    }


def test_what_actions_are_called() -> None:
    table = Table("Wa Pr Me Ar", cities={1: "Wat", 3: "Pal"}, hands={1: "Tem"}, gold={1: 5}).play(
        "2$ 2. 3$ 3. 4$ 4. 1$"
    )
    assert words_of(table) == {
        "1=Tem": "build the Temple (1, blue)",
        "1.": "end your turn",
        "1%": "collect 1 gold as Warlord",
        "1x3Pal": "destroy seat 3's Palace for 4 gold",
    }


def test_who_can_be_what_stands_on_the_table() -> None:
    lines = english.table_lines(Table("As Th Ki Me", hands={1: "Tem"}).state.view(0))
    assert "  Assassin (1): seat 1" in lines
    assert any(line.startswith("  King (4): perhaps seat ") for line in lines)
    assert lines[-1] == "  Your hand: Temple (1, blue)."


def test_how_events_are_told() -> None:
    table = Table("As Th Ki Me", hands={1: "Tem"}, gold={3: 5}).play("1$ 1=Tem 1!6 1. 2!4 2$ 2. 3$")
    lines = [line for event in table.events for line in english.event_lines(page.redact(event, NOBODY))]
    for line in (
        "Seat 1 builds the Temple for 1 gold.",
        "Seat 1 murders rank 6.",
        "Seat 2 plans to rob rank 4.",
        "Seat 3 is robbed of 5 gold by seat 2.",
        "The crown goes from seat 1 to seat 3.",
    ):
        assert line in lines


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("unanswered", rank=2), "Rank 2 is called, but nobody answers."),
        (Event("unanswered", rank=2, cause="murdered"), "Rank 2 is called, but has been murdered."),
        (
            Event("unanswered", rank=2, cause="bewitched"),
            "Rank 2 is called, but nobody answers: the Witch has waited in vain.",
        ),
        (Event("robbed", seat=0, other=1, amount=0), "Seat 1 has no gold for seat 2 to steal."),
        (Event("drew", seat=0, number=1), "Seat 1 draws a card."),
        (Event("drew", seat=0, number=2), "Seat 1 draws 2 cards."),
        (Event("game-over", detail=(30, 1)), "The game is over: seat 1 has 30, seat 2 has 1."),
    ],
)
def test_what_an_event_is_called(event: Event, line: str) -> None:
    assert english.event_lines(event) == [line]


def test_one_card_is_not_called_cards() -> None:
    table = Table("Wa Pr Me Ar", hands={1: "Tem", 2: "Pal Man"}, pile="Tav")
    lines = english.table_lines(table.state.view(0))
    assert lines[0].endswith("; 1 card in the deck.")
    assert any(line.startswith("  Seat 1 (you): ") and " gold, 1 card; " in line for line in lines)
    assert any(line.startswith("  Seat 2: ") and " gold, 2 cards; " in line for line in lines)
