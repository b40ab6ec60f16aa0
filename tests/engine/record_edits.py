"""Helpers for tests of the record reader: edit a record, and get the fault."""

from __future__ import annotations

import re

import pytest

from raenke import record
from raenke.faults import BadRecord


def fault(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        record.read(text)
    assert "\n" not in str(caught.value)
    return caught.value


def header(name: str, value: str, text: str) -> str:
    """Replace the value of a header."""
    changed, times = re.subn(rf'\[{name} "[^"]*"\]', lambda _: f'[{name} "{value}"]', text)
    assert times == 1
    return changed


def without(name: str, text: str) -> str:
    return re.sub(rf'\[{name} "[^"]*"\]\n', "", text)


def token(number: int, put: str, text: str) -> str:
    """Replace the token of this number."""
    heads, tokens = text.split("\n\n")
    words = tokens.split()
    words[number - 1] = put
    return f"{heads}\n\n{' '.join(words)}\n"
