"""Pyodide's interpreter, cut down by `tools/pyodide/cutting.py`, does what the whole one does."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.static.test_site_build import in_pyodide
from tools.pyodide import cutting, wasm
from tools.pyodide.cut_pyodide import INTERPRETER, LOADER, SCRIPT, cut_pyodide, cut_script
from tools.setup.env import ensure_npm
from tools.setup.process import ROOT, BuildError

PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
RESULTS = Path(__file__).with_name("interpreter_results.py")
STOCK = Path(__file__).with_name("stock.mjs")


def test_every_module_of_the_library_can_be_imported(dist: Path, tmp_path: Path) -> None:
    script = """
import importlib, sys, zipfile
missing = []
library = next(path for path in sys.path if path.endswith(".zip"))
for path in zipfile.ZipFile(library).namelist():
    name = path.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__")
    try:
        importlib.import_module(name) if not name.startswith("_sysconfig") else None
    except ImportError as fault:
        missing.append((name, str(fault)))
missing
"""
    # Python itself tolerates that: host names outside of ASCII need the module, and the page connects to none.
    known = [("encodings.idna", "No module named 'stringprep'")]
    assert in_pyodide(dist, tmp_path, script) == str(known)


def test_cut_modules_are_as_if_python_had_never_had_them(dist: Path, tmp_path: Path) -> None:
    script = f"""
import importlib, sys
told = []
for name in {sorted(cutting.cut_modules())}:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        continue
    told.append(name)
told, sorted(set(sys.builtin_module_names) & set({sorted(cutting.cut_modules())}))
"""
    assert in_pyodide(dist, tmp_path, script) == "([], [])"


def test_it_computes_what_the_whole_interpreter_computes(dist: Path, tmp_path: Path) -> None:
    """Characters, mathematics, hashes, compression, dates, errors: their tables lie beside those cut out."""
    node = ensure_npm()
    whole = subprocess.run([node.node, STOCK, PYODIDE, RESULTS], capture_output=True, text=True, check=True)
    assert in_pyodide(dist, tmp_path, RESULTS.read_text(encoding="utf-8")) == whole.stdout.strip()


def test_a_start_leaves_out_what_it_does_not_need(dist: Path, tmp_path: Path) -> None:
    """The lazy modules have not run, nothing was collected, and all works once it is asked for."""
    script = """
import gc, sys, raenke.worker
told = [gc.isenabled(), "__getattr__" in vars(sys.modules["_colorize"]), "ssl" in sys.modules]
import _colorize
told += [_colorize.can_colorize(), "__getattr__" in vars(_colorize), hasattr(_colorize, "no_such_name")]
told
"""
    assert in_pyodide(dist, tmp_path, script) == str([False, True, False, False, False, False])


def test_it_is_a_good_deal_smaller() -> None:
    cut = cut_pyodide(ROOT)
    assert len(cut[INTERPRETER]) < 0.65 * (PYODIDE / INTERPRETER).stat().st_size
    assert len(cut[SCRIPT]) < 0.65 * (PYODIDE / SCRIPT).stat().st_size
    assert len(wasm.Module(cut[INTERPRETER]).exports) < 200


def test_a_module_that_pyodide_does_not_have_stops_the_build() -> None:
    with pytest.raises(BuildError, match="_no_such_module"):
        cutting.Cut((PYODIDE / INTERPRETER).read_bytes(), set(), {"_no_such_module"})


def test_a_script_of_another_shape_stops_the_build() -> None:
    script, loader = ((PYODIDE / name).read_text(encoding="utf-8") for name in (SCRIPT, LOADER))
    with pytest.raises(BuildError, match=r"adapt tools/pyodide/cut_pyodide\.py"):
        cut_script(script.replace("var GOT={};", "const GOT={};"), loader, set())


@pytest.mark.parametrize("number", [0, 1, 63, 64, 127, 128, 300, 8191, 8192, 2**31, 2**32 - 1])
def test_numbers_are_written_as_they_are_read(number: int) -> None:
    assert wasm.unsigned(wasm.to_unsigned(number), 0)[0] == number
    for either in (number, -number):
        written = wasm.to_signed(either)
        assert wasm.signed(written, 0) == (either, len(written))
