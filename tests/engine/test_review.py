"""Review of a finished game: what decisions cost, chances to win, and luck told apart from skill."""

from __future__ import annotations

from math import hypot
from pathlib import Path
from random import Random
from typing import Any

import pytest

from raenke import GAMES, pacing
from raenke.game import Game, choose
from raenke.record import Record
from raenke.review import plan as plans
from raenke.review.decisions import judge
from raenke.review.duel import POLICY, duel
from raenke.review.means import Mean
from raenke.review.positions import estimate_position
from raenke.review.reviewer import decision, position
from raenke.review.reviewer import decisions as decisions_of
from raenke.search import Search
from raenke.search.guidance import guidance_of
from tests.engine.api_client import ApiClient
from tests.engine.cli_runner import Command
from tests.engine.match_play import stops
from tests.engine.random_games import random_game
from tests.golden.records import read
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy")

EVERY_GAME = pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: game.name)
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """As few worlds as will do."""
    monkeypatch.setattr(plans, "FEWEST_WORLDS", 2)
    monkeypatch.setattr(plans, "MOST_WORLDS", 2)
    monkeypatch.setattr(plans, "FEWEST_DUELS", 6)
    monkeypatch.setattr(plans, "MOST_DUELS", 6)
    monkeypatch.setattr(plans, "SEARCHES", 0.0)
    monkeypatch.setattr(plans, "LEAST_EFFORT", 0.005)


def done(work: Any) -> Any:
    *_, found = work
    return found


def part(api: ApiClient, record: Record, kind: str, at: int) -> Any:
    for _ in range(5000):
        value = api.ask("review", record=record.text(), part=kind, at=at)
        if value != {"thinking": True}:
            return value
    raise AssertionError("never reviewed")


def reviewed(api: ApiClient, record: Record, seat: int) -> tuple[Any, Any, Any]:
    """The summary of a whole review for a seat, and its parts."""
    plan = api.ask("review_plan", record=record.text())
    positions = [part(api, record, "position", at) for at in range(plan["tokens"])]
    decisions = [part(api, record, "decision", at) for at in plan["choices"] if plan["deciders"][at] == seat]
    asked = {"record": record.text(), "seats": [seat], "positions": positions, "decisions": decisions}
    return api.ask("review_summary", **asked), positions, decisions


@EVERY_GAME
@pytest.mark.usefixtures("hurried")
def test_luck_skill_and_the_others_make_up_the_result(game: Game) -> None:
    record = random_game(game, game.seats[0], seed=3)
    found, positions, decisions = reviewed(ApiClient(game), record, 1)
    (seat,) = found["seats"]
    parts = seat["fair"] + seat["deal"] + seat["luck"] + seat["skill"] + seat["others"]
    assert parts == pytest.approx(seat["result"], abs=0.001)
    assert len(found["chances"]) == len(record.tokens) + 1
    assert found["chances"][-1][1] == pytest.approx(seat["result"], abs=0.0001)
    assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in found["chances"])
    assert seat["decisions"] == len(decisions)
    assert [one["loss"] for one in decisions if one["at"] in seat["costliest"]] == [
        one["loss"] for one in decisions if one["blamed"] and one["at"] in seat["costliest"]
    ]
    turning = found["turning"]
    assert turning["winner"] in record.state.winners()
    assert turning["event"]["token"] == turning["at"] + 1
    assert len(positions) == found["plan"]["tokens"]


def test_a_record_is_replayed_once_for_the_budgets_of_all_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    record, replayed, replay = random_game(TOY, 2), list[str](), Record.replay_token

    def counted(self: Record, token: str) -> None:
        replayed.append(token)
        replay(self, token)

    monkeypatch.setattr(Record, "replay_token", counted)
    budgets = {plans.budget(record) for _ in record.tokens}
    assert len(budgets) == 1
    assert replayed == record.tokens


def golden(game: str) -> Record:
    return read(min((GOLDEN / game).glob("*.record.txt")))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("hurried")
