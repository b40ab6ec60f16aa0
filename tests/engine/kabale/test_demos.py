"""Demos of the allies: each a short valid record with captions in all languages, decided by that ally."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from raenke import record, worker
from raenke.kabale import award, notation
from raenke.kabale.cards import ALLIES, AREA_SHIFT, CODES, INDEX, Acts

WEB: Final = Path(__file__).resolve().parents[3] / "web"
DEMOS: Final = WEB / "demos" / "kabale"
SHOWN: Final[dict[str, dict[str, Any]]] = json.loads((DEMOS / "index.json").read_text(encoding="ascii"))
LANGUAGES: Final = sorted(path.name for path in (WEB / "i18n").iterdir())

EFFECTS: Final = {"Ex": "moved", "As": "discarded", "St": "closed", "Cl": "slipped", "Tr": "traded"}
RULES: Final = {
    "Mu": "musketeers", "Wz": "wizard", "Wt": "witch", "Pr": "couple", "Sq": "couple", "He": "hermit", "Gi": "giant",
    "Do": "doppelganger", "Dr": "dragon", "Ro": "romeo", "Be": "beggar", "Ju": "romeo",
}  # fmt: skip
HOMES: Final = {ally.code: ally.home for ally in ALLIES if ally.home}
PLAIN: Final = ("Ki", "Qu")


def text(code: str) -> str:
    return (DEMOS / f"{code}.txt").read_text(encoding="ascii")


@cache
def frames(code: str) -> list[dict[str, Any]]:
    """Frames of the demo as the page requests them, up to the award of its last column."""
    found: list[dict[str, Any]] = []
    for at in range(SHOWN[code]["from"] + 1, len(record.read(text(code)).tokens) + 1):
        request = {"do": "replay", "record": text(code), "at": at, "seat": None, "open": True}
        reply = json.loads(worker.handle(json.dumps(request)))
        assert reply["ok"], reply
        for frame in reply["value"]["frames"]:
            found.append(frame)
            event = frame["event"]
            if event["kind"] in ("won", "lost") and event["column"] == SHOWN[code]["columns"][-1]:
                return found
    return found


def events(code: str, *kinds: str) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = [frame["event"] for frame in frames(code)]
    return [event for event in shown if event["kind"] in kinds] if kinds else shown


def settled(code: str, column: int = 0) -> dict[str, Any]:
    (event,) = (event for event in events(code, "settled") if event["column"] == column)
    return event


def owner(code: str) -> int:
    """The seat that first places the demonstrated card."""
    seat: int = next(event["seat"] for event in events(code, "placed") if event["card"] == code)
    return seat


def winner(event: dict[str, Any], **other: str) -> int:
    """The winner of a settled column, with some cards replaced or removed."""
    cards = [f"{card['seat'] + 1}{other.get(card['code'], card['code'])}" for card in event["cards"]]
    goal = f"{event['goal']['area']}{event['goal']['points']}"
    area, column = notation.parse_column(f"{goal}: {' '.join(card for card in cards if card[1:])}")
    return award.settle(column, area >> AREA_SHIFT).winner


def words(language: str, file: str) -> dict[str, str]:
    """Read a file of plain messages of Kabale."""
    path = WEB / "i18n" / language / "kabale" / file
    found = re.findall(r"^([\w-]+) = (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(dict(found)) == len(found), "an id stands twice"
    return dict(found)


def test_each_ally_has_its_demonstration_and_there_is_no_other() -> None:
    assert [*SHOWN] == [*CODES]
    assert sorted(path.name for path in DEMOS.iterdir()) == sorted(["index.json", *(f"{code}.txt" for code in CODES)])


def test_each_ally_is_held_to_what_it_is_there_for() -> None:
    revealed, awarded = ({ally.code for ally in ALLIES if ally.acts is acts} for acts in (Acts.REVEALED, Acts.AWARD))
    assert {*EFFECTS} == revealed
    assert {*RULES} == awarded | {"Ju"}
    assert {*HOMES, *PLAIN} == {*CODES} - revealed - awarded - {"Ju"}


@pytest.mark.parametrize("code", CODES)
def test_it_is_a_sound_record_at_which_nobody_sits(code: str) -> None:
    read = record.read(text(code))
    assert read.text() == text(code)
    assert not read.names


@pytest.mark.parametrize("code", CODES)
def test_it_is_short_and_only_its_own_columns_are_told(code: str) -> None:
    assert 3 <= len(events(code, "placed")) <= 6
    assert SHOWN[code]["from"] <= 1
    assert SHOWN[code]["columns"] in ([0], [0, 1]), "what is settled before the watched columns would be told too"
    told = {event["column"] for event in events(code, "settled", "won", "closed", "traded", "discarded", "moved")}
    assert told <= {*SHOWN[code]["columns"]}
    assert not events(code, "shuffled", "stayed", "declined", "lost")


@pytest.mark.parametrize("code", CODES)
def test_nothing_acts_but_what_is_to_be_seen(code: str) -> None:
    """Besides the demonstrated rule, only Romeo with Juliet or a rule that it must beat is at work."""
    beside = {"Ju": {"Ro"}, "Pr": {"Sq"}, "Sq": {"Pr", "Be"}, "Mu": {"Wz"}}
    laid = {event["card"] for event in events(code, "placed", "slipped")}
    turned = {event["card"] for event in events(code, "revealed")}
    at_work = {c for c in laid if ALLIES[INDEX[c]].acts is Acts.AWARD}
    at_work |= {c for c in turned if ALLIES[INDEX[c]].acts is Acts.REVEALED}
    quiet = {alone for alone, other in (("Ro", "Ju"), ("Sq", "Pr")) if other not in laid}  # no rule alone
    assert at_work - quiet <= {code} | beside.get(code, set())


@pytest.mark.parametrize("code", CODES)
def test_each_caption_has_its_one_moment_and_they_come_in_order(code: str) -> None:
    assert SHOWN[code].keys() == {"from", "columns", "captions"}
    captions = SHOWN[code]["captions"]
    assert 1 <= len(captions) <= 3
    moments = []
    for caption in captions:
        assert caption.keys() == {"id", "at"}
        here = [n for n, event in enumerate(events(code)) if caption["at"].items() <= event.items()]
        assert len(here) == 1, caption
        moments += here
    assert moments == sorted({*moments})


@pytest.mark.parametrize(("code", "kind"), EFFECTS.items())
def test_what_acts_when_revealed_is_revealed_and_acts(code: str, kind: str) -> None:
    kinds = [event["kind"] for event in events(code)]
    revealed = next(n for n, event in enumerate(events(code)) if event["kind"] == "revealed" and event["card"] == code)
    assert kind in kinds[revealed:]


@pytest.mark.parametrize(("code", "rule"), RULES.items())
def test_what_acts_at_the_award_decides_it(code: str, rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule is a step of the only column, and without it the other seat would have won."""
    event = settled(code)
    assert rule in [step["rule"] for step in event["settlement"]["steps"]]
    assert event["settlement"]["winner"] == winner(event) == 0
    if code == "Do":  # its number is no award step to disable: replace it with a card without a number
        assert winner(event, Do="Cl") == 1
        return
    void = {INDEX[other] for other in CODES if RULES.get(other) == rule}
    every = award._rules_for
    monkeypatch.setattr(award, "_rules_for", lambda allies: tuple(row for row in every(allies) if row[1] not in void))
    assert winner(event) == 1


