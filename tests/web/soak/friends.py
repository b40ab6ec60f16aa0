"""The soak of tables with friends: three devices, each a browser of its own, that break at any moment.

`python build.py soak --friends` runs it. Whatever a device has shown must be in the host's record, and whatever a guest
decided there must have been asked for by its device at exactly that position.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Error, Page, Playwright, sync_playwright

from raenke import GAMES
from tests.web.conftest import settings_script
from tests.web.nostr_relay import Relay
from tests.web.playing import FAST
from tests.web.soak.house import Device, pump
from tests.web.soak.ledger import Ledger
from tests.web.soak.visit import TOLD, asked
from tests.web.soak.witness import Witness, player, read, spy
from tools.setup.process import ROOT
from tools.site import builder
from tools.site.server import Server

NAMES = ("Ada", "Bo", "Cleo")
BACK_WITHIN = 180.0
"""Seconds within which everybody sits at the table again; a guest looks for a host anew after at most one minute."""

KEPT_AFTER = 8.0
"""Seconds after which a browser has written down what a page keeps in localStorage."""

FLAG = "--disable-features=WebRtcHideLocalIpsWithMdns"

ASKS = """if (!location.pathname.endsWith("/relay.html")) {
  const pass = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message, ...rest) {
    if (/"do":"play"/.test(message?.text)) globalThis.soakAsks?.(message.text);
    return pass.call(this, message, ...rest);
  };
} else {
  const pass = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message, ...rest) {
    const text = message?.text ?? "";
    if (/\\[Game/.test(text) && !/"next":"over"/.test(text)) parent.soakLeaks?.(text.slice(0, 300));
    return pass.call(this, message, ...rest);
  };
}"""
"""In the page: what it asks its host to play. In the frame of the relays: a record that comes before the end."""

CONNECTED = """document.querySelector(".table-frame") !== null &&
  document.querySelector(".friends-notice[role=alert], .table-aside") === null"""


class Person:
    """A device at the table, and what it was shown."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.device = Device(table.playwright, table.folder / NAMES[seat], FLAG)
        self.witness = Witness(table.game)
        self.asks: set[int] = set()
        self.leaks: list[str] = []
        self.page = self.open("#/friends")

    def open(self, place: str) -> Page:
        """A page of this device, watched."""
        page = self.device.new_page()
        page.expose_binding("soakTells", lambda _, text: self.witness.hear(text))
        page.expose_binding("soakAsks", lambda _, text: self.asks.add(json.loads(text)["at"]))
        page.expose_binding("soakLeaks", lambda _, text: self.leaks.append(text))
        page.add_init_script(ASKS)
        page.add_init_script(spy(self.table.game))
        page.add_init_script(settings_script(self.table.settings(NAMES[self.seat])))
        page.goto(f"{self.table.server.url}{place}")
        self.page = page
        return page

    def reopen(self) -> None:
        """The device was switched off, and is switched on again."""
        self.device.tidy()
        self.witness.dead()
        self.open(f"#/table/{self.table.id}")

    def step(self, turn: int) -> None:
        """Touches something, if this seat is asked."""
        if not asked(self.page, f"({TOLD})()"):
            asked(self.page, f"({player(self.table.game).STEP})({turn})")


