"""Friends at one table, each in a browser of their own: by hand and by link, and what their devices get."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.web.friends_table import (
    Friends,
    answer_by_hand,
    by_link,
    check_end,
    connect_by_hand,
    decide,
    enter_code,
    join_by_link,
    make_link,
    messages,
    open_table,
    play_to_the_end,
    setup_for,
    touch,
)
from tests.web.nostr_relay import Relay
from tests.web.playing import STEP, asked_again
from tests.web.stored_games import stored_entries
from tests.web.test_other_browsers import FIREFOX, needed
from tools.setup import system
from tools.setup.env import ensure_npm
from tools.site.server import Server

pytestmark = pytest.mark.timeout(600)


@pytest.fixture
def friends(playwright: Playwright, dist: Path) -> Iterator[Friends]:
    with Server(dist, "/raenke/") as server:
        table = Friends(playwright, server)
        yield table
        table.close()


@pytest.fixture
def relay() -> Iterator[Relay]:
    with Relay() as running:
        yield running


def test_a_whole_game_by_hand_and_back_to_it_by_hand(friends: Friends) -> None:
    """The guest's page is loaded anew on the way: only an invitation leads back to its seat."""
    host = friends.page("Ada", engine=True, **setup_for(2))
    guest = friends.page("Bo", engine=False)
    open_table(host)
    connect_by_hand(host, guest)
    expect(host.locator(".friends-seat[data-seat='1'] .friends-seat-name")).to_have_text("Bo")
    host.locator("[data-do=start-table]").click()
    expect(guest.locator(".table-frame")).to_be_visible()
    expect(guest.locator("[data-curtain]")).to_have_count(0)
    expect(host.locator("[data-curtain]")).to_have_count(0)

    decide(host, guest, decisions=1)
    guest.reload()
    guest.locator("[data-do=enter-invitation]").click()
    host.locator("[data-action=friends]").click()
    host.locator("[data-do=invite-again]").click(timeout=60_000)
    enter_code(guest, "join", host.locator("[data-code=invitation]").input_value())
    answer_by_hand(host, guest)
    expect(guest.locator(".table-frame")).to_be_visible()
    host.locator("[data-do=back]").click()

    play_to_the_end(host, guest)
    check_end(host, guest)
    # The guest's device has the record now: what leads to it finds the game there, once.
    kept = "friends-" + guest.evaluate("location.hash.split('/')[2]")
    for where in ("review", "replay"):
        expect(guest.locator(f"[data-do={where}]")).to_have_attribute("href", f"#/{where}/{kept}")
    assert [(game["id"], game["over"]) for game in stored_entries(guest)] == [(kept, True)]
    host.locator("[data-action=again]").click()
    expect(guest.locator("[data-over]")).to_have_count(0)
    expect(guest.locator(".table-frame")).to_be_visible()


def test_by_link_and_over_every_break(friends: Friends, relay: Relay) -> None:
    """A guest and the host reload, the relay dies: each comes back to its seat, and the game goes on."""
    host = friends.page("Ada", engine=True, **setup_for(2), **by_link(relay))
    guest = friends.page("Bo", engine=False, **by_link(relay))
    open_table(host)
    link = make_link(host)
    join_by_link(guest, link)
    host.locator("[data-do=start-table]").click()
    expect(guest.locator(".table-frame")).to_be_visible()
    assert all('"Ada"' not in event["content"] and "kabale" not in event["content"] for event in relay.events)

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


def test_a_game_of_ones_own_pauses_the_hosted_one(friends: Friends, relay: Relay) -> None:
    """The engine has one session: the guest is told, and the hosted game goes on as it was when it is opened again."""
    host = friends.page("Ada", engine=True, **setup_for(2), **by_link(relay))
    guest = friends.page("Bo", engine=False, **by_link(relay))
    open_table(host)
    join_by_link(guest, make_link(host))
    host.locator("[data-do=start-table]").click()
    expect(guest.locator(".table-frame")).to_be_visible()
    decide(host, guest, decisions=1)
    table = host.evaluate("location.hash")
    hosted = table.split("/")[2]

    host.evaluate("location.hash = '#/'")
    host.locator("[data-game=kabale] [data-do=one-tap]").click()
    asked_again(host)
    expect(guest.locator(".friends-notice[role=alert]")).to_contain_text("has opened another game", timeout=60_000)
    paused = records(host)
    decide(host, decisions=1)
    assert len(paused) == 2
    assert records(host)[hosted] == paused[hosted]

    host.evaluate("table => { location.hash = table; }", table)
    expect(guest.locator(".friends-notice[role=alert]")).to_have_count(0, timeout=60_000)
    own = {number: record for number, record in records(host).items() if number != hosted}
    decide(host, guest, decisions=1)
    assert records(host)[hosted] != paused[hosted]
    assert own.items() < records(host).items()


