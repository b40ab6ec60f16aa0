"""Serialization of Kabale for the page: plain data, codes instead of ints, hidden information left out.

This module is the game's `Page`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from raenke.game import EVERYTHING, NOBODY
from raenke.kabale import award, scoring
from raenke.kabale.actions import (
    ASK_CLOAK,
    ASK_TRAITOR,
    COLUMN_OF,
    DECLINE_CLOAK,
    DECLINE_TRADE,
    KIND_OF,
    PLACE,
    SLIP,
    TRADE,
)
from raenke.kabale.cards import (
    ALLIES,
    AREA_SHIFT,
    AREAS,
    AWAY,
    BASE,
    CODES,
    DOWN,
    FACE_UP,
    HIDDEN,
    KIND,
    MUSKETEERS,
    POINTS_MASK,
    PRINCE,
    ROUNDS,
    SEAT_SHIFT,
    SLIPPED,
    SQUIRE,
    WITCH,
    WIZARD,
    Acts,
)
from raenke.kabale.events import Event
from raenke.kabale.notation import text
from raenke.kabale.preview import Preview, placing, slipping
from raenke.kabale.settling import Settlement, printed
from raenke.kabale.state import State
from raenke.kabale.view import View
from raenke.view_fields import seat_or_null, set_event_fields, view_base

if TYPE_CHECKING:
    from typing import Literal

    from raenke.kabale import shapes
    from raenke.shapes import GameFact

_PENDING: Final[dict[int, Literal["place", "cloak", "traitor"]]] = {
    PLACE: "place",
    ASK_CLOAK: "cloak",
    ASK_TRAITOR: "traitor",
}


# Events about a card that only its own seat knows.
_SECRET_CARD: Final = frozenset({"placed", "slipped", "drawn"})


def view(state: State, seat: int, *, choices: bool = True) -> shapes.KabaleView:
    """Serialize the view of a seat; for the viewer EVERYTHING with all hands."""
    seen = state.view(seat)
    everything = seat == EVERYTHING
    return {
        **view_base("kabale", state, seat, seen.turn),
        "rounds": ROUNDS,
        "first": seen.first,
        "pending": _PENDING.get(seen.pending) if seen.to_act >= 0 else None,
        "at": [seen.asked_column, seen.asked_position] if seen.asked_column != NOBODY else None,
        "columns": [_column(seen, column) for column in range(seen.players)],
        "seats": [_seat_view(seen, seat) for seat in range(seen.players)],
        "hand": [CODES[ally] for ally in seen.hand],
        "hands": [[CODES[ally] for ally in hand] for hand in state.hands] if everything else None,
        "legal": [_action(seen, action) for action in seen.legal()] if choices else [],
        "goals_left": seen.goals_left,
    }


def redact(event: Event, seat: int) -> Event:
    """Redact an event for `seat`: draw orders for everybody, a hidden card for all but its owner."""
    if event.kind == "shuffled":
        return event._replace(detail=None)
    if event.kind in _SECRET_CARD and event.seat != seat:
        return event._replace(card=NOBODY, hidden=True)
    return event


def forced(view: View) -> int | None:
    """Always None: the last card of a hand (K1) is still played by its owner."""
    return None


def revealed_secret(event: Event, before: View, seat: int) -> str:
    """Id of what an event revealed to `seat`, a chance outcome or another's hidden card, if new to it (K5); or ""."""
    if event.kind == "drawn" and event.seat == seat:
        return "drawn"
    if event.kind == "shuffled":
        return "shuffled"
    if event.kind == "round-ended":
        return "goals"
    if event.kind in ("revealed", "discarded") and event.seat != seat:
        shown = event.seat << SEAT_SHIFT | event.card  # compared by card, not position: Explorers may have moved since
        known = any(card & FACE_UP == shown for cards in before.columns for card in cards)
        return "" if known else "revealed"
    return ""


def opening(state: State) -> Event:
    """The start of the first round."""
    return Event("round-began", state.to_act, detail=state.round)


def action_event(action: int, events: Sequence[Event]) -> Event:
    """The first: everything else follows from it."""
    return events[0]


