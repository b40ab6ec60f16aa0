"""docs/API.md: what the package promises to keep, with signatures, so that no change of it goes unnoticed."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tools.setup.process import ROOT

PAGE: Final = ROOT / "docs" / "API.md"

PUBLIC: Final[dict[str, tuple[str, ...]]] = {
    "raenke": ("GAMES", "__version__"),
    "raenke.game": (
        "NOBODY", "CHANCE", "EVERYTHING", "Game", "State", "View", "Bot", "Event", "Temper", "Guidance", "Belief",
        "choose", "observe",
    ),
    "raenke.record": ("Record", "read", "read_all", "split"),
    "raenke.faults": ("Fault", "IllegalAction", "BadRecord", "BadSetup"),
    "raenke.bots": ("BOTS", "LEVEL_NAMES", "is_bot", "make", "draw_tempers"),
    "raenke.bots.files": ("LoadedBot", "BadBot", "BotFailed", "load_text", "load_object", "answers"),
    "raenke.bots.entrants": ("Source", "entrant", "installed"),
    "raenke.bots.hosted": ("Hosted", "checked"),
    "raenke.search": ("Search",),
    "raenke.search.advice": ("Advised", "advise"),
    "raenke.arena": ("Match", "Tally", "Standing", "OtherEngine", "play", "run", "interval"),
    "raenke.results": ("match_facts", "match_markdown"),
    "raenke.pool": ("Processes", "Here", "WorkerDied", "completed"),
    "raenke.cluster": ("connected", "NoCluster"),
    "raenke.env.kabale_v0": ("env", "raw_env"),
    "raenke.env.adel_v0": ("env", "raw_env"),
    "raenke.env.single": ("SingleSeat",),
    "raenke.env.layouts": ("LAYOUTS",),
}  # fmt: skip
"""What is public, by module; everything else may change without notice."""

HEAD: Final = """# The public API

What the package `raenke` promises to keep: a name below changes only with a line in the [changelog](../CHANGELOG.md).
Everything else may change without notice. [LIBRARY.md](LIBRARY.md) shows it at work. `python3 build.py shapes` writes
this page from `PUBLIC` in `tools/generate/public_api.py`, and a test fails where it is stale.
"""


def text() -> str:
    """The page."""
    return "\n".join([HEAD, *(_module(name, names) for name, names in PUBLIC.items())])


def _module(name: str, names: tuple[str, ...]) -> str:
    module = import_module(name)
    lines = [line for public in names for line in _lines(public, getattr(module, public))]
    return "\n".join([f"## {name}\n", "```text", *lines, "```\n"])


def _lines(name: str, value: Any) -> list[str]:
    """A name with its signature; a class with its public methods and fields."""
    if not inspect.isclass(value):
        return [f"{name}{_signature(value)}" if inspect.isfunction(value) else name]
    own = {
        member: found
        for base in reversed(value.__mro__)
        if base.__module__.startswith("raenke")
        for member, found in vars(base).items()
        if not member.startswith("_")
    }
    fields = {
        field
        for base in value.__mro__
        if base.__module__.startswith("raenke")
        for field in inspect.get_annotations(base)
        if not field.startswith("_")
    }
    members = [f"    {field}" for field in sorted(fields | {m for m, found in own.items() if not callable(found)})]
    members += [f"    {m}{_signature(found)}" for m, found in sorted(own.items()) if inspect.isfunction(found)]
    return [f"class {name}", *members]


def _signature(function: Any) -> str:
    """A signature without the addresses of objects."""
    return re.sub(r" at 0x[0-9a-f]+", "", str(inspect.signature(function)))


def made() -> dict[Path, str]:
    """The contents that the page should have now."""
    return {PAGE: text()}
