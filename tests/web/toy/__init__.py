"""The toy's room, and the site that it is built into: this house with one game more."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from raenke import GAMES
from tests.toy import TOY
from tools.generate import game_facts
from tools.setup.process import ROOT
from tools.site import builder
from tools.site.wheel import WHEEL_SOURCES

HERE = Path(__file__).resolve().parent

ENTRY = """\
  toy: {
    load: () => import("./toy/adapter.js"),
    words: ["table"],
    styles: ["table"],
    switches: ["quiet"],
    screens: { rules: { load: () => import("./toy/rules.js"), menu: "menu-rules", first: true } },
  },
};
"""


def _registered(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, path
    path.write_text(text.replace(old, new), encoding="utf-8")


def tree(root: Path) -> Path:
    """The sources with the toy in its rooms; besides its own folders two registries name it, and nothing else."""
    shutil.copytree(ROOT / "py", root / "py", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "web", root / "web", ignore=shutil.ignore_patterns("node_modules"))
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for name in ("pyproject.toml", *WHEEL_SOURCES):
        shutil.copy(ROOT / name, root)
    for kept in ("wheels", "pyodide", "packed"):
        if (ROOT / "build" / kept).is_dir():
            shutil.copytree(ROOT / "build" / kept, root / "build" / kept)
    engine = root / "py" / "raenke" / "toy"
    engine.mkdir()
    for path in (ROOT / "tests" / "toy").glob("*.py"):
        (engine / path.name).write_text(path.read_text("utf-8").replace("tests.toy", "raenke.toy"), encoding="utf-8")
    package = root / "py" / "raenke" / "__init__.py"
    _registered(
        package,
        "GAMES: Final",
        "def _toy() -> Game:\n    from raenke.toy import TOY\n\n    return TOY\n\n\nGAMES: Final",
    )
    _registered(package, '"adel": _adel})', '"adel": _adel, "toy": _toy})')
    for kind in ("js", "css"):
        shutil.copytree(HERE / kind, root / "web" / kind / "toy")
    for words in sorted((root / "web" / "i18n").iterdir()):
        shutil.copytree(HERE / "i18n", words / "toy")
    games = root / "web" / "js" / "game_registry.js"
    text = games.read_text(encoding="utf-8")
    assert text.endswith("  },\n};\n")
    games.write_text(text.removesuffix("};\n") + ENTRY, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, TOY.name, TOY)
        for path, text in game_facts.made().items():
            (root / path.relative_to(ROOT)).write_text(text, encoding="utf-8")
    return root


def build(folder: Path) -> Path:
    """The site with both games."""
    return builder.build(tree(folder / "sources"), folder / "site")
