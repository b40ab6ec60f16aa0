"""Adel's events as text, for the golden records."""

from __future__ import annotations

from raenke.adel import notation
from raenke.adel.rules.characters import CODES as ROLES
from raenke.adel.rules.events import Event
from raenke.adel.rules.scoring import Line
from raenke.game import NOBODY

OF_SEVERAL = ("crown", "drew", "extra-gold", "built", "put-under", "destroyed")
"""The kinds of events whose text says which card's rule it was; most belong to one card only."""


def reason(event: Event) -> str:
    """Why an event happened, where its kind does not say so."""
    return event.cause or (event.by if event.kind in OF_SEVERAL else "")


def event_text(event: Event) -> str:
    """An event with all its fields."""
    who = str(event.seat + 1) if event.seat != NOBODY else ""
    who += f">{event.other + 1}" if event.other != NOBODY else ""
    words = [event.kind, who]
    words += [ROLES[event.character]] if event.character != NOBODY else []
    words += [f"rank {event.rank}"] if event.rank else []
    words += [f"{notation.district_text(event.given)} for"] if event.given != NOBODY else []
    words += [notation.district_text(event.district)] if event.district != NOBODY else []
    words += [str(event.amount)] if event.amount else []
    words += [_cards(event)] if event.cards else []
    words += [f"/ {_codes(event.others)}"] if event.others else []
    words += [reason(event)] if reason(event) else []
    words += [f"from {event.giver + 1}"] if event.giver != NOBODY else []
    words += [_detail(event)] if event.detail is not None else []
    return " ".join(word for word in words if word)


def _codes(kinds: tuple[int, ...]) -> str:
    return ",".join(notation.district_text(kind) for kind in kinds)


def _cards(event: Event) -> str:
    if event.kind == "set-aside":
        return ",".join(ROLES[character] for character in event.cards)
    if event.kind == "game-over":
        return "won by " + ",".join(str(seat + 1) for seat in event.cards)
    return _codes(event.cards)


def _detail(event: Event) -> str:
    if event.kind == "scored":
        lines: tuple[Line, ...] = event.detail
        return "(" + ", ".join(f"{line.rule} {line.points}" for line in lines) + ")"
    return "points " + ",".join(map(str, event.detail))
