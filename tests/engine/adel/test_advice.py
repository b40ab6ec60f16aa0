"""Advice in Adel: who holds which character and which cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from raenke.adel import ADEL
from raenke.adel.findings import Findings
from raenke.adel.rules.actions import CARDS, GOLD
from raenke.adel.rules.cards import HIDDEN, KIND
from raenke.adel.rules.districts import COLOUR, COLOURS, HAUNTED, INDEX
from tests.engine.advising import advice_on
from tests.engine.match_play import stops
from tests.golden.records import read

GOLDEN = Path(__file__).parents[2] / "golden" / "adel"


def test_a_seat_knows_what_it_holds_itself() -> None:
    for state in stops(ADEL, 4, seed=8, every=9):
        view: Any = state.view(state.to_act)
        if view.turn == view.seat:
            roles = {role["rank"]: role["seats"] for role in advice_on(ADEL, view)["roles"]}
            assert roles[view.rank][view.seat] == 1


def test_the_cards_told_of_a_hand_are_no_more_than_it_has_and_those_seen_are_sure() -> None:
    for state in stops(ADEL, 4, seed=8, every=9):
        view: Any = state.view(state.to_act)
        hands = {hand["seat"]: hand["cards"] for hand in advice_on(ADEL, view)["hands"]}
        assert set(hands) == {seat for seat, size in enumerate(view.hand_sizes) if size and seat != view.seat}
        for seat, cards in hands.items():
            odds = {INDEX[card["code"]]: card["odds"] for card in cards}
            assert [*odds.values()] == sorted(odds.values(), reverse=True)
            assert sum(odds.values()) <= view.hand_sizes[seat] + 0.01
            assert all(odds[kind] == 1 for kind in view.hands[seat] if kind != HIDDEN)


def test_a_move_is_told_by_how_the_round_ends_after_it() -> None:
    """Whoever takes gold has more of it in the end than who draws cards, and the other way round."""
    seen = 0
    for state in stops(ADEL, 4, seed=8, every=1):
        view: Any = state.view(state.to_act)
        if not {GOLD, CARDS} <= {*view.legal()}:
            continue
        seen += 1
        told = {move["id"]: move for move in advice_on(ADEL, view)["moves"]}
        gold, cards = (told[action]["ends"][view.seat] for action in (GOLD, CARDS))
        assert gold["gold"] + 1.5 * gold["districts"] > cards["gold"] + 1.5 * cards["districts"]
        assert cards["cards"] > gold["cards"]
        assert all(0 <= move["crown"] <= 1 for move in told.values())
        if seen == 3:
            return
    raise AssertionError("nobody could choose between gold and cards")


def test_complete_cities_and_sets_of_colours_are_counted_as_they_lie() -> None:
    """At the end of recorded games without districts that count as another colour."""
    told = set()
    for path in sorted(GOLDEN.glob("*.record.txt")):
        record = read(path)
        state: Any = record.state
        if any(HAUNTED in map(KIND.__and__, city) for city in state.cities):
            continue
        view: Any = record.cut(0).state.view(0)
        findings = Findings(view)
        findings.happen(GOLD, state)
        ends: Any = findings.prospects(GOLD)["ends"]
        for seat, end in enumerate(ends):
            assert end["complete"] == (len(state.cities[seat]) >= state.need)
            assert end["colours"] == ({COLOUR[card & KIND] for card in state.cities[seat]} >= {*range(len(COLOURS))})
            told |= {("complete", end["complete"]), ("colours", end["colours"])}
    assert told == {(what, odds) for what in ("complete", "colours") for odds in (0, 1)}
