"""Fixtures of the engine's tests: the command, the registered toy game, a fresh engine."""

from __future__ import annotations

import pytest

import raenke as package
from raenke.cli.adapters import ADAPTERS, Adapter
from tests.engine.cli_runner import Command
from tests.toy import TOY, english


@pytest.fixture
def raenke(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command `raenke`, run in-process."""
    return Command(capsys, monkeypatch)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the toy game."""
    monkeypatch.setitem(package.GAMES, TOY.name, TOY)
    monkeypatch.setitem(ADAPTERS, TOY.name, Adapter(english))


@pytest.fixture
def fresh_engine(request: pytest.FixtureRequest) -> None:
    """Reset the `client` of the test module."""
    request.module.client.reset()
