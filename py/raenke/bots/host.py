"""The process in which a bot that is not ours runs: it gets views and seeds, and answers with actions.

Requests are pickles on standard input, since views are Python objects and their sender is trusted; answers are lines of
JSON, since whoever reads them must not trust a bot. What a bot prints goes to standard error.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
import threading
from queue import SimpleQueue
from random import Random
from typing import IO, Any, Final

from raenke.bots.files import answers
from raenke.faults import Fault

MOST_MEMORY: Final = 4 * 2**30
"""Of data, in bytes, where the system can limit it: more raises a MemoryError in the bot."""

MOST_BOTS: Final = 64
"""How many of its bots are kept, one a seat and game; the oldest is forgotten first."""


def main() -> None:
    """Answer requests until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this process ends it
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    _limit_memory()
    requests: SimpleQueue[Any] = SimpleQueue()
    threading.Thread(target=_receive, args=(sys.stdin.buffer, requests), daemon=True).start()
    handler = _Handler()
    while True:
        try:
            reply = handler.handle(*requests.get())
        except Fault as fault:
            reply = {"fault": fault.id, "english": str(fault), "details": fault.details}
        replies.write(json.dumps(reply) + "\n")
        replies.flush()


class _Handler:
    """Answers requests about one bot."""

    def __init__(self) -> None:
        self._bots: dict[int, Any] = {}
        self._loaded: Any = None

    def handle(self, *request: Any) -> dict[str, Any]:
        """`(source,)` loads it; `(number, seed, view)` asks the bot of that number, made when first asked."""
        if len(request) == 1:
            self._loaded = request[0].load()
            return {"name": self._loaded.name, "version": self._loaded.version}
        number, seed, view = request
        if number not in self._bots:
            self._bots[number] = self._loaded.new()
            if len(self._bots) > MOST_BOTS:
                del self._bots[min(self._bots)]
        *_, action = answers(self._bots[number], view, Random(seed))
        return {"action": action}


def _receive(stream: IO[bytes], requests: SimpleQueue[Any]) -> None:
    """Pass requests on; at the end leave at once, even if the bot hangs."""
    try:
        while True:
            requests.put(pickle.load(stream))
    finally:
        os._exit(0)


def _limit_memory() -> None:
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    if most == resource.RLIM_INFINITY or most > MOST_MEMORY:
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, most))


if __name__ == "__main__":
    main()
