"""The engine's API for the page: one JSON request in, one JSON reply out (docs/WORKER.md)."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Final

import raenke
from raenke import GAMES
from raenke.faults import Fault
from raenke.game import observe
from raenke.record import read
from raenke.record_requests import RecordRequests
from raenke.replies import facts, fault_of, snapshot_of, snapshots_of
from raenke.request import Refused, Request
from raenke.session import HUMAN, EventCollector, Session, UndoRefused, collect_events

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.match import Match


MOST_MATCH_GAMES: Final = 10_000


class EngineApi(RecordRequests):
    """Request handlers of the worker, one method per command; owns the running session."""

    def __init__(self) -> None:
        super().__init__()
        self.session: Session | None = None
        self._match: Match | None = None

    def handle(self, text: str) -> str:
        """Answer one request; every exception becomes a fault that the page has words for."""
        try:
            request = _parsed(text)
            name = request.text("do")
            if name not in HANDLERS:
                raise Refused("bad-request", what=name)
            return json.dumps({"ok": True, "value": HANDLERS[name](self, request)}, separators=(",", ":"))
        except Exception as error:  # the page must get a reply whatever happens; the session stays as it was
            return json.dumps({"ok": False, "fault": fault_of(error)}, separators=(",", ":"))

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
        plans = _plans(request)
        session = Session.new(
            request.text("game"),
            plans,
            request.whole_or_none("first"),
            rng,
            options=request.texts("options"),
            practice=request.flag("practice"),
            own=request.names("own"),
        )
        seat = request.viewer(len(plans))
        _collect_garbage()
        snapshot = snapshot_of(session, seat, collect_events(session.record, seat, 0).frames)
        self.session = session
        return snapshot

    def open(self, request: Request) -> shapes.Snapshot:
        """Resume a recorded game; an invalid record leaves the running session in place."""
        practice, by_undo = request.flag("practice"), request.flag("practice_by_undo", False)
        record = read(request.text("record"))
        seat = request.viewer(record.state.players)
        rng = Random(SystemRandom().getrandbits(128))
        session = Session(record, rng, practice=practice, practice_by_undo=by_undo, own=request.names("own"))
        _collect_garbage()
        snapshot = snapshot_of(session, seat)
        self.session = session
        return snapshot

    def snapshot(self, request: Request) -> shapes.Snapshot:
        """The running session as it is now."""
        return snapshot_of(*self._seated(request), guest=request.flag("guest", False))

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
        viewers = [seat, *_guests(request, session)]
        with _all_or_nothing(session), _collecting(session, viewers) as collectors:
            session.play(seat, action)
            return snapshots_of(session, collectors)

    def think(self, request: Request) -> shapes.ThinkResult:
        """Run one time slice of the bot to act; play its action once it has decided."""
        session, seat = self._seated(request)
        hurry, effort = request.flag("hurry", False), request.effort()
        alike = request.flag("alike", False)
        viewers = [seat, *_guests(request, session)]
        with _all_or_nothing(session), _collecting(session, viewers) as collectors:
            done = session.think(hurry=hurry, effort=effort, alike=alike)
            return snapshots_of(session, collectors) if done else {"thinking": True}

    def question(self, request: Request) -> shapes.Question:
        """What the bot of the page's own that is to act is asked: only what its seat knows."""
        session, _ = self._seated(request)
        from raenke.bots.handover import pack  # only when wanted

        view, seed = session.question()
        return {"view": pack(view), "seed": seed}

    def answer(self, request: Request) -> shapes.Snapshot:
        """Play the answer of a bot of the page's own; null plays a random legal action for it."""
        session, seat = self._seated(request)
        action = request.whole_or_none("action")
        with _all_or_nothing(session), _collecting(session, [seat]) as collectors:
            session.answer(action)
            return snapshots_of(session, collectors)

    def take_over(self, request: Request) -> shapes.Snapshot:
        """Give the seat of a bot of the page's own to one of ours."""
        session, seat = self._seated(request)
        taken = session.taken_over(request.whole("of"), request.text("kind"))
        snapshot = snapshot_of(taken, seat)
        self.session = taken
        return snapshot

    def match(self, request: Request) -> shapes.MatchState:
        """Begin a match of a bot of the page's own against a level; does not touch the running session."""
        from raenke.match import Match  # only when wanted

        self._match = None
        seed, most = request.whole("seed"), request.one_of("games", range(1, MOST_MATCH_GAMES + 1))
        self._match = Match(request.text("game"), request.text("level"), most, seed)
        return self._match.state()

    def match_step(self, request: Request) -> shapes.MatchState:
        """Run one time slice of the match, with the answer to the last question if there was one."""
        if self._match is None:
            raise Refused("no-session")
        return self._match.advance(request.whole_or_none("action"))

    def undo(self, request: Request) -> shapes.Snapshot:
        """Undo the viewer's last decision; `practice`: the game may become practice, `agreed`: all people consent."""
        session, seat = self._seated(request)
        practice, agreed = request.flag("practice", False), request.flag("agreed", False)
        with _all_or_nothing(session):
            session.undo(seat, practice=practice, agreed=agreed)
            return snapshot_of(session, seat)

    def reseat(self, request: Request) -> shapes.Snapshot:
        """Change who sits where in the running game; the seats stay as many as they are."""
        session, seat = self._seated(request)
        plans = _plans(request)
        if len(plans) != session.record.state.players:
            raise Refused("bad-request", what="seats")
        session.reseat(plans)
        return snapshot_of(session, seat)

    def frames(self, request: Request) -> shapes.Snapshot:
        """The frames since a token, redacted for the viewer."""
        session, seat = self._seated(request)
        guest = request.flag("guest", False)
        return snapshot_of(
            session, seat, collect_events(session.record, seat, request.whole("since")).frames, guest=guest
        )

    def event_log(self, request: Request) -> shapes.EventLog:
        """The event log since a token."""
        session, seat = self._seated(request)
        return {"events": collect_events(session.record, seat, request.whole("since"), views=False).events}

    def _seated(self, request: Request) -> tuple[Session, int]:
        """The running session and the viewer's seat, checked before anything moves."""
        if self.session is None:
            raise Refused("no-session")
        return self.session, request.viewer(self.session.record.state.players)


