"""The award's sentences against the engine's explanation: a hundred random columns, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.node_session import NodeSession
from tests.static import words
from tests.static.kabale.columns import NAMES, SEATS, columns, printed, settled

WORDS = Path(__file__).with_name("words.mjs")
ALL_RULES = (
    "printed musketeers wizard wizards witch witches couple couple-wins hermit giant doppelganger romeo dragon beggar "
    "highest lowest nearest farthest nobody"
).split()


@pytest.fixture(scope="module")
def alone() -> Iterator[NodeSession]:
    """The words alone, without a table."""
    with NodeSession(WORDS) as session:
        yield session


def test_every_rule_and_verdict_occurs() -> None:
    """The hundred columns leave out nothing that an award can tell."""
    rules = {step["rule"] for text in columns() for step in settled(text)["settlement"]["steps"]}
    assert sorted(rules) == sorted(ALL_RULES)


@pytest.mark.parametrize("language", words.languages())
def test_award_steps_are_told_as_the_engine_explains_them(alone: NodeSession, language: str) -> None:
    """Each step names its cards and seats, and the numbers that it is about."""
    alone.evaluate("language => words.speak(language)", language)
    spoken = words.everything(language, "kabale")
    for text in columns():
        event = settled(text)
        story = alone.evaluate("([event, seats]) => words.steps(event, seats, null)", [event, SEATS])
        check_words(event, story, spoken, text)


def test_award_addresses_the_viewer(alone: NodeSession) -> None:
    """Who wins is told so in the second person."""
    alone.evaluate("words.speak('en')")
    story = alone.evaluate("([event, seats]) => words.steps(event, seats, 0)", [settled("R4: 1Wz 2Ki 1Ca"), SEATS])
    assert story[-1] == "You win with the highest total, 7."


def check_words(event: dict[str, Any], story: list[str], spoken: dict[str, words.Word], text: str) -> None:
    """Every step's sentence holds the names of its cards and their owners, and the numbers that it is about."""
    steps = event["settlement"]["steps"]
    assert len(story) == len(steps), text
    silent_about_cards = {"hermit", "giant", "romeo", "musketeers"}
    for step, sentence in zip(steps, story, strict=True):
        assert sentence, text
        assert not re.search(r"[{}$]|undefined|NaN|null", sentence), (text, sentence)
        named = [] if step["rule"] in {"highest", "lowest", "couple", "couple-wins"} else [*step["by"]]
        named += [] if step["rule"] in silent_about_cards else step["cards"]
        for position in named:
            card = event["cards"][position]
            assert spoken[f"card-{card['code']}"].text in sentence, (text, sentence)
            assert NAMES[card["seat"]] in sentence, (text, sentence)
        if step["seat"] is not None:
            assert NAMES[step["seat"]] in sentence, (text, sentence)
        if step["rule"] in {"highest", "lowest"}:
            assert printed(step["sums"][step["seat"]]) in sentence, (text, sentence)
        if step["rule"] in {"hermit", "giant"}:
            assert printed(step["numbers"][step["by"][0]]) in sentence, (text, sentence)
            assert str(len(step["cards"])) in sentence, (text, sentence)
