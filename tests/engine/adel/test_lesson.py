"""The tutorial is a real game: its steps are legal moves from its deal, and nothing depends on chance."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from raenke.adel.rules import districts as town
from raenke.adel.rules import scoring
from raenke.adel.rules.cards import KIND
from raenke.adel.rules.state import State
from raenke.record import Record, read

LESSON = Path(__file__).parents[3] / "web" / "js" / "adel" / "lesson.js"
LEARNER = 0


def records() -> dict[str, str]:
    """The records by name, as the page hands them to the engine."""
    source = LESSON.read_text(encoding="utf-8")
    deck = re.search(r"DECK = `([^`]*)`", source)
    head = re.search(r"HEAD = `([^`]*)`", source)
    assert deck
    assert head
    opening = re.sub(r"\$\{DECK[^}]*\}", " ".join(deck[1].split()), head[1])
    return {name: text.replace("${HEAD}", opening) for name, text in re.findall(r"(\w+_ROUND) = `([^`]*)`", source)}


def steps() -> list[tuple[str, str, list[str], str]]:
    """Each step's id, the record it starts from, the tokens then played, and the move asked of the learner."""
    source = LESSON.read_text(encoding="utf-8").split("export const STEPS")[1]
    found = []
    for line in re.findall(r"^  \{ (.*) \},$", source, re.MULTILINE):
        named = dict(re.findall(r'(\w+): "([^"]*)"', line))
        deal = re.search(r"deal: (\w+)", line)
        moves = re.search(r"moves: \[([^\]]*)\]", line)
        played = re.findall(r'"([^"]*)"', moves[1]) if moves else []
        found.append((named["id"], deal[1] if deal else "", played, named.get("play", "")))
    return found


def played() -> list[tuple[str, Record]]:
    """The game at each step when it waits for the learner; all tokens are validated."""
    table = read(records()["FIRST_ROUND"])
    found = []
    for id, deal, moves, play in steps():
        if deal:
            table = read(records()[deal])
        for token in moves:
            table.play_text(token)
        if table.state.over or play:
            found.append((id, table.cut(len(table.tokens))))
        if play:
            assert table.state.to_act == LEARNER
            table.play_text(play)
    return found


def at(step: str) -> State:
    """The state at a step."""
    return cast("State", dict(played())[step].state)


def test_the_whole_game_is_legal_and_the_learner_wins() -> None:
    """Every token of both rounds is legal; after the last the game is over."""
    table = dict(played())["warlord"]
    assert table.state.over
    assert table.state.winners() == [LEARNER]
    assert read(table.text()).text() == table.text()


def test_the_last_round_belongs_to_the_same_game() -> None:
    """The second record continues what was played in the first round."""
    texts = records()
    first, last = (read(texts[name]) for name in ("FIRST_ROUND", "LAST_ROUND"))
    assert first.deal == last.deal
    for _, deal, moves, play in steps():
        if deal:
            break
        for token in [*moves, *([play] if play else [])]:
            first.play_text(token)
    assert last.tokens[: len(first.tokens)] == first.tokens
    assert last.tokens[len(first.tokens)].startswith("@")  # the next round's characters, shuffled


@pytest.mark.parametrize("name", ["FIRST_ROUND", "LAST_ROUND"])
def test_it_begins_where_the_learner_chooses(name: str) -> None:
    """No chance event comes before the learner's first choice."""
    table = read(records()[name])
    assert table.state.to_act == LEARNER
    assert any(":" in text for text in table.legal_texts())


def test_what_the_words_say_is_so() -> None:
    """Crown, colours, costs and points as stated in the steps."""
    assert at("draft").crown == LEARNER
    assert read(records()["LAST_ROUND"]).state.round == 8
    later = at("later")
    colours = [town.COLOURS[town.COLOUR[card & KIND]] for card in later.cities[LEARNER]]
    assert len(colours) == 7
    assert colours.count("green") == 3
    assert {*colours} == {"yellow", "blue", "green", "red"}
    assert at("rob").gold[1] == 2
    assert at("eighth").gold[LEARNER] == town.DISTRICTS[town.INDEX["Uni"]].cost == 6
    assert [(line.rule, line.points) for line in scoring.lines(at("warlord"), LEARNER)] == [
        ("districts", 27),
        ("colours", 3),
        ("first-complete", 4),
    ]
