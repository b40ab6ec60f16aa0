"""The browser's door: a JSON message in, a JSON message out (docs/WORKER.md); the only module that knows JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Final

import raenke
from raenke import GAMES, bots
from raenke.faults import BadRecord, BadSetup, IllegalAction
from raenke.game import EVERYTHING, NOBODY
from raenke.record import Record, read, split
from raenke.table import HUMAN, Table, UndoRefused, Watcher, happened, plans_of, watched

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.game import Game

Request = dict[str, Any]


class Refused(ValueError):
    """A request that cannot be met, by the id of its fault."""

    def __init__(self, fault: str, **args: Any) -> None:
        super().__init__(fault)
        self.fault: shapes.Fault = {"id": fault, "args": args}


class Door:
    """Holds the running table between messages, and one command as one small method each."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self._read: tuple[str, Record] | None = None

    def ping(self, request: Request) -> shapes.Alive:
        """Who the engine is; no game has to be imported for that."""
        return {"version": raenke.__version__, "python": sys.version.split()[0]}

    def hello(self, request: Request) -> shapes.Hello:
        """Who the engine is and which games, cards and bots it has."""
        games = [facts(game) for game in GAMES.values()]
        return {"version": raenke.__version__, "python": sys.version.split()[0], "games": games}

    def new(self, request: Request) -> shapes.Look:
        """Deals a fresh game."""
        seed, first = request["seed"], request["first"]
        rng = Random(SystemRandom().getrandbits(128) if seed is None else int(seed))
        plans: list[shapes.SeatPlan] = [{"name": str(p["name"]), "kind": str(p["kind"])} for p in request["seats"]]
        options = {str(name): str(value) for name, value in dict(request.get("options", {})).items()}
        table = Table.new(request["game"], plans, first, rng, options=options, practice=bool(request["practice"]))
        seat = _viewer(request)
        _check_viewer(table.record, seat)
        self.table = table
        return self._look(seat, watched(table.record, seat, 0).frames)

    def open(self, request: Request) -> shapes.Look:
        """Goes on with a recorded game; the table before it stays unless the record is sound."""
        record, seat = read(request["record"]), _viewer(request)
        _check_viewer(record, seat)
        practice, spoiled = bool(request["practice"]), bool(request.get("spoiled", False))
        self.table = Table(record, Random(SystemRandom().getrandbits(128)), practice=practice, spoiled=spoiled)
        return self._look(seat)

    def look(self, request: Request) -> shapes.Look:
        """The table as it lies."""
        return self._look(_viewer(request))

    def play(self, request: Request) -> shapes.Look:
        """A person's decision, by its number or its notation."""
        table, seat = self._running(), _viewer(request)
        action = request["action"] if "action" in request else table.record.game.notation.parse(request["text"])[1]
        if table.next != HUMAN and "text" not in request:
            raise Refused("not-your-turn")
        with self._watching(table, seat) as watcher:
            table.play(seat, action)
        return self._look(seat, watcher.frames)

    def think(self, request: Request) -> shapes.Thought:
        """A slice of a bot's thinking, and its move once it has decided."""
        table, seat = self._running(), _viewer(request)
        with self._watching(table, seat) as watcher:
            done = table.think(hurry=bool(request.get("hurry", False)))
        return self._look(seat, watcher.frames) if done else {"thinking": True}

    def undo(self, request: Request) -> shapes.Look:
        """Takes back the looking seat's last decision; `practice` says that the game may become practice by it."""
        table, seat = self._running(), _viewer(request)
        table.undo(seat, practice=bool(request.get("practice", False)))
        return self._look(seat)

    def frames(self, request: Request) -> shapes.Look:
        """What happened since a token, as this seat may see it."""
        seat = _viewer(request)
        return self._look(seat, watched(self._running().record, seat, int(request["since"])).frames)

    def story(self, request: Request) -> shapes.Story:
        """The log since a token."""
        record, since = self._running().record, int(request["since"])
        return {"events": watched(record, _viewer(request), since, tables=False).events}

    def replay(self, request: Request) -> shapes.Replay:
        """A record's table at one token, without touching the running one."""
        record, seat = self._replayed(request)
        at = max(0, min(int(request["at"]), len(record.tokens)))
        watcher = watched(record, seat, at - 1, at)
        view = record.game.page.view(watcher.record.state, seat, choices=False)
        return {
            "view": view,
            "frames": watcher.frames,
            "at": at,
            "tokens": record.tokens,
            "seats": plans_of(record),
            "over": record.state.over,
            "scores": record.state.scores(),
        }

    def retell(self, request: Request) -> shapes.Story:
        """The log of a whole record."""
        record, seat = self._replayed(request)
        return {"events": watched(record, seat, 0, tables=False).events}

    def _replayed(self, request: Request) -> tuple[Record, int]:
        """The record that is asked for, and who may look at it: while a game runs no bot's cards are shown.

        Where nobody sits there is nobody to hide cards from: so are the demonstrations written.
        """
        record = self._recorded(request["record"])
        seat = EVERYTHING if request["open"] else _viewer(request)
        if seat != EVERYTHING:
            _check_viewer(record, seat)
        running = not record.state.over and record.names
        if running and (seat == EVERYTHING or (seat >= 0 and plans_of(record)[seat]["kind"] != HUMAN)):
            raise Refused("game-running")
        return record, seat

    def cut(self, request: Request) -> shapes.Checked:
        """A record up to a token, to be played on from there."""
        return _checked(self._recorded(request["record"]).cut(int(request["at"])))

    def split(self, request: Request) -> shapes.Pieces:
        """A text of many games, one piece a game, none of them checked yet."""
        return {"records": split(request["text"])}

    def check(self, request: Request) -> shapes.Checked:
        """What a record from outside holds."""
        return _checked(self._recorded(request["record"]))

    def tally(self, request: Request) -> shapes.Tally:
        """What a finished game adds to the statistics."""
        record = self._recorded(request["record"])
        if not record.state.over:
            raise Refused("game-running")
        state = record.state
        counted = record.game.page.tally(state, happened(record))
        return {"seats": plans_of(record), "points": state.scores(), "winners": state.winners(), "counted": counted}

    def _running(self) -> Table:
        if self.table is None:
            raise Refused("no-table")
        return self.table

    def _recorded(self, text: str) -> Record:
        # A replay's slider asks for the same record again and again.
        if self._read is None or self._read[0] != text:
            self._read = text, read(text)
        return self._read[1]

    @contextmanager
    def _watching(self, table: Table, seat: int) -> Iterator[Watcher]:
        watcher = Watcher(table.record, seat, tables=True)
        try:
            yield watcher
        finally:
            watcher.done()

    def _look(self, seat: int, frames: list[shapes.Frame] | None = None) -> shapes.Look:
        table = self._running()
        record = table.record
        _check_viewer(record, seat)
        return {
            "view": record.game.page.view(record.state, seat),
            "frames": frames or [],
            "table": {
                "game": record.game.name,
                "seats": table.plans,
                "first": record.deal.first,
                "practice": table.practice,
                "spoiled": table.spoiled,
                "tokens": len(record.tokens),
                "record": record.text(),
                "undo": _undo(table, seat),
                "next": table.next,
                "scores": record.state.scores(),
            },
            "thinking": False,
        }


