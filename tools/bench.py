"""Measures the engine against the bare reference loop, both in turns within one run."""

from __future__ import annotations

from statistics import median

from tools.run import Trouble, say

FLOORS = {"public": 0.06, "playout": 0.12}
"""The least ratio to the reference loop, for what must not become slow."""

WORDS = {
    "public": "legal() + apply()",
    "playout": "fastest playout",
    "clone": "clone()",
    "sample": "sample()",
}


def engine(rounds: int = 5, seconds: float = 0.6) -> None:
    """Prints rates and ratios, medians over rounds; fails when one lies under its floor."""
    from raenke.bench import rates

    from tests.bench.reference import decisions_per_second

    decisions_per_second(seconds / 2)  # warm up
    taken: list[tuple[float, dict[str, float]]] = [
        (decisions_per_second(seconds), rates(seconds)) for _ in range(rounds)
    ]
    say(f"reference loop       {median(bare for bare, _ in taken):>12,.0f} decisions/s")
    slow = []
    for name, words in WORDS.items():
        rate = median(each[name] for _, each in taken)
        ratio = median(each[name] / bare for bare, each in taken)
        floor = FLOORS.get(name)
        bound = f"ratio {ratio:.3f} (at least {floor})" if floor else ""
        say(f"{words:<20} {rate:>12,.0f} {'decisions' if floor else 'times'}/s  {bound}".rstrip())
        if floor and ratio < floor:
            slow.append(words)
    if slow:
        raise Trouble(f"slower than allowed: {', '.join(slow)}")
