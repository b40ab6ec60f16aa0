"""The inside of the web worker in which a bot of one's own runs (web/js/bots/): one bot, for one seat."""

from __future__ import annotations

import gc
import json
import sys
import zipfile
from email import message_from_bytes
from importlib import import_module
from importlib.metadata import EntryPoint, PackageNotFoundError, distribution
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from raenke.bots import handover
from raenke.bots.entrants import GROUP
from raenke.bots.files import BadBot, BotFailed, LoadedBot, answers, import_fault, load_object, load_text
from raenke.faults import Fault
from raenke.game import NOBODY

LARGEST_WHEEL: Final = 20_000_000
"""Maximum size of what a wheel holds, in bytes."""


class Sandbox:
    """One bot; every reply is a JSON text with the value or the problem."""

    def __init__(self) -> None:
        self._loaded: LoadedBot | None = None
        self._bot: Any = None
        self._package = ""

    def load_file(self, text: str, file: str) -> str:
        """Load the bot of a Python file."""
        return self._load(lambda: load_text(text, file))

    async def install(self, path: str) -> str:
        """Install a wheel from Pyodide's file system; the problem, or "" if there is none."""
        try:
            self._package = check_wheel(Path(path))
            from micropip import install  # type: ignore[import-not-found]  # the page unpacks it for a wheel

            await install(f"emfs:{path}", deps=False)
        except Fault as fault:
            return _problem(fault)
        except Exception as error:  # micropip has many ways to refuse what the checks let through
            return _problem(BadBot("wheel", str(error), what=f"{type(error).__name__}: {error}"[:200]))
        return ""

    def load_package(self) -> str:
        """Load the bot of the package that has been installed."""
        return self._load(lambda: load_installed(self._package))

    def begin(self) -> None:
        """Make the bot anew, for a new game."""
        self._bot = None

    def decide(self, view: str, seed: int, seconds: float) -> str:
        """The action that the bot chooses: the last of its answers within this time."""
        try:
            if self._loaded is None:
                raise BotFailed("no-answer", "no bot was loaded")
            if self._bot is None:
                self._bot = self._loaded.new()
            until, action = perf_counter() + seconds, NOBODY
            for answer in answers(self._bot, handover.unpack(view), Random(seed)):
                action = answer
                if perf_counter() > until:
                    break
            return json.dumps({"action": action})
        except Fault as fault:
            self._bot = None  # whatever went wrong, the next decision begins anew
            return _problem(fault)

    def _load(self, load: Any) -> str:
        try:
            loaded = self._loaded = load()
        except Fault as fault:
            return _problem(fault)
        return json.dumps({"name": loaded.name, "version": loaded.version})


def check_wheel(path: Path) -> str:
    """The name of the package in a wheel that can be installed here: pure Python, and it needs nothing else."""
    if not path.name.endswith("-none-any.whl"):
        raise BadBot("binary-wheel", "the wheel is not for every platform: only pure Python runs here")
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > LARGEST_WHEEL:
                raise BadBot("too-large", f"a wheel holds at most {LARGEST_WHEEL} bytes", most=LARGEST_WHEEL)
            about = next((name for name in archive.namelist() if name.endswith(".dist-info/METADATA")), None)
            headers = message_from_bytes(archive.read(about)) if about else None
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError) as error:
        raise BadBot("wheel", f"not a wheel: {error}", what=str(error)[:200]) from None
    if headers is None or not headers["Name"]:
        raise BadBot("wheel", "not a wheel: it has no metadata", what="METADATA")
    for line in headers.get_all("Requires-Dist") or []:
        _check_requirement(line)
    return str(headers["Name"])


def _check_requirement(line: str) -> None:
    """Refuse what is needed and not here: nothing is fetched."""
    from micropip._vendored.packaging.src.packaging.requirements import (  # type: ignore[import-not-found]  # only in Pyodide
        InvalidRequirement,
        Requirement,
    )

    try:
        needed = Requirement(line)
    except InvalidRequirement as error:
        raise BadBot("wheel", f"not a requirement: {line}", what=str(error)[:200]) from None
    if needed.marker and not needed.marker.evaluate({"extra": ""}):
        return
    try:
        version = distribution(needed.name).version
    except PackageNotFoundError:
        raise BadBot("import", f"it needs {needed.name}, which is not here", module=needed.name[:60], line=0) from None
    if not needed.specifier.contains(version, prereleases=True):
        asked = f"{needed.name} {needed.specifier}"[:60]
        raise BadBot("import", f"it needs {asked}, and here is {version}", module=asked, line=0)


def load_installed(package: str) -> LoadedBot:
    """The bot that a package offers by its entry point, or else in the module that is called like the package."""
    try:
        offered = distribution(package)
    except PackageNotFoundError:
        raise BadBot("no-bot", "the package is not installed") from None
    points: list[EntryPoint] = [point for point in offered.entry_points if point.group == GROUP]
    if len(points) > 1:
        names = ", ".join(point.name for point in points)
        raise BadBot("several-bots", f"the package offers several bots: {names}", names=names[:200])
    name = points[0].name if points else package.replace("-", "_")
    try:
        found = points[0].load() if points else import_module(name)
    except BaseException as error:  # a package may raise anything, SystemExit too
        raise import_fault(error) from None
    loaded = load_object(found, name)
    return loaded if loaded.version else loaded._replace(version=offered.version[:40])


def _problem(fault: Fault) -> str:
    return json.dumps({"problem": {"id": fault.id, "args": fault.details}})


def block_js_imports() -> None:
    """Take Python's way to JavaScript away: a second lock, inside that of the page's security policy."""
    gc.enable()  # the page's Python starts without
    for name in ("js", "pyodide_js"):
        sys.modules[name] = None  # type: ignore[assignment]  # so that an import is refused


sandbox: Final = Sandbox()
"""The worker's own: Pyodide imports this name (web/js/bots/bot_worker.js)."""
