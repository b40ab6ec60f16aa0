"""The human player at the terminal: prompts, answers and quitting. Played with the toy."""

from __future__ import annotations

import io
from random import Random

import pytest

from raenke import GAMES, record
from raenke.cli.adapters import ADAPTERS
from raenke.cli.human_player import HumanPlayer
from tests.engine.cli_runner import Command
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy")

PLAY = "play toy --players 2 --bots random --seed 3 --seat human".split()


def ask(answers: str) -> tuple[int, str, list[int]]:
    """The chosen action, the output, and the legal actions."""
    sink = io.StringIO()
    state = TOY.new(2, Random(1))
    view = state.view(state.to_act)
    choice = next(HumanPlayer(TOY, io.StringIO(answers), sink).think(view, Random(1)))
    return choice, sink.getvalue(), view.legal()


def test_every_registered_game_has_its_words() -> None:
    assert set(GAMES) == set(ADAPTERS)


def test_the_record_goes_to_standard_output_and_the_talk_does_not(raenke: Command) -> None:
    said = raenke(*PLAY, typed="1\n" * 9)
    found = record.read(said.out)
    assert found.state.over
    assert found.names == {0: "human", 1: "bot:random"}
    assert "Lay a card to the left or to the right." in said.err


def test_only_what_the_seat_may_know_is_said(raenke: Command) -> None:
    said = raenke(*PLAY, typed="1\n" * 9)
    assert "Seat 2 lays a card." in said.err
    assert said.err.count("Seat 2 lays") == said.err.count("Seat 2 lays a card.")


@pytest.mark.parametrize("ending", ["", "q\n", "QUIT\n", "exit"])
def test_leaving_ends_with_the_record_so_far(raenke: Command, ending: str) -> None:
    said = raenke(*PLAY, "--games", "5", typed=f"1\n{ending}")
    found = record.read(said.out)
    assert said.status == 0
    assert found.result() == "*"
    assert [token[0] for token in found.tokens if token[0] != "@"] in (["1", "2"], ["1", "2", "2"])


def test_an_interrupt_ends_with_the_record_so_far(raenke: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(HumanPlayer, "_show", interrupted)
    said = raenke(*PLAY)
    assert said.status == 0
    assert len(record.read(said.out).tokens) == 1  # only the die roll


def test_moves_are_listed_and_taken_by_number_or_notation() -> None:
    choice, shown, legal = ask("3\n")
    token = TOY.notation.text(legal[2], 0)
    assert choice == legal[2]
    assert f"3. {token}    lay the {token[2]} to the left" in shown
    assert ask(f"{token}\n")[0] == legal[2]


@pytest.mark.parametrize("wrong", ["0", "9", "99999", "foo", "2:1<", "²", "-1", "1:7<"])
def test_a_wrong_answer_is_asked_again(wrong: str) -> None:
    choice, shown, legal = ask(f"{wrong}\n\n?\n1\n")
    assert choice == legal[0]
    assert "is not one of the moves above" in shown
    assert shown.count("Lay a card") == 2
