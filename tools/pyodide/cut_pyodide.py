"""Pyodide's interpreter and script without what the page can never reach, kept in build/."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from tools.pyodide import cutting, wasm
from tools.setup.env import fingerprint
from tools.setup.process import BuildError

INTERPRETER, SCRIPT, LOADER = "pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"
"""Files of the npm package: the loader is what a page imports, and loads the other two."""

ASSIGNED = "function assignWasmExports(wasmExports){"
UNRESOLVED = '"GOT.func":GOTProxyHandler'
NEVER_CALLED = '"GOT.func":new Proxy({},{get:()=>noFunction})'
DECLARED = "var GOT={};"
NO_FUNCTION = 'var noFunction=new WebAssembly.Global({value:"i32",mutable:true},0);'


def cut_script(script: str, loader: str, exported: set[str]) -> tuple[str, set[str]]:
    """Pyodide's script without references to exports that nobody uses, and the names of those that it does use."""
    start = script.index(ASSIGNED)
    end = script.index("}", start)
    assignments = script[start + len(ASSIGNED) : end].split(";")
    rest = script[:start] + script[end:]
    used = Counter(re.findall(r"[A-Za-z_$][\w$]*", rest)) + Counter(re.findall(r"[A-Za-z_$][\w$]*", loader))
    wanted = {*re.findall(r'wasmExports\["([^"]+)"\]', rest), *re.findall(r"wasmExports\.(\w+)", rest)}
    wanted |= {name for name in ("__main_argc_argv",) if name in exported}
    kept, gone = [], set()
    for assignment in assignments:
        variable, exports = assignment.split("=")[0], re.findall(r'wasmExports\["([^"]+)"\]', assignment)
        # Once where it is declared; a function of the library may call it by this name too.
        if used[variable] > 1 or wanted & set(exports):
            kept.append(assignment)
            wanted.update(exports)
        else:
            gone.add(variable)
    declared = rest.rindex("var ", 0, start)
    names = [name for name in rest[declared + 4 : rest.index(";", declared)].split(",") if name not in gone]
    cut = f"{script[:declared]}var {','.join(names)};{ASSIGNED}{';'.join(kept)}{script[end:]}"
    for old, new in ((UNRESOLVED, NEVER_CALLED), (DECLARED, NO_FUNCTION + DECLARED)):
        if cut.count(old) != 1:
            raise BuildError(f"Pyodide's script has no {old}: adapt tools/pyodide/cut_pyodide.py")
        cut = cut.replace(old, new)
    return cut, wanted & exported


def cut_pyodide(root: Path) -> dict[str, bytes]:
    """The interpreter and the script as the site serves them, by name; from `build/pyodide` if they were cut before."""
    package = root / "web" / "node_modules" / "pyodide"
    sources = [package / name for name in (INTERPRETER, SCRIPT, LOADER)]
    mark = fingerprint(
        *sources, cutting.MODULES, *(Path(str(module.__file__)) for module in (cutting, wasm)), Path(__file__)
    )
    kept = root / "build" / "pyodide" / f"cut-{mark[:16]}"
    if not (kept / SCRIPT).is_file():
        interpreter, script, loader = (path.read_bytes() for path in sources)
        exported = {export.name for export in wasm.Module(interpreter).exports}
        smaller, wanted = cut_script(script.decode(), loader.decode(), exported)
        kept.mkdir(parents=True, exist_ok=True)
        (kept / INTERPRETER).write_bytes(cutting.Cut(interpreter, wanted, cutting.cut_modules()).written())
        fresh = kept / f"{SCRIPT}.new"
        fresh.write_text(smaller, encoding="utf-8")
        fresh.replace(kept / SCRIPT)
    return {name: (kept / name).read_bytes() for name in (INTERPRETER, SCRIPT)}
