"""Differential test: engine and referee play whole games in lockstep; the first difference is reported with the record.

`python -m tests.engine.adel.lockstep FIRST LAST` plays the games of many seeds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

from raenke.adel import ADEL
from raenke.adel.rules.cards import GILT, KIND
from raenke.faults import BadRecord
from raenke.game import CHANCE, NOBODY
from tests.engine.adel.action_coverage import Deeds
from tests.engine.adel.random_players import TASTES, Taste, choose, draw, random_headers, written
from tests.engine.adel.referee import Referee
from tests.engine.adel.referee.table import Chance

DISTRICTS = (
    "Man Cas Pal Tem Chu Mon Cat Tav Mar Tra Doc Har Tow Wat Pri Bat For Hau Kee Lab Smi Obs Gra Lib Sch Uni Dra "
    "Lig Arm Mus Tre Map Wis Qua Poo Bel Fac Par Hos Thr Wal"
).split()


class Difference(AssertionError):
    """Engine and referee disagree."""


class Engine:
    """The engine behind the referee's interface; continues as a clone to test cloning, with an observer attached."""

    def __init__(self, headers: dict[str, str]) -> None:
        self.notation = ADEL.notation
        self.state = ADEL.initial_state(self.notation.from_headers(headers))
        self.characters = headers["Characters"].split()
        self.events: list[Any] = []

    def play(self, token: str) -> None:
        if self.notation.is_chance(token):
            self.state.apply_chance(self.notation.parse_chance(token))
        else:
            self.state.apply(self.notation.parse(token)[1])
        self.state = self.state.clone()
        self.state.observer = self.events.append

    def is_legal_chance(self, token: str) -> bool:
        try:
            outcome = self.notation.parse_chance(token)
        except BadRecord:
            return False
        return bool(self.state.is_legal_chance(outcome))

    def legal(self) -> set[str]:
        state = self.state
        return {self.notation.text(action, state.to_act) for action in state.legal()} if state.to_act >= 0 else set()

    def held(self, seat: int) -> list[str]:
        """The characters that a seat (from 1) has taken, in rank order."""
        return [code for rank, code in enumerate(self.characters, 1) if self.state.holders[rank] == seat - 1]

    def cards(self, held: list[int]) -> list[str]:
        """Codes of cards, without the engine's knowledge bits."""
        return [DISTRICTS[card & KIND] for card in held]

    def city(self, districts: list[int]) -> list[str]:
        return sorted(DISTRICTS[one & KIND] + "'" * bool(one & GILT) for one in districts)


def seatwise(values: list[Any]) -> dict[int, Any]:
    return dict(enumerate(values, 1))


def in_order(pile: list[str], is_shuffled_next: bool) -> list[str]:
    """The pile, sorted if a shuffle is pending: which of several equal cards the Lighthouse took does not matter."""
    return sorted(pile) if is_shuffled_next else pile


COMPARED: dict[str, tuple[Callable[[Engine], Any], Callable[[Referee], Any]]] = {
    "whether the game is over": (lambda e: e.state.over, lambda r: r.over),
    "whether chance is due": (lambda e: e.state.to_act == CHANCE, lambda r: r.is_chance_due()),
    "who decides": (lambda e: max(e.state.to_act, NOBODY) + 1, lambda r: r.to_act()),
    "the characters": (lambda e: {s: e.held(s) for s in range(1, e.state.players + 1)}, lambda r: r.characters()),
    "the purses": (lambda e: seatwise(e.state.gold), lambda r: r.purses()),
    "the hands": (lambda e: seatwise([sorted(e.cards(hand)) for hand in e.state.hands]), lambda r: r.hands()),
    "the cities": (lambda e: seatwise([e.city(city) for city in e.state.cities]), lambda r: r.cities()),
    "the pile": (
        lambda e: in_order(e.cards(e.state.pile)[::-1], e.state.to_act == CHANCE),
        lambda r: in_order(r.pile(), r.is_chance_due()),
    ),
    "the Museum": (lambda e: e.cards(e.state.museum), lambda r: r.museum()),
    "the crown": (lambda e: e.state.crown + 1, lambda r: r.crown()),
    "the round": (lambda e: e.state.round, lambda r: r.table.round),
    "the winners": (lambda e: [seat + 1 for seat in e.state.winners()], lambda r: r.winners()),
    "the points": (lambda e: e.state.scores(), lambda r: r.scores()),
    "what is legal": (lambda e: e.legal(), lambda r: r.legal()),
}
"""What is compared after every token: getters for the engine and for the referee."""


