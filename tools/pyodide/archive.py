"""Builds the site's Python: standard library archive, engine wheel (both bytecode), and Pyodide's lock file."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import sys
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.setup.env import fingerprint
from tools.setup.process import BuildError, run_step
from tools.site.wheel import project

HERE = Path(__file__).resolve().parent
SCRIPT = HERE / "inside.py"
RUNNER = HERE / "compile.mjs"
EXTRAS = HERE / "extras.txt"
WHEELS = HERE.parent / "requirements" / "pyodide.txt"

ENTRY_MODULES = ("raenke.worker", "raenke.bots.sandbox")
"""The modules that the page calls. What they never import, such as the command line, is not shipped."""

ENCODINGS = ("ascii", "latin_1", "idna", "utf_8_sig", "punycode", "cp437", "utf_16", "raw_unicode_escape")
"""Text encodings are imported by name at run time, where no import statement shows it."""

BY_NAME = ("_sysconfigdata__emscripten_wasm32-emscripten.py",)
"""`sysconfig` composes this module's name; micropip asks it for the platform."""

LAZY_IMPORTS = (
    "importlib.metadata._adapters",
    "importlib.metadata.diagnose",
    "importlib.resources._adapters",
    "importlib.resources._common",
    "importlib.resources.readers",
    "traceback",
    "tracemalloc",
    "unicodedata",
    "warnings",
    "zipimport",
)
"""Imported inside functions of the library, for tracebacks and package metadata."""


@dataclass(frozen=True)
class Archives:
    """What the page needs to run Python, by the names under which it is served."""

    library: bytes
    engine: bytes
    engine_name: str
    lock: bytes
    wheels: dict[str, bytes]


def imports(sources: Iterable[str]) -> set[str]:
    """All names that import statements bring in, also those inside functions: `from a import b` gives a and a.b.

    What only type checkers import is none of them.
    """
    found: set[str] = set()
    for source in sources:
        tree = ast.parse(source)
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
                node.body = []
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
                found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def _module_file(package: Path, name: str) -> Path | None:
    place = package.parent.joinpath(*name.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None)


def engine_sources(root: Path) -> dict[str, str]:
    """Sources of the engine's modules reachable from `ENTRY_MODULES`, by path in the wheel."""
    package = root / "py" / "raenke"
    sources: dict[str, str] = {}
    waiting = [*ENTRY_MODULES]
    while waiting:
        name = waiting.pop()
        path = _module_file(package, name)
        inside = path.relative_to(package.parent).as_posix() if path else ""
        if path is None or inside in sources:
            continue
        sources[inside] = path.read_text(encoding="utf-8")
        parts = name.split(".")
        waiting += [".".join(parts[:end]) for end in range(1, len(parts))]
        waiting += [found for found in imports([sources[inside]]) if found.split(".")[0] == package.name]
    return dict(sorted(sources.items()))


def _runtime(root: Path) -> dict[str, Any]:
    """The `info` of Pyodide's own lock file."""
    shipped = root / "web" / "node_modules" / "pyodide" / "pyodide-lock.json"
    facts: dict[str, Any] = json.loads(shipped.read_text(encoding="utf-8"))["info"]
    return facts


def _tag(root: Path) -> str:
    """The wheel's tag: bytecode runs on one version of Python, on any platform."""
    return f"cp{''.join(_runtime(root)['python'].split('.')[:2])}-none-any"


def _metadata(root: Path) -> tuple[str, dict[str, str]]:
    """The engine wheel's file name, and the wheel's metadata files."""
    about = project(root)
    folder = f"raenke-{about['version']}.dist-info"
    head = f"Metadata-Version: 2.4\nName: raenke\nVersion: {about['version']}\nSummary: {about['description']}\n"
    licence = f"License-Expression: {about['license']}\nLicense-File: LICENSE\n"
    return f"raenke-{about['version']}-{_tag(root)}.whl", {
        f"{folder}/METADATA": f"{head}{licence}Requires-Python: {about['requires-python']}\n",
        f"{folder}/WHEEL": f"Wheel-Version: 1.0\nGenerator: raenke\nRoot-Is-Purelib: true\nTag: {_tag(root)}\n",
        f"{folder}/licenses/LICENSE": (root / "LICENSE").read_text(encoding="utf-8"),
    }


