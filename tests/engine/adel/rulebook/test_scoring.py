"""The end of a round and of the game, and scoring: A10, A21, A28, A29."""

from __future__ import annotations

from raenke.adel.rules.scoring import lines
from raenke.game import CHANCE
from tests.engine.adel.rulebook.positions import Table

FOUR = "As Th Ki Wa"
SIX = "Tem Wat Man Mar Chu Pri"
SEVEN = f"Tav {SIX}"
REST = "1$ 1. 2$ 2. 3$ 3. 4$ 4."


def count(city: str, **position: object) -> dict[str, int]:
    """The score lines of a seat with this city, in a round after everything was built."""
    cities = {1: city}
    table = Table(FOUR, cities=cities, **position)  # type: ignore[arg-type]
    table.state.haunted = 0
    return table.lines(1)


# The end of a round


def test_all_characters_are_returned() -> None:
    table = Table(FOUR).play("1!5 1$ 1. 2!6 2$ 2. 3$ 3. 4$ 4.")
    state = table.state
    assert state.to_act == CHANCE
    assert (state.murdered, state.robbed, state.bewitched, state.rank) == (0, 0, 0, 0)
    assert (state.robber, state.taxer, state.safe) == (-1, -1, -1)
    assert state.pool.bit_count() == 8


def test_everybody_still_called_plays_on_in_the_round_in_which_a_city_is_complete() -> None:
    table = Table(FOUR, cities={1: SEVEN}, hands={1: "Doc"}, gold=9).play("1$ 1=Doc 1.")
    assert not table.state.over
    table.play("2$ 2. 3$ 3. 4$")
    assert not table.state.over
    assert table.play("4.").state.over


def test_a_seat_may_build_past_the_goal_in_its_turn() -> None:
    table = Table("Ar Th Ki Wa", cities={1: SEVEN}, hands={1: "Doc Bat Cat"}, gold=20, pile="")
    table.play("2$ 2. 3$ 3. 1$ 1=Doc 1=Bat 1=Cat")
    assert len(table.city(1).split()) == 10


def test_the_short_game_ends_at_7() -> None:
    assert (
        Table(FOUR, cities={1: SIX}, hands={1: "Doc"}, gold=9, goal=7).play("1$ 1=Doc 1. 2$ 2. 3$ 3. 4$ 4.").state.over
    )


def test_a21_not_if_the_city_is_complete_no_more_at_the_end_of_the_round() -> None:
    table = Table(FOUR, cities={1: f"{SIX} Arm", 2: "Pal"}, hands={1: "Doc"}, gold=9)
    table.play("1$ 1=Doc 1Arm2Pal 1. 2$ 2. 3$ 3. 4$ 4.")
    assert not table.state.over


def test_nobody_has_won_while_the_game_runs() -> None:
    assert Table(FOUR, cities={1: SEVEN}).state.winners() == []


def test_once_over_nobody_is_to_act() -> None:
    table = Table(FOUR, cities={1: f"{SEVEN} Doc"}).play(REST)
    assert table.state.over
    assert (table.decides, table.legal()) == (0, [])


# Abdication


def rounds(table: Table, number: int) -> Table:
    for _ in range(number):
        table.to_the_end()
        table.play("@Th,Mg/As")
        while table.decides and table.state.rank == 0:
            table.play(table.legal()[-1])  # avoid the King while there is another choice
    return table


def test_a28_who_began_three_rounds_running_with_the_crown_passes_it_to_the_left_before_a_fourth() -> None:
    table = Table("Pr Me Ar Wa", crown=4, abdication=True)
    assert rounds(table, 2).crown == 4
    assert rounds(table, 1).crown == 1
    assert table.told("crown") == ["crown 1>4 abdication"]
    assert rounds(table, 2).crown == 1
    assert rounds(table, 1).crown == 2


def test_without_the_option_it_stays() -> None:
    assert rounds(Table("Pr Me Ar Wa", crown=4), 5).crown == 4


def test_a26_the_throne_room_pays_for_an_abdication_too() -> None:
    table = rounds(Table("Pr Me Ar Wa", crown=4, abdication=True, cities={4: "Thr"}), 3)
    assert table.told("throne-room") == ["throne-room 4 1"]


def test_a28_three_rounds_running_begin_anew_when_the_crown_went_elsewhere_between() -> None:
    table = rounds(Table("Pr Me Ar Wa", crown=4, abdication=True), 1)
    table.state.crown, table.state.reign = 2, 0
    assert rounds(table, 3).crown == 3


# Points


def test_districts_score_their_cost() -> None:
    assert count("Tav Man Pal") == {"districts": 9}


def test_a5_the_artists_gold_adds_1() -> None:
    assert count("Tav' Man' Uni'") == {"districts": 2 + 4 + 9}


def test_3_for_all_five_colours() -> None:
    assert count("Tav Tem Wat Man Lab") == {"districts": 11, "colours": 3}
    assert count("Tav Tem Wat Man Cas") == {"districts": 10}


def test_4_for_the_first_complete_city_2_for_every_other() -> None:
    table = Table(FOUR, cities={2: f"{SEVEN} Doc", 4: "Cas Pal Mon Cat Har Tow Bat For", 1: SEVEN})
    assert table.lines(2)["first-complete"] == 4
    assert table.lines(4)["complete"] == 2
    assert set(table.lines(1)) == {"districts"}


