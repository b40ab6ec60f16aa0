"""Helpers shared by the games' header parsers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from raenke.faults import BadRecord


def required(headers: Mapping[str, str], name: str, legal: Sequence[str] = ()) -> str:
    """The value of a required header; if `legal` is given, one of its values."""
    if name not in headers:
        raise BadRecord("header-missing", "this header is missing", token=name, legal=legal)
    if legal and headers[name] not in legal:
        raise BadRecord("header-value", "no such value", token=f"{name}: {headers[name]}", legal=legal)
    return headers[name]


def required_number(headers: Mapping[str, str], name: str, numbers: Sequence[int]) -> int:
    """The value of a required header that must be one of `numbers`."""
    return int(required(headers, name, [str(number) for number in numbers]))
