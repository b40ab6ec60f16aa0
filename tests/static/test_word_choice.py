"""One word for one concept in each language: the glossaries of `docs/words/` hold, and none of their rows is idle."""

from __future__ import annotations

import re

import pytest

from tests.static import words
from tests.static.word_choice import Concept, Text, glossary, known_games, strays, texts, unused

LANGUAGES = words.languages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_that_the_glossary_rules_out(language: str) -> None:
    """Each stray is named with its file and its message."""
    assert not strays(glossary(language), texts(language)), "\n".join(strays(glossary(language), texts(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_in_use(language: str) -> None:
    """Otherwise the glossary has been left behind."""
    assert not unused(glossary(language), texts(language))
    assert known_games(glossary(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_glossaries_have_the_same_concepts(language: str) -> None:
    """A concept has a word in every language."""
    assert [concept.name for concept in glossary(language)] == [concept.name for concept in glossary("en")]
    assert all(concept.words for concept in glossary(language))


def test_a_stray_word_is_found_in_every_variant_of_its_own_game() -> None:
    """Not in another game, nor in a message that the row excepts."""
    concept = Concept("murdered", ("murdered",), "adel", (re.compile(r"\bslain\b"),), ("lesson-*",))
    told = (
        Text("adel/events.ftl", "event-named", "\n{} murders {}\n{} is slain\n"),
        Text("adel/lesson.ftl", "lesson-call", "slain"),
        Text("kabale/events.ftl", "event-discarded", "slain"),
    )
    assert strays((concept,), told) == ["adel/events.ftl: event-named: “slain” for murdered, which is called murdered"]
    assert unused((concept,), told) == ["murdered: murdered"]
