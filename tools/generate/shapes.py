"""Generates `shapes.d.ts` for the page from the engine's `shapes.py`, so that both agree on types.

Reads the source, not the module: only the source still knows the names of aliases (`Seat` is `int` at run time).

An alias of `str` in a game's module (`CharacterCode = str`) becomes the union of the codes that the game's facts have
at its places.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.generate import game_facts
from tools.setup.process import ROOT, BuildError

PACKAGE = ROOT / "py" / "raenke"
PAGE = ROOT / "web" / "js"
COMMON = "raenke.shapes"
"""The module of what is common to all games; theirs import from it, and from nothing else but `typing`."""

HEAD = """\
// Made from {source} by `python build.py shapes`. Change it there.
"""
FACTS = "GameFact"
"""The class whose subclass in a game's module describes the game's facts."""

PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null", "Any": "any"}


class _Writer:
    """Translates one module's declarations into TypeScript; anything unknown is an error."""

    def __init__(self, tree: ast.Module, source: str, codes: Mapping[str, list[str]]) -> None:
        self.names = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
        self.names |= {alias[0] for node in tree.body if (alias := _alias(node))}
        self.blocks = [HEAD.format(source=source)]
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module == COMMON:
                names = [alias.name for alias in node.names]
                self.names |= {*names}
                self.blocks.append(f'import {{ {", ".join(names)} }} from "../engine/shapes";\n')
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self.blocks.append(self._interface(node))
            elif alias := _alias(node):
                union = " | ".join(f'"{code}"' for code in codes.get(alias[0], ()))
                self.blocks.append(f"export type {alias[0]} = {union or self._type(alias[1])};\n")
            elif not isinstance(node, ast.ImportFrom) and not _docstring(node):
                raise _unknown(node, "neither an alias nor a TypedDict")

    @property
    def text(self) -> str:
        return "\n".join(self.blocks)

    def _interface(self, node: ast.ClassDef) -> str:
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        if len(bases) != len(node.bases) or not all(base == "TypedDict" or base in self.names for base in bases):
            raise _unknown(node, f"{node.name} is no TypedDict")
        parents = [base for base in bases if base != "TypedDict"]
        total = not any(
            word.arg == "total" and isinstance(word.value, ast.Constant) and word.value.value is False
            for word in node.keywords
        )
        lines = [_comment(ast.get_docstring(node))]
        lines.append(f"export interface {node.name}{' extends ' + ', '.join(parents) if parents else ''} {{")
        for part in node.body:
            if _docstring(part):
                continue
            if not (isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)):
                raise _unknown(part, f"{node.name} may only hold annotated keys")
            kind, optional = part.annotation, not total
            match kind:
                case ast.Subscript(value=ast.Name(id="NotRequired" | "Required" as name), slice=inner):
                    kind, optional = inner, name == "NotRequired"
            lines.append(f"  {part.target.id}{'?' if optional else ''}: {self._type(kind)};")
        return "\n".join(line for line in [*lines, "}"] if line) + "\n"

    def _type(self, node: ast.expr) -> str:
        match node:
            case ast.Name(id=name) if name in PLAIN:
                return PLAIN[name]
            case ast.Name(id=name) if name in self.names:
                return name
            case ast.Constant(value=None):
                return "null"
            case ast.Constant(value=str() as name) if name in self.names:
                return name
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self._type(left)} | {self._type(right)}"
            case ast.Subscript(value=ast.Name(id=name), slice=inner):
                return self._generic(name, inner)
        raise _unknown(node, f"no TypeScript is known for {ast.unparse(node)}")

    def _generic(self, name: str, inner: ast.expr) -> str:
        parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        if name == "Literal":
            return " | ".join(_literal(part) for part in parts)
        types = [self._type(part) for part in parts]
        if name == "list" and len(types) == 1:
            return f"({types[0]})[]" if " | " in types[0] else f"{types[0]}[]"
        if name == "dict" and len(types) == 2:
            return f"Record<{types[0]}, {types[1]}>"
        if name == "tuple":
            return f"[{', '.join(types)}]"
        raise _unknown(inner, f"no TypeScript is known for {name}[...]")


def _alias(node: ast.stmt) -> tuple[str, ast.expr] | None:
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return name, value
    return None


def _docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _literal(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str() as text):
            return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
        case ast.Constant(value=bool() as truth):
            return "true" if truth else "false"
        case ast.Constant(value=int() as number):
            return str(number)
    raise _unknown(node, "a Literal of this kind is not known")


def _comment(text: str | None) -> str:
    if not text:
        return ""
    lines = re.sub(r"\*/", "* /", text).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def _unknown(node: ast.AST, why: str) -> BuildError:
    return BuildError(f"shapes.py, line {getattr(node, 'lineno', 0)}: {why}")


class _Codes:
    """Collects the codes that a game's facts have where its declarations name an alias of `str`."""

    def __init__(self, tree: ast.Module, facts: Mapping[str, Any]) -> None:
        aliases = (alias for node in tree.body if (alias := _alias(node)))
        self.found: dict[str, dict[str, None]] = {
            name: {} for name, value in aliases if isinstance(value, ast.Name) and value.id == "str"
        }
        self.classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        for node in self.classes.values():
            if any(isinstance(base, ast.Name) and base.id == FACTS for base in node.bases):
                self._visit(ast.Name(node.name), facts)

    def _visit(self, kind: ast.expr, value: Any) -> None:
        match kind:
            case ast.Name(id=name) if name in self.found:
                self.found[name][value] = None
            case ast.Name(id=name) if name in self.classes:
                for part in self.classes[name].body:
                    if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                        self._visit(part.annotation, value[part.target.id])
            case ast.BinOp(left=left, right=right) if value is not None:
                self._visit(left, value)
                self._visit(right, value)
            case ast.Subscript(value=ast.Name(id="list"), slice=inner):
                for each in value:
                    self._visit(inner, each)
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, inner])):
                for each, part in value.items():
                    self._visit(key, each)
                    self._visit(inner, part)


def typescript(text: str, source: str = "shapes.py", facts: Mapping[str, Any] | None = None) -> str:
    """TypeScript declarations for the source text of a module of TypedDicts and aliases."""
    tree = ast.parse(text)
    codes = {} if facts is None else {name: [*found] for name, found in _Codes(tree, facts).found.items()}
    if empty := [name for name, found in codes.items() if not found]:
        raise BuildError(f"{source}: the facts have no codes for {', '.join(empty)}")
    return _Writer(tree, source, codes).text


def declarations(package: Path = PACKAGE, page: Path = PAGE) -> dict[Path, Path]:
    """Each `shapes.py` with the `shapes.d.ts` that is generated from it."""
    found = {package / "shapes.py": page / "engine" / "shapes.d.ts"}
    for source in sorted(package.glob("*/shapes.py")):
        found[source] = page / source.parent.name / "shapes.d.ts"
    return found


def _made(source: Path) -> str:
    named = source.relative_to(ROOT).as_posix() if source.is_relative_to(ROOT) else source.name
    return typescript(source.read_text(encoding="utf-8"), named, game_facts.facts_of(source.parent.name))


def made() -> dict[Path, str]:
    """The contents that the files should have now."""
    return {target: _made(source) for source, target in declarations().items()}
