"""Command-line commands of Kabale: award and score."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from raenke.cli.streams import Commands, answer_each, say, say_json
from raenke.game import NOBODY
from raenke.kabale import award, english, notation, scoring
from raenke.kabale.cards import AREA_SHIFT, CODES, FACE_UP, goal_text
from raenke.kabale.settling import Settlement


def add(commands: Commands) -> None:
    """Add both commands."""
    _add_award(commands)
    _add_score(commands)


def _add_award(commands: Commands) -> None:
    """`raenke award COLUMN|-`."""
    command = commands.add_parser("award", help="award a column of Kabale and explain the result")
    command.add_argument(
        "column",
        nargs="+",
        help='such as "R4: 1Wz 2Ki 1Ca"; - reads one per line from standard input, skipping empty lines',
    )
    command.add_argument("--json", action="store_true", help="one object per column")
    command.set_defaults(run=_award)


def _add_score(commands: Commands) -> None:
    """`raenke score GOALS|-`."""
    command = commands.add_parser("score", help="count a seat's goals at the end of a game of Kabale")
    command.add_argument(
        "goals",
        nargs="+",
        help='such as "A3 F2 L2"; - reads one set per line from standard input; an empty line is an empty set',
    )
    command.add_argument("--json", action="store_true", help="one object per set, with both ways of counting")
    command.set_defaults(run=_score)


def _award(options: argparse.Namespace) -> int:
    def answer(text: str) -> None:
        goal, cards = notation.parse_column(text)
        cards = [card & FACE_UP for card in cards]  # at the award all cards are face up
        settlement = award.settle(cards, goal >> AREA_SHIFT)
        if options.json:
            say_json(_award_facts(goal, cards, settlement))
        else:
            say("\n".join(english.award_lines(goal, cards, settlement)))

    return answer_each(options.column, answer, skip_empty=True)


def _award_facts(goal: int, cards: Sequence[int], settlement: Settlement) -> dict[str, Any]:
    steps = [
        {**step._asdict(), "ally": _code(step.ally), "sums": _by_seat(step.sums), "seat": _seat(step.seat)}
        for step in settlement.steps
    ]
    return {
        "column": notation.column_text(goal, cards),
        "winner": _seat(settlement.winner),
        "numbers": settlement.numbers,
        "removed": settlement.removed,
        "sums": _by_seat(settlement.sums),
        "steps": steps,
    }


def _seat(seat: int) -> int | None:
    return seat + 1 if seat >= 0 else None


def _code(ally: int) -> str | None:
    return CODES[ally] if ally != NOBODY else None


def _by_seat(sums: Sequence[float | None]) -> dict[int, float]:
    return {seat + 1: total for seat, total in enumerate(sums) if total is not None}


def _score(options: argparse.Namespace) -> int:
    def answer(text: str) -> None:
        counted = scoring.count(notation.parse_goals(text))
        if options.json:
            say_json({**counted._asdict(), "six": [goal_text(goal) for goal in counted.six]})
        else:
            say(str(counted.points))

    return answer_each(options.goals, answer)
