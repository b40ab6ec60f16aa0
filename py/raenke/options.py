"""Set-up options of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from raenke.faults import BadSetup


class Option(NamedTuple):
    """A set-up option: its `values`, the default first; if it has `codes`, a list of them is valid too."""

    name: str
    values: tuple[str, ...]
    codes: tuple[str, ...] = ()
    """Each code appears as often as it may be chosen."""
    groups: tuple[tuple[str, ...], ...] = ()
    """Groups of codes of which exactly one is chosen; "" means none of them."""
    min_players: Mapping[str, int] = MappingProxyType({})
    """Minimum number of players of values and codes that have one."""


def resolve_options(game: str, options: Sequence[Option], chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option of a game with its chosen or default value; BadSetup for an unknown option or value."""
    known = [option.name for option in options]
    for name in chosen:
        if name not in known:
            choice = f"options: {', '.join(known)}" if known else "it has none"
            raise BadSetup("option", f"{game} has no option {name!r} ({choice})", name=name)
    return {option.name: _value(option, chosen.get(option.name, option.values[0])) for option in options}


def _value(option: Option, text: str) -> str:
    """Validate and normalize a value of an option; codes are separated by one space."""
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
