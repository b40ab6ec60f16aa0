"""Request handlers about a record that the page sends along; none of them touches the running session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from raenke.game import EVERYTHING, NOBODY
from raenke.record import Record, read, split
from raenke.replies import record_info
from raenke.request import LARGEST, Refused, Request
from raenke.session import HUMAN, all_events, collect_events, redealt, seat_plans

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.explaining import Explainer
    from raenke.hinting import Hinter
    from raenke.review.reviewer import Reviewer
    from raenke.review.summary import Decision, Position


class RecordRequests:
    """Replay, explain, advise, cut, validate and summarize records."""

    def __init__(self) -> None:
        self._parsed: tuple[str, Record] | None = None
        self._explainer: Explainer | None = None
        self._reviewer: Reviewer | None = None
        self._hinter: Hinter | None = None

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
        record = self._finished(request)
        at = request.one_of("at", range(len(record.tokens)))
        if record.game.notation.is_chance(record.tokens[at]):
            raise Refused("bad-request", what="at")
        if self._explainer is None:
            from raenke.explaining import Explainer  # with all of the search: only when wanted

            self._explainer = Explainer()
        return self._explainer.explain(record, at) or {"thinking": True}

    def review_plan(self, request: Request) -> shapes.ReviewPlan:
        """What there is to review of a finished game."""
        from raenke.review.plan import plan  # only when wanted

        return plan(self._finished(request))

    def review(self, request: Request) -> shapes.ReviewResult:
        """Run one time slice of one part of a finished game's review."""
        record, part = self._finished(request), request.text("part")
        from raenke.review import reviewer  # with all of the search: only when wanted

        if part not in reviewer.PARTS:
            raise Refused("bad-request", what="part")
        at = request.one_of("at", reviewer.tokens_of(record, part))
        self._reviewer = self._reviewer or reviewer.Reviewer()
        return self._reviewer.review(record, part, at) or {"thinking": True}

    def review_summary(self, request: Request) -> shapes.Review:
        """What the parts of a review say together."""
        from raenke.review.summary import summarize  # only when wanted

        record = self._finished(request)
        seats = request.viewers("seats", record.state.players)
        if NOBODY in seats:
            raise Refused("bad-request", what="seats")
        positions, decisions = _read_parts(record, seats, request.objects("positions"), request.objects("decisions"))
        return summarize(record, positions, decisions, seats)

    def hint(self, request: Request) -> shapes.HintResult:
        """Run one time slice of the hint for the person who is to decide now; nobody else is advised."""
        record, effort = self._recorded(request.text("record")), request.effort()
        seat = request.viewer(record.state.players)
        if seat < 0 or record.state.to_act != seat or seat_plans(record)[seat]["kind"] != HUMAN:
            raise Refused("not-your-turn")
        if self._hinter is None:
            from raenke.hinting import Hinter  # with all of the search: only when wanted

            self._hinter = Hinter()
        return self._hinter.hint(record, seat, effort) or {"thinking": True}

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
        return record_info(self._recorded(request.text("record")).cut(max(0, request.whole("at"))))

    def challenge(self, request: Request) -> shapes.RecordInfo:
        """The deal of a finished game to be played again, with the same seats and another name for the first person."""
        record = self._finished(request)
        return record_info(redealt(record, request.text("name")))

    def split(self, request: Request) -> shapes.SplitRecords:
        """Split a text of many games into one text per game, without validating any."""
        most = request.one_of("most", range(1, LARGEST)) if "most" in request else None
        return {"records": split(request.text("text"), most)}

    def check(self, request: Request) -> shapes.RecordInfo:
        """Validate a record and summarize it."""
        return record_info(self._recorded(request.text("record")))

    def stats(self, request: Request) -> shapes.GameStats:
        """The statistics of a finished game."""
        record = self._finished(request)
        state = record.state
        from raenke.feats import feats  # only when wanted

        events = all_events(record)
        return {
            "seats": seat_plans(record),
            "points": state.scores(),
            "winners": state.winners(),
            "counts": record.game.page.stats(state, events),
            "feats": feats(record, events),
        }

    def course(self, request: Request) -> shapes.Course:
        """The course of a finished game: points after each round, and the round that decided it."""
        record = self._finished(request)
        from raenke.course import course  # only when wanted

        return course(record)

    def _finished(self, request: Request) -> Record:
        record = self._recorded(request.text("record"))
        if not record.state.over:
            raise Refused("game-running")
        return record

    def _recorded(self, text: str) -> Record:
        # Cached, because the replay slider requests the same record repeatedly.
        if self._parsed is None or self._parsed[0] != text:
            self._parsed = text, read(text)
        return self._parsed[1]


def _read_parts(
    record: Record, seats: Sequence[int], positions: Sequence[Request], decisions: Sequence[Request]
) -> tuple[list[Position], list[Decision]]:
    """What a page has kept of a review; Refused unless it is all of it, in the order of the tokens."""
    from raenke.review.plan import steps  # only when wanted
    from raenke.review.summary import Decision, Position

    players, (found, _) = record.state.players, steps(record)
    if [part.whole("at") for part in positions] != [*range(len(found))]:
        raise Refused("bad-request", what="positions")
    wanted = [at for at, (seat, choice) in enumerate(found) if choice and seat in seats]
    if [part.whole("at") for part in decisions] != wanted:
        raise Refused("bad-request", what="decisions")
    return [
        Position(
            part.numbers("chances", players),
            part.numbers("doubts", players),
            *(part.numbers(name, players * step.choice) for name in ("play", "play_doubts")),
        )
        for part, step in zip(positions, found, strict=True)
    ], [
        Decision(
            part.whole("at"),
            part.number("loss", 0.0),
            part.number("skill", 0.0),
            part.number("skill_doubt", 0.0),
            part.flag("blamed"),
        )
        for part in decisions
    ]
