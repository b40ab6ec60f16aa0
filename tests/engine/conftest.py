"""What the engine's tests share: the command at hand, and the toy game among the registered ones."""

from __future__ import annotations

import pytest

import raenke as package
from raenke.cli.adapters import ADAPTERS, Adapter
from tests.engine.cli_runner import Command
from tests.toy import TOY, english


@pytest.fixture
def raenke(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command."""
    return Command(capsys, monkeypatch)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game, as if it were one of ours."""
    monkeypatch.setitem(package.GAMES, TOY.name, TOY)
    monkeypatch.setitem(ADAPTERS, TOY.name, Adapter(english))


@pytest.fixture
def fresh_engine(request: pytest.FixtureRequest) -> None:
    """Gives the test module's `client` a fresh engine."""
    request.module.client.reset()
