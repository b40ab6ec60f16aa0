"""Adel played in a page by any test that plays every game: a step of a game, and what of it is a secret."""

from __future__ import annotations

import re

STEP = """(turn) => {
  const frame = document.querySelector(".table-frame");
  const legal = [...document.querySelectorAll(".table .is-legal[data-tap]:not(.is-selected)")];
  if (!legal.length || frame?.inert) return "waits";
  // Whoever only ever ends its turn never ends a game.
  const builds = legal.filter((one) => one.matches(".hand-card, [data-action=gold]"));
  const busy = legal.filter((one) => !one.matches("[data-action=end]"));
  const some = builds.length && turn % 4 ? builds : busy.length && turn % 3 ? busy : legal;
  some[turn % some.length].click();
  return "chosen";
}"""
"""One touch, the `turn`-th of what there is; cities are built rather than not."""

ASKED = ".table .is-legal[data-tap]"
"""What is in the page when the seat that looks is asked."""

PLACES = ASKED
"""What a touch may decide."""

TELLING = {"drafted": "characters chosen", "revealed": "calls answered", "built": "districts built"}
"""What a table calls the events that people care for most."""

NAMES = """async (base) => {
  const { wordsOf } = await import(new URL("js/words/i18n.js", base).href);
  const { CHARACTERS } = await import(new URL("js/adel/characters.js", base).href);
  const { DISTRICTS } = await import(new URL("js/adel/districts.js", base).href);
  const t = wordsOf("adel");
  const characters = Object.keys(CHARACTERS).map((code) => t(`character-${code}`));
  return [...characters, ...Object.keys(DISTRICTS).map((code) => t(`district-${code}`))];
}"""
"""What the characters and districts are called in the page."""

CARDS = 18 + 41


def public(words: str) -> list[str]:
    """What these words of a curtain may name: who was called and answered, and whose Graveyard everybody sees."""
    called = re.search(r"Your turn as ([\w ]+)\.", words)
    return [*([called[1]] if called else []), *(["Graveyard"] if "Graveyard" in words else [])]
