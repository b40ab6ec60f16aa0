"""Adel as text: actions, chance and the headers of a deal. Text counts seats from 1 (docs/NOTATION.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from raenke.adel import actions as do
from raenke.adel import characters as cast
from raenke.adel import districts as town
from raenke.adel.building import Order
from raenke.adel.cards import GILT, KIND, MOST_SEATS
from raenke.adel.draft import Aside
from raenke.adel.setup import EDITIONS, GOALS, SEATS, Deal, too_many, wrong_cast
from raenke.game import BadRecord

_YES_NO: Final = ("no", "yes")

HEADERS: Final = ("Players", "Crown", "Edition", "Goal", "Abdication", "Characters", "Districts")

# In a pattern: R a character, K a kind of district, D a district in a city, S a seat, N a rank.
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
    """A district in a city, with a stroke if it bears the Artist's gold."""
    return town.CODES[district & KIND] + "'" * (district >= GILT)


def _character(code: str) -> int:
    if code not in cast.INDEX:
        raise BadRecord(f"there is no character {code!r}", legal=cast.CODES)
    return cast.INDEX[code]


def _kind(code: str) -> int:
    if code not in town.INDEX:
        raise BadRecord(f"there is no district {code!r}", legal=town.CODES)
    return town.INDEX[code]


def _district(text: str) -> int:
    return _kind(text[:3]) | GILT * text.endswith("'")


def _seat(digit: str) -> int:
    if digit not in "1234567":
        raise BadRecord(f"there is no seat {digit}", legal=tuple("1234567"))
    return int(digit) - 1


def _rank(digit: str) -> int:
    if digit not in "123456789":
        raise BadRecord(f"there is no rank {digit}", legal=tuple("123456789"))
    return int(digit)


_READ: Final[dict[str, Callable[[str], int]]] = {
    "R": _character, "K": _kind, "D": _district, "S": _seat, "N": _rank,
}  # fmt: skip

# The grammar: how a token goes on after the seat that decides, and the action that this is. The place of a character,
# district, seat or rank is its capital letter from above, in brackets.
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
"""How each place is written, and what may stand there; districts in cities are too many, they are counted below."""


def _pattern(form: str) -> re.Pattern[str]:
    parts = re.split(r"\(([A-Z])\)", form)
    return re.compile("".join(_PLACES[part] if n % 2 else re.escape(part) for n, part in enumerate(parts)))


_RULES: Final = tuple((_pattern(form), re.findall(r"\(([A-Z])\)", form), make) for form, make in _GRAMMAR)


def _plain_texts() -> dict[int, str]:
    """The texts of all actions that name no district in a city."""
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
    """The seat and the action that a token names."""
    for pattern, places, make in _RULES:
        if found := pattern.fullmatch(token, 1):
            try:
                seat = _seat(token[0])
                values = [_READ[place](part) for place, part in zip(places, found.groups(), strict=True)]
            except BadRecord as bad:
                raise BadRecord(bad.problem, token=token, legal=bad.legal) from None
            return seat, make(*values)
    raise BadRecord("no such token", token=token)


def is_chance(token: str) -> bool:
    """Whether a token is meant for an outcome of chance."""
    return token.startswith("@")


def chance_text(outcome: Aside | Order) -> str:
    """The token of an outcome of chance."""
    if isinstance(outcome, Order):
        return f"@{','.join(town.CODES[kind] for kind in outcome.kinds)}"
    return f"@{','.join(cast.CODES[character] for character in outcome.up)}/{cast.CODES[outcome.down]}"


def parse_chance(token: str) -> Aside | Order:
    """The outcome of chance that a token names."""
    try:
        if found := _ASIDE.fullmatch(token):
            return Aside(tuple(_character(code) for code in (found[1] or "").split(",") if code), _character(found[2]))
        if found := _ORDER.fullmatch(token):
            return Order(tuple(_kind(code) for code in found[1].split(",")))
    except BadRecord as bad:
        raise BadRecord(bad.problem, token=token, legal=bad.legal) from None
    raise BadRecord("chance is written like @Th,Wa/As or @Man,Tav", token=token)


def headers(deal: Deal) -> tuple[dict[str, str], dict[str, str]]:
    """A deal as headers, in their order: those before the seats' names, and those after (none)."""
    values = (
        str(deal.players),
        str(deal.crown + 1),
        deal.edition,
        str(deal.goal),
        _YES_NO[deal.abdication],
        " ".join(cast.CODES[character] for character in deal.characters),
        " ".join(town.CODES[kind] for kind in deal.districts),
    )
    return dict(zip(HEADERS, values, strict=True)), {}


def from_headers(headers: Mapping[str, str]) -> Deal:
    """The deal that headers hold, checked code by code."""
    players = int(_one_of(headers, "Players", [str(n) for n in SEATS]))
    for name in HEADERS:
        if name not in headers:
            raise BadRecord("this header is missing", token=name)
    return Deal(
        players,
        int(_one_of(headers, "Crown", [str(seat + 1) for seat in range(players)])) - 1,
        _one_of(headers, "Edition", EDITIONS),
        int(_one_of(headers, "Goal", [str(goal) for goal in GOALS])),
        _one_of(headers, "Abdication", _YES_NO) == "yes",
        _characters(headers["Characters"], players),
        _deck(headers["Districts"]),
    )


def _one_of(headers: Mapping[str, str], name: str, legal: Sequence[str]) -> str:
    if name not in headers:
        raise BadRecord("this header is missing", token=name, legal=legal)
    if headers[name] not in legal:
        raise BadRecord("this cannot stand here", token=f"{name}: {headers[name]}", legal=legal)
    return headers[name]


def _characters(value: str, players: int) -> tuple[int, ...]:
    found: list[int] = []
    for number, code in enumerate(value.split(), 1):
        there = [c for c in cast.CODES if cast.RANK[cast.INDEX[c]] == number]
        if code not in there:
            problem = f"a character of rank {number} stands here" if there else "there are no more ranks"
            raise BadRecord(problem, token=f"Characters: {code}", number=number, legal=there)
        found.append(cast.INDEX[code])
    if problem := wrong_cast(found, players):
        raise BadRecord(problem, token="Characters", number=len(found))
    return tuple(found)


def _deck(value: str) -> tuple[int, ...]:
    deck: list[int] = []
    left = Counter([*town.PLAIN_DECK, *town.ALL_VIOLETS])
    for number, code in enumerate(value.split(), 1):
        token = f"Districts: {code}"
        if code not in town.INDEX:
            raise BadRecord(f"there is no district {code!r}", token=token, number=number, legal=_codes(left))
        kind = town.INDEX[code]
        if not left[kind]:
            problem = too_many([*deck, kind]) if town.COLOUR[kind] == town.VIOLET else f"there are no more {code}"
            raise BadRecord(problem, token=token, number=number, legal=_codes(left))
        left[kind] -= 1
        deck.append(kind)
    missing = Counter({kind: count for kind, count in left.items() if town.COLOUR[kind] != town.VIOLET and count})
    if missing:
        problem = f"all {len(town.PLAIN_DECK)} plain districts are needed, {missing.total()} are missing"
        raise BadRecord(problem, token="Districts", number=len(deck) + 1, legal=_codes(missing))
    return tuple(deck)


def _codes(left: Mapping[int, int]) -> list[str]:
    return [town.CODES[kind] for kind in range(town.KINDS) if left.get(kind)]
