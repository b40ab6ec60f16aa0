"""Endless or oversized input is refused with one line, before it fills the memory."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from raenke import record
from raenke.cli.streams import LARGEST_INPUT
from tests.engine.cli_runner import Command

ZERO = Path("/dev/zero")
with_devices = pytest.mark.skipif(not ZERO.exists(), reason="this system has no /dev/zero")


def test_a_file_may_be_as_large_as_the_limit_and_no_larger(raenke: Command, tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_bytes(b" " * LARGEST_INPUT)
    assert "there is no game" in raenke.fails("replay", str(path), status=1)
    assert "there is no game" in raenke.fails("replay", "-", status=1, typed=path.read_bytes())
    path.write_bytes(b" " * (LARGEST_INPUT + 1))
    assert "larger than 20 MB" in raenke.fails("replay", str(path))
    assert "larger than 20 MB" in raenke.fails("replay", "-", typed=path.read_bytes())


@with_devices
@pytest.mark.parametrize("name", ["/dev/zero", "/dev/urandom"])
def test_an_endless_device(raenke: Command, name: str) -> None:
    assert "larger than 20 MB" in raenke.fails("replay", name)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no FIFOs")
def test_an_endless_fifo(raenke: Command, tmp_path: Path) -> None:
    path = tmp_path / "fifo"
    os.mkfifo(path)

    def feed() -> None:
        with path.open("wb", buffering=0) as fifo:
            try:
                while True:
                    fifo.write(b'[Game "toy"]\n' * 4096)
            except BrokenPipeError:
                return

    feeder = threading.Thread(target=feed)
    feeder.start()
    assert "larger than 20 MB" in raenke.fails("replay", str(path))
    feeder.join(timeout=60)
    assert not feeder.is_alive()


@pytest.mark.parametrize("command", ["award", "score"])
def test_an_endless_line(raenke: Command, command: str) -> None:
    assert "line 2: this is larger than 20 MB" in raenke.fails(command, "-", typed=b"\n" + b"\0" * (LARGEST_INPUT + 9))


@pytest.mark.parametrize("endless", [b"\0" * (LARGEST_INPUT + 9), b"1\n" + b"x" * (LARGEST_INPUT + 9)])
def test_a_person_who_never_stops_typing_leaves_the_record_so_far(raenke: Command, toy: None, endless: bytes) -> None:
    said = raenke(*"play toy --players 2 --bots random --seed 3 --games 2 --seat human".split(), typed=endless)
    assert said.status == 2
    assert said.err.splitlines()[-1].endswith("standard input: this is larger than 20 MB, too large for any game")
    assert record.read(said.out).result() == "*"


def test_many_lines_of_a_person_are_limited_together(
    raenke: Command, toy: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("raenke.cli.human_player.LARGEST_INPUT", 1000)
    said = raenke(*"play toy --players 2 --bots random --seed 3 --seat human".split(), typed=b"foo\n" * 1000)
    assert said.status == 2
    assert said.err.count("is not one of the moves above") == 250


def test_too_little_memory_is_one_line(raenke: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def exhausted(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(record, "read_all", exhausted)
    assert "not enough memory" in raenke.fails("replay", "-", typed="x")
