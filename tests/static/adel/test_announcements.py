"""Adel in words: every event in every language for every eye; hits told plainly; by ear, a turn a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from raenke import GAMES
from raenke.adel import page as adel_page
from raenke.adel.rules.characters import CODES as ROLES
from raenke.adel.rules.districts import CODES as TOWN
from raenke.bots import make
from raenke.game import EVERYTHING, NOBODY
from raenke.record import Record
from raenke.session import collect_events
from tests.engine.adel.event_kinds import KINDS
from tests.golden.records import read
from tests.node_session import NodeSession
from tests.static import words

NAMES: Final = ["Ada", "Balthasar", "Erzsébet", "서연", "Zoë", "Bo", "ludwig"]
TESTS: Final = Path(__file__).resolve().parents[2]
GOLDEN: Final = TESTS / "golden" / "adel"
WORDS: Final = TESTS / "web" / "adel" / "words" / "words.js"
RAW: Final = re.compile(r"[{}$]|undefined|NaN|null|event-|hit-|ear-|heard-|-object|  | [.;:,]|;;|: ?[.;]")
PARTICLE: Final = {True: "을", False: "를"}

Event = dict[str, Any]


class Game(NamedTuple):
    """A whole game: how many sit there, and all that happened as each seat, nobody and everybody may know it."""

    players: int
    logs: dict[int, list[Event]]
    views: list[Any]


def seats(players: int) -> list[dict[str, str]]:
    """The people of a table."""
    return [{"name": name, "kind": "human"} for name in NAMES[:players]]


def event_log(record: Record, seat: int) -> list[Event]:
    """All events as a seat may know them."""
    return [dict(event) for event in collect_events(record, seat, 0, views=False).events]


@cache
def games() -> list[Game]:
    """The golden records, in which every kind of event occurs; all sizes, editions and casts."""
    found = []
    for path in sorted(GOLDEN.glob("*.record.txt")):
        record = read(path)
        players = record.state.players
        viewers = (*range(players), NOBODY, EVERYTHING)
        cuts: list[Any] = [record.cut(at).state for at in (5, 90, 333)]
        views = [adel_page.view(state, seat) for state in cuts for seat in (0, NOBODY, EVERYTHING)]
        found.append(Game(players, {seat: event_log(record, seat) for seat in viewers}, views))
    return found


@pytest.fixture(scope="module")
def alone() -> Iterator[NodeSession]:
    """The words alone, without a table."""
    with NodeSession(WORDS) as session:
        yield session


def told(alone: NodeSession, events: list[Event], players: int, viewer: int) -> list[dict[str, str]]:
    """Each event in words, and as a hit."""
    who = viewer if viewer >= 0 else None
    found: list[dict[str, str]] = alone.evaluate(
        "([events, seats, viewer]) => words.told(events, seats, viewer)", [events, seats(players), who]
    )
    return found


# What whole games do not bring about often enough.
RARE: Final[list[Event]] = [
    {"kind": "looked-away", "token": 1, "seat": 0},
    {"kind": "looked-away", "token": 1, "seat": 1},
    {"kind": "incomplete", "token": 1, "seat": 0, "cause": "bell-void"},
    {"kind": "incomplete", "token": 1, "seat": 1, "cause": "destroyed"},
    {"kind": "resumed", "token": 1, "seat": 0, "other": 0, "character": "Ki", "rank": 4},
    {"kind": "resumed", "token": 1, "seat": 1, "other": 1, "character": "Ki", "rank": 4},
    {"kind": "revealed", "token": 1, "seat": 0, "character": "Ki", "rank": 4, "cause": "murdered"},
    {"kind": "revealed", "token": 1, "seat": 1, "character": "Ki", "rank": 4, "cause": "murdered"},
    {"kind": "kept", "token": 1, "seat": 0, "cards": ["Man"], "number": 1},
    {"kind": "kept", "token": 1, "seat": 1, "cards": ["Man"], "number": 1},
    {"kind": "crown", "token": 1, "seat": 0, "other": 1, "cause": "abdication"},
    {"kind": "crown", "token": 1, "seat": 0, "other": 1, "by": "Sc", "giver": 1},
    {"kind": "crown", "token": 1, "seat": 1, "other": 0, "by": "Sc", "giver": 0},
    {"kind": "crown", "token": 1, "seat": 2, "other": 1, "by": "Sc", "giver": 1},
    {"kind": "crown", "token": 1, "seat": 1, "other": 2, "by": "Sc", "giver": 0},
    {"kind": "crown", "token": 1, "seat": 1, "other": 0, "cause": "murdered"},
    {"kind": "crown", "token": 1, "seat": 0, "other": 1, "cause": "murdered"},
    {"kind": "destroyed", "token": 1, "seat": 0, "other": 0, "district": "Man", "amount": 2, "by": "Wa"},
]


@pytest.mark.parametrize("language", words.languages())
def test_every_event_has_its_sentence(alone: NodeSession, language: str) -> None:
    """For every seat, for whoever sees all and for whoever sees what everybody may; and no message is idle."""
    alone.evaluate("language => words.speak(language)", language)
    alone.evaluate("words.asked()")
    kinds: set[str] = set()
    met: set[str] = set()
    for game in games():
        for viewer, log in game.logs.items():
            fresh = {alike(event, viewer): event for event in log}
            events = [event for one, event in fresh.items() if one not in met]
            met.update(fresh)
            kinds.update(event["kind"] for event in events)
            check(events, told(alone, events, game.players, viewer))
    assert kinds >= KINDS - {"looked-away"}
    check(RARE, told(alone, RARE, 4, 0))
    check(RARE, told(alone, RARE, 4, EVERYTHING))
    asked = set(alone.evaluate("words.asked()"))
    known = {id for id, word in words.read(language, "adel").items() if word.file == "events.ftl"}
    assert not sorted(id for id in known - asked if id.startswith(("event-", "hit-")))


def alike(event: Event, viewer: int) -> str:
    """What two events have in common whose sentences differ in a name alone: whoever is not the viewer is anybody."""
    seats = {name: event[name] == viewer for name in ("seat", "other", "victim") if name in event}
    return json.dumps({**event, **seats, "token": 0, "viewer": viewer >= 0}, sort_keys=True)


def check(events: list[Event], found: list[dict[str, str]]) -> None:
    """Whole sentences, with the seats that each is about."""
    for event, one in zip(events, found, strict=True):
        for text in (one["words"], *([one["hit"]] if one["hit"] else [])):
            assert not RAW.search(text), (event, text)
            assert re.search(r".{5}\.$", text), (event, text)
            assert text[0] == text[0].upper() or text.startswith("ludwig"), (event, text)


@pytest.mark.parametrize("language", words.languages())
def test_no_sentence_says_what_its_reader_may_not_know(alone: NodeSession, language: str) -> None:
    """Where a card or a character is hidden from a seat, the sentence of it names none."""
    alone.evaluate("language => words.speak(language)", language)
    said = words.everything(language, "adel")
    cards = ["drew", "kept", "put-under", "conjured", "searched", "sold", "tucked"]
    secret = {**dict.fromkeys(cards, "district"), "drafted": "character", "put-aside": "character"}
    count = 0
    for game in games()[::3]:
        whole = game.logs[EVERYTHING]
        for viewer in range(game.players):
            events = game.logs[viewer]
            for all_of_it, event, one in zip(whole, events, told(alone, events, game.players, viewer), strict=True):
                if all_of_it == event or event["kind"] not in secret:
                    continue
                what = secret[event["kind"]]
                codes = all_of_it.get("cards") or [all_of_it[what]]
                own = {said["district-Lab"].text, said["district-Mus"].text, said["district-Lig"].text}
                for name in {said[f"{what}-{code}"].text for code in codes} - own:
                    assert not re.search(rf"\b{re.escape(name)}\b", one["words"]), (event, one)
                count += 1
    assert count > 100


def test_what_hit_somebody_is_told_plainly(alone: NodeSession) -> None:
    """By whom, as what, and how much; a murder to its victim alone."""
    alone.evaluate("words.speak('en')")
    chose = {"kind": "drafted", "token": 1, "seat": 0, "character": "Ki"}
    blows = [
        {"kind": "looked", "token": 5, "seat": 1, "other": 0, "number": 2, "cards": ["Man", "Man"]},
        {"kind": "conjured", "token": 6, "seat": 1, "other": 0, "district": "Man"},
        {"kind": "robbed", "token": 7, "seat": 0, "other": 1, "rank": 4, "amount": 3},
        {"kind": "destroyed", "token": 8, "seat": 2, "other": 0, "district": "Pal", "amount": 4, "by": "Wa"},
        {"kind": "exchanged", "token": 9, "seat": 2, "other": 0, "district": "Pal", "given": "Tav", "amount": 4},
        {"kind": "swapped", "token": 9, "seat": 2, "other": 0, "others": ["Tav", "Tav", "Man"]},
        {"kind": "taxed", "token": 9, "seat": 0, "other": 3, "amount": 1},
        {"kind": "unanswered", "token": 9, "rank": 4, "target": "Ki", "cause": "murdered", "victim": 0},
    ]
    none = [
        {"kind": "robbed", "token": 9, "seat": 0, "other": 1, "rank": 4, "amount": 0},
        {"kind": "robbed", "token": 9, "seat": 2, "other": 0, "rank": 4, "amount": 2},
        {"kind": "unanswered", "token": 9, "rank": 4, "target": "Ki", "cause": "murdered"},
        {"kind": "crown", "token": 9, "seat": 1, "other": 0, "by": "Ki"},
    ]
    hits = "([events, seats, viewer]) => words.hits(events, seats, viewer)"
    assert alone.evaluate(hits, [[chose, *blows, *none], seats(4), 0]) == [
        "Balthasar, the Wizard, looked at your hand.",
        "Balthasar, the Wizard, took a card from your hand: Manor.",
        "Balthasar, the Thief, took all your gold (3).",
        "Erzsébet, the Warlord, destroyed the Palace in your city.",
        "Erzsébet, the Diplomat, took the Palace from your city and gave you the Tavern and 4 gold.",
        "Erzsébet, the Magician, swapped hands with you: you gave 2 × Tavern and Manor, and got nothing.",
        "You paid 서연 1 gold in tax for building.",
        "You were murdered as King and lost your turn.",
    ]
    assert all(alone.evaluate("events => words.severities(events)", blows))
    built = {"kind": "built", "token": 10, "seat": 0, "district": "Tav", "amount": 1}
    assert alone.evaluate(hits, [[chose, *blows, built], seats(4), 0]) == []
    assert alone.evaluate(hits, [[chose, *blows], seats(4), None]) == []


def test_only_the_victim_hears_of_its_murder(alone: NodeSession) -> None:
    """In whole games: the same call, told to everybody else without a name."""
    alone.evaluate("words.speak('en')")
    count = 0
    for game in games():
        for number, call in enumerate(game.logs[EVERYTHING]):
            victim = call.get("victim")
            if call["kind"] != "unanswered" or victim is None:
                continue
            count += 1
            for viewer in range(game.players):
                one = told(alone, [game.logs[viewer][number]], game.players, viewer)[0]
                assert ("you have been murdered" in one["words"]) == (viewer == victim) == bool(one["hit"])
                assert viewer == victim or NAMES[victim] not in one["words"]
    assert count > 5


@cache
def four(number: int) -> tuple[list[Event], list[int], int]:
    """A game of four bots as the first seat may know it, the tokens after which it is asked, and its rounds."""
    options = [
        {},
        {"characters": "mixed", "violets": "all"},
        {"characters": "dark", "violets": "all", "edition": "ffg"},
    ]
    game, rng = GAMES["adel"], Random(number)
    mind = make("greedy", game)
    record = Record(game, game.deal(4, rng, 0, options[number % 3]))
    asked = []
    record.resolve_chance(rng)
    while not record.state.over:
        if record.state.to_act == 0:
            asked.append(len(record.tokens))
        *_, action = mind.think(record.state.view(record.state.to_act), rng)
        record.play(action)
        record.resolve_chance(rng)
    return event_log(record, 0), asked, record.state.round


def heard(
    alone: NodeSession, events: list[Event], asked: list[int] | None = None, viewer: int | None = 0
) -> list[dict[str, Any]]:
    """What is heard, sentence by sentence."""
    said: list[dict[str, Any]] = alone.evaluate(
        "([events, seats, viewer, asked]) => words.heard(events, seats, viewer, asked)",
        [events, seats(4), viewer, asked],
    )
    return said


@pytest.mark.parametrize("language", words.languages())
def test_by_ear_a_turn_is_one_sentence(alone: NodeSession, language: str) -> None:
    """Whole games of four: never more than ten sentences a round, each whole, and nobody's secret choice in any."""
    alone.evaluate("language => words.speak(language)", language)
    for number in range(3):
        events, asked, rounds = four(number)
        said = heard(alone, events, asked)
        assert 4 * rounds < len(said) < 10 * rounds + 5
        for one in said:
            assert not RAW.search(one["words"].replace("; ", " ")), one
            assert one["words"].endswith("."), one
            assert one["words"][0] == one["words"][0].upper(), one
            assert len(one["words"]) < 400, one
        text = " ".join(one["words"] for one in said)
        for event in events:
            if event["kind"] == "built":
                name = words.everything(language, "adel")[f"district-{event['district']}-object"].text
                assert name in text or name[0].upper() + name[1:] in text, event
        turns = [event for event in events if event["kind"] == "revealed"]
        assert sum("revealed" in one["kinds"] for one in said) == len(turns)


