"""Benchmarks of tables with friends: the way of a move, a guest's first picture and memory, the host with six guests.

`python -m tools.bench.friends` measures the site in dist/ between browsers of this machine, over a relay of its own.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, sync_playwright

from raenke import GAMES
from tests.web.nostr_relay import Relay
from tests.web.soak.house import Device
from tools.bench import table
from tools.bench.limits import Measurement
from tools.setup.process import ROOT, BuildError, echo
from tools.setup.system import CHROMIUM_FLAGS, chromium
from tools.site.server import Server

MAX_WAY_MS, MAX_FIRST_MS, MAX_MB = 150.0, 1500.0, 120.0
MOVES, VISITS, GUESTS = 24, 7, 6
WITHIN = 60_000
PLAY_MS = 60_000
KEPT_MS = 8_000
"""Until a browser has written down what a page has stored."""

LARGEST: Final = max(GAMES.values(), key=lambda game: max(game.seats))
"""The game for most people."""

PHONE = ViewportSize(width=360, height=740)

FLAGS = [*CHROMIUM_FLAGS, "--disable-features=WebRtcHideLocalIpsWithMdns"]
"""Two browsers of one machine without multicast."""

PAINTED = """const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.timeOrigin + performance.now());
    channel.port2.postMessage(0);
  }));"""

MOVE = """async () => {
  const find = (what) => document.querySelector(what);
  const card = find(".hand-card.is-legal");
  if (!card || find("[data-action=decline]")) { find("[data-action=decline]")?.click(); return 0; }
  card.click();
  await new Promise((done) => setTimeout(done, 60));
  const column = find(".column.is-legal .column-target");
  if (!column) return 0;
  const clicked = performance.timeOrigin + performance.now();
  column.click();
  return clicked;
}"""
"""Plays a card; when it was clicked, 0 for another decision."""

SEE = f"""() => {{
  {PAINTED}
  const cards = () => document.querySelectorAll(".table .column-card").length;
  const before = cards();
  globalThis.seen = new Promise((done) => {{
    const watch = new MutationObserver(() => {{
      if (cards() === before) return;
      watch.disconnect();
      void painted().then(done);
    }});
    watch.observe(document.body, {{ subtree: true, childList: true }});
    setTimeout(() => done(0), 5000);
  }});
}}"""
"""Waits for the picture of a card that is played elsewhere."""

FIRST = f"""(() => {{
  {PAINTED}
  globalThis.first = {{}};
  const wanted = [".friends-visit", ".friends-lobby", ".table-frame"];
  const look = () => {{
    for (const one of wanted) {{
      if (one in first || !document.querySelector(one)) continue;
      first[one] = 0;
      void painted().then((time) => (first[one] = time - performance.timeOrigin));
    }}
    requestAnimationFrame(look);
  }};
  requestAnimationFrame(look);
}})()"""
"""Notes when each of a guest's pictures is there first, from the page's beginning."""

CLIENT = """async ({ base, code }) => {
  const load = (file) => import(new URL(`js/friends/${file}.js`, base).href);
  const { answer } = await load("by_hand");
  const { createGuest } = await load("guest");
  const nothing = () => {};
  const heard = { onRoom: nothing, onToken: nothing, onConnected: nothing, onGesture: nothing, onBye: nothing };
  const guest = createGuest({ name: "", table: "", tokenFor: () => "", ...heard });
  const { signal } = new AbortController();
  const made = await answer(code);
  const play = async () => {
    await guest.moved({ cuts: -1, at: -1 }, signal);
    let sync = await guest.ask({ do: "sync", cuts: Number.MAX_SAFE_INTEGER, at: 0 });
    for (let turn = 0; sync.snapshot.session.next !== "over"; turn++) {
      const { cuts, snapshot: { session: { tokens: at }, view: { legal } } } = sync;
      if (legal.length > 0) sync = await guest.ask({ do: "play", action: legal[turn % legal.length].id, cuts, at });
      else {
        await guest.moved({ cuts, at }, signal);
        sync = await guest.ask({ do: "sync", cuts, at });
      }
    }
  };
  void made.opened.then((channel) => guest.attach(channel)).then(play);
  return made.code;
}"""
"""A guest without a table: fetches all that a guest fetches and plays at once, so that the time is the host's."""


