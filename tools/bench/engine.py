"""Engine benchmarks relative to a bare reference loop, interleaved in one run."""

from __future__ import annotations

from tools.setup.process import BuildError, echo

MIN_RATIOS = {"kabale": {"public": 0.06, "playout": 0.12}, "adel": {"public": 0.04, "playout": 0.06}}
"""By game, the minimum ratio to the reference loop: of `legal()` + `apply()`, and of the bots' playout."""


def engine() -> None:
    """Print rates per second and ratios, medians over rounds; raise an error if a ratio is below its minimum."""
    from raenke import GAMES, bench
    from tests.bench.reference import decisions_per_second

    slow = []
    for game, minimums in MIN_RATIOS.items():
        found = bench.run(GAMES[game], seconds=0.5, rounds=5, reference=decisions_per_second)
        echo(game)
        for line in bench.lines(found):
            echo(line)
        for name, minimum in minimums.items():
            ratio = found[f"{name}/reference"]
            echo(f"{'✓' if ratio >= minimum else '✗'} {name}: {ratio:.3f} of the reference loop (at least {minimum})")
            if ratio < minimum:
                slow.append(f"{game}'s {name}")
    if slow:
        raise BuildError(f"slower than allowed: {', '.join(slow)}")
