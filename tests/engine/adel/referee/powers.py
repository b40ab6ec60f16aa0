"""Powers of the characters, by rank: their legal tokens and effects."""

from __future__ import annotations

from functools import partial

from tests.engine.adel.referee.building import build, price
from tests.engine.adel.referee.cards import COLOUR, INCOME
from tests.engine.adel.referee.round import Choices, Round, Turn
from tests.engine.adel.referee.table import Decision, District, Table, Waits


def assassin(table: Table, this_round: Round, turn: Turn) -> Choices:
    """Names a rank, not his own: that character has no turn."""

    def murder(rank: int) -> None:
        this_round.murdered = rank

    return {f"!{rank}": partial(murder, rank) for rank in table.ranks if rank != 1}


def witch(table: Table, this_round: Round, turn: Turn) -> Choices:
    """A14: after step 1 she names a rank other than 1, and that pauses her turn."""

    def bewitch(rank: int) -> None:
        this_round.bewitched = rank
        this_round.paused = turn

    if not turn.taken:
        return {}
    return {f"!{rank}": partial(bewitch, rank) for rank in table.ranks if rank != 1}


def thief(table: Table, this_round: Round, turn: Turn) -> Choices:
    """A15: not rank 1, not his own, not the murdered or bewitched."""

    def rob(rank: int) -> None:
        this_round.robbed = rank
        this_round.thief = turn.seat

    barred = (1, 2, this_round.murdered, this_round.bewitched)
    return {f"!{rank}": partial(rob, rank) for rank in table.ranks if rank not in barred}


def tax_collector(table: Table, this_round: Round, turn: Turn) -> Choices:
    """Nothing to choose: she is paid by others (A11, A13)."""
    return {}


def magician(table: Table, this_round: Round, turn: Turn) -> Choices:
    """A17: swaps hands, or puts cards under the pile and draws as many."""
    hand = table.hand

    def swap(other: int) -> None:
        hand[turn.seat], hand[other] = hand[other], hand[turn.seat]

    def exchange(card: str) -> Waits:
        number = 1
        table.discard(turn.seat, card)
        while True:
            further = {f"{turn.seat}-{card}" for card in hand[turn.seat]}
            token = yield Decision(turn.seat, "exchange", {f"{turn.seat}-.", *further})
            if token == f"{turn.seat}-.":
                break
            table.discard(turn.seat, token[2:])
            number += 1
        hand[turn.seat] += table.draw(number)

    able: Choices = {f"~{other}": partial(swap, other) for other in table.others(turn.seat)
                     if hand[turn.seat] or hand[other]}  # fmt: skip
    return able | {f"-{card}": partial(exchange, card) for card in hand[turn.seat]}


def conjurer(table: Table, this_round: Round, turn: Turn) -> Choices:
    """A18: looks at a hand, and then must take a card into hand or pay and build it, whatever she has built."""

    def look(other: int) -> Waits:
        seat, theirs = turn.seat, table.hand[other]
        takes = {f"{seat}+{card}" for card in theirs}
        builds = {f"{seat}={card}" for card in theirs if table.gold[seat] >= price(table, seat, card)}
        token = yield Decision(seat, "conjurer", takes | builds)
        card = token[2:]
        theirs.remove(card)
        if token in takes:
            table.hand[seat].append(card)
        else:
            yield from build(table, turn, card)

    return {f"?{other}": partial(look, other) for other in table.others(turn.seat) if table.hand[other]}


def king(table: Table, this_round: Round, turn: Turn) -> Choices:
    """Nothing to choose: the crown is automatic (A11)."""
    return {}


def schemer(table: Table, this_round: Round, turn: Turn) -> Choices:
    """A6: must give the crown to a seat that is neither the giver nor the one who holds it."""

    def give(to: int) -> Waits:
        table.give_crown(to)
        if table.hig:
            return
        # ffg: the receiver pays 1 gold or 1 card, its choice if it has a card.
        if table.hand[to]:
            cards = {f"{to}-{card}" for card in table.hand[to]}
            gold = {f"{to}$"} if table.gold[to] else set()
            token = yield Decision(to, "payment", cards | gold)
            if token in cards:
                table.hand[to].remove(token[2:])
                table.hand[turn.seat].append(token[2:])
            else:
                table.pay(to, turn.seat, 1)
        elif table.gold[to]:
            table.pay(to, turn.seat, 1)

    return {f"^{to}": partial(give, to) for to in table.others(turn.seat) if to != table.crown}


def preacher(table: Table, this_round: Round, turn: Turn) -> Choices:
    """Nothing to choose: his city is safe (A22)."""
    return {}


def pardoner(table: Table, this_round: Round, turn: Turn) -> Choices:
    """A27: takes 1 gold from the other seat that alone has the most gold of all, at least 1."""
    most = max(table.gold.values())
    richest = [seat for seat in table.seats if table.gold[seat] == most]
    if most == 0 or len(richest) > 1 or richest == [turn.seat]:
        return {}
    return {"!": partial(table.pay, richest[0], turn.seat, 1)}


def merchant(table: Table, this_round: Round, turn: Turn) -> Choices:
    """Nothing to choose: his extra gold is automatic (A12)."""
    return {}


def alchemist(table: Table, this_round: Round, turn: Turn) -> Choices:
    """Nothing to choose: his refund is automatic (A13)."""
    return {}


def architect(table: Table, this_round: Round, turn: Turn) -> Choices:
    """Nothing to choose: his extra cards are automatic (A12)."""
    return {}


