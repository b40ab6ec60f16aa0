"""What the worker replies with: snapshots of the running session, records in short, facts of a game, faults."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from raenke import bots
from raenke.faults import BadRecord, BadSetup, IllegalAction
from raenke.record import LONGEST_VALUE, Record
from raenke.request import Refused
from raenke.session import EventCollector, Session, UndoRefused, seat_plans

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.game import Game


def snapshots_of(session: Session, collectors: list[EventCollector]) -> shapes.Snapshot:
    """The viewer's snapshot, with those of the guests."""
    viewer, *guests = collectors
    snapshot = snapshot_of(session, viewer.seat, viewer.frames)
    if guests:
        snapshot["guests"] = [snapshot_of(session, one.seat, one.frames, guest=True) for one in guests]
    return snapshot


def snapshot_of(
    session: Session, seat: int, frames: list[shapes.Frame] | None = None, *, guest: bool = False
) -> shapes.Snapshot:
    """The running game for a viewer; a guest, who plays on another device, gets the record only of a finished game."""
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
            "record": None if guest and not record.state.over else record.text(),
            "undo": _undo(session, seat, agreed=guest),
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
            "feats": [*game.feats.codes] if game.feats else [],
            "collections": {**game.feats.collections} if game.feats else {},
        }
    )


def _undo(session: Session, seat: int, *, agreed: bool) -> shapes.Undo:
    try:
        return {"allowed": True, "reason": None, "practice": session.undo_makes_practice(seat, agreed=agreed)}
    except UndoRefused as refused:
        return {"allowed": False, "reason": refused.reason, "practice": False}


def record_info(record: Record) -> shapes.RecordInfo:
    """A record in short, with its validated text."""
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


def fault_of(error: Exception) -> shapes.Fault:
    """The fault that the page has words for."""
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
