"""Serialization of Adel for the page: views, the taps of each action, and reasons why an action is not legal."""

from __future__ import annotations

import typing
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from raenke.adel import ADEL, page, shapes
from raenke.adel.rules.state import State
from raenke.game import EVERYTHING, NOBODY
from raenke.shapes import GameFact
from tests.engine.adel.rulebook.positions import Table
from tests.engine.adel.sample_positions import positions
from tests.shapes_check import assert_shape, of_game

TABLES = [(players, seed, seed % 2 == 1) for players, seed in zip(range(2, 8), (3, 4, 5, 6, 7, 8), strict=True)]
SOME_GAMES = pytest.mark.parametrize(("players", "seed", "sense"), TABLES)


def seen(state: State, seat: int) -> shapes.AdelView:
    return page.view(state, seat)


def deciders(players: int, seed: int, *, sense: bool, every: int = 1) -> typing.Iterator[shapes.AdelView]:
    """Yield the view of the seat to act at each decision."""
    for state in positions(players, seed, every, sense=sense):
        if not state.over:
            yield seen(state, state.to_act)


@SOME_GAMES
def test_each_view_has_its_shape(players: int, seed: int, sense: bool) -> None:
    for state in positions(players, seed, every=31, sense=sense):
        for seat in (EVERYTHING, *range(NOBODY, players)):
            assert_shape(page.view(state, seat), shapes.AdelView)


@SOME_GAMES
def test_no_way_of_touching_begins_another(players: int, seed: int, sense: bool) -> None:
    """No tap sequence is a prefix of another, so that each identifies one action."""
    for view in deciders(players, seed, sense=sense):
        taps = sorted(action["taps"] for action in view["legal"])
        assert all(taps)
        for one, other in pairwise(taps):
            assert other[: len(one)] != one


@SOME_GAMES
def test_what_is_impossible_is_not_possible_as_well(players: int, seed: int, sense: bool) -> None:
    for view in deciders(players, seed, sense=sense, every=3):
        barred = [tuple(obstacle["taps"]) for obstacle in view["obstacles"]]
        assert len(set(barred)) == len(barred)
        for taps in barred:
            assert not [action for action in view["legal"] if tuple(action["taps"][: len(taps)]) == taps]


@SOME_GAMES
def test_each_place_to_touch_is_there(players: int, seed: int, sense: bool) -> None:
    for view in deciders(players, seed, sense=sense, every=2):
        there = places(view)
        for one in (*view["legal"], *view["obstacles"]):
            for tap in one["taps"]:
                assert tap.startswith("button:") or tap in there, (tap, one["kind"])


def places(view: shapes.AdelView) -> set[str]:
    found = {f"hand:{card['code']}" for card in view["hand"]} | {
        f"card:{card['code']}" for card in view["pending_details"]["cards"]
    }
    found |= {district["place"] for seat in view["seats"] for district in seat["city"]}
    found |= {f"character:{code}" for code in view["draft"]["offered"]}
    return (
        found | {f"seat:{seat}" for seat in range(view["players"])} | {f"rank:{row['rank']}" for row in view["ranks"]}
    )


@SOME_GAMES
def test_in_a_turn_each_hand_card_can_be_built_or_it_says_why_not(players: int, seed: int, sense: bool) -> None:
    for view in deciders(players, seed, sense=sense):
        if view["pending"] != "turn":
            assert not view["obstacles"]
            assert not view["remaining"]
            continue
        builds = [one["taps"] for one in (*view["legal"], *view["obstacles"]) if one["kind"] == "build"]
        assert sorted(builds) == sorted([f"hand:{code}"] for code in {card["code"] for card in view["hand"]})


