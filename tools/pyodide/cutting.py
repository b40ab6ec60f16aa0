"""Cuts out of Pyodide's interpreter what the page can never reach: whole C modules, their libraries, and exports.

Pyodide links its interpreter for side modules, which may call any function; the page loads none. So only what its
script and the kept modules refer to has to stay. Functions that go become a trap; nothing else moves.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.pyodide.wasm import (
    CODE,
    DATA,
    DATA_COUNT,
    EXPORT,
    FUNCTION_KIND,
    GLOBAL_KIND,
    Export,
    Module,
    to_signed,
    to_unsigned,
)
from tools.setup.process import BuildError

MODULES = Path(__file__).resolve().parent / "cut_modules.txt"

LIBRARIES = (
    ("ffi_prep_cif", "hiwire_intern"),
    ("lzma_version_number", "adler32_z"),
    ("_ZNSt3__26__sortIRNS_6__lessIccEEPcEEvT0_S5_T_", "accept"),
)
"""Linked libraries by their first export and the first one after them: libffi; liblzma to bzip2; the C++ library."""

SET_UP = "_ZNSt3__28ios_base4InitC1Ev"
"""Sets up the streams of the C++ library, which nobody uses; it only returns its argument instead."""

TRAP = bytes([0, 0x00, 0x0B])
IDENTITY = bytes([0, 0x20, 0, 0x0B])

LOWEST = 1024
"""The address below which nothing lies."""

MIN_REFERENCES, MAX_SPACING, MIN_SIZE = 16, 2000, 2048
"""A block of data is cut code's own if it has so many references from there, so dense, and none from elsewhere."""

MIN_TABLE, MAX_GAP = 100, 3000
"""The same for constants that cut data points to: so many pointers, with no larger gaps."""

POINTER = 4

Span = tuple[int, int]


def cut_modules() -> set[str]:
    """Names of the C modules to cut."""
    lines = MODULES.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


