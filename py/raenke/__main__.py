"""Entry point of `python -m raenke`, the same as the command `raenke`."""

from __future__ import annotations

import sys

from raenke.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
