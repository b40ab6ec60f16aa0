"""Holds a value against a shape of `raenke.shapes`, strictly: no key too many, none missing, no other type."""

from __future__ import annotations

import importlib
import types
import typing
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Final, Literal, NotRequired, Required, Union, get_args, get_origin

from raenke import shapes
from raenke.game import Game

Narrower = Mapping[Any, Any]

NO_GAME: Final[Narrower] = {}

Problem = tuple[str, Callable[[], str]]
"""Where below the value, and what is wrong there; only an error is worth the words."""

Check = Callable[[object], Problem | None]


class ShapeError(AssertionError):
    """A value that has not the shape it should have; names the place within the value."""


def of_game(game: Game) -> Narrower:
    """By each shape that every game has: what this game makes of it, as its own module of shapes says."""
    return _narrower(game.notation.__package__, game.name)  # type: ignore[attr-defined] # a notation is a module


@cache
def _narrower(package: str, game: str) -> Narrower:
    own = importlib.import_module(f"{package}.shapes")
    prefix = game.capitalize()
    commons = {shapes.View: "View", shapes.Event: "Event", shapes.GameFact: "Fact"}
    narrower = {common: getattr(own, prefix + name) for common, name in commons.items()}
    return {**narrower, shapes.Advice: getattr(own, f"{prefix}Advice", shapes.Advice)}


def assert_shape(value: object, shape: Any, place: str = "value", within: Narrower = NO_GAME) -> None:
    """Raises ShapeError unless `value` is exactly of `shape`: a TypedDict or any type that one may hold.

    Shapes that `within` has narrower ones for are held to these, wherever they stand.
    """
    if problem := _checks(within).of(shape)(value):
        raise ShapeError(f"{place}{problem[0]}: {problem[1]()}")


def _checks(within: Narrower) -> _Checks:
    checks = _made.setdefault(id(within), _Checks(within))
    assert checks.within is within
    return checks


class _Checks:
    """One function for each shape, made when it is first wanted: whole games are checked value by value."""

    def __init__(self, within: Narrower) -> None:
        self.within = within  # also keeps it alive, and so its id its own
        self.made: dict[Any, Check] = {}

    def of(self, shape: Any) -> Check:
        if shape not in self.made:
            self.made[shape] = self.make(shape)
        return self.made[shape]

    def make(self, shape: Any) -> Check:
        if typing.is_typeddict(shape):
            return partial(self.keys, self.within.get(shape, shape), {})
        origin, inner = get_origin(shape), get_args(shape)
        if origin is None:
            return _plain(shape)
        if origin in (Required, NotRequired):
            return self.of(inner[0])
        if origin in (Union, types.UnionType):
            return partial(_one_of, [self.of(choice) for choice in inner])
        if origin is Literal:
            return partial(_literal, {(type(choice), choice) for choice in inner}, inner)
        if origin is list:
            return partial(_list, self.of(inner[0]))
        if origin is tuple:
            return partial(_tuple, [self.of(kind) for kind in inner])
        if origin is dict:
            return partial(_dict, self.of(inner[0]), self.of(inner[1]))
        raise TypeError(f"shapes may not hold {origin!r}")

    def keys(self, shape: Any, parts: dict[str, Check], value: object) -> Problem | None:
        """A TypedDict, whose keys are looked up at the first value: a shape may hold itself."""
        if type(value) is not dict:
            return "", lambda: f"{value!r} is a {type(value).__name__}, wanted a dict ({shape.__name__})"
        if not parts:
            parts.update({key: self.of(hint) for key, hint in _keys(shape)[0].items()})
        if value.keys() != parts.keys():
            if missing := sorted(parts.keys() - value.keys() - _keys(shape)[1]):
                return "", lambda: f"{shape.__name__} lacks {', '.join(missing)}"
            if extra := sorted(map(repr, value.keys() - parts.keys())):
                return "", lambda: f"{shape.__name__} has no {', '.join(extra)}"
        for key, part in value.items():
            if problem := parts[key](part):
                return f".{key}{problem[0]}", problem[1]
        return None


_made: dict[int, _Checks] = {}


def _plain(shape: Any) -> Check:
    # Exact: a bool is no int here, though an int may stand for a float.
    wanted = (int, float) if shape is float else (type(None),) if shape is None else (shape,)
    name = getattr(shape, "__name__", str(shape))

    def check(value: object) -> Problem | None:
        if type(value) in wanted:
            return None
        return "", lambda: f"{value!r} is a {type(value).__name__}, wanted {name}"

    return (lambda value: None) if shape is Any else check


def _one_of(choices: list[Check], value: object) -> Problem | None:
    problems = []
    for choice in choices:
        if not (problem := choice(value)):
            return None
        problems.append(problem)
    return "", lambda: " or ".join(f"{where}: {what()}".removeprefix(": ") for where, what in problems)


def _literal(choices: set[tuple[type, Any]], named: tuple[Any, ...], value: object) -> Problem | None:
    if type(value) in (bool, int, str) and (type(value), value) in choices:
        return None
    return "", lambda: f"{value!r} is none of {', '.join(map(repr, named))}"


def _another(value: object, wanted: type) -> Problem:
    return "", lambda: f"{value!r} is a {type(value).__name__}, wanted {wanted.__name__}"


def _list(inner: Check, value: object) -> Problem | None:
    if type(value) is not list:
        return _another(value, list)
    for index, part in enumerate(value):
        if problem := inner(part):
            return f"[{index}]{problem[0]}", problem[1]
    return None


def _tuple(inner: list[Check], value: object) -> Problem | None:
    if type(value) is not tuple:
        return _another(value, tuple)
    if len(value) != len(inner):
        found = len(value)
        return "", lambda: f"{found} values, wanted {len(inner)}"
    for index, (part, check) in enumerate(zip(value, inner, strict=True)):
        if problem := check(part):
            return f"[{index}]{problem[0]}", problem[1]
    return None


def _dict(keys: Check, values: Check, value: object) -> Problem | None:
    if type(value) is not dict:
        return _another(value, dict)
    for key, part in value.items():
        if problem := keys(key):
            return f": key {key!r}{problem[0]}", problem[1]
        if problem := values(part):
            return f"[{key!r}]{problem[0]}", problem[1]
    return None


@cache
def _keys(shape: Any) -> tuple[dict[str, Any], set[str]]:
    """The keys of a TypedDict with what they hold, and those that may be missing."""
    hints = typing.get_type_hints(shape, include_extras=True)
    optional = {key for key, kind in hints.items() if get_origin(kind) is NotRequired}
    if not shape.__total__:
        optional |= {key for key, kind in hints.items() if get_origin(kind) is not Required}
    return hints, optional
