"""Counts what happened in a soak, and what was lost by it."""

from __future__ import annotations

import time
from collections import Counter

PACES = ("instant", "quick", "normal", "step")
MOMENTS = ("asked", "bots", "award", "curtain", "over", "saving")


class Ledger:
    """The disasters by kind, by pace and by what stood there at that moment; the losses in words."""

    def __init__(self) -> None:
        self.paces: Counter[tuple[str, str]] = Counter()
        self.moments: Counter[tuple[str, str]] = Counter()
        self.losses: list[str] = []
        self.strays: list[str] = []
        self.held: Counter[str] = Counter()
        self.compared = 0
        self.last = ""
        self._began = self._told = time.monotonic()

    def note(self, what: str, pace: str, moment: str) -> None:
        """Something broke."""
        self.paces[what, pace] += 1
        self.moments[what, moment] += 1
        self.last = f"{what} at pace {pace}, {moment}"

    def compare(self, losses: list[str], held: Counter[str]) -> None:
        """What was shown has been held against what is there."""
        self.compared += 1
        self.held = Counter(held)
        for loss in losses:
            self.losses.append(f"{self.last}: {loss}")
            print(f"✗ lost after {self.losses[-1]}", flush=True)

    def astray(self, what: str) -> None:
        """A game did not come back as it should."""
        self.strays.append(what)
        print(f"✗ {what}", flush=True)

    def add(self, other: Ledger) -> None:
        """What happened in another house meanwhile."""
        self.paces += other.paces
        self.moments += other.moments
        self.losses += other.losses
        self.strays += other.strays
        self.compared += other.compared
        self.held += other.held

    @property
    def kills(self) -> int:
        """How often something was killed."""
        return sum(count for (what, _), count in self.paces.items() if what.endswith("killed"))

    @property
    def well(self) -> bool:
        """Whether something was seen, nothing of it was lost, and everything came back."""
        return self.held.total() > 0 and not self.losses and not self.strays

    def progress(self) -> None:
        """A line now and then."""
        now = time.monotonic()
        if now - self._told > 60:
            self._told = now
            print(f"· {now - self._began:4.0f} s: {self.kills} kills, {len(self.losses)} losses", flush=True)

    def table(self) -> str:
        """All of it, to be read."""
        heads = ["what", "times", *PACES, *MOMENTS]
        rows = [heads]
        for what in sorted({what for what, _ in self.paces}):
            by_pace = [self.paces[what, pace] for pace in PACES]
            by_moment = [self.moments[what, moment] for moment in MOMENTS]
            rows.append([what, *(str(number) for number in (sum(by_pace), *by_pace, *by_moment))])
        wide = [max(len(row[at]) for row in rows) for at in range(len(heads))]
        lines = [
            "  ".join(cell.ljust(wide[at]) if at == 0 else cell.rjust(wide[at]) for at, cell in enumerate(row))
            for row in rows
        ]
        held = ", ".join(f"{count} {what}" for what, count in sorted(self.held.items()))
        lines += [
            f"shown: {held or 'nothing'}",
            f"{self.kills} kills, {(time.monotonic() - self._began) / 60:.0f} minutes; held against what was there "
            f"{self.compared} times: {len(self.losses)} losses, {len(self.strays)} games that did not come back",
        ]
        return "\n".join(lines)
