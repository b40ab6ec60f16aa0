"""What the golden records must show together: powers used and declined, violet districts at work, all tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from raenke.adel import notation
from raenke.adel.rules import actions as do
from raenke.adel.rules.cards import GILT, KIND
from raenke.adel.rules.characters import CHARACTERS, Power
from raenke.adel.rules.characters import CODES as ROLES
from raenke.adel.rules.decisions import KEEP as KEEPING
from raenke.adel.rules.decisions import TURN
from raenke.adel.rules.districts import BIT, CODES, DISTRICTS, HAUNTED, KEEP, LIBRARY, OBSERVATORY, QUARRY, SCHOOL
from raenke.adel.rules.events import Event
from raenke.adel.rules.rank_eight import reachable, surcharge
from raenke.adel.rules.scoring import colours
from raenke.adel.rules.state import State
from raenke.game import CHANCE
from raenke.record import Record
from tests.engine.adel.event_kinds import KINDS
from tests.golden.adel.event_text import event_text as event_text
from tests.golden.records import events_by_token

CHOSEN: Final = tuple(row.code for row in CHARACTERS if row.power is Power.TURN)
MAY: Final = tuple(code for code in CHOSEN if code not in ("Wt", "Sc"))
PAID: Final = tuple(row.code for row in CHARACTERS if row.colour is not None)
VIOLETS: Final = tuple(row.code for row in DISTRICTS if row.colour == 4)

WANTED: Final = frozenset(
    [
        *(f"{players} players, {count} characters" for players in range(2, 8) for count in (8, 9)[: players - 1]),
        *(f"{players} players, {edition}" for players in range(2, 8) for edition in ("hig", "ffg")),
        "goal 7", "goal 8", "abdication yes", "abdication no",
        *(f"{code} answers" for code in ROLES),
        *(f"{code} uses its power" for code in CHOSEN),
        *(f"{code} declines its power" for code in MAY),
        *(f"{code} takes income" for code in PAID),
        *(f"{code} declines income" for code in PAID),
        *(f"{code} works by itself" for code in ("Ki", "Pr", "Me", "Ar", "Tx", "Al", "Qu")),
        *(f"{code} is murdered" for code in ROLES if code not in ("As", "Wt")),
        *(f"{code} is robbed" for code in ROLES if CHARACTERS[ROLES.index(code)].rank > 2),
        *(f"the Witch goes on as {code}" for code in ROLES if code not in ("As", "Wt")),
        "the Witch waits in vain", "murdered King gets the crown (ffg)", "Schemer's duty lapses",
        *(f"{code} is built" for code in VIOLETS),
        *(f"{code} works" for code in VIOLETS if code not in ("Uni", "Dra")),
        *(f"{code} declined" for code in ("Lab", "Smi", "Mus", "Arm", "Lig", "Bel", "Gra")),
        "Great Wall, Warlord", "Great Wall, Diplomat", "tribute in gold", "tribute in a card",
        "pile empty", "Conjurer builds a like", "second city complete", "victory shared",
        *(f"event {kind}" for kind in KINDS if kind != "looked-away"),
    ]
)  # fmt: skip


def marks(record: Record) -> set[str]:
    """All that a game bears of what is wanted."""
    deal, state = record.deal, record.state
    assert isinstance(state, State)
    found = {
        f"{deal.players} players, {len(deal.characters)} characters",
        f"{deal.players} players, {deal.edition}",
        f"goal {deal.goal}",
        f"abdication {'yes' if deal.abdication else 'no'}",
    }
    for token, before, told, after in events_by_token(record):
        found.update(_of_token(token, before, after))
        for event in told:
            found.add(f"event {event.kind}")
            found.update(_of_event(event, before, after))
    if state.over and len(state.winners()) > 1:
        found.add("victory shared")
    return found & WANTED


def _of_token(token: str, before: State, after: State) -> Iterator[str]:
    if before.to_act == CHANCE:
        return
    action = notation.parse(token)[1]
    code = ROLES[before.character]
    if before.pending == TURN:
        if after.used & ~before.used & 33 and code in CHOSEN:
            yield f"{code} uses its power"
        if code == "Wt" and action >= do.NAME and action < do.SWAP:
            yield "Wt uses its power"
        if action == do.INCOME:
            yield f"{code} takes income"
        if action == do.END:
            yield from _declined(before, code)
        if do.BUILD <= action < do.INCOME and before.built[before.turn] >> (action - do.BUILD) & 1:
            yield "Qua works" if before.built[before.turn] & BIT[QUARRY] else ""
        if action >= do.DESTROY and code in ("Wa", "Di"):
            yield from _of_rank_eight(action, before)
        if do.ARM <= action < do.EXCHANGE:
            yield "Arm works"
    if after.pending == KEEPING and before.pending != KEEPING and len(after.drawn) == 3:
        yield "Obs works"
    if before.pending != KEEPING and action == do.CARDS and before.built[before.turn] & BIT[LIBRARY]:
        yield "Lib works" if after.pending != KEEPING or before.built[before.turn] & BIT[OBSERVATORY] else ""
    if not after.pile:
        yield "pile empty"


def _declined(before: State, code: str) -> Iterator[str]:
    legal = before.legal()
    if do.INCOME in legal:
        yield f"{code} declines income"
    if code in MAY and not before.used & 33:
        own = [a for a in legal if a >= do.NAME and not do.LAB <= a < do.DESTROY and not do.ARM <= a < do.EXCHANGE]
        if own:
            yield f"{code} declines its power"
    if code == "Sc" and not before.used & 1:
        yield "Schemer's duty lapses"
    for name, first, last in (("Lab", do.LAB, do.SMITH), ("Smi", do.SMITH, do.TUCK), ("Mus", do.TUCK, do.FETCH)):
        if any(first <= action < last for action in legal):
            yield f"{name} declined"
    if any(do.ARM <= action < do.EXCHANGE for action in legal):
        yield "Arm declined"


def _of_rank_eight(action: int, before: State) -> Iterator[str]:
    if do.ARM <= action < do.EXCHANGE:
        return
    exchange = action >= do.EXCHANGE
    seat, district = do.exchanged(action)[1:] if exchange else do.far_district(action - do.DESTROY)
    if surcharge(before.built[seat], district & KIND):
        yield "Great Wall, Diplomat" if exchange else "Great Wall, Warlord"
        yield "Wal works"
    others = range(before.players)
    if any(KEEP in before.cities[other] and reachable(before, other) for other in others if other != before.turn):
        yield "Kee works"
    if before.safe not in (-1, before.turn) and before.cities[before.safe]:
        yield "Pr works by itself"


def _of_event(event: Event, before: State, after: State) -> Iterator[str]:
    code = ROLES[event.character] if event.character >= 0 else ""
    match event.kind:
        case "revealed":
            yield f"{code} answers"
            if event.cause == "murdered":
                yield "Hos works"
                yield f"{code} is murdered"
        case "unanswered":
            holder = before.holders[event.rank]
            if event.cause == "murdered" and holder >= 0:
                yield f"{ROLES[before.deal.characters[event.rank - 1]]} is murdered"
            if event.cause == "bewitched":
                yield "the Witch waits in vain"
        case "robbed":
            yield f"{ROLES[before.deal.characters[event.rank - 1]]} is robbed" if event.amount else ""
        case "resumed":
            yield f"the Witch goes on as {code}"
        case "crown":
            yield "Ki works by itself" if event.by == "Ki" else ""
            yield "murdered King gets the crown (ffg)" if event.cause == "murdered" else ""
        case "extra-gold" | "taxed" | "refunded" | "queen":
            yield f"{event.by} works by itself"
        case "drew":
            yield {"Ar": "Ar works by itself", "Par": "Par works"}.get(event.by, "")
        case "built":
            yield f"{CODES[event.district]} is built"
            if event.amount < DISTRICTS[event.district].cost:
                yield "Fac works"
            if event.by == "Cj" and before.built[event.seat] >> event.district & 1:
                yield "Conjurer builds a like"
        case "income":
            if SCHOOL in [district & ~GILT for district in event.cards]:
                yield "Sch works"
        case "tribute":
            yield "tribute in gold" if event.amount else "tribute in a card"
        case "complete":
            yield "second city complete" if event.amount > 1 else ""
        case "scored":
            rules = {line.rule for line in event.detail}
            names = {"museum": "Mus", "treasury": "Tre", "map-room": "Map", "wishing-well": "Wis"}
            yield from (f"{names[rule]} works" for rule in rules & set(names))
            if after.haunted != after.round and after.built[event.seat] & BIT[HAUNTED]:
                plain = after.clone()
                plain.haunted = plain.round
                if colours(after, event.seat).points > colours(plain, event.seat).points:
                    yield "Hau works"
        case "looked-away":
            yield "Lig declined"
        case _:
            yield {
                "sold": "Lab works", "smithed": "Smi works", "searched": "Lig works", "bell": "Bel works",
                "bell-still": "Bel declined", "saved": "Gra works", "let-go": "Gra declined",
                "poor-house": "Poo works", "throne-room": "Thr works",
            }.get(event.kind, "")  # fmt: skip
