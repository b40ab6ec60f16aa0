"""Notation of Adel: parse and format actions, chance outcomes and deal headers (docs/NOTATION.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from raenke.adel.rules import actions as do
from raenke.adel.rules import characters as cast
from raenke.adel.rules import districts as town
from raenke.adel.rules.building import Order
from raenke.adel.rules.cards import GILT, KIND, MOST_SEATS
from raenke.adel.rules.deal import EDITIONS, GOALS, NO_YES, SEATS, Deal, check_cast, check_copies
from raenke.adel.rules.draft import Aside
from raenke.faults import BadRecord, BadSetup
from raenke.headers import required, required_number

# Placeholders in a pattern: R a character, K a kind of district, D a district in a city, S a seat (from 1), N a rank.
_PLACES: Final = {
    "R": "([A-Z][a-z])",
    "K": "([A-Z][a-z]{2})",
    "D": "([A-Z][a-z]{2}'?)",
    "S": "([0-9])",
    "N": "([0-9])",
}

_ASIDE = re.compile(r"@([A-Z][a-z](?:,[A-Z][a-z])*)?/([A-Z][a-z])")
_ORDER = re.compile(r"@([A-Z][a-z]{2}(?:,[A-Z][a-z]{2})*)")


def district_text(district: int) -> str:
    """A district in a city, with an apostrophe if it bears the Artist's gold."""
    return town.CODES[district & KIND] + "'" * (district >= GILT)


def _character(code: str) -> int:
    if code not in cast.INDEX:
        raise BadRecord("no-character", f"there is no character {code!r}", legal=cast.CODES)
    return cast.INDEX[code]


def _kind(code: str) -> int:
    if code not in town.INDEX:
        raise BadRecord("no-district", f"there is no district {code!r}", legal=town.CODES)
    return town.INDEX[code]


def _district(written: str) -> int:
    return _kind(written[:3]) | GILT * written.endswith("'")


_SEATS: Final = tuple(str(seat + 1) for seat in range(MOST_SEATS))
_RANKS: Final = tuple(str(rank) for rank in range(1, cast.RANKS + 1))


def _seat(digit: str) -> int:
    if digit not in _SEATS:
        raise BadRecord("no-seat", f"there is no seat {digit}", legal=_SEATS)
    return int(digit) - 1


def _rank(digit: str) -> int:
    if digit not in _RANKS:
        raise BadRecord("no-rank", f"there is no rank {digit}", legal=_RANKS)
    return int(digit)


_READ: Final[dict[str, Callable[[str], int]]] = {
    "R": _character, "K": _kind, "D": _district, "S": _seat, "N": _rank,
}  # fmt: skip

# The grammar: the form of a token after its leading seat, and the action it stands for. Placeholders are the capital
# letters from above in parentheses.
_GRAMMAR: Final[tuple[tuple[str, Callable[..., int]], ...]] = (
    (":(R)", lambda character: do.PICK + character),
    ("/(R)", lambda character: do.ASIDE + character),
    ("$", lambda: do.GOLD),
    ("#", lambda: do.CARDS),
    ("+(K)", lambda kind: do.KEEP_CARD + kind),
    ("=(K)", lambda kind: do.BUILD + kind),
    ("%", lambda: do.INCOME),
    (".", lambda: do.END),
    ("!(N)", lambda rank: do.NAME + rank - 1),
    ("~(S)", lambda seat: do.SWAP + seat),
    ("-(K)", lambda kind: do.PUT + kind),
    ("-.", lambda: do.DRAW_ANEW),
    ("?(S)", lambda seat: do.LOOK + seat),
    ("^(S)", lambda seat: do.GIVE_CROWN + seat),
    ("!", lambda: do.PARDON),
    ("!$", lambda: do.EXTRA_GOLD),
    ("!#", lambda: do.EXTRA_CARDS),
    ("*(K)", lambda kind: do.ADORN + kind),
    ("Lab-(K)", lambda kind: do.LAB + kind),
    ("Smi", lambda: do.SMITH),
    ("Mus-(K)", lambda kind: do.TUCK + kind),
    ("Lig+(K)", lambda kind: do.FETCH + kind),
    ("Lig-", lambda: do.LEAVE),
    ("Bel+", lambda: do.DECLARE),
    ("Bel-", lambda: do.KEEP_STILL),
    ("Gra+", lambda: do.SAVE),
    ("Gra-", lambda: do.LET_GO),
    ("x(S)(D)", lambda seat, district: do.DESTROY + do.far_place(seat, district)),
    ("Arm(S)(D)", lambda seat, district: do.ARM + do.far_place(seat, district)),
    ("(D)<>(S)(D)", do.exchange),
)

_WRITE: Final[dict[str, tuple[Callable[[int], str], range]]] = {
    "R": (cast.CODES.__getitem__, range(cast.ROLES)),
    "K": (town.CODES.__getitem__, range(town.KINDS)),
    "S": (lambda seat: str(seat + 1), range(MOST_SEATS)),
    "N": (str, range(1, cast.RANKS + 1)),
}
"""By placeholder, its formatter and its values; D is missing because `text` formats districts in cities itself."""


def _pattern(form: str) -> re.Pattern[str]:
    parts = re.split(r"\(([A-Z])\)", form)
    return re.compile("".join(_PLACES[part] if n % 2 else re.escape(part) for n, part in enumerate(parts)))


_RULES: Final = tuple((_pattern(form), re.findall(r"\(([A-Z])\)", form), make) for form, make in _GRAMMAR)


def _plain_texts() -> dict[int, str]:
    """By action, its text, for all actions that name no district in a city."""
    texts: dict[int, str] = {}
    for form, make in _GRAMMAR:
        places = re.findall(r"\(([A-Z])\)", form)
        if not places:
            texts[make()] = form
        elif "D" not in places:
            write, values = _WRITE[places[0]]
            texts.update((make(value), form.replace(f"({places[0]})", write(value))) for value in values)
    return texts