def _settings(people: int, game: str, relay: str = "") -> dict[str, Any]:
    seats = [{"name": "", "kind": "human" if seat < people else "bot:1"} for seat in range(7)]
    setup = {"game": game, "count": people, "seats": seats, "first": 0, "seed": "7", "practice": False}
    return {"pace": "instant", "explains": False, "setup": setup, "relays": relay, "relayServers": "-"}


def _settle(context: BrowserContext, settings: dict[str, Any]) -> None:
    """Let its pages begin with these settings."""
    keep = f"localStorage.setItem('raenke-settings', {json.dumps(json.dumps(settings))})"
    context.add_init_script(f"localStorage.getItem('raenke-settings') ?? ({keep})")


def _open(page: Page, home: str) -> str:
    """Opens a table and returns its link."""
    page.goto(f"{home}#/friends")
    page.locator("[data-do=open-table]").click(timeout=WITHIN)
    page.locator("[data-do=make-link]").click(timeout=WITHIN)
    link: str = page.locator("[data-code=link]").input_value()
    return link


def _join(page: Page, link: str) -> None:
    page.goto(link)
    page.locator("[data-do=join-table]").click(timeout=WITHIN)
    page.locator(".friends-lobby").wait_for(timeout=WITHIN)


def _phone(device: Device) -> Page:
    page = device.new_page()
    page.set_viewport_size(PHONE)
    return page


def _until(page: Page, true: str) -> None:
    """Playwright's own way of waiting would need eval, which the page's policy forbids."""
    ends = time.monotonic() + WITHIN / 1000
    while not page.evaluate(true):
        if time.monotonic() > ends:
            raise BuildError(f"never true: {true}")
        page.wait_for_timeout(20)


def ways(host: Page, guest: Page) -> list[float]:
    """Plays cards by turns: from the click on one device to the picture on the other."""
    times: list[float] = []
    for _ in range(40 * MOVES):
        if len(times) >= MOVES or host.locator("[data-over]").count():
            break
        for here, there in ((host, guest), (guest, host)):
            for page in (here, there):
                page.evaluate("document.querySelector('[data-stage] [data-action=stage-next]')?.click()")
            there.evaluate(SEE)
            if clicked := here.evaluate(MOVE):
                seen = there.evaluate("seen")
                times += [seen - clicked] if seen else []
            here.wait_for_timeout(120)
    return times


def first_pictures(device: Device, link: str) -> tuple[list[float], list[float]]:
    """Opens the link of a running game again and again: until the page stands, and from Join to the table."""
    pages, tables = [], []
    for _ in range(VISITS):
        page = _phone(device)
        page.goto(link)
        _until(page, "first['.friends-visit']")
        page.locator("[data-do=join-table]").evaluate("one => { first.joined = performance.now(); one.click(); }")
        _until(page, "first['.table-frame']")
        found = page.evaluate("first")
        pages.append(found[".friends-visit"])
        tables.append(found[".table-frame"] - found["joined"])
        page.close()
    return pages, tables


def memory(browser: Browser | None) -> float:
    """Megabytes of the largest page's process, as Chromium's task manager counts: anonymous memory (Linux)."""
    assert browser
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    found = []
    for process in processes:
        if process["type"] == "renderer":
            status = Path(f"/proc/{process['id']}/status").read_text(encoding="utf-8")
            found += [int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("RssAnon")]
    return max(found)


