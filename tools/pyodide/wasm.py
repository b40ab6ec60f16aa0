"""Reads and rewrites WebAssembly modules, as far as cutting Pyodide's interpreter needs it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

IMPORT, GLOBAL, EXPORT, ELEMENT, CODE, DATA, DATA_COUNT = 2, 6, 7, 9, 10, 11, 12
"""Section ids."""

FUNCTION_KIND, TABLE_KIND, MEMORY_KIND, GLOBAL_KIND, TAG_KIND = range(5)
"""What an import or export is."""

_CONST = 0x41
_END = 0x0B
_REF_TYPES = (0x63, 0x64)
"""Prefixes of a reference type that is spelled out."""


def unsigned(data: bytes, at: int) -> tuple[int, int]:
    """An unsigned LEB128 number, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7


def signed(data: bytes, at: int) -> tuple[int, int]:
    """A signed LEB128 number, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return (value - (1 << shift) if byte & 64 else value), at


def to_unsigned(value: int) -> bytes:
    """The number as unsigned LEB128."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def to_signed(value: int) -> bytes:
    """The number as signed LEB128."""
    out = bytearray()
    while not -64 <= value < 64:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value & 127])


@dataclass(frozen=True)
class Export:
    """What a module offers under a name."""

    name: str
    kind: int
    index: int


@dataclass(frozen=True)
class References:
    """The functions that one function calls or refers to, and the constants in it: any may be an address."""

    functions: frozenset[int]
    constants: frozenset[int]


def _name(data: bytes, at: int) -> tuple[str, int]:
    length, at = unsigned(data, at)
    return data[at : at + length].decode(), at + length


def _value_type(data: bytes, at: int) -> int:
    """Where a value type or block type ends."""
    return signed(data, at + 1 if data[at] in _REF_TYPES else at)[1]


class Module:
    """A module that was linked to run at fixed addresses: one memory, one table, filled by active segments."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.sections: list[tuple[int, int, int]] = []
        """Id, start and end of each section's contents."""
        at = 8
        while at < len(data):
            kind, (size, start) = data[at], unsigned(data, at + 1)
            self.sections.append((kind, start, start + size))
            at = start + size
        self._starts = {kind: start for kind, start, _ in self.sections if kind}
        kinds = list(self._import_kinds())
        self.imported_functions = kinds.count(FUNCTION_KIND)
        self.imported_globals = kinds.count(GLOBAL_KIND)
        self.exports = list(self._exports())
        self.globals = list(self._globals())
        """Initial values of the module's own globals; None where that is no number."""
        self.bodies = list(self._bodies())
        """Start and end of each of the module's own functions."""
        self.first_slot, self.slots = self._table()
        self.segments = list(self._segments())
        """Address, start and end of each piece of initial memory."""

    def _import_kinds(self) -> Iterator[int]:
        data = self.data
        count, at = unsigned(data, self._starts[IMPORT])
        for _ in range(count):
            at = _name(data, _name(data, at)[1])[1]
            kind = data[at]
            at += 1
            if kind == TABLE_KIND:
                at = _value_type(data, at)
            if kind in (TABLE_KIND, MEMORY_KIND):
                limits, at = unsigned(data, at)
                at = unsigned(data, at)[1]
                at = unsigned(data, at)[1] if limits & 1 else at
            elif kind == GLOBAL_KIND:
                at = _value_type(data, at) + 1
            else:
                at = unsigned(data, at + 1 if kind == TAG_KIND else at)[1]
            yield kind

    def _exports(self) -> Iterator[Export]:
        count, at = unsigned(self.data, self._starts[EXPORT])
        for _ in range(count):
            name, at = _name(self.data, at)
            index, end = unsigned(self.data, at + 1)
            yield Export(name, self.data[at], index)
            at = end

    def _globals(self) -> Iterator[int | None]:
        count, at = unsigned(self.data, self._starts[GLOBAL])
        for _ in range(count):
            at = _value_type(self.data, at) + 1
            value = None
            if self.data[at] == _CONST:
                value, at = signed(self.data, at + 1)
            yield value
            at = self.data.index(_END, at) + 1

    def _bodies(self) -> Iterator[tuple[int, int]]:
        count, at = unsigned(self.data, self._starts[CODE])
        for _ in range(count):
            size, start = unsigned(self.data, at)
            at = start + size
            yield start, at

    def _table(self) -> tuple[int, list[int]]:
        count, at = unsigned(self.data, self._starts[ELEMENT])
        if count != 1 or self.data[at : at + 2] != bytes([0, _CONST]):
            raise ValueError("the table is not filled by one segment at a fixed place")
        first, at = signed(self.data, at + 2)
        count, at = unsigned(self.data, at + 1)
        slots = []
        for _ in range(count):
            function, at = unsigned(self.data, at)
            slots.append(function)
        return first, slots

    def _segments(self) -> Iterator[tuple[int, int, int]]:
        count, at = unsigned(self.data, self._starts[DATA])
        for _ in range(count):
            if self.data[at : at + 2] != bytes([0, _CONST]):
                raise ValueError("memory is not filled at fixed addresses")
            address, at = signed(self.data, at + 2)
            size, at = unsigned(self.data, at + 1)
            yield address, at, at + size
            at += size

    def memory(self) -> bytearray:
        """The initial memory."""
        filled = bytearray(max(address + end - start for address, start, end in self.segments))
        for address, start, end in self.segments:
            filled[address : address + end - start] = self.data[start:end]
        return filled

    def references(self) -> list[References]:
        """What each of the module's own functions refers to."""
        return [_references(self.data, start, end) for start, end in self.bodies]

    def rewritten(self, contents: dict[int, bytes]) -> bytes:
        """The module with other contents of some sections, and without custom ones but the first, for linking."""
        out = bytearray(self.data[:8])
        for number, (kind, start, end) in enumerate(self.sections):
            if kind or not number:
                body = contents.get(kind, self.data[start:end]) if kind else self.data[start:end]
                out += bytes([kind]) + to_unsigned(len(body)) + body
        return bytes(out)


