"""Kabale played in a page by any test that plays every game: a step of a game, and what of it is a secret."""

from __future__ import annotations

STEP = """(turn) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const choices = [...all(".hand-card.is-legal"), ...all("[data-action=decline]")];
  const columns = all(".column.is-legal .column-target");
  if (columns.length && (all(".hand-card.is-selected").length || !choices.some((one) => one.matches(".hand-card")))) {
    columns[turn % columns.length].click();
    return "decided";
  }
  if (!choices.length) return "waits";
  choices[turn % choices.length].click();
  return "chosen";
}"""
"""One touch, the `turn`-th of what there is."""

ASKED = ".hand-card.is-legal, [data-action=decline]"
"""What is in the page when the seat that looks is asked."""

PLACES = ".column.is-legal .column-target, [data-action=decline]"
"""What a touch may decide."""

TELLING = dict.fromkeys(("placed", "slipped", "traded", "declined"), "moves") | {"settled": "columns awarded"}
"""What a table calls the events that people care for most."""

NAMES = """async (base) => {
  const { wordsOf } = await import(new URL("js/words/i18n.js", base).href);
  const { ALLIES } = await import(new URL("js/kabale/allies.js", base).href);
  return Object.keys(ALLIES).map((code) => wordsOf("kabale")(`card-${code}`));
}"""
"""What the cards are called in the page."""

CARDS = 25


def public(words: str) -> list[str]:
    """What these words of a curtain may name: whose Cloak or Traitor it is lies face up."""
    return [card for card in ("Cloak", "Traitor") if card in words]
