"""Characters and districts as pictures: each has its own, colour never stands alone, all can be read when small."""

from __future__ import annotations

import itertools
import math
import re

import pytest
from playwright.sync_api import Page, expect

from raenke.adel.rules.characters import CHARACTERS
from raenke.adel.rules.districts import DISTRICTS
from tests.static import words
from tests.web.conftest import NewPage

COLOURS = ("yellow", "blue", "green", "red", "violet")
ART = words.WEB / "art"

DRAWN = """async ([code, ...what]) => {
  const own = [...document.styleSheets].map(sheet => sheet.href).find(href => href?.includes("/css/"));
  const at = own.slice(0, own.indexOf("/css/") + 1);
  const { html, render } = await import(at + "vendor/lit-html/lit-html.js");
  const { medallion } = await import(at + "js/adel/view/medallion.js");
  const { house, colourSign } = await import(at + "js/adel/view/house.js");
  const { coins, cardsHeld } = await import(at + "js/adel/view/coin.js");
  const { shieldIcon } = await import(at + "js/view/icons.js");
  document.querySelector("#bench")?.remove();
  const bench = document.createElement("div");
  bench.id = "bench";
  bench.className = "adel";
  bench.style.cssText = "position: fixed; inset: 0; overflow: auto; z-index: 99; background: var(--ground)";
  document.body.append(bench);
  const t = () => "Imperial Treasury";
  const make = {
    medallion: code => medallion({ code, t, size: what[1] }), house: code => house({ code, t, size: what[1] }),
    sign: colourSign, coins, held: cardsHeld, emblem: shieldIcon,
  };
  render(html`<div>${make[what[0]](code)}</div>`, bench);
  bench.firstElementChild.style.inlineSize = what[2] ?? "100px";
}"""
"""Draws one thing by the page's own modules, alone on the ground."""

PROBE = """([from, to]) => {
  const light = part => { const s = part / 255; return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4; };
  const scale = text => text.startsWith("color(srgb") ? 255 : 1;
  const parts = text => text.match(/[\\d.]+/g).slice(0, 3).map(part => light(part * scale(text)));
  const bright = text => { const [r, g, b] = parts(text); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const one = document.querySelector("#bench [data-colour], #bench [data-seat]");
  const probe = document.createElement("i");
  probe.style.forcedColorAdjust = "none";
  one.append(probe);
  const made = name => { probe.style.color = `var(${name})`; return bright(getComputedStyle(probe).color); };
  const [low, high] = [made(from), made(to)].sort((a, b) => a - b);
  probe.remove();
  return (high + 0.05) / (low + 0.05);
}"""
"""By how much two of a thing's tokens stand apart."""

DAY_AND_NIGHT = pytest.mark.parametrize("scheme", ["light", "dark"])


def bench(page: Page) -> Page:
    """A page that has Adel's sheets."""
    page.goto("#/adel/cards")
    expect(page.locator(".medallion").first).to_be_visible()
    return page


def draw(page: Page, code: object, *what: str) -> None:
    page.evaluate(DRAWN, [code, *what])


def test_art_is_loaded_lazily(new_page: NewPage) -> None:
    """The overview shows every character and every kind of district by its own picture, and each is really there."""
    page = bench(new_page())
    for code in (one.code for one in CHARACTERS):
        expect(page.locator(f".medallion[data-code={code}] use[href$='role.svg#role-{code}']").first).to_be_attached()
    for code in (one.code for one in DISTRICTS):
        expect(page.locator(f".house[data-code={code}] use[href$='town.svg#town-{code}']").first).to_be_attached()
    drawn = "use => { const box = use.getBBox(); return Math.max(box.width, box.height); }"
    for use in page.locator(":is(.medallion-picture, .house-picture) use").all():
        assert use.evaluate(drawn) > 100


