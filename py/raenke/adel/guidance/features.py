"""Features of an action: what a seat can tell about it at a glance, as indices of learned weights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.adel.rules import actions as a
from raenke.adel.rules.actions import ACTIONS
from raenke.adel.rules.building import affordable, cost
from raenke.adel.rules.cards import KIND
from raenke.adel.rules.characters import ARCHITECT, CHARACTERS, CONJURER, MAGICIAN, ROLES
from raenke.adel.rules.decisions import DRAFT, DRAFT_ASIDE, TURN
from raenke.adel.rules.districts import BIT, COLOUR, KINDS, OF_COLOUR, POINTS, VIOLET, VIOLETS
from raenke.adel.rules.draft import NEW_CARD, script
from raenke.adel.rules.rank_eight import WORTH
from raenke.adel.rules.taking import PAYING
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

ROW: Final = 64
"""Weights of one character in the draft, or of one kind of action elsewhere."""

_STARTS: Final = tuple(
    sorted(
        (a.PICK, a.ASIDE, a.GOLD, a.CARDS, a.KEEP_CARD, a.BUILD, a.INCOME, a.END, a.NAME, a.SWAP, a.PUT,
         a.DRAW_ANEW, a.LOOK, a.GIVE_CROWN, a.PARDON, a.EXTRA_GOLD, a.EXTRA_CARDS, a.ADORN, a.LAB, a.SMITH,
         a.TUCK, a.FETCH, a.LEAVE, a.DECLARE, a.KEEP_STILL, a.SAVE, a.LET_GO, a.DESTROY, a.ARM, a.EXCHANGE)
    )
)  # fmt: skip

_DRAFT_ROWS: Final = 2 * ROLES
"""Rows of characters to pick, and of those to put aside."""
_NAME_ROWS: Final = _DRAFT_ROWS + len(_STARTS)
_OTHER_ROW: Final = _NAME_ROWS + ROLES
WEIGHTS: Final = (_OTHER_ROW + 1) * ROW

KIND_OF_ACTION: Final = bytearray(len(ACTIONS))
"""By action, which of the kinds above it is."""
for _kind, (_start, _end) in enumerate(zip(_STARTS, (*_STARTS[1:], len(ACTIONS)), strict=True)):
    KIND_OF_ACTION[_start:_end] = bytes([_kind]) * (_end - _start)

_CARD_ACTIONS: Final = {
    _STARTS.index(first): first for first in (a.KEEP_CARD, a.PUT, a.LAB, a.TUCK, a.FETCH, a.ADORN, a.BUILD)
}
_SEAT_ACTIONS: Final = {_STARTS.index(first): first for first in (a.SWAP, a.LOOK, a.GIVE_CROWN)}
_FAR_ACTIONS: Final = {_STARTS.index(first): first for first in (a.DESTROY, a.ARM)}
_NAMING: Final = _STARTS.index(a.NAME)
_EXCHANGING: Final = _STARTS.index(a.EXCHANGE)

BUILDS: Final = tuple([row.builds for row in CHARACTERS])


def of_actions(state: State, legal: list[int]) -> list[tuple[int, ...]]:
    """The features of each of these actions of the seat to act."""
    if state.pending in (DRAFT, DRAFT_ASIDE):
        glance = draft_glance(state, state.to_act)
        aside = state.pending == DRAFT_ASIDE
        first = a.ASIDE if aside else a.PICK
        return [of_character(glance, action - first + ROLES * aside) for action in legal]
    return _of_turn(state, legal)


def draft_glance(state: State, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What matters when a seat picks a character: the same for all of them, and its income by character."""
    gold, cities, built = state.gold, state.cities, state.built[seat]
    sizes = [len(hand) for hand in state.hands]
    others = [other for other in range(state.players) if other != seat]
    lacking = [state.need - len(city) for city in cities]
    richest = max([gold[other] for other in others])
    largest = max([sizes[other] for other in others]) - sizes[seat]
    nearest = min([lacking[other] for other in others])
    common = (
        min(gold[seat], 7),
        8 + min(sizes[seat], 5),
        14 + max(0, min(lacking[seat], 6)),
        21 + max(0, min(nearest, 6)),
        28 + (seat == state.crown),
        30 + min(richest, 7),
        38 + max(0, min(largest + 1, 5)),
        44 + max(0, min(lacking[seat] - nearest + 2, 4)),
    )
    return common, tuple([49 + min((PAYING[role] & built).bit_count(), 5) for role in range(ROLES)])


def of_character(glance: tuple[tuple[int, ...], tuple[int, ...]], row: int) -> tuple[int, ...]:
    """The features of picking a character, or of putting it aside (rows from ROLES on)."""
    common, income = glance
    start = row * ROW
    return (start + income[row % ROLES], *[start + feature for feature in common])


