"""Holds a value against a shape of `raenke.shapes`, strictly: no key too many, none missing, no other type."""

from __future__ import annotations

import importlib
import types
import typing
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, NotRequired, Required, Union, get_args, get_origin

from raenke import shapes
from raenke.game import Game

Narrower = Mapping[Any, Any]

NO_GAME: Final[Narrower] = {}


class ShapeError(AssertionError):
    """A value that has not the shape it should have; names the place within the value."""


def of_game(game: Game) -> Narrower:
    """By each shape that every game has: what this game makes of it, as its own module of shapes says."""
    package = game.notation.__package__  # type: ignore[attr-defined] # a notation is a module
    own = importlib.import_module(f"{package}.shapes")
    prefix = game.name.capitalize()
    commons = {shapes.View: "View", shapes.Event: "Event", shapes.GameFact: "Fact"}
    narrower = {common: getattr(own, prefix + name) for common, name in commons.items()}
    return {**narrower, shapes.Advice: getattr(own, f"{prefix}Advice", shapes.Advice)}


def assert_shape(value: object, shape: Any, place: str = "value", within: Narrower = NO_GAME) -> None:
    """Raises ShapeError unless `value` is exactly of `shape`: a TypedDict or any type that one may hold.

    Shapes that `within` has narrower ones for are held to these, wherever they stand.
    """
    if typing.is_typeddict(shape):
        _assert_keys(value, within.get(shape, shape), place, within)
        return
    origin = get_origin(shape)
    if origin is None:
        _assert_plain(value, shape, place)
    elif origin in (Required, NotRequired):
        assert_shape(value, get_args(shape)[0], place, within)
    elif origin in (Union, types.UnionType):
        _assert_one_of(value, get_args(shape), place, within)
    elif origin is Literal:
        if not any(type(value) is type(choice) and value == choice for choice in get_args(shape)):
            raise ShapeError(f"{place}: {value!r} is none of {', '.join(map(repr, get_args(shape)))}")
    else:
        _assert_container(value, origin, get_args(shape), place, within)


def _assert_plain(value: object, shape: Any, place: str) -> None:
    if shape is Any:
        return
    wanted = (int, float) if shape is float else (type(None),) if shape is None else (shape,)
    if type(value) not in wanted:  # exact: a bool is no int here, though an int may stand for a float
        name = getattr(shape, "__name__", str(shape))
        raise ShapeError(f"{place}: {value!r} is a {type(value).__name__}, wanted {name}")


def _assert_one_of(value: object, choices: tuple[Any, ...], place: str, within: Narrower) -> None:
    problems = []
    for choice in choices:
        try:
            assert_shape(value, choice, place, within)
        except ShapeError as problem:
            problems.append(str(problem))
        else:
            return
    raise ShapeError(" or ".join(problems))


def _assert_container(value: object, origin: Any, inner: tuple[Any, ...], place: str, within: Narrower) -> None:
    if origin not in (list, dict, tuple):
        raise TypeError(f"{place}: shapes may not hold {origin!r}")
    if type(value) is not origin:
        raise ShapeError(f"{place}: {value!r} is a {type(value).__name__}, wanted {origin.__name__}")
    if isinstance(value, list):
        for index, part in enumerate(value):
            assert_shape(part, inner[0], f"{place}[{index}]", within)
    elif isinstance(value, tuple):
        if len(value) != len(inner):
            raise ShapeError(f"{place}: {len(value)} values, wanted {len(inner)}")
        for index, (part, kind) in enumerate(zip(value, inner, strict=True)):
            assert_shape(part, kind, f"{place}[{index}]", within)
    elif isinstance(value, dict):
        for key, part in value.items():
            assert_shape(key, inner[0], f"{place}: key {key!r}", within)
            assert_shape(part, inner[1], f"{place}[{key!r}]", within)


def _assert_keys(value: object, shape: Any, place: str, within: Narrower) -> None:
    if type(value) is not dict:
        raise ShapeError(f"{place}: {value!r} is a {type(value).__name__}, wanted a dict ({shape.__name__})")
    hints, optional = _keys(shape)
    if missing := sorted(hints.keys() - value.keys() - optional):
        raise ShapeError(f"{place}: {shape.__name__} lacks {', '.join(missing)}")
    if extra := sorted(map(repr, value.keys() - hints.keys())):
        raise ShapeError(f"{place}: {shape.__name__} has no {', '.join(extra)}")
    for key, part in value.items():
        assert_shape(part, hints[key], f"{place}.{key}", within)


@cache
def _keys(shape: Any) -> tuple[dict[str, Any], set[str]]:
    """The keys of a TypedDict with what they hold, and those that may be missing."""
    hints = typing.get_type_hints(shape, include_extras=True)
    optional = {key for key, kind in hints.items() if get_origin(kind) is NotRequired}
    if not shape.__total__:
        optional |= {key for key, kind in hints.items() if get_origin(kind) is not Required}
    return hints, optional