class Cut:
    """Decides what of an interpreter goes, and writes the rest."""

    def __init__(self, interpreter: bytes, wanted: Iterable[str], modules: set[str]) -> None:
        self.module = Module(interpreter)
        self.wanted = set(wanted)
        self.memory = self.module.memory()
        self.references = self.module.references()
        self.by_name = {export.name: export for export in self.module.exports}
        self.kept_exports = [
            e for e in self.module.exports if e.name in self.wanted or e.kind not in (FUNCTION_KIND, GLOBAL_KIND)
        ]
        self.builtins = self._builtins()
        if unknown := modules - set(self.builtins):
            raise BuildError(f"{MODULES.name} lists what is not in Pyodide's interpreter: {', '.join(sorted(unknown))}")
        self.runs = self._runs(modules)
        self.live = self._live()
        self._drop_builtins(modules)

    def _address(self, name: str) -> int:
        value = self.module.globals[self.by_name[name].index - self.module.imported_globals]
        if value is None:
            raise BuildError(f"Pyodide's interpreter has no address of {name}")
        return value

    def _function(self, name: str) -> int:
        if name not in self.by_name:
            raise BuildError(f"Pyodide's interpreter has no {name}: adapt tools/pyodide/cutting.py")
        return self.by_name[name].index

    def _word(self, address: int) -> int:
        return int.from_bytes(self.memory[address : address + POINTER], "little")

    def _builtins(self) -> dict[str, tuple[int, int]]:
        """Python's table of compiled modules: name, place of its entry, and function that creates it."""
        found = {}
        entry = self._word(self._address("PyImport_Inittab"))
        while name_at := self._word(entry):
            name = bytes(self.memory[name_at : self.memory.index(0, name_at)]).decode()
            found[name] = entry, self.module.slots[self._word(entry + POINTER) - self.module.first_slot]
            entry += 2 * POINTER
        return found

    def _drop_builtins(self, modules: set[str]) -> None:
        """Remove the modules from Python's table, so that they are not found."""
        entries = [entry for entry, _ in self.builtins.values()]
        kept = [
            bytes(self.memory[e : e + 2 * POINTER]) for name, (e, _) in self.builtins.items() if name not in modules
        ]
        fresh = b"".join(kept).ljust(len(entries) * 2 * POINTER, b"\0")
        self.memory[entries[0] : entries[0] + len(fresh)] = fresh

    def _runs(self, modules: set[str]) -> list[Span]:
        """Ranges of functions to cut. The linker keeps the order of files; each begins with what creates its module."""
        firsts = sorted((function, name) for name, (_, function) in self.builtins.items())
        after_last = self._function("ffi_prep_cif")
        spans = []
        for (first, name), (end, _) in zip(firsts, [*firsts[1:], (after_last, "")], strict=True):
            if name in modules:
                # After the last module follow libraries of other modules.
                spans.append((first, end if end != after_last else first + 1))
        spans += [(self._function(first), self._function(end)) for first, end in LIBRARIES]
        runs: list[Span] = []
        for first, end in sorted(spans):
            if runs and runs[-1][1] == first:
                runs[-1] = runs[-1][0], end
            else:
                runs.append((first, end))
        return runs

    def _cut_slots(self) -> set[int]:
        """Slots of the function table that belong to cut code; merged equal functions have several."""
        slots = self.module.slots
        count = Counter(slots)
        created = {function for _, function in self.builtins.values()}
        place = {function: slot for slot, function in enumerate(slots)}
        found: set[int] = set()
        for first, end in self.runs:
            own = [place[f] for f in range(first, end) if count[f] == 1 and f not in created]
            found.update(range(min(own), max(own) + 1) if own else ())
            found.update(place[f] for f in range(first, end) if f in created)
        return found

    def _live(self) -> set[int]:
        """Functions that are exported, called through the table from kept code, or called by such ones."""
        cut = {function for first, end in self.runs for function in range(first, end)}
        cut_slots = self._cut_slots()
        waiting = [e.index for e in self.kept_exports if e.kind == FUNCTION_KIND]
        waiting += [f for slot, f in enumerate(self.module.slots) if f not in cut or slot not in cut_slots]
        set_up = self._function(SET_UP)
        live: set[int] = set()
        while waiting:
            function = waiting.pop()
            if function in live or function < self.module.imported_functions:
                continue
            live.add(function)
            if function != set_up:
                waiting += self.references[function - self.module.imported_functions].functions
        return live

    def _referrers(self) -> dict[int, set[int]]:
        """By address: the runs of cut code that mention it; -1 for live code, and -2 for other code that goes."""
        run_of = {f: number for number, (first, end) in enumerate(self.runs) for f in range(first, end)}
        found: dict[int, set[int]] = {}
        for number, references in enumerate(self.references, self.module.imported_functions):
            who = -1 if number in self.live else run_of.get(number, -2)
            for constant in references.constants:
                if LOWEST <= constant < len(self.memory):
                    found.setdefault(constant, set()).add(who)
        for export in self.kept_exports:
            if export.kind == GLOBAL_KIND:
                found.setdefault(self._address(export.name), set()).add(-1)
        return found

    def cut_data(self) -> list[Span]:
        """Blocks of memory that only cut code uses, such as the tables of East Asian encodings."""
        referrers = self._referrers()
        addresses = sorted(referrers)
        # Round numbers are limits and masks, hardly ever addresses.
        live = [a for a in addresses if -1 in referrers[a] and (a & 0xFFF) not in (0, 0xFFF)]
        variables = min(
            self._address(name) for name in self.by_name if name.endswith("_Type") and name.startswith("Py")
        )
        spans: list[Span] = []
        for run in range(len(self.runs)):
            blocks = list(_blocks(addresses, referrers, run))
            pointed = {
                self._word(at)
                for start, end in blocks
                if start >= variables
                for at in range(-(-start // POINTER) * POINTER, end - POINTER + 1, POINTER)
            }
            spans += blocks
            spans += _tables(sorted(p for p in pointed if LOWEST <= p < variables), live)
        return _merged(spans)

    def _data(self) -> list[bytes]:
        """The initial memory without the blocks that go, as segments."""
        gaps = self.cut_data()
        out = []
        for address, first, last in self.module.segments:
            end, start = address + last - first, address
            for gap, after in [*(span for span in gaps if span[0] < end and span[1] > address), (end, end)]:
                if gap > start:
                    piece = bytes(self.memory[start:gap])
                    out.append(bytes([0, 0x41]) + to_signed(start) + b"\x0b" + to_unsigned(len(piece)) + piece)
                start = max(start, after)
        return out

    def _body(self, number: int, span: Span) -> bytes:
        if number == self._function(SET_UP):
            return IDENTITY
        return self.module.data[span[0] : span[1]] if number in self.live else TRAP

    def written(self) -> bytes:
        """The interpreter without what goes."""
        bodies = [self._body(n, span) for n, span in enumerate(self.module.bodies, self.module.imported_functions)]
        segments = self._data()
        return self.module.rewritten(
            {
                EXPORT: _vector(_export(export) for export in self.kept_exports),
                DATA_COUNT: to_unsigned(len(segments)),
                CODE: _vector(to_unsigned(len(body)) + body for body in bodies),
                DATA: _vector(segments),
            }
        )


def _vector(items: Iterable[bytes]) -> bytes:
    listed = list(items)
    return to_unsigned(len(listed)) + b"".join(listed)


def _export(export: Export) -> bytes:
    name = export.name.encode()
    return to_unsigned(len(name)) + name + bytes([export.kind]) + to_unsigned(export.index)


def _blocks(addresses: list[int], referrers: dict[int, set[int]], run: int) -> Iterator[Span]:
    """Stretches of memory that a run of cut code refers to densely, and live code nowhere."""
    own: list[int] = []
    for address in [*addresses, -1]:
        if address < 0 or -1 in referrers[address]:
            if len(own) >= MIN_REFERENCES and MIN_SIZE <= own[-1] - own[0] < MAX_SPACING * len(own):
                yield own[0], own[-1]
            own = []
        elif run in referrers[address]:
            own.append(address)


def _tables(pointed: list[int], live: list[int]) -> Iterator[Span]:
    """Stretches of constants that many pointers go to, and live code refers to nowhere."""
    own: list[int] = []
    for address in [*pointed, 1 << 32]:
        if own and (address - own[-1] > MAX_GAP or bisect_right(live, address) > bisect_left(live, own[-1] + 1)):
            if len(own) >= MIN_TABLE and own[-1] - own[0] >= MIN_SIZE:
                yield own[0], own[-1]
            own = []
        own.append(address)


def _merged(spans: list[Span]) -> list[Span]:
    out: list[Span] = []
    for start, end in sorted(spans):
        if out and start <= out[-1][1]:
            out[-1] = out[-1][0], max(end, out[-1][1])
        else:
            out.append((start, end))
    return out
