"""Runs the command in-process for tests: arguments and standard input in, status and output streams out."""

from __future__ import annotations

import io
import json
import sys
from typing import Any, NamedTuple

import pytest

from raenke.cli.command import main


class Said(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def json(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


class Command:
    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: str, typed: str | bytes = b"") -> Said:
        held = typed.encode() if isinstance(typed, str) else typed
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(held), encoding="utf-8"))
        status = main(arguments)
        out, err = self.capsys.readouterr()
        return Said(status, out, err)

    def fails(self, *arguments: str, status: int = 2, typed: str | bytes = b"") -> str:
        said = self(*arguments, typed=typed)
        assert said.status == status, said
        assert said.err.startswith("raenke: ")
        assert said.err.count("\n") == 1
        assert "Traceback" not in said.err
        return said.err
