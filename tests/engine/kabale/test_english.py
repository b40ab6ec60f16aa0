"""Kabale at the terminal: prompts and event texts, which reveal nothing hidden."""

from __future__ import annotations

import io
import re
from random import Random

from raenke import record
from raenke.cli.human_player import HumanPlayer, Quit
from raenke.kabale import KABALE, english
from raenke.kabale.cards import CODES
from raenke.kabale.notation import parse_column
from raenke.kabale.state import State
from tests.engine.cli_runner import Command
from tests.engine.kabale.rulebook.positions import Table

PLAY = "play kabale --players 2 --bots random --seed 3 --seat human".split()


def ask(table: Table, answers: str) -> tuple[int | None, str]:
    """The chosen action and the output."""
    sink = io.StringIO()
    person = HumanPlayer(KABALE, io.StringIO(answers), sink)
    try:
        choice = next(person.think(table.state.view(table.state.to_act), Random(1)))
    except Quit:
        return None, sink.getvalue()
    return choice, sink.getvalue()


def test_the_record_goes_to_standard_output_and_the_talk_does_not(raenke: Command) -> None:
    said = raenke(*PLAY, typed="1\n" * 300)
    found = record.read(said.out)
    assert found.state.over
    assert found.names == {0: "human", 1: "bot:random"}
    assert "Your turn: place a card face down." in said.err
    assert "The game is over" in said.err


def test_a_cloak_is_asked_in_words() -> None:
    table = Table("A5: 2Cl- / F5: / L5:", {1: "Ki", 2: "Qu Sq", 3: "Ju"}).play("1Ki>1")
    _, shown = ask(table, "1\n")
    assert "Your Cloak in column 1 was revealed. Slip a card under it?" in shown
    assert "slip the Queen under your Cloak" in shown
    assert "don't slip a card under your Cloak" in shown


def test_a_traitor_is_asked_in_words() -> None:
    table = Table("A5: 2Tr- / F4: 3St / L3:", {1: "Ki", 2: "Qu Sq", 3: "Ju"}).play("1Ki>1")
    _, shown = ask(table, "1\n")
    assert "Your Traitor in column 1 was revealed. Trade its goal?" in shown
    assert "trade A5 of column 1 for F4 of column 2" in shown
    assert "don't trade goals" in shown
    assert "[closed by a Storm]" in shown


def test_only_what_the_seat_may_know_is_said(raenke: Command) -> None:
    """Other seats' cards are named only once they have been face up."""
    said = raenke(*PLAY, typed="1\n" * 300)
    found = record.read(said.out)
    state = KABALE.initial_state(found.deal)
    assert isinstance(state, State)
    for shown in re.findall(r"Seat 2 (?:places|draws|slips) (.*?)[ .]", said.err):
        assert shown == "a"
    hidden = [token for token in found.tokens if token[0] == "2" and ">" in token]
    assert hidden
    assert "seat 2's face-down card" in said.err


def test_every_kind_of_event_has_its_words() -> None:
    told: dict[str, str] = {}
    for players, seed in ((2, 1), (3, 2), (4, 3), (6, 4)):
        state = KABALE.new(players, Random(seed))
        state.observer = lambda event: told.update({event.kind: " ".join(english.event_lines(event))})
        rng = Random(seed)
        while not state.over:
            state.apply(rng.choice(state.legal()))
    ring = Table("A5: 2Ex- / F5: 2St", {1: "Ex", 2: "Qu"}).play("1Ex>1")
    told.update({event.kind: " ".join(english.event_lines(event)) for event in ring.events})
    silent = {"asked", "won", "lost"}
    assert {kind for kind, words in told.items() if not words} <= silent
    assert {
        "round-began", "placed", "revealed", "moved", "stayed", "discarded", "closed", "slipped", "traded", "declined",
        "shuffled", "drawn", "round-ended", "settled", "game-over", "asked", "won",
    } <= set(told)  # fmt: skip


def test_names_are_those_of_the_rules() -> None:
    assert english.NAMES["Gi"] == "Little Giant"
    assert tuple(english.NAMES) == CODES
    assert english.goal_name(parse_column("L1:")[0]) == "L1 (farming, 1 point)"