@pytest.mark.parametrize(("code", "area"), HOMES.items())
def test_who_is_at_home_somewhere_wins_there_and_loses_elsewhere(code: str, area: str) -> None:
    home, away = settled(code, 0), settled(code, 1)
    assert home["goal"]["area"] == area != away["goal"]["area"]
    assert {card["code"] for card in home["cards"]} == {card["code"] for card in away["cards"]}
    for event, number in ((home, 12), (away, 8)):
        (mine,) = (card for card in event["cards"] if card["code"] == code)
        assert mine["number"] == number
        assert (event["settlement"]["winner"] == mine["seat"]) == (event is home)


@pytest.mark.parametrize("code", PLAIN)
def test_a_plain_high_number_wins_once_and_is_beaten_once(code: str) -> None:
    for column, wins in ((0, True), (1, False)):
        event = settled(code, column)
        (mine,) = (card for card in event["cards"] if card["code"] == code)
        assert (event["settlement"]["winner"] == mine["seat"]) == wins
        assert [step["rule"] for step in event["settlement"]["steps"]] == ["printed", "highest"]


def test_the_explorer_walks_right_and_round_the_edge_and_reveals_where_he_arrives() -> None:
    walks = [(event["column"], event["to_column"]) for event in events("Ex", "moved")]
    assert walks == [(0, 1), (1, 0)]
    shown = events("Ex")
    for n, event in enumerate(shown):
        if event["kind"] == "moved":
            assert shown[n + 1]["kind"] == "revealed"
            assert shown[n + 1]["column"] == event["to_column"]


