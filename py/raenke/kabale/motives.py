"""Motives of Kabale's puzzles: small functions, each of which recognizes one from facts."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any, Final

from raenke.game import NOBODY
from raenke.kabale import scoring
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
    BEGGAR,
    CODES,
    DOWN,
    DRAGON,
    FACE_UP,
    HIDDEN,
    KIND,
    MUSKETEERS,
    POINTS_MASK,
    PRINCE,
    ROUNDS,
    SEAT_SHIFT,
    SQUIRE,
    WITCH,
    WIZARD,
    Acts,
    goal_text,
)
from raenke.kabale.policy import expected_score
from raenke.kabale.settling import Settlement
from raenke.kabale.state import State
from raenke.kabale.view import View
from raenke.puzzles.lore import Detectors, Facts, Solution

TABLES: Final[tuple[tuple[int, tuple[tuple[str, str], ...]], ...]] = ((4, ()), (3, ()), (4, ()), (2, ()))
"""See `raenke.puzzles.lore.Lore`."""

MATTERS: Final = 0.25
"""By how much of the worlds a solution must win or take away a goal more often than what tempts."""

NEARLY: Final = 4
"""Areas with which a seat is on its way to a set of all six."""

STRONG: Final = 14
"""The least number of a card worth saving."""

DETECTORS: Final = Detectors()
motive: Final = DETECTORS.motive


def interest(view: View) -> float:
    """Answers to Cloak and Traitor are rare."""
    return 0.7 if view.pending == PLACE else 1.0


def defer(view: View, values: Mapping[int, float]) -> Mapping[int, float]:
    """Every placement is a decision of its own."""
    return values


def believed(world: State) -> Iterable[Hashable]:
    """Nothing is counted: what matters is what comes of it."""
    return ()


def came(view: View, state: State) -> Iterator[tuple[int, int]]:
    """Who has won which of the goals that lie open."""
    for seat, won in enumerate(state.won):
        for goal in won[len(view.won[seat]) :]:
            yield seat, goal


def closes(event: Any, view: View, action: int) -> bool:
    """A placement has been seen when the round has been settled."""
    return bool(event.kind == "round-ended")


def placed(solution: Solution) -> int:
    """The ally that the solution places or slips, or NOBODY."""
    action = solution.action
    if action < SLIP:
        return KIND_OF[action]
    return action - SLIP if action < DECLINE_CLOAK else NOBODY


def settled(solution: Solution) -> dict[int, tuple[int, tuple[int, ...], Settlement]]:
    """By column, its goal, its cards and how it was settled in the game that was played out."""
    found = {}
    for event in solution.line:
        if event.kind == "settled" and event.column not in found:
            found[event.column] = event.detail
    return found


def column_of(solution: Solution) -> int:
    """The column that the solution touches, or NOBODY."""
    action = solution.action
    return COLUMN_OF[action] if action < SLIP else solution.view.asked_column


def difference(solution: Solution, seat: int, goal: int) -> float:
    """How much more often a seat wins a goal with the solution than with what tempts."""
    tally, key = solution.tally, (seat, goal)
    return tally.share(solution.action, key) - tally.share(solution.tempting, key)


def won_in_line(solution: Solution, seat: int) -> list[tuple[int, int]]:
    """Columns and goals that a seat wins in the game that was played out."""
    return [(column, goal) for column, (goal, _, found) in settled(solution).items() if found.winner == seat]


def gain(solution: Solution) -> tuple[int, int] | None:
    """The column and goal that the seat wins more often by the solution and wins in the game, the clearest."""
    seat = solution.view.seat
    found = [
        (difference(solution, seat, goal), goal & POINTS_MASK, column, goal)
        for column, goal in won_in_line(solution, seat)
        if difference(solution, seat, goal) >= MATTERS
    ]
    if not found:
        return None
    *_, column, goal = max(found)
    return column, goal


def denied(solution: Solution, seats: Iterable[int]) -> tuple[int, int, int] | None:
    """The seat, column and goal that the solution keeps from one of these seats, also in the game, the clearest."""
    columns = settled(solution)
    found = [
        (-difference(solution, seat, goal), seat, column, goal)
        for seat in seats
        for column, (goal, _, settlement) in columns.items()
        if settlement.winner != seat and difference(solution, seat, goal) <= -MATTERS
    ]
    if not found:
        return None
    _, seat, column, goal = max(found)
    return seat, column, goal


def others(view: View) -> list[int]:
    """The other seats."""
    return [seat for seat in range(view.players) if seat != view.seat]


def needs(won: Iterable[int], goal: int) -> bool:
    """Whether a goal brings a seat on its way to all six areas a new one."""
    race = scoring.race([*won])
    return race.have >= NEARLY and goal >> AREA_SHIFT in race.missing


def at(column: int, goal: int) -> dict[str, str | int]:
    """The facts that name a column."""
    return {"column": column, "goal": goal_text(goal)}


def step(solution: Solution, *rules: str) -> tuple[int, int] | None:
    """The column and goal that the seat wins, and more often so, where one of these rules applies."""
    won = gain(solution)
    if won is None:
        return None
    found = settled(solution)[won[0]][2]
    return won if any(one.rule in rules for one in found.steps) else None


@motive("own-set")
def own_set(solution: Solution) -> Facts | None:
    """Win the area that one's own set of six lacks."""
    won = gain(solution)
    if won is None or not needs(solution.view.won[solution.view.seat], won[1]):
        return None
    return {**at(*won), "areas": scoring.race(solution.view.won[solution.view.seat]).have + 1}


