"""The draft, for every number of players."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from raenke.adel import ADEL, notation
from raenke.adel.rules.characters import CODES, INDEX
from raenke.adel.rules.draft import Aside
from raenke.adel.rules.events import redact
from raenke.adel.rules.state import State
from raenke.game import CHANCE

EIGHT = "As Th Mg Ki Pr Me Ar Wa"
NINE = f"{EIGHT} At"


def drafting(players: int, characters: str = EIGHT, crown: int = 1, edition: str = "hig") -> State:
    options = {"characters": characters, "edition": edition}
    state: State = ADEL.initial_state(ADEL.deal(players, Random(1), crown - 1, options))
    return state


def aside(text: str) -> Aside:
    outcome = notation.parse_chance(text)
    assert isinstance(outcome, Aside)
    return outcome


def rolled(state: State, rng: Random) -> Aside:
    outcome = state.sample_chance(rng)
    assert isinstance(outcome, Aside)
    return outcome


def play(state: State, tokens: str) -> State:
    for token in tokens.split():
        if state.to_act == CHANCE:
            assert state.is_legal_chance(aside(token))
            state.apply_chance(aside(token))
        else:
            legal = [notation.text(action, state.to_act) for action in state.legal()]
            assert token in legal, f"{token} is not legal; legal: {legal}"
            state.apply(notation.parse(token)[1])
    return state


def offered(state: State) -> str:
    return " ".join(notation.text(action, state.to_act)[2:] for action in state.legal())


@pytest.mark.parametrize(
    ("players", "characters", "up"),
    [
        *((2, 8, 0), (3, 8, 0), (4, 8, 2), (5, 8, 1), (6, 8, 0), (7, 8, 0)),
        *((3, 9, 0), (4, 9, 3), (5, 9, 2), (6, 9, 1), (7, 9, 0)),
    ],
)
def test_so_many_lie_face_up_and_one_face_down(players: int, characters: int, up: int) -> None:
    state = drafting(players, EIGHT if characters == 8 else NINE)
    assert state.to_act == CHANCE
    assert len(rolled(state, Random(1)).up) == up
    assert state.is_legal_chance(state.default_chance())
    state.apply_chance(state.default_chance())
    assert state.pool.bit_count() == characters - up - 1


@pytest.mark.parametrize("seed", range(30))
def test_rank_4_is_never_set_aside_face_up_but_may_lie_face_down(seed: int) -> None:
    state = drafting(4, NINE)
    assert INDEX["Ki"] not in rolled(state, Random(seed)).up
    assert not state.is_legal_chance(aside("@Ki,Th,Mg/As"))
    assert state.is_legal_chance(aside("@As,Th,Mg/Ki"))


def test_everything_else_is_as_likely_to_lie_face_up() -> None:
    state, rng = drafting(4), Random(5)
    up = Counter(character for _ in range(7000) for character in rolled(state, rng).up)
    assert set(up) == {INDEX[code] for code in EIGHT.split()} - {INDEX["Ki"]}
    assert all(1850 < count < 2150 for count in up.values())


def test_face_down_the_king_is_as_likely_as_any_other() -> None:
    state, rng = drafting(4), Random(5)
    down = Counter(rolled(state, rng).down for _ in range(6000))
    assert 900 < down[INDEX["Ki"]] < 1100  # the King 1 in 6, as one of the six remaining characters


@pytest.mark.parametrize("wrong", ["@/As", "@As/Th", "@As,As/Th", "@As,Th/As", "@As,Th/At", "@As,Th,Mg/Pr"])
def test_no_other_set_aside_fits_a_table_of_four(wrong: str) -> None:
    assert not drafting(4).is_legal_chance(aside(wrong))


def test_where_nothing_is_left_to_chance_no_outcome_fits() -> None:
    state = play(drafting(4), "@Th,Mg/As")
    assert not state.is_legal_chance(aside("@Th,Mg/As"))


def test_the_crown_holder_alone_looks_at_the_face_down_card() -> None:
    state = drafting(4, crown=3)
    told: list[object] = []
    state.observer = lambda event: told.append([redact(event, seat).character for seat in range(4)])
    state.apply_chance(aside("@Th,Mg/As"))
    assert told[-1] == [-1, -1, INDEX["As"], -1]


def test_in_ffg_nobody_looks() -> None:
    state = drafting(4, edition="ffg")
    told: list[str] = []
    state.observer = lambda event: told.append(event.kind)
    state.apply_chance(aside("@Th,Mg/As"))
    assert told == ["set-aside"]


def test_from_the_crown_to_the_left_each_takes_one_of_what_is_left() -> None:
    state = play(drafting(4, crown=3), "@Th,Mg/As")
    assert (state.to_act, offered(state)) == (2, "Ki Pr Me Ar Wa")
    play(state, "3:Me")
    assert (state.to_act, offered(state)) == (3, "Ki Pr Ar Wa")
    play(state, "4:Ki 1:Wa")
    assert (state.to_act, offered(state)) == (1, "Pr Ar")
    play(state, "2:Pr")
    assert state.holders[1:] == [-1, -1, -1, 3, 1, 2, -1, 0, -1]
    assert CODES[state.character] == "Ki"


def test_with_5_and_6_each_takes_one_too() -> None:
    assert play(drafting(5), "@Th/As 1:Ki 2:Pr 3:Me 4:Ar 5:Mg").rank == 3
    assert play(drafting(6), "@/As 1:Ki 2:Pr 3:Me 4:Ar 5:Mg 6:Th").rank == 2


def test_7_players_8_characters_the_last_chooses_between_the_last_card_and_the_face_down_one() -> None:
    state = play(drafting(7), "@/As 1:Th 2:Mg 3:Ki 4:Pr 5:Me 6:Ar")
    assert offered(state) == "As Wa"
    assert play(state.clone(), "7:As").holders[1] == 6
    assert play(state, "7:Wa").holders[8] == 6


def test_7_players_9_characters_the_face_down_one_stays_down() -> None:
    state = play(drafting(7, NINE), "@/As 1:Th 2:Mg 3:Ki 4:Pr 5:Me 6:Ar")
    assert offered(state) == "Wa At"


def test_3_players_go_round_twice_and_one_is_left() -> None:
    state = play(drafting(3, crown=2), "@/As 2:Th 3:Mg 1:Ki 2:Pr 3:Me")
    assert offered(state) == "Ar Wa"
    play(state, "1:Wa")
    assert state.holders[1:] == [-1, 1, 2, 0, 1, 2, -1, 0, -1]


def test_3_players_9_characters_one_more_is_set_aside_after_the_first_round_of_picks() -> None:
    state = play(drafting(3, NINE), "@/As 1:Th 2:Mg 3:Ki")
    assert state.to_act == CHANCE
    assert not state.is_legal_chance(aside("@/As"))
    assert not state.is_legal_chance(aside("@/Th"))
    assert not state.is_legal_chance(aside("@Pr/Me"))
    play(state, "@/Pr 1:Me 2:Ar")
    assert offered(state) == "Wa At"


def test_that_one_is_any_of_the_five_left() -> None:
    state, rng = play(drafting(3, NINE), "@/As 1:Th 2:Mg 3:Ki"), Random(3)
    again = Counter(state.sample_chance(rng) for _ in range(5000))
    assert len(again) == 5
    assert min(again.values()) > 850


def test_2_players_take_1_then_1_and_1_aside_each_in_turn() -> None:
    state = play(drafting(2), "@/As")
    play(state, "1:Th 2:Mg 2/Ki 1:Pr 1/Me 2:Ar")
    assert [notation.text(action, 1) for action in state.legal()] == ["2/Wa"], "a decision also where one is legal"
    play(state, "2/Wa")
    assert state.holders[1:] == [-1, 0, 1, -1, 0, -1, 1, -1, -1]


def test_what_each_saw_and_took_is_kept_for_its_view() -> None:
    state = play(drafting(4), "@Th,Mg/As 1:Me 2:Ki")
    assert [CODES[character] for character in state.chosen] == ["Me", "Ki"]
    seen = [" ".join(CODES[c] for c in range(18) if pool >> c & 1) for pool in state.offered]
    assert seen == ["Ki Pr Me Ar Wa", "Ki Pr Ar Wa"]
    assert (state.up, state.down) == ((INDEX["Th"], INDEX["Mg"]), INDEX["As"])
