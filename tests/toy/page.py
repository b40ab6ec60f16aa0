"""Serialization of the toy for the page."""

from __future__ import annotations

from collections.abc import Sequence

from raenke.game import EVERYTHING, NOBODY
from raenke.shapes import Action, GameFact
from raenke.view_fields import set_event_fields, view_base
from tests.toy.notation import text
from tests.toy.shapes import ToyEvent, ToyFact, ToyView
from tests.toy.state import CARDS, HIDDEN, Event, State, View, parts


def view(state: State, seat: int, *, choices: bool = True) -> ToyView:
    seen = state.view(seat)
    everything = seat == EVERYTHING
    return {
        **view_base("toy", state, seat, seen.to_act),
        "legal": [_action(action, seat) for action in seen.legal()] if choices else [],
        "die": seen.die or None,
        "limit": seen.limit,
        "points": [*seen.points],
        "laid": [{"seat": one, "side": side, "card": card or None} for one, (card, side) in seen.laid.items()],
        "hand": [*seen.hands[seat]] if seat >= 0 else [],
        "hands": [[*hand] for hand in seen.hands] if everything else None,
        "held": [len(hand) for hand in seen.hands],
    }


def _action(action: int, seat: int) -> Action:
    card, side = parts(action)
    return {"id": action, "text": text(action, seat), "kind": "lay", "taps": [f"hand:{card}", f"side:{side}"]}


def redact(event: Event, seat: int) -> Event:
    return event._replace(card=HIDDEN, hidden=True) if event.kind == "laid" and event.seat != seat else event


def event(event: Event, token: int) -> ToyEvent:
    shown: ToyEvent = {"kind": event.kind, "token": token}
    set_event_fields(shown, event)
    if event.card != HIDDEN:
        shown["card"] = event.card
    if event.side != NOBODY:
        shown["side"] = event.side
    if event.points:
        shown["points"] = event.points
    return shown


def forced(view: View) -> int | None:
    return None


def revealed_secret(event: Event, before: View, seat: int) -> str:
    if event.kind == "revealed" and event.seat != seat:
        return "revealed"
    return "rolled" if event.kind == "rolled" else ""


def opening(state: State) -> Event:
    return Event("round-began", points=state.round)


def action_event(action: int, events: Sequence[Event]) -> Event:
    return events[0]


def is_gain(event: Event) -> bool:
    return event.kind == "won"


def facts(common: GameFact) -> ToyFact:
    return {**common, "cards": [{"code": str(card)} for card in CARDS]}


def stats(state: State, events: Sequence[Event]) -> list[dict[str, dict[str, int]]]:
    seats: list[dict[str, dict[str, int]]] = [{"sides": {}} for _ in range(state.players)]
    for event in events:
        if event.kind == "won":
            mine = seats[event.seat]["sides"]
            side = ("left", "right")[event.side]
            mine[side] = mine.get(side, 0) + 1
    return seats
