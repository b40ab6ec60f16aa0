"""Notation of Adel, parsed strictly: tokens, headers, errors."""

from __future__ import annotations

from random import Random

import pytest

from raenke.adel import ADEL, notation
from raenke.adel.rules import actions
from raenke.adel.rules.building import Order
from raenke.adel.rules.cards import GILT
from raenke.adel.rules.characters import INDEX as ROLE
from raenke.adel.rules.deal import Deal
from raenke.adel.rules.districts import INDEX as KIND
from raenke.adel.rules.draft import Aside
from raenke.faults import BadRecord
from raenke.record import Record
from tests.engine.adel.strategies import dealt, played

GRAMMAR = {
    "2:Ki": actions.PICK + ROLE["Ki"],
    "2/Wa": actions.ASIDE + ROLE["Wa"],
    "2$": actions.GOLD,
    "2#": actions.CARDS,
    "2+Man": actions.KEEP_CARD + KIND["Man"],
    "2=Man": actions.BUILD + KIND["Man"],
    "2%": actions.INCOME,
    "2.": actions.END,
    "2!4": actions.NAME + 3,
    "2~3": actions.SWAP + 2,
    "2-Man": actions.PUT + KIND["Man"],
    "2-.": actions.DRAW_ANEW,
    "2?3": actions.LOOK + 2,
    "2^3": actions.GIVE_CROWN + 2,
    "2!": actions.PARDON,
    "2!$": actions.EXTRA_GOLD,
    "2!#": actions.EXTRA_CARDS,
    "2x3Man": actions.DESTROY + actions.far_place(2, KIND["Man"]),
    "2x3Man'": actions.DESTROY + actions.far_place(2, KIND["Man"] | GILT),
    "2Gra+": actions.SAVE,
    "2Gra-": actions.LET_GO,
    "2Tav<>3Man": actions.exchange(KIND["Tav"], 2, KIND["Man"]),
    "2Tav'<>3Man'": actions.exchange(KIND["Tav"] | GILT, 2, KIND["Man"] | GILT),
    "2*Man": actions.ADORN + KIND["Man"],
    "2Lab-Man": actions.LAB + KIND["Man"],
    "2Smi": actions.SMITH,
    "2Mus-Man": actions.TUCK + KIND["Man"],
    "2Arm3Man": actions.ARM + actions.far_place(2, KIND["Man"]),
    "2Arm3Man'": actions.ARM + actions.far_place(2, KIND["Man"] | GILT),
    "2Lig+Man": actions.FETCH + KIND["Man"],
    "2Lig-": actions.LEAVE,
    "2Bel+": actions.DECLARE,
    "2Bel-": actions.KEEP_STILL,
}


@pytest.mark.parametrize("token", GRAMMAR)
def test_each_token_of_the_grammar(token: str) -> None:
    assert notation.parse(token) == (1, GRAMMAR[token])
    assert notation.text(GRAMMAR[token], 1) == token


def test_every_action_has_one_token_and_every_token_its_action() -> None:
    rng = Random(1)
    tokens = {notation.text(action, rng.randrange(7)) for action in range(actions.EXCHANGE)}
    assert len(tokens) == actions.EXCHANGE
    for action in [*range(actions.EXCHANGE), *rng.sample(range(actions.EXCHANGE, len(actions.ACTIONS)), 3000)]:
        seat = rng.randrange(7)
        assert notation.parse(notation.text(action, seat)) == (seat, action)


@pytest.mark.parametrize(
    "token",
    [
        *("", "2", "Ki", "2Ki", "2:K", "2:King", "2:ki", "2$$", "2+", "2+Ma", "2+Man'", "2=Man'", "2*Man'", "2-Man'"),
        *("2!44", "2x3", "2xMan", "2x3Man''", "2Tav<3Man", "2Tav<>Man", "2Lab+Man", "2Lab-", "2Smi+", "2Gra", "2Bel"),
        *("2Lig", "22$", "2 $", "2$ ", " 2$", "2$\n", "2Arm3", "2-", "２$", "2!４", "a$", "$", "2@Man", "2:Ki,Th"),
    ],
)
def test_no_such_token(token: str) -> None:
    with pytest.raises(BadRecord, match=r"no such token|no seat"):
        notation.parse(token)


