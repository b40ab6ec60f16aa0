"""Serves a built site on this machine as GitHub Pages would: gzip, max-age=600, no headers of our own."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import re
import socket
import threading
from dataclasses import dataclass
from functools import cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from tools.setup.process import echo

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".pack": "application/octet-stream",
    ".whl": "application/octet-stream",
}
PACKED = (".html", ".js", ".mjs", ".css", ".json", ".webmanifest", ".svg", ".wasm", ".ftl", ".txt")
"""Types that are gzipped on the way; archives, pictures and fonts are compressed already."""


@cache
def _packed(path: Path, mark: tuple[int, int]) -> bytes:
    return gzip.compress(path.read_bytes(), 6, mtime=0)


@cache
def _etag(path: Path, mark: tuple[int, int]) -> str:
    return f'"{hashlib.sha256(path.read_bytes()).hexdigest()[:20]}"'


def wire_size(path: Path) -> int:
    """A file's size on the wire, in bytes."""
    state = path.stat()
    if path.suffix in PACKED:
        return len(_packed(path, (state.st_size, state.st_mtime_ns)))
    return state.st_size


@dataclass(frozen=True)
class Request:
    """One request that was answered: its path, the status, and the bytes of the body on the wire."""

    path: str
    status: int
    size: int


@dataclass(frozen=True)
class Mistake:
    """A wrong, cacheable response; by default that of a host with one page for all addresses."""

    pattern: re.Pattern[str]
    status: int = HTTPStatus.OK
    type: str = "text/html; charset=utf-8"
    body: bytes = b"<!doctype html>\n<title>Welcome</title>\n<h1>Welcome</h1>\n"


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # The body goes out after its headers: waiting for their receipt would cost every small file 40 ms.
    disable_nagle_algorithm = True
    server: _Server

    def handle(self) -> None:
        with contextlib.suppress(ConnectionError, OSError):
            super().handle()

    def do_HEAD(self) -> None:
        self._answer(body=False)

    def do_GET(self) -> None:
        self._answer(body=True)

    def _find(self) -> Path | None:
        path = unquote(urlsplit(self.path).path)
        owner = self.server.owner
        if not path.startswith(owner.mount):
            return None
        inside = path.removeprefix(owner.mount)
        file = (owner.dist / (f"{inside}index.html" if inside == "" or inside.endswith("/") else inside)).resolve()
        return file if file.is_file() and file.is_relative_to(owner.dist.resolve()) else None

    def _answer(self, *, body: bool) -> None:
        refuses = self.server.owner.refuses
        if refuses is not None and refuses.search(self.path):
            # As a network that breaks down in the middle: a length is promised, and half of it comes.
            self.close_connection = True
            found = self._find()
            whole = found.read_bytes() if found else b"nothing here"
            self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(whole))
            self.wfile.write(whole[: len(whole) // 2])
            return
        mistake = self.server.owner.mistake
        if mistake is not None and mistake.pattern.search(self.path):
            wrong = {"Content-Type": mistake.type, "Cache-Control": "max-age=600"}
            self._send(HTTPStatus(mistake.status), wrong, mistake.body if body else b"")
            return
        file = self._find()
        if file is None:
            self._send(HTTPStatus.NOT_FOUND, {"Content-Type": "text/plain"}, b"not here\n" if body else b"")
            return
        state = file.stat()
        mark = (state.st_size, state.st_mtime_ns)
        tag = _etag(file, mark)
        headers = {"ETag": tag, "Cache-Control": "max-age=600", "Vary": "Accept-Encoding"}
        if self.headers.get("If-None-Match") == tag:
            self._send(HTTPStatus.NOT_MODIFIED, headers, b"")
            return
        headers["Content-Type"] = TYPES.get(file.suffix, "application/octet-stream")
        if file.suffix in PACKED and "gzip" in self.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            data = _packed(file, mark)
        else:
            data = file.read_bytes()
        self._send(HTTPStatus.OK, headers, data if body else b"")

    def _send(self, status: HTTPStatus, headers: dict[str, str], data: bytes) -> None:
        self.server.owner.log.append(Request(self.path, status, len(data)))
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: Any) -> None:
        """Silence the log line for every request."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, owner: Server) -> None:
        self.owner = owner
        self.open: set[socket.socket] = set()
        super().__init__(("127.0.0.1", owner.port), _Handler)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self.open.discard(request)
        super().shutdown_request(request)


class Server:
    """A server that tests can stop, cutting all connections, and restart at the same address.

    Another `dist` is a deployment; addresses that `refuses` matches break off half-way, those of a `mistake` are
    answered wrongly.
    """

    def __init__(self, dist: Path, mount: str = "/", port: int = 0) -> None:
        if not (mount.startswith("/") and mount.endswith("/")):
            raise ValueError(f"a mount begins and ends with a slash: {mount!r}")
        self.mount, self.port = mount, port
        self.reset(dist)
        self._server: _Server | None = None
        self._thread: threading.Thread | None = None

    def reset(self, dist: Path) -> None:
        """Serve this site, make no mistakes, and forget what was requested."""
        self.dist = dist
        self.refuses: re.Pattern[str] | None = None
        self.mistake: Mistake | None = None
        self.log: list[Request] = []

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}{self.mount}"

    @property
    def listens(self) -> bool:
        """Whether it is running."""
        return self._server is not None

    def start(self) -> Server:
        """Start listening; the first time at a free port unless one was given."""
        self._server = _Server(self)
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()
        return self

    def stop(self) -> None:
        """Stop listening and cut all open connections."""
        if self._server is None or self._thread is None:
            return
        self._server.shutdown()
        self._thread.join()
        for connection in list(self._server.open):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        self._server.server_close()
        self._server = None

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


def serve(dist: Path, port: int) -> None:
    """Serves `dist` until Ctrl-C."""
    server = Server(dist, port=port)
    with server:
        echo(f"· {server.url}  (Ctrl-C ends it)")
        with contextlib.suppress(KeyboardInterrupt):
            threading.Event().wait()
