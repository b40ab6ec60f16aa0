"""English texts of the toy for the command line."""

from __future__ import annotations

from raenke.shapes import Advice, AdvisedMove
from tests.toy.state import HIDDEN, Event, View, parts

SIDES = ("left", "right")


def table_lines(view: View) -> list[str]:
    laid = ", ".join(f"seat {seat + 1} {card or '?'} {SIDES[side]}" for seat, (card, side) in view.laid.items())
    return [f"Round {view.round}, die {view.die}, limit {view.limit}. Laid: {laid or 'nothing'}."]


def question(view: View) -> str:
    return "Lay a card to the left or to the right."


def action_words(action: int, view: View) -> str:
    card, side = parts(action)
    return f"lay the {card} to the {SIDES[side]}"


def event_lines(event: Event) -> list[str]:
    match event.kind:
        case "rolled":
            return [f"The die shows {event.points}."]
        case "laid":
            return [f"Seat {event.seat + 1} lays {event.card if event.card != HIDDEN else 'a card'}."]
        case "won":
            return [f"Seat {event.seat + 1} wins {event.points} on the {SIDES[event.side]}."]
    return []


def belief_lines(advice: Advice, view: View) -> list[str]:
    return []


def prospect_words(move: AdvisedMove) -> str:
    return ""
