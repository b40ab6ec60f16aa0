"""Motives of Adel's puzzles: small functions, each of which recognizes one from facts."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any, Final

from raenke.adel.knowledge.view import View
from raenke.adel.rules import districts
from raenke.adel.rules.actions import (
    ARM,
    BUILD,
    CARDS,
    DECLARE,
    DESTROY,
    DRAW_ANEW,
    END,
    EXCHANGE,
    FAR_PLACES,
    GIVE_CROWN,
    GOLD,
    INCOME,
    KEEP_CARD,
    KEEP_STILL,
    LOOK,
    NAME,
    PICK,
    PUT,
    SWAP,
    exchanged,
    far_district,
)
from raenke.adel.rules.cards import KIND, MOST_SEATS
from raenke.adel.rules.characters import (
    ARCHITECT,
    ASSASSIN,
    CHARACTERS,
    CODES,
    RANK,
    RANKS,
    ROLES,
    THIEF,
    WITCH,
)
from raenke.adel.rules.decisions import BELL, CONJURING, DRAFT, KEEP, TURN
from raenke.adel.rules.districts import COLOUR, KINDS, VIOLET
from raenke.adel.rules.state import State
from raenke.game import NOBODY
from raenke.puzzles.lore import Detectors, Facts, Solution

BASE: Final = ()
DARK: Final = (("characters", "dark"), ("violets", "all"))
MIXED: Final = (("characters", "mixed"), ("violets", "all"))

TABLES: Final[tuple[tuple[int, tuple[tuple[str, str], ...]], ...]] = ((4, BASE), (4, MIXED), (5, BASE), (4, DARK))
"""See `raenke.puzzles.lore.Lore`."""

LIKELY: Final = 0.3
"""How surely a seat must be believed to hold a character to be named as the one who is meant."""

RICH: Final = 5
"""Gold that a Thief would like."""

NEAR: Final = 2
"""Districts that a city may lack to be near its completion."""

INCOME_FROM: Final = 2
"""Districts of a colour that are worth a character for their income."""

OFTEN: Final = {DRAFT: 0.15, KEEP: 0.06}
"""By kind of decision that is asked every round, how likely it is to be looked at."""

DETECTORS: Final = Detectors()
motive: Final = DETECTORS.motive


def _is(action: int, first: int, count: int = 1) -> bool:
    return first <= action < first + count


def is_power(action: int) -> bool:
    """Whether an action uses the power of a character against others."""
    return (
        _is(action, NAME, RANKS)
        or _is(action, SWAP, MOST_SEATS)
        or _is(action, PUT, KINDS + 1)
        or _is(action, LOOK, MOST_SEATS)
        or _is(action, GIVE_CROWN, MOST_SEATS)
        or action >= DESTROY
    )


def interest(view: View) -> float:
    """Powers and the last district decide games; what to choose, keep and build is asked every round."""
    legal = view.legal()
    if view.pending == TURN:
        if any(map(is_power, legal)):
            return 1.0
        last = lacks(view, view.seat) == 1 or view.character == ARCHITECT
        return 0.4 if last and len(legal) > 2 else 0.04
    return OFTEN.get(view.pending, 1.0)


def defer(view: View, values: Mapping[int, float]) -> Mapping[int, float]:
    """Take, collect and build before using a power: then the power is a decision by itself."""
    if view.pending != TURN:
        return values
    taking = {action: value for action, value in values.items() if action in (GOLD, CARDS)}
    if taking:
        return taking
    if END in values and any(map(is_power, values)):
        idle = values[END]
        useful = {a: v for a, v in values.items() if (a == INCOME or _is(a, BUILD, KINDS)) and v > idle}
        return useful or values
    return values


def believed(world: State) -> Iterator[tuple[str, int, int]]:
    """Who holds which rank."""
    for rank, seat in enumerate(world.holders):
        if seat != NOBODY:
            yield "holds", rank, seat


def came(view: View, state: State) -> Iterable[Hashable]:
    """Nothing is counted: what matters is who holds what."""
    return ()


def closes(event: Any, view: View, action: int) -> bool:
    """What is named has been seen when its rank is called, anything else when the turn is over, or the round."""
    if event.kind in ("round-ended", "game-over"):
        return True
    if view.pending == DRAFT:
        return bool(event.kind == "revealed" and event.seat == view.seat)
    if _is(action, NAME, RANKS):
        return event.kind in ("revealed", "unanswered", "robbed") and bool(event.rank >= action - NAME + 1)
    return bool(event.kind == "turn-ended" and event.seat == view.seat)


def holder(solution: Solution, rank: int) -> tuple[int, int] | None:
    """The other seat most likely to hold a rank, and how likely in per cent."""
    seats = [seat for seat in range(solution.view.players) if seat != solution.view.seat]
    odds = {seat: solution.tally.odds(("holds", rank, seat)) for seat in seats}
    best = max(seats, key=odds.__getitem__)
    return (best, round(100 * odds[best])) if odds[best] >= LIKELY else None


def lacks(view: View, seat: int) -> int:
    """How many districts a city lacks."""
    return view.need - len(view.cities[seat])


def hit(solution: Solution) -> int:
    """The other seat that the solution is aimed at, or NOBODY."""
    action = solution.action
    if _is(action, NAME, RANKS):
        found = holder(solution, action - NAME + 1)
        return found[0] if found else NOBODY
    for first in (SWAP, LOOK):
        if _is(action, first, MOST_SEATS):
            return action - first
    for first in (DESTROY, ARM):
        if _is(action, first, FAR_PLACES):
            return far_district(action - first)[0]
    return exchanged(action)[1] if action >= EXCHANGE else NOBODY


def named(solution: Solution, namer: int) -> Facts | None:
    """The facts of naming a rank as a character."""
    view, action = solution.view, solution.action
    if view.character != namer or not _is(action, NAME, RANKS):
        return None
    rank = action - NAME + 1
    found = holder(solution, rank)
    if found is None:
        return None
    seat, odds = found
    return {
        "role": CODES[view.characters[rank - 1]],
        "rank": rank,
        "seat": seat,
        "odds": odds,
        "gold": view.gold[seat],
        "lacks": lacks(view, seat),
    }


@motive("murder")
def murder(solution: Solution) -> Facts | None:
    """Whom to murder."""
    return named(solution, ASSASSIN)


@motive("rob")
def rob(solution: Solution) -> Facts | None:
    """Whom to rob."""
    return named(solution, THIEF)


@motive("bewitch")
def bewitch(solution: Solution) -> Facts | None:
    """Whom to bewitch."""
    return named(solution, WITCH)


@motive("stop")
def stop(solution: Solution) -> Facts | None:
    """Stop a city that is nearly complete."""
    view, seat = solution.view, hit(solution)
    if seat == NOBODY or not 0 < lacks(view, seat) <= NEAR:
        return None
    return {"seat": seat, "lacks": lacks(view, seat)}


@motive("bell")
def bell(solution: Solution) -> Facts | None:
    """Ring the bell, or rather not."""
    view = solution.view
    if view.pending != BELL or solution.action not in (DECLARE, KEEP_STILL):
        return None
    return {"rings": int(solution.action == DECLARE), "lacks": max(0, lacks(view, view.seat) - 1)}


@motive("complete")
def complete(solution: Solution) -> Facts | None:
    """Complete one's city."""
    view = solution.view
    if not _is(solution.action, BUILD, KINDS) or lacks(view, view.seat) != 1:
        return None
    return {"district": districts.CODES[solution.action - BUILD], "first": int(not view.finished)}


