"""`raenke analyse`: what each decision of a finished game cost, how the chances to win went, and luck and skill."""

from __future__ import annotations

import argparse
from collections import deque
from typing import TYPE_CHECKING, Any, Final

from raenke.cli.streams import MOST_SEATS, CommandError, Commands, check_seat, one_record, say, say_json, whole_number
from raenke.review import reviewer
from raenke.review.summary import Decision, Position, summarize
from raenke.session import HUMAN, seat_plans

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.record import Record

WORST: Final = "!"
"""Marks a decision that cost something beyond doubt."""


def add_analyse(commands: Commands) -> None:
    """`raenke analyse FILE|-`."""
    command = commands.add_parser("analyse", help="say what each decision of a finished game cost, and what was luck")
    command.add_argument("file", help="a file with the record of one finished game; - is standard input")
    command.add_argument("--seat", type=whole_number(1, MOST_SEATS), metavar="N",
                         help="whose decisions; default: those of the people, or of all if there are none")  # fmt: skip
    command.add_argument("--json", action="store_true", help="one object with all of it")
    command.set_defaults(run=_analyse)


def _analyse(options: argparse.Namespace) -> int:
    found = one_record(options.file)
    if not found.state.over:
        raise CommandError("the game is not over; `raenke advise` is for running ones")
    seats = _seats(found, options.seat)
    positions = [_done(reviewer.position(found, at)) for at in range(len(found.tokens))]
    decisions = [_done(reviewer.decision(found, at)) for seat in seats for at in reviewer.decisions(found, seat)]
    decisions.sort(key=lambda one: one["at"])
    review = summarize(
        found,
        [Position(one["chances"], one["doubts"], one["play"], one["play_doubts"]) for one in positions],
        [Decision(one["at"], one["loss"], one["skill"], one["skill_doubt"], one["blamed"]) for one in decisions],
        seats,
    )
    if options.json:
        say_json(_facts(review, positions, decisions))
    else:
        say("\n".join(_lines(found, review, decisions)))
    return 0


def _seats(found: Record, seat: int | None) -> list[int]:
    players = found.state.players
    if seat is not None:
        check_seat(seat, players)
        return [seat - 1]
    people = [one for one, plan in enumerate(seat_plans(found)) if plan["kind"] == HUMAN]
    return people or [*range(players)]


def _done(work: Any) -> Any:
    """What a part has come to once it is done."""
    return deque(work, maxlen=1).pop()


def _facts(
    review: shapes.Review, positions: list[shapes.ReviewedPosition], decisions: list[shapes.ReviewedDecision]
) -> dict[str, Any]:
    """As everywhere in the command's JSON, seats and tokens count from 1; within events seats count from 0."""
    plan, turning = review["plan"], review["turning"]
    return {
        "review": {
            **review,
            "plan": {
                **plan,
                "deciders": [_from_one(seat) for seat in plan["deciders"]],
                "choices": [at + 1 for at in plan["choices"]],
            },
            "turning": {
                **turning,
                "at": turning["at"] + 1,
                "seat": _from_one(turning["seat"]),
                "winner": turning["winner"] + 1,
            },
            "seats": [
                {**one, "seat": one["seat"] + 1, "costliest": [at + 1 for at in one["costliest"]]}
                for one in review["seats"]
            ],
        },
        "positions": [{**one, "at": one["at"] + 1} for one in positions],
        "decisions": [{**one, "at": one["at"] + 1, "seat": one["seat"] + 1} for one in decisions],
    }


def _from_one(seat: int | None) -> int | None:
    return None if seat is None else seat + 1


def _lines(found: Record, review: shapes.Review, decisions: list[shapes.ReviewedDecision]) -> list[str]:
    turning, lines = review["turning"], ["Chance to win when each round began:"]
    seats = range(found.state.players)
    lines.append("  round " + "".join(f"{f'seat {seat + 1}':>9}" for seat in seats))
    for number, before in enumerate(review["plan"]["rounds"], 1):
        lines.append(f"  {number:>5} " + "".join(f"{review['chances'][before][seat]:>9.0%}" for seat in seats))
    winner, token = turning["winner"] + 1, found.tokens[turning["at"]]
    lines.append(
        f"Turning point: token {turning['at'] + 1} ({token}), round {turning['round']}: "
        f"seat {winner} from {turning['before']:.0%} to {turning['after']:.0%}."
    )
    for one in review["seats"]:
        lines += ["", *_seat_lines(one)]
        for made in decisions:
            if made["seat"] == one["seat"]:
                lines.append(_decision_line(made, found.tokens[made["at"]]))
    return lines


def _seat_lines(one: shapes.SeatReview) -> list[str]:
    luck = f"luck {one['luck']:+.0%} ± {one['luck_doubt']:.0%} and the deal {one['deal']:+.0%}"
    play = f"own play {one['skill']:+.0%} ± {one['skill_doubt']:.0%}"
    others = f"the others' {one['others']:+.0%} ± {one['others_doubt']:.0%}"
    return [
        f"Seat {one['seat'] + 1}: from {one['fair']:.0%} to {one['result']:.0%} by {luck}, {play}, {others}.",
        f"  {one['decisions']} decisions; mistakes beyond doubt ({WORST}) cost {one['lost']:.1%} together.",
    ]


def _decision_line(made: shapes.ReviewedDecision, token: str) -> str:
    mark = WORST if made["blamed"] else " "
    loss = (
        "best"
        if made["best"] is None
        else f"{made['loss']:>6.1%} ± {made['loss_doubt']:.1%}, {made['points']:.1f} points"
    )
    return f"{mark} {made['at'] + 1:>4} {token:<9} {loss}"
