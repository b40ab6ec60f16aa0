"""`raenke advise`: why a decision, from what its seat could know."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from raenke.cli.adapters import ADAPTERS
from raenke.cli.matches import effort
from raenke.cli.streams import (
    MOST_SEATS,
    CommandError,
    Commands,
    check_seat,
    counted,
    one_record,
    say,
    say_json,
    whole_number,
)
from raenke.game import CHANCE, View
from raenke.record import Record
from raenke.search.advice import Advised, advise

if TYPE_CHECKING:
    from raenke.cli.adapters import Words

MOST_TOKENS: Final = 100_000
SHOWN: Final = 6
"""How many moves are shown; `--json` has all of them."""


class Decision(NamedTuple):
    """A decision of a record: the number of its token, from 1, the view before it, and the action taken, if any."""

    token: int
    view: View
    played: str | None


def add_advise(commands: Commands) -> None:
    """`raenke advise FILE|-`."""
    command = commands.add_parser("advise", help="say what a search thinks of a decision, and why")
    command.add_argument("file", help="a file with the record of one game; - is standard input")
    command.add_argument("--at", type=whole_number(1, MOST_TOKENS), metavar="TOKEN",
                         help="the decision recorded by this token; default: the one that is due")  # fmt: skip
    command.add_argument("--seat", type=whole_number(1, MOST_SEATS), metavar="N", help="every decision of this seat")
    command.add_argument("--effort", type=effort, default=1.0, metavar="X", help="scales how much it looks at")
    command.add_argument("--json", action="store_true", help="one object a decision")
    command.set_defaults(run=_advise)


def _advise(options: argparse.Namespace) -> int:
    found = one_record(options.file)
    words = ADAPTERS[found.game.name].words
    for number, decision in enumerate(_wanted(found, options.at, options.seat)):
        *_, advised = advise(found.game, decision.view, Random(f"advice {decision.token}"), options.effort)
        assert advised
        if options.json:
            say_json(_facts(advised, decision))
        else:
            say(("\n" if number else "") + "\n".join(_lines(advised, decision, words)))
    return 0


def _wanted(found: Record, at: int | None, seat: int | None) -> Iterator[Decision]:
    """The decisions that were asked for; CommandError if there is none."""
    if at is not None and seat is not None:
        raise CommandError("--at and --seat exclude each other")
    if seat is not None:
        check_seat(seat, found.state.players)
    if at is None and seat is None:
        if found.state.to_act < 0:
            raise CommandError("the record waits for no decision; --at or --seat says which one is meant")
        yield Decision(len(found.tokens) + 1, found.state.view(found.state.to_act), None)
        return
    if at is not None and at > len(found.tokens):
        raise CommandError(f"the record has {counted(len(found.tokens), 'token')}, not {at}")
    replayed = found.cut(0)
    for number, token in enumerate(found.tokens, 1):
        state = replayed.state
        if at == number and state.to_act == CHANCE:
            raise CommandError(f"token {at} ({token}) is chance, not a decision")
        if state.to_act >= 0 and (at == number or (seat == state.to_act + 1 and len(state.legal()) > 1)):
            yield Decision(number, state.view(state.to_act), token)
        replayed.replay_token(token)


def _facts(advised: Advised, decision: Decision) -> dict[str, Any]:
    """As everywhere in the command's JSON, seats count from 1; within the facts of a game they count from 0."""
    return {**advised.advice, "seat": decision.view.seat + 1, "token": decision.token, "played": decision.played}


def _lines(advised: Advised, decision: Decision, words: Words) -> list[str]:
    advice, view = advised.advice, decision.view
    moves = advice["moves"]
    played = next((at for at, move in enumerate(moves) if move["text"] == decision.played), None)
    lines = [f"Token {decision.token}, seat {view.seat + 1}. {words.question(view)}"]
    if len(moves) == 1:
        return [*lines, f"  Only {moves[0]['text']} is legal: {words.action_words(moves[0]['id'], view)}."]
    lines.append(f"  {'win':>6} {'':8} {'points':>7} {'':8} {'tried':>6}")
    shown = [*range(min(SHOWN, len(moves))), *([played] if played is not None and played >= SHOWN else [])]
    for at in shown:
        move = moves[at]
        mark = "*" if at == played else " "
        chance = f"{move['chance']:>6.1%} ± {move['chance_error']:<6.1%}"
        points = f"{move['points']:>7.1f} ± {move['points_error']:<6.1f}"
        lines.append(
            f"{mark} {chance} {points} {move['visits']:>5}  {move['text']:<7} {words.action_words(move['id'], view)}"
            + words.prospect_words(move)
        )
    if len(shown) < len(moves):
        lines.append(f"  … and {len(moves) - len(shown)} more.")
    lines += words.belief_lines(advice, view)
    if advised.events:
        lines.append("  Most likely after the first of these:")
        for likely, event in zip(advice["likely"], advised.events, strict=True):
            lines += [f"    {likely['odds']:>4.0%}  {line.strip()}" for line in words.event_lines(event)[:1]]
    return lines