def compare(engine: Engine, referee: Referee) -> None:
    for what, (of_engine, of_referee) in COMPARED.items():
        if what == "the Museum" and referee.waits.what == "graveyard":
            continue  # the cards of a destroyed Museum are in limbo until the Graveyard's owner has answered
        theirs, ours = of_engine(engine), of_referee(referee)
        if theirs != ours:
            if isinstance(theirs, set):
                theirs, ours = f"only {sorted(theirs - ours)}", f"only {sorted(ours - theirs)}"
            raise Difference(f"{what}:\nengine   {theirs}\nreferee  {ours}")


def compare_chance(engine: Engine, referee: Referee, due: Chance, rng: Random) -> None:
    """Each accepts the other's chance outcomes, and both agree on whether a random outcome is legal."""
    names = engine.notation
    cards = rng.choices(due.cards, k=len(due.cards)) if rng.random() < 0.3 else rng.sample(due.cards, len(due.cards))
    up = due.face_up if rng.random() < 0.9 else rng.randint(0, len(cards) - 1)
    blind = f"@{','.join(cards)}" if rng.random() < 0.5 else f"@{','.join(cards[:up])}/{cards[up]}"
    for token in (
        draw(due, rng),
        names.chance_text(engine.state.default_chance()),
        names.chance_text(engine.state.sample_chance(rng)),
    ):
        if not (engine.is_legal_chance(token) and referee.accepts(token)):
            raise Difference(f"{token} fits the engine: {engine.is_legal_chance(token)}")
    if engine.is_legal_chance(blind) != referee.accepts(blind):
        raise Difference(f"{blind} fits the engine: {engine.is_legal_chance(blind)}")


def side_by_side(headers: dict[str, str], rng: Random, taste: Taste, deeds: Deeds) -> None:
    """Play one game on both."""
    engine, referee = Engine(headers), Referee(headers)
    tokens: list[str] = []
    try:
        compare(engine, referee)
        while not referee.over:
            if isinstance(referee.waits, Chance):
                compare_chance(engine, referee, referee.waits, rng)
            tokens.append(choose(referee, rng, taste))
            deeds.see(referee, tokens[-1])
            referee.play(tokens[-1])
            engine.play(tokens[-1])
            compare(engine, referee)
    except Exception as fault:
        # Also if either raises: the record is needed to reproduce it.
        raise Difference(
            f"{fault if isinstance(fault, Difference) else repr(fault)}\nafter\n{written(headers, tokens, None)}"
        ) from fault


def of_seed(seed: int, deeds: Deeds) -> None:
    """Play the game of a seed; consecutive seeds cycle through the numbers of players, and these through the tastes."""
    rng = Random(seed)
    tastes = list(TASTES.values())
    side_by_side(random_headers(rng, 2 + seed % 6), rng, tastes[seed // 6 % len(tastes)], deeds)


def main(first: int, last: int) -> int:
    """Print each difference and the action coverage; return the number of differing games."""
    deeds = Deeds()
    different = 0
    for seed in range(first, last):
        try:
            of_seed(seed, deeds)
        except Difference as difference:
            different += 1
            print(f"seed {seed}: {difference}")
    print(f"{deeds.table()}\n{last - first} games, {different} differ")
    return different


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])) > 0)
