"""The commands that judge text: award, score, replay."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from raenke import record
from raenke.cli_tools import FAULT, Commands, Trouble, answer_each, say, say_json, whole_text
from raenke.faults import BadRecord
from raenke.kabale import award, english, notation, scoring
from raenke.kabale.cards import FACE_UP, goal_text
from raenke.kabale.settling import Settlement


def add_award(commands: Commands) -> None:
    """`raenke award COLUMN|-`."""
    command = commands.add_parser("award", help="settle a column of Kabale and say why")
    command.add_argument(
        "column",
        nargs="+",
        help='such as "R4: 1Wz 2Ki 1Ca"; - reads one a line from standard input, skipping empty lines',
    )
    command.add_argument("--json", action="store_true", help="one object a column")
    command.set_defaults(run=_award)


def add_score(commands: Commands) -> None:
    """`raenke score GOALS|-`."""
    command = commands.add_parser("score", help="count a seat's goals at the end of a game of Kabale")
    command.add_argument(
        "goals", nargs="+", help='such as "A3 F2 L2"; - reads one set a line from standard input, also an empty one'
    )
    command.add_argument("--json", action="store_true", help="one object a set, with both ways of counting")
    command.set_defaults(run=_score)


def add_replay(commands: Commands) -> None:
    """`raenke replay FILE|-`."""
    command = commands.add_parser("replay", help="check records and say each one's result")
    command.add_argument("file", help="a file of one or many records; - is standard input")
    command.add_argument("--json", action="store_true", help="one object a record")
    command.set_defaults(run=_replay)


def _award(options: argparse.Namespace) -> int:
    def answer(text: str) -> None:
        goal, cards = notation.parse_column(text)
        cards = [card & FACE_UP for card in cards]  # at the award all lie face up
        settlement = award.settle(cards, goal >> 3)
        if options.json:
            say_json(_award_facts(goal, cards, settlement))
        else:
            say("\n".join(english.award_lines(goal, cards, settlement)))

    return answer_each(options.column, answer, skip_empty=True)


def _award_facts(goal: int, cards: Sequence[int], settlement: Settlement) -> dict[str, Any]:
    steps = [{**step._asdict(), "sums": _by_seat(step.sums), "seat": _seat(step.seat)} for step in settlement.steps]
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


def _replay(options: argparse.Namespace) -> int:
    number = 0
    try:
        for number, found in enumerate(record.read_all(whole_text(options.file)), 1):
            if options.json:
                say_json(_replay_facts(found))
            else:
                say(f"{number}: {_replay_words(found)}")
    except BadRecord as bad:
        raise Trouble(f"record {number + 1}: {bad}", FAULT) from None
    if not number:
        raise Trouble("there is no game in this text", FAULT)
    return 0


def _replay_facts(found: record.Record) -> dict[str, Any]:
    state = found.state
    return {
        "game": found.game.name,
        "players": state.players,
        "names": {seat + 1: name for seat, name in found.names.items()},
        "tokens": len(found.tokens),
        "over": state.over,
        "result": found.result(),
        "scores": state.scores(),
        "winners": [seat + 1 for seat in state.winners()],
    }


def _replay_words(found: record.Record) -> str:
    state = found.state
    opening = f"{found.game.name}, {state.players} players, {len(found.tokens)} tokens"
    points = ", ".join(f"seat {seat + 1}: {points}" for seat, points in enumerate(state.scores()))
    if not state.over:
        return f"{opening}, unfinished: {points} so far"
    winners = [str(seat + 1) for seat in state.winners()]
    verdict = f"seat {winners[0]} wins" if len(winners) == 1 else f"seats {english.listed(winners)} share the victory"
    return f"{opening}: {points}; {verdict}"
