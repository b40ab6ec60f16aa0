"""Every message of every language, formatted with values of every kind, is whole, well spaced and fits them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.node_session import NodeSession
from tests.static import words
from tests.static.argument_values import cases
from tests.static.rendered_faults import CLOSE, OPEN, faults


@pytest.fixture(scope="module")
def page_words() -> Iterator[NodeSession]:
    with NodeSession(Path(__file__).with_name("every_message.mjs")) as session:
        yield session


@pytest.mark.parametrize("language", words.languages())
def test_every_message_fits_whatever_is_filled_in(page_words: NodeSession, language: str) -> None:
    page_words.evaluate("language => words.speak(language)", language)
    asked = [case for game in ["", *words.games()] for case in cases(language, game)]
    texts = page_words.evaluate("asked => words.format(asked)", [language, asked])
    found = {
        f"{game or 'shared'}: {id}: {fault}: {text.replace(OPEN, '‹').replace(CLOSE, '›')}"
        for (game, id, _), text in zip(asked, texts, strict=True)
        for fault in faults(language, text)
    }
    assert not found, "\n".join(sorted(found))
    assert len(asked) > 5000


PLANTED = [
    ("en", f"{OPEN}Ada{CLOSE} has 1 cards"),
    ("en", f"takes a {OPEN}Abbot{CLOSE}"),
    ("en", "takes  gold"),
    ("en", "over ."),
    ("de", "Ada denkt nach …"),
    ("de", "z. B. ein König"),
    ("de", f"kostet {OPEN}2{CLOSE} Gold"),
    ("de", "in Spalte 3"),
    ("de", "mit 1, 2, 4\u00a0und\u00a05 Punkten"),
    ("de", "das sind 14\u00a0minus 1"),
    ("de", f"{OPEN}Regeln{CLOSE} – Ränke"),
    ("de", "um 1\u00a0Karten"),
    ("de", f"{OPEN}Max{CLOSE}s Stadt"),
    ("hu", f"a {OPEN}Ada{CLOSE} városa"),
    ("hu", "a 5. oszlop"),
    ("hu", "az 2. oszlop"),
    ("hu", f"{OPEN}Ada{CLOSE}nak"),
    ("ko", f"{OPEN}Max{CLOSE}은 왕입니다"),
    ("ko", f"{OPEN}왕{CLOSE}를 고릅니다"),
    ("ko", f"{OPEN}장군{CLOSE}로 옵니다"),
    ("ko", "금화 2을 냅니다"),
    ("ko", f"{OPEN}왕{CLOSE}은(는) 왔습니다"),
]

SOUND = [
    ("en", f"takes an {OPEN}Abbot{CLOSE} and 1 card, of 21 cards"),
    ("de", f"{OPEN}Max{CLOSE} denkt nach\u00a0…, z.\u00a0B. an 21\u00a0Karten"),
    ("de", f"{OPEN}Regeln{CLOSE}\u00a0– 1,\u00a02\u00a0und\u00a05, wie {OPEN}1, 2 und 5{CLOSE}"),
    ("hu", f"az {OPEN}Alkimista{CLOSE}ként, a 2. és az 5. oszlop, a 11., az 1., az marad"),
    ("ko", f"{OPEN}왕{CLOSE}을, {OPEN}도둑{CLOSE}으로, {OPEN}마술{CLOSE}로, 1이, 2가"),
]


@pytest.mark.parametrize(("language", "text"), PLANTED)
def test_a_planted_fault_is_found(language: str, text: str) -> None:
    assert faults(language, text)


@pytest.mark.parametrize(("language", "text"), SOUND)
def test_what_fits_is_let_pass(language: str, text: str) -> None:
    assert faults(language, text) == []