@pytest.mark.parametrize(
    ("token", "problem"),
    [
        ("2:Xx", "there is no character 'Xx'"),
        ("2/Qx", "there is no character 'Qx'"),
        ("2=Xxx", "there is no district 'Xxx'"),
        ("2Tav<>3Zzz", "there is no district 'Zzz'"),
        ("2Lab-Zzz", "there is no district 'Zzz'"),
        ("8$", "there is no seat 8"),
        ("0$", "there is no seat 0"),
        ("2~9", "there is no seat 9"),
        ("2x0Man", "there is no seat 0"),
        ("2!0", "there is no rank 0"),
        ("2=Smi+", "no such token"),
    ],
)
def test_a_token_that_names_what_there_is_not(token: str, problem: str) -> None:
    with pytest.raises(BadRecord) as bad:
        notation.parse(token)
    assert bad.value.problem == problem
    assert bad.value.token == token


# Chance


@pytest.mark.parametrize(
    ("token", "outcome"),
    [
        ("@Th,Wa/As", Aside((ROLE["Th"], ROLE["Wa"]), ROLE["As"])),
        ("@Th/As", Aside((ROLE["Th"],), ROLE["As"])),
        ("@/As", Aside((), ROLE["As"])),
        ("@Man,Tav,Man", Order((KIND["Man"], KIND["Tav"], KIND["Man"]))),
    ],
)
def test_chance(token: str, outcome: Aside | Order) -> None:
    assert notation.is_chance(token)
    assert notation.parse_chance(token) == outcome
    assert notation.chance_text(outcome) == token


@pytest.mark.parametrize("token", ["@", "@/", "@As", "@As,/Th", "@,As/Th", "@Man,", "@Man/As", "@Man,As", "2$"])
def test_no_outcome_of_chance(token: str) -> None:
    with pytest.raises(BadRecord):
        notation.parse_chance(token)


def test_chance_that_names_what_there_is_not() -> None:
    for token, problem in (("@Qx/As", "there is no character 'Qx'"), ("@Man,Zzz", "there is no district 'Zzz'")):
        with pytest.raises(BadRecord, match=problem) as bad:
            notation.parse_chance(token)
        assert bad.value.token == token


# Headers


def headers(**other: str) -> dict[str, str]:
    before, after = notation.headers(ADEL.deal(4, Random(1)))
    assert after == {}
    return {**before, **other}


def test_the_headers_in_their_order() -> None:
    deal = ADEL.deal(5, Random(3), 2, {"edition": "ffg", "goal": "7", "abdication": "yes", "characters": "dark"})
    before, _ = notation.headers(deal)
    assert list(before) == ["Players", "Crown", "Edition", "Goal", "Abdication", "Characters", "Districts"]
    assert [*before.values()][:6] == ["5", "3", "ffg", "7", "yes", "Wt Tx Cj Sc Pa Al Co Di At"]
    assert notation.from_headers(before) == deal


def test_every_deal_is_read_back() -> None:
    for seed in range(60):
        deal = dealt(2 + seed % 6, seed)
        assert notation.from_headers(notation.headers(deal)[0]) == deal


@pytest.mark.parametrize("name", ["Players", "Crown", "Edition", "Goal", "Abdication", "Characters", "Districts"])
def test_each_header_must_stand_there(name: str) -> None:
    without = {key: value for key, value in headers().items() if key != name}
    with pytest.raises(BadRecord, match="missing"):
        notation.from_headers(without)


DECK = headers()["Districts"].split()


