"""Splits a one-colour picture into two tones: holes become light, and so do chosen outlines.

An engraver's picture is one path of many outlines; those that run the other way round stay empty. Each is cut out as it
is, smoothed of nothing and moved by nothing, so that both tones always meet.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

_PART = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|(-?(?:\d+\.\d*|\.\d+|\d+)(?:e-?\d+)?)")
_FLAG_AT = {3, 4}
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

Point = tuple[float, float]


def snapped(point: Point) -> Point:
    """Round to whole units of the 512 × 512 picture, to keep the file small."""
    return round(point[0]), round(point[1])


@dataclass
class Outline:
    """One closed subpath: its commands, its start, and points sampled along it."""

    start: Point
    text: str = ""
    points: list[Point] = field(default_factory=list)

    @property
    def path(self) -> str:
        """Path data of this outline alone."""
        x, y = snapped(self.start)
        return f"M{x:g} {y:g}{self.text}"

    @property
    def area(self) -> float:
        """Twice the signed area; the sign is the orientation."""
        turned = zip(self.points, [*self.points[1:], *self.points[:1]], strict=True)
        return sum(x * v - u * y for (x, y), (u, v) in turned)

    def holds(self, other: Outline) -> bool:
        """Whether another outline starts inside this one."""
        x, y = other.points[0]
        inside = False
        for (a, b), (c, d) in zip(self.points, [*self.points[1:], *self.points[:1]], strict=True):
            if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
                inside = not inside
        return inside


def _words(path: str) -> list[tuple[str, list[float]]]:
    """Tokenize a path into commands and numbers; arc flags need no separator."""
    found: list[tuple[str, list[float]]] = []
    at = 0
    while at < len(path):
        met = _PART.match(path, at)
        if met is None:
            at += 1
            continue
        if met[1]:
            found.append((met[1], []))
            at = met.end()
            continue
        command, numbers = found[-1]
        flag = command in "Aa" and len(numbers) % 7 in _FLAG_AT
        text = path[at] if flag else met[2]
        numbers.append(float(text))
        at += len(text)
    return found


def outlines(path: str) -> list[Outline]:
    """The path's closed subpaths with sampled points, eight per curve."""
    here: Point = (0.0, 0.0)
    made: list[Outline] = []
    handle: Point | None = None
    for command, numbers in _words(path):
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            here = made[-1].start
            made[-1].text += "z"
            continue
        takes = _TAKES[kind]
        for at in range(0, len(numbers), takes):
            part = numbers[at : at + takes]
            x, y = here if relative else (0.0, 0.0)
            if kind == "H":
                ends = [(x + part[0], here[1])]
            elif kind == "V":
                ends = [(here[0], y + part[0])]
            elif kind == "A":
                ends = [(x + part[5], y + part[6])]
            else:
                ends = [(x + part[i], y + part[i + 1]) for i in range(0, takes, 2)]
            if kind == "M" and at == 0:
                made.append(Outline(ends[0], "", [ends[0]]))
                here = ends[0]
                continue
            if kind in "ST":
                mirrored = here if handle is None else (2 * here[0] - handle[0], 2 * here[1] - handle[1])
                curve = [here, mirrored, *ends]
            else:
                curve = [here, *ends]
            made[-1].text += _written(command, part, snapped(here) if relative else (0.0, 0.0), ends)
            made[-1].points += [_on(curve, step / 8) for step in range(1, 9)] if len(curve) > 2 else [ends[-1]]
            handle = curve[-2] if kind in "CSQT" else None
            here = ends[-1]
    return made


def _written(command: str, part: list[float], pen: Point, ends: list[Point]) -> str:
    """One segment relative to the rounded position, so that rounding errors do not accumulate."""
    points = [(x - pen[0], y - pen[1]) for x, y in map(snapped, ends)]
    numbers = [number for point in points for number in point]
    match command.upper():
        case "H":
            numbers = numbers[:1]
        case "V":
            numbers = numbers[1:]
        case "A":
            numbers = part[:5] + numbers
    letter = {"m": "l", "M": "L"}.get(command, command)
    return letter + " ".join(f"{number:g}" for number in numbers)


def _on(curve: list[Point], share: float) -> Point:
    """A point on a Bézier curve."""
    while len(curve) > 1:
        curve = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in pairwise(curve)]
    return curve[0]


@dataclass(frozen=True)
class Tones:
    """A picture in two tones, each one path."""

    ink: str
    light: str


def split(path: str, chosen: Sequence[int] = ()) -> Tones:
    """Split a path: holes and chosen outlines are light, everything else is ink."""
    lines = [outline for outline in outlines(path) if len(outline.points) > 2]
    ink, light = "", ""
    for number, one in enumerate(lines):
        around = [n for n, other in enumerate(lines) if n != number and other.holds(one)]
        turns = sum(1 if lines[n].area > 0 else -1 for n in around)
        hole = turns != 0 and turns + (1 if one.area > 0 else -1) == 0
        text = one.path
        if number in chosen or {*around} & {*chosen}:
            light += text
            continue
        ink += text
        if hole:
            light += text
    return Tones(ink, light)