def records(page: Page) -> dict[str, str]:
    """The records that a device keeps, by the game's id."""
    return {game["id"]: game["record"] for game in stored_entries(page)}


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


def test_three_people_play_adel_by_link(friends: Friends, relay: Relay) -> None:
    """Two guests beside the host; Node plays whole games of so many (tests/static/test_friends_secrets.py)."""
    host = friends.page("Ada", engine=True, **setup_for(3, "adel"), **by_link(relay))
    open_table(host)
    link = make_link(host)
    guests = [friends.page(name, engine=False, **by_link(relay)) for name in ("Bo", "Cleo")]
    for guest in guests:
        join_by_link(guest, link)
    expect(host.locator(".friends-seat.is-here")).to_have_count(3)
    host.locator("[data-do=start-table]").click()
    for guest in guests:
        expect(guest.locator(".table-frame")).to_be_visible()
    touch(host, *guests, touches=5)  # the draft, and something of everybody's turn
    for guest in guests:
        assert not any("[Game" in text for text in messages(guest))
        assert guest.evaluate("globalThis.raenkeWorkers") == 0


FIREFOX_GUEST = """async () => {
  const ends = performance.now() + 150_000;
  const step = %(step)s;
  const until = async (wanted) => {
    for (;;) {
      const found = document.querySelector(wanted);
      if (found) return found;
      if (performance.now() > ends) throw new Error(`no ${wanted}: ${document.body.innerText.slice(0, 300)}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  for (const [name, value] of Object.entries(%(settings)s)) {
    const field = await until(`[name=${name}]`);
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  location.hash = %(link)s;
  (await until("[data-do=join-table]")).click();
  await until(".table-frame");
  for (let moves = 0; moves < %(moves)d; ) {
    if (performance.now() > ends) throw new Error("the game does not go on");
    moves += step() === "moved";
    await new Promise((done) => setTimeout(done, 20));
  }
  return document.querySelectorAll(".column-card").length;
}"""
"""A guest in Firefox: types the relay, follows the link, and plays."""


@pytest.mark.timeout(400)
def test_chromium_with_firefox(friends: Friends, relay: Relay, tmp_path: Path) -> None:
    host = friends.page("Ada", engine=True, **setup_for(2), **by_link(relay))
    open_table(host)
    link = make_link(host)
    settings = {"relays": relay.url, "relayServers": "-", "pace": "instant"}
    parts = {"step": STEP, "settings": json.dumps(settings), "link": json.dumps(link), "moves": 2}
    scripts = tmp_path / "scripts.json"
    scripts.write_text(json.dumps({"friends": f"({FIREFOX_GUEST % parts})()"}), encoding="utf-8")
    with scripts.open(encoding="utf-8") as order:
        command = [
            ensure_npm().node,
            FIREFOX,
            needed(system.firefox),
            f"{friends.server.url}#/settings",
            tmp_path / "profile",
        ]
        guest = subprocess.Popen([*command, "friends"], stdin=order, stdout=PIPE, stderr=PIPE, text=True)
    try:
        expect(host.locator(".friends-seat.is-here")).to_have_count(2, timeout=150_000)
        host.locator("[data-do=start-table]").click()
        while guest.poll() is None:
            host.evaluate(STEP)
            host.wait_for_timeout(20)
    finally:
        guest.terminate()
        out, trouble = guest.communicate(timeout=60)
    assert guest.returncode == 0, trouble[-3000:]
    found = json.loads(out)
    assert [fault for fault in found["faults"] if f":{relay.port}/" not in fault] == []
    assert found["friends"] >= 3
