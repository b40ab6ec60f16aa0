"""Whole games by mouse and by touch; every kind of event moves and has words; take back; what is known."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke.request import Request
from raenke.worker import EngineApi
from tests.web.conftest import PHONE, NewPage
from tests.web.playing import FAST, LARGER_THAN_THE_WINDOW, asked_again, deal, one_bot, pass_on, started
from tools.setup.process import ROOT

CHOICE = ".hand-card.is-legal, .column.is-legal, [data-action=decline]"
ASKED = f"{CHOICE}, [data-over]"

WORKER = (ROOT / "docs" / "WORKER.md").read_text(encoding="utf-8")
KINDS = re.findall(
    r"^\| `([\w-]+)` \|", WORKER.split("\n## Kabale\n")[1].split("### Events")[1].split("### Steps")[0], re.M
)
"""Every kind of event, from the one list of them."""

TOLD = {"settled", "game-over"}
"""Kinds with a stage of their own instead of a motion."""


def decide(page: Page, tap: str, rng: random.Random) -> bool:
    """One decision by pointing; False when the game is over."""
    pass_on(page, ASKED)
    if page.locator("[data-over]").count():
        return False
    before = page.evaluate("document.querySelector('.table').innerText")
    decline = page.locator("[data-action=decline]")
    if decline.count() and rng.random() < 0.4:
        getattr(decline, tap)()
        return True
    cards = page.locator(".hand-card.is-legal")
    if cards.count():
        getattr(cards.nth(rng.randrange(cards.count())), tap)()
    columns = page.locator(".column.is-legal > .goal")
    if columns.count():
        getattr(columns.nth(rng.randrange(columns.count())), tap)()
    page.wait_for_function("was => document.querySelector('.table')?.innerText !== was", arg=before)
    return True


@pytest.mark.parametrize(("tap", "options"), [("click", {}), ("tap", PHONE)], ids=["mouse", "touch"])
def test_a_whole_game_by_pointing(new_page: NewPage, tap: str, options: dict[str, Any]) -> None:
    """Tap a card, tap a column, to the end; nothing ever has to be scrolled for it."""
    crowded = tap == "tap"  # where there is least space; a duel is over soonest
    page = started(new_page(settings=FAST, **options)) if crowded else deal(new_page(settings=one_bot(kind="bot:1")))
    rng, decisions = random.Random(4), 0
    while decide(page, tap, rng):
        decisions += 1
        assert page.evaluate(LARGER_THAN_THE_WINDOW) == [False, False, False], f"decision {decisions}"
    assert decisions > 12
    expect(page.locator("[data-end] .scoring-ways")).to_have_count(4 if crowded else 2)


def test_a_card_is_dragged_to_a_column(new_page: NewPage) -> None:
    """Dragging plays; let go beside the columns it lays the card back."""
    page = started(new_page(settings=FAST))
    hand = page.locator(".hand-card.is-legal")
    code = hand.first.get_attribute("data-card")

    def drag(target: tuple[float, float]) -> None:
        hand.first.hover()  # a card that was laid back is still on its way
        card = hand.first.bounding_box()
        assert card
        page.mouse.move(card["x"] + 40, card["y"] + 40)
        page.mouse.down()
        page.mouse.move(card["x"] + 60, card["y"] - 20, steps=3)
        page.mouse.move(*target, steps=4)
        page.mouse.up()

    drag((3, 500))
    expect(page.locator("[data-dragged], .is-selected")).to_have_count(0)
    expect(page.locator(f"[data-card={code}].hand-card")).to_be_visible()
    column = page.locator(".column").nth(1).bounding_box()
    assert column
    drag((column["x"] + column["width"] / 2, column["y"] + column["height"] / 2))
    expect(page.locator("[data-place^='col:1:'][data-card]").first).to_be_visible()


def test_undo_while_events_are_shown(new_page: NewPage) -> None:
    """The button works in the moment before the bots go on."""
    page = started(new_page(settings={"pace": "normal"}))
    expect(page.locator(".hand-card.is-legal")).to_have_count(3)
    hand = page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    cards = page.locator(".column-card").count()
    page.locator(".hand-card.is-legal").first.click()
    empty = page.locator(".column.is-legal:not(:has(.column-card))")
    empty.first.click()
    undo = page.locator("[data-action=undo]")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    page.locator("[data-action=spoil]").click()  # a card has been drawn since
    expect(page.locator(".hand-card.is-legal")).to_have_count(3)
    assert page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand
    assert page.locator(".column-card").count() == cards


def test_undo_says_why_it_is_refused(new_page: NewPage) -> None:
    """Before the first decision there is nothing to undo; the disabled button says so when it is pressed."""
    page = started(new_page(settings=FAST))
    undo = page.locator("[data-action=undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator(".notice")).to_be_visible()


def test_known_cards_panel(new_page: NewPage) -> None:
    """A tap on a seat tells its piles, its discards and what has not been seen of it."""
    page = started(new_page(settings=FAST, **PHONE))
    page.locator("[data-seat-chip='1']").tap()
    expect(page.locator("dialog[open] [data-known='1'] .unseen li").first).to_be_visible()
    unseen = page.locator("dialog[open] [data-known='1'] .unseen").first.locator("li").count()
    assert 20 <= unseen <= 25


def test_card_help_by_pointer_and_key(new_page: NewPage) -> None:
    """By a resting pointer, by `i`, by a long press."""
    page = started(new_page(settings=FAST))
    box = page.locator(".hand-card").nth(1).bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 50)
    page.mouse.move(box["x"] + 30, box["y"] + 60)
    tooltip = page.locator(".card-help.is-hover")
    expect(tooltip).to_be_visible()
    lies, log = tooltip.bounding_box(), page.locator(".table-side").bounding_box()
    assert lies
    assert log
    assert lies["x"] > log["x"] - 20, "it covers the log, not the table"
    page.mouse.move(lies["x"] + 40, lies["y"] + 40, steps=4)
    page.wait_for_timeout(1000)
    expect(tooltip).to_be_visible()  # the pointer may go on to it
    page.keyboard.press("Escape")
    expect(page.locator(".card-help")).to_have_count(0)
    page.set_viewport_size({"width": 768, "height": 1024})  # no log beside the table: it lies over the columns
    card = page.locator(".hand-card").nth(1).bounding_box()
    assert card
    page.mouse.move(card["x"] + 20, card["y"] + 50)
    page.mouse.move(card["x"] + 30, card["y"] + 60)
    expect(tooltip).to_be_visible()
    over = tooltip.bounding_box()
    assert over
    page.mouse.move(over["x"] + 40, over["y"] + over["height"] - 30, steps=4)
    page.wait_for_timeout(1000)
    expect(tooltip).to_be_visible()
    page.mouse.down()  # goes through to what lies below
    page.mouse.up()
    expect(tooltip).to_have_count(0)
    page.locator(".hand-card").first.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog.card-help[open]")).to_be_visible()


def frames_of_every_kind() -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
    """For each kind of event the view before it and its frame, out of random games as seat 0 sees them."""
    found: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {}
    for seed in range(60):
        api = EngineApi()
        plans = [{"name": f"N{seat}", "kind": "bot:random"} for seat in range(4)]
        deal = {"game": "kabale", "seats": plans, "first": 0, "seed": seed, "practice": False, "seat": 0}
        look: Any = api.new(Request(deal))
        frames: list[Any] = list(look["frames"])
        while look["session"]["next"] != "over":
            look = api.think(Request({"seat": 0, "hurry": True}))
            frames += look["frames"]
        for before, frame in zip([frames[0], *frames], frames, strict=False):
            event = frame["event"]
            if event["kind"] == "revealed" and event["card"] == "Ex":
                # Too rare for random games: an Explorer that has walked enough lies where it was revealed.
                found["stayed"] = (frame["view"], {"event": {**event, "kind": "stayed"}, "view": frame["view"]})
            # One's own draw shows more than another's.
            better = event["kind"] == "drawn" and "card" in event
            if event["kind"] not in found or better:
                found[event["kind"]] = (before["view"], frame)
        if found.keys() >= set(KINDS):
            break
    return found


HARNESS = """async ([base, before, frame]) => {
  const load = (path) => import(new URL(`js/${path}`, base).href);
  const { render } = await import(new URL("vendor/lit-html/lit-html.js", base).href);
  const { createMotion } = await load("table/motion.js");
  const { selectionOf } = await load("table/taps.js");
  const { GAMES } = await load("game_registry.js");
  const { createAdapters } = await load("adapters.js");
  const { createDeferredStyles } = await load("platform/deferred_styles.js");
  const { currentLanguage, wordsOf } = await load("words/i18n.js");
  const { game } = frame.view;
  const adapters = createAdapters({ games: GAMES, styles: createDeferredStyles(), onOpen() {} });
  const adapter = await adapters.open(game);
  adapters.show(game);
  const t = wordsOf(game);
  let root = document.querySelector("#harness");
  if (!root) {
    root = document.createElement("div");
    root.id = "harness";
    document.body.prepend(root);
    document.querySelector("#app").remove();
  }
  const names = ["N0", "N1", "N2", "N3"];
  const seats = names.map((name) => ({ name, kind: "human" }));
  const parts = { tools: "", status: "", side: "" };
  const props = { names, parts, chosen: selectionOf([], []), tap() {}, ask() {}, thinking: false, t };
  const draw = (view) => render(adapter.table({ view, ...props }), root);
  draw(before);
  let [moved, animated, waited] = [0, 0, 0];
  const { setTimeout } = globalThis;
  const { animate } = Element.prototype;
  globalThis.setTimeout = (work, ms = 0, ...rest) => {
    waited += ms;
    return setTimeout(work, ms, ...rest);
  };
  Element.prototype.animate = function (frames, options) {
    moved += 1;
    animated = Math.max(animated, (options.delay ?? 0) + options.duration);
    for (const step of frames) for (const name of Object.keys(step))
      if (!/^(transform|translate|opacity|offset|easing)$/.test(name)) throw new Error(`${name} is not composited`);
    return animate.call(this, frames, options);
  };
  const stage = { adapter, drawFrame: ({ view }) => (draw(view), true), pace: () => "quick" };
  await createMotion().play([frame], stage);
  Element.prototype.animate = animate;
  globalThis.setTimeout = setTimeout;
  const marks = ".ghost, .is-changing, .is-lifted, .is-highlighted, .is-uncovered, .is-above";
  const left = document.querySelectorAll(marks).length;
  const language = currentLanguage();
  const words = [0, 1].map((viewer) => adapter.events.words(frame.event, { seats, viewer, language, t }));
  return { moved, left, ms: animated + waited, words };
}"""
"""Shows one event; `ms` is the time that it plans to take, which a busy machine does not change."""


def test_every_kind_of_event_moves_and_has_words(new_page: NewPage) -> None:
    """Each kind of the docs: something moves by transform and opacity, nothing stays behind, words say it."""
    found = frames_of_every_kind()
    assert set(found) == set(KINDS)
    page = new_page(settings={"language": "en"})
    page.goto("#/settings")
    expect(page.locator("h1")).to_be_visible()
    base = page.locator("script[type=module]").first.evaluate("script => new URL('..', script.src).href")
    for kind, (before, frame) in found.items():
        result = page.evaluate(HARNESS, [base, before, json.loads(json.dumps(frame))])
        assert all(words and not words.startswith("event-") for words in result["words"]), kind
        assert kind in TOLD or result["moved"] > 0, kind
        assert result["left"] == 0, kind
        assert result["ms"] < 1500, kind


def test_reduced_motion_moves_nothing(new_page: NewPage) -> None:
    """Words and a highlight instead."""
    page = started(new_page(settings={"pace": "quick"}, reduced_motion="reduce"))
    page.evaluate("() => { globalThis.moved = 0; Element.prototype.animate = () => { moved += 1; }; }")
    page.locator(".hand-card.is-legal").first.click()
    page.locator(".column.is-legal > .goal").first.click()
    expect(page.locator(".is-highlighted").first).to_be_visible()
    asked_again(page)
    assert page.evaluate("moved") == 0
