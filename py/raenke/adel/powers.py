"""The powers that are chosen in the turn, but for rank 8: what each character may do, and what that does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from raenke.adel import building, calling
from raenke.adel.actions import (
    ADORN,
    ADORN_BIT,
    BUILD,
    BUILD_BIT,
    DRAW_ANEW,
    EXTRA_CARDS,
    EXTRA_GOLD,
    GIVE_CROWN,
    GOLD,
    KEEP_BIT,
    KEEP_CARD,
    LOOK,
    NAME,
    PARDON,
    PUT,
    PUT_BIT,
    SWAP,
)
from raenke.adel.cards import GILT, KIND, KNOWS, MOST_SEATS
from raenke.adel.characters import CHARACTERS, INDEX, RANK, RANKS, WITCH, Power
from raenke.adel.crown import move_crown
from raenke.adel.districts import BIT, KINDS
from raenke.adel.events import Event
from raenke.adel.stages import (
    ADORNED_ONE,
    CONJURING,
    POWER,
    PUTTING,
    TRIBUTE,
    TURN,
    decided_when,
    in_turn,
    options_when,
)
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.state import State

CONQUEST: Final = 4
PARDON_GOLD: Final = 1
ADORN_GOLD: Final = 1

Choices = Callable[["State", int, list[int]], None]
"""Gets the state, the seat whose turn it is, and the list to add what its character may do."""

CHOICES: Final[dict[int, Choices]] = {}


def power(code: str) -> Callable[[Choices], Choices]:
    """Makes a function the choices of a character's power, asked for until the power was used."""

    def register(choices: Choices) -> Choices:
        assert CHARACTERS[INDEX[code]].power is Power.TURN and INDEX[code] not in CHOICES
        CHOICES[INDEX[code]] = choices
        return choices

    return register


def duty_stands(state: State) -> bool:
    """Whether a power that must be used still can be: the Schemer's lapses where nobody can get the crown (A6)."""
    return state.character == WITCH or bool(heirs(state, state.turn))


# Assassin, Thief, Witch


@power("As")
def may_murder(state: State, seat: int, actions: list[int]) -> None:
    """The Assassin names any rank but his own."""
    actions += _ranks(state.ranks, 0, 0, 1)


@power("Th")
def may_rob(state: State, seat: int, actions: list[int]) -> None:
    """The Thief names a rank other than 1, his own, and the murdered or bewitched one (A15)."""
    actions += _ranks(state.ranks, state.murdered, state.bewitched, 2)


@power("Wt")
def may_bewitch(state: State, seat: int, actions: list[int]) -> None:
    """The Witch names any rank but her own, after she has taken (A14)."""
    if state.taken:
        actions += _ranks(state.ranks, 0, 0, 1)


@cache
def _ranks(ranks: int, murdered: int, bewitched: int, own: int) -> tuple[int, ...]:
    return tuple(NAME + rank - 1 for rank in range(2, ranks + 1) if rank not in (murdered, bewitched, own))


@in_turn(NAME, RANKS)
def name(state: State, action: int) -> None:
    """Names a rank; the Witch then pauses."""
    rank, seat, own = action - NAME + 1, state.turn, RANK[state.character]
    state.used |= POWER
    if state.watch:
        state.watch(Event("named", seat, character=state.character, rank=rank))
    if state.character == WITCH:
        state.bewitched = rank
        calling.pause(state)
    elif own == 1:
        state.murdered = rank
    else:
        state.robbed, state.robber = rank, seat


# Magician


@power("Mg")
def may_trade_cards(state: State, seat: int, actions: list[int]) -> None:
    """The Magician swaps hands, or puts any cards under the pile, to draw as many (A17)."""
    held = state.holds[seat]
    for other in range(state.players):
        if other != seat and (held or state.holds[other]):
            actions.append(SWAP + other)
    _add_cards(held, actions)


def _add_cards(held: int, actions: list[int]) -> None:
    while held:
        low = held & -held
        actions.append(PUT_BIT[low])
        held ^= low


