"""What happened in a recorded game: the marks that the golden records must bear together, and events as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from raenke.game import NOBODY
from raenke.kabale.actions import PLACE, SHUFFLE_FOR_CLOAK
from raenke.kabale.cards import CODES, INDEX, KIND, POINTS_MASK, SEAT_SHIFT, STORM, goal_text
from raenke.kabale.events import Event
from raenke.kabale.notation import column_text
from raenke.kabale.state import State
from raenke.record import Record
from tests.golden.records import events_by_token

WAYS_TO_END: Final = (
    "end by placing", "end by a placing that reveals", "end by a Storm", "end by a Storm on the last open column",
    "end by an Explorer", "end by a ring of Explorers", "end by slipping", "end by slipping on another's turn",
    "end by a trade", "end by a trade on another's turn", "end after a Cloak that was declined",
    "end after a Traitor that was declined", "end because all hands are empty", "end before anybody could place",
)  # fmt: skip

EFFECTS: Final = (
    "Explorer walks", "Explorer walks round the edge", "Explorer passes over a Storm", "Explorer comes back (R5)",
    "Explorer stays (R6)", "Explorer wakes another card", "Explorers chain", "Assassin kills another's card",
    "Assassin kills its own seat's card", "Assassin kills an Explorer that arrived", "Storm closes",
    "Cloak slips", "Cloak slips on another's turn", "Cloak declines", "Cloak has nothing to slip (R7)",
    "Traitor trades", "Traitor trades on another's turn", "Traitor trades with a stormed column", "Traitor declines",
    "shuffle for a turn", "shuffle for a Cloak", "no card to draw (R1)", "seat skipped (R3)", "goal lost (R12)",
)  # fmt: skip

STEPS: Final = tuple(
    f"award: {rule}"
    for rule in (
        "musketeers", "wizard", "wizards", "witch", "witches", "couple", "hermit", "giant", "doppelganger", "romeo",
        "dragon", "beggar", "couple-wins", "highest", "lowest", "nearest", "farthest", "nobody",
    )
)  # fmt: skip

WANTED: Final = frozenset([*WAYS_TO_END, *EFFECTS, *STEPS, *(f"{code} is revealed" for code in CODES)])


def marks(record: Record) -> set[str]:
    """All that a game bears of what is wanted."""
    found: set[str] = set()
    turn: list[Event] = []
    for token, before, told, after in events_by_token(record):
        if ">" in token:
            turn = []
        turn += told
        found.update(_deeds(told, turn, before, after))
        if any(event.kind == "round-ended" for event in told):
            found.update(_endings(turn, before))
        if "@" in token:
            found.add("shuffle for a Cloak" if before.pending == SHUFFLE_FOR_CLOAK else "shuffle for a turn")
    assert found <= WANTED, found - WANTED
    return found


def _deeds(told: list[Event], turn: list[Event], before: State, after: State) -> Iterator[str]:
    players = before.players
    moved = [event for event in turn if event.kind == "moved"]
    for n, event in enumerate(told):
        following = told[n + 1].kind if n + 1 < len(told) else ""
        match event.kind:
            case "revealed":
                yield f"{CODES[event.card]} is revealed"
                if event.card == INDEX["Cl"] and following != "asked":
                    yield "Cloak has nothing to slip (R7)"
                if moved and event.card != INDEX["Ex"]:
                    yield "Explorer wakes another card"
            case "moved":
                step = (event.to_column - event.column) % players
                yield "Explorer walks"
                if event.to_column < event.column:
                    yield "Explorer walks round the edge"
                if step == 0:
                    yield "Explorer comes back (R5)"
                elif step > 1:
                    yield "Explorer passes over a Storm"
                if len({one.seat for one in moved}) > 1:
                    yield "Explorers chain"
            case "stayed":
                yield "Explorer stays (R6)"
            case "discarded":
                killer = after.columns[event.column][-1] >> SEAT_SHIFT if after.columns[event.column] else NOBODY
                if event.card == INDEX["Ex"] and moved:
                    yield "Assassin kills an Explorer that arrived"
                elif killer != NOBODY:
                    yield f"Assassin kills {'its own seat' if killer & POINTS_MASK == event.seat else 'another'}'s card"
            case "closed":
                yield "Storm closes"
            case "slipped":
                yield "Cloak slips" if event.seat == before.turn else "Cloak slips on another's turn"
            case "declined":
                yield "Cloak declines" if event.card == INDEX["Cl"] else "Traitor declines"
            case "traded":
                yield "Traitor trades" if event.seat == before.turn else "Traitor trades on another's turn"
                if before.closed[event.to_column]:
                    yield "Traitor trades with a stormed column"
            case "lost":
                yield "goal lost (R12)"
            case "settled":
                for step_told in event.detail[2].steps[1:]:
                    yield f"award: {step_told.rule}"
    kinds = [event.kind for event in turn]
    if after.to_act >= 0 and after.pending == PLACE and "drawn" not in kinds:
        yield "no card to draw (R1)"
    if after.to_act >= 0 and after.pending == PLACE and "round-ended" not in kinds:
        expected = (before.turn + 1) % players
        if after.to_act != expected:
            yield "seat skipped (R3)"


def _endings(turn: list[Event], before: State) -> Iterator[str]:
    kinds = [event.kind for event in turn]
    first_end = kinds.index("round-ended")
    if kinds.count("round-ended") > 1:
        yield "end before anybody could place"
    kinds = kinds[:first_end]
    told = {event.kind: event for event in turn[:first_end]}
    settled = [event.detail for event in turn[first_end:] if event.kind == "settled"][: before.players]
    if not all(_fulfilled(goal, cards, turn[:first_end], n, before) for n, (goal, cards, _) in enumerate(settled)):
        yield "end because all hands are empty"
    elif "traded" in told:
        yield "end by a trade" if told["traded"].seat == before.turn else "end by a trade on another's turn"
    elif "slipped" in told:
        yield "end by slipping" if told["slipped"].seat == before.turn else "end by slipping on another's turn"
    elif "declined" in told:
        cloak = told["declined"].card == INDEX["Cl"]
        yield f"end after a {'Cloak' if cloak else 'Traitor'} that was declined"
    elif "closed" in told:
        yield "end by a Storm"
        if all(before.closed[n] or n == told["closed"].column for n in range(before.players)):
            yield "end by a Storm on the last open column"
    elif "stayed" in told:
        yield "end by a ring of Explorers"
    elif "moved" in told:
        yield "end by an Explorer"
    else:
        yield "end by a placing that reveals" if "revealed" in told else "end by placing"


def _fulfilled(goal: int, cards: tuple[int, ...], turn: list[Event], column: int, before: State) -> bool:
    stormed = before.closed[column] or any(event.kind == "closed" and event.column == column for event in turn)
    assert not stormed or any(card & KIND == STORM for card in cards)
    return stormed or len(cards) >= goal & POINTS_MASK


def event_text(event: Event) -> str:
    """An event with all its fields."""
    seat = str(event.seat + 1) if event.seat != NOBODY else ""
    card = CODES[event.card] if event.card != NOBODY else ""
    at = f">{event.column + 1}.{event.position + 1}" if event.position != NOBODY else ""
    at = at or (f">{event.column + 1}" if event.column != NOBODY else "")
    to = f">{event.to_column + 1}" if event.to_column != NOBODY else ""
    to += f".{event.to_position + 1}" if event.to_position != NOBODY else ""
    return " ".join(word for word in (event.kind, f"{seat}{card}{at}{to}", _detail(event)) if word)


def _detail(event: Event) -> str:
    detail: Any = event.detail
    match event.kind:
        case "settled":
            goal, cards, settlement = detail
            steps = ",".join(step.rule for step in settlement.steps[1:])
            numbers = ",".join("-" if number is None else str(number) for number in settlement.numbers)
            return f"({column_text(goal, cards)} | {numbers} | {steps})"
        case "won" | "lost":
            return goal_text(detail)
        case "traded":
            return "/".join(goal_text(goal) for goal in detail)
        case "game-over":
            return ",".join(map(str, detail))
        case "round-began" | "round-ended":
            return str(detail)
    return ""
