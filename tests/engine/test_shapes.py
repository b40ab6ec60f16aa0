"""Message shapes: the checker, and the generated TypeScript declarations."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from tests.shapes_check import ShapeError, assert_shape
from tools.generate import files, shapes
from tools.setup.process import BuildError


class Inner(TypedDict):
    name: str
    number: float | None


class Outer(TypedDict):
    seat: int
    face: Literal["up", "down"]
    cards: list[Inner]
    counts: dict[str, int]
    pair: NotRequired[tuple[int, str]]
    open: NotRequired[bool]
    free: NotRequired[Any]


def outer(**changes: object) -> dict[str, object]:
    return {"seat": 1, "face": "up", "cards": [{"name": "Ki", "number": 8}], "counts": {"a": 1}, **changes}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"cards": []},
        {"cards": [{"name": "As", "number": 9.5}, {"name": "Ca", "number": None}]},
        {"pair": (1, "x"), "open": True, "free": object()},
        {"free": None},
    ],
)
def test_a_sound_value_passes(changes: dict[str, object]) -> None:
    assert_shape(outer(**changes), Outer)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seat": True}, "value.seat: True is a bool, wanted int"),
        ({"seat": 1.0}, "value.seat: 1.0 is a float, wanted int"),
        ({"seat": None}, "value.seat: None is a NoneType, wanted int"),
        ({"face": "side"}, "none of 'up', 'down'"),
        ({"cards": ({"name": "Ki", "number": 8},)}, "value.cards: .* is a tuple, wanted list"),
        ({"cards": [{"name": "Ki"}]}, r"value.cards\[0\]: Inner lacks number"),
        ({"cards": [{"name": "Ki", "number": "8"}]}, r"value.cards\[0\].number: '8' is a str, wanted float or"),
        ({"cards": ["Ki"]}, r"value.cards\[0\]: 'Ki' is a str, wanted a dict"),
        ({"counts": {1: 1}}, "value.counts: key 1: 1 is a int, wanted str"),
        ({"counts": {"a": "1"}}, r"value.counts\['a'\]: '1' is a str"),
        ({"pair": (1,)}, "value.pair: 1 values, wanted 2"),
        ({"pair": (1, 2)}, r"value.pair\[1\]: 2 is a int"),
        ({"open": 1}, "value.open: 1 is a int, wanted bool"),
        ({"more": 1}, "Outer has no 'more'"),
    ],
)
def test_a_wrong_value_is_told_by_its_place(changes: dict[str, object], words: str) -> None:
    with pytest.raises(ShapeError, match=words):
        assert_shape(outer(**changes), Outer)


def test_a_missing_key_is_named() -> None:
    value = outer()
    del value["seat"]
    with pytest.raises(ShapeError, match="Outer lacks seat"):
        assert_shape(value, Outer)


def test_a_shape_that_no_message_can_hold_is_refused() -> None:
    with pytest.raises(TypeError, match="shapes may not hold"):
        assert_shape({1}, set[int])


SOURCE = '''
"""A module."""

from typing import Any, Literal, NotRequired, TypedDict

Seat = int
Face = Literal["up", "down"]


class Card(TypedDict):
    """A card's face."""

    seat: Seat | None
    face: Face
    tags: list[str | None]


class Table(Card):
    """A table.

    With more to say.
    """

    cards: list[Card]
    by: dict[str, list[int]]
    at: NotRequired[tuple[int, float]]
    free: NotRequired[Any]
'''

TYPESCRIPT = """\
// Made from py/raenke/shapes.py by `python build.py shapes`. Change it there.

export type Seat = number;

export type Face = "up" | "down";

/** A card's face. */
export interface Card {
  seat: Seat | null;
  face: Face;
  tags: (string | null)[];
}

/**
 * A table.
 *
 * With more to say.
 */
export interface Table extends Card {
  cards: Card[];
  by: Record<string, number[]>;
  at?: [number, number];
  free?: any;
}
"""


def test_typescript_says_what_python_says() -> None:
    assert shapes.typescript(SOURCE, "py/raenke/shapes.py") == TYPESCRIPT


@pytest.mark.parametrize(
    "source",
    [
        "def f(): ...",
        "class A: ...",
        "class A(TypedDict):\n    x: set[int]",
        "class A(TypedDict):\n    x: Unknown",
        "class A(TypedDict):\n    def f(self): ...",
        "A = Literal[b'x']",
    ],
)
def test_what_has_no_typescript_is_refused_with_its_line(source: str) -> None:
    with pytest.raises(BuildError, match=r"shapes.py, line \d"):
        shapes.typescript(source)


def test_a_games_shapes_begin_with_those_that_all_have() -> None:
    source = "from raenke.shapes import Seat, View\n\nclass ChessView(View):\n    kings: list[Seat]\n"
    assert shapes.typescript(source).split("\n\n", 1)[1] == (
        'import { Seat, View } from "../engine/shapes";\n\n'
        "export interface ChessView extends View {\n  kings: Seat[];\n}\n"
    )


CODES = """\
from raenke.shapes import GameFact

PieceCode = str
Square = str


class Piece(TypedDict):
    code: PieceCode
    home: Square | None


class ChessFact(GameFact):
    pieces: list[Piece]
    openings: dict[str, list[Square]]
"""


def test_a_games_aliases_of_str_are_the_codes_of_its_facts() -> None:
    pieces = [{"code": "K", "home": "e1"}, {"code": "P", "home": None}, {"code": "K", "home": "e8"}]
    made = shapes.typescript(CODES, facts={"pieces": pieces, "openings": {"Reti": ["f3", "e1"]}})
    assert 'export type PieceCode = "K" | "P";\n' in made
    assert 'export type Square = "e1" | "e8" | "f3";\n' in made
    assert "  home: Square | null;\n" in made


def test_an_alias_of_str_without_codes_is_refused() -> None:
    with pytest.raises(BuildError, match="no codes for Square"):
        shapes.typescript(CODES, facts={"pieces": [{"code": "K", "home": None}], "openings": {}})


def test_declarations_go_to_the_pages_folder_of_the_same_name(tmp_path: Path) -> None:
    (tmp_path / "py" / "chess").mkdir(parents=True)
    (tmp_path / "py" / "bots").mkdir()
    (tmp_path / "py" / "chess" / "shapes.py").touch()
    found = shapes.declarations(tmp_path / "py", tmp_path / "js")
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["py/shapes.py", "py/chess/shapes.py"]
    made = [path.relative_to(tmp_path).as_posix() for path in found.values()]
    assert made == ["js/engine/shapes.d.ts", "js/chess/shapes.d.ts"]


def test_stale_declarations_are_noticed(tmp_path: Path) -> None:
    target = tmp_path / "shapes.d.ts"
    made = {target: shapes.typescript("Seat = int\n")}
    assert files.stale(made) == made
    target.write_text(made[target], encoding="utf-8")
    assert files.stale(made) == {}
    assert files.stale({target: shapes.typescript("Seat = str\n")}) != {}


def test_the_written_declarations_are_those_of_the_sources() -> None:
    assert not files.stale(shapes.made()), "run: python build.py shapes"


def test_a_games_own_shape_is_wanted_where_the_common_one_stands() -> None:
    class Wider(Inner):
        more: int

    value = {"seat": 1, "face": "up", "cards": [{"name": "Ki", "number": 8}], "counts": {}}
    assert_shape(value, Outer)
    with pytest.raises(ShapeError, match=r"value.cards\[0\]: Wider lacks more"):
        assert_shape(value, Outer, within={Inner: Wider})
