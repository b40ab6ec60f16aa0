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
from raenke.faults import BadRecord, BadSetup, Fault, IllegalAction
from raenke.game import EVERYTHING, observe
from raenke.record import LONGEST_VALUE, Record, read, split
from raenke.request import LARGEST, Refused, Request
from raenke.session import HUMAN, EventCollector, Session, UndoRefused, all_events, collect_events, redealt, seat_plans

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.explaining import Explainer
    from raenke.game import Game


MAX_EFFORT: Final = 100.0
"""Beyond it a decision would take minutes."""


class EngineApi:
    """Request handlers of the worker, one method per command; owns the running session."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self._parsed: tuple[str, Record] | None = None
        self._explainer: Explainer | None = None

    def handle(self, text: str) -> str:
        """Answer one request; every exception becomes a fault that the page has words for."""
        try:
            request = _parsed(text)
            name = request.text("do")
            if name not in HANDLERS:
                raise Refused("bad-request", what=name)
            return json.dumps({"ok": True, "value": HANDLERS[name](self, request)}, separators=(",", ":"))
        except Exception as error:  # the page must get a reply whatever happens; the session stays as it was
            return json.dumps({"ok": False, "fault": _fault(error)}, separators=(",", ":"))

    def ping(self, request: Request) -> shapes.EngineInfo:
        """The engine's version, without importing any game."""
        return {"version": raenke.__version__, "python": sys.version.split()[0]}

    def hello(self, request: Request) -> shapes.EngineCatalog:
        """The engine's version, and all games with their cards and bots."""
        games = [facts(game) for game in GAMES.values()]
        return {"version": raenke.__version__, "python": sys.version.split()[0], "games": games}

    def new(self, request: Request) -> shapes.Snapshot:
        """Deal a new game."""
        seed = request.whole_or_none("seed")
        rng = Random(SystemRandom().getrandbits(128) if seed is None else seed)
        seats = request.objects("seats")
        plans: list[shapes.SeatPlan] = [{"name": one.text("name"), "kind": one.text("kind")} for one in seats]
        session = Session.new(
            request.text("game"),
            plans,
            request.whole_or_none("first"),
            rng,
            options=request.texts("options"),
            practice=request.flag("practice"),
        )
        seat = request.viewer(len(plans))
        snapshot = _snapshot(session, seat, collect_events(session.record, seat, 0).frames)
        self.session = session
        return snapshot

    def open(self, request: Request) -> shapes.Snapshot:
        """Resume a recorded game; an invalid record leaves the running session in place."""
        practice, by_undo = request.flag("practice"), request.flag("practice_by_undo", False)
        record = read(request.text("record"))
        seat = request.viewer(record.state.players)
        rng = Random(SystemRandom().getrandbits(128))
        session = Session(record, rng, practice=practice, practice_by_undo=by_undo)
        snapshot = _snapshot(session, seat)
        self.session = session
        return snapshot

    def snapshot(self, request: Request) -> shapes.Snapshot:
        """The running session as it is now."""
        return _snapshot(*self._seated(request))

    def play(self, request: Request) -> shapes.Snapshot:
        """Play a human's action, given by its id or its notation."""
        session, seat = self._seated(request)
        if "text" in request:
            decider, action = session.record.game.notation.parse(request.text("text"))
            if decider != seat:
                raise Refused("bad-request", what="text")
        else:
            action = request.whole("action")
            if session.next != HUMAN:
                raise Refused("not-your-turn")
        with _all_or_nothing(session), _collecting(session, seat) as collector:
            session.play(seat, action)
            return _snapshot(session, seat, collector.frames)

    def think(self, request: Request) -> shapes.ThinkResult:
        """Run one time slice of the bot to act; play its action once it has decided."""
        session, seat = self._seated(request)
        hurry, effort = request.flag("hurry", False), request.number("effort", 1.0)
        if not 0 < effort <= MAX_EFFORT:
            raise Refused("bad-request", what="effort")
        with _all_or_nothing(session), _collecting(session, seat) as collector:
            done = session.think(hurry=hurry, effort=effort)
            return _snapshot(session, seat, collector.frames) if done else {"thinking": True}

    def undo(self, request: Request) -> shapes.Snapshot:
        """Undo the viewer's last decision; `practice` accepts that the game becomes practice."""
        session, seat = self._seated(request)
        practice = request.flag("practice", False)
        with _all_or_nothing(session):
            session.undo(seat, practice=practice)
            return _snapshot(session, seat)

    def frames(self, request: Request) -> shapes.Snapshot:
        """The frames since a token, redacted for the viewer."""
        session, seat = self._seated(request)
        return _snapshot(session, seat, collect_events(session.record, seat, request.whole("since")).frames)

    def event_log(self, request: Request) -> shapes.EventLog:
        """The event log since a token."""
        session, seat = self._seated(request)
        return {"events": collect_events(session.record, seat, request.whole("since"), views=False).events}

    def replay(self, request: Request) -> shapes.ReplayPosition:
        """One position of a record; does not touch the running session."""
        record, seat = self._replayed(request)
        at = max(0, min(request.whole("at"), len(record.tokens)))
        collector = collect_events(record, seat, at - 1, at)
        view = record.game.page.view(collector.record.state, seat, choices=False)
        return {
            "view": view,
            "frames": collector.frames,
            "at": at,
            "tokens": record.tokens,
            "seats": seat_plans(record),
            "over": record.state.over,
            "scores": record.state.scores(),
        }

    def record_log(self, request: Request) -> shapes.EventLog:
        """The event log of a whole record."""
        record, seat = self._replayed(request)
        return {"events": collect_events(record, seat, 0, views=False).events}

    def explain(self, request: Request) -> shapes.ExplainResult:
        """Run one time slice of the explanation of a finished game's decision; does not touch the running session."""
        record = self._recorded(request.text("record"))
        if not record.state.over:
            raise Refused("game-running")
        at = request.one_of("at", range(len(record.tokens)))
        if record.game.notation.is_chance(record.tokens[at]):
            raise Refused("bad-request", what="at")
        if self._explainer is None:
            from raenke.explaining import Explainer  # with all of the search: only when wanted

            self._explainer = Explainer()
        return self._explainer.explain(record, at) or {"thinking": True}

    def _replayed(self, request: Request) -> tuple[Record, int]:
        """The requested record and the viewer it may be shown to.

        An unfinished game is never shown open or from a bot's seat, unless nobody sits at it, as in the demos.
        """
        record = self._recorded(request.text("record"))
        seat = EVERYTHING if request.flag("open") else request.viewer(record.state.players)
        running = not record.state.over and record.names
        if running and (seat == EVERYTHING or (seat >= 0 and seat_plans(record)[seat]["kind"] != HUMAN)):
            raise Refused("game-running")
        return record, seat

    def cut(self, request: Request) -> shapes.RecordInfo:
        """A record truncated at a token, to play on from there."""
        return _checked(self._recorded(request.text("record")).cut(max(0, request.whole("at"))))

    def challenge(self, request: Request) -> shapes.RecordInfo:
        """The deal of a finished game to be played again, with the same seats and another name for the first person."""
        record = self._recorded(request.text("record"))
        if not record.state.over:
            raise Refused("game-running")
        return _checked(redealt(record, request.text("name")))

    def split(self, request: Request) -> shapes.SplitRecords:
        """Split a text of many games into one text per game, without validating any."""
        most = request.one_of("most", range(1, LARGEST)) if "most" in request else None
        return {"records": split(request.text("text"), most)}

    def check(self, request: Request) -> shapes.RecordInfo:
        """Validate a record and summarize it."""
        return _checked(self._recorded(request.text("record")))

    def stats(self, request: Request) -> shapes.GameStats:
        """The statistics of a finished game."""
        record = self._recorded(request.text("record"))
        if not record.state.over:
            raise Refused("game-running")
        state = record.state
        counts = record.game.page.stats(state, all_events(record))
        return {"seats": seat_plans(record), "points": state.scores(), "winners": state.winners(), "counts": counts}

    def course(self, request: Request) -> shapes.Course:
        """The course of a finished game: points after each round, and the round that decided it."""
        record = self._recorded(request.text("record"))
        if not record.state.over:
            raise Refused("game-running")
        from raenke.course import course  # only when wanted

        return course(record)

    def _seated(self, request: Request) -> tuple[Session, int]:
        """The running session and the viewer's seat, checked before anything moves."""
        if self.session is None:
            raise Refused("no-session")
        return self.session, request.viewer(self.session.record.state.players)

    def _recorded(self, text: str) -> Record:
        # Cached, because the replay slider requests the same record repeatedly.
        if self._parsed is None or self._parsed[0] != text:
            self._parsed = text, read(text)
        return self._parsed[1]


