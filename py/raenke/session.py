"""A game session: seats, moves, bots, undo, the record, and the events to show."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Final, Literal

from raenke import GAMES, bots, pacing
from raenke.faults import BadSetup, IllegalAction
from raenke.game import EVERYTHING, NOBODY, observe
from raenke.luck import resolve, thoughts
from raenke.record import Record, check_value

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.game import Game, View

HUMAN: Final = "human"
BOT: Final = "bot:"
STAND_IN: Final = "3"
"""The level that replaces a bot which is not here: one of another version, or somebody's own."""


class UndoRefused(ValueError):
    """Undo is not allowed; `reason` is the id of the reason."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def seat_plan(header: str) -> shapes.SeatPlan:
    """Parse the header of a seat: a person's name, or `bot:LEVEL` or `bot:LEVEL:TEMPER` with an optional name."""
    if not header.startswith(BOT):
        return {"name": header, "kind": HUMAN}
    level, _, name = header.removeprefix(BOT).partition(" ")
    return {"name": name, "kind": BOT + level}


def seat_header(plan: shapes.SeatPlan) -> str:
    """Format the header of a seat."""
    if plan["kind"] == HUMAN:
        if plan["name"].startswith(BOT):
            raise BadSetup("name", f"a person's name cannot begin with {BOT!r}", prefix=BOT)
        return plan["name"]
    return f"{plan['kind']} {plan['name']}".strip()


def seat_plans(record: Record) -> list[shapes.SeatPlan]:
    """The plan of each seat of a record; a seat without a header is a human without a name."""
    return [seat_plan(record.names.get(seat, "")) for seat in range(record.state.players)]


def _is_bot(kind: str, game: Game) -> bool:
    return kind.startswith(BOT) and bots.is_bot(kind.removeprefix(BOT), game)


def _check_kinds(plans: list[shapes.SeatPlan], game: Game, own: Collection[str]) -> None:
    for plan in plans:
        if not (plan["kind"] == HUMAN or plan["kind"].removeprefix(BOT) in own or _is_bot(plan["kind"], game)):
            raise BadSetup("bot", f"there is no bot {plan['kind']!r}", bot=plan["kind"])


def _headers(plans: list[shapes.SeatPlan]) -> dict[int, str]:
    return {seat: check_value(f"Seat{seat + 1}", seat_header(plan)) for seat, plan in enumerate(plans)}


def _with_tempers(plans: list[shapes.SeatPlan], game: Game, rng: Random) -> list[shapes.SeatPlan]:
    """The plans with the tempers drawn that are left to the lot; `rng` moves only if there are any."""
    seats = [seat for seat, plan in enumerate(plans) if plan["kind"] != HUMAN]
    drawn = bots.draw_tempers([plans[seat]["kind"].removeprefix(BOT) for seat in seats], game, rng)
    kinds = {seat: BOT + bot for seat, bot in zip(seats, drawn, strict=True)}
    return [{**plan, "kind": kinds.get(seat, plan["kind"])} for seat, plan in enumerate(plans)]