@pytest.mark.parametrize(
    ("name", "value", "problem", "number"),
    [
        ("Players", "8", "no such value", 0),
        ("Players", "4 ", "no such value", 0),
        ("Crown", "5", "no such value", 0),
        ("Crown", "0", "no such value", 0),
        ("Edition", "HIG", "no such value", 0),
        ("Goal", "9", "no such value", 0),
        ("Abdication", "true", "no such value", 0),
        ("Characters", "As Th Mg Ki Pr Me Ar", "one character of rank 8 is wanted (Wa or Di), here are 0", 8),
        ("Characters", "", "one character of rank 1 is wanted (As or Wt), here are 0", 1),
        ("Characters", "As Th Ki Mg Pr Me Ar Wa", "no character of rank 3", 3),
        ("Characters", "As Th Mg Ki Pr Me Ar Xx", "no character of rank 8", 8),
        ("Characters", "As Th Mg Ki Pr Me Ar Wa At Qu", "there are no more ranks", 10),
        ("Characters", "As Th Mg Ki Pr Me Ar Wa Qu", "the Queen (Qu) needs 5 or more players, not 4", 9),
        ("Districts", " ".join(DECK[:-1]), "all 54 plain districts are needed, 1 are missing", 65),
        ("Districts", " ".join([*DECK, "Tav"]), "Tav stands 6 times among the districts, the game has 5", 66),
        ("Districts", " ".join([*DECK, "Kee"]), "Kee stands 3 times among the districts, the game has 2", 66),
        ("Districts", " ".join(["Xxx", *DECK]), "there is no district 'Xxx'", 1),
        ("Districts", "", "all 54 plain districts are needed, 54 are missing", 1),
    ],
)
def test_a_header_is_checked_code_by_code(name: str, value: str, problem: str, number: int) -> None:
    with pytest.raises(BadRecord) as bad:
        notation.from_headers(headers(**{name: value}))
    assert (bad.value.problem, bad.value.number) == (problem, number)
    assert bad.value.token.startswith(name)


def test_two_players_cannot_have_nine_characters() -> None:
    two = notation.headers(ADEL.deal(2, Random(1)))[0]
    with pytest.raises(BadRecord, match="nine characters need 3 or more players, not 2"):
        notation.from_headers({**two, "Characters": "As Th Mg Ki Pr Me Ar Wa At"})


def test_the_deck_may_hold_any_of_the_violet_districts() -> None:
    plain = [code for code in DECK if KIND[code] < KIND["Hau"]]
    deal = notation.from_headers(headers(Districts=" ".join([*plain, "Mus", "Kee", "Kee"])))
    assert isinstance(deal, Deal)
    assert len(deal.districts) == 57


# Whole records


def test_an_error_names_the_token_its_number_and_what_would_have_been_legal() -> None:
    record = Record(ADEL, ADEL.deal(4, Random(1)))
    for token in "@Th,Mg/As 1:Ki".split():
        record.play_text(token)
    with pytest.raises(BadRecord) as bad:
        record.play_text("2:Ki")
    assert (bad.value.token, bad.value.number) == ("2:Ki", 3)
    assert bad.value.legal == ("2:Pr", "2:Me", "2:Ar", "2:Wa")


@pytest.mark.parametrize("token", ["@Ki,Mg/As", "@/As", "@Th,Mg/At", "@Man,Tav", "1:Ki", "@Th,Th/As"])
def test_chance_that_does_not_fit_is_refused_with_one_that_would(token: str) -> None:
    record = Record(ADEL, ADEL.deal(4, Random(1)))
    with pytest.raises(BadRecord) as bad:
        record.play_text(token)
    assert bad.value.legal == ("@As,Th/Mg",)


def test_what_was_written_is_read_back_to_the_same() -> None:
    for seed in range(12):
        record = played(2 + seed % 6, seed, "busy")
        again = Record(ADEL, notation.from_headers(record.headers()), record.names)
        for token in record.tokens:
            again.play_text(token)
        assert again.text() == record.text()


def test_a_record_is_plain_ascii() -> None:
    assert played(5, 3).text().isascii()
