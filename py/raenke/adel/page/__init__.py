"""Serialization of Adel for the page: plain data with codes instead of ints and without hidden information.

This module is the game's `Page`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from raenke.adel.knowledge.role_odds import possible_holders
from raenke.adel.knowledge.view import View
from raenke.adel.page.choices import in_city, income
from raenke.adel.page.choices import shape as action_shape
from raenke.adel.page.obstacles import obstacles, remaining
from raenke.adel.page.undo import revealed_secret as revealed_secret
from raenke.adel.rules import building, characters, deal, districts, scoring, stages
from raenke.adel.rules.actions import ASIDE, END, FETCH, LEAVE
from raenke.adel.rules.cards import GILT, HIDDEN, KIND
from raenke.adel.rules.characters import CHARACTERS, NINE_NEED, QUEEN, QUEEN_NEEDS, RANKS, ROLES
from raenke.adel.rules.draft import NEW_CARD, script
from raenke.adel.rules.events import Event
from raenke.adel.rules.events import redact as redact
from raenke.adel.rules.rank_eight import WORTH
from raenke.adel.rules.state import State
from raenke.game import EVERYTHING, NOBODY
from raenke.view_fields import seat_or_null, set_event_fields, view_base

if TYPE_CHECKING:
    from raenke.adel import shapes
    from raenke.shapes import GameFact

_PENDING: Final[dict[int, shapes.Pending]] = {
    stages.DRAFT: "draft",
    stages.DRAFT_ASIDE: "aside",
    stages.TURN: "turn",
    stages.SHORT: "short",
    stages.KEEP: "keep",
    stages.PUTTING: "put",
    stages.CONJURING: "conjure",
    stages.TRIBUTE: "tribute",
    stages.RESCUE: "rescue",
    stages.SEARCH: "search",
    stages.BELL: "bell",
}

assert set(_PENDING) == {stages.TURN, *stages.ASKED}

_ASIDES: Final = range(ASIDE, ASIDE + ROLES)


def view(state: State, seat: int, *, choices: bool = True) -> shapes.AdelView:
    """Serialize the view of a seat; for EVERYTHING it includes all hands."""
    seen = state.view(seat)
    return {
        **view_base("adel", state, seat, seen.turn),
        "edition": "ffg" if seen.ffg else "hig",
        "goal": seen.goal,
        "city_size": seen.need,
        "abdication": seen.abdication,
        "crown": seen.crown,
        "reign": seen.reign,
        "ranks": _ranks(seen),
        "draft": _draft(seen),
        "called": seen.rank,
        "playing": _turn(seen),
        "pending": _PENDING.get(seen.stage) if seen.to_act >= 0 else None,
        "pending_details": _pending_details(seen),
        "seats": [_seat_view(state, seen, each) for each in range(seen.players)],
        "hand": [_card(seen, kind) for kind in seen.hand],
        "hands": [[*_codes(hand)] for hand in seen.hands] if seat == EVERYTHING else None,
        "pile": {
            "size": len(seen.pile),
            "known": [{"at": at, "code": _code(kind)} for at, kind in enumerate(seen.pile) if kind != HIDDEN],
        },
        "museum": _codes(seen.museum),
        "last_round": bool(seen.finished),
        "legal": [action_shape(seen, action) for action in seen.legal()] if choices else [],
        "obstacles": [_obstacle(*found) for found in obstacles(seen)] if choices else [],
        "remaining": cast("list[shapes.Kind]", remaining(seen)) if choices else [],
    }


def forced(view: View) -> int | None:
    """The action to apply without asking: ending a turn, or putting aside a character, as the only legal action."""
    legal = view.legal()
    return legal[0] if len(legal) == 1 and (legal[0] == END or legal[0] in _ASIDES) else None


def _code(district: int) -> str:
    return districts.CODES[district & KIND]


def _codes(kinds: Iterable[int]) -> list[str]:
    """The codes of the known cards."""
    return [_code(kind) for kind in kinds if kind != HIDDEN]


def _roles(pool: int) -> list[str]:
    return [characters.CODES[c] for c in range(ROLES) if pool >> c & 1]


def _role(character: int) -> str | None:
    return characters.CODES[character] if character != NOBODY else None


def _colour(kind: int) -> shapes.Colour:
    return districts.COLOURS[districts.COLOUR[kind]]


def _obstacle(kind: str, taps: Sequence[str], reason: str, args: dict[str, int | str]) -> shapes.Obstacle:
    return {
        "kind": cast("shapes.Kind", kind),
        "taps": [*taps],
        "reason": cast("shapes.Reason", reason),
        "args": {**args},
    }


# The round


def _ranks(seen: View) -> list[shapes.Rank]:
    can = possible_holders(seen)
    return [
        {
            "rank": rank,
            "code": characters.CODES[character],
            "called": rank <= seen.rank,
            "seat": seat_or_null(seen.shown[rank]),
            "candidates": can[rank],
            "face_up": character in seen.up,
            "face_down": character == seen.down,
            "murdered": rank == seen.murdered,
            "bewitched": rank == seen.bewitched,
            "robbed": rank == seen.robbed,
        }
        for rank, character in enumerate(seen.characters, 1)
    ]


def _draft(seen: View) -> shapes.Draft:
    steps: list[shapes.Step] = []
    decision = 0
    for number, (seat, stage) in enumerate(script(seen.players, seen.ranks)):
        step: shapes.Step = {"seat": None, "kind": "chance", "done": number < seen.step, "offered": [], "chosen": None}
        if seat != NEW_CARD:
            step["seat"] = (seen.first + seat) % seen.players
            step["kind"] = "pick" if stage == stages.DRAFT else "aside"
            if number < seen.step:
                step["offered"] = _roles(seen.offered[decision])
                step["chosen"] = _role(seen.chosen[decision])
            decision += 1
        steps.append(step)
    return {
        "offered": _roles(seen.pool) if seen.stage in (stages.DRAFT, stages.DRAFT_ASIDE) else [],
        "face_up": [characters.CODES[character] for character in seen.up],
        "face_down": _role(seen.down),
        "steps": steps,
    }


def _turn(seen: View) -> shapes.Turn | None:
    if seen.turn == NOBODY:
        return None
    short_for_witch = seen.witch[0] if seen.witch and seen.short and seen.rank == seen.bewitched else NOBODY
    return {
        "character": characters.CODES[seen.character],
        "short": seen.short,
        "taken": seen.taken,
        "builds": 0 if seen.short else max(0, CHARACTERS[seen.character].builds - seen.builds),
        "income": 0 if seen.short or seen.used & stages.ALL_INCOME else income(seen),
        "power_used": bool(seen.used & stages.POWER),
        "refund": seen.paid if seen.character == characters.ALCHEMIST else 0,
        "for_witch": seat_or_null(short_for_witch),
    }


def _pending_details(seen: View) -> shapes.PendingDetails:
    """Details of the pending decision; cards to choose from are included only if the viewer may see them."""
    legal, stage = seen.legal(), seen.stage
    cards: list[int] = []
    if stage == stages.KEEP:
        cards = [kind for kind in seen.drawn if kind != HIDDEN]
    elif legal and stage == stages.CONJURING:
        cards = [kind for kind in seen.hands[seen.asked_seat] if kind != HIDDEN]
    elif legal and stage == stages.SEARCH:
        cards = [action - FETCH for action in legal if action != LEAVE]
    return {
        "cards": [_card(seen, kind) for kind in cards],
        "count": seen.keep if stage == stages.KEEP else seen.asked if stage == stages.PUTTING else 0,
        "district": _code(seen.asked) if stage == stages.RESCUE else None,
        "seat": seat_or_null(
            seen.asked_seat if stage == stages.CONJURING else seen.turn if stage == stages.TRIBUTE else NOBODY
        ),
    }


# Seats and cards


def _seat_view(state: State, seen: View, seat: int) -> shapes.SeatView:
    lines = scoring.lines(state, seat)
    held = [seen.characters[rank - 1] for rank in range(1, seen.ranks + 1) if seen.holders[rank] == seat]
    return {
        "gold": seen.gold[seat],
        "hand": seen.hand_sizes[seat],
        "known": _codes(seen.hands[seat]),
        "city": [_district(seen, seat, district) for district in seen.cities[seat]],
        "finished": seen.finished.index(seat) + 1 if seat in seen.finished else None,
        "points": sum(line.points for line in lines),
        "lines": [_line(line) for line in lines],
        "characters": [characters.CODES[character] for character in held],
    }


def _line(line: scoring.Line) -> shapes.Line:
    return {"rule": line.rule, "points": line.points, "districts": [_code(district) for district in line.districts]}


def _district(seen: View, seat: int, district: int) -> shapes.District:
    kind = district & KIND
    return {
        "code": districts.CODES[kind],
        "place": in_city(seat, district),
        "colour": _colour(kind),
        "cost": WORTH[district],
        "points": scoring.value(district),
        "gold": district >= GILT,
        "cards": len(seen.museum) if kind == districts.MUSEUM else 0,
    }


def _card(seen: View, kind: int) -> shapes.Card:
    built = seen.built[seen.seat] if seen.seat >= 0 else 0
    return {
        "code": districts.CODES[kind],
        "colour": _colour(kind),
        "cost": building.cost(built, kind),
        "points": districts.POINTS[kind],
    }


# Events


def event(event: Event, token: int) -> shapes.AdelEvent:
    """Serialize an event that is already redacted for the viewer."""
    shown: shapes.AdelEvent = {"kind": event.kind, "token": token}
    set_event_fields(shown, event)
    if event.other != NOBODY:
        shown["other"] = event.other
    if event.character != NOBODY:
        shown["character"] = characters.CODES[event.character]
    if event.rank:
        shown["rank"] = event.rank
    if event.target != NOBODY:
        shown["target"] = characters.CODES[event.target]
    if event.victim != NOBODY:
        shown["victim"] = event.victim
    if event.district != NOBODY:
        shown["district"] = _code(event.district)
        if event.district >= GILT:
            shown["gold"] = True
    if event.given != NOBODY:
        shown["given"] = _code(event.given)
    if event.kind in _COUNTED:
        shown["amount"] = event.amount
    if event.number:
        shown["number"] = event.number
    if event.cause:
        shown["cause"] = event.cause
    if event.kind == "set-aside":
        shown["characters"] = [characters.CODES[character] for character in event.cards]
    elif event.kind == "scored":
        shown["lines"] = [_line(line) for line in event.detail]
    elif event.kind == "game-over":
        shown["scores"], shown["winners"] = [*event.detail], [*event.cards]
    else:
        if event.cards:
            shown["cards"] = _codes(event.cards)
        if event.others:
            shown["others"] = _codes(event.others)
    return shown


_COUNTED: Final = frozenset(
    "round-began throne-room robbed taxed queen took-gold extra-gold income built refunded tribute pardoned destroyed "
    "saved exchanged adorned sold smithed poor-house complete round-ended scored".split()
)
"""The kinds of events whose amount is serialized even if it is 0."""


def opening(state: State) -> Event:
    """The event of the initial state: the first round began."""
    return Event("round-began", state.crown, amount=1)


def stats(state: State, events: Iterable[Event]) -> list[dict[str, dict[str, int]]]:
    """By seat, how often it acted as each character and built each kind of district."""
    seats: list[dict[str, dict[str, int]]] = [{"characters": {}, "districts": {}} for _ in range(state.players)]
    for event in events:
        if event.kind == "revealed":
            _count(seats[event.seat]["characters"], characters.CODES[event.character])
        elif event.kind == "built":
            _count(seats[event.seat]["districts"], _code(event.district))
    return seats


def _count(counts: dict[str, int], code: str) -> None:
    counts[code] = counts.get(code, 0) + 1


def facts(common: GameFact) -> shapes.AdelFact:
    """The tables of characters and districts, for the page's set-up and help screens."""
    return {
        **common,
        "characters": [_character_fact(character) for character in range(ROLES)],
        "districts": [_district_fact(kind) for kind in range(districts.KINDS)],
        "presets": {
            "base": [characters.CODES[c] for c in characters.BASE],
            "dark": [characters.CODES[c] for c in characters.DARK],
        },
        "rank_nine_min_players": NINE_NEED,
    }


def _character_fact(character: int) -> shapes.CharacterFact:
    row = CHARACTERS[character]
    least = QUEEN_NEEDS if character == QUEEN else NINE_NEED if row.rank == RANKS else deal.SEATS[0]
    return {
        "code": row.code,
        "rank": row.rank,
        "colour": None if row.colour is None else districts.COLOURS[row.colour],
        "builds": row.builds,
        "power": row.power.value,
        "must": row.must,
        "dark": row.dark,
        "min_players": least,
    }


def _district_fact(kind: int) -> shapes.DistrictFact:
    row = districts.DISTRICTS[kind]
    works: list[Any] = [each.value for each in row.works]
    return {
        "code": row.code,
        "colour": _colour(kind),
        "cost": row.cost,
        "points": districts.POINTS[kind],
        "copies": row.copies,
        "works": works,
        "dark": row.dark,
    }