class Table:
    """Three people at a table by link, one of them the host."""

    def __init__(
        self, playwright: Playwright, server: Server, relay: Relay, folder: Path, game: str, rng: Random
    ) -> None:
        self.playwright, self.server, self.relay, self.folder = playwright, server, relay, folder
        self.game, self.rng, self.id, self.turn = game, rng, "", 0
        self.ledger = Ledger()
        self.people = [Person(self, seat) for seat in range(len(NAMES))]

    def settings(self, name: str) -> dict[str, Any]:
        seats = [{"name": "", "kind": "human"} for _ in range(7)]
        setup = {"game": self.game, "count": len(NAMES), "seats": seats, "first": 0, "seed": "", "practice": False}
        profile = {"profiles": [{"id": "p1", "name": name, "banner": 0}], "profile": "p1"}
        return {**FAST, **profile, "setup": setup, "relays": self.relay.url, "relayServers": "-"}

    def sit_down(self) -> None:
        """Opens the table, lets everybody in, and starts."""
        host, *guests = self.people
        host.page.locator("[data-do=open-table]").click()
        host.page.locator("[data-do=make-link]").click()
        link = host.page.locator("[data-code=link]").input_value()
        for guest in guests:
            guest.page.goto(link)
            guest.page.locator("[data-do=join-table]").click()
            guest.page.locator(".friends-lobby").wait_for()
        host.page.locator("[data-do=start-table]").click()
        self.gather()
        pump(host.page, KEPT_AFTER)

    def gather(self) -> None:
        """Waits until everybody is at the table."""
        ends = time.monotonic() + BACK_WITHIN
        while not all(asked(one.page, CONNECTED) for one in self.people):
            stand = [asked(one.page, "document.querySelector('main')?.innerText.slice(0, 120)") for one in self.people]
            assert time.monotonic() < ends, f"not everybody is back: {stand}"
            pump(self.people[0].page, 0.1)
        self.id = self.people[0].page.url.rsplit("/", 1)[1]

    def play(self, seconds: float) -> None:
        """Everybody plays for a while; after the end, again."""
        ends = time.monotonic() + seconds
        host = self.people[0]
        while time.monotonic() < ends:
            self.turn += 1
            for one in self.people:
                one.step(self.turn)
            pump(host.page, 0.02)
            if all(asked(one.page, "document.querySelector('[data-over]') !== null") for one in self.people):
                self.check()
                host.page.locator("[data-action=again]").click()
                before, limit = self.id, time.monotonic() + BACK_WITHIN
                while any(one.page.url.endswith(before) for one in self.people):
                    assert time.monotonic() < limit, "nobody plays again"
                    pump(host.page, 0.1)
                for one in self.people:
                    one.asks.clear()
                self.gather()
                pump(host.page, KEPT_AFTER)

    def check(self) -> None:
        """Compares what every device was shown and has asked for with what the host keeps."""
        entries = read(self.people[0].page)
        (entry,) = [entry for entry in entries if entry["id"] == self.id]
        tokens = entry["record"].split("\n\n", 1)[-1].split()
        losses: list[str] = []
        for one in self.people:
            one.witness.shared.add(self.id)
            losses += [f"{NAMES[one.seat]} {loss}" for loss in one.witness.lost(entries)]
            losses += [f"{NAMES[one.seat]} was sent a record: {leak}" for leak in one.leaks]
            if one.seat > 0:
                made = [at for at, token in enumerate(tokens) if token[0] == str(one.seat + 1) and "@" not in token[:2]]
                losses += [
                    f"{NAMES[one.seat]} never asked for {tokens[at]} at {at}" for at in made if at not in one.asks
                ]
            losses += [] if one.witness.held else [f"{NAMES[one.seat]} was shown nothing"]
        self.ledger.compare(losses, sum((one.witness.held for one in self.people), Counter()))

    def close(self) -> None:
        for one in self.people:
            one.device.kill_browser()
            one.device.tidy()


def killed(table: Table, person: Person, blow: Callable[[], None]) -> None:
    """A browser or its pages die, and are there again after a while."""
    person.device.note_renderers()
    blow()
    pump(next(one.page for one in table.people if one is not person), table.rng.choice((0.0, 0.5, 4.0)))
    person.reopen()


def strike(table: Table) -> str:
    """Breaks something; returns what."""
    rng = table.rng
    person = rng.choice(table.people)
    who = "host" if person.seat == 0 else "guest"
    what = rng.choice(("browser", "renderers", "reload", "relay", "sleep"))
    if what == "browser":
        killed(table, person, person.device.kill_browser)
    elif what == "renderers":
        killed(table, person, person.device.kill_renderers)
    elif what == "reload":
        person.page.reload()
        return f"{who} reloads"
    elif what == "relay":
        table.relay.stop()
        pump(table.people[0].page, rng.uniform(0, 12))
        table.relay.start()
        return "relay killed"
    elif person.device.process is not None:
        others = [one for one in table.people if one is not person]
        os.killpg(person.device.process.pid, signal.SIGSTOP)
        pump(others[0].page, rng.uniform(2, 22))
        os.killpg(person.device.process.pid, signal.SIGCONT)
        return f"{who} asleep"
    return f"{who}'s {what} killed"


def soak(dist: Path, folder: Path, seed: int, seconds: float, game: str) -> Ledger:
    """Games of one kind, until the time is over."""
    rng = Random(seed)
    with Server(dist, "/raenke/") as server, Relay() as relay, sync_playwright() as playwright:
        table = Table(playwright, server, relay, folder, game, rng)
        try:
            table.sit_down()
            ends = time.monotonic() + seconds
            while time.monotonic() < ends:
                table.play(rng.uniform(0.2, 4))
                what = strike(table)
                table.ledger.note(what, "instant", table.people[0].witness.moment or "asked")
                table.gather()
                table.check()
                table.ledger.progress()
        except (Error, AssertionError) as fault:
            table.ledger.astray(f"{game}: {table.ledger.last}: {str(fault)[:600]}")
        finally:
            table.close()
    return table.ledger


def main() -> int:
    """Reads the command line, plays each game for its share of the time, and prints what happened."""
    parser = argparse.ArgumentParser(prog="build.py soak --friends")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    options = parser.parse_args()
    print(f"· soak of friends for {options.minutes:g} minutes, --seed {options.seed}", flush=True)
    whole = Ledger()
    with TemporaryDirectory(prefix="raenke-soak-") as name:
        dist = builder.build(ROOT, Path(name) / "site")
        for number, game in enumerate(GAMES):
            seconds = 60 * options.minutes / len(GAMES)
            whole.add(soak(dist, Path(name) / game, options.seed + number, seconds, game))
    print(whole.table(), flush=True)
    return 0 if whole.well else 1


if __name__ == "__main__":
    sys.exit(main())
