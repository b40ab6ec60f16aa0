"""Bots of one's own in a real browser: added from the disk, walled in, played with, and told about when they fail.

Their workers run Pyodide; for the page's engine the test process answers.
"""

from __future__ import annotations

import io
import re
import zipfile

from playwright.sync_api import Page, expect

from tests.web.conftest import Axe, NewPage, until
from tests.web.kabale.positions import played
from tests.web.playing import FAST
from tests.web.scene_setup import OWN_BOTS, lay_in_bots
from tests.web.stored_games import raenke_link
from tools.site.server import Server

RANDOM = "version = '1.0'\ndef choose(view, rng):\n    return rng.choice(view.legal())\n"
CLEVER = "import gc\n" + RANDOM.replace("'1.0'", "f'1.{int(gc.isenabled())}'")
"""Its version tells whether Python collects garbage, as the bot's worker must: the page's engine starts without."""

FAILING = "def choose(view, rng):\n    return 1 / 0\n"

LEAKS = """
import sys
sys.modules.pop("js", None)
import importlib, json
tried = []
def attempt(what):
    try:
        what()
        tried.append("done")
    except BaseException as error:
        tried.append(type(error).__name__)
def outer():
    "The way around a closed module: any JavaScript object leads to the worker's globals."
    import _pyodide_core
    return _pyodide_core
attempt(lambda: importlib.import_module("js").fetch("ADDRESS/leak-js"))
attempt(lambda: __import__("urllib.request").request.urlopen("ADDRESS/leak-urllib"))
attempt(lambda: __import__("pyodide.http").http.open_url("ADDRESS/leak-open-url"))
attempt(lambda: __import__("pyodide.code").code.run_js("fetch('ADDRESS/leak-run-js')"))
attempt(outer)
"""

HOSTILE = {
    "leaks": LEAKS + RANDOM,
    "memory": RANDOM.replace("return", "hoard = bytearray(10**9)\n    return"),
    "talks": RANDOM.replace("return", "print('x' * 10**7)\n    return"),
    "loops": "def choose(view, rng):\n    while True:\n        pass\n",
}
"""By name, what a hostile bot does; ADDRESS is that of our own host, which its policy does not allow either."""

IN_THE_WORKER = """async address => {
  const outcome = [];
  const settled = (one, event) =>
    new Promise((done, fail) => { one[event] = done; one.onerror = fail; setTimeout(fail, 5000); });
  const tries = {
    fetch: () => fetch(`${address}/leak-fetch`),
    xhr: () => { const one = new XMLHttpRequest(); one.open("GET", `${address}/leak-xhr`, false); one.send(); },
    scripts: () => importScripts(`${address}/leak-script`),
    source: () => settled(new EventSource(`${address}/leak-source`), "onopen"),
    socket: () => settled(new WebSocket(`${address.replace("http", "ws")}/leak-socket`), "onopen"),
    font: () => new FontFace("x", `url(${address}/leak-font)`).load(),
    database: () => settled(indexedDB.open("raenke-games"), "onsuccess"),
    code: () => new Function("return 1")(),
    nested: () => {
      const code = `fetch("${address}/leak-nested").then(() => postMessage(1), () => postMessage(0))`;
      const one = new Worker(URL.createObjectURL(new Blob([code])));
      return settled(one, "onmessage").then(({ data }) => { if (!data) throw new Error(); });
    },
  };
  for (const [name, act] of Object.entries(tries))
    try { await act(); outcome.push(name); } catch { /* as it should be */ }
  return { origin: self.origin, caches: "caches" in self, storage: "storage" in navigator, outcome };
}"""
"""What no script in a bot's worker can do, were it not Python but JavaScript: the names of what succeeds."""


STORED = """() => Promise.all(["raenke-games", "raenke-bots"].map((name) => new Promise((done, fail) => {
  const asked = indexedDB.open(name);
  asked.onerror = fail;
  asked.onsuccess = () => {
    const all = asked.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => done(JSON.stringify(all.result));
  };
})))"""
"""All games and bots that are kept."""