@DAY_AND_NIGHT
def test_colours_have_enough_contrast(new_page: NewPage, scheme: str) -> None:
    """Signs on their tint and ink on its field as text must, the second tone as a picture must, in both themes."""
    page = bench(new_page(color_scheme=scheme))
    tints: set[str] = set()
    fields: set[str] = set()
    for colour in COLOURS:
        draw(page, colour, "sign")
        assert page.evaluate(PROBE, ["--district-on", "--district"]) >= 4.5, colour
        assert page.evaluate(PROBE, ["--figure", "--field"]) >= 7, colour
        assert page.evaluate(PROBE, ["--light", "--field"]) >= 1.8, colour
        assert page.evaluate(PROBE, ["--light", "--figure"]) >= 1.8, colour
        one = page.locator("#bench .colour-sign")
        tints.add(one.evaluate("one => getComputedStyle(one).backgroundColor"))
        fields.add(one.evaluate("one => getComputedStyle(one).getPropertyValue('--field')"))
    assert len(tints) == len(fields) == len(COLOURS)


def seen_as(colour: str, eyes: list[list[float]]) -> tuple[float, float, float]:
    """A colour in CIELAB as these eyes see it."""
    red, green, blue = (int(part) / 255 for part in re.findall(r"\d+", colour)[:3])
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (red, green, blue)]
    r, g, b = (min(1.0, max(0.0, sum(a * c for a, c in zip(row, linear, strict=True)))) for row in eyes)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


