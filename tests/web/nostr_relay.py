"""A Nostr relay as small as the tests need it (NIP-01: EVENT, REQ, CLOSE), on the loopback, in a thread of its own."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import json
import struct
import threading
from typing import Any

ACCEPT = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Client:
    """A connection by WebSocket (RFC 6455), and what it has subscribed to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.filters: dict[str, list[dict[str, Any]]] = {}

    async def shake_hands(self) -> None:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        fields = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
        key = next(value for name, value in fields.items() if name.lower() == "sec-websocket-key")
        accepted = base64.b64encode(hashlib.sha1((key + ACCEPT).encode()).digest()).decode()
        lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"]
        self.writer.write("\r\n".join([*lines, f"Sec-WebSocket-Accept: {accepted}", "", ""]).encode())

    def send(self, message: Any, kind: int = TEXT) -> None:
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        size = len(data)
        length = (
            bytes([size])
            if size < 126
            else struct.pack(">BH", 126, size)
            if size < 65536
            else struct.pack(">BQ", 127, size)
        )
        self.writer.write(bytes([0x80 | kind]) + length + data)

    async def receive(self) -> tuple[int, bytes]:
        """One message, however many frames it has."""
        whole, kind = b"", 0
        while True:
            first, second = await self.reader.readexactly(2)
            size = second & 127
            if size == 126:
                (size,) = struct.unpack(">H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", await self.reader.readexactly(8))
            mask = await self.reader.readexactly(4)
            data = await self.reader.readexactly(size)
            whole += bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
            kind = first & 15 or kind
            if first & 128:
                return kind, whole

    def wants(self, event: dict[str, Any]) -> list[str]:
        """The subscriptions that an event belongs to."""
        tags = {(tag[0], tag[1]) for tag in event["tags"] if len(tag) > 1}

        def fits(one: dict[str, Any]) -> bool:
            if "kinds" in one and event["kind"] not in one["kinds"]:
                return False
            asked = [(name[1:], values) for name, values in one.items() if name.startswith("#")]
            return all(any((name, value) in tags for value in values) for name, values in asked)

        return [name for name, filters in self.filters.items() if any(fits(one) for one in filters)]


class Relay:
    """Runs while it is entered; `events` are all that it was given. `stop` and `start` as often as a test likes."""

    def __init__(self) -> None:
        self.events: list[dict[str, Any]] = []
        self.port = 0
        self._clients: set[Client] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._server: asyncio.Server | None = None

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def __enter__(self) -> Relay:
        self._thread.start()
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def start(self) -> None:
        asyncio.run_coroutine_threadsafe(self._start(), self._loop).result(10)

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result(10)

    async def _start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _stop(self) -> None:
        if self._server:
            self._server.close()
        for client in [*self._clients]:
            client.writer.transport.abort()
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}), return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        client = Client(reader, writer)
        self._clients.add(client)
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            await client.shake_hands()
            while True:
                kind, data = await client.receive()
                if kind == CLOSE:
                    break
                if kind == PING:
                    client.send(data, PONG)
                elif kind == TEXT:
                    self._answer(client, json.loads(data))
        self._clients.discard(client)
        writer.close()

    def _answer(self, client: Client, message: list[Any]) -> None:
        match message:
            case ["EVENT", event]:
                self.events.append(event)
                client.send(["OK", event["id"], True, ""])
                for other in self._clients:
                    for name in other.wants(event):
                        other.send(["EVENT", name, event])
            case ["REQ", name, *filters]:
                client.filters[name] = filters
                client.send(["EOSE", name])
            case ["CLOSE", name]:
                client.filters.pop(name, None)