@motive("patience")
def patience(solution: Solution) -> Facts | None:
    """Do not build, or not yet, what tempts."""
    if solution.view.pending != TURN or not _is(solution.tempting, BUILD, KINDS) or solution.action != END:
        return None
    return {"district": districts.CODES[solution.tempting - BUILD]}


@motive("colours")
def colours(solution: Solution) -> Facts | None:
    """Build the colour that one's city lacks."""
    view, action = solution.view, solution.action
    if not _is(action, BUILD, KINDS):
        return None
    have = {COLOUR[district & KIND] for district in view.cities[view.seat]}
    kind = action - BUILD
    if len(have) != len(districts.COLOURS) - 1 or COLOUR[kind] in have:
        return None
    return {"district": districts.CODES[kind]}


@motive("destroy")
def destroy(solution: Solution) -> Facts | None:
    """What to destroy."""
    action, view = solution.action, solution.view
    for first in (DESTROY, ARM):
        if _is(action, first, FAR_PLACES):
            seat, district = far_district(action - first)
            return {"seat": seat, "district": districts.CODES[district & KIND], "lacks": lacks(view, seat)}
    return None


@motive("exchange")
def exchange(solution: Solution) -> Facts | None:
    """What to exchange."""
    if solution.action < EXCHANGE:
        return None
    own, seat, theirs = exchanged(solution.action)
    return {"seat": seat, "district": districts.CODES[theirs & KIND], "given": districts.CODES[own & KIND]}


