"""Values of every kind for the arguments of messages: names of any sound, small and large numbers, cards, lists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from fluent.syntax import ast

from raenke.adel.rules.characters import CODES as CHARACTERS
from raenke.adel.rules.districts import CODES as DISTRICTS
from raenke.kabale.cards import CODES as ALLIES
from tests.static.words import WEB
from tools.generate import messages

NAMES: Final = ("Ada", "Bo", "Leonore", "Max", "Émile", "Őrs", "Yvonne", "민수", "유나")
NUMBERS: Final = (0, 1, 2, 5, 11, 21)

Value = Any
"""A text or a number; `{"id": …}` is a message, `{"ids": […], "by": "and"}` a list of them, or of texts after "="."""


def _ids(pattern: str, codes: tuple[str, ...]) -> list[Value]:
    return [{"id": pattern.replace("*", code)} for code in codes]


def _lists(ids: list[str], by: str = "and") -> list[Value]:
    return [{"ids": ids[:count], "by": by} for count in (1, 2, 3)] + [{"ids": ids[-1:], "by": by}]


_NAMED: Final = [f"={name}" for name in NAMES]
_AREAS: Final = ("A", "F", "L", "T", "R", "M")
_GOALS: Final = {"id": "=Alchemy 5"}

SHARED: Final[dict[str, list[Value]]] = {
    "name": list(NAMES),
    "names": _lists(_NAMED),
    "letter": ["A", "B", "E"],
    "words": ["Ada.", "Bo."],
    "game": ["Citadels"],
    "level": ["Page"],
    "pace": [{"id": "pace-quick"}, {"id": "pace-instant"}],
    "next": [{"id": "pace-normal"}],
    "screen": [{"id": "menu-rules"}],
    "what": ["x"],
    "file": ["a.txt"],
    "games": _lists(["kabale-about", "adel-about"]),
    **{name: ["x 1"] for name in "bot legal licence prefix python share token value values version".split()},
}
"""By the name of the argument; every other is a number."""

OWN: Final[dict[str, dict[str, list[Value]]]] = {
    "adel": {
        "other": list(NAMES),
        "giver": list(NAMES),
        "character": _ids("character-*", CHARACTERS),
        "characters": _lists([f"character-{code}" for code in CHARACTERS], "or"),
        "role": _ids("character-*-object", CHARACTERS),
        "district": _ids("district-*-object", DISTRICTS),
        "given": _ids("district-*-object", DISTRICTS[:4]),
        "kept": _ids("district-*-object", DISTRICTS),
        "card": _ids("district-*", DISTRICTS),
        "cards": [*_lists([f"district-{code}" for code in DISTRICTS]), {"id": "cards-nothing"}],
        "others": _lists([f"district-{code}" for code in DISTRICTS[3:]]),
        "code": ["Tav"],
        "deed": [{"id": "ear-searched"}],
        "colour": _ids("colour-*", ("yellow", "blue", "green", "red", "violet")),
        "lines": _lists(["=21"]),
        "offers": _lists(["=x"], "or"),
        "parts": _lists(["=Ada 5"]),
        "reason": [{"id": "reason-nothing"}],
        "what": [{"id": "undone-power"}],
        "why": [{"id": "reason-keep"}],
    },
    "kabale": {
        "other": [_GOALS],
        "goal": [_GOALS],
        "area": _ids("area-*", _AREAS),
        "areas": _lists([f"area-{area}" for area in _AREAS]),
        "by": _lists([f"card-{code}" for code in ALLIES]),
        "card": _ids("card-*", ALLIES),
        "cards": _lists([f"card-{code}" for code in ALLIES]),
        "lies": [{"id": "look-down"}],
        "order": ["IV"],
        "number": ["0", "9½", "5", "21"],
        "sum": ["0", "9½", "5", "21"],
        "parts": _lists(["=Ada 5"]),
        "sums": _lists(["=Ada 5"]),
        "rule": [{"id": "card-Ki-short"}],
        "rules": _lists(["award-heading-couple"]),
    },
}

LEAST: Final = {
    **dict.fromkeys(["round", "column", "to", "at", "rank", "seat", "limit"], 1),
    **dict.fromkeys(["players", "least", "most", "wanted", "want", "total", "steps", "rounds", "of"], 2),
    **dict.fromkeys(["need", "look-race.points", "race-completes.points", "race-open.points"], 6),
}
"""The least number of an argument, or of one message's argument; of others it is 0."""


def _selectors(node: object, found: dict[str, list[str]]) -> None:
    """The values that select a variant, by argument; plurals are numbers."""
    match node:
        case ast.Pattern(elements=parts):
            for part in parts:
                _selectors(part, found)
        case ast.Placeable(expression=inner):
            _selectors(inner, found)
        case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
            keys = [variant.key.name for variant in variants if isinstance(variant.key, ast.Identifier)]
            if not messages.PLURALS.issuperset(keys):
                found[name] = list(dict.fromkeys([*found.get(name, []), *keys]))
            for variant in variants:
                _selectors(variant.value, found)


def _pool(game: str, id: str, name: str, kind: str) -> list[Value]:
    if kind != "number":
        own = OWN.get(game, {})
        if name in own or name in SHARED:
            return own.get(name, SHARED.get(name, []))
    least = LEAST.get(f"{id}.{name}", LEAST.get(name, 0))
    return [number for number in NUMBERS if number >= least]


def cases(language: str, game: str) -> Iterator[tuple[str, str, dict[str, Value]]]:
    """Each message with each value of each argument, for each reader: (game, id, arguments)."""
    folder = WEB / "i18n" / language
    shared = messages.parse(sorted(folder.glob("*.ftl")))
    own = messages.parse(sorted((folder / game).glob("*.ftl"))) if game else shared
    for id, types in messages.arguments(own, shared).items():
        selected: dict[str, list[str]] = {}
        _selectors(own[id].value, selected)
        pools = {name: _pool(game, id, name, kind) for name, kind in types.items() if name not in selected}
        for choice in _choices(selected):
            # A selector is no text, so it is not marked.
            chosen = {f"!{name}": value for name, value in choice.items()}
            first = {name: pool[0] for name, pool in pools.items()}
            yield game, id, {**first, **chosen}
            for name, pool in pools.items():
                for value in pool[1:]:
                    yield game, id, {**first, name: value, **chosen}


def _choices(selected: dict[str, list[str]]) -> list[dict[str, str]]:
    choices: list[dict[str, str]] = [{}]
    for name, keys in selected.items():
        choices = [{**choice, name: key} for choice in choices for key in keys]
    return choices
