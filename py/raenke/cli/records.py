"""The commands on records: replay."""

from __future__ import annotations

import argparse
from typing import Any

from raenke import record
from raenke.cli.streams import FAULT, CommandError, Commands, counted, listed, say, say_json, whole_text
from raenke.faults import BadRecord


def add_replay(commands: Commands) -> None:
    """`raenke replay FILE|-`."""
    command = commands.add_parser("replay", help="check records and print their results")
    command.add_argument("file", help="a file of one or many records; - is standard input")
    command.add_argument("--json", action="store_true", help="one object per record")
    command.set_defaults(run=_replay)


def _replay(options: argparse.Namespace) -> int:
    number = 0
    try:
        for number, found in enumerate(record.read_all(whole_text(options.file)), 1):
            if options.json:
                say_json(_replay_facts(found))
            else:
                say(f"{number}: {_replay_words(found)}")
    except BadRecord as bad:
        raise CommandError(f"record {number + 1}: {bad}", FAULT) from None
    if not number:
        raise CommandError("there is no game in this text", FAULT)
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
    opening = f"{found.game.name}, {state.players} players, {counted(len(found.tokens), 'token')}"
    points = ", ".join(f"seat {seat + 1}: {points}" for seat, points in enumerate(state.scores()))
    if not state.over:
        return f"{opening}, unfinished: {points} so far"
    winners = [str(seat + 1) for seat in state.winners()]
    verdict = f"seat {winners[0]} wins" if len(winners) == 1 else f"seats {listed(winners)} share the victory"
    return f"{opening}: {points}; {verdict}"
