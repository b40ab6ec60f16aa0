"""Kabale as text: actions, shuffles, columns and the headers of a deal. Text counts seats and columns from 1."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from raenke.game import NOBODY, BadRecord
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
    SEAT_SHIFT,
    SLIPPED,
    goal,
    goal_text,
)

ROUNDS: Final = 6

_DIGITS = tuple(str(number + 1) for number in range(MOST_SEATS))

_PLACE = re.compile(r"([0-9])([A-Z][a-z])>([0-9])")
_CLOAK = re.compile(r"([0-9])Cl(?:\+([A-Z][a-z])|-)")
_TRAITOR = re.compile(r"([0-9])Tr(?:=([0-9])|-)")
_SHUFFLE = re.compile(r"([1-6])@([A-Z][a-z](?:,[A-Z][a-z])*)")
_COLUMN = re.compile(r"([A-Z])([0-9]):(.*)", re.DOTALL)
_CARD = re.compile(r"([1-6])([A-Z][a-z]|\?\?)([-=]?)")


class Deal(NamedTuple):
    """All that chance decides before the first move: goals as they will turn up, draw orders, who starts."""

    goals: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    first: int


def action_text(action: int, seat: int) -> str:
    """The token of an action decided by `seat`."""
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


def parse_action(token: str) -> tuple[int, int]:
    """The seat and the action of a token."""
    if found := _PLACE.fullmatch(token):
        column = _from_zero("column", found[3], token)
        return _from_zero("seat", found[1], token), ally(found[2], token) * STRIDE + column
    if found := _CLOAK.fullmatch(token):
        return _from_zero("seat", found[1], token), SLIP + ally(found[2], token) if found[2] else DECLINE_CLOAK
    if found := _TRAITOR.fullmatch(token):
        trade = TRADE + _from_zero("column", found[2], token) if found[2] else DECLINE_TRADE
        return _from_zero("seat", found[1], token), trade
    raise BadRecord("no such token", token=token)


def _from_zero(what: str, digit: str, token: str) -> int:
    """A seat or a column, counted from 0."""
    if digit not in _DIGITS:
        raise BadRecord(f"there is no {what} {digit}", token=token, legal=_DIGITS)
    return int(digit) - 1


def ally(code: str, token: str, number: int = 0, legal: Sequence[str] = CODES) -> int:
    """The ally of a code; an error quotes `token`, its `number` and what is `legal` there."""
    if code not in INDEX:
        raise BadRecord(f"there is no ally {code!r}", token=token, number=number, legal=legal)
    return INDEX[code]


def shuffle_text(seat: int, order: Sequence[int]) -> str:
    """The token of a chance outcome: a seat's discards in their new draw order."""
    return f"{seat + 1}@{','.join(CODES[card] for card in order)}"


def parse_shuffle(token: str) -> tuple[int, list[int]]:
    """The seat and the draw order of a chance token."""
    found = _SHUFFLE.fullmatch(token)
    if not found:
        raise BadRecord("a shuffle is written like 1@Ki,Qu", token=token)
    return int(found[1]) - 1, [ally(code, token) for code in found[2].split(",")]


def card_text(card: int) -> str:
    """A card in a column: seat, code, and how it lies."""
    code = "??" if card & KIND == HIDDEN else CODES[card & KIND]
    lies = "-" if card & DOWN else "=" if card & SLIPPED else ""
    return f"{((card & FACE_UP) >> SEAT_SHIFT) + 1}{code}{lies}"


def column_text(goal: int, cards: Sequence[int]) -> str:
    """A column: its goal, then its cards from nearest the goal downwards."""
    head = "-" if goal == NOBODY else goal_text(goal)
    return " ".join([f"{head}:", *(card_text(card) for card in cards)])


def parse_goal(text: str, token: str = "", number: int = 0) -> int:
    """A goal such as R4; an error quotes `token` and its `number`."""
    if len(text) == 2 and text[0] in AREAS and text[1] in "12345":
        return goal(text[0], int(text[1]))
    problem = "a goal is one area letter and its points"
    raise BadRecord(problem, token=token or text, number=number, legal=[*AREAS, "1…5"])


