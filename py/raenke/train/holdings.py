"""What is worth holding: how much more a seat wins in a round that it begins with a card, over the other seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from raenke.train import least_squares
from raenke.train.selfplay import Played

SHRINK: Final = 30.0
"""Ridge, in seats at the beginning of rounds."""

LASTING: Final = 1.5
"""What is held is worth more than it wins in one round, as some is kept; this factor predicts the winner best."""


def fit(games: Sequence[Played], size: int) -> list[float]:
    """By thing held, what it adds to the expected score."""
    return [LASTING * weight for weight in least_squares.fit(_rows(games), size, SHRINK)]


def _rows(games: Sequence[Played]) -> Iterator[tuple[dict[int, float], float]]:
    """What each seat held and won in each round, both above the mean of the seats."""
    for game in games:
        ends = [*(start.scores for start in game.starts[1:]), game.scores]
        for start, end in zip(game.starts, ends, strict=True):
            gains = [after - before for after, before in zip(end, start.scores, strict=True)]
            seats = len(gains)
            everywhere = Counter(thing for held in start.held for thing in held)
            for held, gain in zip(start.held, gains, strict=True):
                row = {thing: -number / seats for thing, number in everywhere.items()}
                for thing in held:
                    row[thing] += 1
                yield row, gain - sum(gains) / seats


def counted(game: Played, weights: Sequence[float]) -> Played:
    """The same game with what is held counted in the expected scores at the beginning of each round."""
    starts = []
    for start in game.starts:
        worth = [sum(weights[thing] for thing in held) for held in start.held]
        scores = [score + more for score, more in zip(start.scores, worth, strict=True)]
        starts.append(start._replace(scores=scores))
    return game._replace(starts=starts)
