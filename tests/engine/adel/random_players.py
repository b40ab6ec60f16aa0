"""Random players of Adel that write whole records using the referee; weighted to reach rare actions."""

from __future__ import annotations

import re
from random import Random

from tests.engine.adel.referee import Chance, Referee
from tests.engine.adel.referee.cards import BASE_VIOLETS, CHARACTERS, DARK_VIOLETS, PLAIN

KINDS = {
    "draft": r"\d:..",
    "lay away": r"\d/..",
    "take gold": r"\d\$",
    "take cards": r"\d#",
    "keep": r"\d\+...",
    "build": r"\d=...",
    "income": r"\d%",
    "end": r"\d\.",
    "name": r"\d!\d",
    "swap": r"\d~\d",
    "exchange": r"\d-...",
    "stop": r"\d-\.",
    "look": r"\d\?\d",
    "crown": r"\d\^\d",
    "pardon": r"\d!",
    "conquer gold": r"\d!\$",
    "conquer cards": r"\d!#",
    "destroy": r"\dx\d.*",
    "save": r"\dGra\+",
    "let go": r"\dGra-",
    "trade": r"\d...'?<>\d.*",
    "adorn": r"\d\*...",
    "laboratory": r"\dLab-...",
    "smithy": r"\dSmi",
    "museum": r"\dMus-...",
    "armory": r"\dArm\d.*",
    "find": r"\dLig\+...",
    "find nothing": r"\dLig-",
    "declare": r"\dBel\+",
    "keep quiet": r"\dBel-",
}
"""Kinds of tokens, by pattern."""

Taste = dict[str, float]
"""Weight of each kind of action; the default is 1."""

TASTES: dict[str, Taste] = {
    "any": {},
    "eager": {"end": 0.05},
    "builder": {"end": 0.1, "build": 5, "take gold": 3},
    "hoarder": {"build": 0.25, "take cards": 8, "laboratory": 0.1, "museum": 0.1, "exchange": 0.3, "conquer cards": 8},
    "spender": {"end": 0.02, "adorn": 8, "smithy": 8, "destroy": 4, "trade": 4, "take gold": 3, "armory": 0.3},
    "slow": {"end": 2, "build": 0.6},
}


def kind(token: str) -> str:
    return next(name for name, form in KINDS.items() if re.fullmatch(form, token))


def random_headers(rng: Random, players: int | None = None) -> dict[str, str]:
    """Random headers; violet districts are often near the top, so that they come into play."""
    players = players or rng.randint(2, 7)
    ranks = 8 if players == 2 else rng.choice([8, 9])
    preset = rng.choice(["base", "dark", "mixed", "mixed"])
    characters = []
    for rank in range(1, ranks + 1):
        codes = CHARACTERS[rank].split()
        if rank == 9 and players < 5:
            codes = ["At"]
        elif preset == "base" and rank < 9:
            codes = codes[:1]
        elif preset == "dark":
            codes = codes[:1] if rank == 9 else codes[1:]
        characters.append(rng.choice(codes))
    all_violets = [*BASE_VIOLETS, *DARK_VIOLETS]
    violets = rng.choice([BASE_VIOLETS, all_violets, all_violets, rng.sample(all_violets, rng.randint(0, 25))])
    early = rng.choice([0.2, 0.5, 1])
    places = {number: rng.random() for number in range(len(PLAIN))}
    places |= {len(PLAIN) + number: rng.random() * early for number in range(len(violets))}
    deck = [*PLAIN, *violets]
    return {
        "Game": "adel",
        "Notation": "1",
        "Players": str(players),
        "Crown": str(rng.randint(1, players)),
        "Edition": rng.choice(["hig", "ffg"]),
        "Goal": rng.choice("87"),
        "Abdication": rng.choice(["no", "yes"]),
        "Characters": " ".join(characters),
        "Districts": " ".join(deck[number] for number in sorted(places, key=places.__getitem__)),
    }


def draw(due: Chance, rng: Random) -> str:
    """A random legal chance token."""
    while True:
        cards = rng.sample(due.cards, len(due.cards))
        if due.what == "lighthouse":
            token = "@" + ",".join(cards)
        else:
            token = f"@{','.join(cards[: due.face_up])}/{cards[due.face_up]}"
        if due.accepts(token):
            return token


def choose(referee: Referee, rng: Random, taste: Taste) -> str:
    """A random next token, decision or chance."""
    if isinstance(referee.waits, Chance):
        return draw(referee.waits, rng)
    tokens = sorted(referee.legal())
    kinds = [kind(token) for token in tokens]
    # Weighted per kind, so that a kind with many tokens is not chosen more often.
    weights = [taste.get(name, 1) / kinds.count(name) for name in kinds]
    return rng.choices(tokens, weights)[0]


def game_by_referee(rng: Random, taste: Taste, players: int | None = None) -> str:
    """The text of a whole random record."""
    headers = random_headers(rng, players)
    referee = Referee(headers)
    tokens = []
    while not referee.over:
        tokens.append(choose(referee, rng, taste))
        referee.play(tokens[-1])
    return written(headers, tokens, referee.scores())


def written(headers: dict[str, str], tokens: list[str], scores: list[int] | None) -> str:
    """Format a record."""
    result = " ".join(map(str, scores)) if scores else "*"
    lines = [f'[{name} "{value}"]' for name, value in {**headers, "Result": result}.items()]
    return "\n".join([*lines, "", " ".join(tokens)]) + "\n"
