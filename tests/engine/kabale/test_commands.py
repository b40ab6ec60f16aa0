"""Kabale's own commands, award and score: output and errors."""

from __future__ import annotations

import pytest

from tests.engine.cli_runner import Command

# award


def test_award_explains_in_plain_words(raenke: Command) -> None:
    said = raenke("award", "R4: 1Wz 2Ki 1Ca")
    assert said.status == 0
    for words in ("seat 1's Wizard 7", "removes every card of 10 or more", "Totals: seat 1: 7", "Seat 1 wins R4"):
        assert words in said.out


@pytest.mark.parametrize(
    ("column", "words"),
    [
        ("A3: 1Mu 2Be 3Wz", "the rules of seat 2's Beggar and seat 3's Wizard are void"),
        ("A3: 1Mu 2Ki", "there is no other rule to void"),
        ("A3: 1Wz 2Wz", "cancel each other out"),
        ("A3: 1Wt 2Wt", "cancel each other out"),
        ("A3: 1Wt 2Be", "removes every other card of 9 or less: seat 2's Beggar"),
        ("A3: 1Pr 1Sq", "together and win the goal outright"),
        ("A3: 1He", "Hermit has no other card beside it: 12"),
        ("A3: 1He 2Ki", "loses 1 for the one other card: 11"),
        ("A3: 1He 2Ki 3Ki", "loses 1 for each of 2 other cards: 10"),
        ("A3: 1Gi", "Little Giant has no other card beside it: 2"),
        ("A3: 1Gi 2Ki", "gains 3 for the one other card: 5"),
        ("A3: 1Gi 2Ki 3Ki", "gains 3 for each of 2 other cards: 8"),
        ("A3: 1Do 2As", "takes the number of seat 2's Assassin: 9½"),
        ("A3: 2As 1Do", "has no card below it: no number"),
        ("A3: 1Ro 1Ju", "is with seat 1's Juliet: 15"),
        ("A3: 1Dr 2Ki", "lowers every card of other seats by 2: seat 2's King 18"),
        ("A3: 1Be 2Ki", "the lowest total"),
        ("A3: 1Ki 2Ki", "a card nearest the goal"),
        ("A3: 1Ki 2Ki 3Be 3Qu 3Sq", "a card farthest from the goal"),
        ("A1: 1Do", "the goal leaves the game"),
        ("A1:", "no cards here"),
        ("A1: 1Al", "at home in alchemy: seat 1's Alchemist"),
        ("A1: 1Al", "A1 (alchemy, 1 point)"),
    ],
)
def test_award_has_words_for_every_rule(raenke: Command, column: str, words: str) -> None:
    assert words in raenke("award", column).out


def test_award_as_json(raenke: Command) -> None:
    (found,) = raenke("award", "--json", "R4: 1Wz 2Ki 1Ca").json
    assert found["winner"] == 1
    assert found["numbers"] == [7, None, None]
    assert found["removed"] == [1, 2]
    assert found["sums"] == {"1": 7}
    assert found["column"] == "R4: 1Wz 2Ki 1Ca"
    assert [step["rule"] for step in found["steps"]] == ["printed", "wizard", "highest"]
    assert found["steps"][0]["sums"] == {"1": 19, "2": 20}
    assert [step["seat"] for step in found["steps"]] == [None, None, 1]


def test_award_numbers_are_whole_but_for_the_assassins(raenke: Command) -> None:
    assert '"numbers": [9.5, 20]' in raenke("award", "--json", "A3: 1As 2Ki").out
    (nobody,) = raenke("award", "--json", "A3: 1Do").json
    assert (nobody["winner"], nobody["numbers"], nobody["sums"]) == (None, [None], {})
    (couple,) = raenke("award", "--json", "A5: 1Pr 1Sq 2He").json
    assert (couple["winner"], couple["numbers"]) == (1, [14, 2, 10])