@contextmanager
def _collecting(session: Session, seat: int) -> Iterator[EventCollector]:
    collector = EventCollector(session.record, seat, views=True)
    with observe(session.record.state, collector.add):
        yield collector


@contextmanager
def _all_or_nothing(session: Session) -> Iterator[None]:
    """Roll the session back if the engine fails in the middle of a move."""
    record, tokens = session.record, len(session.record.tokens)
    practice, by_undo = session.practice, session.practice_by_undo
    try:
        yield
    except (Fault, UndoRefused):  # refused before anything moved: the bot may think on
        raise
    except Exception:
        session.restore(record.cut(tokens), practice=practice, practice_by_undo=by_undo)
        raise


def _snapshot(session: Session, seat: int, frames: list[shapes.Frame] | None = None) -> shapes.Snapshot:
    record = session.record
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
    return game.page.facts(
        {
            "name": game.name,
            "seats": [*game.seats],
            "bots": [*bots.LEVEL_NAMES],
            "tempers": [*game.tempers],
            "won_below": [game.won_below.get(bot) for bot in bots.LEVEL_NAMES],
            "minutes": [*game.minutes],
            "weight": game.weight,
            "options": options,
        }
    )


def _undo(session: Session, seat: int) -> shapes.Undo:
    try:
        return {"allowed": True, "reason": None, "practice": session.undo_makes_practice(seat)}
    except UndoRefused as refused:
        return {"allowed": False, "reason": refused.reason, "practice": False}


