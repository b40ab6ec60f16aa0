"""Contract of all registered games and bots, found by discovery, and of the toy."""

from __future__ import annotations

import inspect
from itertools import permutations
from random import Random
from typing import Any

import pytest

from raenke import GAMES, feats, record, shapes
from raenke.bots import BOTS, make
from raenke.faults import BadRecord, BadSetup, IllegalAction
from raenke.game import CHANCE, EVERYTHING, NOBODY, Deal, Event, Game, Notation, Page, State, View, choose, observe
from raenke.replies import facts
from raenke.session import HUMAN, Session, UndoRefused, all_events, collect_events, seat_plan
from tests.engine.api_client import PEOPLE, ApiClient
from tests.engine.random_games import random_game
from tests.shapes_check import assert_shape, of_game
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy")

ALL = {**GAMES, TOY.name: TOY}
EVERY_GAME = pytest.mark.parametrize("game", ALL.values(), ids=ALL)
EVERY_BOT = pytest.mark.parametrize("bot", BOTS)
EVERY_TABLE = pytest.mark.parametrize(
    ("game", "players"), [pytest.param(game, n, id=f"{name}-{n}") for name, game in ALL.items() for n in game.seats]
)

CHOICES = ("legal", "obstacles", "remaining")
"""View fields about the pending decision, which a replay leaves empty."""


def members(protocol: type) -> list[str]:
    own = [name for name in vars(protocol) if not name.startswith("_")]
    return [*own, *(name for name in protocol.__annotations__ if name not in own)]


@EVERY_GAME
def test_the_registry_knows_a_game_by_its_name(game: Game) -> None:
    assert ALL[game.name] is game
    assert game.name.isascii()
    assert game.seats


@EVERY_GAME
def test_it_has_all_that_the_protocols_ask(game: Game) -> None:
    state = game.new(game.seats[0], Random(1))
    deal = game.deal(game.seats[0], Random(1))
    things = ((state, State), (state.view(0), View), (deal, Deal), (game.notation, Notation), (game.page, Page))
    for thing, protocol in things:
        for name in members(protocol):
            assert hasattr(thing, name), f"{thing!r} lacks {name}"
            if inspect.isfunction(theirs := getattr(protocol, name, None)):
                wanted = [*inspect.signature(theirs).parameters][1:]  # without self
                assert [*inspect.signature(getattr(thing, name)).parameters][: len(wanted)] == wanted, name


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
def test_what_is_no_action_is_refused(game: Game) -> None:
    played = random_game(game, game.seats[0]).tokens
    token = next(one for one in played if not game.notation.is_chance(one))
    spoilt = (f"{token} ", f"{token}\n", f"{token}\x00", f"0{token[1:]}", f"１{token[1:]}")
    for wrong in ("", "x", "1", "@", "9" * 50, *spoilt):
        with pytest.raises(BadRecord):
            game.notation.parse(wrong)


@EVERY_TABLE
def test_chance_waits_for_an_outcome_that_fits_and_reads_back(game: Game, players: int) -> None:
    rng = Random(players)
    notation, waited = game.notation, 0
    found = record.Record(game, game.deal(players, rng))
    while not found.state.over or not waited:
        if found.state.over:  # not every game reaches a chance event
            found = record.Record(game, game.deal(players, rng))
        if found.state.to_act != CHANCE:
            action = rng.choice(found.state.legal())
            assert not notation.is_chance(notation.text(action, found.state.to_act))
            found.play(action)
            continue
        waited += 1
        assert found.state.legal() == []
        drawn, due = found.state.sample_chance(rng), found.state.default_chance()
        for outcome in (drawn, due):
            assert found.state.is_legal_chance(outcome)
            assert {outcome}
            token = notation.chance_text(outcome)
            assert notation.is_chance(token)
            assert notation.parse_chance(token) == outcome
        found.play_text(notation.chance_text(drawn))
        assert not found.state.is_legal_chance(drawn) or found.state.to_act == CHANCE


@EVERY_TABLE
def test_somebody_has_won_as_soon_as_it_is_over_and_nobody_before(game: Game, players: int) -> None:
    state = game.new(players, Random(6))
    while not state.over:
        assert state.winners() == []
        state.apply(state.legal()[0])
    assert state.winners()
    assert {*state.winners()} <= {*range(players)}


@EVERY_TABLE
def test_a_deal_reads_back_from_its_headers(game: Game, players: int) -> None:
    deal = game.deal(players, Random(3), first=None)
    before, after = game.notation.headers(deal)
    assert not {"Game", "Notation", "Result"} & {*before, *after}
    assert game.notation.from_headers({**before, **after}) == deal