def test_a_turn_in_words(alone: NodeSession) -> None:
    """Calls that nobody answers in a row, sums instead of single coins, no secrets; own results as they are."""
    alone.evaluate("words.speak('en')")
    opening = [
        {"kind": "round-began", "token": 0, "seat": 1, "amount": 3},
        {"kind": "set-aside", "token": 1, "characters": ["As"], "number": 1},
        {"kind": "looked-down", "token": 1, "seat": 1, "hidden": True},
        {"kind": "drafted", "token": 2, "seat": 1, "hidden": True},
        {"kind": "drafted", "token": 3, "seat": 0, "character": "Wa"},
        {"kind": "drafted", "token": 4, "seat": 2, "hidden": True},
    ]
    calls = [
        {"kind": "unanswered", "token": 5, "rank": 1, "target": "As"},
        {"kind": "unanswered", "token": 5, "rank": 2, "target": "Th"},
        {"kind": "revealed", "token": 5, "seat": 1, "character": "Ki", "rank": 4},
        {"kind": "crown", "token": 5, "seat": 1, "other": 2, "by": "Ki"},
        {"kind": "took-gold", "token": 6, "seat": 1, "amount": 2},
        {"kind": "income", "token": 7, "seat": 1, "character": "Ki", "amount": 1, "cards": ["Man"]},
        {"kind": "built", "token": 8, "seat": 1, "district": "Pal", "amount": 5},
        {"kind": "turn-ended", "token": 9, "seat": 1, "character": "Ki"},
        {"kind": "unanswered", "token": 9, "rank": 5, "target": "Pr"},
        {"kind": "revealed", "token": 9, "seat": 2, "character": "Ar", "rank": 7},
        {"kind": "drew", "token": 10, "seat": 2, "number": 2, "cause": "cards", "hidden": True},
        {"kind": "kept", "token": 11, "seat": 2, "number": 1, "hidden": True},
        {"kind": "drew", "token": 11, "seat": 2, "number": 2, "by": "Ar", "hidden": True},
        {"kind": "turn-ended", "token": 12, "seat": 2, "character": "Ar"},
        {"kind": "revealed", "token": 12, "seat": 0, "character": "Wa", "rank": 8},
        {"kind": "destroyed", "token": 13, "seat": 0, "other": 1, "district": "Pal", "amount": 4, "by": "Wa"},
    ]
    said = [one["words"] for one in heard(alone, [*opening, *calls], [2, 12, 13])]
    assert said == [
        "Round 3 begins; Balthasar has the crown; set aside face up: Assassin (and one more face down); your turn.",
        "You choose the Warlord.",
        "Assassin and Thief: no answer; Balthasar is the King; takes the crown from Erzsébet; takes 3 gold;"
        " builds the Palace for 5.",
        "Bishop: no answer; Erzsébet is the Architect; takes 3 cards.",
        "You are the Warlord; your turn.",
        "You destroy the Palace in Balthasar’s city for 4 gold.",
    ]


