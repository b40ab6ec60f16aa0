"""Runs inside Pyodide under Node: compiles the standard library and the engine to archives of bytecode.

Only `tools/pyodide/compile.mjs` loads this file; it knows nothing of the machine around it.
"""

from __future__ import annotations

import ast
import base64
import contextlib
import hashlib
import importlib
import importlib.machinery
import importlib.util
import io
import json
import marshal
import sys
import zipfile
from types import CodeType

LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
LONG_AGO = (1980, 1, 1, 0, 0, 0)
UNCHECKED = (1).to_bytes(4, "little")
"""Header flag of an unchecked hash-based .pyc: there is no source to compare it with."""


DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def _undocumented(source: bytes) -> ast.Module:
    """The module without docstrings, as under -OO but with its asserts; lines stay where they were."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            rest = node.body[1:]
            node.body = rest if rest or isinstance(node, ast.Module) else [ast.copy_location(ast.Pass(), node.body[0])]
        if isinstance(node, ast.ClassDef) and any(_is_dataclass(decorator) for decorator in node.decorator_list):
            node.body.insert(0, ast.copy_location(ast.Expr(ast.copy_location(ast.Constant("-"), node)), node))
    return tree


def _is_dataclass(decorator: ast.expr) -> bool:
    """Without a docstring such a class composes one from its signature, which takes most of its definition."""
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return getattr(called, "attr", getattr(called, "id", "")) == "dataclass"


def _unannotated(tree: ast.Module) -> ast.Module:
    """Strip function annotations: never evaluated by the engine, and a tenth of its bytecode."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
            for argument in ast.walk(node.args):
                if isinstance(argument, ast.arg):
                    argument.annotation = None
    return tree


class _Unasserted(ast.NodeTransformer):
    """Strip asserts: they check the engine's tables in the tests, which is enough."""

    def visit_Assert(self, node: ast.Assert) -> ast.Pass:
        return ast.copy_location(ast.Pass(), node)


def _bytecode(source: bytes, name: str) -> bytes:
    # Pyodide copies its own docstrings into its C functions when it starts, so those have to stay.
    text: bytes | ast.Module = source if name.startswith("_pyodide/") else _undocumented(source)
    if name.startswith("raenke/") and isinstance(text, ast.Module):
        text = _Unasserted().visit(_unannotated(text))
    code: CodeType = compile(text, name, "exec", dont_inherit=True)
    if name in LAZY:
        code = compile(LAZY_SOURCE.format(code=marshal.dumps(code)), name, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source) + marshal.dumps(code)


def _zip(files: dict[str, bytes]) -> bytes:
    """A reproducible, uncompressed zip: its bytes depend on the files only."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], zipfile.ZIP_STORED)
    return out.getvalue()


def _from_library() -> set[str]:
    """The files in the standard library's zip of all modules that are loaded now."""
    names = set()
    for module in list(sys.modules.values()):
        path = getattr(module, "__file__", None) or ""
        # Frozen modules are part of the interpreter itself; their files would never be read.
        frozen = getattr(module.__spec__, "origin", "") == "frozen"
        if path.startswith(LIBRARY) and not frozen:
            names.add(path[len(LIBRARY) + 1 :])
    return names


WITH_LATE = ("_pyodide/", "pyodide/", "importlib/", "zipfile/")
"""Packages with function-level imports that are needed when a wheel is installed later."""


SITE_CUSTOMIZE = b"import gc\ngc.disable()\n"
"""Python runs this first: what a start creates is no garbage, and `raenke.worker` collects between games."""

LAZY = ("_colorize.py",)
"""Modules that every start imports and hardly any uses: their code runs when something in them is first used."""

LAZY_SOURCE = """
def __getattr__(name):
    import marshal
    here = globals()
    if "__getattr__" in here:
        del here["__getattr__"]
        exec(marshal.loads({code!r}), here)
    try:
        return here[name]
    except KeyError:
        raise AttributeError(name) from None
"""

UNWANTED = ("bz2.py", "lzma.py", "compression/zstd/", "ctypes/", "ssl.py", "_ssl.py")
"""Modules whose C part is not in the page's interpreter (`cut_modules.txt`); importers tolerate their absence."""


def _late(archive: zipfile.ZipFile) -> list[str]:
    """Everything that the loaded modules of these packages import inside functions."""
    found: set[str] = set()
    for name in _from_library():
        if name.startswith(WITH_LATE):
            for node in ast.walk(ast.parse(archive.read(name))):
                if isinstance(node, ast.Import):
                    found.update(alias.name for alias in node.names)
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    found.add(node.module)
    return sorted(found)


def library(arguments: str) -> bytes:
    """The standard library cut down to what a start loads and what `roots` and the wheels import."""
    asked = json.loads(arguments)
    sys.path.extend(f"/tmp/{wheel}" for wheel in asked["wheels"])
    for root in asked["roots"]:
        try:
            importlib.import_module(root)
        except ImportError as fault:
            module, _, name = root.rpartition(".")
            if module and hasattr(importlib.import_module(module), name):
                continue  # no module, but something in one
            # Guarded imports of what this platform has not are no loss; a missing engine part would be one.
            if root in asked["needed"]:
                raise
            print(f"not in Pyodide: {root} ({fault})", file=sys.stderr)
    files = {"sitecustomize.pyc": _bytecode(SITE_CUSTOMIZE, "sitecustomize.py")}
    with zipfile.ZipFile(LIBRARY) as archive:
        for name in _late(archive):
            with contextlib.suppress(ImportError):
                importlib.import_module(name)
        here = set(archive.namelist())
        for name in sorted((_from_library() | set(asked["files"])) & here):
            if name.startswith(UNWANTED):
                continue
            files[f"{name}c"] = _bytecode(archive.read(name), name)
    return _zip(files)


def engine(arguments: str) -> bytes:
    """The engine's wheel, with bytecode where the sources were; other files go in as they are."""
    asked = json.loads(arguments)
    files = {f"{name}c": _bytecode(text.encode(), name) for name, text in asked["sources"].items()}
    files |= {name: text.encode() for name, text in asked["others"].items()}
    record = next(name for name in files if name.endswith("/WHEEL")).replace("WHEEL", "RECORD")
    lines = [f"{name},sha256={_digest(data)},{len(data)}\n" for name, data in sorted(files.items())]
    files[record] = "".join([*lines, f"{record},,\n"]).encode()
    return _zip(files)


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
