"""What every registered game and every bot must keep to, found by looking at the registries."""

from __future__ import annotations

import inspect
from random import Random

import pytest

from raenke import GAMES, record
from raenke.bots import BOTS, make
from raenke.faults import BadRecord, BadSetup, IllegalAction
from raenke.game import CHANCE, NOBODY, Event, Game, Notation, Page, State, View, choose
from raenke.worker import facts

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
EVERY_BOT = pytest.mark.parametrize("bot", BOTS)
EVERY_TABLE = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in GAMES.values() for players in game.seats]
)


def members(protocol: type) -> list[str]:
    own = [name for name in vars(protocol) if not name.startswith("_")]
    return [*own, *(name for name in protocol.__annotations__ if name not in own)]


def random_game(game: Game, players: int, seed: int = 1) -> record.Record:
    rng = Random(seed)
    found = record.Record(game, game.deal(players, rng))
    while not found.state.over:
        if found.state.to_act == CHANCE:
            found.chance(rng)
        else:
            found.play(rng.choice(found.state.legal()))
    return found


@EVERY_GAME
def test_the_registry_knows_a_game_by_its_name(game: Game) -> None:
    assert GAMES[game.name] is game
    assert game.name.isascii()
    assert game.seats


@EVERY_GAME
def test_it_has_all_that_the_protocols_ask(game: Game) -> None:
    state = game.new(game.seats[0], Random(1))
    things = ((state, State), (state.view(0), View), (game.notation, Notation), (game.page, Page))
    for thing, protocol in things:
        for name in members(protocol):
            assert hasattr(thing, name), f"{type(thing).__name__} lacks {name}"
            ours, theirs = getattr(type(thing), name, None), getattr(protocol, name, None)
            if inspect.isfunction(theirs) and inspect.isfunction(ours):
                wanted = [parameter.name for parameter in inspect.signature(theirs).parameters.values()]
                assert [parameter.name for parameter in inspect.signature(ours).parameters.values()][
                    : len(wanted)
                ] == wanted, name


@EVERY_TABLE
def test_legal_actions_lie_in_the_one_range_and_never_raise(game: Game, players: int) -> None:
    for seed in range(5):
        rng = Random(seed)
        state = game.new(players, rng)
        while not state.over:
            legal = state.legal()
            assert legal
            assert len(set(legal)) == len(legal)
            assert all(action in game.actions for action in legal)
            assert state.to_act in range(players)
            assert legal == state.view(state.to_act).legal()
            state.apply(rng.choice(legal))
        assert state.legal() == []
        assert len(state.scores()) == players


@EVERY_GAME
def test_every_action_reads_back_from_its_text(game: Game) -> None:
    for action in game.actions:
        for seat in range(game.seats[-1]):
            assert game.notation.parse(game.notation.text(action, seat)) == (seat, action)


@EVERY_GAME
def test_no_two_actions_have_one_text(game: Game) -> None:
    assert len({game.notation.text(action, 0) for action in game.actions}) == len(game.actions)


@EVERY_GAME
@pytest.mark.parametrize("token", ["", "x", "1", "1Ki>", "0Ki>1", "1Ki>7", "1Zz>1", "1Ki>1 ", "１Ki>1", "1Ki>1\n"])
def test_what_is_no_action_is_refused(game: Game, token: str) -> None:
    with pytest.raises(BadRecord):
        game.notation.parse(token)


@EVERY_TABLE
def test_a_deal_reads_back_from_its_headers(game: Game, players: int) -> None:
    deal = game.deal(players, Random(3), first=None)
    before, after = game.notation.headers(deal)
    assert not {"Game", "Notation", "Result"} & {*before, *after}
    assert game.notation.from_headers({**before, **after}) == deal


@EVERY_GAME
def test_it_refuses_tables_that_cannot_be(game: Game) -> None:
    for players in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(BadSetup):
            game.deal(players, Random(1))
    with pytest.raises(BadSetup):
        game.deal(game.seats[0], Random(1), first=game.seats[0])


@EVERY_TABLE
def test_the_same_generator_gives_the_same_game(game: Game, players: int) -> None:
    assert random_game(game, players).text() == random_game(game, players).text()


@EVERY_TABLE
def test_records_read_back(game: Game, players: int) -> None:
    text = random_game(game, players, seed=players).text()
    assert record.read(text).text() == text


@EVERY_TABLE
def test_playouts_end_the_game(game: Game, players: int) -> None:
    state = game.new(players, Random(1))
    game.playout(state, Random(2))
    assert state.over


@EVERY_TABLE
def test_watching_tells_events_and_the_table_can_be_drawn_for_everybody(game: Game, players: int) -> None:
    state = game.new(players, Random(4))
    told: list[Event] = []
    state.watch = told.append
    rng = Random(5)
    while not state.over:
        state.apply(rng.choice(state.legal()))
    assert told[-1].kind == "game-over"
    for event in told:
        for seat in (NOBODY, *range(players)):
            assert game.page.event(game.page.event_for(event, seat), 0)["kind"] == event.kind
    assert game.page.view(state, NOBODY)["game"] == game.name
    assert facts(game)["name"] == game.name


@EVERY_GAME
def test_illegal_actions_are_refused_at_the_edge_and_change_nothing(game: Game) -> None:
    found = record.Record(game, game.deal(game.seats[0], Random(1)))
    wrong = next(action for action in game.actions if action not in found.state.legal())
    for action in (wrong, -1, len(game.actions)):
        with pytest.raises(IllegalAction) as refused:
            found.play(action)
        assert list(refused.value.legal) == found.legal_texts()
    assert found.tokens == []


@EVERY_GAME
@EVERY_BOT
def test_every_bot_chooses_what_is_legal_from_a_view_alone(game: Game, bot: str) -> None:
    for players in (game.seats[0], game.seats[-1]):
        state = game.new(players, Random(2))
        rng = Random(3)
        for number in range(40):
            if state.over:
                break
            sight = state.view(state.to_act)
            legal = state.legal()
            # a bot's first slice is an answer already: whoever runs it may stop it there
            action = next(iter(make(bot, game).think(sight, Random(1)))) if number % 8 == 0 else rng.choice(legal)
            assert action in legal
            assert sight == state.view(state.to_act)
            state.apply(action)


@EVERY_GAME
@EVERY_BOT
def test_every_bot_chooses_the_same_where_only_hidden_things_differ(game: Game, bot: str) -> None:
    state = game.new(game.seats[0], Random(8))
    rng = Random(9)
    for _ in range(12):
        state.apply(rng.choice(state.legal()))
    sight = state.view(state.to_act)
    twin = sight.sample(Random(4)).view(state.to_act)
    assert twin == sight
    first, second = (list(make(bot, game).think(one, Random(1))) for one in (sight, twin))
    assert first == second
    assert choose(make(bot, game), sight, Random(1)) == first[-1]


@EVERY_BOT
def test_the_registry_knows_a_bot_by_its_name(bot: str) -> None:
    assert BOTS[bot].name == bot
