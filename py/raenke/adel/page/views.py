"""Serialization of a view, by codes in place of ints: the round, the pending decision, the seats and their cities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, cast

from raenke.adel.knowledge.role_odds import possible_holders
from raenke.adel.knowledge.view import View
from raenke.adel.page.choices import in_city, income
from raenke.adel.page.choices import shape as action_shape
from raenke.adel.page.obstacles import obstacles, remaining
from raenke.adel.rules import building, characters, decisions, districts, scoring
from raenke.adel.rules.actions import FETCH, LEAVE
from raenke.adel.rules.cards import GILT, HIDDEN, KIND
from raenke.adel.rules.characters import CHARACTERS, ROLES
from raenke.adel.rules.draft import NEW_CARD, script
from raenke.adel.rules.rank_eight import WORTH
from raenke.adel.rules.state import State
from raenke.game import EVERYTHING, NOBODY
from raenke.view_fields import seat_or_null, view_base

if TYPE_CHECKING:
    from raenke.adel import shapes

_PENDING: Final[dict[int, shapes.Pending]] = {
    decisions.DRAFT: "draft",
    decisions.DRAFT_ASIDE: "aside",
    decisions.TURN: "turn",
    decisions.SHORT: "short",
    decisions.KEEP: "keep",
    decisions.PUTTING: "put",
    decisions.CONJURING: "conjure",
    decisions.TRIBUTE: "tribute",
    decisions.RESCUE: "rescue",
    decisions.SEARCH: "search",
    decisions.BELL: "bell",
}

assert set(_PENDING) == {decisions.TURN, *decisions.ASKED}


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
        "pending": _PENDING.get(seen.pending) if seen.to_act >= 0 else None,
        "pending_details": _pending_details(seen),
        "seats": [_seat_view(state, seen, each) for each in range(seen.players)],
        "hand": [_card(seen, kind) for kind in seen.hand],
        "hands": [[*codes_of(hand)] for hand in seen.hands] if seat == EVERYTHING else None,
        "pile": {
            "size": len(seen.pile),
            "known": [{"at": at, "code": code_of(kind)} for at, kind in enumerate(seen.pile) if kind != HIDDEN],
        },
        "museum": codes_of(seen.museum),
        "last_round": bool(seen.finished),
        "legal": [action_shape(seen, action) for action in seen.legal()] if choices else [],
        "obstacles": [_obstacle(*found) for found in obstacles(seen)] if choices else [],
        "remaining": cast("list[shapes.Kind]", remaining(seen)) if choices else [],
    }


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
    for number, (seat, kind) in enumerate(script(seen.players, seen.ranks)):
        step: shapes.Step = {"seat": None, "kind": "chance", "done": number < seen.step, "offered": [], "chosen": None}
        if seat != NEW_CARD:
            step["seat"] = (seen.first + seat) % seen.players
            step["kind"] = "pick" if kind == decisions.DRAFT else "aside"
            if number < seen.step:
                step["offered"] = role_codes(seen.offered[decision])
                step["chosen"] = role_code(seen.chosen[decision])
            decision += 1
        steps.append(step)
    return {
        "offered": role_codes(seen.pool) if seen.pending in (decisions.DRAFT, decisions.DRAFT_ASIDE) else [],
        "face_up": [characters.CODES[character] for character in seen.up],
        "face_down": role_code(seen.down),
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
        "income": 0 if seen.short or seen.used & decisions.ALL_INCOME else income(seen),
        "power_used": bool(seen.used & decisions.POWER),
        "refund": seen.paid if seen.character == characters.ALCHEMIST else 0,
        "for_witch": seat_or_null(short_for_witch),
    }


def _pending_details(seen: View) -> shapes.PendingDetails:
    """Details of the pending decision; cards to choose from are included only if the viewer may see them."""
    legal, pending = seen.legal(), seen.pending
    cards: list[int] = []
    if pending == decisions.KEEP:
        cards = [kind for kind in seen.drawn if kind != HIDDEN]
    elif legal and pending == decisions.CONJURING:
        cards = [kind for kind in seen.hands[seen.asked_seat] if kind != HIDDEN]
    elif legal and pending == decisions.SEARCH:
        cards = [action - FETCH for action in legal if action != LEAVE]
    return {
        "cards": [_card(seen, kind) for kind in cards],
        "count": seen.keep if pending == decisions.KEEP else seen.asked if pending == decisions.PUTTING else 0,
        "district": code_of(seen.asked) if pending == decisions.RESCUE else None,
        "seat": seat_or_null(
            seen.asked_seat if pending == decisions.CONJURING else seen.turn if pending == decisions.TRIBUTE else NOBODY
        ),
    }


# Seats and cards


def _seat_view(state: State, seen: View, seat: int) -> shapes.SeatView:
    lines = scoring.lines(state, seat)
    held = [seen.characters[rank - 1] for rank in range(1, seen.ranks + 1) if seen.holders[rank] == seat]
    return {
        "gold": seen.gold[seat],
        "hand": seen.hand_sizes[seat],
        "known": codes_of(seen.hands[seat]),
        "city": [_district(seen, seat, district) for district in seen.cities[seat]],
        "finished": seen.finished.index(seat) + 1 if seat in seen.finished else None,
        "points": sum(line.points for line in lines),
        "lines": [line_shape(line) for line in lines],
        "characters": [characters.CODES[character] for character in held],
    }


def _district(seen: View, seat: int, district: int) -> shapes.District:
    kind = district & KIND
    return {
        "code": districts.CODES[kind],
        "place": in_city(seat, district),
        "colour": colour(kind),
        "cost": WORTH[district],
        "points": scoring.value(district),
        "gold": district >= GILT,
        "cards": len(seen.museum) if kind == districts.MUSEUM else 0,
    }


def _card(seen: View, kind: int) -> shapes.Card:
    built = seen.built[seen.seat] if seen.seat >= 0 else 0
    return {
        "code": districts.CODES[kind],
        "colour": colour(kind),
        "cost": building.cost(built, kind),
        "points": districts.POINTS[kind],
    }


# Codes


def code_of(district: int) -> str:
    """The code of a district."""
    return districts.CODES[district & KIND]


def codes_of(kinds: Iterable[int]) -> list[str]:
    """The codes of the known cards."""
    return [code_of(kind) for kind in kinds if kind != HIDDEN]


def role_codes(pool: int) -> list[str]:
    """The codes of a set of characters."""
    return [characters.CODES[c] for c in range(ROLES) if pool >> c & 1]


def role_code(character: int) -> str | None:
    """The code of a character, if known."""
    return characters.CODES[character] if character != NOBODY else None


def colour(kind: int) -> shapes.Colour:
    """The colour of a kind of district."""
    return districts.COLOURS[districts.COLOUR[kind]]


def line_shape(line: scoring.Line) -> shapes.Line:
    """A line of the score."""
    return {"rule": line.rule, "points": line.points, "districts": [code_of(district) for district in line.districts]}
