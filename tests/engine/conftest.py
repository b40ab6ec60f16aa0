"""What the engine's tests share: the command at hand, and the toy game among the registered ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import raenke as package
from raenke import worker
from raenke.cli.rooms import ROOMS, Room
from tests.engine.command import Command
from tests.toy import TOY, english


@pytest.fixture
def raenke(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command."""
    return Command(capsys, monkeypatch)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game, as if it were one of ours."""
    monkeypatch.setitem(package.GAMES, TOY.name, TOY)
    monkeypatch.setitem(ROOMS, TOY.name, Room(english))


@pytest.fixture
def fresh_door() -> Iterator[None]:
    """The worker finds no table, and leaves none."""
    door = worker._DOOR
    door.table, door._read = None, None
    yield
    door.table = None
