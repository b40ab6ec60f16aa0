"""Adel's feats, by example."""

from __future__ import annotations

from raenke.adel import feats
from raenke.adel.rules.decisions import OVER
from raenke.adel.rules.events import Event
from tests.engine.adel.rulebook.positions import Table


def test_who_wins_without_gold_from_the_bank_has_a_feat() -> None:
    state = Table("Ki Pr Me Ar", cities={1: "Pal"}).state
    state.pending = OVER
    assert feats.found(state, []) == [["no-gold"], [], [], []]
    assert feats.found(state, [Event("took-gold", 0)]) == [[], [], [], []]


def test_who_wins_in_spite_of_two_murders_has_a_feat() -> None:
    state = Table("Ki Pr Me Ar", cities={2: "Pal"}).state
    state.pending = OVER
    murder, gold = Event("unanswered", cause="murdered", victim=1), Event("took-gold", 1)
    assert feats.found(state, [gold, murder, Event("unanswered", cause="bewitched", victim=1)])[1] == []
    assert feats.found(state, [gold, murder, murder])[1] == ["murdered"]


def test_four_violet_districts_are_one() -> None:
    state = Table("Ki Pr Me Ar", cities={3: "Hau Kee Lab Tav", 4: "Sch Kee Uni Smi"}).state
    assert feats.found(state, [Event("took-gold", 3)])[2:] == [[], ["violet"]]
