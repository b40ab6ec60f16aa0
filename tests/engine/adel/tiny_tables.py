"""Positions small enough to enumerate all arrangements of their hidden cards, with everything that moves cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from raenke.adel.rules.events import Event
from raenke.adel.rules.state import State
from tests.engine.adel.rulebook.positions import Table
from tests.engine.adel.strategies import chosen

CAST = ("As Wt", "Th Tx", "Mg Cj", "Ki Sc", "Pr Pa", "Me Al", "Ar Co", "Wa Di")
PLAIN = ("Man", "Cas", "Tem", "Chu", "Tav", "Mar", "Wat", "Pri", "Doc", "Har")
SINGLES = ("Pal", "Bat", "For", "Kee", "Sch", "Uni", "Hau", "Tra")
BUILT = ("Mon", "Tow", "Cat", "Dra")
WORKSHOPS = ("Lab", "Mus", "Obs", "Lib", "Par", "Gra", "Arm", "Smi")


def tiny_table(seed: int) -> Table:
    """Two to four seats with about four cards in hands and two or three in the pile, some of them equal."""
    rng = Random(seed)
    players = rng.choice((2, 3, 4, 4))
    cast = [rng.choice(pair.split()) for pair in CAST]
    trader, *others = [cast[2], *rng.sample(cast[:2] + cast[3:], 7)]
    each = 2 if players < 4 else 1
    held = [trader, *others][: players * each]
    rng.shuffle(held)
    picks = " ".join("+".join(held[at : at + each]) for at in range(0, len(held), each))
    sizes = [rng.randrange(3) for _ in range(players)]
    sizes[rng.randrange(players)] = 1
    while sum(sizes) > 4:
        sizes[rng.randrange(players)] = 1
    pile = rng.randrange(2, 4)
    few = PLAIN[: rng.choice((3, 10))]
    deck = [rng.choice(few) for _ in range(sum(sizes) + pile)]
    spare = iter(SINGLES)
    deck = [code if deck[:at].count(code) < 2 else next(spare) for at, code in enumerate(deck)]
    if rng.random() < 0.4:
        deck[rng.randrange(len(deck))] = "Lig"
    workshops = rng.sample(WORKSHOPS, players + 1)
    cities = {seat + 1: f"{workshops[seat]} {BUILT[seat]}" for seat in range(players)}
    cities[1] += f" {workshops[-1]}"
    cards = iter(deck)
    hands = {seat + 1: " ".join(next(cards) for _ in range(size)) for seat, size in enumerate(sizes)}
    return Table(
        picks,
        cities=cities,
        hands=hands,
        pile=" ".join(cards),
        gold=9,
        characters=" ".join(cast),
        edition=rng.choice(("hig", "ffg")),
    )


def busily(state: State, rng: Random, decisions: int) -> Iterator[list[Event]]:
    """Play on, mostly powers and workshops; yield the events of each decision."""
    told: list[Event] = []
    state.rng, state.observer = rng, told.append
    for _ in range(decisions):
        if state.over:
            return
        told.clear()
        state.apply(chosen(state, rng.choice(("any", "busy", "busy")), rng))
        yield told