@SOME_GAMES
def test_each_district_out_of_reach_of_rank_eight_says_why(players: int, seed: int, sense: bool) -> None:
    for view in deciders(players, seed, sense=sense):
        if view["playing"] is None or view["pending"] != "turn" or view["playing"]["character"] != "Wa":
            continue
        own = [] if view["edition"] == "ffg" else [view["seat"]]
        others = [d["place"] for n, seat in enumerate(view["seats"]) if n not in own for d in seat["city"]]
        told = {one["taps"][-1] for one in (*view["legal"], *view["obstacles"]) if one["kind"] == "destroy"}
        assert told == {*others}


@SOME_GAMES
def test_what_costs_gold_says_so(players: int, seed: int, sense: bool) -> None:
    """The announced cost and gain equal the change in gold."""
    by_the_way = {"gold", "end", "cards", "keep", "draw"}  # these may have further automatic effects on gold
    for state in positions(players, seed, every=2, sense=sense):
        if state.over or state.to_act != state.turn:
            continue
        seat = state.to_act
        for action in seen(state, seat)["legal"][:12]:
            if action["kind"] not in by_the_way and not state.short:
                then = state.clone()
                then.apply(action["id"])
                if then.turn == seat and then.rank == state.rank:
                    crown_paid = then.crown != state.crown
                    assert then.gold[seat] == state.gold[seat] - action["cost"] + action["gain"] or crown_paid, action


@SOME_GAMES
def test_who_can_be_what_is_never_denied_to_who_is(players: int, seed: int, sense: bool) -> None:
    for state in positions(players, seed, every=5, sense=sense):
        for seat in range(NOBODY, players):
            for rank in seen(state, seat)["ranks"]:
                holder = state.holders[rank["rank"]]
                assert holder == NOBODY or holder in rank["candidates"]
                assert rank["seat"] is None or rank["candidates"] == [rank["seat"]]
                assert not (rank["face_up"] and rank["candidates"])


def test_the_draft_tells_who_passed_what_on() -> None:
    state = ADEL.new(4, Random(3))
    first = seen(state, 0)
    assert len(first["draft"]["offered"]) == 5
    assert first["draft"]["face_down"] is not None
    assert [row["code"] for row in first["ranks"] if row["face_up"]] == sorted(
        first["draft"]["face_up"], key=[row["code"] for row in first["ranks"]].index
    )
    state.apply(first["legal"][0]["id"])
    mine, others = seen(state, 0)["draft"], seen(state, 1)["draft"]
    assert mine["steps"][0]["chosen"] is not None
    assert mine["steps"][0]["offered"] == first["draft"]["offered"]
    assert others["steps"][0] == {"seat": 0, "kind": "pick", "done": True, "offered": [], "chosen": None}
    assert others["face_down"] is None
    assert len(others["offered"]) == 4


def test_nobody_can_be_what_was_called_without_an_answer() -> None:
    state = ADEL.new(4, Random(3))
    while state.rank < 5:
        state.apply(state.legal()[0])
    for rank in seen(state, 2)["ranks"][: state.rank]:
        assert rank["called"]
        assert rank["candidates"] == ([] if rank["seat"] is None else [rank["seat"]])


def why_not(table: Table, *taps: str) -> tuple[str, dict[str, int | str]]:
    """The reason why an action is not legal now."""
    for obstacle in seen(table.state, table.decides - 1)["obstacles"]:
        if obstacle["taps"] == [*taps]:
            return obstacle["reason"], obstacle["args"]
    raise AssertionError(f"nothing stands in the way of {taps}")


def test_before_gold_or_cards_nothing_is_built_and_nothing_ends() -> None:
    table = Table("Ki Pr Me Ar", hands={1: "Man"})
    assert why_not(table, "hand:Man") == ("take-first", {})
    assert why_not(table, "button:end") == ("take-first", {})


def test_what_was_taken_is_taken() -> None:
    table = Table("Ki Pr Me Ar").play("1$")
    assert why_not(table, "button:gold") == ("taken", {})
    assert why_not(table, "button:cards") == ("taken", {})


def test_no_cards_without_a_pile() -> None:
    assert why_not(Table("Ki Pr Me Ar", hands={2: "Man"}, pile=""), "button:cards") == ("pile-empty", {})