def _of_turn(state: State, legal: list[int]) -> list[tuple[int, ...]]:
    seat, character = state.to_act, state.character
    gold, built = state.gold[seat], state.built[seat]
    useful = state.holds[seat] & ~built
    payable = useful & affordable(state, seat)
    may_build = state.pending == TURN and payable and state.taken and state.builds < BUILDS[character]
    count = useful.bit_count()
    paying = (PAYING[character] & built).bit_count() if character >= 0 else 0
    room = state.need - len(state.cities[seat])
    near = room if room < 3 else 3
    if near < 0:
        near = 0
    purse = gold if gold < 7 else 7
    common = (
        purse,
        8 + (count if count < 4 else 4),
        14 if may_build else 13,
        15 + (paying if paying < 4 else 4),
        20 + near,
        25 if payable else 24,
    )
    top = _dearest(built, payable)
    sights: tuple[int, ...] | None = None
    found = []
    for action in legal:
        kind = KIND_OF_ACTION[action]
        start = (_DRAFT_ROWS + kind) * ROW
        if kind in _CARD_ACTIONS:
            card = action - _CARD_ACTIONS[kind]
            found.append(_of_card(start, built, gold, card, payable, top, near))
        elif kind in _SEAT_ACTIONS:
            other = action - _SEAT_ACTIONS[kind]
            found.append(_of_seat(state, start, seat, other))
        elif kind == _NAMING:
            if sights is None:
                sights = _sights(state, seat)
            row = (_NAME_ROWS + character) * ROW
            found.append((row + action - a.NAME, row + 9 + sights[action - a.NAME]))
        elif kind in _FAR_ACTIONS:
            other, district = a.far_district(action - _FAR_ACTIONS[kind])
            found.append((*_of_seat(state, start, seat, other), start + 32 + min(WORTH[district], 7), start + purse))
        elif kind == _EXCHANGING:
            own, other, theirs = a.exchanged(action)
            gain = POINTS[theirs & KIND] - POINTS[own & KIND]
            found.append((*_of_seat(state, start, seat, other), start + 32 + max(0, min(gain + 2, 7))))
        else:
            found.append(tuple([start + feature for feature in common]))
    return found


def _dearest(built: int, payable: int) -> int:
    """The highest price among these kinds."""
    top = 0
    while payable:
        low = payable & -payable
        price = cost(built, low.bit_length() - 1)
        if price > top:
            top = price
        payable ^= low
    return top


def _of_card(start: int, built: int, gold: int, kind: int, payable: int, top: int, near: int) -> tuple[int, ...]:
    """The features of an action with a district card."""
    price = cost(built, kind)
    dearest = 12 if payable >> kind & 1 and price >= top else 13
    if COLOUR[kind] == VIOLET:
        own = 40 + kind - _FIRST_VIOLET
        colour = 14 + (not built & VIOLETS)
    else:
        rest = gold - price + 2
        own = 16 + (0 if rest < 0 else rest if rest < 5 else 5)
        colour = 22 + (not built & OF_COLOUR[COLOUR[kind]])
    return (
        start + (price if price < 6 else 6),
        start + 8 + (built >> kind & 1),
        start + dearest,
        start + own,
        start + colour,
        start + 24 + near,
    )


def _sights(state: State, seat: int) -> tuple[int, ...]:
    """By rank, what its namer can tell: that nobody or itself holds it, or else how many may, and whom it suits."""
    number = _pick_of(state, seat)
    offered, before, later = state.offered[number], number, len(state.chosen) - number - 1
    seen_down = state.down if seat == state.first and not state.ffg else NOBODY
    others = [other for other in range(state.players) if other != seat]
    found = []
    for rank, role in enumerate(state.deal.characters, 1):
        if role in state.up or role == seen_down:
            found.append(0)
        elif state.holders[rank] == seat:
            found.append(1)
        else:
            was_offered = offered >> role & 1
            takers = later if was_offered else before
            found.append(
                2 + 15 * was_offered + 5 * (0 if not takers else 1 if takers <= 2 else 2) + _suits(state, role, others)
            )
    return tuple(found)


def _pick_of(state: State, seat: int) -> int:
    """The number of the draft decision at which a seat picked first."""
    decisions = [step for step in script(state.players, state.ranks) if step[0] != NEW_CARD]
    return decisions.index(((seat - state.first) % state.players, DRAFT))


def _suits(state: State, role: int, others: list[int]) -> int:
    """How well a character suits one of these seats, from 0 to 4."""
    paying = PAYING[role]
    if paying:
        merit = max([(paying & state.built[other]).bit_count() for other in others])
    elif role == ARCHITECT:
        merit = max([state.gold[other] for other in others]) // 2
    elif role in (MAGICIAN, CONJURER):
        merit = min([len(hand) for hand in state.hands])
    else:
        merit = 4 - state.need + max([len(state.cities[other]) for other in others])
    return max(0, min(4, merit))


def _of_seat(state: State, start: int, seat: int, other: int) -> tuple[int, ...]:
    """The features of an action against a seat."""
    sizes = [len(city) for city in state.cities]
    ahead = sizes[other] - max([size for rival, size in enumerate(sizes) if rival != other])
    more = len(state.hands[other]) - len(state.hands[seat])
    return (
        start + 8 + max(0, min(more + 1, 5)),
        start + 16 + max(0, min(ahead + 2, 4)),
        start + 21 + (other == seat),
        start + 24 + max(0, min(state.need - sizes[other], 3)),
    )


_FIRST_VIOLET: Final = min(kind for kind in range(KINDS) if BIT[kind] & VIOLETS)
assert 40 + KINDS - _FIRST_VIOLET <= ROW
