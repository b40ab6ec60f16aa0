"""A WebDriver client as small as it can be, for WebKitGTK."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tools.setup.system import WebKit


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Session:
    """MiniBrowser on a virtual screen, driven over HTTP; one home folder is one profile."""

    def __init__(self, webkit: WebKit, home: Path) -> None:
        self.port = free_port()
        self._id = ""
        command = [str(webkit.xvfb_run), "-a", str(webkit.driver), f"--port={self.port}", "--host=127.0.0.1"]
        home.mkdir(exist_ok=True)
        places = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "XDG_CACHE_HOME": str(home / "cache")}
        switches = {
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "LANGUAGE": "en",
        }
        self._process = subprocess.Popen(
            command,
            env={**os.environ, **places, **switches},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._wait_for_driver()
        options = {"binary": str(webkit.browser), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._id = self._ask("POST", "/session", wanted)["sessionId"]
        self._post("timeouts", {"script": 120_000, "pageLoad": 60_000})

    def _wait_for_driver(self) -> None:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        raise TimeoutError("WebKitWebDriver does not listen")

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=150) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as fault:
            with fault:
                raise RuntimeError(fault.read().decode()[:2000]) from None

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        return self._ask("POST", f"/session/{self._id}/{path}", body)

    def go(self, url: str) -> None:
        """Opens an address."""
        self._post("url", {"url": url})

    def run(self, function: str) -> Any:
        """What an async JavaScript function returns, called without arguments."""
        ends = "value => done({ value }), fault => done({ fault: String(fault) })"
        script = f"const done = arguments[0]; ({function})().then({ends})"
        answer = self._post("execute/async", {"script": script, "args": []})
        if "fault" in answer:
            raise RuntimeError(answer["fault"])
        return answer.get("value")

    def close(self) -> None:
        """Ends the browser, the driver and the screen."""
        try:
            self._ask("DELETE", f"/session/{self._id}")
        finally:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait(timeout=20)
