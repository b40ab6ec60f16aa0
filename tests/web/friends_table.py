"""Friends at one table in tests: each in a browser of their own, how they meet and how they play."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, expect

from tests.web.adel import player
from tests.web.conftest import settings_script
from tests.web.native_engine import answer_natively
from tests.web.nostr_relay import Relay
from tests.web.playing import FAST, STEP
from tests.web.watch import Watch, origin_of
from tools.setup.system import CHROMIUM_FLAGS, headless_chromium
from tools.site.server import Server

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

HEARD = """if (location.pathname.endsWith("/relay.html")) {
  const pass = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message, ...rest) {
    if (typeof message?.text === "string") parent.raenkeHeard.push("=" + message.text);
    return pass.call(this, message, ...rest);
  };
} else {
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
"""Keeps all that comes over data channels: made by hand in the page itself, by link through the frame of the relays."""

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


SHORTEST_DEAL = "8"
"""A seed with which a game of Kabale for two is over after half as many decisions as with most others."""


def setup_for(players: int, game: str = "kabale", **options: str) -> dict[str, Any]:
    seats = [{"name": "", "kind": "human" if seat < players else "bot:1"} for seat in range(7)]
    return {
        "setup": {
            "game": game,
            "count": max(players, 2),
            "seats": seats,
            "first": 0,
            "seed": SHORTEST_DEAL,
            "practice": False,
            "options": options,
        }
    }


def open_table(host: Page) -> None:
    host.goto("#/friends")
    host.locator("[data-do=open-table]").click()
    expect(host.locator(".friends-seat")).not_to_have_count(0)


def connect_by_hand(host: Page, guest: Page) -> None:
    host.locator("[data-do=invite]").click()
    invitation = host.locator("[data-code=invitation]").input_value()
    assert len(invitation) < 200 + len(host.url)
    guest.goto(invitation.split("/raenke/")[1])
    answer_by_hand(host, guest)
    expect(guest.locator(".friends-lobby")).to_be_visible()


def answer_by_hand(host: Page, guest: Page) -> None:
    guest.locator("[data-do=join-table]").click()
    enter_code(host, "accept", guest.locator("[data-code=answer]").input_value())


def enter_code(page: Page, reader: str, code: str) -> None:
    form = page.locator(f"[data-code-reader={reader}]")
    form.locator("textarea").fill(code)
    form.locator("[data-do=take-code]").click()


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
    _step(pages, STEP, "moved", decisions)


TOUCH = f"""(turn) => {{
  if (document.querySelector("[data-over]")) return "over";
  const told = document.querySelector("[data-stage] [data-action=stage-next]");
  if (told) {{ told.click(); return "waits"; }}
  return ({player.STEP})(turn);
}}"""


def touch(*pages: Page, touches: int) -> None:
    """At Adel's table: whoever is asked touches something, until everybody has so often."""
    _step(pages, TOUCH, "chosen", touches)


def _step(pages: Sequence[Page], step: str, counted: str, times: int) -> None:
    ends = time.monotonic() + LONGEST
    turns, made = dict.fromkeys(pages, 0), dict.fromkeys(pages, 0)
    while min(made.values()) < times:
        for page in pages:
            done = page.evaluate(step, turns[page])
            assert done != "over", f"over after {list(made.values())}"
            turns[page] += done != "waits"
            made[page] += done == counted
        pages[0].wait_for_timeout(15)
        assert time.monotonic() < ends, "the game does not go on"


def play_to_the_end(*pages: Page) -> None:
    """Whoever is asked plays, until everybody sees the end."""
    ends = time.monotonic() + LONGEST
    waiting = list(pages)
    while waiting:
        waiting = [page for page in waiting if page.evaluate(STEP) != "over"]
        pages[0].wait_for_timeout(15)
        assert time.monotonic() < ends, "the game does not go on"


def points(page: Page) -> list[str]:
    return page.locator(".standing-points").all_inner_texts()


def check_end(host: Page, *guests: Page) -> None:
    """Everybody sees the same end, and no guest was sent the record before."""
    for guest in guests:
        assert points(guest) == points(host)
        heard = messages(guest)
        assert len(heard) > 20
        assert any('"next":"over"' in text for text in heard)
        assert [text[:300] for text in heard if "[Game" in text and '"next":"over"' not in text] == []
        assert guest.evaluate("globalThis.raenkeWorkers") == 0


def by_link(relay: Relay) -> dict[str, Any]:
    return {"relays": relay.url, "relayServers": "-"}


def make_link(host: Page) -> str:
    host.locator("[data-do=make-link]").click()
    return host.locator("[data-code=link]").input_value().split("/raenke/")[1]


def join_by_link(guest: Page, link: str) -> None:
    guest.goto(link)
    guest.locator("[data-do=join-table]").click()
    expect(guest.locator(".friends-lobby")).to_be_visible()
