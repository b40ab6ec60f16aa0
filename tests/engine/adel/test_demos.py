"""Demos of characters and violet districts: each a short valid record with captions in all languages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from raenke import record, worker
from raenke.adel.rules import building
from raenke.adel.rules import characters as cast
from raenke.adel.rules import districts as town
from raenke.adel.rules.actions import DESTROY, far_place
from raenke.adel.rules.rank_eight import price_of_destruction

WEB: Final = Path(__file__).resolve().parents[3] / "web"
DEMOS: Final = WEB / "demos" / "adel"
SHOWN: Final[dict[str, dict[str, Any]]] = json.loads((DEMOS / "index.json").read_text(encoding="ascii"))
LANGUAGES: Final = sorted(path.name for path in (WEB / "i18n").iterdir())

VIOLETS: Final = tuple(town.CODES[kind] for kind in dict.fromkeys(town.ALL_VIOLETS))
THINGS: Final = (*cast.CODES, *VIOLETS)

Shown = dict[str, Any]


def text(code: str) -> str:
    return (DEMOS / f"{code}.txt").read_text(encoding="ascii")


@cache
def frames(code: str) -> list[Shown]:
    """Frames of the demo as the page requests them, up to the last caption."""
    found: list[Shown] = []
    for at in range(SHOWN[code]["from"] + 1, len(record.read(text(code)).tokens) + 1):
        request = {"do": "replay", "record": text(code), "at": at, "seat": None, "open": True}
        reply = json.loads(worker.handle(json.dumps(request)))
        assert reply["ok"], reply
        for frame in reply["value"]["frames"]:
            found.append(frame)
            if SHOWN[code]["captions"][-1]["at"].items() <= frame["event"].items():
                return found
    raise AssertionError("it never comes to its last sentence")


def events(code: str, **values: Any) -> list[Shown]:
    """The events of the demo, optionally only those with these values."""
    shown: list[Shown] = [frame["event"] for frame in frames(code)]
    return [event for event in shown if values.items() <= event.items()]


def one(code: str, **values: Any) -> Shown:
    (event,) = events(code, **values)
    return event


def laid(code: str) -> Any:
    """The state at the start of the demo."""
    return record.read(text(code)).cut(SHOWN[code]["from"]).state


def state_before(code: str, event: Shown) -> Any:
    return record.read(text(code)).cut(event["token"] - 1).state


def kinds(state: Any, seat: int = 0) -> set[str]:
    return {town.CODES[kind] for kind in range(town.KINDS) if state.built[seat] >> kind & 1}


def line(code: str, rule: str) -> Shown | None:
    """A score line of the first seat at the end, if shown."""
    found = [each for each in one(code, kind="scored", seat=0)["lines"] if each["rule"] == rule]
    return found[0] if found else None


def words(language: str, file: str) -> dict[str, str]:
    """Read a file of plain messages of Adel."""
    found = re.findall(r"^([\w-]+) = (.+)$", (WEB / "i18n" / language / "adel" / file).read_text("utf-8"), re.MULTILINE)
    assert len(dict(found)) == len(found), "an id stands twice"
    return dict(found)


def test_each_has_its_demonstration_and_there_is_no_other() -> None:
    assert [*SHOWN] == [*THINGS]
    assert sorted(path.name for path in DEMOS.iterdir()) == sorted(["index.json", *(f"{code}.txt" for code in THINGS)])


@pytest.mark.parametrize("code", THINGS)
def test_it_is_a_sound_record_at_which_nobody_sits(code: str) -> None:
    read = record.read(text(code))
    assert read.text() == text(code)
    assert not read.names


@pytest.mark.parametrize("code", THINGS)
def test_it_begins_amid_a_turn_and_is_short(code: str) -> None:
    """The draft is not shown, and no round begins."""
    shown = {event["kind"] for event in events(code)}
    assert not shown & {"drafted", "put-aside", "set-aside", "looked-down", "round-began"}
    assert laid(code).to_act >= 0
    assert 1 <= len(record.read(text(code)).tokens) - SHOWN[code]["from"] <= 9
    assert len(events(code)) <= 14
    assert sum(event["kind"] in ("built", "destroyed", "exchanged", "adorned") for event in events(code)) <= 3


@pytest.mark.parametrize("code", THINGS)
def test_the_record_ends_where_the_showing_does(code: str) -> None:
    assert frames(code)[-1]["event"]["token"] == len(record.read(text(code)).tokens)


@pytest.mark.parametrize("code", THINGS)
def test_each_caption_has_its_one_moment_and_they_come_in_order(code: str) -> None:
    assert SHOWN[code].keys() == {"from", "captions"}
    captions = SHOWN[code]["captions"]
    assert 1 <= len(captions) <= 4
    moments = []
    for caption in captions:
        assert caption.keys() - {"step"} == {"id", "at"}
        assert caption["id"].startswith(f"demo-{code}-")
        here = [n for n, event in enumerate(events(code)) if caption["at"].items() <= event.items()]
        assert len(here) == 1, caption
        moments += here
    assert moments == sorted({*moments})
    assert moments[-1] == len(events(code)) - 1


@pytest.mark.parametrize("code", THINGS)
def test_only_a_count_is_told_step_by_step(code: str) -> None:
    """Scores are shown from the last seat to the first: the viewer has won and is shown last."""
    state = record.read(text(code)).state
    for caption in SHOWN[code]["captions"]:
        assert (
            ("step" in caption)
            == (caption["at"]["kind"] == "game-over")
            == (state.over and caption["id"][-7:] == "-scores")
        )
        assert caption.get("step", state.players - 1) == state.players - 1
    assert state.winners() == ([0] if state.over else [])


# What each demo shows


def as_murders() -> None:
    victim = one("As", kind="named", character="As")
    assert one("As", kind="unanswered", cause="murdered")["rank"] == victim["rank"]
    assert laid("As").holders[victim["rank"]] == 1


def th_robs() -> None:
    robbed = one("Th", kind="robbed")
    assert (robbed["seat"], robbed["other"]) == (1, 0)
    assert robbed["amount"] == laid("Th").gold[1] > 1


def mg_swaps() -> None:
    swapped = one("Mg", kind="swapped", seat=0)
    assert len(swapped["cards"]) < len(swapped["others"])
    assert one("Mg", kind="built")["district"] in swapped["others"]


def ki_reigns() -> None:
    assert one("Ki", kind="crown", by="Ki") == {**one("Ki", kind="crown"), "seat": 0, "other": 1}
    pays("Ki", "yellow", 2)


def pays(code: str, colour: str, amount: int) -> None:
    income = one(code, kind="income", seat=0, character=code)
    assert income["amount"] == amount
    assert {town.COLOURS[town.COLOUR[town.INDEX[each]]] for each in income["cards"]} == {colour}


def pr_is_safe() -> None:
    pays("Pr", "blue", 3)
    here = frames("Pr")[-1]["view"]
    assert here["seats"][1]["gold"] > max(district["cost"] for district in here["seats"][0]["city"])
    assert not events("Pr", kind="destroyed")
    reaches_nothing("Pr")


def reaches_nothing(code: str, *spared: str) -> None:
    """Rank 8 acts and may not destroy the `spared` districts of the first seat, or none of its city."""
    state = state_before(code, frames(code)[-1]["event"])
    assert cast.RANK[state.character] == 8
    assert state.turn == 1
    legal = {*state.legal()}
    for district in state.cities[0]:
        name = town.CODES[district]
        assert state.gold[1] >= price_of_destruction(state.built[0], district)
        assert (DESTROY + far_place(0, district) in legal) == bool(spared and name not in spared), name


def me_trades() -> None:
    assert one("Me", kind="extra-gold")["amount"] == 1
    pays("Me", "green", 3)


def ar_builds_three() -> None:
    assert one("Ar", kind="drew", by="Ar")["number"] == 2
    assert len(events("Ar", kind="built", seat=0)) == 3


def wa_destroys() -> None:
    pays("Wa", "red", 3)
    gone = one("Wa", kind="destroyed", seat=0, by="Wa")
    assert gone["amount"] == town.COST[town.INDEX[gone["district"]]] - 1


def wt_goes_on() -> None:
    named, resumed = one("Wt", kind="named"), one("Wt", kind="resumed", seat=0)
    assert (resumed["rank"], resumed["other"]) == (named["rank"], 1)
    assert one("Wt", kind="income", seat=0)["amount"] == 2


def tx_is_paid() -> None:
    assert [(event["seat"], event["other"]) for event in events("Tx", kind="taxed")] == [(1, 0)] * 2


def cj_takes() -> None:
    conjured = one("Cj", kind="built", by="Cj")
    assert conjured["district"] in one("Cj", kind="looked", seat=0, other=1)["cards"]
    assert len(events("Cj", kind="built", seat=0)) == 2


def sc_crowns() -> None:
    pays("Sc", "yellow", 2)
    crown = one("Sc", kind="crown", by="Sc")
    assert (crown["giver"], crown["seat"]) == (0, 2)


def pa_takes() -> None:
    pays("Pa", "blue", 2)
    assert one("Pa", kind="pardoned", seat=0)["other"] == 1


def al_is_refunded() -> None:
    assert one("Al", kind="refunded", seat=0)["amount"] == one("Al", kind="built", seat=0)["amount"] == 5


def co_conquers() -> None:
    assert one("Co", kind="extra-gold", by="Co")["amount"] == 4
    state = frames("Co")[-1]["view"]["seats"][0]
    assert any(town.COST[town.INDEX[code]] <= state["gold"] for code in state["known"])
    assert not events("Co", kind="built")


def di_exchanges() -> None:
    pays("Di", "red", 2)
    swap = one("Di", kind="exchanged", seat=0)
    assert swap["amount"] == town.COST[town.INDEX[swap["district"]]] - town.COST[town.INDEX[swap["given"]]] == 3


def at_adorns() -> None:
    assert [event["district"] for event in events("At", kind="adorned")] == ["Cas", "Man"]
    assert [each["points"] for each in frames("At")[-1]["view"]["seats"][0]["city"]] == [5, 4]


def qu_is_beside() -> None:
    assert one("Qu", kind="queen", seat=0)["other"] == one("Qu", kind="crown")["seat"] == 1


def hau_is_red() -> None:
    city = one("Hau", kind="scored", seat=0)["lines"][0]["districts"]
    colours = {town.COLOURS[town.COLOUR[town.INDEX[code]]] for code in city if code != "Hau"}
    assert colours == {"yellow", "blue", "green", "violet"}
    assert (line("Hau", "colours") or {})["points"] == 3


def kee_stands() -> None:
    reaches_nothing("Kee", "Kee")
    assert "Kee" not in [event["district"] for event in events("Kee", kind="destroyed", other=0)]


def lab_sells() -> None:
    assert one("Lab", kind="sold", seat=0)["amount"] == 1
    built = one("Lab", kind="built", seat=0)
    assert state_before("Lab", built).gold[0] == built["amount"]


def smi_draws() -> None:
    assert one("Smi", kind="smithed", seat=0)["amount"] == 2
    assert one("Smi", kind="drew", by="Smi")["number"] == 3


def obs_draws() -> None:
    assert one("Obs", kind="drew", cause="cards")["number"] == 3
    assert len(one("Obs", kind="kept", seat=0)["others"]) == 2


def gra_saves() -> None:
    assert one("Gra", kind="saved", seat=0)["district"] == one("Gra", kind="destroyed", other=0)["district"]


def lib_keeps() -> None:
    assert one("Lib", kind="drew", cause="cards", seat=0)["number"] == 2
    assert laid("Lib").legal()
    assert not events("Lib", kind="kept")


def sch_is_any_colour() -> None:
    assert [event["cards"].count("Sch") for event in events("Sch", kind="income", seat=0)] == [1, 1]
    assert len({event["character"] for event in events("Sch", kind="income")}) == 2


def lig_finds() -> None:
    assert one("Lig", kind="built", seat=0)["district"] == "Lig"
    assert one("Lig", kind="searched", seat=0)["district"] not in one("Lig", kind="shuffled")["cards"]


def arm_fires() -> None:
    assert one("Arm", kind="destroyed", by="Arm")["other"] == 1
    assert "Arm" in kinds(laid("Arm"))
    assert "Arm" not in [district["code"] for district in frames("Arm")[-1]["view"]["seats"][0]["city"]]


def qua_twice() -> None:
    assert one("Qua", kind="built", seat=0)["district"] in kinds(laid("Qua"))


def poo_pays() -> None:
    assert one("Poo", kind="poor-house", seat=0)["amount"] == 1


def bel_rings() -> None:
    assert one("Bel", kind="bell")["seat"] == one("Bel", kind="complete")["seat"] == 0
    assert frames("Bel")[-1]["view"]["city_size"] == 6


def fac_spares() -> None:
    built = one("Fac", kind="built", seat=0)
    before = state_before("Fac", built)
    kind = town.INDEX[built["district"]]
    assert before.gold[0] == built["amount"] == building.PRICE[kind] - 1


def par_draws() -> None:
    assert one("Par", kind="drew", by="Par", seat=0)["number"] == 2


def hos_answers() -> None:
    assert one("Hos", kind="revealed", cause="murdered")["seat"] == 0
    assert one("Hos", kind="took-gold", seat=0)["amount"] == 2


def thr_pays() -> None:
    assert one("Thr", kind="crown")["seat"] == 1
    assert one("Thr", kind="throne-room")["seat"] == 0


def wal_is_dear() -> None:
    gone = one("Wal", kind="destroyed", other=0)
    assert gone["amount"] == town.COST[town.INDEX[gone["district"]]]


def counts_eight(code: str) -> Callable[[], None]:
    def check() -> None:
        assert one(code, kind="built", seat=0)["district"] == code
        districts = line(code, "districts") or {}
        costs = sum(town.COST[town.INDEX[each]] for each in districts["districts"])
        assert districts["points"] == costs + 2

    return check


def counts(code: str, rule: str, points: int) -> Callable[[], None]:
    """Its score line is shown at the end, with no other special line."""

    def check() -> None:
        assert (line(code, rule) or {})["points"] == points
        rules = [each["rule"] for each in one(code, kind="scored", seat=0)["lines"]]
        assert rules == ["districts", "first-complete", rule]

    return check


ACTS: Final[dict[str, Callable[[], None]]] = {
    "As": as_murders, "Th": th_robs, "Mg": mg_swaps, "Ki": ki_reigns, "Pr": pr_is_safe, "Me": me_trades,
    "Ar": ar_builds_three, "Wa": wa_destroys, "Wt": wt_goes_on, "Tx": tx_is_paid, "Cj": cj_takes, "Sc": sc_crowns,
    "Pa": pa_takes, "Al": al_is_refunded, "Co": co_conquers, "Di": di_exchanges, "At": at_adorns, "Qu": qu_is_beside,
    "Hau": hau_is_red, "Kee": kee_stands, "Lab": lab_sells, "Smi": smi_draws, "Obs": obs_draws, "Gra": gra_saves,
    "Lib": lib_keeps, "Sch": sch_is_any_colour, "Uni": counts_eight("Uni"), "Dra": counts_eight("Dra"),
    "Lig": lig_finds, "Arm": arm_fires, "Mus": counts("Mus", "museum", 3), "Tre": counts("Tre", "treasury", 7),
    "Map": counts("Map", "map-room", 3), "Wis": counts("Wis", "wishing-well", 3), "Qua": qua_twice, "Poo": poo_pays,
    "Bel": bel_rings, "Fac": fac_spares, "Par": par_draws, "Hos": hos_answers, "Thr": thr_pays, "Wal": wal_is_dear,
}  # fmt: skip


def test_each_is_held_to_what_it_is_there_for() -> None:
    assert {*ACTS} == {*THINGS}


@pytest.mark.parametrize("code", THINGS)
def test_it_does_what_it_is_there_for(code: str) -> None:
    ACTS[code]()


@pytest.mark.parametrize("code", cast.CODES)
def test_a_character_acts_in_the_hand_of_whoever_looks_on(code: str) -> None:
    state = laid(code)
    assert state.holders[cast.RANK[cast.INDEX[code]]] == 0
    assert cast.INDEX[code] in state.deal.characters


@pytest.mark.parametrize("code", VIOLETS)
def test_a_violet_district_stands_in_the_city_of_whoever_looks_on(code: str) -> None:
    stood = code in kinds(laid(code))
    assert stood != bool(events(code, kind="built", seat=0, district=code))


@pytest.mark.parametrize("code", THINGS)
def test_no_other_violet_district_acts(code: str) -> None:
    """Other violet districts may be built if they have no effect of their own in the demo."""
    quiet = {"Kee", "Hau", "Arm"}
    beside = {"Lab"} if code == "Fac" else set()
    state = record.read(text(code)).state
    built = set().union(*(kinds(state, seat) for seat in range(state.players)))
    assert {each for each in built if each in VIOLETS} <= {code} | quiet | beside


# Captions


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_caption_is_said_and_no_word_is_idle(language: str) -> None:
    said = words(language, "demos.ftl")
    names = [f"demo-{who}" for who in ("you", "second", "third", "fourth", "fifth")]
    wanted = [caption["id"] for shown in SHOWN.values() for caption in shown["captions"]]
    assert sorted(said) == sorted([*names, *wanted])
    for key, caption in said.items():
        assert len(caption) <= 140, f"{key} is too long to be read while things fly"
        assert "{" not in caption, f"{key}: nobody fills a place here"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_tell_the_same_numbers(language: str) -> None:
    theirs, english = words(language, "demos.ftl"), words("en", "demos.ftl")
    for key, caption in theirs.items():
        assert sorted(re.findall(r"\d+", caption)) == sorted(re.findall(r"\d+", english[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_bears_its_name_in_its_captions(language: str) -> None:
    """Named as in characters.ftl and districts.ftl; Hungarian suffixes change the stem of a name (torony, tornyod)."""
    said = words(language, "demos.ftl")
    names = {**words(language, "characters.ftl"), **words(language, "districts.ftl")}
    for code, shown in SHOWN.items():
        name = names[f"character-{code}" if code in cast.CODES else f"district-{code}"].replace("\u00ad", "")
        stems = [word[: max(3, len(word) - 4)] if language == "hu" else word for word in name.split()]
        assert any(all(stem in said[caption["id"]] for stem in stems) for caption in shown["captions"]), (code, name)