class Session:
    """A game being played: its record, seats, bots and random source."""

    def __init__(
        self,
        record: Record,
        rng: Random,
        *,
        practice: bool = False,
        practice_by_undo: bool = False,
        own: Collection[str] = (),
    ) -> None:
        """Take seats at a record; `own` names the bots that the page itself can ask."""
        self.record = record
        self.rng = rng
        self.practice = practice
        self.practice_by_undo = practice_by_undo
        """The game counts as practice only because a decision that had revealed something was undone."""
        self._own_names = own
        self._seat(seat_plans(record))
        self._thought: Iterator[int] | None = None
        self._best = NOBODY
        resolve(record)

    @classmethod
    def new(
        cls,
        game: str,
        plans: list[shapes.SeatPlan],
        first: int | None,
        rng: Random,
        *,
        options: Mapping[str, str] | None = None,
        practice: bool = False,
        own: Collection[str] = (),
    ) -> Session:
        """Deal a new game for these seats; `own` names bots that are not ours, which the page asks."""
        if game not in GAMES:
            raise BadSetup("game", f"there is no game {game!r}", game=game)
        _check_kinds(plans, GAMES[game], own)
        deal = GAMES[game].deal(len(plans), rng, first, options)
        names = _headers(_with_tempers(plans, GAMES[game], rng))
        return cls(Record(GAMES[game], deal, names), rng, practice=practice, own=own)

    @property
    def next(self) -> Literal["human", "bot", "over"]:
        """Who acts next: a human, a bot, or nobody."""
        if self.record.state.over:
            return "over"
        return "bot" if self.record.state.to_act in self._bots else "human"

    def forced(self, seat: int) -> int | None:
        """The forced action of the viewing seat, if any; never another's, which would reveal that it had no choice."""
        state = self.record.state
        return self.record.game.page.forced(state.view(seat)) if self.next == HUMAN and state.to_act == seat else None

    def play(self, seat: int, action: int) -> None:
        """Play a human's decision and resolve the chance events after it."""
        if self.record.state.to_act != seat:
            raise IllegalAction("other-seat", "it is not this seat's turn to decide", seat=seat + 1)
        self.record.play(action)
        resolve(self.record)
        self._forget()

    def think(self, *, hurry: bool = False, effort: float = 1.0, alike: bool = False) -> bool:
        """Run one time slice of the bot to act; True once it has decided and played.

        The effort of the first slice holds for the whole decision. `alike`: the same effort at the same position of the
        same deal gives the same decision, so that nobody can hurry it either.
        """
        state = self.record.state
        if state.to_act not in self._bots:
            raise IllegalAction("no-bot", "no bot is to decide")
        time = pacing.TimeSlice()
        hurry = hurry and not alike
        if self._thought is None:
            bot = bots.make(self._bots[state.to_act], self.record.game, effort)
            self._thought = pacing.think(bot, state, thoughts(self.record) if alike else self.rng)
        while not (hurry and self._best != NOBODY):
            best = next(self._thought, None)
            if best is None:
                break
            self._best = best
            if not hurry and time.over():
                return False
        action = self._best
        self._forget()
        self.record.play(action)
        resolve(self.record)
        return True

    def question(self) -> tuple[View, int]:
        """What a bot of the page's own is asked: the view of its seat, and a seed for its random source."""
        state = self.record.state
        if state.to_act not in self._own:
            raise IllegalAction("no-bot", "no bot of the page's own is to decide")
        # A number of our own random source could tell it what chance will bring.
        return state.view(state.to_act), SystemRandom().getrandbits(32)

    def answer(self, action: int | None) -> None:
        """Play what a bot of the page's own has answered; None: it has no answer, and any legal action will do."""
        state = self.record.state
        if state.to_act not in self._own:
            raise IllegalAction("no-bot", "no bot of the page's own is to decide")
        self.record.play(self.rng.choice(state.legal()) if action is None else action)
        resolve(self.record)
        self._forget()

    def taken_over(self, seat: int, kind: str) -> Session:
        """A session in which a bot of ours plays on for one of the page's own; its record names that bot instead."""
        if seat not in self._own or not _is_bot(kind, self.record.game):
            raise IllegalAction("no-bot", "only a bot of ours takes the seat of one of the page's own")
        record = self.record.cut(len(self.record.tokens))
        record.names[seat] = seat_header({**self.plans[seat], "kind": kind})
        practice, by_undo = self.practice, self.practice_by_undo
        return Session(record, self.rng, practice=practice, practice_by_undo=by_undo, own=self._own_names)

    def reseat(self, plans: list[shapes.SeatPlan]) -> None:
        """Change who sits where, in the middle of the game: a person takes a bot's seat, or a bot a person's."""
        game = self.record.game
        _check_kinds(plans, game, self._own_names)
        _headers(plans)  # refused before the lot is drawn
        self.record.names = _headers(_with_tempers(plans, game, self.rng))
        self._seat(seat_plans(self.record))
        self._forget()

    def _seat(self, plans: list[shapes.SeatPlan]) -> None:
        self.plans = plans
        self._bots = {
            seat: bots.nearest(plan["kind"].removeprefix(BOT), self.record.game, STAND_IN)
            for seat, plan in enumerate(plans)
            if plan["kind"] != HUMAN
        }
        """By seat, who decides there if the engine does."""
        self._own = {
            seat: name for seat, plan in enumerate(plans) if (name := plan["kind"].removeprefix(BOT)) in self._own_names
        }
        """By seat, the name of a bot that the page asks."""

    def restore(self, record: Record, *, practice: bool, practice_by_undo: bool) -> None:
        """Replace the record, keeping the seats, and set whether the game counts as practice."""
        self.record, self.practice, self.practice_by_undo = record, practice, practice_by_undo
        self._forget()

    def _forget(self) -> None:
        self._thought, self._best = None, NOBODY

    def undo_target(self, seat: int, *, agreed: bool = False) -> int:
        """Number of tokens left after undoing this seat's last decision; UndoRefused if that is not allowed.

        `agreed`: all people consent, so that none of them can lose anything against their will.
        """
        record = self.record
        if seat not in range(record.state.players) or seat in self._bots:
            raise UndoRefused("nothing")
        at = next(
            (n for n in reversed(range(len(record.tokens))) if _decider(record.game, record.tokens[n]) == seat), -1
        )
        if at < 0:
            raise UndoRefused("nothing")
        if not agreed and (self.practice_by_undo or not self.practice):
            self._check_people(seat, at)
        return at

    def undo_makes_practice(self, seat: int, *, agreed: bool = False) -> bool:
        """K5: whether that undo makes the game practice, because something was revealed to the seat since."""
        at = self.undo_target(seat, agreed=agreed)
        answered = any(_decider(self.record.game, token) in self._bots for token in self.record.tokens[at + 1 :])
        return not self.practice and (answered or next(self._secrets_revealed(seat, [seat], at), None) is not None)

    def _check_people(self, seat: int, at: int) -> None:
        """K5: refuse if since then another human has decided, was shown a secret, or had a card of theirs revealed."""
        for token in self.record.tokens[at + 1 :]:
            decider = _decider(self.record.game, token)
            if decider not in self._bots and decider not in (seat, NOBODY):
                raise UndoRefused("decided")
        people = [one for one in range(self.record.state.players) if one not in self._bots]
        if people != [seat]:
            for learner, reason, whose in self._secrets_revealed(seat, people, at):
                if learner != seat or whose not in (seat, NOBODY, *self._bots):
                    raise UndoRefused(reason)

    def _secrets_revealed(self, seat: int, seats: list[int], at: int) -> Iterator[tuple[int, str, int]]:
        """Secrets revealed to `seats` from token `at` on, as (seat, id of the secret, seat of the event).

        Other seats are judged by the public view: by their own views, the result would leak what they know.
        """
        shorter = self.record.cut(at)
        state, page = shorter.state, shorter.game.page
        known = {learner: learner if learner == seat else NOBODY for learner in seats}
        before = {viewer: state.view(viewer) for viewer in known.values()}
        found: list[tuple[int, str, int]] = []

        def collect(event: Any) -> None:
            for learner, viewer in known.items():
                if reason := page.revealed_secret(event, before[viewer], learner):
                    found.append((learner, reason, event.seat))
            before.update({viewer: state.view(viewer) for viewer in before})

        with observe(state, collect):
            for token in self.record.tokens[at:]:
                shorter.replay_token(token)
                yield from found
                found.clear()

    def undo(self, seat: int, *, practice: bool = False, agreed: bool = False) -> None:
        """Undo this seat's last decision and all after it; `practice` accepts that the game becomes practice."""
        at, makes_practice = self.undo_target(seat, agreed=agreed), self.undo_makes_practice(seat, agreed=agreed)
        if makes_practice and not practice:
            raise UndoRefused("practice")
        self.restore(
            self.record.cut(at),
            practice=self.practice or makes_practice,
            practice_by_undo=self.practice_by_undo or makes_practice,
        )