def test_too_dear_tells_cost_and_purse() -> None:
    table = Table("Ki Pr Me Ar", hands={1: "Pal"}, gold={1: 1}).play("1$")
    assert why_not(table, "hand:Pal") == ("too-dear", {"cost": 5, "gold": 3})


def test_a_district_that_stands_is_not_built_again_and_a_limit_is_a_limit() -> None:
    table = Table("Ki Pr Me Ar", hands={1: "Man Tem Tav"}, cities={1: "Man"}).play("1$")
    assert why_not(table, "hand:Man") == ("already-built", {})
    table.play("1=Tem")
    assert why_not(table, "hand:Tav") == ("built-enough", {"limit": 1})


def test_the_conqueror_builds_nothing() -> None:
    table = Table("Co Pr Me Ki", hands={1: "Tem"}).play("4$ 4. 2$ 2. 3$ 3. 1$")
    assert why_not(table, "hand:Tem") == ("cannot-build", {})


def test_income_wants_districts_of_the_colour_and_comes_once() -> None:
    assert why_not(Table("Ki Pr Me Ar"), "button:income") == ("no-income", {"colour": "yellow"})
    table = Table("Ki Pr Me Ar", cities={1: "Man"}).play("1%")
    assert why_not(table, "button:income") == ("used", {})


def test_why_a_rank_cannot_be_named() -> None:
    table = Table("As Th Me Ar")
    assert why_not(table, "rank:1") == ("own-rank", {})
    table.play("1$ 1!6 1.")
    assert why_not(table, "rank:1") == ("rank-one", {})
    assert why_not(table, "rank:2") == ("own-rank", {})
    assert why_not(table, "rank:6") == ("murdered", {})
    table.play("2!7")
    assert why_not(table, "rank:8") == ("used", {})


def test_the_witch_takes_first_and_must_name() -> None:
    table = Table("Wt Th Me Ar")
    assert why_not(table, "rank:6") == ("take-first", {})
    table.play("1$")
    assert why_not(table, "button:end") == ("must-name", {})
    table.play("1!6")
    assert why_not(table, "rank:6") == ("bewitched", {})


def test_why_hands_are_not_swapped() -> None:
    table = Table("Mg Pr Me Ar", hands={2: "Man"})
    assert why_not(table, "seat:2") == ("hands-empty", {})
    assert why_not(table, "button:put") == ("own-hand-empty", {})
    assert why_not(table.play("1~2"), "seat:1") == ("used", {})


def test_why_no_hand_is_looked_at() -> None:
    table = Table("Cj Pr Me Ar", hands={2: "Man"})
    assert why_not(table, "seat:2") == ("hand-empty", {})


def test_who_has_the_crown_cannot_get_it_and_the_schemer_must_give_it() -> None:
    table = Table("Sc Pr Me Ar", crown=2).play("1$")
    assert why_not(table, "seat:1") == ("has-crown", {"seat": 1})
    assert why_not(table, "button:end") == ("must-crown", {})


def test_why_the_pardoner_gets_nothing() -> None:
    assert why_not(Table("Pa Th Me Ar", gold={3: 4}).play("2$ 2."), "button:pardon")[0] == "no-richest"
    assert why_not(Table("Pa Me Ar Wa", gold={1: 9}), "button:pardon")[0] == "is-richest"


def test_why_the_artist_gilds_nothing() -> None:
    assert why_not(Table("At Th Me Ar", nine=True).play("2$ 2. 3$ 3. 4$ 4."), "button:adorn")[0] == "no-district"
    table = Table("At Th Me Ar", cities={1: "Man' Tem"}, nine=True).play("2$ 2. 3$ 3. 4$ 4.")
    assert why_not(table, "button:adorn", "district:0:Man'") == ("already-gold", {})
    table = Table("At Th Me Ar", cities={1: "Tem"}, gold=0, nine=True).play("2$ 2. 3$ 3. 4$ 4.")
    assert why_not(table, "button:adorn") == ("too-dear", {"cost": 1, "gold": 0})