def _checked(record: Record) -> shapes.RecordInfo:
    return {
        "game": record.game.name,
        "seats": seat_plans(record),
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
    "explain": EngineApi.explain,
    "cut": EngineApi.cut,
    "challenge": EngineApi.challenge,
    "split": EngineApi.split,
    "check": EngineApi.check,
    "stats": EngineApi.stats,
    "course": EngineApi.course,
}


def _parsed(text: str) -> Request:
    try:
        fields = json.loads(text)
    except (RecursionError, ValueError):
        raise Refused("bad-request", what="json") from None
    return Request(fields)


def _fault(error: Exception) -> shapes.Fault:
    if isinstance(error, Refused):
        return error.fault
    if isinstance(error, UndoRefused):
        return {"id": "undo-refused", "args": {"problem": error.reason}}
    if isinstance(error, BadRecord):
        place = {"token": error.token[:LONGEST_VALUE], "number": error.number, "legal": " ".join(error.legal)}
        return {"id": "bad-record", "args": {"problem": error.id, **error.details, **place}}
    if isinstance(error, IllegalAction):
        args = {"problem": error.id, **error.details, "legal": " ".join(error.legal)}
        return {"id": "illegal-action", "args": args}
    if isinstance(error, BadSetup):
        return {"id": "bad-setup", "args": {"problem": error.id, **error.details}}
    return {"id": "engine-broke", "args": {"what": f"{type(error).__name__}: {error}"}}


handle: Final = EngineApi().handle
"""The worker's own API: Pyodide imports this name (web/js/engine/worker.js)."""