def is_gain(event: Event) -> bool:
    """A goal won."""
    return event.kind == "won"


def stats(state: State, events: Iterable[Event]) -> list[dict[str, dict[str, int]]]:
    """Count by seat how often each ally was in a column that the seat won."""
    seats: list[dict[str, dict[str, int]]] = [{"allies": {}} for _ in range(state.players)]
    for event in events:
        if event.kind == "settled" and event.seat != NOBODY:
            _, cards, settlement = event.detail
            mine = seats[event.seat]["allies"]
            for position, card in enumerate(cards):
                if card >> SEAT_SHIFT == event.seat and position not in settlement.removed:
                    code = CODES[card & KIND]
                    mine[code] = mine.get(code, 0) + 1
    return seats


def event(event: Event, token: int) -> shapes.KabaleEvent:
    """Serialize a redacted event."""
    shown: shapes.KabaleEvent = {"kind": event.kind, "token": token}
    set_event_fields(shown, event)
    if event.card != NOBODY:
        shown["card"] = CODES[event.card]
    if event.column != NOBODY:
        shown["column"] = event.column
    if event.position != NOBODY:
        shown["position"] = event.position
    if event.to_column != NOBODY:
        shown["to_column"] = event.to_column
    if event.to_position != NOBODY:
        shown["to_position"] = event.to_position
    if event.kind in ("round-began", "round-ended"):
        shown["round"] = event.detail
    elif event.kind == "game-over":
        shown["scores"] = list(event.detail)
    elif event.kind == "traded":
        shown["goal"], shown["to_goal"] = _goal(event.detail[0]), _goal(event.detail[1])
    elif event.kind in ("won", "lost"):
        shown["goal"] = _goal(event.detail)
    elif event.kind == "settled":
        goal, cards, settlement = event.detail
        shown["goal"] = _goal(goal)
        numbers = settlement.numbers
        shown["cards"] = [_card(card, number, goal) for card, number in zip(cards, numbers, strict=True)]
        shown["settlement"] = settlement_shape(settlement)
    return shown


def settlement_shape(settlement: Settlement) -> shapes.Settlement:
    """Serialize a settlement."""
    return {
        "winner": seat_or_null(settlement.winner),
        "contested": settlement.contested,
        "ruled": settlement.ruled,
        "numbers": list(settlement.numbers),
        "removed": list(settlement.removed),
        "sums": list(settlement.sums),
        "steps": [
            {
                "rule": step.rule,
                "ally": CODES[step.ally] if step.ally != NOBODY else None,
                "by": list(step.by),
                "cards": list(step.cards),
                "numbers": list(step.numbers),
                "sums": list(step.sums),
                "removed": list(step.removed),
                "voided": list(step.voided),
                "lowest": step.lowest,
                "couple": step.couple,
                "seat": seat_or_null(step.seat),
            }
            for step in settlement.steps
        ],
    }


LAST_STEP: Final = 5
_STEPS: Final = {MUSKETEERS: 1, WIZARD: 2, WITCH: 3, PRINCE: 4, SQUIRE: 4}
"""Printed step number of the award by card; all other cards act in the last step."""


def facts(common: GameFact) -> shapes.KabaleFact:
    """The card table and the areas, for the page's help."""
    return {**common, "cards": [_card_fact(card) for card in range(len(ALLIES))], "areas": [*AREAS]}


def _card_fact(card: int) -> shapes.CardFact:
    ally = ALLIES[card]
    return {
        "code": ally.code,
        "number": AWAY if ally.home else ally.number,
        "here": ally.number if ally.home else None,
        "area": ally.home or None,
        "acts": ally.acts.value,
        "order": _STEPS.get(card, LAST_STEP) if ally.acts is Acts.AWARD else None,
    }


def _goal(goal: int) -> shapes.Goal:
    return {"area": AREAS[goal >> AREA_SHIFT], "points": goal & POINTS_MASK}


