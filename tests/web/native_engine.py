"""The engine answered by the test process itself, for pages in which Pyodide is not the point."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext

from raenke.worker import EngineApi

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


NO_ENGINE = """globalThis.Worker = class extends EventTarget {
  constructor(_, options) {
    super();
    void options?.type; // the page looks whether a browser reads it
  }
  postMessage() {}
  terminate() {}
};"""
"""A script for pages that are to do without an engine: it never says that it is ready."""


def answer_natively(context: BrowserContext) -> dict[str, EngineApi]:
    """Gives the pages of a context an engine in this process, a fresh one to every worker that they make; returns them.

    It answers while the test waits in a call of Playwright, and only then: `page.wait_for_timeout` lets it go on,
    `time.sleep` would not.
    """
    engines: dict[str, EngineApi] = {}

    def answer(_source: object, worker: str, request: str) -> str:
        if worker not in engines:
            engines[worker] = EngineApi()
        return engines[worker].handle(request) if request else ""

    context.expose_binding("raenkeNativeEngine", answer)
    context.add_init_script(SCRIPT)
    return engines