def test_award_turns_all_cards_up(raenke: Command) -> None:
    hidden, shown = raenke("award", "--json", "R4: 1Wz- 2Ki= 1Ca"), raenke("award", "--json", "R4: 1Wz 2Ki 1Ca")
    assert hidden.out == shown.out


def test_award_answers_each_line_of_standard_input(raenke: Command) -> None:
    said = raenke("award", "--json", "-", typed="R4: 1Wz 2Ki 1Ca\r\n\nA1: 2Be\n  A1: 3Cl 1Do  ")
    assert [answer["winner"] for answer in said.json] == [1, 2, 3]
    assert raenke("award", "-", typed="A1: 2Be\nA2: 2Be\n").out.count("Seat 2 wins") == 2


@pytest.mark.parametrize(
    ("column", "named"),
    [
        ("R6: 1Ki", "'R6'"), ("R0: 1Ki", "'R0'"), ("X3: 1Ki", "'X3'"), ("R4: 1Ki 2Ki 1Ki", "token 3 '1Ki'"),
        ("R4: 1Ki 1Ki-", "'1Ki-'"), ("R4: 0Ki", "'0Ki'"), ("R4: 7Ki", "'7Ki'"), ("R4: 1Zz", "'1Zz'"),
        ("R4: 1Wz 2??-", "'2??-'"), ("R4: Ki", "'Ki'"), ("R4: 1Ki+", "'1Ki+'"), ("R4 1Ki", "'R4 1Ki'"),
        ("1Ki 2Ki", "'1Ki 2Ki'"), ("", "a column"), ("R4: １Ki", "'１Ki'"),
    ],
)  # fmt: skip
def test_award_refuses_what_is_no_column(raenke: Command, column: str, named: str) -> None:
    assert named in raenke.fails("award", column)
    assert named in raenke.fails("award", "--json", column)


def test_award_names_the_line_and_keeps_what_it_answered(raenke: Command) -> None:
    said = raenke("award", "--json", "-", typed="A1: 2Be\n\nA9: 1Ki\nA1: 1Ki\n")
    assert len(said.json) == 1
    assert (said.status, said.err.split(":")[1]) == (2, " line 3")
    assert "line 2: this is not UTF-8" in raenke.fails("award", "-", typed=b"A1: 2Be\n\xff\xfe\n")


# score


@pytest.mark.parametrize(
    ("goals", "points"), [("A3 F2 L2 T3 R1 M2", "26"), ("A1 F4 L5 L3 T2 R2 M1", "29"), ("", "0"), ("A3 A3", "6")]
)
def test_score_prints_the_points(raenke: Command, goals: str, points: str) -> None:
    assert raenke("score", goals).out == f"{points}\n"


def test_score_answers_each_line_and_as_json(raenke: Command) -> None:
    assert raenke("score", "-", typed="A3 F2\nA1\n").out == "5\n1\n"
    (counted,) = raenke("score", "--json", "A1 F4 L5 L3 T2 R2 M1").json
    assert counted == {
        "plain": 18, "doubled": 29, "six": ["A1", "F4", "L5", "T2", "R2", "M1"], "spare": 1, "points": 29,
    }  # fmt: skip
    assert raenke("score", "--json", "A1").json[0]["doubled"] is None


def test_score_answers_an_empty_line_too_so_that_lines_stay_side_by_side(raenke: Command) -> None:
    assert raenke("score", "-", typed="A3\n\nF2\n").out == "3\n0\n2\n"
    assert raenke("score", "-", typed="A3\r\n \r\n").out == "3\n0\n"
    assert [counted["points"] for counted in raenke("score", "-", "--json", typed="\nA3").json] == [0, 3]
    assert raenke("score", "-", typed="").out == ""


@pytest.mark.parametrize(
    ("goals", "named"),
    [("A3 Z2", "token 2 'Z2'"), ("A6", "token 1 'A6'"), ("A3 A3 A3", "twice"), ("A1 A1", "once"), ("A", "'A'")],
)
def test_score_refuses_what_are_no_goals(raenke: Command, goals: str, named: str) -> None:
    assert named in raenke.fails("score", goals)