def _card(card: int, number: float | None, goal: int) -> shapes.Card:
    return {
        "seat": (card & FACE_UP) >> SEAT_SHIFT,
        "code": None if card & KIND == HIDDEN else CODES[card & KIND],
        "face": "down" if card & DOWN else "slipped" if card & SLIPPED else "up",
        "base": printed(BASE[goal >> AREA_SHIFT][card & KIND]),
        "number": number,
    }


def _settled_now(seen: View, column: int) -> Settlement | None:
    """The settlement of the column as far as the viewer sees its cards."""
    goal, cards = seen.turned_up[column], [card & FACE_UP for card in seen.columns[column]]
    return award.settle(cards, goal >> AREA_SHIFT) if goal != NOBODY and cards else None


def _column(seen: View, column: int) -> shapes.Column:
    goal, cards = seen.turned_up[column], seen.columns[column]
    now = _settled_now(seen, column)
    numbers = now.numbers if now else (None,) * len(cards)
    closed = seen.closed[column]
    return {
        "goal": None if goal == NOBODY else _goal(goal),
        "fulfilled": goal != NOBODY and (closed or len(cards) >= goal & POINTS_MASK),
        "closed": closed,
        "cards": [_card(card, number, goal) for card, number in zip(cards, numbers, strict=True)],
        "now": settlement_shape(now) if now else None,
        "completes": [] if goal == NOBODY else [*_completions(seen, goal)],
    }


def _completions(seen: View, goal: int) -> Iterator[shapes.Completion]:
    for seat, won in enumerate(seen.won):
        points = scoring.completed(won, goal)
        if points is not None:
            yield {"seat": seat, "points": points}


def _seat_view(seen: View, seat: int) -> shapes.SeatView:
    counted, race = scoring.count(seen.won[seat]), scoring.race(seen.won[seat])
    return {
        "hand": seen.hand_sizes[seat],
        "deck": seen.deck_sizes[seat],
        "discard": [CODES[ally] for ally in seen.discards[seat]],
        "unseen": [CODES[ally] for ally in seen.unseen(seat)],
        "goals": [_goal(goal) for goal in seen.won[seat]],
        "count": {
            "plain": counted.plain,
            "doubled": counted.doubled,
            "six": [_goal(goal) for goal in counted.six],
            "spare": counted.spare,
            "points": counted.points,
        },
        "race": {"have": race.have, "missing": [AREAS[area] for area in race.missing], "points": race.points},
    }


def _action(seen: View, action: int) -> shapes.KabaleAction:
    shown: shapes.KabaleAction = {
        "id": action, "text": text(action, seen.seat), "kind": "place", "taps": [], "card": None, "column": None,
        "number": None, "reveals": None, "assassinated": False, "removed": False, "leads": False, "sure": False,
    }  # fmt: skip
    if action < SLIP:
        ally, column = KIND_OF[action], COLUMN_OF[action]
        _set_preview(shown, placing(seen, ally, column), ally, column)
    elif action < DECLINE_CLOAK:
        shown["kind"], ally = "slip", action - SLIP
        _set_preview(shown, slipping(seen, ally), ally, seen.asked_column)
    elif action in (DECLINE_CLOAK, DECLINE_TRADE):
        shown["kind"], shown["taps"] = "decline", ["button:decline"]
    else:
        shown["kind"], shown["column"] = "trade", action - TRADE
        shown["taps"] = [f"column:{action - TRADE}"]
    return shown


def _set_preview(shown: shapes.KabaleAction, preview: Preview, ally: int, column: int) -> None:
    """Fill in card, column and the previewed effects of an action."""
    shown["card"], shown["column"] = CODES[ally], column
    shown["taps"] = [f"hand:{CODES[ally]}", f"column:{column}"]
    shown["number"], shown["assassinated"], shown["removed"] = preview.number, preview.assassinated, preview.removed
    shown["leads"], shown["sure"] = preview.leads, preview.sure
    if preview.reveals != NOBODY:
        kind, seat = preview.reveals & KIND, (preview.reveals & FACE_UP) >> SEAT_SHIFT
        shown["reveals"] = {"seat": seat, "code": None if kind == HIDDEN else CODES[kind]}