@motive("break-set")
def break_set(solution: Solution) -> Facts | None:
    """Keep from another seat the area that its set lacks."""
    view = solution.view
    found = denied(solution, others(view))
    if found is None or not needs(view.won[found[0]], found[2]):
        return None
    return {"seat": found[0], **at(*found[1:]), "areas": scoring.race(view.won[found[0]]).have}


@motive("couple")
def couple(solution: Solution) -> Facts | None:
    """Bring Prince and Squire together."""
    won = step(solution, "couple")
    if won is None or placed(solution) not in (PRINCE, SQUIRE):
        return None
    return {**at(*won), "card": CODES[placed(solution)]}


@motive("save")
def save(solution: Solution) -> Facts | None:
    """Keep a card that tempts: the Squire for his Prince, or a strong one for a dearer goal."""
    action, tempting, view = solution.action, solution.tempting, solution.view
    if view.pending != PLACE or KIND_OF[action] == KIND_OF[tempting]:
        return None
    kept, given = KIND_OF[tempting], KIND_OF[action]
    if kept in (PRINCE, SQUIRE) and PRINCE + SQUIRE - kept in view.hand and given not in (PRINCE, SQUIRE):
        return {"card": CODES[given], "kept": CODES[kept], "partner": CODES[PRINCE + SQUIRE - kept]}
    number, other = ALLIES[kept].number or 0, ALLIES[given].number or 0
    if COLUMN_OF[action] == COLUMN_OF[tempting] and number >= STRONG and other < number:
        return {"card": CODES[given], "kept": CODES[kept], "column": COLUMN_OF[action]}
    return None


@motive("tie")
def tie(solution: Solution) -> Facts | None:
    """Win a tie by the place of one's card."""
    won = step(solution, "nearest", "farthest")
    if won is None or not settled(solution)[won[0]][2].contested:
        return None
    return {**at(*won), "rule": settled(solution)[won[0]][2].steps[-1].rule}


@motive("purge")
def purge(solution: Solution) -> Facts | None:
    """Remove others' cards by Wizard or Witch."""
    won = step(solution, "wizard", "witch")
    if won is None or placed(solution) not in (WIZARD, WITCH):
        return None
    removed = len(settled(solution)[won[0]][2].removed)
    return {**at(*won), "card": CODES[placed(solution)], "removed": removed} if removed else None


@motive("void")
def void(solution: Solution) -> Facts | None:
    """Void others' abilities by the Musketeers."""
    won = step(solution, "musketeers")
    if won is None or placed(solution) != MUSKETEERS:
        return None
    return {**at(*won)} if any(one.voided for one in settled(solution)[won[0]][2].steps) else None