def test_the_assassin_kills_the_card_that_revealed_him_and_no_later_one() -> None:
    (killed,) = events("As", "discarded")
    placed = events("As", "placed")
    assert killed["card"] == placed[1]["card"]
    left = [card["code"] for card in frames("As")[-1]["view"]["columns"][0]["cards"]]
    assert left == ["As", placed[2]["card"]]


def test_the_storm_lets_a_goal_be_won_with_fewer_cards_than_it_wants() -> None:
    event = settled("St")
    assert len(event["cards"]) < event["goal"]["points"]
    assert event["settlement"]["winner"] == owner("St")


def test_the_card_below_the_cloak_wins_the_goal() -> None:
    event = settled("Cl")
    (slipped,) = events("Cl", "slipped")
    assert winner(event) == owner("Cl") == slipped["seat"]
    assert winner(event, **{slipped["card"]: ""}) != owner("Cl")


def test_the_traitor_gets_his_seat_the_better_goal() -> None:
    (traded,) = events("Tr", "traded")
    assert traded["goal"]["points"] > traded["to_goal"]["points"]
    (won,) = (event for event in events("Tr", "won") if event["column"] == traded["column"])
    assert won["seat"] == owner("Tr")
    assert won["goal"] == traded["goal"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_caption_is_said_and_no_word_is_idle(language: str) -> None:
    said = words(language, "demos.ftl")
    wanted = dict.fromkeys(caption["id"] for shown in SHOWN.values() for caption in shown["captions"])
    assert sorted(said) == sorted(wanted)
    for key, caption in said.items():
        assert len(caption) <= 140, f"{key} is too long to be read while cards fly"
        assert "{" not in caption, f"{key}: nobody fills a place here"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_tell_the_same_numbers(language: str) -> None:
    theirs, english = words(language, "demos.ftl"), words("en", "demos.ftl")
    for key, caption in theirs.items():
        assert sorted(re.findall(r"\d+", caption)) == sorted(re.findall(r"\d+", english[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ally_bears_its_name_in_its_captions(language: str) -> None:
    """Named as in cards.ftl; Hungarian suffixes change the last letters of a name (Júlia, Júliád)."""
    said, names = words(language, "demos.ftl"), words(language, "cards.ftl")
    for code, shown in SHOWN.items():
        name = names[f"card-{code}"]
        stem = name[:-2] if language == "hu" else name
        assert any(stem in said[caption["id"]] for caption in shown["captions"]), (code, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_are_told_can_be_seen(language: str) -> None:
    """Sums in captions ("22 against 20") agree with the settlement."""
    said = words(language, "demos.ftl")
    for code, shown in SHOWN.items():
        for caption in shown["captions"]:
            at = caption["at"]
            if at["kind"] != "settled":
                continue
            sums = {str(total) for total in settled(code, at["column"])["settlement"]["sums"] if total is not None}
            duel = re.search(r"(\d+) (?:against|gegen|대) (\d+)|(\d+) az? (\d+) ellen", said[caption["id"]])
            if duel:
                assert {number for number in duel.groups() if number} == sums, caption["id"]