def test_what_acts_for_the_first_time_is_explained(alone: NodeSession) -> None:
    """Every character and every district that acts by an event, in every language."""
    alone.evaluate("words.speak('en')")
    met: set[str] = set()
    for game in games():
        for found in alone.evaluate("events => words.acts(events)", game.logs[EVERYTHING]):
            if found:
                assert found["lit"].startswith("[data-place"), found
                met.add(found["kind"])
    assert met == {*ROLES, *"Lab Smi Gra Lig Arm Mus Bel Poo Par Hos Thr".split()}
    for language in words.languages():
        alone.evaluate("language => words.speak(language)", language)
        for text in alone.evaluate("ids => words.names(ids)", [f"first-{kind}" for kind in sorted(met)]):
            assert len(text) > 15, text
            assert not RAW.search(text), text


@pytest.mark.parametrize("language", words.languages())
def test_the_table_by_ear(alone: NodeSession, language: str) -> None:
    """Hand, cities, seats and ranks, for a seat, for nobody and for whoever sees all."""
    alone.evaluate("language => words.speak(language)", language)
    for game in games()[::4]:
        for view in game.views:
            for text in alone.evaluate("([view, seats]) => words.table(view, seats)", [view, seats(game.players)]):
                assert not RAW.search(text), text
                assert len(text) > 5, text


