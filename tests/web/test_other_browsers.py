"""A smoke run in the two other engines: load, play a round, have a bot of one's own play, go on without the server."""

from __future__ import annotations

import json
import os
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.playing import STEP
from tests.web.test_offline import SMALL
from tests.web.webdriver import Session
from tools.setup import system
from tools.setup.env import ensure_npm
from tools.setup.process import BuildError
from tools.site.server import Server

FIREFOX = Path(__file__).with_name("firefox.mjs")

PLAY = """async () => {
  const step = %s;
  const ends = performance.now() + 90_000;
  const round = () => document.querySelector(".round")?.textContent ?? "";
  const until = async (true_) => {
    while (!true_()) {
      if (performance.now() > ends) throw new Error("too long: " + document.body.innerText.slice(0, 300));
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  if (%s) {
    await until(() => document.querySelector("select[name=pace]"));
    const pace = document.querySelector("select[name=pace]");
    pace.value = "instant";
    pace.dispatchEvent(new Event("change", { bubbles: true }));
    document.querySelector("[data-game=kabale] [data-do=one-tap]").click();
  }
  await until(() => document.querySelector(".hand-card.is-legal, [data-action=decline]"));
  let moves = 0;
  while (moves < 8) {
    const did = step();
    if (did === "moved") moves++;
    if (did === "over") break;
    if (performance.now() > ends) throw new Error("the game does not go on");
    await new Promise((done) => setTimeout(done, 20));
  }
  await until(() => {
    // A round that ended with the last move is told, and waits for a tap.
    document.querySelector("[data-stage] [data-action=stage-next]")?.click();
    return document.querySelector(".hand-card.is-legal, [data-action=decline], .scores, [data-over]");
  });
  return { moves, address: location.hash, words: document.body.innerText.length };
}"""

KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== "activated") await new Promise((done) => setTimeout(done, 50));
  return (await caches.keys()).filter((name) => name.startsWith("raenke-files-")).length;
}"""

OWN_BOT = """async () => {
  const ends = performance.now() + 90_000;
  const until = async (wanted) => {
    for (;;) {
      const found = document.querySelector(wanted);
      if (found) return found;
      if (performance.now() > ends) throw new Error("too long: " + document.body.innerText.slice(0, 300));
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const table = location.hash;
  location.hash = "#/bots";
  const input = await until("input[name=bot]");
  const code = "def choose(view, rng):\\n    return rng.choice(view.legal())\\n";
  const picked = new DataTransfer();
  picked.items.add(new File([code], "mine.py", { type: "text/x-python" }));
  input.files = picked.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  const told = await until("[data-added], [data-problem]");
  if (told.dataset.problem) throw new Error(told.innerText);
  (await until("[data-own-bot=mine] [data-do=match]")).click();
  (await until("[data-do=start-match]")).click();
  await until("[data-match-games]:not([data-match-games='0'])");
  const failures = document.querySelector(".match-failures")?.innerText ?? "";
  const games = Number(document.querySelector("[data-match-games]").dataset.matchGames);
  document.querySelector("[data-do=stop-match]")?.click();
  location.hash = table;
  await until(".table");
  return { games, failures };
}"""
"""Its worker stands in a sandboxed frame, which each engine has its own ideas of; back to the table at the end."""

SETTLED = """async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const registered = navigator.serviceWorker ? navigator.serviceWorker.ready : new Promise(() => {});
  const worker = await Promise.race([registered, wait(15_000)]);
  while (worker && worker.active.state !== "activated") await wait(50);
  await wait(2000);
  return { worker: Boolean(worker), caches: "caches" in globalThis };
}"""
"""Until all has been kept for offline, if this browser allows that."""

SCRIPTS = {
    "begin": PLAY % (STEP, "true"),
    "go_on": PLAY % (STEP, "false"),
    "own_bot": OWN_BOT,
    "kept": KEPT,
    "settled": SETTLED,
}


def needed(look: Callable[[], Any]) -> Any:
    """A browser that has to be there in CI, and may be missing on somebody's laptop."""
    try:
        return look()
    except BuildError as trouble:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(trouble))


def in_firefox(folder: Path, url: str, names: str, *, private: bool = False) -> dict[str, Any]:
    """What these scripts return in a browser with a profile in the folder, or in a private window."""
    firefox, node = needed(system.firefox), ensure_npm()
    command = [node.node, FIREFOX, firefox, url, folder / "profile", names, *(["private"] if private else [])]
    scripts = json.dumps({name: f"({script})()" for name, script in SCRIPTS.items()})
    done = subprocess.run(command, input=scripts, capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def judge(first: dict[str, Any], second: dict[str, Any]) -> None:
    assert first["begin"]["moves"] >= 4
    assert first["own_bot"]["games"] >= 1
    assert first["own_bot"]["failures"] == ""
    assert first["kept"] == 1
    assert second["go_on"]["moves"] >= 1


@pytest.mark.timeout(400)
def test_firefox(server: Server, tmp_path: Path) -> None:
    """Firefox plays, and goes on in a browser started anew with the server gone."""
    first = in_firefox(tmp_path, server.url, "begin,own_bot,kept")
    assert first["faults"] == []
    server.stop()
    second = in_firefox(tmp_path, server.url + first["begin"]["address"], "go_on")
    assert second["faults"] == []
    judge(first, second)


@pytest.mark.timeout(300)
def test_a_private_window_of_firefox_fetches_nothing_large_twice(server: Server, tmp_path: Path) -> None:
    """Whether or not it allows the page to keep anything there."""
    found = in_firefox(tmp_path, server.url, "begin,settled", private=True)
    assert found["faults"] == []
    assert found["begin"]["moves"] >= 4
    fetched = Counter(request.path for request in server.log if request.size > SMALL)
    assert any(path.endswith(".wasm.pack") for path in fetched)
    assert [path for path, times in fetched.items() if times > 1] == []


@pytest.mark.timeout(400)
def test_webkit(server: Server, tmp_path: Path) -> None:
    """WebKitGTK plays, and goes on after a reload with the server gone."""
    webkit = needed(system.webkit)
    session = Session(webkit, tmp_path / "home")
    try:
        session.go(server.url)
        first = {name: session.run(SCRIPTS[name]) for name in ("begin", "own_bot", "kept")}
        server.stop()
        session.go("about:blank")
        session.go(server.url + first["begin"]["address"])
        second = {"go_on": session.run(SCRIPTS["go_on"])}
    finally:
        session.close()
    judge(first, second)