_ONE_INDEX = frozenset(
    [*range(0x07, 0x0A), 0x0C, 0x0D, 0x10, 0x12, 0x14, 0x15, 0x18, *range(0x20, 0x27), 0x3F, 0x40, 0xD2, 0xD5, 0xD6]
)
_TWO_INDICES = frozenset([0x11, 0x13])
_TYPED = frozenset([0x02, 0x03, 0x04, 0x06, 0xD0])
_CALLS = frozenset([0x10, 0x12, 0xD2])


def _references(data: bytes, start: int, end: int) -> References:
    """Decode one function; the opcodes are those of the core specification with exceptions, SIMD and bulk memory."""
    functions: set[int] = set()
    constants: set[int] = set()
    groups, at = unsigned(data, start)
    for _ in range(groups):
        at = _value_type(data, unsigned(data, at)[1])
    while at < end:
        code = data[at]
        at += 1
        if code in _ONE_INDEX:
            value, at = unsigned(data, at)
            if code in _CALLS:
                functions.add(value)
        elif 0x28 <= code <= 0x3E:  # loads and stores
            align, at = unsigned(data, at)
            at = unsigned(data, at)[1] if align & 64 else at
            value, at = unsigned(data, at)
            constants.add(value)
        elif code == _CONST:
            value, at = signed(data, at)
            constants.add(value & 0xFFFFFFFF)
        elif code == 0x42:  # i64.const: compilers join two stores of addresses
            value, at = signed(data, at)
            constants.update((value & 0xFFFFFFFF, value >> 32 & 0xFFFFFFFF))
        elif code in _TYPED:
            at = _value_type(data, at)
        elif code in (0x43, 0x44):  # floating-point constants
            at += 4 if code == 0x43 else 8
        elif code in _TWO_INDICES:
            at = unsigned(data, unsigned(data, at)[1])[1]
        elif code == 0x0E:  # br_table
            count, at = unsigned(data, at)
            for _ in range(count + 1):
                at = unsigned(data, at)[1]
        elif code == 0x1C:  # select with types
            count, at = unsigned(data, at)
            for _ in range(count):
                at = _value_type(data, at)
        elif code == 0x1F:  # try_table
            count, at = unsigned(data, _value_type(data, at))
            for _ in range(count):
                at = unsigned(data, unsigned(data, at + 1)[1] if data[at] < 2 else at + 1)[1]
        elif code == 0xFC:
            operation, at = unsigned(data, at)
            for _ in range(2 if operation in (8, 10, 12, 14) else 1 if operation > 8 else 0):
                at = unsigned(data, at)[1]
        elif code == 0xFD:
            at = _skip_vector(data, at, constants)
        elif code > 0xFA:
            raise ValueError(f"unknown instruction {code:#x}")
    if at != end:
        raise ValueError("a function does not end where it should")
    return References(frozenset(functions), frozenset(constants))


def _skip_vector(data: bytes, at: int, constants: set[int]) -> int:
    """Where a SIMD instruction ends; its constants are collected."""
    operation, at = unsigned(data, at)
    if operation <= 11 or 84 <= operation <= 93:
        value, at = unsigned(data, unsigned(data, at)[1])
        constants.add(value)
        return at + 1 if 84 <= operation <= 91 else at
    if operation in (12, 13):
        if operation == 12:
            constants.update(int.from_bytes(data[place : place + 4], "little") for place in range(at, at + 16, 4))
        return at + 16
    return at + 1 if 21 <= operation <= 34 else at
