"""Notation of Kabale: actions, shuffles, columns and deal headers; seats and columns count from 1 in text.

This module is the game's `Notation`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from raenke.faults import BadRecord
from raenke.game import NOBODY
from raenke.headers import required, required_number
from raenke.kabale.actions import COLUMN_OF, DECLINE_CLOAK, DECLINE_TRADE, KIND_OF, MOST_SEATS, SLIP, STRIDE, TRADE
from raenke.kabale.cards import (
    ALL_GOALS,
    AREAS,
    CODES,
    DOWN,
    FACE_UP,
    HIDDEN,
    INDEX,
    KIND,
    KINDS,
    ROUNDS,
    SEAT_SHIFT,
    SLIPPED,
    goal,
    goal_text,
)
from raenke.kabale.deal import Deal
from raenke.kabale.events import Shuffle

_DIGITS = tuple(str(number + 1) for number in range(MOST_SEATS))

_PLACE = re.compile(r"([0-9])([A-Z][a-z])>([0-9])")
_CLOAK = re.compile(r"([0-9])Cl(?:\+([A-Z][a-z])|-)")
_TRAITOR = re.compile(r"([0-9])Tr(?:=([0-9])|-)")
_SHUFFLE = re.compile(r"([1-6])@([A-Z][a-z](?:,[A-Z][a-z])*)")
_COLUMN_TEXT = re.compile(r"([A-Z])([0-9]):(.*)", re.DOTALL)
_CARD = re.compile(r"([1-6])([A-Z][a-z]|\?\?)([-=]?)")


def text(action: int, seat: int) -> str:
    """Format an action decided by `seat` as a token."""
    who = seat + 1
    if action < SLIP:
        return f"{who}{CODES[KIND_OF[action]]}>{COLUMN_OF[action] + 1}"
    if action < DECLINE_CLOAK:
        return f"{who}Cl+{CODES[action - SLIP]}"
    if action == DECLINE_CLOAK:
        return f"{who}Cl-"
    if action < DECLINE_TRADE:
        return f"{who}Tr={action - TRADE + 1}"
    return f"{who}Tr-"


def parse(token: str) -> tuple[int, int]:
    """Parse a token into its seat and action."""
    if found := _PLACE.fullmatch(token):
        column = _column(found[3], token)
        return _seat(found[1], token), ally(found[2], token) * STRIDE + column
    if found := _CLOAK.fullmatch(token):
        return _seat(found[1], token), SLIP + ally(found[2], token) if found[2] else DECLINE_CLOAK
    if found := _TRAITOR.fullmatch(token):
        trade = TRADE + _column(found[2], token) if found[2] else DECLINE_TRADE
        return _seat(found[1], token), trade
    raise BadRecord("unknown-token", "no such token", token=token)


def _seat(digit: str, token: str) -> int:
    if digit not in _DIGITS:
        raise BadRecord("no-seat", f"there is no seat {digit}", token=token, legal=_DIGITS)
    return int(digit) - 1


def _column(digit: str, token: str) -> int:
    if digit not in _DIGITS:
        raise BadRecord("no-column", f"there is no column {digit}", token=token, legal=_DIGITS)
    return int(digit) - 1


def ally(code: str, token: str, number: int = 0, legal: Sequence[str] = CODES) -> int:
    """Parse the code of an ally; an error names `token`, its `number` and the `legal` codes."""
    if code not in INDEX:
        raise BadRecord("no-ally", f"there is no ally {code!r}", token=token, number=number, legal=legal)
    return INDEX[code]


def is_chance(token: str) -> bool:
    """Whether a token has the form of a shuffle."""
    return token[1:2] == "@"


def chance_text(outcome: Shuffle) -> str:
    """Format a shuffle as a token: a seat's discards in their new draw order."""
    seat, order = outcome
    return f"{seat + 1}@{','.join(CODES[card] for card in order)}"


def parse_chance(token: str) -> Shuffle:
    """Parse the token of a shuffle into seat and draw order."""
    found = _SHUFFLE.fullmatch(token)
    if not found:
        raise BadRecord("no-shuffle", "a shuffle is written like 1@Ki,Qu", token=token)
    return int(found[1]) - 1, tuple(ally(code, token) for code in found[2].split(","))


def card_text(card: int) -> str:
    """Format a card in a column: seat, code, and how it lies."""
    code = "??" if card & KIND == HIDDEN else CODES[card & KIND]
    lies = "-" if card & DOWN else "=" if card & SLIPPED else ""
    return f"{((card & FACE_UP) >> SEAT_SHIFT) + 1}{code}{lies}"