@EVERY_GAME
def test_every_value_of_every_option_can_be_had_and_is_written_down(game: Game) -> None:
    for option in game.options:
        assert len({*option.values}) == len(option.values) > 0
        for value in option.values:
            deal = game.deal(game.seats[-1], Random(3), options={option.name: value})
            assert record.read(record.Record(game, deal).text()).deal == deal
        assert game.deal(game.seats[-1], Random(3)) == game.deal(
            game.seats[-1], Random(3), options={option.name: option.values[0]}
        )
        with pytest.raises(BadSetup):
            game.deal(game.seats[-1], Random(3), options={option.name: "nonsense"})
    with pytest.raises(BadSetup):
        game.deal(game.seats[-1], Random(3), options={"nonsense": "yes"})


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
def test_all_that_crosses_to_the_page_has_its_shape(game: Game, players: int) -> None:
    found = random_game(game, players, seed=4)
    within = of_game(game)
    for number, seat in enumerate((NOBODY, EVERYTHING, 0, players - 1)):
        # Who looks takes turns, so that every frame is looked at, but not by everybody.
        for frame in collect_events(found, seat, 0).frames[number % 3 :: 3]:
            assert_shape(frame, shapes.Frame, within=within)
            assert frame["view"]["game"] == game.name
    assert_shape(facts(game), shapes.GameFact, within=within)
    counted = game.page.stats(found.state, all_events(found))
    assert_shape(counted, list[dict[str, dict[str, int]]])
    assert len(counted) == players


@EVERY_TABLE
def test_feats_are_among_those_of_the_game_and_collections_of_what_is_counted(game: Game, players: int) -> None:
    found = random_game(game, players, seed=6)
    events = all_events(found)
    told = feats.feats(found, events)
    assert len(told) == players
    own = game.feats.codes if game.feats else ()
    assert {code for codes in told for code in codes} <= {feats.BY_ONE, feats.FROM_BEHIND, *own}
    counted = game.page.stats(found.state, events)
    for heading, most in game.feats.collections.items() if game.feats else ():
        assert 0 < max(len(headings[heading]) for headings in counted) <= most


def codes_in(facts: object) -> set[str]:
    """Every code that a game's facts contain."""
    if isinstance(facts, list):
        return {code for part in facts for code in codes_in(part)}
    if not isinstance(facts, dict):
        return set()
    own = {facts["code"]} if "code" in facts else set()
    return own | {code for part in facts.values() for code in codes_in(part)}


@EVERY_GAME
def test_every_event_says_which_card_did_it_to_everybody_alike(game: Game) -> None:
    known, found = codes_in(facts(game)), set()
    for players in game.seats:
        for event in all_events(random_game(game, players, seed=5)):
            told = {game.page.event(game.page.redact(event, seat), 0).get("by") for seat in (NOBODY, *range(players))}
            assert told == {event.by or None}
            found |= told - {None}
    assert found
    assert found <= known


@EVERY_GAME
def test_hidden_marks_what_another_seat_knows_unless_that_would_reveal_something(game: Game) -> None:
    """Marked exactly if fields are withheld that some seat gets, and that no event of the same appearance lacks."""
    seen: dict[Any, set[tuple[bool, bool]]] = {}
    for seed in range(4):
        for players in game.seats:
            for event in all_events(random_game(game, players, seed=seed)):
                versions = {
                    seat: game.page.event(game.page.redact(event, seat), 0) for seat in (NOBODY, *range(players))
                }
                fields = {key for version in versions.values() for key in version if key != "hidden"}
                for shown in versions.values():
                    looks = (*sorted({*shown} - {"hidden"}), shown["kind"], shown.get("cause"))
                    seen.setdefault(looks, set()).add((bool(fields - {*shown}), shown.get("hidden", False)))
    certain = [cases for cases in seen.values() if len({withheld for withheld, _ in cases}) == 1]
    assert any((True, True) in cases for cases in certain)
    assert all(withheld == hidden for cases in certain for withheld, hidden in cases)
    assert not any(hidden for cases in seen.values() if cases not in certain for _, hidden in cases)


@EVERY_TABLE
def test_a_game_is_told_from_its_opening_to_its_end(game: Game, players: int) -> None:
    told: list[Event] = all_events(random_game(game, players, seed=4))
    assert told[0].kind == "round-began"
    assert told[-1].kind == "game-over"
    assert all(event.seat in (NOBODY, *range(players)) for event in told)


@EVERY_TABLE
def test_a_legal_action_says_what_to_touch_and_none_is_the_beginning_of_another(game: Game, players: int) -> None:
    rng = Random(11)
    state = game.new(players, rng)
    while not state.over:
        seat = state.to_act
        legal = game.page.view(state, seat)["legal"]
        assert [action["id"] for action in legal] == state.legal()
        assert [action["text"] for action in legal] == [game.notation.text(one, seat) for one in state.legal()]
        taps = [tuple(action["taps"]) for action in legal]
        assert all(taps)
        assert all(one != other[: len(one)] for one, other in permutations(taps, 2))
        other = (seat + 1) % players
        assert game.page.view(state, other)["legal"] == game.page.view(state, seat, choices=False)["legal"] == []
        state.apply(rng.choice(state.legal()))


