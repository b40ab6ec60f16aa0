"""The engine as a wheel: the compiled one that the page starts from, and the ordinary one that the site offers."""

from __future__ import annotations

import base64
import hashlib
import subprocess
import zipfile
from pathlib import Path

import pytest

from raenke import __version__, record
from tools.pyodide import archive
from tools.setup.env import ensure_npm
from tools.setup.process import ROOT
from tools.site.packing import unpack
from tools.site.server import Server

STOCK = Path(__file__).with_name("stock_pyodide.mjs")
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"

GAME = """
import micropip
assert not [name for name in micropip.list() if name == "raenke"]
await micropip.install({what})
from random import Random
import raenke
from raenke import GAMES, bots
from raenke.game import CHANCE, choose
from raenke.record import Record
game = [*GAMES.values()][0]
written = Record(game, game.deal(game.seats[0], Random(7)))
while not written.state.over:
    if written.state.to_act == CHANCE:
        written.resolve_chance(Random(1))
    else:
        bot = bots.make("random", game)
        written.play(choose(bot, written.state.view(written.state.to_act), Random(len(written.tokens))))
assert written.state.winners()
raenke.__version__ + "\\n" + written.text()
"""


def in_stock_pyodide(folder: Path, script: str) -> str:
    """What a Python script's last line evaluates to, in a Pyodide that is not ours."""
    file = folder / "script.py"
    file.write_text(script, encoding="utf-8")
    (micropip,) = archive.vendored_wheels(ROOT)
    node = ensure_npm()
    done = subprocess.run(
        [node.node, STOCK, PYODIDE, micropip, file], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def compiled(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that the page starts from, unpacked."""
    (packed,) = dist.glob("v/*/*.whl.pack")
    wheel = tmp_path_factory.mktemp("wheel") / packed.stem
    wheel.write_bytes(unpack(packed.read_bytes()))
    return wheel


@pytest.fixture(scope="module")
def offered(dist: Path) -> Path:
    """The wheel that is there for others."""
    return dist / "simple" / "raenke" / f"raenke-{__version__}-py3-none-any.whl"


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_both_are_wheels_in_name_and_form(compiled: Path, offered: Path) -> None:
    for wheel in (compiled, offered):
        name, version, python, abi, platform = wheel.stem.split("-")
        held = contents(wheel)
        about = f"raenke-{version}.dist-info"
        assert (name, version) == ("raenke", __version__)
        assert f"Tag: {python}-{abi}-{platform}\n" in held[f"{about}/WHEEL"].decode()
        assert f"Name: raenke\nVersion: {__version__}\n" in held[f"{about}/METADATA"].decode()
        listed = {}
        for line in held[f"{about}/RECORD"].decode().splitlines():
            path, digest, size = line.rsplit(",", 2)
            listed[path] = (digest, size)
        assert listed.pop(f"{about}/RECORD") == ("", "")
        assert listed.keys() == held.keys() - {f"{about}/RECORD"}
        for path, (digest, size) in listed.items():
            sha = base64.urlsafe_b64encode(hashlib.sha256(held[path]).digest()).rstrip(b"=").decode()
            assert (digest, size) == (f"sha256={sha}", str(len(held[path])))


def test_the_page_starts_from_bytecode_of_what_it_can_reach(compiled: Path) -> None:
    assert compiled.stem.endswith("-cp314-none-any")
    modules = {name for name in contents(compiled) if ".dist-info/" not in name}
    assert modules == {f"{name}c" for name in archive.engine_sources(ROOT)}
    assert not [name for name in modules if name.startswith("raenke/cli/")]
    assert not [name for name in modules if name.endswith("shapes.pyc")], "shapes are for type checkers alone"


def test_what_is_offered_is_the_whole_package(offered: Path) -> None:
    package = ROOT / "py" / "raenke"
    sources = {path.relative_to(package.parent).as_posix(): path.read_bytes() for path in package.rglob("*.py")}
    held = contents(offered)
    assert {name: data for name, data in held.items() if name.endswith(".py")} == sources
    assert "raenke/py.typed" in held
    assert "raenke = raenke.cli.main:main" in held[f"raenke-{__version__}.dist-info/entry_points.txt"].decode()


@pytest.mark.parametrize("way", ["by its address", "from the index"])
def test_any_pyodide_can_install_it_and_play(dist: Path, offered: Path, tmp_path: Path, way: str) -> None:
    with Server(dist, mount="/raenke/") as server:
        address = f"{server.url}simple/raenke/{offered.name}"
        index = f"{server.url}simple"
        what = repr(address) if way == "by its address" else f"'raenke', index_urls={index!r}"
        version, played = in_stock_pyodide(tmp_path, GAME.format(what=what)).split("\n", 1)
    assert version == __version__
    assert record.read(played).state.over


def test_the_page_s_own_wheel_can_be_installed_too(compiled: Path, tmp_path: Path) -> None:
    with Server(compiled.parent) as server:
        address = f"{server.url}{compiled.name}"
        played = in_stock_pyodide(tmp_path, GAME.format(what=repr(address))).split("\n", 1)[1]
    assert record.read(played).state.over
