"""A smoke run in the two other engines: load, play a round, go on with the server gone."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.playing import STEP
from tests.web.webdriver import Session
from tools.setup import system
from tools.setup.env import ensure_npm
from tools.setup.process import BuildError
from tools.site.server import Server

pytestmark = pytest.mark.web

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

SCRIPTS = {"begin": PLAY % (STEP, "true"), "go_on": PLAY % (STEP, "false"), "kept": KEPT}


def needed(look: Callable[[], Any]) -> Any:
    """A browser that has to be there in CI, and may be missing on somebody's laptop."""
    try:
        return look()
    except BuildError as trouble:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(trouble))


def judge(first: dict[str, Any], second: dict[str, Any]) -> None:
    assert first["begin"]["moves"] >= 4
    assert first["kept"] == 1
    assert second["go_on"]["moves"] >= 1


@pytest.mark.timeout(400)
def test_firefox(server: Server, tmp_path: Path) -> None:
    """Firefox plays, and goes on in a browser started anew with the server gone."""
    firefox = needed(system.firefox)
    node = ensure_npm()

    def steps(url: str, names: str) -> dict[str, Any]:
        command = [node.node, FIREFOX, firefox, url, tmp_path / "profile", names]
        scripts = json.dumps({name: f"({script})()" for name, script in SCRIPTS.items()})
        done = subprocess.run(command, input=scripts, capture_output=True, text=True, check=False, timeout=180)
        assert done.returncode == 0, done.stderr[-3000:]
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    first = steps(server.url, "begin,kept")
    assert first["faults"] == []
    server.stop()
    second = steps(server.url + first["begin"]["address"], "go_on")
    assert second["faults"] == []
    judge(first, second)


@pytest.mark.timeout(400)
def test_webkit(server: Server, tmp_path: Path) -> None:
    """WebKitGTK plays, and goes on after a reload with the server gone."""
    webkit = needed(system.webkit)
    session = Session(webkit, tmp_path / "home")
    try:
        session.go(server.url)
        first = {"begin": session.run(SCRIPTS["begin"]), "kept": session.run(SCRIPTS["kept"])}
        server.stop()
        session.go("about:blank")
        session.go(server.url + first["begin"]["address"])
        second = {"go_on": session.run(SCRIPTS["go_on"])}
    finally:
        session.close()
    judge(first, second)