def facts(game: Game) -> Any:
    """What the page must know of a game before a table stands."""
    options: list[shapes.Option] = [
        {
            "name": option.name,
            "values": [*option.values],
            "codes": [*option.codes],
            "groups": [[*group] for group in option.groups],
            "needs": {**option.needs},
        }
        for option in game.options
    ]
    return game.page.facts({"name": game.name, "seats": [*game.seats], "bots": [*bots.BOTS], "options": options})


def _viewer(request: Request) -> int:
    seat = request["seat"]
    return NOBODY if seat is None else int(seat)


def _check_viewer(record: Record, seat: int) -> None:
    if seat not in range(NOBODY, record.state.players):
        raise Refused("bad-request", what="seat")


def _undo(table: Table, seat: int) -> shapes.Undo:
    try:
        return {"allowed": True, "reason": None, "practice": table.undo_spoils(seat)}
    except UndoRefused as refused:
        return {"allowed": False, "reason": refused.reason, "practice": False}


def _checked(record: Record) -> shapes.Checked:
    return {
        "game": record.game.name,
        "seats": plans_of(record),
        "tokens": len(record.tokens),
        "over": record.state.over,
        "scores": record.state.scores(),
        "winners": record.state.winners(),
        "round": record.state.round,
        "record": record.text(),
    }


_DOOR: Final = Door()

COMMANDS: Final[dict[str, Callable[[Request], Any]]] = {
    "ping": _DOOR.ping,
    "hello": _DOOR.hello,
    "new": _DOOR.new,
    "open": _DOOR.open,
    "look": _DOOR.look,
    "play": _DOOR.play,
    "think": _DOOR.think,
    "undo": _DOOR.undo,
    "frames": _DOOR.frames,
    "story": _DOOR.story,
    "replay": _DOOR.replay,
    "retell": _DOOR.retell,
    "cut": _DOOR.cut,
    "split": _DOOR.split,
    "check": _DOOR.check,
    "tally": _DOOR.tally,
}


def handle(text: str) -> str:
    """Answers one request; whatever goes wrong becomes a fault that the page has words for."""
    try:
        request = json.loads(text)
        command = COMMANDS.get(request["do"])
        if command is None:
            raise Refused("bad-request", what=str(request["do"]))
        return json.dumps({"ok": True, "value": command(request)}, separators=(",", ":"))
    except Exception as error:  # the page must get an answer whatever happens; the table stays as it was
        return json.dumps({"ok": False, "fault": _fault(error)}, separators=(",", ":"))


def _fault(error: Exception) -> shapes.Fault:
    if isinstance(error, Refused):
        return error.fault
    if isinstance(error, UndoRefused):
        return {"id": "undo-refused", "args": {"problem": error.reason}}
    if isinstance(error, BadRecord):
        place = {"token": error.token, "number": error.number, "legal": " ".join(error.legal)}
        return {"id": "bad-record", "args": {"problem": error.id, **error.details, **place}}
    if isinstance(error, IllegalAction):
        args = {"problem": error.id, **error.details, "legal": " ".join(error.legal)}
        return {"id": "illegal-action", "args": args}
    if isinstance(error, BadSetup):
        return {"id": "bad-setup", "args": {"problem": error.id, **error.details}}
    if isinstance(error, LookupError | TypeError | ValueError):
        return {"id": "bad-request", "args": {"what": str(error)}}
    return {"id": "engine-broke", "args": {"what": f"{type(error).__name__}: {error}"}}