@motive("swap")
def swap(solution: Solution) -> Facts | None:
    """With whom to swap hands."""
    if not _is(solution.action, SWAP, MOST_SEATS):
        return None
    view, seat = solution.view, solution.action - SWAP
    return {"seat": seat, "cards": view.hand_sizes[seat], "own": len(view.hand)}


@motive("conjure")
def conjure(solution: Solution) -> Facts | None:
    """Which hand to look at, or what to take from it."""
    view, action = solution.view, solution.action
    if _is(action, LOOK, MOST_SEATS):
        return {"seat": action - LOOK, "cards": view.hand_sizes[action - LOOK]}
    if view.pending != CONJURING:
        return None
    first = BUILD if _is(action, BUILD, KINDS) else KEEP_CARD
    return {"seat": view.asked_seat, "district": districts.CODES[action - first], "builds": int(first == BUILD)}


@motive("crown")
def crown(solution: Solution) -> Facts | None:
    """Whom to give the crown."""
    if not _is(solution.action, GIVE_CROWN, MOST_SEATS):
        return None
    return {"seat": solution.action - GIVE_CROWN}


@motive("purse")
def purse(solution: Solution) -> Facts | None:
    """Keep one's gold from the Thief: choose whom he may not or will not name, or himself."""
    view, action = solution.view, solution.action
    if view.pending != DRAFT or not _is(action, PICK, ROLES) or THIEF not in view.characters or THIEF in view.up:
        return None
    safe = RANK[action - PICK] <= RANK[THIEF]
    gold = view.gold[view.seat]
    return {"role": CODES[action - PICK], "gold": gold} if safe and gold >= RICH else None


@motive("income")
def income(solution: Solution) -> Facts | None:
    """Choose the character who is paid for one's districts."""
    view, action = solution.view, solution.action
    if view.pending != DRAFT or not _is(action, PICK, ROLES):
        return None
    colour = CHARACTERS[action - PICK].colour
    paid = sum(COLOUR[district & KIND] == colour for district in view.cities[view.seat])
    return {"role": CODES[action - PICK], "paid": paid} if paid >= INCOME_FROM else None


@motive("pick")
def pick(solution: Solution) -> Facts | None:
    """Whom to choose."""
    view, action = solution.view, solution.action
    if view.pending != DRAFT or not _is(action, PICK, ROLES):
        return None
    return {"role": CODES[action - PICK], "gold": view.gold[view.seat], "cards": len(view.hand)}


@motive("architect")
def architect(solution: Solution) -> Facts | None:
    """Use the Architect's turn, in which several districts can be built."""
    view, action = solution.view, solution.action
    if view.character != ARCHITECT or view.pending != TURN or not _is(action, BUILD, KINDS):
        return None
    return {"district": districts.CODES[action - BUILD], "built": view.builds + 1}


@motive("build")
def build(solution: Solution) -> Facts | None:
    """What to build."""
    if not _is(solution.action, BUILD, KINDS) or solution.view.pending != TURN:
        return None
    kind = solution.action - BUILD
    return {"district": districts.CODES[kind], "violet": int(COLOUR[kind] == VIOLET)}


@motive("take")
def take(solution: Solution) -> Facts | None:
    """Gold or cards."""
    if solution.action not in (GOLD, CARDS) or solution.tempting not in (GOLD, CARDS):
        return None
    view = solution.view
    return {"takes": "gold" if solution.action == GOLD else "cards", "gold": view.gold[view.seat],
            "cards": len(view.hand)}  # fmt: skip


@motive("keep")
def keep(solution: Solution) -> Facts | None:
    """Which of the drawn cards to keep."""
    if solution.view.pending != KEEP or not _is(solution.action, KEEP_CARD, KINDS):
        return None
    return {"district": districts.CODES[solution.action - KEEP_CARD]}


@motive("renew")
def renew(solution: Solution) -> Facts | None:
    """Exchange cards with the pile."""
    return {} if _is(solution.action, PUT, KINDS) or solution.action == DRAW_ANEW else None


DETECTORS.order(
    "bell", "complete", "murder", "rob", "bewitch", "stop", "destroy", "exchange", "swap", "conjure", "crown",
    "patience", "architect", "colours", "purse", "income", "pick", "build", "take", "keep", "renew",
)  # fmt: skip