def _decider(game: Game, token: str) -> int:
    """The seat that decided a token of a valid record, NOBODY for a chance outcome."""
    return NOBODY if game.notation.is_chance(token) else game.notation.parse(token)[0]


def redealt(record: Record, name: str) -> Record:
    """The game before its first decision, with `name` at the first person's seat.

    Chance before the first decision belongs to the deal.
    """
    at = next((at for at, token in enumerate(record.tokens) if not record.game.notation.is_chance(token)), 0)
    names = dict(record.names)
    for seat, plan in enumerate(seat_plans(record)):
        if plan["kind"] == HUMAN:
            names[seat] = check_value(f"Seat{seat + 1}", seat_header({"name": name, "kind": HUMAN}))
            break
    fresh = Record(record.game, record.deal, names)
    for token in record.tokens[:at]:
        fresh.replay_token(token)
    return fresh


class EventCollector:
    """Collects events redacted for a viewer, optionally with the view after each."""

    def __init__(self, record: Record, seat: int, *, views: bool) -> None:
        self.record = record
        self.seat = seat
        self.views = views
        self.events: list[shapes.Event] = []
        self.frames: list[shapes.Frame] = []

    def opening(self) -> None:
        """Add the opening event, which precedes all observers and tokens."""
        self._take(self.record.game.page.opening(self.record.state), 0)

    def add(self, event: Any) -> None:
        """Add an event; the observer of the record's state."""
        self._take(event, len(self.record.tokens) + 1)  # a token is appended after its events

    def _take(self, event: Any, token: int) -> None:
        page = self.record.game.page
        if self.seat != EVERYTHING:
            event = page.redact(event, self.seat)
        shown = page.event(event, token)
        self.events.append(shown)
        if self.views:
            self.frames.append({"event": shown, "view": page.view(self.record.state, self.seat, choices=False)})


def collect_events(
    record: Record, seat: int, since: int, until: int | None = None, *, views: bool = True
) -> EventCollector:
    """Replay a record and collect the events after its first `since` tokens, redacted for a viewer."""
    replayed = record.cut(max(0, since))
    collector = EventCollector(replayed, seat, views=views)
    if since <= 0:
        collector.opening()
    with observe(replayed.state, collector.add):
        for token in record.tokens[max(0, since) : until]:
            replayed.replay_token(token)
    return collector


def all_events(record: Record) -> list[Any]:
    """All events of a record, unredacted."""
    replayed = record.cut(0)
    events = [record.game.page.opening(replayed.state)]
    with observe(replayed.state, events.append):
        for token in record.tokens:
            replayed.replay_token(token)
    return events