def opened(new_page: NewPage) -> Page:
    page = new_page(settings=FAST, fresh=True)
    page.goto("#/bots")
    return page


def add(page: Page, file: str, code: str | bytes) -> None:
    data = code.encode() if isinstance(code, str) else code
    page.locator("input[name=bot]").set_input_files({"name": file, "mimeType": "text/plain", "buffer": data})
    until(page, "document.querySelector('[data-added], [data-problem]') !== null", 120)


def dealt(page: Page, *names: str) -> None:
    """A table with a person and these bots of one's own."""
    page.goto("#/setup")
    page.locator(f"input[name=count][value='{len(names) + 1}']").check(force=True)
    for seat, name in enumerate(names, 1):
        page.locator(f"select[name=kind-{seat}]").select_option(f"bot:{name}")
    page.locator("select[name=first]").evaluate("one => { one.closest('details').open = true; }")
    page.locator("select[name=first]").select_option("1")
    page.locator("[data-do=deal]").click()


FRAMES = """(() => {
  const { createElement } = document.constructor.prototype;
  Document.prototype.createElement = function (name, ...rest) {
    if (String(name) === "iframe") globalThis.bots = (globalThis.bots ?? 0) + 1;
    return createElement.call(this, name, ...rest);
  };
})()"""
"""Counts the frames in which bots would run."""


def test_links_and_files_neither_carry_nor_run_code(new_page: NewPage) -> None:
    """A game names its bot; that one of this name is here makes nothing of it run, and nothing else is read as code."""
    page = new_page(settings=FAST, fresh=True, script=FRAMES)
    page.goto("")
    lay_in_bots(page)
    name = OWN_BOTS[0]["name"]
    record = played(("Ada", f"bot:{name}", "bot:greedy"), 5).text()
    assert f'"bot:{name}"' in record
    page.goto(raenke_link(record))
    page.locator("[data-do=look]").click()
    page.locator(".replay").press("End")
    page.goto("#/library")
    hostile = record.replace("Ada", "Béla", 1).replace(
        "\n\n", '\n[Bot "import js"]\n[Code "import js; js.fetch(1)"]\n\n', 1
    )
    files = page.locator("input[name=files]")
    for file, text in (("game.txt", hostile), ("bot.py", RANDOM), ("both.txt", f"{record}\n{RANDOM}")):
        files.set_input_files({"name": file, "mimeType": "text/plain", "buffer": text.encode()})
        expect(page.locator(".notice, .import-result, [data-do=keep-none], [data-do=keep-sound]").first).to_be_visible()
        page.evaluate("document.querySelector('[data-do=keep-sound], [data-do=keep-none]')?.click()")
    page.goto("#/bots")
    expect(page.locator("[data-own-bot]")).to_have_count(len(OWN_BOTS))
    assert page.evaluate("globalThis.bots ?? 0") == 0
    assert "import js" not in str(page.evaluate(STORED))


PLACES = """() => {
  const bubble = document.querySelector("[data-bot-trouble]");
  const seat = document.querySelector(`[data-place="seat:${bubble.dataset.speaker}"]`).getBoundingClientRect();
  const { left, top, bottom, right, height } = bubble.getBoundingClientRect();
  const wanted = bubble.dataset.side === "end" ? seat.top : seat.bottom;
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return { inside, off: Math.abs(top - Math.min(wanted + 6, innerHeight - height - 6)), side: bubble.dataset.side };
}"""