def conqueror(table: Table, this_round: Round, turn: Turn) -> Choices:
    """Takes 4 gold or 4 cards; A4: cards only if the pile is not empty."""

    def gold() -> None:
        table.gold[turn.seat] += 4

    def cards() -> None:
        table.hand[turn.seat] += table.draw(4)

    return {"!$": gold, "!#": cards} if table.pile else {"!$": gold}


def surcharge(table: Table, owner: int, district: District) -> int:
    """The Great Wall: rank 8 pays 1 more for its owner's other districts."""
    return int(table.has(owner, "Wal") and district.name != "Wal")


def open_to_rank_8(table: Table, this_round: Round, owner: int) -> list[District]:
    """A22: not in complete cities, not the Preacher's, never a Keep; districts with equal tokens count once."""
    if table.complete(owner) or owner == this_round.preacher:
        return []
    return [district for district in table.by_name(owner).values() if district.name != "Kee"]


def warlord(table: Table, this_round: Round, turn: Turn) -> Choices:
    """Destroys a district for its cost minus 1; ffg: his own too."""
    seat = turn.seat

    def cost(owner: int, district: District) -> int:
        return district.cost - 1 + surcharge(table, owner, district)

    def destroy(owner: int, target: District) -> Waits:
        table.gold[seat] -= cost(owner, target)
        table.city[owner].remove(target)
        table.look_for_complete_cities(beginning_with=seat)
        saviour = next((other for other in table.others(seat) if table.has(other, "Gra") and table.gold[other]), None)
        if saviour is not None:
            # A23: the Graveyard itself was not destroyed, and its owner is not the destroyer.
            token = yield Decision(saviour, "graveyard", {f"{saviour}Gra+", f"{saviour}Gra-"})
            if token.endswith("+"):
                table.gold[saviour] -= 1
                table.hand[saviour].append(target.name)
                table.pile.extend(target.tucked)
                return
        table.put_under(target)

    return {
        f"x{owner}{target.written}": partial(destroy, owner, target)
        for owner in (table.others(seat) if table.hig else table.seats)
        for target in open_to_rank_8(table, this_round, owner)
        if table.gold[seat] >= cost(owner, target)
    }


def diplomat(table: Table, this_round: Round, turn: Turn) -> Choices:
    """Exchanges an own district for another seat's and pays that seat the difference, if theirs costs more."""
    seat = turn.seat

    def cost(own: District, owner: int, theirs: District) -> int:
        return max(0, theirs.cost - own.cost) + surcharge(table, owner, theirs)

    def exchange(own: District, owner: int, theirs: District) -> None:
        table.pay(seat, owner, cost(own, owner, theirs))
        table.city[seat].remove(own)
        table.city[owner].remove(theirs)
        table.city[seat].append(theirs)
        table.city[owner].append(own)

    def would_have_its_like(owner: int, leaving: District, coming: District) -> bool:
        return any(one.name == coming.name for one in table.city[owner] if one is not leaving)

    if table.complete(seat):
        return {}
    return {
        f"{own.written}<>{owner}{theirs.written}": partial(exchange, own, owner, theirs)
        for own in table.by_name(seat).values()
        for owner in table.others(seat)
        for theirs in open_to_rank_8(table, this_round, owner)
        if table.gold[seat] >= cost(own, owner, theirs)
        # A19: no duplicates, neither in a city nor between the exchanged districts.
        and own.name != theirs.name
        and not would_have_its_like(seat, own, theirs)
        and not would_have_its_like(owner, theirs, own)
    }


def artist(table: Table, this_round: Round, turn: Turn) -> Choices:
    """Puts 1 gold on an own district without one."""

    def adorn(district: District) -> None:
        table.gold[turn.seat] -= 1
        district.artist = True

    if not table.gold[turn.seat]:
        return {}
    return {f"*{one.name}": partial(adorn, one) for one in table.by_name(turn.seat).values() if not one.artist}


def queen(table: Table, this_round: Round, turn: Turn) -> Choices:
    """Nothing to choose: her 3 gold are automatic (A11)."""
    return {}


POWERS = {
    "As": assassin, "Wt": witch, "Th": thief, "Tx": tax_collector, "Mg": magician, "Cj": conjurer, "Ki": king,
    "Sc": schemer, "Pr": preacher, "Pa": pardoner, "Me": merchant, "Al": alchemist, "Ar": architect, "Co": conqueror,
    "Wa": warlord, "Di": diplomat, "At": artist, "Qu": queen,
}  # fmt: skip


def times(turn: Turn) -> int:
    """How often a power may be used: once, the Artist's twice."""
    return 2 if turn.character == "At" else 1


def choices(table: Table, this_round: Round, turn: Turn) -> Choices:
    if turn.times["power"] >= times(turn):
        return {}
    return POWERS[turn.character](table, this_round, turn)


def duty(table: Table, this_round: Round, turn: Turn) -> bool:
    """A6, A14: a Schemer must give the crown, a Witch must name, before the turn can end."""
    if turn.character == "Wt":
        return True
    return turn.character == "Sc" and bool(choices(table, this_round, turn))


def income(table: Table, turn: Turn) -> int:
    """1 gold for each district of the character's colour; the School of Magic is of any."""
    colour = INCOME.get(turn.character)
    if colour is None:
        return 0
    return len([one for one in table.city[turn.seat] if COLOUR[one.name] == colour or one.name == "Sch"])
