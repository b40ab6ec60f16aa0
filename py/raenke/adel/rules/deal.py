"""Game options and the deal: everything that is settled before the first draft."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from raenke.adel.rules import characters as cast
from raenke.adel.rules import districts as town
from raenke.adel.rules.cards import MOST_SEATS
from raenke.faults import BadSetup
from raenke.options import Option

SEATS: Final = range(2, MOST_SEATS + 1)
GOLD: Final = 2
HAND: Final = 4
EDITIONS: Final = ("hig", "ffg")
GOALS: Final = (8, 7)
NO_YES: Final = ("no", "yes")

_BY_RANK: Final = tuple(
    (*([""] if rank == cast.RANKS else []), *(cast.CODES[c] for c in range(cast.ROLES) if cast.RANK[c] == rank))
    for rank in range(1, cast.RANKS + 1)
)
_NINTH: Final = {cast.CODES[c]: cast.NINE_NEED for c in range(cast.ROLES) if cast.RANK[c] == cast.RANKS}

OPTIONS: Final = (
    Option("edition", EDITIONS),
    Option("goal", tuple(str(goal) for goal in GOALS)),
    Option("abdication", NO_YES),
    Option(
        "characters",
        ("base", "dark", "mixed"),
        cast.CODES,
        _BY_RANK,
        {"dark": cast.NINE_NEED, **_NINTH, cast.CODES[cast.QUEEN]: cast.QUEEN_NEEDS},
    ),
    Option("violets", ("base", "all", "random"), tuple(town.CODES[k] for k in town.ALL_VIOLETS)),
)


class Deal(NamedTuple):
    """The initial conditions of a game; `districts` is the deck in draw order, starting hands first."""

    players: int
    crown: int
    edition: str
    goal: int
    abdication: bool
    characters: tuple[int, ...]
    districts: tuple[int, ...]

    @property
    def first(self) -> int:
        """The starting seat, which holds the crown."""
        return self.crown


def make_deal(players: int, rng: Random, first: int, options: Mapping[str, str]) -> Deal:
    """Resolve the random options and shuffle the deck."""
    characters = _characters(options["characters"], players, rng)
    check_cast(characters, players)
    violets = _violets(options["violets"], rng)
    check_copies(violets)
    deck = [*town.PLAIN_DECK, *violets]
    rng.shuffle(deck)
    abdication = options["abdication"] == "yes"
    goal = int(options["goal"])
    by_rank = tuple(sorted(characters, key=cast.RANK.__getitem__))
    return Deal(players, first, options["edition"], goal, abdication, by_rank, tuple(deck))


def _characters(chosen: str, players: int, rng: Random) -> Sequence[int]:
    if chosen == "base":
        return cast.BASE
    if chosen == "dark":
        return cast.DARK
    if chosen == "mixed":
        return _mixed(players, rng)
    return [cast.INDEX[code] for code in chosen.split()]


def _mixed(players: int, rng: Random) -> list[int]:
    """One random character per rank, of those allowed with this number of players (B1)."""
    found = []
    for rank in range(1, cast.RANKS + 1):
        can_be = [c for c in range(cast.ROLES) if cast.RANK[c] == rank]
        can_be = [c for c in can_be if c != cast.QUEEN or players >= cast.QUEEN_NEEDS]
        if rank < cast.RANKS or players >= cast.NINE_NEED:
            found.append(rng.choice(can_be))
    return found


def check_cast(characters: Sequence[int], players: int) -> None:
    """Raise BadSetup if these characters are no legal cast for this number of players."""
    ranks = Counter(cast.RANK[c] for c in characters)
    for rank in range(1, cast.RANKS + 1):
        least, found = int(rank < cast.RANKS), ranks[rank]
        if not least <= found <= 1:
            names = " or ".join(cast.CODES[c] for c in range(cast.ROLES) if cast.RANK[c] == rank)
            how_many = "one character" if least else "at most one character"
            english = f"{how_many} of rank {rank} is wanted ({names}), here are {found}"
            raise BadSetup("rank", english, rank=rank, found=found, names=names)
    if cast.QUEEN in characters and players < cast.QUEEN_NEEDS:
        english = f"the Queen (Qu) needs {cast.QUEEN_NEEDS} or more players, not {players}"
        raise BadSetup("queen", english, least=cast.QUEEN_NEEDS, players=players)
    if ranks[cast.RANKS] and players < cast.NINE_NEED:
        english = f"nine characters need {cast.NINE_NEED} or more players, not {players}"
        raise BadSetup("nine", english, least=cast.NINE_NEED, players=players)


def _violets(chosen: str, rng: Random) -> Sequence[int]:
    if chosen == "base":
        return town.BASE_VIOLETS
    if chosen == "all":
        return town.ALL_VIOLETS
    if chosen == "random":  # B2: as many as the base deck has
        return rng.sample(town.ALL_VIOLETS, len(town.BASE_VIOLETS))
    return [town.INDEX[code] for code in chosen.split()]


def check_copies(kinds: Sequence[int]) -> None:
    """Raise BadSetup if there are more copies of a district than the game has."""
    for kind, found in Counter(kinds).items():
        most = town.DISTRICTS[kind].copies
        if found > most:
            code = town.CODES[kind]
            english = f"{code} stands {found} times among the districts, the game has {most}"
            raise BadSetup("copies", english, code=code, found=found, most=most)