def column_text(goal: int, cards: Sequence[int]) -> str:
    """Format a column: its goal, then its cards, nearest the goal first."""
    head = "-" if goal == NOBODY else goal_text(goal)
    return " ".join([f"{head}:", *(card_text(card) for card in cards)])


def parse_goal(written: str, token: str = "", number: int = 0) -> int:
    """Parse a goal such as `R4`; an error names `token` and its `number`."""
    if len(written) == 2 and written[0] in AREAS and written[1] in "12345":
        return goal(written[0], int(written[1]))
    problem = "a goal is one area letter and its points"
    raise BadRecord("no-goal", problem, token=token or written, number=number, legal=[*AREAS, "1…5"])


def parse_goals(written: str, header: str = "") -> list[int]:
    """Parse goals such as `A3 F2`, none more often than it exists; an error names their `header`."""
    goals: list[int] = []
    for number, word in enumerate(written.split(), 1):
        token = f"{header}: {word}" if header else word
        head = parse_goal(word, token, number)
        if goals.count(head) == ALL_GOALS.count(head):
            times = goals.count(head)
            problem = f"the game has this goal {['', 'once', 'twice'][times]} only"
            raise BadRecord("goal-too-often", problem, token=token, number=number, legal=_left(goals), times=times)
        goals.append(head)
    return goals


def _left(goals: Sequence[int]) -> list[str]:
    return [goal_text(head) for head in dict.fromkeys(ALL_GOALS) if goals.count(head) < ALL_GOALS.count(head)]


def parse_column(written: str) -> tuple[int, list[int]]:
    """Parse a column such as `R4: 1Wz 2Ki 1Ca-` into goal and cards; no seat may have an ally twice."""
    found = _COLUMN_TEXT.fullmatch(written.strip())
    if not found:
        raise BadRecord("no-column-text", "a column is written like R4: 1Wz 2Ki 1Ca", token=written.strip()[:40])
    head = parse_goal(found[1] + found[2])
    cards: list[int] = []
    for number, token in enumerate(found[3].split(), 1):
        match = _CARD.fullmatch(token)
        if not match or match[2] == "??":
            problem = "a card is a seat 1…6, a code, and - or = if it lies hidden"
            raise BadRecord("no-card", problem, token=token, number=number)
        kind = ally(match[2], token, number)
        card = (int(match[1]) - 1) << SEAT_SHIFT | kind
        if any(other & FACE_UP == card for other in cards):
            raise BadRecord("ally-twice", "each seat owns each ally once", token=token, number=number)
        cards.append(card | {"": 0, "-": DOWN, "=": SLIPPED}[match[3]])
    return head, cards


def headers(deal: Deal) -> tuple[dict[str, str], dict[str, str]]:
    """Serialize a deal as headers, in order: the first seat before the names of the seats, goals and decks after."""
    decks = {f"Deck{seat + 1}": " ".join(CODES[card] for card in deck) for seat, deck in enumerate(deal.decks)}
    goals = " ".join(goal_text(goal) for goal in deal.goals)
    return {"Players": str(len(deal.decks)), "First": str(deal.first + 1)}, {"Goals": goals, **decks}


def from_headers(headers: Mapping[str, str]) -> Deal:
    """Parse and validate the deal in the headers."""
    players = required_number(headers, "Players", range(2, MOST_SEATS + 1))
    texts = {name: required(headers, name) for name in ("Goals", *(f"Deck{seat + 1}" for seat in range(players)))}
    first = required_number(headers, "First", range(1, players + 1)) - 1
    goals = parse_goals(texts.pop("Goals"), "Goals")
    wanted, found = ROUNDS * players, len(goals)
    if found != wanted:
        problem = f"{wanted} goals are needed, here are {found}"
        legal = _left(goals) if found < wanted else []
        number = min(found, wanted) + 1
        raise BadRecord("goals", problem, token="Goals", number=number, legal=legal, wanted=wanted, found=found)
    return Deal(tuple(goals), tuple(_deck(name, cards) for name, cards in texts.items()), first)


def _deck(name: str, cards: str) -> tuple[int, ...]:
    codes = cards.split()
    missing = [code for code in CODES if code not in codes]
    deck: list[int] = []
    for number, code in enumerate(codes, 1):
        token = f"{name}: {code}"
        card = ally(code, token, number, missing)
        if card in deck:
            raise BadRecord("ally-twice", "this ally stands here twice", token=token, number=number, legal=missing)
        deck.append(card)
    if missing:
        problem = f"{KINDS} allies are needed, here are {len(deck)}"
        number = len(deck) + 1
        raise BadRecord("allies", problem, token=name, number=number, legal=missing, wanted=KINDS, found=len(deck))
    return tuple(deck)