@pytest.mark.parametrize("language", words.languages())
def test_names_bend_as_their_language_wants(alone: NodeSession, language: str) -> None:
    """Articles in English, German and Hungarian, particles in Korean; and the form is one of the name."""
    alone.evaluate("language => words.speak(language)", language)
    stems = [*(f"character-{code}" for code in ROLES), *(f"district-{code}" for code in TOWN)]
    bare = alone.evaluate("ids => words.names(ids)", stems)
    objects = alone.evaluate("ids => words.names(ids)", [f"{stem}-object" for stem in stems])
    soft_hyphen = "\u00ad"  # where a long German name may break, which sentences need not repeat
    for name, form in zip((name.replace(soft_hyphen, "") for name in bare), objects, strict=True):
        if language == "en":
            assert form == f"the {name}"
        elif language == "ko":
            assert form == name + PARTICLE[(ord(name[-1]) - 0xAC00) % 28 != 0]
        elif language == "hu":
            article, _, rest = form.partition(" ")
            assert article == ("az" if name[0].lower() in "aáeéiíoóöőuúüű" else "a")
            assert (rest[:3], rest[-1]) == (name[:3], "t")
        else:
            article, _, rest = form.partition(" ")
            assert article in ("den", "die", "das")
            assert rest == name or (article == "den" and rest in (f"{name}en", f"{name}n"))
