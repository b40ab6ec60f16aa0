"""What holds for every registered bot at every registered game, and that the bots are as strong as we say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from time import process_time
from typing import Any

import pytest

from raenke import GAMES, bots
from raenke.bots import rollout
from raenke.game import Bot, Game, State, choose
from raenke.kabale import KABALE
from raenke.kabale.actions import (
    ASK_CLOAK,
    ASK_TRAITOR,
    COLUMN_OF,
    DECLINE_CLOAK,
    DECLINE_TRADE,
    KIND_OF,
    SLIP,
    STRIDE,
    TRADE,
)
from raenke.kabale.cards import (
    ASSASSIN,
    CLOAK,
    DOWN,
    FACE_UP,
    INDEX,
    KIND,
    KINDS,
    KING,
    MINSTREL,
    QUEEN,
    ROUNDS,
    SEAT_SHIFT,
    SQUIRE,
    TRAITOR,
    goal,
)
from raenke.kabale.policy import hope, worth
from raenke.kabale.state import State as KabaleState

BOTS = sorted(bots.BOTS)
GAME_NAMES = sorted(GAMES)
# Of the processor's time, because other programs run beside the tests; the bots are made to need a third of it.
SLICE_SECONDS = 0.1
FIRST_SIGHT_SECONDS = 0.03


def stops(game: Game, players: int, seed: int, every: int) -> Iterator[State]:
    """States of one random game, some decisions apart."""
    rng = Random(seed)
    state = game.new(players, rng, first=None)
    decisions = 0
    while not state.over:
        if decisions % every == 0:
            yield state
        decisions += 1
        state.apply(rng.choice(state.legal()))


def asked(stage: int, players: int = 4) -> list[State]:
    """Some Kabale states in which somebody is asked this."""
    found = []
    for seed in range(3):
        for state in stops(GAMES["kabale"], players, seed, 1):
            if getattr(state, "stage") == stage:  # noqa: B009 (the protocol has no stage; Kabale has)
                found.append(state.clone())
                break
    assert found
    return found


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The searching bot thinks for less time here, in slices as long as ever."""
    monkeypatch.setattr(rollout, "PLAYOUTS", 600)


@pytest.fixture(params=BOTS)
def name(request: pytest.FixtureRequest) -> str:
    """Each bot's name."""
    return str(request.param)