def test_two_reviews_of_a_golden_game_agree(game: str) -> None:
    record = golden(game)
    choices = plans.plan(record)["choices"]
    for at in choices[:: len(choices) // 5]:
        assert done(decision(record, at)) == done(decision(record.cut(len(record.tokens)), at))
        assert done(position(record, at)) == done(position(record.cut(len(record.tokens)), at))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("hurried")
def test_the_sum_explains_the_result_within_its_own_error(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The luck that one review finds, with the play that another finds, which shares no world with it."""
    for name in ("FEWEST_WORLDS", "MOST_WORLDS", "FEWEST_DUELS", "MOST_DUELS"):
        monkeypatch.setattr(plans, name, 12)
    record, seat = golden(game), 0
    steps, _ = plans.steps(record)

    def summary(seed: str) -> Any:
        positions = [done(position(record, at, f"{seed} p")) for at in range(len(steps))]
        decisions = [done(decision(record, at, f"{seed} d")) for at in decisions_of(record, seat)]
        asked = {"record": record.text(), "seats": [seat], "positions": positions, "decisions": decisions}
        return ApiClient(record.game).ask("review_summary", **asked)["seats"][0]

    one, other = summary("one"), summary("other")
    explained = one["fair"] + one["deal"] + one["luck"] + other["skill"] + other["others"]
    error = hypot(one["skill_doubt"], one["others_doubt"], other["skill_doubt"], other["others_doubt"])
    assert 0 < error < 1
    assert abs(explained - one["result"]) < 3 * error


@EVERY_GAME
def test_a_judgement_is_the_same_where_only_hidden_things_differ(game: Game) -> None:
    def judged(view: Any, played: int) -> Any:
        found = done(judge(game, view, played, Random(5), effort=0.01, worlds=8))
        means = (found.chance, found.loss, found.points, found.skill)
        return found.best, found.blamed, [(mean.value, mean.error) for mean in means]

    compared = 0
    for seed, players in enumerate((game.seats[0], 4)):
        for number, state in enumerate(stops(game, players, seed=40 + seed, every=23)):
            view = state.view(state.to_act)
            if len(view.legal()) < 2:
                continue
            twin = view.sample(Random(number)).view(state.to_act)
            played = Random(number).choice(view.legal())
            assert judged(view, played) == judged(twin, played)
            compared += 1
    assert compared >= 2


@EVERY_GAME
def test_the_best_move_loses_nothing_and_worse_ones_are_blamed_only_beyond_doubt(game: Game) -> None:
    for state in stops(game, 3, seed=8, every=31):
        view = state.view(state.to_act)
        if len(view.legal()) < 2:
            continue
        best = choose(Search(game, 0.02), view, Random(5))
        found = done(judge(game, view, best, Random(5), effort=0.02, worlds=10))
        assert (found.best, found.loss.value, found.points.value, found.blamed) == (best, 0, 0, False)
        for played in view.legal()[:2]:
            found = done(judge(game, view, played, Random(5), effort=0.02, worlds=10))
            assert not found.blamed or found.loss.value > 2 * found.loss.error


@EVERY_GAME
def test_the_policy_s_play_is_what_playouts_take(game: Game) -> None:
    """Proposals are legal, and over many worlds they neither gain nor lose over playouts from the same position."""
    guidance = guidance_of(game)
    for number, state in enumerate(stops(game, 3, seed=11, every=29)):
        view = state.view(state.to_act)
        if len(view.legal()) < 2:
            continue
        for seed in range(20):
            assert guidance.propose(state, state.legal(), Random(seed)) in state.legal()
        same = [found for found in duel(game, guidance, view, [POLICY, POLICY], Random(number), 3) if found]
        assert all(one == other for one, other in same), "the same luck"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_nobody_has_seen_is_luck_only_once_it_is_drawn(game: Game) -> None:
    """The chances before a decision, if the policy takes it, are those after it on average: nothing is left over."""
    difference, doubts = Mean(), 0.0
    guidance = guidance_of(game)
    for number, state in enumerate(stops(game, 4, seed=2, every=17)):
        legal = state.legal()
        if len(legal) < 2 or number > 3:
            continue
        before = done(estimate_position(game, state, legal[0], Random(number), 60))
        after = Mean()
        for seed in range(40):
            rng = Random(f"{number} {seed}")
            world = state.clone()
            guidance.redeal(world, rng)
            world.rng = rng
            world.apply(guidance.propose(world, world.legal(), rng))
            if world.over or world.round != state.round:
                break
            after.add(done(estimate_position(game, world, -1, rng, 4)).chances[0].value)
        if after.number == 40:
            difference.add(before.chances[0].value - after.value)
            doubts = hypot(doubts, before.chances[0].error, after.error)
    assert difference.number
    assert abs(difference.total) < 4 * doubts


@EVERY_GAME
@pytest.mark.usefixtures("hurried")
def test_a_part_comes_in_slices_and_another_replaces_it(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "SLICE_SECONDS", 0.0)
    record, api = random_game(game, game.seats[0], seed=3), ApiClient(game)
    at = plans.plan(record)["choices"][0]
    assert api.ask("review", record=record.text(), part="decision", at=at) == {"thinking": True}
    assert part(api, record, "position", at)["at"] == at
    assert part(api, record, "decision", at) == part(ApiClient(game), record, "decision", at)


def test_only_finished_games_and_parts_that_there_are() -> None:
    game = next(iter(GAMES.values()))
    record, api = random_game(game, 2), ApiClient(game)
    text, tokens = record.text(), len(record.tokens)
    assert api.refusal("review_plan", record=record.cut(9).text())["id"] == "game-running"
    for kind, at, what in (("position", tokens, "at"), ("decision", -1, "at"), ("luck", 0, "part")):
        assert api.refusal("review", record=text, part=kind, at=at)["args"] == {"what": what}
    summary = {"record": text, "positions": [], "decisions": []}
    assert api.refusal("review_summary", seats=[0], **summary)["args"] == {"what": "positions"}
    assert api.refusal("review_summary", seats=[None], **summary)["args"] == {"what": "seats"}


@pytest.mark.usefixtures("hurried")
def test_the_command_tells_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    command, record = Command(capsys, monkeypatch), random_game(next(iter(GAMES.values())), 2, seed=3)
    said = command("analyse", "-", "--seat", "1", typed=record.text())
    assert "Turning point: token" in said.out
    assert "own play" in said.out
    assert "no seat 3" in command.fails("analyse", "-", "--seat", "3", typed=record.text())
    assert "not over" in command.fails("analyse", "-", typed=record.cut(9).text())


@pytest.mark.usefixtures("hurried")
def test_the_command_s_json_counts_seats_and_tokens_from_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command, game = Command(capsys, monkeypatch), next(iter(GAMES.values()))
    record = random_game(game, 2, seed=3)
    summary, _, decisions = reviewed(ApiClient(game), record, 1)
    (found,) = command("analyse", "-", "--seat", "2", "--json", typed=record.text()).json
    review = found["review"]
    plan, turning, (seat,) = review["plan"], review["turning"], review["seats"]

    def decider(at: int) -> int | None:
        """The seat that decided a token, as it is written; None: chance."""
        token = record.tokens[at - 1]
        return None if game.notation.is_chance(token) else int(token[0])

    assert [one["at"] for one in found["positions"]] == [*range(1, len(record.tokens) + 1)]
    assert plan["deciders"] == [decider(at) for at in range(1, len(record.tokens) + 1)]
    assert {decider(at) for at in plan["choices"]} == {1, 2}
    assert {one["seat"] for one in found["decisions"]} == {seat["seat"]} == {2}
    assert [one["at"] for one in found["decisions"]] == [one["at"] + 1 for one in decisions]
    assert all(decider(one["at"]) == 2 for one in found["decisions"])
    assert seat["costliest"] == [at + 1 for at in summary["seats"][0]["costliest"]]
    assert (turning["seat"], turning["winner"]) == (decider(turning["at"]), record.state.winners()[0] + 1)
