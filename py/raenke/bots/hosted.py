"""Bots that are not ours, in a process of their own: whatever they do, the game goes on.

A decision that such a bot does not make, because it raises, answers nonsense, hangs or dies, is replaced by a random
legal action. After three failures in a row it is not asked any more in that game.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from typing import IO, Any, Final

from raenke.bots.entrants import Source
from raenke.bots.files import MOST_SECONDS, BadBot, BotFailed, FailureCount, Verdict
from raenke.faults import Fault
from raenke.game import View

PATIENCE: Final = MOST_SECONDS + 5.0
"""How many seconds a decision may take before the process is ended."""

STARTING: Final = 60.0
"""How many seconds starting and loading may take."""

MOST_HOSTS: Final = 8
"""How many processes are kept for the next game, by thread; the oldest is ended first."""

Report = Callable[[Verdict, Fault], None]
"""Gets each failure, and whether it is the first, another, or makes three in a row."""

_FAULT: Final = {"fault": str, "english": str, "details": dict}
"""The fields of a reply that tells a fault."""

_numbers = count()
_kept = threading.local()


class Host:
    """A process with one bot; each thread has its own."""

    def __init__(self, source: Source, patience: float = PATIENCE) -> None:
        self.source = source
        self.patience = patience
        self._start()

    def _start(self) -> None:
        ours = str(Path(__file__).parents[2])
        path = os.pathsep.join(filter(None, [ours, os.environ.get("PYTHONPATH", "")]))
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "raenke.bots.host"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,  # Ctrl-C at a terminal is for us alone
        )
        weakref.finalize(self, _end, self._process)
        self._replies: SimpleQueue[bytes] = SimpleQueue()
        threading.Thread(target=_listen, args=(self._process.stdout, self._replies), daemon=True).start()
        reply = self._exchange((self.source,), STARTING, {"name": str, "version": str})
        if "fault" in reply:
            self.close()
            raise BadBot(reply["fault"], reply["english"], **reply["details"])
        self.name, self.version = reply["name"], reply["version"]

    def ask(self, number: int, seed: int, view: View) -> int:
        """The answer of the bot of a number; BotFailed if there is none."""
        if self._process.poll() is not None:
            self._start()
        reply = self._exchange((number, seed, view), self.patience, {"action": int})
        if "fault" in reply:
            raise BotFailed(reply["fault"], reply["english"], **reply["details"])
        action: int = reply["action"]
        return action

    def _exchange(self, request: Any, patience: float, wanted: Mapping[str, type]) -> dict[str, Any]:
        """The reply, which has the wanted fields or those of a fault; BotFailed if there is none."""
        assert self._process.stdin
        try:
            self._process.stdin.write(pickle.dumps(request))
            self._process.stdin.flush()
            line = self._replies.get(timeout=patience)
        except Empty:
            self.close()
            raise BotFailed("hung", f"it gave no answer within {patience:g} seconds", seconds=int(patience)) from None
        except OSError:
            line = b""
        reply = _parsed(line, wanted)
        if reply is None:
            self.close()
            raise BotFailed("died", "its process has ended")
        return reply

    def close(self) -> None:
        """End the process; the next question starts another."""
        _end(self._process)


def _parsed(line: bytes, wanted: Mapping[str, type]) -> dict[str, Any] | None:
    """A reply, None if it is malformed: a bot can write anything where its host writes replies."""
    try:
        reply = json.loads(line)
        json.dumps(reply, ensure_ascii=False).encode()  # fails if half a character has been escaped
    except (ValueError, RecursionError):
        return None
    if not isinstance(reply, dict):
        return None
    fields = _FAULT if "fault" in reply else wanted
    if any(type(reply.get(name)) is not kind for name, kind in fields.items()):
        return None
    details = reply["details"].values() if fields is _FAULT else ()
    return reply if all(type(value) in (str, int) for value in details) else None


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    with suppress(OSError):  # something may be left in its buffer that nobody reads
        assert process.stdin
        process.stdin.close()


def _listen(stream: IO[bytes], replies: SimpleQueue[bytes]) -> None:
    """Pass lines on until the process ends; an empty one tells that."""
    with stream:
        for line in stream:
            replies.put(line)
    replies.put(b"")


def host_of(source: Source) -> Host:
    """The process with a bot that belongs to this thread, started if there is none."""
    hosts: dict[Source, Host] = _kept.__dict__.setdefault("hosts", {})
    if source not in hosts:
        hosts[source] = Host(source)
        while len(hosts) > MOST_HOSTS:
            hosts.pop(next(iter(hosts))).close()
    return hosts[source]


def checked(source: Source) -> Source:
    """The source with name and version, which loading it tells; BadBot if it is no bot."""
    try:
        host = host_of(source)
    except BotFailed as failed:
        raise BadBot("raises", str(failed), what=str(failed), line=0) from None
    found = source._replace(name=host.name, version=host.version)
    _kept.hosts[found] = _kept.hosts.pop(source)
    return found


class Hosted:
    """A bot that is not ours, for one seat of one game."""

    def __init__(self, source: Source, report: Report | None = None) -> None:
        self.name = source.name
        self.failures = FailureCount()
        self.gave_up = False
        self.first_fault: Fault | None = None
        self._source = source
        self._report = report
        self._number = next(_numbers)

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Decides at once: the bot's own decision, or a random one."""
        legal, seed = view.legal(), rng.getrandbits(64)
        if not self.gave_up:
            try:
                action = host_of(self._source).ask(self._number, seed, view)
                if action not in legal:
                    raise BotFailed("illegal", f"{action!r} is no legal action", answer=repr(action))
                self.failures.decided()
                yield action
                return
            except Fault as fault:  # a BadBot too, if it does not load a second time
                self._failed(fault)
        yield rng.choice(legal)

    def _failed(self, fault: Fault) -> None:
        verdict = self.failures.failed()
        self.gave_up = verdict == "failed"
        self.first_fault = self.first_fault or fault
        if self._report:
            self._report(verdict, fault)
