"""Ctrl-C (SIGINT) in the process `raenke`; imported before everything heavy, so it imports next to nothing itself."""

from __future__ import annotations

import os
import signal
import sys

INTERRUPTED = 130
"""What a shell reports of a program that SIGINT has ended: 128 + 2."""


def exit_on_interrupt() -> None:
    """Lets Ctrl-C end this process at once and silently, unless whoever started it wants SIGINT ignored.

    A KeyboardInterrupt could not: Python drops an exception raised in a destructor or in a weak reference's callback,
    which the import system has for each module.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _exit)


def _exit(*_: object) -> None:
    try:
        process = sys.modules.get("multiprocessing.process")
        for child in getattr(process, "active_children", list)():  # absent while the module is being imported
            child.kill()
    finally:
        os._exit(INTERRUPTED)


class InterruptsRaised:
    """Within it Ctrl-C is a KeyboardInterrupt again, for whoever has something to save."""

    def __enter__(self) -> None:
        self._ours = signal.getsignal(signal.SIGINT) is _exit
        if self._ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def __exit__(self, *_: object) -> None:
        if self._ours:
            signal.signal(signal.SIGINT, _exit)
