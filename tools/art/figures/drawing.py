"""What a portrait is made of, and how it becomes SVG: shapes in four tones with an engraver's outline, and props.

A layer is a text: a tone, and path data. `pale M0 0…` is filled and outlined in ink, `pale! M0 0…` only filled, and
`~14 M0 0…` a line of that width in ink (`~14 pale M0 0…` in pale). The page sets the tones: `currentColor` (ink),
`--shade`, `--light` and `--pale`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tools.art.two_tone import split

TONES = {
    "ink": "currentColor",
    "shade": "var(--shade,currentColor)",
    "light": "var(--light,transparent)",
    "pale": "var(--pale,transparent)",
}
OUTLINE = 12
HALO = 22
"""Width of the pale line around a prop, on the 512 × 512 picture."""


@dataclass(frozen=True)
class Prop:
    """A picture of the icon set in a square of `size` around `x`, `y`, turned by `turn` degrees."""

    icon: str
    x: int
    y: int
    size: int
    turn: int = 0
    light: tuple[int, ...] = ()
    """Which of its outlines are light, besides its holes."""


@dataclass(frozen=True)
class Turned:
    """Layers turned by `turn` degrees around `x`, `y`: a head that is inclined."""

    turn: int
    layers: Sequence[Layer]
    x: int = 256
    y: int = 340


Layer = str | Prop | Turned


def disc(x: int, y: int, r: int) -> str:
    """Path data of a circle."""
    return oval(x, y, r, r)


def oval(x: int, y: int, rx: int, ry: int) -> str:
    """Path data of an ellipse, from its top, so that it can be mirrored."""
    return f"M{x} {y - ry}a{rx} {ry} 0 1 0 0 {2 * ry}a{rx} {ry} 0 1 0 0-{2 * ry}z"


def mirrored(path: str) -> str:
    """Absolute path data of M, L, C, S, Q, T and Z, and whole ellipses, reflected at the middle."""

    def reflect(found: re.Match[str]) -> str:
        numbers = [int(number) for number in re.findall(r"-?\d+", found[2])]
        return found[1] + " ".join(str(512 - n if at % 2 == 0 else n) for at, n in enumerate(numbers))

    return re.sub(r"([MLCSQTZ])([^A-Za-z]*)", reflect, path)


def both(path: str) -> str:
    """A shape and its reflection."""
    return path + mirrored(path)


def icons_in(layers: Sequence[Layer]) -> list[str]:
    """Icons of the set that occur as props."""
    inner = [icons_in(layer.layers) for layer in layers if isinstance(layer, Turned)]
    return [layer.icon for layer in layers if isinstance(layer, Prop)] + [icon for icons in inner for icon in icons]


def svg(layers: Sequence[Layer], body: Callable[[str], str]) -> str:
    """The content of a symbol; `body` gives the path data of an icon of the set."""
    inner = "".join(_layer(layer, body) for layer in layers)
    return (
        f'<g stroke="currentColor" stroke-width="{OUTLINE}" stroke-linejoin="round" stroke-linecap="round">{inner}</g>'
    )


def _layer(layer: Layer, body: Callable[[str], str]) -> str:
    if isinstance(layer, Turned):
        inner = "".join(_layer(one, body) for one in layer.layers)
        return f'<g transform="rotate({layer.turn} {layer.x} {layer.y})">{inner}</g>'
    if isinstance(layer, Prop):
        tones = split(body(layer.icon), layer.light)
        scale = layer.size / 512
        place = f"translate({layer.x} {layer.y}) rotate({layer.turn}) scale({scale:.3g}) translate(-256 -256)"
        halo = f'stroke="{TONES["pale"]}" stroke-width="{HALO / scale:.0f}" paint-order="stroke"'
        return (
            f'<g transform="{place}"><path fill="currentColor" {halo} d="{tones.ink}"/>'
            f'<path fill="{TONES["light"]}" stroke="none" d="{tones.light}"/></g>'
        )
    found = re.fullmatch(r"(?:~(\d+) )?(?:(ink|shade|light|pale)(!?) )?(M.*)", layer, re.DOTALL)
    if found is None:
        raise ValueError(f"no layer: {layer}")
    width, tone, plain, path = found.groups()
    colour = TONES[tone or "ink"]
    if width:
        stroke = "" if colour == TONES["ink"] else f' stroke="{colour}"'
        return f'<path fill="none"{stroke} stroke-width="{width}" d="{path}"/>'
    return (
        f'<path fill="{colour}"{" stroke=" + chr(34) + "none" + chr(34) if plain or tone == "ink" else ""} d="{path}"/>'
    )
