"""Friends at one table, each in a browser of their own: by hand and by link, and what their devices get."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.web.conftest import settings_script
from tests.web.native_engine import answer_natively
from tests.web.nostr_relay import Relay
from tests.web.playing import FAST, STEP
from tests.web.stored_games import stored_entries
from tests.web.watch import Watch, origin_of
from tools.setup.system import CHROMIUM_FLAGS, headless_chromium
from tools.site.server import Server

pytestmark = [pytest.mark.web, pytest.mark.timeout(600)]

FLAGS = [*CHROMIUM_FLAGS, "--disable-features=WebRtcHideLocalIpsWithMdns"]
NO_WORKER = """globalThis.raenkeWorkers = 0;
globalThis.Worker = class extends EventTarget {
  constructor(_, options) {
    super();
    void options?.type; // the page looks whether a browser reads it
    globalThis.raenkeWorkers++;
  }
  postMessage() {}
  terminate() {}
};"""
"""A guest's page counts the workers that it starts; it needs no engine."""

HEARD = """{
  globalThis.raenkeHeard = [];
  const listen = RTCDataChannel.prototype.addEventListener;
  RTCDataChannel.prototype.addEventListener = function (kind, ...rest) {
    if (kind === "message" && !this.raenkeHeard) {
      this.raenkeHeard = true;
      listen.call(this, "message", ({ data }) => {
        if (typeof data === "string") globalThis.raenkeHeard.push(data);
      });
    }
    return listen.call(this, kind, ...rest);
  };
}"""
"""Keeps all that comes over data channels."""

LONGEST = 400
"""Seconds after which a game is taken to be stuck; a loaded machine needs two minutes for a whole one."""


class Friends:
    """A table's people, each in a browser process of their own."""

    def __init__(self, playwright: Playwright, server: Server) -> None:
        self.playwright, self.server = playwright, server
        self.browsers: list[Browser] = []
        self.watches: list[Watch] = []

    def page(self, name: str, *, engine: bool, **settings: Any) -> Page:
        browser = self.playwright.chromium.launch(executable_path=headless_chromium(), args=FLAGS)
        self.browsers.append(browser)
        context = browser.new_context(base_url=self.server.url, locale="en-GB", service_workers="block")
        self.watches.append(Watch(origin_of(self.server.url)))
        self.watches[-1].over(context)
        if engine:
            answer_natively(context)
        else:
            context.add_init_script(NO_WORKER)
        context.add_init_script(HEARD)
        profile = {"profiles": [{"id": "p1", "name": name, "banner": 0}], "profile": "p1"}
        context.add_init_script(settings_script({**FAST, **profile, **settings}))
        return context.new_page()

    def close(self) -> None:
        for browser in self.browsers:
            browser.close()
        assert [fault for watch in self.watches for fault in watch.faults] == []


@pytest.fixture
def friends(playwright: Playwright, dist: Path) -> Iterator[Friends]:
    with Server(dist, "/raenke/") as server:
        table = Friends(playwright, server)
        yield table
        table.close()


SHORTEST_DEAL = "8"
"""The seed of a duel that is over after 56 decisions of who plays as `STEP` does; most take more than twice as many."""


def setup_for(players: int, game: str = "kabale") -> dict[str, Any]:
    seats = [{"name": "", "kind": "human" if seat < players else "bot:1"} for seat in range(7)]
    return {
        "setup": {
            "game": game,
            "count": max(players, 2),
            "seats": seats,
            "first": 0,
            "seed": SHORTEST_DEAL,
            "practice": False,
        }
    }


def open_table(host: Page) -> None:
    host.goto("#/friends")
    host.locator("[data-do=open-table]").click()
    expect(host.locator(".friends-seat")).not_to_have_count(0)


def connect_by_hand(host: Page, guest: Page) -> None:
    host.locator("[data-do=invite]").click()
    invitation = host.locator("[data-code=invitation]")
    guest.goto(invitation.input_value().split("/raenke/")[1])
    guest.locator("[data-do=join-table]").click()
    answer = guest.locator("[data-code=answer]").input_value()
    assert len(invitation.input_value()) < 200 + len(host.url)
    reader = host.locator("[data-code-reader=accept]")
    reader.locator("textarea").fill(answer)
    reader.locator("[data-do=take-code]").click()
    expect(guest.locator(".friends-lobby")).to_be_visible()


def messages(guest: Page) -> list[str]:
    """All that the guest's device was sent; long messages come in pieces."""
    whole, found = "", []
    for piece in guest.evaluate("globalThis.raenkeHeard"):
        whole += piece[1:]
        if piece[0] == "=":
            found.append(whole)
            whole = ""
    return found


def decide(*pages: Page, decisions: int = 3) -> None:
    """Whoever is asked plays, until everybody has decided so often."""
    ends = time.monotonic() + LONGEST
    made = dict.fromkeys(pages, 0)
    while min(made.values()) < decisions:
        for page in pages:
            made[page] += page.evaluate(STEP) == "moved"
        pages[0].wait_for_timeout(15)
        assert time.monotonic() < ends, "the game does not go on"


def play_to_the_end(*pages: Page) -> None:
    """Whoever is asked plays, until everybody sees the end."""
    ends = time.monotonic() + LONGEST
    over: set[Page] = set()
    while len(over) < len(pages):
        for page in pages:
            if page not in over and page.evaluate(STEP) == "over":
                over.add(page)
        pages[0].wait_for_timeout(15)
        assert time.monotonic() < ends, "the game does not go on"


