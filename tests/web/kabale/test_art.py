"""Cards as pictures: two tones on a ground that tells the kind, legible at strip size, in every theme."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from raenke.kabale.cards import ALLIES, CODES
from tests.static import words
from tests.web.conftest import NewPage
from tests.web.kabale.scenes import table
from tests.web.scene_setup import SETTINGS, go, lay_in

KINDS = {ally.code: "home" if ally.home else ally.acts.value for ally in ALLIES}

SEEN = """card => {
  const rgb = text => text.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const light = part => { const s = part / 255; return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4; };
  const bright = colour => { const [r, g, b] = rgb(colour).map(light); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const against = (one, other) => {
    const [low, high] = [bright(one), bright(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const probe = document.createElement("i");
  card.append(probe);
  const made = name => { probe.style.color = `var(${name})`; return getComputedStyle(probe).color; };
  const field = getComputedStyle(card.querySelector(".card-paper"), "::before").backgroundColor;
  const ink = against(getComputedStyle(card.querySelector(".card-picture")).color, field);
  const tone = against(made("--light"), field);
  const seen = { field, ink, tone, apart: against(made("--light"), made("--figure")) };
  probe.remove();
  return seen;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_card_background_shows_the_kind(new_page: NewPage, scheme: str) -> None:
    """One colour for each of four kinds; ink stands out as text must, the second tone as a picture must."""
    page = new_page(color_scheme=scheme)
    page.goto("#/cards")
    expect(page.locator(".ally-face")).to_have_count(len(CODES))
    grounds: dict[str, set[str]] = {}
    for code in CODES:
        card = page.locator(f".card[data-code={code}]")
        assert card.get_attribute("data-kind") == KINDS[code]
        seen = card.evaluate(SEEN)
        grounds.setdefault(KINDS[code], set()).add(seen["field"])
        assert seen["ink"] >= 4.5, code
        assert min(seen["tone"], seen["apart"]) >= 1.8, (code, seen)
    assert {len(found) for found in grounds.values()} == {1}
    assert len({field for found in grounds.values() for field in found}) == 4


SIGNS = ("none", "home", "reveal", "award")


def test_colour_is_never_the_only_sign(new_page: NewPage) -> None:
    """Every kind but plain numbers has its sign in the corner, seals their step; a legend says all four in words."""
    page = new_page()
    page.goto("#/cards")
    expect(page.locator(".legend > li")).to_have_count(4)
    spoken = words.read("en", "kabale")
    for kind, text in zip(SIGNS, page.locator(".legend > li").all_inner_texts(), strict=True):
        assert spoken[f"legend-{kind}"].text in text
    signs = {"none": 0, "home": 1, "reveal": 1, "award": 1}
    for ally in ALLIES:
        card = page.locator(f".card[data-code={ally.code}]")
        assert card.locator(".card-act").count() == signs[KINDS[ally.code]], ally.code
        if KINDS[ally.code] == "award":
            assert card.locator(".card-order").inner_text() in ("I", "II", "III", "IV", "V")


def test_forced_colours_keep_text_on_the_system_background(new_page: NewPage) -> None:
    page = new_page(forced_colors="active")
    page.goto("#/cards")
    card = page.locator(".card[data-code=Wz]")
    expect(card).to_be_visible()
    shown = "card => getComputedStyle(card.querySelector('.card-paper'), '::before').display"
    assert card.evaluate(shown) == "none"


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1440, 900)])
def test_strips_show_picture_and_number(new_page: NewPage, width: int, height: int) -> None:
    """In a column each covered card keeps a picture that can be recognised, on its ground, inside its strip."""
    page = new_page(settings=SETTINGS, viewport={"width": width, "height": height}, reduced_motion="reduce")
    page.goto("")
    lay_in(page)
    table("four")(page)
    strips = page.locator(".column-card:not(.is-last):has(.card-paper)")
    assert strips.count() > 8
    for strip in strips.all():
        ground, picture, box = (
            part.bounding_box() for part in (strip.locator(".card-corner"), strip.locator(".card-mini"), strip)
        )
        assert ground
        assert picture
        assert box
        assert picture["width"] >= 15
        assert picture["x"] >= ground["x"] - 1
        assert picture["x"] + picture["width"] <= ground["x"] + ground["width"] + 1
        assert picture["y"] >= box["y"] - 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_areas_not_yet_won_can_be_seen(new_page: NewPage, scheme: str) -> None:
    """Their signs stand out from the chip by 3 to 1; a won one has a mark besides its colour."""
    page = new_page(settings=SETTINGS, color_scheme=scheme, reduced_motion="reduce")
    page.goto("")
    lay_in(page)
    table("four")(page)
    faint = page.locator(".seat-area:not(.is-won)").first.evaluate(
        """area => {
          const of = text => text.match(/[\\d.]+/g).slice(0, 3).map(Number);
          const share = Number(getComputedStyle(area.querySelector('.icon')).opacity);
          const ground = of(getComputedStyle(area.closest('.seat-chip')).backgroundColor);
          const seen = of(getComputedStyle(area).color).map((part, at) => part * share + ground[at] * (1 - share));
          const light = part => {
            const s = part / 255;
            return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
          };
          const bright = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
          const [low, high] = [bright(seen), bright(ground)].sort((a, b) => a - b);
          return (high + 0.05) / (low + 0.05);
        }"""
    )
    assert faint >= 3
    shadow = "area => getComputedStyle(area).boxShadow"
    assert page.locator(".seat-area.is-won").first.evaluate(shadow) != "none"


@pytest.mark.parametrize(("width", "height", "least"), [(768, 1024, 140), (1440, 900, 165), (1920, 1080, 190)])
def test_tablet_and_laptop_use_the_viewport(new_page: NewPage, width: int, height: int, least: int) -> None:
    """Columns grow with the window, and nothing runs out of it."""
    page = new_page(settings=SETTINGS, viewport={"width": width, "height": height}, reduced_motion="reduce")
    page.goto("")
    lay_in(page)
    for name in ("two", "four"):
        go(page, f"#/table/{name}", ".hand-card")
        box = page.locator(".column").first.bounding_box()
        assert box
        assert box["width"] >= least
        assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
            width,
            height,
        ]