def vendored_wheels(root: Path) -> list[Path]:
    """The wheels that `tools/requirements/pyodide.txt` pins, downloaded once and checked against their hashes."""
    folder = root / "build" / "wheels" / fingerprint(WHEELS)[:16]
    if not folder.is_dir():
        fresh = folder.with_name(f"{folder.name}.new")
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        pip += ["--require-hashes", "--only-binary", ":all:", "--python-version", "3.14", "--dest", str(fresh)]
        run_step("fetching tools/requirements/pyodide.txt", [*pip, "-r", WHEELS])
        fresh.replace(folder)
    return sorted(folder.glob("*.whl"))


def _run_in_pyodide(root: Path, node: Path, kind: str, wheels: list[Path], arguments: dict[str, Any]) -> bytes:
    """Build an archive in Pyodide under Node, unless one with the same inputs is cached."""
    pyodide = root / "web" / "node_modules" / "pyodide"
    text = json.dumps(arguments, sort_keys=True)
    mark = fingerprint(kind, text, SCRIPT, RUNNER, WHEELS, pyodide / "package.json")
    kept = root / "build" / "pyodide" / f"{kind}-{mark[:16]}.zip"
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        for old in kept.parent.glob(f"{kind}-*.zip"):
            old.unlink(missing_ok=True)
        job = kept.with_suffix(f".{os.getpid()}.json")
        fresh = kept.with_suffix(f".{os.getpid()}.new")
        order = {"pyodide": str(pyodide), "script": str(SCRIPT), "function": kind, "wheels": [str(w) for w in wheels]}
        job.write_text(json.dumps({**order, "arguments": arguments, "out": str(fresh)}), encoding="utf-8")
        run_step(f"compiling the {kind} inside Pyodide", [node, RUNNER, job], cwd=root)
        job.unlink()
        fresh.replace(kept)
    return kept.read_bytes()


def _wheel_sources(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return [archive.read(name).decode() for name in archive.namelist() if name.endswith(".py")]


def library_roots(root: Path) -> tuple[list[str], list[str]]:
    """Modules that the reduced library must be able to import: required ones, and optional ones."""
    standard = sys.stdlib_module_names
    known = imports(engine_sources(root).values())
    wished = {name for wheel in vendored_wheels(root) for name in imports(_wheel_sources(wheel))}
    lines = EXTRAS.read_text(encoding="utf-8").splitlines()
    extras = {line for line in lines if line and not line.startswith("#")}
    packages = {wheel.name.split("-")[0] for wheel in vendored_wheels(root)}
    needed = {name for name in known | set(LAZY_IMPORTS) if name.split(".")[0] in standard} | extras | packages
    return sorted(needed), sorted({name for name in wished if name.split(".")[0] in standard} - needed)


def _lock(root: Path, wheels: list[Path]) -> bytes:
    """Our own Pyodide lock file, listing the vendored wheels."""
    packages = {}
    for wheel in wheels:
        name, version = wheel.name.split("-")[:2]
        packages[name] = {
            "name": name,
            "version": version,
            "file_name": wheel.name,
            "install_dir": "site",
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
            "package_type": "package",
            "imports": [name],
            "depends": [],
            "unvendored_tests": False,
        }
    return json.dumps({"info": _runtime(root), "packages": packages}, indent=1, sort_keys=True).encode() + b"\n"


def archives(root: Path, node: Path) -> Archives:
    """Everything the page's Python consists of, besides Pyodide's own files."""
    wheels = vendored_wheels(root)
    sources = engine_sources(root)
    if "raenke/worker.py" not in sources:
        raise BuildError("py/raenke/worker.py is missing: the page has no API of the engine")
    needed, wished = library_roots(root)
    files = [*(f"encodings/{name}.py" for name in ENCODINGS), *BY_NAME]
    name, others = _metadata(root)
    cut = {"roots": [*needed, *wished], "needed": needed, "wheels": [w.name for w in wheels], "files": files}
    return Archives(
        library=_run_in_pyodide(root, node, "library", wheels, cut),
        engine=_run_in_pyodide(root, node, "engine", [], {"sources": sources, "others": others}),
        engine_name=name,
        lock=_lock(root, wheels),
        wheels={wheel.name: wheel.read_bytes() for wheel in wheels},
    )
