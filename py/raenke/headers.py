"""What the games share in reading their headers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from raenke.faults import BadRecord


def required(headers: Mapping[str, str], name: str, legal: Sequence[str] = ()) -> str:
    """The value of a header that must stand there; where `legal` values are given, one of these."""
    if name not in headers:
        raise BadRecord("header-missing", "this header is missing", token=name, legal=legal)
    if legal and headers[name] not in legal:
        raise BadRecord("header-value", "no such value", token=f"{name}: {headers[name]}", legal=legal)
    return headers[name]


def required_number(headers: Mapping[str, str], name: str, numbers: Sequence[int]) -> int:
    """The value of a header that must stand there and hold one of these numbers."""
    return int(required(headers, name, [str(number) for number in numbers]))