def test_what_is_told_of_a_bot_stays_at_its_seat(new_page: NewPage, server: Server) -> None:
    """When the window changes its size, and when the page scrolls."""
    page = new_page(settings=FAST, viewport={"width": 1440, "height": 900})
    server.refuses = re.compile(r"/bot_worker\.js$")  # so no bot can start
    page.goto("")
    lay_in_bots(page)
    dealt(page, OWN_BOTS[0]["name"], "3", "3")
    page.locator("[data-bot-trouble=no-files]").wait_for(timeout=60_000)
    sides = set()
    for width, height in ((1440, 900), (360, 740), (740, 360), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        found = page.evaluate(PLACES)
        assert found["inside"], (width, height)
        assert found["off"] < 2, (width, height, found)
        sides.add(found["side"])
    assert len(sides) == 2
    page.set_viewport_size({"width": 740, "height": 360})
    page.evaluate("scrollTo(0, 40)")
    page.wait_for_timeout(300)
    assert page.evaluate(PLACES)["off"] < 2


def test_by_keyboard_and_by_ear_without_a_network(new_page: NewPage, server: Server, axe: Axe) -> None:
    """On a later visit with the server gone a bot is added, plays, and is removed; each outcome is announced."""
    page = new_page(settings=FAST, visited=True)
    page.goto("#/bots")
    server.stop()
    picker = page.locator("input[name=bot]")
    picker.focus()
    expect(picker).to_be_focused()
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("Space")
    chooser.value.set_files({"name": "clever.py", "mimeType": "text/plain", "buffer": CLEVER.encode()})
    added = page.get_by_role("status").locator("[data-added=clever]")
    expect(added).to_be_visible(timeout=120_000)
    assert axe(page) == []
    dealt(page, "clever")
    page.locator(".hand-card.is-legal").first.wait_for(timeout=120_000)
    expect(page.locator("[data-bot-trouble]")).to_have_count(0)
    page.goto("#/bots")
    remove = page.get_by_role("button", name="Remove: clever")
    remove.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe(page) == []
    for way in ("Escape", "Enter"):
        if way == "Enter":
            page.locator("[data-do=remove-bot-no]").focus()
        page.keyboard.press(way)
        expect(remove).to_be_focused()
        page.keyboard.press("Enter")
    page.locator("[data-do=remove-bot-yes]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-own-bot]")).to_have_count(0)
    expect(page.get_by_role("status").locator("[data-removed=clever]")).to_be_visible()
    expect(page.locator("h1")).to_be_focused()


def test_a_bot_is_added_sits_down_and_is_removed(new_page: NewPage, server: Server) -> None:
    """From the file to a seat at the table; a file that is none is refused in words, and micropip is not fetched."""
    page = opened(new_page)
    add(page, "clever.py", CLEVER)
    row = page.locator("[data-own-bot=clever]")
    expect(row).to_contain_text("Version 1.1")
    assert page.evaluate("/[0-9a-f]{64}/.test(document.querySelector('.own-bot-hash').textContent.replaceAll(' ', ''))")
    add(page, "broken.py", "def choose(view, rng)\n")
    expect(page.locator("[data-problem=syntax]")).to_contain_text("Line 1")
    page.reload()
    expect(row).to_be_visible()
    dealt(page, "clever", "clever")
    page.locator(".hand-card.is-legal").first.wait_for(timeout=120_000)
    expect(page.locator("[data-bot-trouble]")).to_have_count(0)
    assert not any("micropip" in request.path for request in server.log)
    page.goto("#/bots")
    row.locator("[data-do=remove-bot]").click()
    page.locator("[data-do=remove-bot-yes]").click()
    expect(page.locator("[data-own-bot]")).to_have_count(0)
    page.goto("#/table")
    page.reload()
    expect(page.locator(".notice")).to_contain_text("clever is not on this device")
    page.goto("#/setup")
    expect(page.locator("select[name=kind-1]")).to_have_value("bot:3")


def test_a_hostile_bot_changes_nothing(new_page: NewPage, server: Server) -> None:
    """Endless loops, a gigabyte, ten megabytes of output, requests: the page stays playable, and nothing is sent."""
    page = opened(new_page)
    address = server.url.rstrip("/")
    for name, code in HOSTILE.items():
        add(page, f"{name}.py", code.replace("ADDRESS", address))
        expect(page.locator(f"[data-own-bot={name}]")).to_be_visible()
    dealt(page, "loops", "memory", "talks")
    page.locator(".hand-card.is-legal").first.wait_for(timeout=180_000)
    trouble = page.locator("[data-bot-trouble]")
    expect(trouble).to_be_visible()
    page.locator("[data-action=close-trouble]").click()
    expect(trouble).to_have_count(0)
    assert [request.path for request in server.log if "leak" in request.path] == []


