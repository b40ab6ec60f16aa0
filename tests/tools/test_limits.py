"""Limits that the page and the command share, each written down once in its language."""

from __future__ import annotations

import re
from pathlib import Path

from raenke.cli.streams import LARGEST_INPUT

ROOT = Path(__file__).parents[2]


def test_the_command_reads_files_as_large_as_the_page_does() -> None:
    text = (ROOT / "web" / "js" / "storage" / "import_export.js").read_text(encoding="utf-8")
    found = re.search(r"MAX_FILE_SIZE = ([\d_]+);", text)
    assert found
    assert int(found[1]) == LARGEST_INPUT