def clicks(host: Page, friends: Page, home: str) -> list[float]:
    """A whole game with six guests: from the host's click to its own picture."""
    host.goto(f"{home}#/friends")
    host.locator("[data-do=open-table]").click(timeout=WITHIN)
    friends.goto(home)
    base = friends.locator("script[type=module]").first.evaluate("script => new URL('..', script.src).href")
    for guest in range(GUESTS):
        host.locator("[data-do=invite]").click(timeout=WITHIN)
        code = host.locator("[data-code=invitation]").input_value().split("#t=")[1]
        answer = friends.evaluate(CLIENT, {"base": base, "code": code})
        form = host.locator("[data-code-reader=accept]")
        form.locator("textarea").fill(answer)
        form.locator("[data-do=take-code]").click()
        host.locator(f".friends-seat[data-seat='{guest + 1}'].is-here").wait_for(timeout=WITHIN)
    host.locator("[data-do=start-table]").click()
    host.locator(".table.is-yours").wait_for(timeout=WITHIN)
    return list(host.evaluate(table.PLAY % table.PLAYERS[LARGEST.name], [PLAY_MS, 0]))


def _visited(playwright: Playwright, profile: Path, home: str) -> Device:
    """A browser that has been here before, and has been started anew since."""
    device = Device(playwright, profile, *FLAGS)
    page = _phone(device)
    page.goto(home)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(KEPT_MS)
    device.kill_browser()
    device.tidy()
    return device


def _two_devices(playwright: Playwright, home: str, relay: str, folder: Path) -> list[Measurement]:
    settings = _settings(2, "kabale", relay)
    device = _visited(playwright, folder / "guest", home)
    with playwright.chromium.launch(executable_path=chromium(), args=FLAGS) as one:
        context = one.new_context(locale="en-GB")
        _settle(context, settings)
        host = context.new_page()
        guests = device.context()
        _settle(guests, settings)
        guests.add_init_script(FIRST)
        link = _open(host, home)
        guest = _phone(device)
        _join(guest, link)
        host.locator("[data-do=start-table]").click()
        for page in (host, guest):
            page.locator(".table-frame").wait_for(timeout=WITHIN)
        times = ways(host, guest)
        used = memory(guests.browser)
        guest.close()
        pages, tables = first_pictures(device, link)
    device.kill_browser()
    device.tidy()
    whole = [sum(both) for both in zip(pages, tables, strict=True)]
    echo(f"  {len(times)} moves: {min(times):.0f} to {max(times):.0f} ms from click to the other device's picture")
    echo(f"  link to form {statistics.median(pages):.0f} ms, Join to table {statistics.median(tables):.0f} ms")
    return [
        Measurement("move on one device to the other's picture, median", statistics.median(times), MAX_WAY_MS, "ms"),
        Measurement("a guest's first picture, cache warm, median", statistics.median(pages), MAX_FIRST_MS, "ms"),
        Measurement(
            "the same until the running table, click not counted", statistics.median(whole), MAX_FIRST_MS, "ms"
        ),
        Measurement("memory of a guest's page on a phone, cache warm", used, MAX_MB, "MB"),
    ]


def _many_guests(playwright: Playwright, home: str) -> list[Measurement]:
    at = chromium()
    with (
        playwright.chromium.launch(executable_path=at, args=FLAGS) as one,
        playwright.chromium.launch(executable_path=at, args=FLAGS) as other,
    ):
        context = one.new_context(locale="en-GB", viewport=table.LAPTOP)
        context.add_init_script(table.WATCH % json.dumps(_settings(GUESTS + 1, LARGEST.name)))
        times = clicks(context.new_page(), other.new_page(), home)
    echo(f"  {len(times)} clicks of the host: longest {max(times):.0f} ms")
    name = f"click to picture of a host with {GUESTS} guests, median"
    return [Measurement(name, statistics.median(times), table.MAX_CLICK_MS, "ms")]


def measure() -> list[Measurement]:
    """All of it."""
    with (
        TemporaryDirectory(prefix="raenke-bench-") as folder,
        Server(ROOT / "dist") as server,
        Relay() as relay,
        sync_playwright() as playwright,
    ):
        found = _two_devices(playwright, server.url, relay.url, Path(folder))
        return found + _many_guests(playwright, server.url)


def main() -> int:
    """Prints the measurements and how busy the machine was; 1 if one misses its limit."""
    found = measure()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    echo(f"  load {load:.1f} on {os.cpu_count()} cores")
    for one in found:
        echo(str(one))
    return 0 if all(one.ok for one in found) else 1


if __name__ == "__main__":
    sys.exit(main())