EYES = {
    "all": [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    "no red": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "no green": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
    "no blue": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}
"""How eyes see that lack one kind of cone (Machado, Oliveira, Fernandes 2009)."""


@DAY_AND_NIGHT
def test_tints_are_distinguishable_with_colour_blindness(new_page: NewPage, scheme: str) -> None:
    """The five colours among themselves, and the seventh seat from the other six."""
    page = bench(new_page(color_scheme=scheme))
    painted: dict[object, str] = {}
    for name, kind in [*((colour, "sign") for colour in COLOURS), *((seat, "emblem") for seat in range(7))]:
        draw(page, name, kind)
        painted[name] = page.locator("#bench :is(.colour-sign, .emblem)").evaluate(
            "one => getComputedStyle(one).backgroundColor"
        )
    pairs = [*itertools.combinations(COLOURS, 2), *((seat, 6) for seat in range(6))]
    for (who, eyes), (one, other) in itertools.product(EYES.items(), pairs):
        assert math.dist(seen_as(painted[one], eyes), seen_as(painted[other], eyes)) >= 20, (who, one, other)


def test_colour_is_never_the_only_sign(new_page: NewPage) -> None:
    """Roofs have five shapes and bear their colour's sign at every size; so do medallions of whoever collects."""
    page = bench(new_page())
    roofs: dict[str, set[str | None]] = {}
    for district in DISTRICTS:
        for size in ("tile", "strip", "card"):
            draw(page, district.code, "house", size)
            house = page.locator("#bench .house")
            colour = house.get_attribute("data-colour") or ""
            roofs.setdefault(colour, set()).add(house.locator(".house-shape path").get_attribute("d"))
            # A purple district keeps its own picture in the roof: no two of them do the same.
            sign = f"town-{district.code}" if colour == "violet" and size != "card" else f"colour-{colour}"
            expect(house.locator(f".house-roof use[href$='#{sign}']")).to_have_count(1)
    assert {*roofs} == {*COLOURS}
    assert {colour: len(shapes) for colour, shapes in roofs.items()} == {**dict.fromkeys(COLOURS, 1), "violet": 2}
    assert len(set().union(*roofs.values())) == len(COLOURS) + 1, "two colours share a roof"
    for character in CHARACTERS:
        draw(page, character.code, "medallion", "small")
        medallion = page.locator("#bench .medallion")
        colour = medallion.get_attribute("data-colour") or ""
        assert medallion.locator(".colour-sign").count() == (1 if colour else 0)
        expect(medallion.locator(".medallion-rank")).to_have_text(str(character.rank))


@pytest.mark.parametrize(
    ("size", "width", "sign", "cost"),
    [("tile", 26, 9, 17), ("card", 64, 13, 22), ("card", 82, 16, 26), ("card", 100, 20, 32)],
)
def test_districts_are_legible_when_small(new_page: NewPage, size: str, width: int, sign: int, cost: int) -> None:
    """The cost is the largest thing that is written, the sign large enough to be told, and nothing is cut off."""
    page = bench(new_page(viewport={"width": 360, "height": 740}))
    for code in ("Man", "Cat", "Tra", "For", "Uni", "Tre"):
        draw(page, code, "house", size, f"{width}px")
        house = page.locator("#bench .house")
        box = house.bounding_box()
        assert box
        assert abs(box["width"] - width) <= 1
        shown = house.locator(".house-sign").bounding_box()
        assert shown
        assert shown["width"] >= sign
        large = "one => Number.parseFloat(getComputedStyle(one).fontSize)"
        assert house.locator(".house-cost").evaluate(large) >= cost
        for word in house.locator(".house-name:visible").all():
            assert 11 <= word.evaluate(large) < house.locator(".house-cost").evaluate(large)
        for part in house.locator(":is(.house-cost, .house-points, .house-picture, .house-name):visible").all():
            inner = part.bounding_box()
            assert inner
            assert box["x"] - 1 <= inner["x"] <= box["x"] + box["width"] + 1 - inner["width"], code
            assert inner["y"] + inner["height"] <= box["y"] + box["height"] + 1, code


@pytest.mark.parametrize(("size", "picture"), [("small", 24), ("plain", 40), ("large", 64)])
def test_portraits_are_legible_when_small(new_page: NewPage, size: str, picture: int) -> None:
    page = bench(new_page())
    draw(page, "Ki", "medallion", size)
    shown = page.locator("#bench .medallion-picture").bounding_box()
    rank = page.locator("#bench .medallion-rank")
    assert shown
    assert shown["width"] >= picture
    assert rank.evaluate("one => Number.parseFloat(getComputedStyle(one).fontSize)") >= 12
    expect(page.locator("#bench .medallion-name")).to_have_count(1 if size == "large" else 0)


def test_a_hidden_character_reveals_nothing(new_page: NewPage) -> None:
    """A covered medallion has neither picture nor rank nor colour, for any eye or ear."""
    page = bench(new_page())
    draw(page, None, "medallion", "large")
    covered = page.locator("#bench .medallion.is-covered")
    assert covered.get_attribute("aria-hidden") == "true"
    assert [covered.get_attribute(f"data-{what}") for what in ("code", "rank", "colour")] == ["", "", ""]
    assert covered.locator(".medallion-rank, .colour-sign, .medallion-name, use[href*='role-']").count() == 0


@DAY_AND_NIGHT
def test_the_seventh_seat_is_legible(new_page: NewPage, scheme: str) -> None:
    """Its emblem on its field, its name on the ground, as those of the six."""
    page = bench(new_page(color_scheme=scheme))
    for seat in range(7):
        draw(page, seat, "emblem")
        assert page.evaluate(PROBE, ["--seat-on", "--seat"]) >= 4.5, seat
        for ground in ("--ground", "--panel", "--raised"):
            assert page.evaluate(PROBE, ["--seat-text", ground]) >= 4.5, (seat, ground)


def test_forced_colours_keep_shapes_and_text(new_page: NewPage) -> None:
    """Where the device chooses the colours roofs keep their outline, portals go, and both tones stay two."""
    page = bench(new_page(forced_colors="active"))
    draw(page, "Kee", "house", "card")
    house = page.locator("#bench .house")
    assert house.locator(".house-wall").evaluate("wall => getComputedStyle(wall, '::before').display") == "none"
    assert page.evaluate(PROBE, ["--light", "--figure"]) >= 1.8
    assert page.evaluate(PROBE, ["--light", "--field"]) >= 1.8
    stroke, fill = house.locator(".house-shape").evaluate(
        "one => [getComputedStyle(one).stroke, getComputedStyle(one).fill]"
    )
    assert stroke != fill