@pytest.fixture(params=GAME_NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game."""
    found: Game = GAMES[request.param]
    return found


def test_a_bot_goes_by_its_registered_name(name: str, game: Game) -> None:
    assert bots.make(name, game).name == name


@pytest.mark.parametrize("players", range(2, 7))
def test_it_chooses_only_what_is_legal_at_any_table(name: str, game: Game, players: int) -> None:
    bot = bots.make(name, game)
    for state in stops(game, players, seed=players, every=23):
        view = state.view(state.to_act)
        legal = view.legal()
        # After the first slice there is an answer already, because the table may be in a hurry.
        for action in islice(bot.think(view, Random(1)), 2):
            assert action in legal


def test_it_plays_whole_games(name: str, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout, "PLAYOUTS", 50)
    monkeypatch.setattr(rollout, "LOOKS", 1)
    bot = bots.make(name, game)
    rng = Random(3)
    state = game.new(3, rng)
    while not state.over:
        action = choose(bot, state.view(state.to_act), rng)
        assert action in state.legal()
        state.apply(action)


@pytest.mark.parametrize("stage", [ASK_CLOAK, ASK_TRAITOR])
def test_it_decides_for_a_cloak_and_for_a_traitor(name: str, stage: int) -> None:
    bot = bots.make(name, GAMES["kabale"])
    for state in asked(stage):
        assert choose(bot, state.view(state.to_act), Random(2)) in state.legal()


@pytest.mark.measured
def test_it_thinks_in_short_slices(name: str, game: Game) -> None:
    bot = bots.make(name, game)
    times = []
    for state in stops(game, 4, seed=8, every=41):
        thought = bot.think(state.view(state.to_act), Random(1))
        while True:
            began = process_time()
            if next(thought, None) is None:
                break
            times.append(process_time() - began)
    assert sorted(times)[len(times) * 9 // 10] < SLICE_SECONDS


def test_the_same_view_and_chance_give_the_same_decision(name: str, game: Game) -> None:
    for state in stops(game, 4, seed=5, every=37):
        view = state.view(state.to_act)
        assert choose(bots.make(name, game), view, Random(6)) == choose(bots.make(name, game), view, Random(6))


def test_it_knows_no_secret(name: str, game: Game) -> None:
    """States that differ only in what the seat cannot know get the same decision."""
    bot = bots.make(name, game)
    for number, state in enumerate(stops(game, 4, seed=9, every=29)):
        seat = state.to_act
        view = state.view(seat)
        other = view.sample(Random(number))
        assert other.view(seat) == view
        assert choose(bot, other.view(seat), Random(4)) == choose(bot, view, Random(4))


def test_thinking_changes_nothing(name: str, game: Game) -> None:
    bot = bots.make(name, game)
    for state in stops(game, 4, seed=2, every=53):
        views: list[Any] = [state.view(seat) for seat in range(-1, 4)]
        choose(bot, views[1 + state.to_act], Random(1))
        assert [state.view(seat) for seat in range(-1, 4)] == views


def wins(game: Game, one: Bot, others: Bot, games: int, players: int = 4) -> float:
    """The share of games that `one` wins, sitting at each seat of the same deals in turn; shared wins count in part."""
    won = 0.0
    for number in range(games):
        deal, seat = game.deal(players, Random(number // players)), number % players
        state, rng = game.start(deal), Random(number)
        state.rng = Random(1000 + number)
        while not state.over:
            bot = one if state.to_act == seat else others
            state.apply(choose(bot, state.view(state.to_act), rng))
        winners = state.winners()
        won += (seat in winners) / len(winners)
    return won / games


@pytest.mark.measured
def test_greedy_beats_three_random_bots() -> None:
    """It wins more than nine in ten; 60 % of a few games is a bound that chance does not reach."""
    game = GAMES["kabale"]
    assert wins(game, bots.make("greedy", game), bots.make("random", game), games=20) >= 0.6


@pytest.mark.measured
def table(goals: list[int], columns: list[list[int]], hand: str) -> KabaleState:
    """Two seats; the first, which is to act, holds these cards, and these lie in the columns."""
    state = KABALE.new(2, Random(0))
    state.goals = (*goals, *state.goals[2:])
    state.turned_up = goals
    state.columns = columns
    held = {INDEX[code] for code in hand.split()}
    for seat in range(2):
        lying = {card & KIND for cards in columns for card in cards if (card & FACE_UP) >> SEAT_SHIFT == seat}
        rest = [ally for ally in range(KINDS) if ally not in lying and (seat or ally not in held)]
        state.hands[seat] = rest[:3] if seat else sorted(held)
        state.decks[seat] = rest[3:] if seat else rest
    state.count_lacking()
    return state


def theirs(ally: int) -> int:
    """A card of the second seat, face up; the first seat's are the plain allies."""
    return 1 << SEAT_SHIFT | ally


def best(state: KabaleState) -> int:
    """What promises the seat to act most."""
    found = worth(state.view(state.to_act), Random(1))
    return max(found, key=found.__getitem__)


def test_greedy_trades_a_goal_only_for_a_better_one() -> None:
    for here, there in ((1, 5), (5, 1)):
        goals = [goal("A", here), goal("F", there)]
        columns = [[TRAITOR, KING, QUEEN, MINSTREL, theirs(SQUIRE)], [theirs(KING)]]
        state = table(goals, columns, "Me Ca Al")
        state.ask_traitor(0, 0, 0)
        assert best(state) == (TRADE + 1 if there > here else DECLINE_TRADE)


def test_greedy_slips_under_the_cloak_what_wins_the_column() -> None:
    goals = [goal("A", 3), goal("F", 5)]
    state = table(goals, [[CLOAK, theirs(QUEEN)], []], "Sq Ki")
    state.ask_cloak(0, 0, 0)
    assert best(state) == SLIP + KING


def test_greedy_slips_nothing_into_a_column_that_it_would_lose_by_it() -> None:
    """The Beggar turns a won column into a lost one."""
    goals = [goal("A", 3), goal("F", 5)]
    state = table(goals, [[CLOAK, QUEEN, KING, theirs(SQUIRE)], []], "Be")
    state.ask_cloak(0, 0, 0)
    assert best(state) == DECLINE_CLOAK


def test_greedy_keeps_its_king_from_its_own_assassin() -> None:
    goals = [goal("A", 3), goal("F", 3)]
    state = table(goals, [[ASSASSIN | DOWN], []], "Ki Sq Ro")
    found = worth(state.view(0), Random(1))
    assert found[KING * STRIDE + 1] > found[KING * STRIDE]


def test_greedy_wants_the_greater_goal_for_its_king() -> None:
    state = table([goal("A", 1), goal("F", 5)], [[], []], "Ki Sq Ro")
    found = {action: worth for action, worth in worth(state.view(0), Random(1)).items() if KIND_OF[action] == KING}
    assert COLUMN_OF[max(found, key=found.__getitem__)] == 1


def test_the_outlook_is_the_score_once_no_round_is_left() -> None:
    for seed in range(20):
        state = KABALE.new(3, Random(seed))
        KABALE.playout(state, Random(seed))
        assert KABALE.outlook(state) == state.scores()


def test_the_outlook_hopes_for_a_set_and_gives_up_in_time() -> None:
    five = [goal(area, 3) for area in "AFLTR"]
    assert hope(five, 0) == 15
    assert 15 < hope(five, 1) < hope(five, 3)
    assert hope([*five, goal("M", 1)], ROUNDS) == 32
    assert hope([], ROUNDS) < 8


def test_greedy_decides_at_once() -> None:
    game = GAMES["kabale"]
    bot = bots.make("greedy", game)
    for players in (2, 4, 6):
        times = []
        for state in stops(game, players, seed=4, every=7):
            view = state.view(state.to_act)
            began = process_time()
            choose(bot, view, Random(1))
            times.append(process_time() - began)
        assert sorted(times)[len(times) // 2] < FIRST_SIGHT_SECONDS