@EVERY_TABLE
def test_a_page_shows_no_more_than_the_seat_may_know(game: Game, players: int) -> None:
    """States that differ only in what is hidden give equal views and equal serialized views."""
    rng = Random(12)
    state = game.new(players, rng)
    while not state.over:
        for seat in (NOBODY, *range(players)):
            view = state.view(seat)
            twin = view.sample(Random(1))
            assert twin.view(seat) == view
            assert game.page.view(twin, seat) == game.page.view(state, seat)
        state.apply(rng.choice(state.legal()))


@EVERY_GAME
def test_against_bots_one_goes_back_to_the_first_decision_and_pays_once(game: Game) -> None:
    run = Session.new(game.name, [seat_plan("Ada"), *[seat_plan("bot:random")] * (game.seats[0] - 1)], 0, Random(4))
    assert run.record.deal.first == 0
    decided: list[list[str]] = []
    while run.next != "over" and len(decided) < 12:
        if run.next == HUMAN:
            decided.append([*run.record.tokens])
            run.play(0, run.rng.choice(run.record.state.legal()))
        else:
            run.think(hurry=True)
    for before in reversed(decided):
        run.undo(0, practice=True)
        assert run.record.tokens == before
    assert (run.practice, run.practice_by_undo) == (True, True)
    with pytest.raises(UndoRefused):
        run.undo(0, practice=True)


@EVERY_GAME
def test_replay_equals_play_at_every_position(game: Game) -> None:
    client = ApiClient(game)
    look = client.play_to_the_end(client.new(PEOPLE[:3]), Random(1))
    record, total, compared = look["session"]["record"], look["session"]["tokens"], 0
    for at in range(total + 1):
        replay = client.ask("replay", record=record, at=at, seat=None, open=True)
        cut = client.ask("cut", record=record, at=at)
        assert cut["scores"] == replay["scores"] if at == total else cut["tokens"] == at
        client.ask("open", record=cut["record"], practice=False, seat=1)
        now = client.ask("snapshot", seat=1)
        if now["session"]["tokens"] == at:  # otherwise a pending shuffle was drawn on opening
            seen = client.ask("replay", record=record, at=at, seat=1, open=False)["view"]
            assert {key: [] if key in CHOICES else value for key, value in now["view"].items()} == seen
            compared += 1
    assert compared > total // 2


@EVERY_TABLE
def test_a_clone_goes_its_own_way(game: Game, players: int) -> None:
    state = game.new(players, Random(13))
    twin = state.clone()
    before = [state.view(seat) for seat in range(players)]
    assert [twin.view(seat) for seat in range(players)] == before
    game.playout(twin, Random(1))
    assert twin.over
    assert [state.view(seat) for seat in range(players)] == before


@EVERY_GAME
def test_illegal_actions_are_refused_at_the_edge_and_change_nothing(game: Game) -> None:
    found = record.Record(game, game.deal(game.seats[0], Random(1)))
    found.resolve_chance(Random(1))
    before = found.tokens[:]
    wrong = next(action for action in game.actions if action not in found.state.legal())
    for action in (wrong, -1, len(game.actions)):
        with pytest.raises(IllegalAction) as refused:
            found.play(action)
        assert list(refused.value.legal) == found.legal_texts()
    assert found.tokens == before


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
            # the first slice already yields an action: the caller may stop the bot there
            action = next(iter(make(bot, game).think(sight, Random(1)))) if number % 8 == 0 else rng.choice(legal)
            assert action in legal
            assert sight == state.view(state.to_act)
            state.apply(action)


@EVERY_GAME
@EVERY_BOT
def test_every_bot_chooses_the_same_where_only_hidden_things_differ(game: Game, bot: str) -> None:
    decisions = sum(not game.notation.is_chance(token) for token in random_game(game, game.seats[0]).tokens)
    state = game.new(game.seats[0], Random(8))
    rng = Random(9)
    for _ in range(min(12, decisions // 2)):
        state.apply(rng.choice(state.legal()))
    sight = state.view(state.to_act)
    twin = sight.sample(Random(4)).view(state.to_act)
    assert twin == sight
    first, second = (list(make(bot, game).think(one, Random(1))) for one in (sight, twin))
    assert first == second
    assert choose(make(bot, game), sight, Random(1)) == first[-1]


@EVERY_BOT
def test_the_registry_knows_a_bot_by_its_name(bot: str) -> None:
    assert make(bot, TOY).name == bot


@EVERY_GAME
def test_observers_do_not_replace_each_other(game: Game) -> None:
    state = game.new(game.seats[0], Random(1))
    outer: list[Any] = []
    inner: list[Any] = []
    with observe(state, outer.append):
        state.apply(state.legal()[0])
        before = len(outer)
        with observe(state, inner.append):
            while not inner:
                state.apply(state.legal()[0])
        assert outer[before:] == inner
        heard = len(inner)
        while len(outer) == before + heard:
            state.apply(state.legal()[0])
    assert len(inner) == heard
    assert state.observer is None