def _collect_garbage() -> None:
    """Between games, where the page has switched automatic collection off: it holds a bot's thoughts up for 0.1 s."""
    if not gc.isenabled():
        gc.collect()


def _plans(request: Request) -> list[shapes.SeatPlan]:
    return [{"name": one.text("name"), "kind": one.text("kind")} for one in request.objects("seats")]


def _guests(request: Request, session: Session) -> list[int]:
    """The viewers on other devices who are to get a snapshot too."""
    return request.viewers("guests", session.record.state.players)


@contextmanager
def _collecting(session: Session, seats: list[int]) -> Iterator[list[EventCollector]]:
    """Collect for the viewer, who comes first, and for guests."""
    collectors = [EventCollector(session.record, seat, views=True) for seat in seats]
    with ExitStack() as stack:
        for collector in collectors:
            stack.enter_context(observe(session.record.state, collector.add))
        yield collectors


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


HANDLERS: Final[dict[str, Callable[[EngineApi, Request], Any]]] = {
    "ping": EngineApi.ping,
    "hello": EngineApi.hello,
    "new": EngineApi.new,
    "open": EngineApi.open,
    "snapshot": EngineApi.snapshot,
    "play": EngineApi.play,
    "think": EngineApi.think,
    "question": EngineApi.question,
    "answer": EngineApi.answer,
    "take_over": EngineApi.take_over,
    "undo": EngineApi.undo,
    "reseat": EngineApi.reseat,
    "frames": EngineApi.frames,
    "event_log": EngineApi.event_log,
    "replay": EngineApi.replay,
    "record_log": EngineApi.record_log,
    "explain": EngineApi.explain,
    "review_plan": EngineApi.review_plan,
    "review": EngineApi.review,
    "review_summary": EngineApi.review_summary,
    "hint": EngineApi.hint,
    "cut": EngineApi.cut,
    "challenge": EngineApi.challenge,
    "split": EngineApi.split,
    "check": EngineApi.check,
    "stats": EngineApi.stats,
    "course": EngineApi.course,
    "match": EngineApi.match,
    "match_step": EngineApi.match_step,
}


def _parsed(text: str) -> Request:
    try:
        fields = json.loads(text)
    except (RecursionError, ValueError):
        raise Refused("bad-request", what="json") from None
    return Request(fields)


handle: Final = EngineApi().handle
"""The worker's own API: Pyodide imports this name (web/js/engine/worker.js)."""