@in_turn(SWAP, MOST_SEATS)
def swap(state: State, action: int) -> None:
    """Swaps hands; both now know both."""
    seat, other = state.turn, action - SWAP
    hands, holds = state.hands, state.holds
    state.used |= POWER
    if state.watch:
        own, theirs = (tuple(card & KIND for card in hands[who]) for who in (seat, other))
        state.watch(Event("swapped", seat, other, cards=own, others=theirs))
    both = KNOWS[seat] | KNOWS[other]
    hands[seat], hands[other] = [card | both for card in hands[other]], [card | both for card in hands[seat]]
    holds[seat], holds[other] = holds[other], holds[seat]


@in_turn(PUT, KINDS)
def put_first(state: State, action: int) -> None:
    """Puts a first card under the pile."""
    state.used |= POWER
    state.asked = 0
    state.stage = PUTTING
    put(state, action)


@options_when(PUTTING)
def may_put(state: State) -> list[int]:
    """Another card, or draw."""
    actions: list[int] = []
    _add_cards(state.holds[state.turn], actions)
    return [*actions, DRAW_ANEW]


@decided_when(PUTTING)
def put(state: State, action: int) -> None:
    """Puts a card under the pile, or draws as many as were put there."""
    seat = state.turn
    if action == DRAW_ANEW:
        state.stage = TURN
        state.draw(seat, state.asked, "Mg")
        state.asked = 0
        return
    state.asked += 1
    state.pile.insert(0, state.hide(seat, action - PUT, KNOWS[seat]))
    if state.watch:
        state.watch(Event("put-under", seat, cards=(action - PUT,), number=1, cause="Mg"))


# Conjurer


@power("Cj")
def may_look(state: State, seat: int, actions: list[int]) -> None:
    """The Conjurer looks at another's hand that is not empty (A18)."""
    for other in range(state.players):
        if other != seat and state.holds[other]:
            actions.append(LOOK + other)


@in_turn(LOOK, MOST_SEATS)
def look(state: State, action: int) -> None:
    """Sees a hand, and will know it."""
    seat, other = state.turn, action - LOOK
    state.used |= POWER
    hand = state.hands[other]
    hand[:] = [card | KNOWS[seat] for card in hand]
    state.stage, state.asked_seat = CONJURING, other
    if state.watch:
        kinds = tuple([card & KIND for card in hand])
        state.watch(Event("looked", seat, other, cards=kinds, number=len(kinds)))


@options_when(CONJURING)
def may_conjure(state: State) -> list[int]:
    """Any card of that hand, to keep or, if it can be paid, to build."""
    there = state.holds[state.asked_seat]
    actions = []
    left = there
    while left:
        low = left & -left
        actions.append(KEEP_BIT[low])
        left ^= low
    left = there & building.affordable(state, state.turn)
    while left:
        low = left & -left
        actions.append(BUILD_BIT[low])
        left ^= low
    return actions


@decided_when(CONJURING)
def conjure(state: State, action: int) -> None:
    """Takes the card into the hand, or builds it beyond the limit and even if there is its like."""
    seat, other = state.turn, state.asked_seat
    state.stage = TURN
    if action >= BUILD:
        state.spend(other, action - BUILD)
        building.put_up(state, action - BUILD, "Cj")
    else:
        kind = action - KEEP_CARD
        state.gain(seat, state.hide(other, kind, KNOWS[seat] | KNOWS[other]))
        if state.watch:
            state.watch(Event("conjured", seat, other, district=kind))
    state.asked_seat = NOBODY


# Schemer


def heirs(state: State, seat: int) -> list[int]:
    """The seats to which a Schemer may give the crown: not himself, and not who has it."""
    return [other for other in range(state.players) if other not in (seat, state.crown)]


@power("Sc")
def may_give_crown(state: State, seat: int, actions: list[int]) -> None:
    """The Schemer must give the crown to another seat."""
    actions += [GIVE_CROWN + other for other in heirs(state, seat)]


