"""Copies shipped parts of npm packages into web/vendor, and collects their licences."""

from __future__ import annotations

import base64
import json
import posixpath
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.setup.env import fingerprint
from tools.setup.process import BuildError

HERE = Path(__file__).resolve().parent

DECODER = "zstddec/zstd.wasm", "zstddec/dist/zstddec-stream.mjs"
"""libzstd in web/vendor, and the npm module that holds it as base64, a third larger than a file of its own."""
LICENCES = HERE / "licences"

MODULES: dict[str, tuple[str, ...]] = {
    "lit-html": ("*.js", "*.d.ts", "directives/*.js", "directives/*.d.ts"),
    "@fluent/bundle": ("esm/*.js", "esm/*.d.ts"),
    "@noble/secp256k1": ("index.js", "index.d.ts"),
    "@trystero-p2p/core": ("dist/*.mjs", "dist/*.d.mts"),
    "@trystero-p2p/nostr": ("dist/*.mjs", "dist/*.d.mts"),
    "qr": ("index.js", "decode.js", "index.d.ts", "decode.d.ts"),
    "workbox-window": ("build/workbox-window.prod.mjs", "*.d.ts", "utils/*.d.ts"),
    "workbox-core": ("build/workbox-core.prod.js",),
    "workbox-routing": ("build/workbox-routing.prod.js",),
    "workbox-strategies": ("build/workbox-strategies.prod.js",),
    "workbox-precaching": ("build/workbox-precaching.prod.js",),
    "zstddec": (),
}
"""What may be imported from each package; the paths under web/vendor are those inside npm."""

BARE_IMPORTS: dict[str, str] = {
    "@trystero-p2p/core": "@trystero-p2p/core/dist/index.mjs",
    "@noble/secp256k1": "@noble/secp256k1/index.js",
}
"""Modules that packages import by name, which browsers cannot find, with the files under web/vendor that they are."""

EXTRA_PACKAGES: dict[str, str] = {"@iconify-json/game-icons": "CC BY 3.0", "pyodide": "MPL-2.0"}
CHANGED = {
    "pyodide": "Changed: the interpreter and its script are reduced to what this page needs, by "
    "tools/pyodide/cutting.py and cut_pyodide.py in the source of Ränke. The original source is at https://github.com/pyodide/pyodide."
}
"""What the notices say of a package that is not served as its authors published it, as its licence demands."""

LICENCE_TEXTS = {
    "MPL-2.0": "MPL-2.0.txt",
    "Apache-2.0": "Apache-2.0.txt",
    "CC BY 3.0": "CC-BY-3.0.txt",
    "PSF-2.0": "PSF-2.0.txt",
}
"""Licences whose text the packages only name; it lies in tools/site/licences."""


@dataclass(frozen=True)
class Font:
    """A font file: the package it comes from, its path there, and its name in web/fonts."""

    package: str
    file: str
    name: str


def fonts(root: Path) -> list[Font]:
    """The font files that the style sheets ask for, as web/css/FONTS.json lists them."""
    entries: list[dict[str, str]] = json.loads((root / "web" / "css" / "FONTS.json").read_text(encoding="utf-8"))
    return [Font(entry["package"], entry["file"], entry["as"]) for entry in entries]


def _wanted(root: Path) -> dict[str, Path]:
    """Every vendored file by its path under web/vendor."""
    modules = root / "web" / "node_modules"
    files: dict[str, Path] = {}
    for package, patterns in MODULES.items():
        for pattern in patterns:
            found = sorted((modules / package).glob(pattern))
            if not found:
                raise BuildError(f"web/node_modules/{package} has no {pattern}: was its version changed?")
            files |= {f"{package}/{path.relative_to(modules / package).as_posix()}": path for path in found}
    return files


def _decoder(root: Path) -> bytes:
    module = (root / "web" / "node_modules" / DECODER[1]).read_text(encoding="utf-8")
    found = re.search(r'^const wasm = "([A-Za-z0-9+/=]+)"', module, re.M)
    if not found:
        raise BuildError(f"web/node_modules/{DECODER[1]} holds no decoder: was its version changed?")
    return base64.b64decode(found[1])


def _with_relative_imports(name: str, text: str) -> str:
    """The text of a module, its imports by name replaced by paths."""
    for package, target in BARE_IMPORTS.items():
        there = posixpath.relpath(target, posixpath.dirname(name))
        text = text.replace(f'from "{package}"', f'from "{there}"')
    return text


def fill_vendor(root: Path) -> None:
    """Copy the vendored files to where modules import them, for tsc and the site."""
    files = _wanted(root)
    vendor = root / "web" / "vendor"
    stamp = vendor / ".stamp"
    mark = fingerprint(root / "web" / "package-lock.json", *files)
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == mark:
        return
    shutil.rmtree(vendor, ignore_errors=True)
    for name, path in files.items():
        target = vendor / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".mjs":
            target.write_text(_with_relative_imports(name, path.read_text(encoding="utf-8")), encoding="utf-8")
        else:
            shutil.copyfile(path, target)
    (vendor / DECODER[0]).parent.mkdir(parents=True, exist_ok=True)
    (vendor / DECODER[0]).write_bytes(_decoder(root))
    # The package types its sources, not the ready-made module that we ship.
    (vendor / "workbox-window/build/workbox-window.prod.d.mts").write_text(
        'export * from "../index.js";\n', encoding="utf-8"
    )
    stamp.write_text(mark, encoding="utf-8")


def _text(licence: str) -> str:
    name = LICENCE_TEXTS.get(licence)
    if name is None:
        raise BuildError(f"tools/site/licences has no text for {licence}")
    return (LICENCES / name).read_text(encoding="utf-8")


def _notice(root: Path, package: str) -> dict[str, str]:
    folder = root / "web" / "node_modules" / package
    about: dict[str, Any] = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    licence = EXTRA_PACKAGES.get(package) or str(about["license"])
    own = next((path for path in sorted(folder.iterdir()) if path.stem.upper() in ("LICENSE", "LICENCE")), None)
    text = own.read_text(encoding="utf-8") if own else _text(licence)
    return {"name": package, "version": str(about["version"]), "licence": licence, "text": _with_changes(package, text)}


def _with_changes(package: str, text: str) -> str:
    return f"{CHANGED[package]}\n\n{text.strip()}" if package in CHANGED else text.strip()


def notices(root: Path, wheels: dict[str, bytes]) -> list[dict[str, str]]:
    """Name, version, licence and licence text of every shipped third-party part."""
    packages = sorted({*MODULES, *EXTRA_PACKAGES, *(font.package for font in fonts(root))})
    found = [_notice(root, package) for package in packages]
    info = json.loads((root / "web" / "node_modules" / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    python = str(info["info"]["python"])
    found.append({"name": "CPython", "version": python, "licence": "PSF-2.0", "text": _text("PSF-2.0").strip()})
    for name in sorted(wheels):
        package, version = name.split("-")[:2]
        found.append({"name": package, "version": version, "licence": "MPL-2.0", "text": _text("MPL-2.0").strip()})
    # Equal texts beside each other take the wire only once.
    return sorted(found, key=lambda entry: (entry["text"], entry["name"]))