def parse_goals(text: str, header: str = "") -> list[int]:
    """Goals such as `A3 F2`, none more often than the game has it; an error names the `header` they stand in."""
    goals: list[int] = []
    for number, word in enumerate(text.split(), 1):
        token = f"{header}: {word}" if header else word
        head = parse_goal(word, token, number)
        if goals.count(head) == ALL_GOALS.count(head):
            problem = f"the game has this goal {['', 'once', 'twice'][goals.count(head)]} only"
            raise BadRecord(problem, token=token, number=number, legal=_left(goals))
        goals.append(head)
    return goals


def _left(goals: Sequence[int]) -> list[str]:
    return [goal_text(head) for head in dict.fromkeys(ALL_GOALS) if goals.count(head) < ALL_GOALS.count(head)]


def parse_column(text: str) -> tuple[int, list[int]]:
    """A column such as `R4: 1Wz 2Ki 1Ca-` as its goal and its cards; no seat has an ally twice."""
    found = _COLUMN.fullmatch(text.strip())
    if not found:
        raise BadRecord("a column is written like R4: 1Wz 2Ki 1Ca", token=text.strip()[:40])
    head = parse_goal(found[1] + found[2])
    cards: list[int] = []
    for number, token in enumerate(found[3].split(), 1):
        match = _CARD.fullmatch(token)
        if not match or match[2] == "??":
            raise BadRecord("a card is a seat 1…6, a code, and - or = if it lies hidden", token=token, number=number)
        kind = ally(match[2], token, number)
        card = (int(match[1]) - 1) << SEAT_SHIFT | kind
        if any(other & FACE_UP == card for other in cards):
            raise BadRecord("each seat owns each ally once", token=token, number=number)
        cards.append(card | {"": 0, "-": DOWN, "=": SLIPPED}[match[3]])
    return head, cards


def header_names(players: int) -> list[str]:
    """The headers that hold a deal."""
    return ["Players", "First", "Goals", *(f"Deck{seat + 1}" for seat in range(players))]


def deal_headers(deal: Deal) -> dict[str, str]:
    """A deal as headers, in their order."""
    values = [str(len(deal.decks)), str(deal.first + 1), " ".join(goal_text(goal) for goal in deal.goals)]
    values += [" ".join(CODES[card] for card in deck) for deck in deal.decks]
    return dict(zip(header_names(len(deal.decks)), values, strict=True))


def deal_from_headers(headers: Mapping[str, str]) -> Deal:
    """The deal that headers hold, checked card by card."""
    players = _digit(headers, "Players", range(2, MOST_SEATS + 1), "no number of players")
    for name in header_names(players):
        if name not in headers:
            raise BadRecord("this header is missing", token=name)
    first = _digit(headers, "First", range(1, players + 1), "no seat of this game") - 1
    goals = parse_goals(headers["Goals"], "Goals")
    wanted = ROUNDS * players
    if len(goals) != wanted:
        problem = f"{wanted} goals are needed, here are {len(goals)}"
        legal = _left(goals) if len(goals) < wanted else []
        raise BadRecord(problem, token="Goals", number=min(len(goals), wanted) + 1, legal=legal)
    decks = tuple(_deck(headers, f"Deck{seat + 1}") for seat in range(players))
    return Deal(tuple(goals), decks, first)


def _deck(headers: Mapping[str, str], name: str) -> tuple[int, ...]:
    codes = headers[name].split()
    missing = [code for code in CODES if code not in codes]
    deck: list[int] = []
    for number, code in enumerate(codes, 1):
        token = f"{name}: {code}"
        card = ally(code, token, number, missing)
        if card in deck:
            raise BadRecord("this ally stands here twice", token=token, number=number, legal=missing)
        deck.append(card)
    if missing:
        problem = f"{KINDS} allies are needed, here are {len(deck)}"
        raise BadRecord(problem, token=name, number=len(deck) + 1, legal=missing)
    return tuple(deck)


def _digit(headers: Mapping[str, str], name: str, numbers: range, problem: str) -> int:
    legal = [str(number) for number in numbers]
    if name not in headers:
        raise BadRecord("this header is missing", token=name, legal=legal)
    if headers[name] not in legal:
        raise BadRecord(problem, token=f"{name}: {headers[name]}", legal=legal)
    return int(headers[name])
