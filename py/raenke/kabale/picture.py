"""A view and its events as plain data for the page (see `raenke.shapes`): names instead of ints, nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from raenke.game import EVERYTHING, NOBODY
from raenke.kabale import award, scoring
from raenke.kabale.actions import COLUMN_OF, DECLINE_CLOAK, DECLINE_TRADE, KIND_OF, SLIP, TRADE
from raenke.kabale.cards import (
    ALLIES,
    AREAS,
    AWAY,
    CODES,
    DOWN,
    FACE_UP,
    HIDDEN,
    KIND,
    MUSKETEERS,
    PRINCE,
    SEAT_SHIFT,
    SLIPPED,
    SQUIRE,
    WITCH,
    WIZARD,
    Acts,
)
from raenke.kabale.notation import ROUNDS, action_text
from raenke.kabale.settling import Settlement
from raenke.kabale.state import ASK_CLOAK, ASK_TRAITOR, OVER, PLACE

if TYPE_CHECKING:
    from typing import Literal

    from raenke import game, shapes
    from raenke.kabale.view import View

_ASKS: Final[dict[int, Literal["place", "cloak", "traitor"]]] = {
    PLACE: "place",
    ASK_CLOAK: "cloak",
    ASK_TRAITOR: "traitor",
}


def picture(view: View, hands: Sequence[Sequence[int]] | None = None, *, choices: bool = True) -> shapes.KabaleView:
    """The table as the viewer sees it; `hands` only where all lies open, `choices` only where somebody may choose."""
    over = view.stage == OVER
    asked = view.to_act >= 0 and not over
    return {
        "game": "kabale",
        "seat": _seat(view.seat),
        "open": view.seat == EVERYTHING,
        "players": view.players,
        "round": view.round,
        "rounds": ROUNDS,
        "first": view.first,
        "turn": _seat(view.turn),
        "to_act": _seat(view.to_act) if asked else None,
        "asks": _ASKS.get(view.stage) if asked else None,
        "at": [view.asked_column, view.asked_position] if view.asked_column != NOBODY else None,
        "over": over,
        "columns": [_column(view, column) for column in range(view.players)],
        "seats": [_seat_view(view, seat) for seat in range(view.players)],
        "hand": [CODES[ally] for ally in view.hand],
        "hands": None if hands is None else [[CODES[ally] for ally in hand] for hand in hands],
        "legal": [_action(view, action) for action in view.legal()] if choices else [],
        "goals_left": view.goals_left,
        "winners": winners([scoring.points(goals) for goals in view.won]) if over else [],
    }


def winners(points: Sequence[int]) -> list[int]:
    """R14: the seats with most points, equal ones together."""
    return [seat for seat, mine in enumerate(points) if mine == max(points)]


def event_picture(event: game.Event, token: int) -> shapes.Event:
    """An event (already as the viewer may know it) as plain data."""
    shown: shapes.Event = {"kind": event.kind, "token": token}
    if event.seat != NOBODY:
        shown["seat"] = event.seat
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
        shown["cards"] = [_card(card, number) for card, number in zip(cards, settlement.numbers, strict=True)]
        shown["settlement"] = settlement_picture(settlement)
    return shown


def settlement_picture(settlement: Settlement) -> shapes.Settlement:
    """How a column was settled, as plain data."""
    return {
        "winner": _seat(settlement.winner),
        "numbers": list(settlement.numbers),
        "removed": list(settlement.removed),
        "sums": list(settlement.sums),
        "steps": [
            {
                "rule": step.rule,
                "by": list(step.by),
                "cards": list(step.cards),
                "numbers": list(step.numbers),
                "sums": list(step.sums),
                "seat": _seat(step.seat),
            }
            for step in settlement.steps
        ],
    }


LAST_STEP: Final = 5
_STEPS: Final = {MUSKETEERS: 1, WIZARD: 2, WITCH: 3, PRINCE: 4, SQUIRE: 4}
"""The award's printed steps, as players count them; all others act in the last one."""


def card_facts() -> list[shapes.CardFact]:
    """The table of allies, for the page's help."""
    facts: list[shapes.CardFact] = []
    for card, ally in enumerate(ALLIES):
        facts.append(
            {
                "code": ally.code,
                "number": AWAY if ally.home else ally.number,
                "here": ally.number if ally.home else None,
                "area": ally.home or None,
                "acts": ally.acts.value,
                "order": _STEPS.get(card, LAST_STEP) if ally.acts is Acts.AWARD else None,
            }
        )
    return facts


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _goal(goal: int) -> shapes.Goal:
    return {"area": AREAS[goal >> 3], "points": goal & 7}


def _card(card: int, number: float | None) -> shapes.Card:
    return {
        "seat": (card & FACE_UP) >> SEAT_SHIFT,
        "code": None if card & KIND == HIDDEN else CODES[card & KIND],
        "face": "down" if card & DOWN else "slipped" if card & SLIPPED else "up",
        "number": number,
    }


def _settled_now(view: View, column: int, *more: int) -> Settlement | None:
    """How the column would be settled by what the viewer sees of it, perhaps with one more card."""
    goal = view.turned_up[column]
    cards = [card & FACE_UP for card in (*view.columns[column], *more)]
    return award.settle(cards, goal >> 3) if goal != NOBODY and cards else None


def _column(view: View, column: int) -> shapes.Column:
    goal, cards = view.turned_up[column], view.columns[column]
    now = _settled_now(view, column)
    numbers = now.numbers if now else (None,) * len(cards)
    closed = view.closed[column]
    return {
        "goal": None if goal == NOBODY else _goal(goal),
        "fulfilled": goal != NOBODY and (closed or len(cards) >= goal & 7),
        "closed": closed,
        "cards": [_card(card, number) for card, number in zip(cards, numbers, strict=True)],
        "now": settlement_picture(now) if now else None,
    }


def _seat_view(view: View, seat: int) -> shapes.SeatView:
    counted = scoring.count(view.won[seat])
    return {
        "hand": view.hand_sizes[seat],
        "deck": view.deck_sizes[seat],
        "discard": [CODES[ally] for ally in view.discards[seat]],
        "unseen": [CODES[ally] for ally in view.unseen(seat)],
        "goals": [_goal(goal) for goal in view.won[seat]],
        "count": {
            "plain": counted.plain,
            "doubled": counted.doubled,
            "six": [{"area": AREAS[goal >> 3], "points": goal & 7} for goal in counted.six],
            "spare": counted.spare,
            "points": counted.points,
        },
    }


def _action(view: View, action: int) -> shapes.Action:
    text = action_text(action, view.seat)
    if action < SLIP:
        column, ally = COLUMN_OF[action], KIND_OF[action]
        then = _settled_now(view, column, view.seat << SEAT_SHIFT | ally)
        number, winner = (then.numbers[-1], then.winner) if then else (None, NOBODY)
        return _shown("place", action, text, CODES[ally], column, number, _seat(winner))
    if action < DECLINE_CLOAK:
        return _shown("slip", action, text, CODES[action - SLIP], view.asked_column)
    if action in (DECLINE_CLOAK, DECLINE_TRADE):
        return _shown("decline", action, text)
    return _shown("trade", action, text, None, action - TRADE)


def _shown(
    kind: Literal["place", "slip", "trade", "decline"],
    action: int,
    text: str,
    card: str | None = None,
    column: int | None = None,
    number: float | None = None,
    winner: int | None = None,
) -> shapes.Action:
    return {"id": action, "text": text, "kind": kind, "card": card, "column": column, "number": number,
            "winner": winner}  # fmt: skip
