"""Hypothesis strategies: columns, and styles of play that reach rare rules."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from raenke.game import CHANCE
from raenke.kabale import KABALE
from raenke.kabale.actions import COLUMN_OF, DECLINE_CLOAK, DECLINE_TRADE, KIND_OF, SLIP
from raenke.kabale.cards import AREAS, CODES, INDEX, POINTS_MASK
from raenke.kabale.state import State
from raenke.record import Record

GOALS = st.tuples(st.sampled_from(AREAS), st.integers(1, 5)).map(lambda pair: f"{pair[0]}{pair[1]}")

# Weighted towards cards whose rules interact.
_LIVELY = ["Wz", "Wt", "Do", "Do", "Pr", "Sq", "He", "Gi", "Dr", "Ro", "Ju", "Be", "As", "Cl", "Mu"]


@st.composite
def columns(draw: st.DrawFn) -> str:
    """Draw a column as text; no seat has a card twice."""
    codes = st.sampled_from(CODES) | st.sampled_from(_LIVELY)
    cards = draw(st.lists(st.tuples(st.integers(1, draw(st.integers(1, 6))), codes), max_size=9, unique=True))
    return " ".join([f"{draw(GOALS)}:", *(f"{seat}{code}" for seat, code in cards)])


seeds = st.integers(0, 2**32)
tables = st.integers(2, 6)

_BUSY = [INDEX[code] for code in ("Ex", "As", "St", "Cl", "Tr")]


HABITS = ("any", "busy", "crowd", "hoard")


def chosen(state: State, how: str, rng: Random) -> int:
    """Choose an action by style: random; cards with effects first; all into one column; or prolonging the round."""
    legal = state.legal()
    if how == "busy":
        legal = [a for a in legal if a >= SLIP or KIND_OF[a] in _BUSY] or legal
        legal = [a for a in legal if a not in (DECLINE_CLOAK, DECLINE_TRADE)] or legal
    elif how == "crowd" and legal[0] < SLIP:
        target = min(COLUMN_OF[a] for a in legal)
        legal = [a for a in legal if COLUMN_OF[a] == target]
    elif how == "hoard" and legal[0] < SLIP:
        full = [len(c) >= g & POINTS_MASK for c, g in zip(state.columns, state.turned_up, strict=True)]
        longest = max(range(state.players), key=lambda c: (full[c], len(state.columns[c])))
        legal = [a for a in legal if KIND_OF[a] not in _BUSY and COLUMN_OF[a] == longest] or legal
    return rng.choice(legal)


def played(players: int, seed: int, how: str = "any", limit: int = 2000) -> Record:
    """Play a game in a style to its end, or to `limit` tokens."""
    rng = Random(seed)
    record = Record(KABALE, KABALE.deal(players, rng, first=None))
    while not record.state.over and len(record.tokens) < limit:
        if record.state.to_act == CHANCE:
            record.resolve_chance(rng)
        else:
            assert isinstance(record.state, State)
            record.play(chosen(record.state, how, rng))
    return record
