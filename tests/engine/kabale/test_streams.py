"""The command in a separate process: stream encodings, closed or full streams, exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from raenke import __version__, record
from tests.engine.kabale.strategies import played

ROOT = Path(__file__).parents[3]
PLACES = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
PLAY = "play kabale --players 2 --bots random --seed 1".split()

in_a_shell = pytest.mark.skipif(os.name != "posix", reason="streams are closed by a POSIX shell")
with_dev_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")

Ran = subprocess.CompletedProcess[bytes]


def run(*arguments: str, typed: bytes = b"", encoding: str = "utf-8", redirected: str = "") -> Ran:
    """Run the command with a terminal encoding and its streams redirected as by a shell."""
    command = [sys.executable, "-m", "raenke", *arguments]
    if redirected:
        command = ["sh", "-c", f'exec "$@" {redirected}', "sh", *command]
    places = {**PLACES, "PYTHONIOENCODING": encoding}
    return subprocess.run(command, input=typed, capture_output=True, env=places, timeout=60)


def refused(found: Ran) -> str:
    """The one-line error message of a failed command."""
    assert found.returncode == 2, found
    assert found.stderr.startswith(b"raenke: ")
    assert found.stderr.count(b"\n") == 1
    return found.stderr.decode()


def test_as_a_module() -> None:
    assert run("--version").stdout.decode().strip() == f"raenke {__version__}"
    assert b"arena" in run("--help").stdout


def test_a_reader_that_leaves_ends_the_command_quietly() -> None:
    command = [sys.executable, "-m", "raenke", "play", "kabale", "--bots", "random,random", "--games", "2000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=PLACES) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline() == b'[Game "kabale"]\n'
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def test_arguments_that_are_no_text() -> None:
    refused(run("award", b"R4: 1\xff".decode("utf-8", "surrogateescape")))


# characters


@pytest.mark.parametrize("encoding", ["ascii", "ascii:strict", "cp949"])
def test_what_a_terminal_cannot_write_is_escaped(encoding: str) -> None:
    found = run("award", "R4: 1As 2Gi", encoding=encoding)
    assert (found.returncode, found.stderr) == (0, b"")
    assert "9½".encode(encoding.split(":")[0], "backslashreplace") in found.stdout
    table = run("arena", "kabale", "--bots", "random,random", "--games", "2", "--seed", "1", encoding=encoding)
    assert (table.returncode, table.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_json_stays_the_same_in_any_encoding(encoding: str) -> None:
    name = "왕 🂮 ½"
    typed = played(2, 1).text().replace("[Goals", f'[Seat1 "{name}"]\n[Goals', 1).encode()
    found = run("replay", "--json", "-", typed=typed, encoding=encoding)
    assert json.loads(found.stdout)["names"] == {"1": name}
    assert (name.encode() in found.stdout) == (encoding == "utf-8")


def test_a_record_is_utf_8_in_any_encoding() -> None:
    plain = run(*PLAY).stdout
    assert record.read(plain.decode()).state.over
    assert run(*PLAY, encoding="utf-16").stdout == plain


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict"])
def test_typed_bytes_that_are_no_text_are_none_of_the_moves(encoding: str) -> None:
    found = run(*PLAY, "--seat", "human", typed=b"1\n\xff\n1\nq\n", encoding=encoding)
    assert found.returncode == 0
    assert b"is not one of the moves above" in found.stderr
    assert b"Traceback" not in found.stderr
    assert len([token for token in record.read(found.stdout.decode()).tokens if token[0] == "1"]) == 2


# streams that are closed or full


@in_a_shell
@pytest.mark.parametrize("arguments", [["award", "R4: 1Ki"], PLAY, ["--help"]])
def test_a_closed_output(arguments: list[str]) -> None:
    assert "standard output is closed" in refused(run(*arguments, redirected=">&-"))


@in_a_shell
@pytest.mark.parametrize("arguments", [["award", "--json", "-"], ["score", "-"], ["replay", "-"]])
def test_a_closed_input(arguments: list[str]) -> None:
    assert "standard input is closed" in refused(run(*arguments, redirected="<&-"))


@in_a_shell
def test_a_person_needs_something_to_type_on_and_to_read_from() -> None:
    assert "standard input is closed" in refused(run(*PLAY, "--seat", "human", redirected="<&-"))
    unseen = run(*PLAY, "--seat", "human", typed=b"q\n", redirected="2>&-")
    assert (unseen.stdout, unseen.returncode) == (b"", 2)


@in_a_shell
def test_what_needs_no_input_and_tells_no_trouble_runs_without_both() -> None:
    assert run(*PLAY, redirected="<&- 2>&-").stdout == run(*PLAY).stdout
    table = run("arena", "kabale", "--bots", "random,random", "--games", "2", redirected="<&- 2>&-")
    assert table.returncode == 0


@in_a_shell
def test_a_complaint_never_goes_to_standard_output() -> None:
    for arguments in (["award", "R4: 1Xx"], ["play"], ["replay", "-"]):
        found = run(*arguments, redirected="2>&-")
        assert (found.stdout, found.returncode) == (b"", 1 if arguments[0] == "replay" else 2)


@with_dev_full
def test_a_full_disk() -> None:
    refused(run("award", "R4: 1Ki", redirected=">/dev/full"))


@with_dev_full
@pytest.mark.parametrize("redirected", ["2>/dev/full", ">/dev/full 2>/dev/full"])
def test_a_complaint_that_cannot_be_written_leaves_the_status(redirected: str) -> None:
    assert run("award", "R4: 1Xx", redirected=redirected).returncode == 2
    assert run("award", "R4: 1Ki", redirected=redirected).returncode == (2 if redirected.startswith(">") else 0)
