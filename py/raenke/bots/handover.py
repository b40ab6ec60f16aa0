"""A view as text, handed to the worker of a bot of one's own: what its seat knows, and nothing else.

A view has no secrets of other seats, so neither has its pickle. Only the bot's worker reads one, and only from the
engine: what a bot answers is a number.
"""

from __future__ import annotations

import base64
import pickle
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from raenke.game import View


def pack(view: View) -> str:
    """The text of a view."""
    return base64.b64encode(pickle.dumps(view, protocol=5)).decode()


def unpack(text: str) -> View:
    """The view of a text that `pack` has made."""
    view: View = pickle.loads(base64.b64decode(text))
    return view
