"""Notes what no page of ours may do: ask another origin, throw, or run into its own security policy."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext


def origin_of(url: str) -> str:
    """Scheme, host and port of an address."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


class Watch:
    """Notes the faults of all pages of some contexts."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.faults: list[str] = []

    def over(self, context: BrowserContext) -> None:
        """Watches a context with all its pages and workers."""
        context.on("request", lambda request: self._request(request.url))
        context.on("weberror", lambda fault: self.faults.append(f"uncaught: {fault.error}"))
        context.on("console", lambda message: self._console(message.text))

    def _request(self, url: str) -> None:
        if not url.startswith(("data:", "blob:", "about:")) and origin_of(url) != self.origin:
            self.faults.append(f"foreign request: {url}")

    def _console(self, text: str) -> None:
        if "Content Security Policy" in text or "Content-Security-Policy" in text:
            self.faults.append(text)