@motive("lowest")
def lowest(solution: Solution) -> Facts | None:
    """Win with the lowest sum by a Beggar."""
    won = step(solution, "lowest", "farthest")
    return at(*won) if won and placed(solution) == BEGGAR else None


@motive("dragon")
def dragon(solution: Solution) -> Facts | None:
    """Lower others' cards by the Dragon."""
    won = step(solution, "dragon")
    return at(*won) if won and placed(solution) == DRAGON else None


@motive("cloak")
def cloak(solution: Solution) -> Facts | None:
    """Slip a card under the Cloak, or rather not."""
    if solution.view.pending != ASK_CLOAK:
        return None
    facts: dict[str, str | int] = {"column": solution.view.asked_column}
    return facts if solution.action == DECLINE_CLOAK else {**facts, "card": CODES[solution.action - SLIP]}


@motive("traitor")
def traitor(solution: Solution) -> Facts | None:
    """Trade a goal by the Traitor, or rather not."""
    view = solution.view
    if view.pending != ASK_TRAITOR:
        return None
    facts: dict[str, str | int] = {"column": view.asked_column, "goal": goal_text(view.turned_up[view.asked_column])}
    if solution.action == DECLINE_TRADE:
        return facts
    to = solution.action - TRADE
    return {**facts, "to": to, "wanted": goal_text(view.turned_up[to])}


@motive("trigger")
def trigger(solution: Solution) -> Facts | None:
    """Reveal a card that acts when it is revealed, because one knows what lies there."""
    view, action = solution.view, solution.action
    if view.pending != PLACE:
        return None
    cards = view.columns[COLUMN_OF[action]]
    above = cards[-1] if cards else NOBODY
    if above == NOBODY or not above & DOWN or above & KIND == HIDDEN or ALLIES[above & KIND].acts is not Acts.REVEALED:
        return None
    own = (above & FACE_UP) >> SEAT_SHIFT == view.seat
    return {"card": CODES[above & KIND], "column": COLUMN_OF[action]} if own else None


@motive("leader")
def leader(solution: Solution) -> Facts | None:
    """Keep a goal from the seat that leads."""
    view = solution.view
    left = ROUNDS - view.round
    scores = [expected_score(won, left) for won in view.won]
    first = max(range(view.players), key=scores.__getitem__)
    found = denied(solution, [first]) if first != view.seat else None
    return {"seat": found[0], **at(*found[1:])} if found else None


@motive("last-card")
def last_card(solution: Solution) -> Facts | None:
    """End the round at the right moment, with the card that fulfils the last goal."""
    kinds = [event.kind for event in solution.line]
    if solution.view.pending != PLACE or "round-ended" not in kinds:
        return None
    if sum(event.kind in ("placed", "asked") for event in solution.line) > 1:
        return None
    won = gain(solution)
    return at(*won) if won else None


@motive("dear")
def dear(solution: Solution) -> Facts | None:
    """Win the goal that is worth most of those one can win."""
    won, view = gain(solution), solution.view
    if won is None or column_of(solution) != won[0] or placed(solution) == NOBODY:
        return None
    dearest = max(goal & POINTS_MASK for goal in view.turned_up)
    return {**at(*won), "card": CODES[placed(solution)]} if won[1] & POINTS_MASK == dearest else None


@motive("bluff")
def bluff(solution: Solution) -> Facts | None:
    """Lay a weak card where others believe in a strong one, to keep the strong ones."""
    view, action = solution.view, solution.action
    if view.pending != PLACE:
        return None
    number = ALLIES[KIND_OF[action]].number
    best = max(ALLIES[ally].number or 0 for ally in view.hand)
    if number is None or number > 2 or best < STRONG or gain(solution) is not None:
        return None
    return {"card": CODES[KIND_OF[action]], "column": COLUMN_OF[action]}


DETECTORS.order(
    "own-set", "break-set", "couple", "save", "cloak", "traitor", "trigger", "tie", "purge", "void", "lowest", "dragon",
    "last-card", "leader", "dear", "bluff",
)  # fmt: skip
