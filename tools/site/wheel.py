"""The engine as an ordinary wheel, installable from the site by any Python or Pyodide.

It lies where a package index has it, `simple/raenke/`, so that both its own address and the index' stay where they are.
"""

from __future__ import annotations

import hashlib
import html
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

from tools.setup.env import fingerprint
from tools.setup.process import Arg, run_step

INDEX = "simple/raenke/"
WHEEL_SOURCES = ("pyproject.toml", "README.md", "LICENSE")

PAGE = """\
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><meta name="pypi:repository-version" content="1.0" /><title>raenke</title></head>
  <body><a href="{name}#sha256={digest}" data-requires-python="{requires}">{name}</a></body>
</html>
"""


def project(root: Path) -> dict[str, Any]:
    """The `project` table of pyproject.toml."""
    found: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def _built(root: Path) -> Path:
    """Build the wheel with hatchling, unless one of the same sources is cached."""
    package = root / "py" / "raenke"
    sources = sorted(path for path in package.rglob("*") if path.is_file() and path.suffix in (".py", ".typed"))
    names = [path.relative_to(root).as_posix() for path in sources]
    mark = fingerprint(*names, *sources, *(root / name for name in WHEEL_SOURCES), Path(__file__))
    folder = root / "build" / "wheel" / mark[:16]
    if not folder.is_dir():
        shutil.rmtree(folder.parent, ignore_errors=True)
        stage, fresh = folder.parent / "stage", folder.with_name(f"{folder.name}.new")
        for name in (*names, *WHEEL_SOURCES):
            (stage / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / name, stage / name)
        command: list[Arg] = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", fresh]
        run_step("building the wheel", command, cwd=stage)
        shutil.rmtree(stage)
        fresh.replace(folder)
    (wheel,) = folder.glob("*.whl")
    return wheel


def offered(root: Path) -> dict[str, bytes]:
    """The wheel and its package index page, by path in the site."""
    wheel = _built(root)
    data = wheel.read_bytes()
    requires = html.escape(project(root)["requires-python"])
    page = PAGE.format(name=wheel.name, digest=hashlib.sha256(data).hexdigest(), requires=requires)
    return {f"{INDEX}{wheel.name}": data, f"{INDEX}index.html": page.encode()}
