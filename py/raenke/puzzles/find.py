"""Find puzzles in self-play: a quick search picks candidates, and every action of these is compared in many worlds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple

from raenke import GAMES
from raenke.bots.blurred import Blurred
from raenke.bots.levels import LEVELS
from raenke.game import CHANCE, Game, State, observe
from raenke.puzzles.grading import grade
from raenke.puzzles.lore import Lore, Solution
from raenke.puzzles.lores import lore_of
from raenke.puzzles.puzzle import Puzzle
from raenke.puzzles.verify import CLEAR, compare
from raenke.record import Record
from raenke.search import Search

PLAYER: Final = LEVELS[2]
"""Who plays: fast, and good enough that positions make sense."""

FIRST_ROUND: Final = 3
"""Before this round a single decision hardly ever decides anything."""

QUICK: Final = 0.04
"""The effort of the search that picks candidates."""

PROMISING: Final = CLEAR * 2 / 3
"""A candidate seems ahead by so much."""

DEEP: Final = 0.08
"""The share of the other decisions that are compared nevertheless: only so the hardest are found."""

ROBUST: Final = 2.0
"""By how many standard errors a solution must also be ahead where all consistent worlds are alike."""

LONGEST_LINE: Final = 16
"""The most tokens after a solution that are played out."""

LINE_BLUR, LINE_SLIP = 0.05, 1.0
"""Whoever plays them out errs by so much of the game's `scale` (`raenke.bots.levels.Level`)."""

LINES: Final = 4
"""How often the game is played on before a puzzle is given up whose effect is not seen."""

ID_LENGTH: Final = 8
"""An id is made from the position, so that what a player has solved survives when puzzles are made anew."""

MOST_ACTIONS: Final = 24
"""A decision with more actions than this is too much to read."""


class Task(NamedTuple):
    """One game of self-play to look through."""

    game: str
    seed: str
    number: int
    players: int
    options: tuple[tuple[str, str], ...]
    worlds: int


def search_game(task: Task) -> str:
    """The puzzles of one game, as a line of JSON."""
    return json.dumps([*find(task)], separators=(",", ":"))


def find(task: Task) -> Iterator[Puzzle]:
    """Play one game and yield its puzzles; the same task gives the same."""
    game, lore = GAMES[task.game], lore_of(task.game)
    rng = Random(f"puzzles {task.game} {task.seed} {task.number}")
    bot = Blurred(game, PLAYER.name, PLAYER.blur * game.scale, PLAYER.slip * game.scale)
    played = Record(game, game.deal(task.players, rng, None, dict(task.options)))
    while not played.state.over:
        if played.state.to_act == CHANCE:
            played.resolve_chance(rng)
            continue
        state = played.state
        view = state.view(state.to_act)
        legal = view.legal()
        if len(legal) == 1:
            played.play(legal[0])
            continue
        readable = state.round >= FIRST_ROUND and len(legal) <= MOST_ACTIONS
        if readable and rng.random() < lore.interest(view) and (puzzle := _puzzle(task, played, lore, rng)):
            yield puzzle
        values = lore.defer(view, game.action_values(view, rng))
        played.play(bot.decide(values, view, rng) if len(values) > 1 else next(iter(values)))


def _puzzle(task: Task, played: Record, lore: Lore, rng: Random) -> Puzzle | None:
    """The puzzle at the decision that is due, if it is one."""
    game, state = played.game, played.state
    seat = state.to_act
    view = state.view(seat)
    if not _promising(game, view, rng) and rng.random() >= DEEP:
        return None
    likely = compare(game, view, rng, task.worlds, lore)
    if not likely.clear:
        return None
    consistent = compare(game, view, rng, task.worlds // 2, lore, uniform=True)
    if consistent.best != likely.best or not consistent.ahead(CLEAR / 2, ROBUST):
        return None
    ident = sha256(played.text().encode()).hexdigest()[:ID_LENGTH]
    graded = grade(game, view, likely.best, Random(f"grade {ident}"))
    for _ in range(LINES):
        future, events = _line(game, played, likely.best, lore, rng)
        solution = Solution(view, likely.best, graded.tempting, likely.tally, events)
        shown = lore.DETECTORS.shown(solution) if events else []
        if shown:
            break
    else:
        return None
    text = game.notation.text
    return {
        "id": ident,
        "record": future.text(),
        "at": len(played.tokens),
        "seat": seat,
        "solution": text(likely.best, seat),
        "chances": {text(action, seat): round(1000 * chance) for action, chance in likely.chances.items()},
        "margin": round(1000 * likely.margin),
        "worlds": likely.tally.worlds + consistent.tally.worlds,
        "motives": [{"id": motive, "facts": dict(facts)} for motive, facts in shown],
        "grade": graded.grade,
    }


def _promising(game: Game, view: Any, rng: Random) -> bool:
    *_, analysis = Search(game, QUICK).analyse(view, rng)
    best = analysis.best
    chances = [arm.chance for action, arm in analysis.arms.items() if action != best and arm.visits]
    return bool(chances) and analysis.arms[best].chance - max(chances) >= PROMISING


def _line(game: Game, played: Record, action: int, lore: Lore, rng: Random) -> tuple[Record, tuple[Any, ...]]:
    """Play on from the solution until its effect is seen, and the events; none if that takes too long."""
    future = played.cut(len(played.tokens))
    state: State = future.state
    seat = state.to_act
    view, bot = state.view(seat), Blurred(game, "", LINE_BLUR * game.scale, LINE_SLIP * game.scale)
    events: list[Any] = []
    with observe(state, events.append):
        future.play(action)
        for _ in range(LONGEST_LINE):
            future.resolve_chance(rng)
            if any(lore.closes(event, view, action) for event in events):
                return future, tuple(events)
            if state.over:
                break
            legal = state.legal()
            values = game.action_values(state.view(state.to_act), rng) if len(legal) > 1 else {}
            future.play(bot.decide(values, state.view(state.to_act), rng) if values else legal[0])
    return future, ()