def test_why_the_warlord_spares_a_district() -> None:
    full = "Man Cas Tem Chu Tav Mar Wat Pri"
    table = Table("Wa Pr Me Ar", cities={2: "Mon", 3: "Kee Pal", 4: full}, gold=2).play("2$ 2. 3$ 3. 4$ 4.")
    assert why_not(table, "district:1:Mon") == ("preacher", {"seat": 1})
    assert why_not(table, "district:2:Kee") == ("keep", {})
    assert why_not(table, "district:2:Pal") == ("too-dear", {"cost": 4, "gold": 2})
    assert why_not(table, "district:3:Tav") == ("complete-city", {"seat": 3})


def test_why_the_diplomat_exchanges_nothing() -> None:
    before = "2$ 2. 3$ 3. 4$ 4."
    table = Table("Di Pr Me Ar", cities={1: "Tem Man", 3: "Man Pal Tem", 4: "Doc"}, gold=2).play(before)
    exchange = ("button:exchange", "district:0:Tem")
    assert why_not(table, *exchange, "district:2:Man") == ("already-built", {})
    assert why_not(table, "button:exchange", "district:0:Man", "district:2:Pal") == ("theirs-already", {"seat": 2})
    table = Table("Di Pr Me Ar", cities={1: "Tem", 3: "Pal"}, gold=2).play(before)
    assert why_not(table, *exchange, "district:2:Pal") == ("too-dear", {"cost": 4, "gold": 2})
    assert why_not(table, "button:exchange") == ("no-pair", {})
    assert why_not(Table("Di Pr Me Ar").play(before), "button:exchange") == ("no-district", {})
    full = "Man Cas Tem Chu Tav Mar Wat Pri"
    assert why_not(Table("Di Pr Me Ar", cities={1: full}).play(before), "button:exchange") == ("own-complete", {})


def test_why_a_workshop_rests() -> None:
    table = Table("Ki Pr Me Ar", cities={1: "Lab Smi Mus Arm"}, gold=1)
    assert why_not(table, "district:0:Lab") == ("own-hand-empty", {})
    assert why_not(table, "district:0:Mus") == ("own-hand-empty", {})
    assert why_not(table, "district:0:Smi") == ("too-dear", {"cost": 2, "gold": 1})
    assert why_not(table, "district:0:Arm") == ("no-district", {})
    table = Table("Ki Pr Me Ar", cities={1: "Lab Smi Mus"}, hands={1: "Tem Tav"}, gold=4).play("1Lab-Tem 1Smi 1Mus-Tav")
    assert [why_not(table, f"district:0:{code}")[0] for code in ("Lab", "Smi", "Mus")] == ["used"] * 3


def test_every_reason_has_been_met() -> None:
    """Each reason occurs as a literal in this file, in the test that covers it."""
    from pathlib import Path

    text = Path(__file__).read_text(encoding="utf-8")
    for reason in typing.get_args(shapes.Reason):
        assert f'"{reason}"' in text, reason


def test_what_ending_the_turn_would_leave_undone() -> None:
    table = Table("Wa Pr Me Ar", cities={1: "Wat", 3: "Tem"}, hands={1: "Tav"}).play("2$ 2. 3$ 3. 4$ 4. 1$")
    assert seen(table.state, 0)["remaining"] == ["build", "income", "destroy"]
    assert seen(table.state, 1)["remaining"] == []