@in_turn(GIVE_CROWN, MOST_SEATS)
def give_crown(state: State, action: int) -> None:
    """Gives the crown; in `ffg` the receiver pays 1 gold or a card, its choice if it has a card."""
    seat, other = state.turn, action - GIVE_CROWN
    state.used |= POWER
    move_crown(state, other, "Sc")
    if not state.ffg:
        return
    state.asked_seat = other
    if state.hands[other]:
        state.stage, state.to_act = TRIBUTE, other
    else:
        if state.gold[other]:
            _pay_gold(state, seat, other)
        state.asked_seat = NOBODY


@options_when(TRIBUTE)
def may_pay(state: State) -> list[int]:
    """1 gold, if there is any, or a card."""
    actions = [GOLD] if state.gold[state.to_act] else []
    _add_cards(state.holds[state.to_act], actions)
    return actions


@decided_when(TRIBUTE)
def pay_tribute(state: State, action: int) -> None:
    """Pays the giver of the crown."""
    seat, other = state.turn, state.asked_seat
    state.stage, state.to_act, state.asked_seat = TURN, seat, NOBODY
    if action == GOLD:
        _pay_gold(state, seat, other)
        return
    kind = action - PUT
    state.gain(seat, state.hide(other, kind, KNOWS[seat] | KNOWS[other]) | KNOWS[seat])
    if state.watch:
        state.watch(Event("tribute", other, seat, district=kind, number=1))


def _pay_gold(state: State, seat: int, other: int) -> None:
    state.gold[other] -= 1
    state.gold[seat] += 1
    if state.watch:
        state.watch(Event("tribute", other, seat, amount=1))


# Pardoner


@power("Pa")
def may_pardon(state: State, seat: int, actions: list[int]) -> None:
    """The Pardoner takes from the one other seat that has the most gold (A27)."""
    if richest(state) not in (NOBODY, seat):
        actions.append(PARDON)


def richest(state: State) -> int:
    """The seat that alone has the most gold, and some; or nobody."""
    most = max(state.gold)
    return state.gold.index(most) if most and state.gold.count(most) == 1 else NOBODY


@in_turn(PARDON)
def pardon(state: State, action: int) -> None:
    """Takes 1 gold from the richest."""
    seat, other = state.turn, richest(state)
    state.used |= POWER
    state.gold[other] -= PARDON_GOLD
    state.gold[seat] += PARDON_GOLD
    if state.watch:
        state.watch(Event("pardoned", seat, other, amount=PARDON_GOLD))


# Conqueror


@power("Co")
def may_conquer(state: State, seat: int, actions: list[int]) -> None:
    """The Conqueror takes extra gold, or extra cards while there are any."""
    actions.append(EXTRA_GOLD)
    if state.pile:
        actions.append(EXTRA_CARDS)


@in_turn(EXTRA_GOLD)
def conquer_gold(state: State, action: int) -> None:
    """Takes 4 extra gold."""
    state.used |= POWER
    state.gold[state.turn] += CONQUEST
    if state.watch:
        state.watch(Event("extra-gold", state.turn, amount=CONQUEST, cause="Co"))


@in_turn(EXTRA_CARDS)
def conquer_cards(state: State, action: int) -> None:
    """Takes 4 extra cards."""
    state.used |= POWER
    state.draw(state.turn, CONQUEST, "Co")


# Artist


@power("At")
def may_adorn(state: State, seat: int, actions: list[int]) -> None:
    """The Artist puts gold on an own district without, twice in a turn."""
    if state.gold[seat] >= ADORN_GOLD:
        plain = 0
        for district in state.cities[seat]:
            if district < GILT:
                plain |= BIT[district]
        while plain:
            low = plain & -plain
            actions.append(ADORN_BIT[low])
            plain ^= low


@in_turn(ADORN, KINDS)
def adorn(state: State, action: int) -> None:
    """Puts 1 gold on a district, which is worth and costs 1 more for good."""
    seat, kind = state.turn, action - ADORN
    state.used |= POWER if state.used & ADORNED_ONE else ADORNED_ONE
    state.gold[seat] -= ADORN_GOLD
    city = state.cities[seat]
    city[city.index(kind)] = kind | GILT
    if state.watch:
        state.watch(Event("adorned", seat, district=kind | GILT, amount=ADORN_GOLD))
