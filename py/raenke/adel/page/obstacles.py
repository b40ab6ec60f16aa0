"""Obstacles: why actions are illegal in the viewer's own turn, for messages on the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.adel.page.choices import button, choice, in_city, in_hand
from raenke.adel.rules import actions as do
from raenke.adel.rules import characters as cast
from raenke.adel.rules import districts as town
from raenke.adel.rules.building import cost
from raenke.adel.rules.cards import GILT, KIND
from raenke.adel.rules.characters import CHARACTERS, RANK, Power
from raenke.adel.rules.decisions import ALL_INCOME, LAB_USED, MUSEUM_USED, POWER, SMITHY_USED, TURN
from raenke.adel.rules.powers import ADORN_GOLD
from raenke.adel.rules.rank_eight import price_of_destruction, price_of_exchange, untouchable
from raenke.adel.rules.taking import PAYING
from raenke.adel.rules.workshops import SMITHY_PRICE

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View


class Obstacle(NamedTuple):
    """An illegal action: its kind, its tap targets, and the message id of the reason with its arguments."""

    kind: str
    taps: tuple[str, ...]
    reason: str
    args: dict[str, int | str] = {}  # noqa: RUF012 (shared, and never written to)


def obstacles(view: View) -> list[Obstacle]:
    """All obstacles of the viewer in its own turn; empty while another decision is pending."""
    if view.pending != TURN or view.seat != view.to_act:
        return []
    return [found for rule in (*_ALWAYS, *_of_character(view), *_of_workshops(view)) for found in rule(view)]


Rule = Callable[["View"], Iterator[Obstacle]]


def _too_dear(price: int, gold: int) -> dict[str, int | str]:
    return {"cost": price, "gold": gold}


def _taking(view: View) -> Iterator[Obstacle]:
    if view.taken:
        yield Obstacle("gold", (button("gold"),), "taken")
        yield Obstacle("cards", (button("cards"),), "taken")
    elif not view.pile:
        yield Obstacle("cards", (button("cards"),), "pile-empty")


def _building(view: View) -> Iterator[Obstacle]:
    limit = CHARACTERS[view.character].builds
    gold, built = view.gold[view.seat], view.built[view.seat]
    pair = built & town.BIT[town.QUARRY] and built.bit_count() == len(view.cities[view.seat])
    for kind in dict.fromkeys(view.hand):
        price = cost(built, kind)
        taps = (in_hand(kind),)
        if not limit:
            yield Obstacle("build", taps, "cannot-build")
        elif view.builds >= limit:
            yield Obstacle("build", taps, "built-enough", {"limit": limit})
        elif built & town.BIT[kind] and not pair:
            yield Obstacle("build", taps, "already-built")
        elif not view.taken:
            yield Obstacle("build", taps, "take-first")
        elif price > gold:
            yield Obstacle("build", taps, "too-dear", _too_dear(price, gold))


def _income(view: View) -> Iterator[Obstacle]:
    colour = CHARACTERS[view.character].colour
    if colour is not None:
        if view.used & ALL_INCOME:
            yield Obstacle("income", (button("income"),), "used")
        elif not view.built[view.seat] & PAYING[view.character]:
            yield Obstacle("income", (button("income"),), "no-income", {"colour": town.COLOURS[colour]})


def _ending(view: View) -> Iterator[Obstacle]:
    if not view.taken:
        yield Obstacle("end", (button("end"),), "take-first")
    elif do.END not in view.legal():
        yield Obstacle("end", (button("end"),), "must-name" if view.character == cast.WITCH else "must-crown")


_ALWAYS: Final[tuple[Rule, ...]] = (_taking, _building, _income, _ending)


# Powers


def _of_character(view: View) -> tuple[Rule, ...]:
    rule = _POWERS.get(view.character)
    return (rule,) if rule else ()


def _naming(view: View) -> Iterator[Obstacle]:
    for rank in range(1, view.ranks + 1):
        taps = (f"rank:{rank}",)
        if view.used & POWER:
            yield Obstacle("name", taps, "used")
        elif rank == RANK[view.character]:
            yield Obstacle("name", taps, "own-rank")
        elif view.character == cast.WITCH and not view.taken:
            yield Obstacle("name", taps, "take-first")
        elif view.character == cast.THIEF and rank == view.murdered:
            yield Obstacle("name", taps, "murdered")
        elif view.character == cast.THIEF and rank == view.bewitched:
            yield Obstacle("name", taps, "bewitched")
        elif view.character == cast.THIEF and rank == 1:
            yield Obstacle("name", taps, "rank-one")


def _others(view: View) -> list[int]:
    return [seat for seat in range(view.players) if seat != view.seat]


def _swapping(view: View) -> Iterator[Obstacle]:
    for seat in _others(view):
        if view.used & POWER:
            yield Obstacle("swap", (f"seat:{seat}",), "used")
        elif not view.hand and not view.hand_sizes[seat]:
            yield Obstacle("swap", (f"seat:{seat}",), "hands-empty")
    if view.used & POWER:
        yield Obstacle("put", (button("put"),), "used")
    elif not view.hand:
        yield Obstacle("put", (button("put"),), "own-hand-empty")


def _looking(view: View) -> Iterator[Obstacle]:
    for seat in _others(view):
        if view.used & POWER:
            yield Obstacle("look", (f"seat:{seat}",), "used")
        elif not view.hand_sizes[seat]:
            yield Obstacle("look", (f"seat:{seat}",), "hand-empty")


def _crowning(view: View) -> Iterator[Obstacle]:
    for seat in _others(view):
        if view.used & POWER:
            yield Obstacle("crown", (f"seat:{seat}",), "used")
        elif seat == view.crown:
            yield Obstacle("crown", (f"seat:{seat}",), "has-crown", {"seat": seat})


def _pardoning(view: View) -> Iterator[Obstacle]:
    if view.used & POWER:
        yield Obstacle("pardon", (button("pardon"),), "used")
    elif do.PARDON not in view.legal():
        alone = view.gold.count(max(view.gold)) == 1 and view.gold[view.seat] == max(view.gold)
        yield Obstacle("pardon", (button("pardon"),), "is-richest" if alone else "no-richest")


def _conquering(view: View) -> Iterator[Obstacle]:
    for kind in ("extra-gold", "extra-cards"):
        if view.used & POWER:
            yield Obstacle(kind, (button(kind),), "used")
        elif kind == "extra-cards" and not view.pile:
            yield Obstacle(kind, (button(kind),), "pile-empty")


def _adorning(view: View) -> Iterator[Obstacle]:
    gold, city = view.gold[view.seat], view.cities[view.seat]
    if view.used & POWER:
        yield Obstacle("adorn", (button("adorn"),), "used")
    elif not city:
        yield Obstacle("adorn", (button("adorn"),), "no-district")
    elif gold < ADORN_GOLD:
        yield Obstacle("adorn", (button("adorn"),), "too-dear", _too_dear(ADORN_GOLD, gold))
    else:
        for district in dict.fromkeys(city):
            if district >= GILT:
                yield Obstacle("adorn", (button("adorn"), in_city(view.seat, district)), "already-gold")


def _out_of_reach(view: View, seat: int, kind: int) -> tuple[str, dict[str, int | str]] | None:
    """The reason why rank 8 may not target a district at any price, or None."""
    if len(view.cities[seat]) >= view.need:
        return "complete-city", {"seat": seat}
    if seat == view.safe:
        return "preacher", {"seat": seat}
    return ("keep", {}) if untouchable(kind) else None


def _destroying(view: View) -> Iterator[Obstacle]:
    gold = view.gold[view.seat]
    for seat, city in enumerate(view.cities):
        for district in dict.fromkeys(city):
            own = seat == view.seat
            if own and not view.ffg:
                continue
            taps = (button("destroy"), in_city(seat, district)) if own else (in_city(seat, district),)
            price = price_of_destruction(view.built[seat], district)
            if view.used & POWER:
                yield Obstacle("destroy", taps, "used")
            elif why := _out_of_reach(view, seat, district & KIND):
                yield Obstacle("destroy", taps, *why)
            elif price > gold:
                yield Obstacle("destroy", taps, "too-dear", _too_dear(price, gold))


def _exchanging(view: View) -> Iterator[Obstacle]:
    own_city = view.cities[view.seat]
    first = (button("exchange"),)
    if view.used & POWER:
        yield Obstacle("exchange", first, "used")
    elif not own_city:
        yield Obstacle("exchange", first, "no-district")
    elif len(own_city) >= view.need:
        yield Obstacle("exchange", first, "own-complete")
    else:
        legal = {action for action in view.legal() if action >= do.EXCHANGE}
        if not legal:
            yield Obstacle("exchange", first, "no-pair")
        for own in dict.fromkeys(own_city):
            yield from _exchanging_this(view, own, legal)


def _exchanging_this(view: View, own: int, legal: set[int]) -> Iterator[Obstacle]:
    gold, built = view.gold[view.seat], view.built[view.seat]
    for seat in _others(view):
        for theirs in dict.fromkeys(view.cities[seat]):
            if do.exchange(own, seat, theirs) in legal:
                continue
            taps = (button("exchange"), in_city(view.seat, own), in_city(seat, theirs))
            price = price_of_exchange(own, view.built[seat], theirs)
            if why := _out_of_reach(view, seat, theirs & KIND):
                yield Obstacle("exchange", taps, *why)
            elif built & town.BIT[theirs & KIND]:
                yield Obstacle("exchange", taps, "already-built")
            elif view.built[seat] & town.BIT[own & KIND]:
                yield Obstacle("exchange", taps, "theirs-already", {"seat": seat})
            else:
                yield Obstacle("exchange", taps, "too-dear", _too_dear(price, gold))


_POWERS: Final[dict[int, Rule]] = {
    cast.ASSASSIN: _naming,
    cast.THIEF: _naming,
    cast.WITCH: _naming,
    cast.MAGICIAN: _swapping,
    cast.CONJURER: _looking,
    cast.SCHEMER: _crowning,
    cast.PARDONER: _pardoning,
    cast.CONQUEROR: _conquering,
    cast.ARTIST: _adorning,
    cast.WARLORD: _destroying,
    cast.DIPLOMAT: _exchanging,
}

assert set(_POWERS) == {c for c in range(cast.ROLES) if CHARACTERS[c].power is Power.TURN}, "each says why not"


# Workshops


def _of_workshops(view: View) -> tuple[Rule, ...]:
    built = view.built[view.seat]
    return tuple(rule for kind, rule in _WORKSHOPS.items() if built & town.BIT[kind])


def _place(view: View, kind: int) -> str:
    return in_city(view.seat, next(d for d in view.cities[view.seat] if d & KIND == kind))


def _selling(view: View) -> Iterator[Obstacle]:
    if view.used & LAB_USED:
        yield Obstacle("sell", (_place(view, town.LABORATORY),), "used")
    elif not view.hand:
        yield Obstacle("sell", (_place(view, town.LABORATORY),), "own-hand-empty")


def _smithing(view: View) -> Iterator[Obstacle]:
    gold = view.gold[view.seat]
    if view.used & SMITHY_USED:
        yield Obstacle("smith", (_place(view, town.SMITHY),), "used")
    elif not view.pile:
        yield Obstacle("smith", (_place(view, town.SMITHY),), "pile-empty")
    elif gold < SMITHY_PRICE:
        yield Obstacle("smith", (_place(view, town.SMITHY),), "too-dear", _too_dear(SMITHY_PRICE, gold))


def _tucking(view: View) -> Iterator[Obstacle]:
    if view.used & MUSEUM_USED:
        yield Obstacle("tuck", (_place(view, town.MUSEUM),), "used")
    elif not view.hand:
        yield Obstacle("tuck", (_place(view, town.MUSEUM),), "own-hand-empty")


def _arming(view: View) -> Iterator[Obstacle]:
    first = _place(view, town.ARMORY)
    if not any(view.cities[seat] for seat in _others(view)):
        yield Obstacle("arm", (first,), "no-district")
    for seat in _others(view):
        if len(view.cities[seat]) >= view.need:
            for district in dict.fromkeys(view.cities[seat]):
                yield Obstacle("arm", (first, in_city(seat, district)), "complete-city", {"seat": seat})


_WORKSHOPS: Final[dict[int, Rule]] = {
    town.LABORATORY: _selling,
    town.SMITHY: _smithing,
    town.MUSEUM: _tucking,
    town.ARMORY: _arming,
}

assert set(_WORKSHOPS) == town.working(town.Works.TURN), "each says why not"


def remaining(view: View) -> list[str]:
    """The kinds of other legal actions that ending the turn now would forgo."""
    legal = view.legal()
    if do.END not in legal:
        return []
    return [*dict.fromkeys(choice(view, action).kind for action in legal if action != do.END)]