def test_what_can_be_touched_for_what() -> None:
    hands, cities = {1: "Tav"}, {1: "Lab Arm", 3: "Tem"}
    table = Table("Mg Pr Me Ar", hands=hands, cities=cities).play("1$")
    taps = {action["text"]: action["taps"] for action in seen(table.state, 0)["legal"]}
    assert taps == {
        "1=Tav": ["hand:Tav"],
        "1.": ["button:end"],
        "1~2": ["seat:1"],
        "1~3": ["seat:2"],
        "1~4": ["seat:3"],
        "1-Tav": ["button:put", "hand:Tav"],
        "1Lab-Tav": ["district:0:Lab", "hand:Tav"],
        "1Arm3Tem": ["district:0:Arm", "district:2:Tem"],
    }


def test_points_come_line_by_line() -> None:
    table = Table("Ki Pr Me Ar", cities={1: "Man' Tem Tav Wat Uni", 2: "Mus"}, museum="Tem Tem")
    first, second = seen(table.state, 3)["seats"][:2]
    assert [(line["rule"], line["points"]) for line in first["lines"]] == [("districts", 15), ("colours", 3)]
    assert first["points"] == 18
    assert ("museum", 2) in [(line["rule"], line["points"]) for line in second["lines"]]
    assert [(d["code"], d["cost"], d["points"], d["gold"]) for d in first["city"]][:1] == [("Man", 4, 4, True)]
    assert second["city"][0]["cards"] == 2


def given_away(table: Table, seat: int, tokens: str) -> list[str]:
    """The reasons why undo is refused to a seat after these tokens."""
    found = []
    for token in tokens.split():
        before = table.state.view(seat - 1)
        table.events.clear()
        table.play(token)
        found += [why for event in table.events if (why := page.revealed_secret(event, before, seat - 1))]
    return found


def test_what_bars_from_taking_back() -> None:
    assert given_away(Table("Ki Pr Me Ar"), 1, "1$") == []
    assert given_away(Table("Ki Pr Me Ar"), 1, "1#") == ["drew"]
    assert "called" in given_away(Table("Ki Pr Me Ar"), 1, "1$ 1.")
    assert given_away(Table("Mg Pr Me Ar", hands={2: "Man"}), 1, "1~2") == ["looked"]
    assert given_away(Table("Cj Pr Me Ar", hands={2: "Man"}), 1, "1?2") == ["looked"]
    lighthouse = Table("Ki Pr Me Ar", hands={1: "Lig Man"}, gold=3)
    assert given_away(lighthouse, 1, "1$ 1=Lig") == ["looked"]
    assert "round" in given_away(Table("Ki Pr Me Ar"), 1, "1$ 1. 2$ 2. 3$ 3. 4$ 4.")


@SOME_GAMES
def test_each_event_has_its_shape(players: int, seed: int, sense: bool) -> None:
    events: list[Any] = []
    for state in positions(players, seed, sense=sense):
        state.observer = events.append
    for event in (page.opening(state), *events):
        for seat in (EVERYTHING, *range(NOBODY, players)):
            assert_shape(page.event(page.redact(event, seat), 1), shapes.AdelEvent)


def test_the_facts_have_their_shape() -> None:
    common: GameFact = {
        "name": "adel",
        "seats": [2, 7],
        "bots": [],
        "tempers": [],
        "won_below": [],
        "minutes": [1, 2],
        "weight": 1,
        "options": [],
        "feats": [],
        "collections": {},
    }
    facts = page.facts(common)
    assert_shape(facts, GameFact, within=of_game(ADEL))
    assert {row["code"]: row["min_players"] for row in facts["characters"] if row["min_players"] > 2} == {
        "At": 3,
        "Qu": 5,
    }


def test_what_is_counted_is_who_was_what_and_built_what() -> None:
    table = Table("Ki Pr Me Ar", hands={1: "Tem", 4: "Tav Wat"}).play("1$ 1=Tem 1. 2$ 2. 3$ 3. 4$ 4=Tav 4=Wat 4.")
    counted = page.stats(table.state, table.events)
    assert counted[0] == {"characters": {"Ki": 1}, "districts": {"Tem": 1}}
    assert counted[3] == {"characters": {"Ar": 1}, "districts": {"Tav": 1, "Wat": 1}}