def test_a21_first_is_whose_city_was_complete_earliest_and_still_is() -> None:
    table = Table("As Ki Th Wa", cities={1: f"{SIX} Arm Doc", 2: f"Cas {SIX}", 3: "Pal"}, hands={2: "Tow"}, gold=9)
    assert table.state.finished == [0]
    table.play("1$ 1Arm3Pal 1. 3$ 3. 2$ 2=Tow")
    assert table.state.finished == [1]
    assert table.lines(2)["first-complete"] == 4
    assert "complete" not in table.lines(1)


def test_a21_a_city_completed_by_a_bell_that_is_void_scores_nothing_for_it() -> None:
    table = Table("Ki Wa As Th", hands={1: "Bel"}, gold=9, cities={3: SEVEN})
    table.play("3$ 3. 4$ 4. 1$ 1=Bel 1Bel+ 1. 2x1Bel 2$ 2.")
    assert not table.state.over
    assert "first-complete" not in table.lines(3)


def test_the_museum_scores_1_for_each_of_its_cards() -> None:
    assert count("Mus", museum="Tav Tem Wat") == {"districts": 4, "museum": 3}


def test_the_imperial_treasury_scores_1_for_each_gold() -> None:
    assert count("Tre", gold={1: 5}) == {"districts": 4, "treasury": 5}


def test_the_map_room_scores_1_for_each_hand_card() -> None:
    assert count("Map", hands={1: "Tav Tav Man"}) == {"districts": 5, "map-room": 3}


def test_the_wishing_well_scores_1_for_each_other_violet_district() -> None:
    assert count("Wis Kee Kee Lab Tav") == {"districts": 5 + 6 + 5 + 1, "wishing-well": 3}


# The Haunted Quarter


def test_a29_it_counts_as_the_one_colour_that_helps_most() -> None:
    for missing in range(4):
        city = " ".join(code for n, code in enumerate(("Tav", "Tem", "Wat", "Man")) if n != missing)
        assert count(f"{city} Lab Hau")["colours"] == 3
        assert "colours" not in count(f"{city} Hau"), "it cannot be two colours"
    assert count("Tav Tem Wat Man Hau")["colours"] == 3, "as violet, its own"


def test_a29_not_another_colour_if_built_in_the_last_round() -> None:
    table = Table(FOUR, cities={1: "Tav Tem Wat Lab"}, hands={1: "Hau"}).play("1$ 1=Hau")
    assert "colours" not in table.lines(1)
    own = Table(FOUR, cities={1: "Tav Tem Wat Man"}, hands={1: "Hau"}).play("1$ 1=Hau")
    assert own.lines(1)["colours"] == 3, "violet it always is"


def test_it_is_no_colour_for_income() -> None:
    assert not Table("Ki As Th Wa", cities={1: "Hau"}).play("2$ 2. 3$ 3.").may("1%")


def test_the_school_of_magic_is_violet_for_the_five_colours() -> None:
    assert "colours" not in count("Tav Tem Wat Lab Sch")


# Who wins


def ended(cities: dict[int, str], **position: object) -> Table:
    return Table(FOUR, cities=cities, **position).play(REST)  # type: ignore[arg-type]


def test_most_points_win() -> None:
    table = ended({1: f"{SEVEN} Doc", 2: "Cat Pal For Uni Dra"})
    assert table.state.winners() == [1]


def test_a10_of_equal_points_more_from_districts_alone() -> None:
    first = "Tav Tem Wat Man Mar Chu Pri Tra"  # 1+1+1+3+2+2+2+2 = 14, and 4 for being complete
    table = ended({1: first, 2: "Pal Cat For Doc"})
    assert table.state.scores()[:2] == [18, 18]
    assert table.state.winners() == [1]


EQUAL = {1: "Uni Dra Lib Sch", 2: "Fac Par Hos Thr Cas", 3: f"{SEVEN} Doc"}


def test_a10_then_more_gold() -> None:
    table = ended(EQUAL, gold={1: 3, 2: 1})
    assert table.state.scores()[:2] == [28, 28]
    assert table.state.winners() == [0]


def test_a10_then_shared() -> None:
    table = ended(EQUAL, gold={1: 3, 2: 2})  # and 1 more for the Throne Room, when the King takes the crown
    assert table.state.gold[:2] == [5, 5]
    assert table.state.winners() == [0, 1]


def test_the_count_is_told_line_by_line_for_every_seat() -> None:
    table = ended({1: f"{SEVEN} Doc", 2: "Tre"})
    scored = [event for event in table.events if event.kind == "scored"]
    assert [event.seat for event in scored] == [0, 1, 2, 3]
    assert [event.detail for event in scored] == [lines(table.state, seat) for seat in range(4)]
    assert [event.amount for event in scored] == table.state.scores()
    assert table.events[-1].kind == "game-over"
    assert table.events[-1].detail == tuple(table.state.scores())
    assert list(table.events[-1].cards) == table.state.winners()


# Found by mutation testing


def test_a_haunted_quarter_beside_all_five_colours_takes_nothing_away() -> None:
    assert count("Tav Tem Wat Man Lab Hau")["colours"] == 3


def test_a29_building_something_else_in_the_last_round_does_not_matter() -> None:
    table = Table(FOUR, cities={1: "Tem Wat Man Lab Hau"}, hands={1: "Mon"})
    table.state.haunted = 0
    assert table.play("1$ 1=Mon").lines(1)["colours"] == 3


def test_the_wishing_well_counts_each_kind_of_violet_and_no_other() -> None:
    assert count("Wis Wal For")["wishing-well"] == 1
    assert count("Wis Hau Tow")["wishing-well"] == 1
