"""The engine's API for the page: one JSON request in, one JSON reply out (docs/WORKER.md)."""

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
from raenke.session import HUMAN, Session, UndoRefused, Watcher, happened, plans_of, watched

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.game import Game

Request = dict[str, Any]


class Refused(ValueError):
    """A request that is refused, with the id of its fault."""

    def __init__(self, fault: str, **args: Any) -> None:
        super().__init__(fault)
        self.fault: shapes.Fault = {"id": fault, "args": args}


class EngineApi:
    """Request handlers of the worker, one method per command; owns the running session."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self._parsed: tuple[str, Record] | None = None

    def handle(self, text: str) -> str:
        """Answer one request; every exception becomes a fault that the page has words for."""
        try:
            request = json.loads(text)
            handler = HANDLERS.get(request["do"])
            if handler is None:
                raise Refused("bad-request", what=str(request["do"]))
            return json.dumps({"ok": True, "value": handler(self, request)}, separators=(",", ":"))
        except Exception as error:  # the page must get a reply whatever happens; the session stays as it was
            return json.dumps({"ok": False, "fault": _fault(error)}, separators=(",", ":"))

    def ping(self, request: Request) -> shapes.EngineInfo:
        """The engine's version; imports no game."""
        return {"version": raenke.__version__, "python": sys.version.split()[0]}

    def hello(self, request: Request) -> shapes.EngineCatalog:
        """The engine's version, and all games with their cards and bots."""
        games = [facts(game) for game in GAMES.values()]
        return {"version": raenke.__version__, "python": sys.version.split()[0], "games": games}

    def new(self, request: Request) -> shapes.Snapshot:
        """Deal a new game."""
        seed, first = request["seed"], request["first"]
        rng = Random(SystemRandom().getrandbits(128) if seed is None else int(seed))
        plans: list[shapes.SeatPlan] = [{"name": str(p["name"]), "kind": str(p["kind"])} for p in request["seats"]]
        options = {str(name): str(value) for name, value in dict(request.get("options", {})).items()}
        session = Session.new(request["game"], plans, first, rng, options=options, practice=bool(request["practice"]))
        seat = _viewer(request)
        _check_viewer(session.record, seat)
        self.session = session
        return self._snapshot(seat, watched(session.record, seat, 0).frames)

    def open(self, request: Request) -> shapes.Snapshot:
        """Resume a recorded game; an invalid record leaves the running session in place."""
        record, seat = read(request["record"]), _viewer(request)
        _check_viewer(record, seat)
        practice, by_undo = bool(request["practice"]), bool(request.get("practice_by_undo", False))
        self.session = Session(
            record, Random(SystemRandom().getrandbits(128)), practice=practice, practice_by_undo=by_undo
        )
        return self._snapshot(seat)

    def snapshot(self, request: Request) -> shapes.Snapshot:
        """The running session as it is now."""
        return self._snapshot(_viewer(request))

    def play(self, request: Request) -> shapes.Snapshot:
        """Play a human's action, given by its id or its notation."""
        session, seat = self._running(), _viewer(request)
        action = request["action"] if "action" in request else session.record.game.notation.parse(request["text"])[1]
        if session.next != HUMAN and "text" not in request:
            raise Refused("not-your-turn")
        with self._watching(session, seat) as watcher:
            session.play(seat, action)
        return self._snapshot(seat, watcher.frames)

    def think(self, request: Request) -> shapes.ThinkResult:
        """Run one time slice of the bot to act; play its action once it has decided."""
        session, seat = self._running(), _viewer(request)
        with self._watching(session, seat) as watcher:
            done = session.think(hurry=bool(request.get("hurry", False)))
        return self._snapshot(seat, watcher.frames) if done else {"thinking": True}

    def undo(self, request: Request) -> shapes.Snapshot:
        """Undo the viewer's last decision; `practice` accepts that the game becomes practice."""
        session, seat = self._running(), _viewer(request)
        session.undo(seat, practice=bool(request.get("practice", False)))
        return self._snapshot(seat)

    def frames(self, request: Request) -> shapes.Snapshot:
        """The frames since a token, redacted for the viewer."""
        seat = _viewer(request)
        return self._snapshot(seat, watched(self._running().record, seat, int(request["since"])).frames)

    def event_log(self, request: Request) -> shapes.EventLog:
        """The event log since a token."""
        record, since = self._running().record, int(request["since"])
        return {"events": watched(record, _viewer(request), since, tables=False).events}

    def replay(self, request: Request) -> shapes.ReplayPosition:
        """One position of a record; does not touch the running session."""
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

    def record_log(self, request: Request) -> shapes.EventLog:
        """The event log of a whole record."""
        record, seat = self._replayed(request)
        return {"events": watched(record, seat, 0, tables=False).events}

    def _replayed(self, request: Request) -> tuple[Record, int]:
        """The requested record and the viewer it may be shown to.

        An unfinished game is never shown open or from a bot's seat, unless nobody sits at it, as in the demos.
        """
        record = self._recorded(request["record"])
        seat = EVERYTHING if request["open"] else _viewer(request)
        if seat != EVERYTHING:
            _check_viewer(record, seat)
        running = not record.state.over and record.names
        if running and (seat == EVERYTHING or (seat >= 0 and plans_of(record)[seat]["kind"] != HUMAN)):
            raise Refused("game-running")
        return record, seat

    def cut(self, request: Request) -> shapes.RecordInfo:
        """A record truncated at a token, to play on from there."""
        return _checked(self._recorded(request["record"]).cut(int(request["at"])))

    def split(self, request: Request) -> shapes.SplitRecords:
        """Split a text of many games into one text per game, without validating any."""
        return {"records": split(request["text"])}

    def check(self, request: Request) -> shapes.RecordInfo:
        """Validate a record and summarize it."""
        return _checked(self._recorded(request["record"]))

    def stats(self, request: Request) -> shapes.GameStats:
        """The statistics of a finished game."""
        record = self._recorded(request["record"])
        if not record.state.over:
            raise Refused("game-running")
        state = record.state
        counts = record.game.page.stats(state, happened(record))
        return {"seats": plans_of(record), "points": state.scores(), "winners": state.winners(), "counts": counts}

    def _running(self) -> Session:
        if self.session is None:
            raise Refused("no-session")
        return self.session

    def _recorded(self, text: str) -> Record:
        # A replay's slider asks for the same record again and again.
        if self._parsed is None or self._parsed[0] != text:
            self._parsed = text, read(text)
        return self._parsed[1]

    @contextmanager
    def _watching(self, session: Session, seat: int) -> Iterator[Watcher]:
        watcher = Watcher(session.record, seat, tables=True)
        try:
            yield watcher
        finally:
            watcher.done()

    def _snapshot(self, seat: int, frames: list[shapes.Frame] | None = None) -> shapes.Snapshot:
        session = self._running()
        record = session.record
        _check_viewer(record, seat)
        return {
            "view": record.game.page.view(record.state, seat),
            "frames": frames or [],
            "session": {
                "game": record.game.name,
                "seats": session.plans,
                "first": record.deal.first,
                "practice": session.practice,
                "practice_by_undo": session.practice_by_undo,
                "tokens": len(record.tokens),
                "record": record.text(),
                "undo": _undo(session, seat),
                "next": session.next,
                "forced": session.forced(seat),
                "scores": record.state.scores(),
            },
            "thinking": False,
        }