_TEXTS: Final = _plain_texts()
assert set(_TEXTS) == set(range(do.DESTROY)), "each action below those that name districts in cities has one text"


@cache
def _far(head: str, far: int) -> str:
    seat, district = do.far_district(far)
    return f"{head}{seat + 1}{district_text(district)}"


def text(action: int, seat: int) -> str:
    """The token of an action decided by `seat`."""
    if action < do.DESTROY:
        return f"{seat + 1}{_TEXTS[action]}"
    if action < do.ARM:
        return f"{seat + 1}{_far('x', action - do.DESTROY)}"
    if action < do.EXCHANGE:
        return f"{seat + 1}{_far('Arm', action - do.ARM)}"
    own, other, theirs = do.exchanged(action)
    return f"{seat + 1}{district_text(own)}<>{other + 1}{district_text(theirs)}"


def parse(token: str) -> tuple[int, int]:
    """Parse a token into seat and action."""
    for pattern, places, make in _RULES:
        if found := pattern.fullmatch(token, 1):
            try:
                seat = _seat(token[0])
                values = [_READ[place](part) for place, part in zip(places, found.groups(), strict=True)]
            except BadRecord as bad:
                raise bad.at(token, legal=bad.legal) from None
            return seat, make(*values)
    raise BadRecord("unknown-token", "no such token", token=token)


def is_chance(token: str) -> bool:
    """Whether a token denotes a chance outcome."""
    return token.startswith("@")


def chance_text(outcome: Aside | Order) -> str:
    """The token of a chance outcome."""
    if isinstance(outcome, Order):
        return f"@{','.join(town.CODES[kind] for kind in outcome.kinds)}"
    return f"@{','.join(cast.CODES[character] for character in outcome.up)}/{cast.CODES[outcome.down]}"


def parse_chance(token: str) -> Aside | Order:
    """Parse the token of a chance outcome."""
    try:
        if found := _ASIDE.fullmatch(token):
            return Aside(tuple(_character(code) for code in (found[1] or "").split(",") if code), _character(found[2]))
        if found := _ORDER.fullmatch(token):
            return Order(tuple(_kind(code) for code in found[1].split(",")))
    except BadRecord as bad:
        raise bad.at(token, legal=bad.legal) from None
    raise BadRecord("no-outcome", "chance is written like @Th,Wa/As or @Man,Tav", token=token)


def headers(deal: Deal) -> tuple[dict[str, str], dict[str, str]]:
    """A deal as headers, in order; all of them precede the names of the seats."""
    before = {
        "Players": str(deal.players),
        "Crown": str(deal.crown + 1),
        "Edition": deal.edition,
        "Goal": str(deal.goal),
        "Abdication": NO_YES[deal.abdication],
        "Characters": " ".join(cast.CODES[character] for character in deal.characters),
        "Districts": " ".join(town.CODES[kind] for kind in deal.districts),
    }
    return before, {}


def from_headers(headers: Mapping[str, str]) -> Deal:
    """Parse and validate a deal from headers."""
    players = required_number(headers, "Players", SEATS)
    return Deal(
        players,
        required_number(headers, "Crown", range(1, players + 1)) - 1,
        required(headers, "Edition", EDITIONS),
        required_number(headers, "Goal", GOALS),
        required(headers, "Abdication", NO_YES) == "yes",
        _characters(required(headers, "Characters"), players),
        _deck(required(headers, "Districts")),
    )


def _characters(codes: str, players: int) -> tuple[int, ...]:
    found: list[int] = []
    for number, code in enumerate(codes.split(), 1):
        there = [c for c in cast.CODES if cast.RANK[cast.INDEX[c]] == number]
        if code not in there:
            problem = f"no character of rank {number}" if there else "there are no more ranks"
            raise BadRecord("wrong-rank", problem, token=f"Characters: {code}", number=number, legal=there, rank=number)
        found.append(cast.INDEX[code])
    try:
        check_cast(found, players)
    except BadSetup as bad:
        number = min(len(found) + 1, cast.RANKS)  # the missing rank, or else a ninth character that is not allowed
        legal = [c for c in cast.CODES if cast.RANK[cast.INDEX[c]] == number and number > len(found)]
        raise BadRecord("set-up", str(bad), token="Characters", number=number, legal=legal) from None
    return tuple(found)


def _deck(codes: str) -> tuple[int, ...]:
    deck: list[int] = []
    left = Counter([*town.PLAIN_DECK, *town.ALL_VIOLETS])
    for number, code in enumerate(codes.split(), 1):
        token = f"Districts: {code}"
        if code not in town.INDEX:
            problem = f"there is no district {code!r}"
            raise BadRecord("no-district", problem, token=token, number=number, legal=_codes(left))
        deck.append(town.INDEX[code])
        try:
            check_copies(deck)
        except BadSetup as bad:
            raise BadRecord("set-up", str(bad), token=token, number=number, legal=_codes(left)) from None
        left[deck[-1]] -= 1
    missing = Counter({kind: left[kind] for kind in town.PLAIN_DECK})
    if found := missing.total():
        wanted = len(town.PLAIN_DECK)
        problem = f"all {wanted} plain districts are needed, {found} are missing"
        legal, number = _codes(missing), len(deck) + 1
        raise BadRecord("plain-districts", problem, token="Districts", number=number, legal=legal, wanted=wanted)
    return tuple(deck)


def _codes(left: Mapping[int, int]) -> list[str]:
    return [town.CODES[kind] for kind in range(town.KINDS) if left[kind]]
