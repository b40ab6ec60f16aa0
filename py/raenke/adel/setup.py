"""What a table may choose before the game, and the deal that comes of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from raenke.adel import characters as cast
from raenke.adel import districts as town
from raenke.adel.cards import MOST_SEATS
from raenke.game import BadSetup

SEATS: Final = range(2, MOST_SEATS + 1)
GOLD: Final = 2
HAND: Final = 4
EDITIONS: Final = ("hig", "ffg")
GOALS: Final = (8, 7)

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "edition": EDITIONS,
    "goal": tuple(str(goal) for goal in GOALS),
    "abdication": ("no", "yes"),
    "characters": ("base", "dark", "mixed"),
    "violets": ("base", "all", "random"),
}
"""The choices of the set-up, each with its words, the default first."""

CODES: Final[dict[str, tuple[str, ...]]] = {
    "characters": cast.CODES,
    "violets": tuple(dict.fromkeys(town.CODES[kind] for kind in town.ALL_VIOLETS)),
}
"""The codes a list of which may stand instead of a word."""


class Deal(NamedTuple):
    """All that is settled before the first draft: who sits, who has the crown, the rules chosen, and the deck."""

    players: int
    crown: int
    edition: str
    goal: int
    abdication: bool
    characters: tuple[int, ...]
    districts: tuple[int, ...]


def deal(players: int, rng: Random, first: int | None = 0, options: Mapping[str, str] | None = None) -> Deal:
    """Shuffles the deck of the chosen set-up; `first` None lets chance choose who has the crown."""
    chosen = _words(options or {})
    if players not in SEATS:
        raise BadSetup(f"Adel is played by {SEATS[0]} to {SEATS[-1]}, not by {players}")
    if first is None:
        first = rng.randrange(players)
    if first not in range(players):
        raise BadSetup(f"seat {first + 1} cannot have the crown in a game of {players}")
    characters = _characters(chosen["characters"], players, rng)
    violets = _violets(chosen["violets"], rng)
    deck = [*town.PLAIN_DECK, *violets]
    rng.shuffle(deck)
    abdication = chosen["abdication"] == "yes"
    return Deal(players, first, chosen["edition"], int(chosen["goal"]), abdication, characters, tuple(deck))


def _words(options: Mapping[str, str]) -> dict[str, str]:
    for name, word in options.items():
        if name not in VALUES:
            raise BadSetup(f"there is no option {name!r}; there are: {', '.join(VALUES)}")
        if name not in CODES and word not in VALUES[name]:
            raise BadSetup(f"{name} is {' or '.join(VALUES[name])}, not {word!r}")
    return {name: options.get(name, words[0]) for name, words in VALUES.items()}


def _listed(name: str, words: str) -> list[str]:
    """The codes of a list, parted by commas or spaces, each of which there must be."""
    codes = [code for code in re.split(r"[\s,]+", words) if code]
    for code in codes or [words]:
        if code not in CODES[name]:
            known = f"{', '.join(VALUES[name])} or a list of {' '.join(CODES[name])}"
            raise BadSetup(f"{name} cannot be {code!r}; it is {known}")
    return codes


def _characters(words: str, players: int, rng: Random) -> tuple[int, ...]:
    if words == "base":
        return cast.BASE
    if words == "dark":
        chosen: Sequence[int] = cast.DARK
    elif words == "mixed":
        chosen = mixed(players, rng)
    else:
        chosen = [cast.INDEX[code] for code in _listed("characters", words)]
    if problem := wrong_cast(chosen, players):
        raise BadSetup(problem)
    return tuple(sorted(chosen, key=cast.RANK.__getitem__))


def mixed(players: int, rng: Random) -> list[int]:
    """One character of each rank at random, of those that so many players can have."""
    found = []
    for rank in range(1, cast.RANKS + 1):
        can_be = [c for c in range(cast.ROLES) if cast.RANK[c] == rank]
        can_be = [c for c in can_be if c != cast.QUEEN or players >= cast.QUEEN_NEEDS]
        if rank < cast.RANKS or players >= cast.NINE_NEED:
            found.append(rng.choice(can_be))
    return found


def wrong_cast(characters: Sequence[int], players: int) -> str:
    """Why these characters cannot be played by so many, in one line; or nothing."""
    ranks = Counter(cast.RANK[c] for c in characters)
    for rank in range(1, cast.RANKS):
        if ranks[rank] != 1:
            names = " or ".join(cast.CODES[c] for c in range(cast.ROLES) if cast.RANK[c] == rank)
            return f"one character of rank {rank} is wanted ({names}), here are {ranks[rank]}"
    if ranks[cast.RANKS] > 1:
        return f"at most one character of rank {cast.RANKS} can be played (At or Qu)"
    if cast.QUEEN in characters and players < cast.QUEEN_NEEDS:
        return f"the Queen (Qu) needs {cast.QUEEN_NEEDS} or more players, here are {players}"
    if ranks[cast.RANKS] and players < cast.NINE_NEED:
        return f"nine characters need {cast.NINE_NEED} or more players, here are {players}: leave out rank {cast.RANKS}"
    return ""


def _violets(words: str, rng: Random) -> list[int]:
    if words == "base":
        return [*town.BASE_VIOLETS]
    if words == "all":
        return [*town.ALL_VIOLETS]
    if words == "random":  # B2: as many as the base deck has
        return rng.sample(town.ALL_VIOLETS, len(town.BASE_VIOLETS))
    found = [town.INDEX[code] for code in _listed("violets", words)]
    if problem := too_many(found):
        raise BadSetup(problem)
    return found


def too_many(violets: Sequence[int]) -> str:
    """Which violet district stands there more often than the game has it, in one line; or nothing."""
    for kind, count in Counter(violets).items():
        if count > town.ALL_VIOLETS.count(kind):
            there = "there are only two Keeps" if kind == town.KEEP else "there is only one"
            return f"{town.CODES[kind]} stands {count} times among the violet districts: {there}"
    return ""