def facts(game: Game) -> Any:
    """What the page must know of a game before it is set up."""
    options: list[shapes.Option] = [
        {
            "name": option.name,
            "values": [*option.values],
            "codes": [*option.codes],
            "groups": [[*group] for group in option.groups],
            "min_players": {**option.min_players},
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


def _undo(session: Session, seat: int) -> shapes.Undo:
    try:
        return {"allowed": True, "reason": None, "practice": session.undo_spoils(seat)}
    except UndoRefused as refused:
        return {"allowed": False, "reason": refused.reason, "practice": False}


def _checked(record: Record) -> shapes.RecordInfo:
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


HANDLERS: Final[dict[str, Callable[[EngineApi, Request], Any]]] = {
    "ping": EngineApi.ping,
    "hello": EngineApi.hello,
    "new": EngineApi.new,
    "open": EngineApi.open,
    "snapshot": EngineApi.snapshot,
    "play": EngineApi.play,
    "think": EngineApi.think,
    "undo": EngineApi.undo,
    "frames": EngineApi.frames,
    "event_log": EngineApi.event_log,
    "replay": EngineApi.replay,
    "record_log": EngineApi.record_log,
    "cut": EngineApi.cut,
    "split": EngineApi.split,
    "check": EngineApi.check,
    "stats": EngineApi.stats,
}


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


handle: Final = EngineApi().handle
"""The worker's own API: Pyodide imports this name (web/js/engine/worker.js)."""
