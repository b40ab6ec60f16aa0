"""Our own rulings where the rules are silent: B1 to B17 of docs/RULINGS.md."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

from raenke import pacing
from raenke import session as running
from raenke.adel import ADEL
from raenke.adel.page.undo import revealed_secret
from raenke.adel.rules.actions import END
from raenke.adel.rules.cards import HIDDEN
from raenke.adel.rules.districts import CODES
from raenke.cli.human_player import HumanPlayer, Quit
from raenke.cli.matches import _decide_all
from raenke.faults import BadSetup
from raenke.game import NOBODY, View
from raenke.pacing import DECOYS
from raenke.session import UndoRefused
from tests.engine.adel.rulebook.positions import Table
from tests.engine.midgame import MidGame

PAGE = Path(__file__).parents[4] / "docs" / "RULINGS.md"
PASS = "2$ 2. 3$ 3. 4$ 4."


def size(players: int, characters: str) -> int:
    return len(ADEL.deal(players, Random(1), 0, {"characters": characters}).characters)


def known(table: Table, seat: int) -> tuple[str, str]:
    """The pile and the cards under the Museum, as a seat knows them."""
    view = table.state.view(seat - 1)
    pile, museum = (" ".join("?" if card == HIDDEN else CODES[card] for card in c) for c in (view.pile, view.museum))
    return pile, museum


def test_b1_mixed_has_nine_characters_from_three_players_on() -> None:
    assert [size(players, "mixed") for players in range(2, 8)] == [8, 9, 9, 9, 9, 9]


def test_b1_dark_has_always_nine_so_two_cannot_play_it() -> None:
    assert [size(players, "dark") for players in range(3, 8)] == [9] * 5
    with pytest.raises(BadSetup):
        size(2, "dark")


def test_b2_random_violets_are_eleven_of_all_25() -> None:
    assert {len(ADEL.deal(4, Random(seed), 0, {"violets": "random"}).districts) for seed in range(20)} == {65}


def test_b3_the_witch_builds_once_before_her_pause_and_anew_as_the_other() -> None:
    table = Table("Wt Th Ki Wa", hands={1: "Tav Tem Wat"}, gold=5).play("1$ 1=Tav 1!4 2$ 2. 3$ 1=Tem")
    assert table.such("1=") == []
    assert table.city(1) == "Tav Tem"


def test_b3_her_pause_parts_one_turn_for_all_that_ends_it() -> None:
    table = Table("Wt Tx Al Ki", hands={1: "Tav Tem"}, gold=5).play("1$ 1=Tav 1!6 2$ 2. 4$ 4. 3$ 1=Tem 1.")
    assert table.told("refunded", "taxed") == ["refunded 1 2", "taxed 1>2 1"]


def test_b4_what_goes_to_laboratory_museum_or_pile_only_its_owner_saw() -> None:
    table = Table("Mg As Ki Wa", cities={1: "Lab Mus"}, hands={1: "Tav Tem Wat Man"}, pile="Pal")
    table.play("2$ 2. 1Lab-Tav 1Mus-Tem 1-Wat 1-.")
    assert known(table, 1) == ("Tav Wat", "Tem")
    assert known(table, 2) == ("? ?", "?")


def test_b5_who_declines_at_the_lighthouse_has_seen_what_is_there_but_not_its_order() -> None:
    table = Table("As Th Ki Wa", hands={1: "Lig", 2: "Tem"}, pile="Man Tav").play("1$ 1=Lig 1Lig-")
    assert known(table, 1) == ("? ?", "")
    assert CODES[table.state.view(0).hands[1][0]] == "Tem", "so they are no others"
    assert table.pile == "Man Tav"


def test_b6_cards_that_go_under_the_pile_together_go_in_the_order_in_which_they_came() -> None:
    table = Table("As Th Ki Wa", cities={1: "Obs"}, pile="Man Tav Chu Pal").play("1# 1+Tav")
    assert table.pile == "Pal Man Chu"


def test_b7_any_other_rank_may_be_named_also_one_that_lies_face_up() -> None:
    table = Table("As Mg Ki Wa", up="Th Pr")
    assert table.may("1!2")
    assert table.may("1!5")


def test_b7_the_magician_may_put_cards_under_an_empty_pile() -> None:
    assert Table("Mg As Th Ki", hands={1: "Man"}, pile="").play("2$ 2. 3$ 3.").may("1-Man")


def test_b8_the_walls_surcharge_comes_on_top_of_the_difference_and_of_none() -> None:
    for own, price in (("Tav", 2), ("Pal", 1)):
        table = Table("Di Th Mg Ki", cities={1: own, 2: "Mar Wal"}).play(f"{PASS} 1{own}<>2Mar")
        assert table.gold(1) == 2 - price


def test_b8_ffg_a_wall_makes_its_own_warlord_pay_too() -> None:
    table = Table("Wa Th Mg Ki", cities={1: "Man Wal"}, gold=5, edition="ffg").play(f"{PASS} 1x1Man")
    assert table.gold(1) == 2


def test_b9_an_exchange_may_not_make_two_alike_but_those_that_stood_there_do_not_hinder() -> None:
    table = Table("Di Th Mg Ki", cities={1: "Man Man Tem", 2: "Wat Man"}, gold=9).play(PASS)
    assert [token for token in table.legal() if "<>" in token] == ["1Tem<>2Wat"]


def test_b10_the_conjurer_builds_at_once_also_before_step_1() -> None:
    table = Table("Cj As Ki Wa", hands={3: "Tem"}).play("2$ 2. 1?3 1=Tem")
    assert table.may("1$")


def test_b11_the_museums_new_owner_does_not_get_to_see_its_cards() -> None:
    table = Table("Di Th Mg Ki", cities={1: "Pal", 2: "Mus"}, hands={2: "Tav"}).play("2Mus-Tav 2$ 2. 3$ 3. 4$ 4.")
    table.play("1Pal<>2Mus")
    assert [known(table, seat)[1] for seat in (1, 2, 3)] == ["?", "Tav", "?"]


def test_b12_a_city_complete_once_more_counts_from_then_on() -> None:
    table = Table(
        "Ar Ki As Th",
        cities={1: "Tav Tem Wat Man Mar Chu Doc Arm", 2: "Cas Pal Mon Har Tow Bat For", 3: "Lab"},
        hands={1: "Pri", 2: "Cat"},
        gold=9,
    )
    table.play("3$ 3. 4$ 4. 2$ 2=Cat 2.")
    assert table.state.finished == [0, 1]
    table.play("1Arm3Lab")
    assert table.state.finished == [1]
    table.play("1$ 1=Pri")
    assert table.state.finished == [1, 0]


def test_b13_the_crown_of_the_first_round_pays_no_throne_room() -> None:
    state = ADEL.initial_state(ADEL.deal(4, Random(1), 2), Random(1))
    assert state.gold == [2, 2, 2, 2]


def test_b14_each_way_in_which_hidden_cards_can_lie_is_as_likely_as_any_other() -> None:
    table = Table("Mg Me Ki Wa", hands={1: "Tav"}, pile="Man Pal").play("1-Tav 1-. 1$ 1. 3$ 3. 2# 2+Pal")
    rng = Random(1)
    kept = Counter(CODES[table.state.view(0).sample(rng).hands[1][0]] for _ in range(1000))
    assert set(kept) == {"Tav", "Pal"}
    assert 430 < kept["Tav"] < 570


def test_b15_a_murdered_king_who_takes_the_crown_has_shown_himself() -> None:
    table = Table("As Ki Ar Wa", edition="ffg", crown=4)
    table.play("1!4 1$ 1.")
    assert table.state.view(3).holders[4] == NOBODY
    table.state.finished.append(1)
    table.play("3$ 3. 4$ 4.")
    assert table.state.over
    assert table.state.view(3).holders[4] == 1


def test_b16_what_could_be_known_before_bars_no_undo() -> None:
    table = Table("Mg Ki Pr Wa", hands={1: "Tav"}, pile="")
    before, told = table.state.view(0), table.events
    told.clear()
    table.play("1-Tav 1-.")
    assert [revealed_secret(event, before, 0) for event in told] == ["", ""]
    table.play("1$ 1.")
    assert "called" in [revealed_secret(event, before, 0) for event in told]


@pytest.mark.parametrize("pile", ["Tav Tav", "Tav Man"])
def test_b16_what_another_knew_does_not_show_in_why_nothing_may_be_taken_back(pile: str) -> None:
    """Bo looked through the pile before his Park draws from it: he knows two equal cards, which Ada must not learn."""
    table = Table("Pr Wt Th Wa", up="Mg Me", cities={2: "Par"}, hands={2: "Lig", 4: "Chu"}, pile=pile)
    table.play("2$ 2=Lig 2Lig- 2!6 3$ 3. 1$")
    assert (HIDDEN in table.state.view(1).pile) == (pile == "Tav Man")
    around = seated(table, "Ada", "Bo", "Cy", "bot:greedy")
    around.record.play_text("1.")
    with pytest.raises(UndoRefused, match="drew"):
        around.undo(0)


def seated(table: Table, *names: str) -> running.Session:
    """A session of humans and bots from a position."""
    deal = ADEL.deal(len(names), Random(1))  # of which only later chance is drawn (K14)
    return running.Session(MidGame(ADEL, table.state, dict(enumerate(names)), deal), Random(1))


def test_b17_an_empty_turn_ends_itself_only_for_the_seat_that_looks() -> None:
    """Bo has bewitched Ada and cannot afford the Dragon Gate, which only he knows."""
    table = Table("Me Wt Th Wa", hands={2: "Dra", 4: "Tav"}).play("2$ 2!6 3$ 3. 1$")
    assert (table.turn, table.legal()) == ("2Me", ["2."])
    around = seated(table, "Ada", "Bo", "bot:greedy", "bot:greedy")
    assert [around.forced(seat) for seat in (NOBODY, 0, 1)] == [None, None, END]


def slices(around: running.Session) -> int:
    """Number of time slices until the bot has decided."""
    asked = 1
    while not around.think():
        asked += 1
    return asked


def test_b17_a_bot_takes_as_long_where_only_its_hand_forces_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "SLICE_SECONDS", 0.0)
    choice = Table("Ki As Th Wa", hands={1: "Tav", 4: "Chu Pal"}).play("2!8 2$ 2. 3$ 3. 1$")
    forced = Table("Ki As Th Wa", hands={1: "Dra", 4: "Chu Pal"}).play("2!8 2$ 2. 3$ 3. 1$")
    assert (choice.legal(), forced.legal()) == (["1=Tav", "1."], ["1."])
    several, lone = (slices(seated(table, "bot:rollout", "Ada", "Bo", "Cy")) for table in (choice, forced))
    assert lone >= several > 2 * DECOYS
    known = choice.play("1=Tav")
    assert known.legal() == ["1."]
    assert slices(seated(known, "bot:rollout", "Ada", "Bo", "Cy")) <= DECOYS + 1, "who has built can do no more"


def test_b17_who_is_hurried_plays_its_only_choice() -> None:
    around = seated(Table("Ki As Th Wa", hands={1: "Dra"}).play("2!8 2$ 2. 3$ 3. 1$"), "bot:rollout", "Ada", "Bo", "Cy")
    assert around.think(hurry=True)
    assert around.record.tokens[0] == "1."


class Witness:
    """A bot that records the number of legal actions of each decision."""

    name: ClassVar[str] = "witness"

    def __init__(self) -> None:
        self.choices: list[int] = []

    def think(self, view: View, rng: Random) -> Iterator[int]:
        self.choices.append(len(view.legal()))
        yield view.legal()[0]


def test_b17_nor_does_a_person_at_the_terminal_wait_less_long() -> None:
    forced = Table("Ki As Th Wa", hands={1: "Dra", 4: "Chu Pal"}).play("2!8 2$ 2. 3$ 3. 1$")
    written, witness = MidGame(ADEL, forced.state, {}), Witness()
    people = [HumanPlayer(ADEL, io.StringIO(), io.StringIO()) for _ in range(3)]
    with pytest.raises(Quit):
        _decide_all(written, [witness, *people], Random(1))
    assert written.tokens[0] == "1."
    assert witness.choices[0] > 1


def numbered() -> list[str]:
    return re.findall(r"^\*\*B(\d+) ", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_rulings_are_numbered_through_and_each_has_its_example() -> None:
    numbers = numbered()
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    names = re.findall(r"^def test_(b\d+)_", Path(__file__).read_text(encoding="utf-8"), re.MULTILINE)
    assert set(names) == {f"b{number}" for number in numbers}
