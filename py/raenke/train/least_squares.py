"""Ridge regression (Hoerl and Kennard 1970) on features that are there or not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def fit(rows: Iterable[tuple[dict[int, float], float]], size: int, shrink: float) -> list[float]:
    """The weights whose sums over the features come nearest to the targets; `shrink` pulls them towards zero."""
    matrix = [[shrink * (row == column) for column in range(size)] for row in range(size)]
    right = [0.0] * size
    for features, target in rows:
        for at, value in features.items():
            right[at] += value * target
            row = matrix[at]
            for other, second in features.items():
                row[other] += value * second
    return solve(matrix, right)


def solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations with a positive definite matrix, which needs no pivoting."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, row in enumerate(rows):
        for below in rows[at + 1 :]:
            factor = below[at] / row[at]
            if factor:
                for column in range(at, len(row)):
                    below[column] -= factor * row[column]
    found = [0.0] * len(rows)
    for at in range(len(rows) - 1, -1, -1):
        row = rows[at]
        found[at] = (row[-1] - sum(row[other] * found[other] for other in range(at + 1, len(rows)))) / row[at]
    return found
