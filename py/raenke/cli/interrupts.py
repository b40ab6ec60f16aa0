"""Ctrl-C (SIGINT) handling of the command; imported first, so it imports next to nothing itself."""

from __future__ import annotations

import os
import signal
import sys

INTERRUPTED = 130
"""Exit status that a shell reports after SIGINT: 128 + 2."""


def exit_on_interrupt() -> None:
    """Make Ctrl-C exit at once and silently, unless SIGINT is ignored by inheritance.

    KeyboardInterrupt can get lost: Python drops exceptions raised in a destructor or a weak reference's callback,
    and the import system has one for each module.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _exit)


def _exit(*_: object) -> None:
    try:
        process = sys.modules.get("multiprocessing.process")
        for child in getattr(process, "active_children", list)():  # absent while that module is being imported
            child.kill()
    finally:
        os._exit(INTERRUPTED)


class InterruptsRaised:
    """Context manager in which Ctrl-C raises KeyboardInterrupt again, for code that must save something."""

    def __enter__(self) -> None:
        self._ours = signal.getsignal(signal.SIGINT) is _exit
        if self._ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def __exit__(self, *_: object) -> None:
        if self._ours:
            signal.signal(signal.SIGINT, _exit)
