"""Page code evaluated under Node, for what needs words or numbers of the page but no browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

from tools.setup import env
from tools.setup.process import ROOT
from tools.site.vendor import fill_vendor

SESSION: Final = ROOT / "tests" / "js" / "session.mjs"


class NodeSession:
    """A Node process that has imported a module; `evaluate` is that of a page of Playwright."""

    def __init__(self, module: Path) -> None:
        node = env.ensure_npm()
        fill_vendor(ROOT)
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            [node.node, SESSION, module], stdin=pipe, stdout=pipe, text=True, encoding="utf-8"
        )

    def evaluate(self, source: str, argument: Any = None) -> Any:
        """The value of an expression, or of a function applied to the argument."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps([source, argument]) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "Node has ended"
        reply = json.loads(line)
        assert "fault" not in reply, reply["fault"]
        return reply["value"]

    def __enter__(self) -> NodeSession:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.__exit__(None, None, None)