def test_a_whole_game_by_hand_and_what_the_guests_device_gets(friends: Friends) -> None:
    host = friends.page("Ada", engine=True, **setup_for(2))
    guest = friends.page("Bo", engine=False)
    open_table(host)
    connect_by_hand(host, guest)
    expect(host.locator(".friends-seat[data-seat='1'] .friends-seat-name")).to_have_text("Bo")
    host.locator("[data-do=start-table]").click()
    expect(guest.locator(".table-frame")).to_be_visible()
    expect(guest.locator("[data-curtain]")).to_have_count(0)
    expect(host.locator("[data-curtain]")).to_have_count(0)
    play_to_the_end(host, guest)
    heard = messages(guest)
    assert len(heard) > 20
    assert [text[:300] for text in heard if "[Game" in text and '"next":"over"' not in text] == []
    assert guest.evaluate("globalThis.raenkeWorkers") == 0
    assert host.locator(".standing-points").all_inner_texts() == guest.locator(".standing-points").all_inner_texts()
    # The guest's device has the record now: what leads to it finds the game there, once.
    kept = "friends-" + guest.evaluate("location.hash.split('/')[2]")
    for where in ("review", "replay"):
        expect(guest.locator(f"[data-do={where}]")).to_have_attribute("href", f"#/{where}/{kept}")
    assert [(game["id"], game["over"]) for game in stored_entries(guest)] == [(kept, True)]
    host.locator("[data-action=again]").click()
    expect(guest.locator("[data-over]")).to_have_count(0)
    expect(guest.locator(".table-frame")).to_be_visible()


@pytest.fixture
def relay() -> Iterator[Relay]:
    with Relay() as running:
        yield running


def by_link(relay: Relay) -> dict[str, Any]:
    return {"relays": relay.url, "relayServers": "-"}


def make_link(host: Page) -> str:
    host.locator("[data-do=make-link]").click()
    return host.locator("[data-code=link]").input_value().split("/raenke/")[1]


def join_by_link(guest: Page, link: str) -> None:
    guest.goto(link)
    guest.locator("[data-do=join-table]").click()
    expect(guest.locator(".friends-lobby")).to_be_visible()


def test_by_link_and_over_every_break(friends: Friends, relay: Relay) -> None:
    """A guest and the host reload, the relay dies: each comes back to its seat, and the game goes on."""
    host = friends.page("Ada", engine=True, **setup_for(2), **by_link(relay))
    guest = friends.page("Bo", engine=False, **by_link(relay))
    open_table(host)
    link = make_link(host)
    join_by_link(guest, link)
    host.locator("[data-do=start-table]").click()
    expect(guest.locator(".table-frame")).to_be_visible()
    assert all("Ada" not in event["content"] and "kabale" not in event["content"] for event in relay.events)

    decide(host, guest)
    guest.reload()
    expect(guest.locator(".table-frame")).to_be_visible()
    decide(host, guest)
    relay.stop()
    decide(host, guest)
    relay.start()
    host.reload()
    expect(host.locator(".table-frame")).to_be_visible()
    expect(guest.locator(".friends-notice[role=alert]")).to_have_count(0, timeout=60_000)
    decide(host, guest)


def test_another_device_becomes_the_host(friends: Friends, relay: Relay) -> None:
    """The host leaves, all agree: who inherits the game starts its engine only then, and the others find it there."""
    host = friends.page("Ada", engine=True, **setup_for(3), **by_link(relay))
    heir = friends.page("Bo", engine=True, **by_link(relay))
    guest = friends.page("Cleo", engine=False, **by_link(relay))
    open_table(host)
    link = make_link(host)
    for one in (heir, guest):
        join_by_link(one, link)
    host.locator("[data-do=start-table]").click()
    for one in (heir, guest):
        expect(one.locator(".table-frame")).to_be_visible()
    decide(host, heir, guest, decisions=1)

    host.locator("[data-action=friends]").click()
    host.locator("[data-do=leave-table]").click()
    host.locator("[data-do=hand-over][data-seat='1']").click()
    for one in (heir, guest):
        one.locator("[data-panel=vote] [data-do=agree]").click()
    expect(host.locator(".start")).to_be_visible()
    expect(heir.locator(".table-frame")).to_be_visible(timeout=30_000)
    expect(guest.locator(".friends-notice[role=alert]")).to_have_count(0, timeout=60_000)
    assert not any("[Game" in text for text in messages(guest))
    decide(heir, guest, decisions=1)
    heir.locator("[data-action=friends]").click()
    expect(heir.locator(".friends-seat[data-seat='0']")).to_have_attribute("data-kind", re.compile("bot"))


@pytest.mark.parametrize("game", ["kabale", "adel"])
def test_four_people_at_one_table(friends: Friends, relay: Relay, game: str) -> None:
    host = friends.page("Ada", engine=True, **setup_for(4, game), **by_link(relay))
    open_table(host)
    link = make_link(host)
    guests = [friends.page(name, engine=False, **by_link(relay)) for name in ("Bo", "Cleo", "Dara")]
    for guest in guests:
        join_by_link(guest, link)
    expect(host.locator(".friends-seat.is-here")).to_have_count(4)
    host.locator("[data-do=start-table]").click()
    for guest in guests:
        expect(guest.locator(".table-frame")).to_be_visible()
