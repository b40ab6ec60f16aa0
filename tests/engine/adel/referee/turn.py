"""Calling a rank, whole turns and shortened turns."""

from __future__ import annotations

from functools import partial

from tests.engine.adel.referee import building, powers, violets
from tests.engine.adel.referee.round import Choices, Effect, Round, Turn
from tests.engine.adel.referee.table import Decision, Table, Waits


def call(table: Table, this_round: Round, rank: int) -> Waits:
    """Call a rank."""
    holder = this_round.holder.get(rank)
    witches = this_round.paused if rank == this_round.bewitched else None
    if holder is None:
        if witches is not None:
            # A14: nobody answers, and her turn ends at that call.
            end(table, this_round, witches)
        return
    seat, character = holder
    turn = Turn(seat, character)
    if rank == this_round.murdered:
        if table.has(seat, "Hos"):
            # A16: step 1 without extras, no crown, no power.
            yield from short_turn(table, this_round, turn)
        return
    this_round.turns.append(turn)
    if witches is not None:
        if character == "Ki":
            table.give_crown(seat)  # A7
        yield from short_turn(table, this_round, turn)
        witches.character = character
        witches.builds = 0
        witches.times["power"] = 0
        extras(table, witches)
        becomes(table, this_round, witches)
        yield from rest_of_turn(table, this_round, witches)
        return
    if rank == this_round.robbed and this_round.thief is not None:
        table.pay(seat, this_round.thief, table.gold[seat])
    if character == "Ki":
        table.give_crown(seat)
    becomes(table, this_round, turn)
    yield from rest_of_turn(table, this_round, turn)


def becomes(table: Table, this_round: Round, turn: Turn) -> None:
    """A11: automatic effects of becoming this character: earlier builders' tax, the Queen's gold, a safe city."""
    if turn.character == "Tx":
        this_round.collector = turn.seat
        for earlier in this_round.turns:
            if earlier.over:
                tax(table, this_round, earlier)
    if turn.character == "Qu" and table.crown in table.neighbours(turn.seat):
        table.gold[turn.seat] += 3
    if turn.character == "Pr":
        this_round.preacher = turn.seat


def tax(table: Table, this_round: Round, turn: Turn) -> None:
    """A13: a seat that built pays the Tax Collector 1 gold at the end of its turn, or at her call if that is later."""
    collector = this_round.collector
    if turn.has_built and collector is not None and collector != turn.seat and table.gold[turn.seat]:
        table.pay(turn.seat, collector, 1)


def rest_of_turn(table: Table, this_round: Round, turn: Turn) -> Waits:
    """Decisions until the turn ends, or a Witch's turn is paused."""
    this_round.acting = turn
    while True:
        able = choices(table, this_round, turn)
        token = yield Decision(turn.seat, "turn", {f"{turn.seat}{token}" for token in able})
        if token == f"{turn.seat}.":
            end(table, this_round, turn)
            return
        waits = able[token[1:]]()
        if waits is not None:
            yield from waits
        if turn is this_round.paused and turn.character == "Wt":
            return


def choices(table: Table, this_round: Round, turn: Turn) -> Choices:
    """All legal choices of the turn now."""
    able = steps(table, turn)
    if turn.taken and not powers.duty(table, this_round, turn):
        able["."] = lambda: None
    able |= building.choices(table, turn)
    for token, effect in violets.choices(table, turn).items():
        able[token] = counted(turn, token[:3], effect)
    for token, effect in powers.choices(table, this_round, turn).items():
        able[token] = counted(turn, "power", effect)
    if powers.income(table, turn) and not turn.times["income"]:
        able["%"] = counted(turn, "income", partial(collect, table, turn))
    return able


def counted(turn: Turn, what: str, effect: Effect) -> Effect:
    """Wrap an effect to record its use in this turn."""

    def use() -> Waits | None:
        turn.times[what] += 1
        return effect()

    return use


def collect(table: Table, turn: Turn) -> None:
    table.gold[turn.seat] += powers.income(table, turn)


def steps(table: Table, turn: Turn) -> Choices:
    """Step 1: gold, or cards if there are any (A4)."""
    if turn.taken:
        return {}

    def gold() -> None:
        table.gold[turn.seat] += 2
        turn.taken = True
        extras(table, turn)

    def cards() -> Waits:
        seat = turn.seat
        drawn = table.draw(3 if table.has(seat, "Obs") else 2)
        keep = 2 if table.has(seat, "Lib") else 1
        if len(drawn) <= keep:
            table.hand[seat] += drawn
            drawn = []
        for _ in range(keep if drawn else 0):
            token = yield Decision(seat, "keep", {f"{seat}+{card}" for card in drawn})
            drawn.remove(token[2:])
            table.hand[seat].append(token[2:])
        table.pile += drawn
        turn.taken = True
        extras(table, turn)

    return {"$": gold, "#": cards} if table.pile else {"$": gold}


def extras(table: Table, turn: Turn) -> None:
    """A12: the Merchant's gold and Architect's cards right after step 1; for a Witch when she continues (A14)."""
    if turn.character == "Me":
        table.gold[turn.seat] += 1
    if turn.character == "Ar":
        table.hand[turn.seat] += table.draw(2)


def short_turn(table: Table, this_round: Round, turn: Turn) -> Waits:
    """Step 1 only: for the bewitched (A14), and for the murdered with a Hospital (A16)."""
    character, turn.character = turn.character, ""
    able = steps(table, turn)
    token = yield Decision(turn.seat, "turn", {f"{turn.seat}{token}" for token in able})
    waits = able[token[1:]]()
    if waits is not None:
        yield from waits
    end(table, this_round, turn)
    turn.character = character


def end(table: Table, this_round: Round, turn: Turn) -> None:
    """A13: the Alchemist's refund, tax, Poor House, Park."""
    seat = turn.seat
    if turn.character == "Al":
        # A25: refunds gold paid to the bank; in ffg only for building.
        table.gold[seat] += turn.paid_for_building + (turn.paid_to_smithy if table.hig else 0)
    tax(table, this_round, turn)
    if table.has(seat, "Poo") and not table.gold[seat]:
        table.gold[seat] += 1
    if table.has(seat, "Par") and not table.hand[seat]:
        table.hand[seat] += table.draw(2)
    turn.over = True
