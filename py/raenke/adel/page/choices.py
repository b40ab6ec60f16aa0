"""Serialization of legal actions for the page: kind, tap targets, cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from raenke.adel.notation import district_text, text
from raenke.adel.rules import actions as do
from raenke.adel.rules import automatic, building, characters, districts, taking, workshops
from raenke.adel.rules.cards import KIND, MOST_SEATS
from raenke.adel.rules.characters import RANKS, ROLES
from raenke.adel.rules.decisions import CONJURING, PUTTING, TRIBUTE, TURN
from raenke.adel.rules.districts import KINDS
from raenke.adel.rules.powers import ADORN_GOLD, CONQUEST, PARDON_GOLD
from raenke.adel.rules.rank_eight import GRAVEYARD_PRICE, price_of_destruction, price_of_exchange
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel import shapes
    from raenke.adel.knowledge.view import View


class Choice(NamedTuple):
    """The description of an action for the page, apart from its id and text."""

    kind: str
    taps: tuple[str, ...]
    card: int = NOBODY
    given: int = NOBODY
    seat: int = NOBODY
    rank: int = 0
    cost: int = 0
    gain: int = 0


def button(name: str) -> str:
    """The tap target of a button in the turn panel."""
    return f"button:{name}"


def in_hand(kind: int) -> str:
    """The tap target of a card in the own hand."""
    return f"hand:{districts.CODES[kind]}"


def laid_out(kind: int) -> str:
    """The tap target of a card laid out to choose from."""
    return f"card:{districts.CODES[kind]}"


def in_city(seat: int, district: int) -> str:
    """The tap target of a district in a city."""
    return f"district:{seat}:{district_text(district)}"


def choice(view: View, action: int) -> Choice:
    """Describe a legal action for the page.

    Apart from building, actions on an own card or district start with a tap on their button or workshop, so that no
    action's sequence of taps is a prefix of another's.
    """
    for first, count, tell in _FORMS:
        if first <= action < first + count:
            return tell(view, action - first)
    raise AssertionError(f"{action} is no action")


def shape(view: View, action: int) -> shapes.AdelAction:
    """Serialize a legal action."""
    found = choice(view, action)
    return {
        "id": action,
        "text": text(action, view.seat),
        "kind": cast("shapes.Kind", found.kind),
        "taps": [*found.taps],
        "card": districts.CODES[found.card & KIND] if found.card != NOBODY else None,
        "given": districts.CODES[found.given & KIND] if found.given != NOBODY else None,
        "seat": found.seat if found.seat != NOBODY else None,
        "rank": found.rank or None,
        "cost": found.cost,
        "gain": found.gain,
    }


def _character(kind: str) -> Callable[[View, int], Choice]:
    def tell(view: View, character: int) -> Choice:
        return Choice(kind, (f"character:{characters.CODES[character]}",), rank=characters.RANK[character])

    return tell


def _plain(kind: str) -> Callable[[View, int], Choice]:
    return lambda view, _: Choice(kind, (button(kind),))


def _at_seat(kind: str) -> Callable[[View, int], Choice]:
    return lambda view, seat: Choice(kind, (f"seat:{seat}",), seat=seat)


def _gold(view: View, _: int) -> Choice:
    if view.pending == TRIBUTE:
        return Choice("pay", (button("gold"),), seat=view.turn, cost=1)
    more = automatic.MERCHANTS_GOLD if view.character == characters.MERCHANT and not view.short else 0
    return Choice("gold", (button("gold"),), gain=taking.GOLD_TAKEN + more)


def _keep(view: View, kind: int) -> Choice:
    if view.pending == CONJURING:
        return Choice("keep", (laid_out(kind), button("keep")), kind, seat=view.asked_seat)
    return Choice("keep", (laid_out(kind),), kind)


def _build(view: View, kind: int) -> Choice:
    price = building.cost(view.built[view.seat], kind)
    if view.pending == CONJURING:
        return Choice("conjure", (laid_out(kind), button("build")), kind, seat=view.asked_seat, cost=price)
    return Choice("build", (in_hand(kind),), kind, cost=price)


def income(view: View) -> int:
    """The gold that income would pay now to the character whose turn it is."""
    pays = taking.PAYING[view.character]
    return sum(pays >> (district & KIND) & 1 for district in view.cities[view.turn])


def _income(view: View, _: int) -> Choice:
    return Choice("income", (button("income"),), gain=income(view))


def _name(view: View, number: int) -> Choice:
    return Choice("name", (f"rank:{number + 1}",), rank=number + 1)


def _put(view: View, kind: int) -> Choice:
    if view.pending == TRIBUTE:
        return Choice("pay", (in_hand(kind),), kind, seat=view.turn)
    taps = (in_hand(kind),) if view.pending == PUTTING else (button("put"), in_hand(kind))
    return Choice("put", taps, kind)


def _adorn(view: View, kind: int) -> Choice:
    return Choice("adorn", (button("adorn"), in_city(view.seat, kind)), kind, cost=ADORN_GOLD)


def _own(view: View, kind: int) -> str:
    """The tap target of an own workshop."""
    return in_city(view.seat, next(d for d in view.cities[view.seat] if d & KIND == kind))


def _sell(view: View, kind: int) -> Choice:
    gain = workshops.LAB_GOLD_FFG if view.ffg else workshops.LAB_GOLD
    return Choice("sell", (_own(view, districts.LABORATORY), in_hand(kind)), kind, gain=gain)


def _smith(view: View, _: int) -> Choice:
    return Choice("smith", (_own(view, districts.SMITHY),), cost=workshops.SMITHY_PRICE)


def _tuck(view: View, kind: int) -> Choice:
    return Choice("tuck", (_own(view, districts.MUSEUM), in_hand(kind)), kind)


def _fetch(view: View, kind: int) -> Choice:
    return Choice("fetch", (laid_out(kind),), kind)


def _save(view: View, _: int) -> Choice:
    return Choice("save", (button("save"),), view.asked, cost=GRAVEYARD_PRICE)


def _destroy(view: View, far: int) -> Choice:
    seat, district = do.far_district(far)
    taps = (in_city(seat, district),) if seat != view.seat else (button("destroy"), in_city(seat, district))
    return Choice("destroy", taps, district, seat=seat, cost=price_of_destruction(view.built[seat], district))


def _arm(view: View, far: int) -> Choice:
    seat, district = do.far_district(far)
    return Choice("arm", (_own(view, districts.ARMORY), in_city(seat, district)), district, seat=seat)


def _exchange(view: View, number: int) -> Choice:
    own, seat, theirs = do.exchanged(do.EXCHANGE + number)
    taps = (button("exchange"), in_city(view.seat, own), in_city(seat, theirs))
    return Choice("exchange", taps, theirs, own, seat, cost=price_of_exchange(own, view.built[seat], theirs))


_FORMS: Final[tuple[tuple[int, int, Callable[[View, int], Choice]], ...]] = (
    (do.PICK, ROLES, _character("pick")),
    (do.ASIDE, ROLES, _character("aside")),
    (do.GOLD, 1, _gold),
    (do.CARDS, 1, _plain("cards")),
    (do.KEEP_CARD, KINDS, _keep),
    (do.BUILD, KINDS, _build),
    (do.INCOME, 1, _income),
    (do.END, 1, _plain("end")),
    (do.NAME, RANKS, _name),
    (do.SWAP, MOST_SEATS, _at_seat("swap")),
    (do.PUT, KINDS, _put),
    (do.DRAW_ANEW, 1, _plain("draw")),
    (do.LOOK, MOST_SEATS, _at_seat("look")),
    (do.GIVE_CROWN, MOST_SEATS, _at_seat("crown")),
    (do.PARDON, 1, lambda view, _: Choice("pardon", (button("pardon"),), gain=PARDON_GOLD)),
    (do.EXTRA_GOLD, 1, lambda view, _: Choice("extra-gold", (button("extra-gold"),), gain=CONQUEST)),
    (do.EXTRA_CARDS, 1, _plain("extra-cards")),
    (do.ADORN, KINDS, _adorn),
    (do.LAB, KINDS, _sell),
    (do.SMITH, 1, _smith),
    (do.TUCK, KINDS, _tuck),
    (do.FETCH, KINDS, _fetch),
    (do.LEAVE, 1, _plain("leave")),
    (do.DECLARE, 1, _plain("declare")),
    (do.KEEP_STILL, 1, _plain("still")),
    (do.SAVE, 1, _save),
    (do.LET_GO, 1, _plain("let-go")),
    (do.DESTROY, do.FAR_PLACES, _destroy),
    (do.ARM, do.FAR_PLACES, _arm),
    (do.EXCHANGE, len(do.ACTIONS) - do.EXCHANGE, _exchange),
)

assert [first for first, _, _ in _FORMS] == [0, *(first + count for first, count, _ in _FORMS)][:-1]
assert TURN == 0
