"""Packs the site's large files with zstd, which the page decompresses itself, whatever the host compresses."""

from __future__ import annotations

import hashlib
from pathlib import Path

import zstandard

from tools.setup.env import fingerprint

SUFFIX = ".pack"
"""Of a packed file: a name that no host takes for something to compress, or to send as already decompressed."""

PARAMETERS = zstandard.ZstdCompressionParameters.from_level(22, window_log=21)
"""The strongest level; a larger window saves 13 kB, but the page's decoder moves the whole window at every block."""


def pack(root: Path, data: bytes) -> bytes:
    """The data compressed, from `build/packed` if it was packed before (the strongest level takes seconds)."""
    mark = fingerprint(hashlib.sha256(data).hexdigest(), zstandard.__version__, Path(__file__))
    kept = root / "build" / "packed" / mark[:16]
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_name(f"{kept.name}.new")
        fresh.write_bytes(zstandard.ZstdCompressor(compression_params=PARAMETERS).compress(data))
        fresh.replace(kept)
    return kept.read_bytes()


def unpack(data: bytes) -> bytes:
    """What `pack` was given."""
    return zstandard.ZstdDecompressor().decompress(data)
