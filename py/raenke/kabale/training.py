"""What a game of Kabale shows about how its seats decide, for `raenke train`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from random import Random

from raenke.game import NOBODY
from raenke.kabale.actions import COLUMN_OF, KIND_OF, PLACE, STRIDE
from raenke.kabale.cards import AREA_SHIFT, FACE_UP, KIND, KINDS, ROUNDS, SEAT_SHIFT, WALKED
from raenke.kabale.placements import ALIKE, WEIGHTS, areas_of, cards_at, facts, features, look, stake
from raenke.kabale.state import State
from raenke.kabale.view import LYING_HIDDEN
from raenke.train.logit import Choice

SIZES = {"policy": WEIGHTS, "belief": WEIGHTS, "hands": KINDS}
"""By model, the number of its weights: which card is placed, which one was, and which ones are kept in hand."""

HELD = KINDS
"""Cards in hand."""

NUMBERS = 0
"""Expected scores tell who wins."""

PHASES = ROUNDS + 1
"""How far a game may have got: by number of the round."""


def phase(state: State) -> int:
    """How far the game has got."""
    return state.round


def held(state: State) -> list[Sequence[int]]:
    """The hands."""
    return [[ALIKE[ally] for ally in hand] for hand in state.hands]


def choices(state: State, action: int) -> Iterator[tuple[str, Choice]]:
    """What the seat to act has chosen from: a placement; and unseen, its card from all that it may have held."""
    if state.pending != PLACE:
        return
    seat, goals, hand = state.turn, state.turned_up, state.hands[state.turn]
    areas = areas_of(goals[column] for column in state.open)
    found, cards = {}, {}
    for column in state.open:
        goal = goals[column]
        looks = look(state.columns[column], goal, seat)
        found[column] = facts(looks, stake(goal, state.won[seat]), state.round)
        cards[column] = cards_at(goal >> AREA_SHIFT, areas)
    options = [features(found[column], cards[column][ally]) for ally in hand for column in state.open]
    legal = [ally * STRIDE + column for ally in hand for column in state.open]
    yield "policy", Choice(options, legal.index(action))

    column, unseen = COLUMN_OF[action], state.view(NOBODY).unseen(seat)
    might = [features(found[column], cards[column][ally]) for ally in unseen]
    yield "belief", Choice(might, unseen.index(KIND_OF[action]))

    other = (seat + 1) % state.players  # for each decision one other seat's hand is looked at, as that changes slowly
    pile = [(ALIKE[ally],) for ally in state.decks[other]]
    for ally in state.hands[other]:
        yield "hands", Choice([(ALIKE[ally],), *pile], 0)


def standings(state: State) -> list[list[float]]:
    """No numbers."""
    return [[] for _ in range(state.players)]


def secrets(state: State, seat: int) -> Iterator[tuple[str, Hashable]]:
    """Which allies lie face down, and which are in whose hand."""
    for column, cards in enumerate(state.columns):
        for position, card in enumerate(cards):
            if card & LYING_HIDDEN and not card & WALKED and (card & FACE_UP) >> SEAT_SHIFT != seat:
                yield "face-down cards", (column, position, card & KIND)
    for other, hand in enumerate(state.hands):
        if other != seat:
            for ally in hand:
                yield "hands", (other, ally)


def options(rng: Random, players: int) -> dict[str, str]:
    """Kabale has no options."""
    return {}