def test_the_wall_holds_scripts_too(new_page: NewPage, server: Server) -> None:
    """What Python might reach of JavaScript is as closed in as Python is."""
    page = new_page(settings=FAST, fresh=True)
    page.goto("")
    found = page.evaluate(
        """async ([tries, address]) => {
          const base = [...document.scripts].find(({ src }) => /\\/v\\/\\w+\\/js\\/app\\.js$/.test(src)).src;
          const { FRAME } = await import(new URL("bots/frame.js", base).href);
          const frame = document.createElement("iframe");
          frame.setAttribute("sandbox", "allow-scripts");
          frame.srcdoc = FRAME;
          document.body.append(frame);
          await new Promise((done) => { frame.onload = done; });
          const { port1, port2 } = new MessageChannel();
          const answer = new Promise((done) => { port1.onmessage = ({ data }) => done(data); });
          const code = `onmessage = async ({ data, ports }) => ports[0].postMessage(await (${tries})(data.address))`;
          frame.contentWindow.postMessage({ code, start: { address, bytes: [] } }, "*", [port2]);
          return answer;
        }""",
        [IN_THE_WORKER, server.url.rstrip("/")],
    )
    assert found == {"origin": "null", "caches": False, "storage": False, "outcome": []}
    assert [request.path for request in server.log if "leak" in request.path] == []


def test_three_failures_offer_the_seat_to_a_level(new_page: NewPage) -> None:
    page = opened(new_page)
    add(page, "failing.py", FAILING)
    dealt(page, "failing")
    dialog = page.locator("[data-panel=bot-trouble]")
    step = """() => {
      document.querySelector("[data-stage] [data-action=stage-next], [data-action=decline]")?.click();
      document.querySelector(".hand-card.is-legal:not(.is-selected)")?.click();
      document.querySelector(".column.is-legal .column-target")?.click();
      return document.querySelector("[data-panel=bot-trouble]") !== null;
    }"""
    until(page, f"({step})()", 180)
    expect(dialog).to_contain_text("ZeroDivisionError")
    page.locator("[data-action=replace-bot]").click()
    expect(dialog).to_have_count(0)
    until(page, "document.querySelector('[data-level=\"bot:3\"]') !== null", 60)


def test_a_wheel_is_installed_and_plays_a_match(new_page: NewPage, server: Server, axe: Axe) -> None:
    """Its installer comes only now; what it needs and is not here is named."""

    def wheel(more: str = "") -> bytes:
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            archive.writestr("mybot.py", RANDOM)
            about = f"Metadata-Version: 2.1\nName: mybot\nVersion: 1.2\nRequires-Dist: raenke\n{more}"
            archive.writestr("mybot-1.2.dist-info/METADATA", about)
            tag = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
            archive.writestr("mybot-1.2.dist-info/WHEEL", tag)
            archive.writestr("mybot-1.2.dist-info/RECORD", "")
        return packed.getvalue()

    page = opened(new_page)
    add(page, "mybot-1.2-py3-none-any.whl", wheel("Requires-Dist: numpy\n"))
    expect(page.locator("[data-problem=import]")).to_contain_text("numpy")
    add(page, "mybot-1.2-py3-none-any.whl", wheel())
    assert sum("micropip" in request.path for request in server.log) == 1
    page.locator("[data-own-bot=mybot] [data-do=match]").click()
    page.locator("select[name=level]").select_option("1")
    page.locator("select[name=games]").select_option("20")
    page.locator("[data-do=start-match]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-match-games='4']").wait_for(timeout=180_000)
    expect(page.locator("[data-low]")).to_be_visible()
    assert axe(page) == []
    page.locator("[data-do=stop-match]").click()
    expect(page.locator(".match-end")).to_have_text("The match was stopped.")
