"""The choices that a game lets people make when they set it up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from raenke.faults import BadSetup


class Option(NamedTuple):
    """A choice of the set-up: its `values`, the usual one first; where it has `codes`, a list of them will do too."""

    name: str
    values: tuple[str, ...]
    codes: tuple[str, ...] = ()
    """As often as each may be chosen."""
    groups: tuple[tuple[str, ...], ...] = ()
    """Where of the codes one each is to be chosen: among which; "" stands for none of them."""
    min_players: Mapping[str, int] = MappingProxyType({})
    """Values and codes that need so many players."""


def resolve_options(game: str, options: Sequence[Option], chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option of a game with its value, the usual one where none was chosen; BadSetup for what there is not."""
    known = [option.name for option in options]
    for name in chosen:
        if name not in known:
            choice = f"options: {', '.join(known)}" if known else "it has none"
            raise BadSetup("option", f"{game} has no option {name!r} ({choice})", name=name)
    return {option.name: _value(option, chosen.get(option.name, option.values[0])) for option in options}


def _value(option: Option, text: str) -> str:
    """A value of an option, codes with one space between them."""
    codes = text.replace(",", " ").split()
    if text in option.values:
        return text
    if codes and option.codes and all(code in option.codes for code in codes):
        return " ".join(codes)
    values = ", ".join(option.values) + (
        f", or some of {' '.join(dict.fromkeys(option.codes))}" if option.codes else ""
    )
    english = f"{text!r} is no value of {option.name!r} (values: {values})"
    raise BadSetup("value", english, name=option.name, value=text, values=values)
