"""English texts of Kabale, for the command line only; the page's are in web/i18n."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from raenke.cli.streams import counted, listed
from raenke.game import NOBODY
from raenke.kabale.actions import ASK_CLOAK, ASK_TRAITOR, COLUMN_OF, DECLINE_CLOAK, DECLINE_TRADE, KIND_OF, SLIP, TRADE
from raenke.kabale.cards import (
    ALLIES,
    AREA_SHIFT,
    AREAS,
    CODES,
    DOWN,
    FACE_UP,
    HIDDEN,
    KIND,
    POINTS_MASK,
    ROUNDS,
    SEAT_SHIFT,
    SLIPPED,
    goal_text,
)
from raenke.kabale.events import Event
from raenke.kabale.notation import column_text
from raenke.kabale.settling import Settlement, Step
from raenke.kabale.view import View

if TYPE_CHECKING:
    from raenke.kabale.shapes import KabaleAdvice, KabaleAdvisedMove

NAMES: Final = {
    "Ki": "King", "Qu": "Queen", "Ju": "Juliet", "Al": "Alchemist", "Fe": "Fencing Master", "La": "Landowner",
    "Me": "Merchant", "Ca": "Cardinal", "Mi": "Minstrel", "Ex": "Explorer", "As": "Assassin", "St": "Storm",
    "Cl": "Cloak", "Tr": "Traitor", "Mu": "Musketeers", "Wz": "Wizard", "Wt": "Witch", "Pr": "Prince", "Sq": "Squire",
    "He": "Hermit", "Gi": "Little Giant", "Do": "Doppelganger", "Dr": "Dragon", "Ro": "Romeo", "Be": "Beggar",
}  # fmt: skip
AREA_NAMES: Final = dict(zip(AREAS, ("alchemy", "fencing", "farming", "trade", "religion", "music"), strict=True))
assert tuple(NAMES) == CODES, "every ally has its name, in the order of the table"


def number(value: float | None) -> str:
    """Format a number as printed on a card."""
    if value is None:
        return "no number"
    return f"{int(value)}½" if value % 1 else str(int(value))


def card_name(card: int) -> str:
    """Describe a card in a column: owner and name."""
    return f"seat {((card & FACE_UP) >> SEAT_SHIFT) + 1}'s {NAMES[CODES[card & KIND]]}"


def goal_name(goal: int) -> str:
    """Describe a goal: notation, area and points."""
    points = goal & POINTS_MASK
    return f"{goal_text(goal)} ({AREA_NAMES[AREAS[goal >> AREA_SHIFT]]}, {counted(points, 'point')})"


def award_lines(goal: int, cards: Sequence[int], settlement: Settlement) -> list[str]:
    """Describe the award of a column, one sentence per step."""
    return [f"Column {goal_name(goal)}"] + [f"  {_step(step, goal, cards)}" for step in settlement.steps]


def _step(step: Step, goal: int, cards: Sequence[int]) -> str:
    def names(places: Sequence[int]) -> str:
        return listed([card_name(cards[place]) for place in places])

    def values(places: Sequence[int]) -> str:
        return listed([f"{card_name(cards[place])} {number(step.numbers[place])}" for place in places])

    by, those = names(step.by), names(step.cards)
    by = by[:1].upper() + by[1:]
    match step.rule:
        case "printed":
            home = f"; at home in {AREA_NAMES[AREAS[goal >> AREA_SHIFT]]}: {those}" if those else ""
            return f"Printed numbers: {values(range(len(cards))) or 'no cards here'}{home}."
        case "musketeers":
            void = f"the rules of {those} are void" if those else "there is no other rule to void"
            return f"{by}: {void}, printed numbers count."
        case "wizard":
            return f"{by}, the only Wizard, removes every card of 10 or more: {those}."
        case "witch":
            return f"{by}, the only Witch, removes every other card of 9 or less: {those}."
        case "wizards" | "witches":
            return f"{by} cancel each other out: no effect."
        case "couple":
            return f"{by} are here together and win the goal outright."
        case "hermit":
            return f"{by} {_for_each('loses 1', len(step.cards))}: {number(step.numbers[step.by[0]])}."
        case "giant":
            return f"{by} {_for_each('gains 3', len(step.cards))}: {number(step.numbers[step.by[0]])}."
        case "doppelganger":
            copied = f"takes the number of {those}" if those else "has no card below it"
            return f"{by} {copied}: {number(step.numbers[step.by[0]])}."
        case "romeo":
            return f"{by} is with {those}: {number(step.numbers[step.by[0]])}."
        case "dragon":
            return f"{by} lowers every card of other seats by 2: {values(step.cards)}."
        case "beggar":
            return f"{by}: the lowest total wins."
        case "nobody":
            return "No seat has a numbered card left: the goal leaves the game."
    sums = ", ".join(f"seat {seat + 1}: {number(total)}" for seat, total in enumerate(step.sums) if total is not None)
    why = {
        "couple-wins": "Prince and Squire together",
        "highest": "the highest total",
        "lowest": "the lowest total",
        "nearest": "tied for the highest total, with a card nearest the goal",
        "farthest": "tied for the lowest total, with a card farthest from the goal",
    }[step.rule]
    return f"Totals: {sums}. Seat {step.seat + 1} wins {goal_text(goal)}: {why}."


def _for_each(change: str, others: int) -> str:
    if not others:
        return "has no other card beside it"
    return f"{change} for {'the one other card' if others == 1 else f'each of {others} other cards'}"


def action_words(action: int, view: View) -> str:
    """Describe a legal action."""
    if action < SLIP:
        return f"place the {NAMES[CODES[KIND_OF[action]]]} in column {COLUMN_OF[action] + 1}"
    if action < DECLINE_CLOAK:
        return f"slip the {NAMES[CODES[action - SLIP]]} under your Cloak"
    if action == DECLINE_CLOAK:
        return "don't slip a card under your Cloak"
    if action == DECLINE_TRADE:
        return "don't trade goals"
    here, there = view.asked_column, action - TRADE
    goals = [goal_text(view.turned_up[column]) for column in (here, there)]
    return f"trade {goals[0]} of column {here + 1} for {goals[1]} of column {there + 1}"


def question(view: View) -> str:
    """The question that the viewing seat must answer."""
    if view.pending == ASK_CLOAK:
        return f"Your Cloak in column {view.asked_column + 1} was revealed. Slip a card under it?"
    if view.pending == ASK_TRAITOR:
        return f"Your Traitor in column {view.asked_column + 1} was revealed. Trade its goal?"
    return "Your turn: place a card face down."


def table_lines(view: View) -> list[str]:
    """Describe the table as the viewing seat sees it."""
    lines = [f"Round {view.round} of {ROUNDS}. Columns, nearest the goal first (? unknown, - face down, = slipped):"]
    for column, cards in enumerate(view.columns):
        goal = view.turned_up[column]
        state = (
            " [closed by a Storm]"
            if view.closed[column]
            else " [fulfilled]"
            if len(cards) >= goal & POINTS_MASK
            else ""
        )
        shown = ", ".join(_shown(card) for card in cards) or "empty"
        lines.append(f"  {column + 1}. {goal_name(goal)}{state}: {shown}   {column_text(goal, cards)}")
    for seat in range(view.players):
        goals = " ".join(goal_text(goal) for goal in view.won[seat]) or "none"
        sizes = f"{view.hand_sizes[seat]} in hand, {view.deck_sizes[seat]} in the draw pile"
        sizes += f", {len(view.discards[seat])} discarded"
        you = " (you)" if seat == view.seat else ""
        lines.append(f"  Seat {seat + 1}{you}: goals won {goals}; {sizes}.")
    hand = ", ".join(f"{NAMES[CODES[ally]]} ({_printed(ally)})" for ally in view.hand) or "empty"
    return [*lines, f"  Your hand: {hand}."]


def _printed(ally: int) -> str:
    row = ALLIES[ally]
    return f"12 in {AREA_NAMES[row.home]}, otherwise 8" if row.home else number(row.number)


def _shown(card: int) -> str:
    if card & KIND == HIDDEN:
        return f"seat {((card & FACE_UP) >> SEAT_SHIFT) + 1}'s face-down card"
    return card_name(card) + (" (face down)" if card & (DOWN | SLIPPED) else "")


def event_lines(event: Event) -> list[str]:
    """Describe a redacted event; no lines for one that other output already shows."""
    seat, at = event.seat + 1, f"column {event.column + 1}"
    card = NAMES[CODES[event.card]] if event.card != NOBODY else ""
    match event.kind:
        case "round-began":
            return [f"— Round {event.detail} —"]
        case "placed":
            return [f"Seat {seat} places {f'the {card}' if card else 'a card'} in {at}."]
        case "revealed":
            return [f"Seat {seat}'s card in {at} is revealed: {card}."]
        case "moved":
            return [f"Seat {seat}'s Explorer moves from {at} to column {event.to_column + 1}."]
        case "stayed":
            return [f"Seat {seat}'s Explorer has moved far enough and stays in {at}."]
        case "discarded":
            return [f"The Assassin in {at} kills seat {seat}'s {card}."]
        case "closed":
            return [f"The Storm closes {at}; its goal counts as fulfilled."]
        case "slipped":
            return [f"Seat {seat} slips {f'the {card}' if card else 'a card'} under the Cloak in {at}."]
        case "traded":
            return [f"Seat {seat}'s Traitor trades the goals of {at} and column {event.to_column + 1}."]
        case "declined":
            return [f"Seat {seat} declines."]
        case "shuffled":
            return [f"Seat {seat} shuffles the discard pile into a new draw pile."]
        case "drawn":
            return [f"Seat {seat} draws {f'the {card}' if card else 'a card'}."]
        case "round-ended":
            return [f"Seat {seat} ends the round; all cards are turned face up."]
        case "settled":
            goal, cards, settlement = event.detail
            return award_lines(goal, cards, settlement)
        case "game-over":
            scores = ", ".join(f"seat {one} has {points}" for one, points in enumerate(event.detail, 1))
            return [f"The game is over: {scores}."]
    return []  # asked: its seat sees the question itself; won and lost: part of the award's text


MOST_GUESSES: Final = 4
"""How many allies are named that a hidden card may be."""


def belief_lines(advice: KabaleAdvice, view: View) -> list[str]:
    """Describe what the cards hidden from the viewer may be."""
    lines = []
    for card in advice["hidden"]:
        named = [f"{NAMES[guess['code']]} {guess['odds']:.0%}" for guess in card["cards"][:MOST_GUESSES]]
        place = f"column {card['column'] + 1}, place {card['position'] + 1}"
        lines.append(f"  Seat {card['seat'] + 1}'s face-down card in {place}: {', '.join(named)} …")
    return lines


def prospect_words(move: KabaleAdvisedMove) -> str:
    """By column, the chance to win its goal."""
    return f" (wins columns: {' '.join(f'{chance:.0%}' for chance in move['columns'])})"
