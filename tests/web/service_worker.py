"""The service worker's cache: wait for it, compare it with the host, corrupt it."""

from __future__ import annotations

import hashlib
import json
import time
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

from tests.web.playing import asked_again
from tools.site.packing import SUFFIX, unpack
from tools.site.server import Server

KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== "activated") await new Promise((done) => setTimeout(done, 20));
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
}"""

BUILD = "/v\\/([0-9a-f]{16})\\//.exec(document.querySelector('script[type=module]').src)[1]"

FILES = "caches.keys().then(names => names.filter(name => name.startsWith('raenke-files-')))"


def wait_until_cached(page: Page) -> None:
    """Waits until everything is kept and the page is under the service worker's control."""
    page.evaluate(KEPT)


def wait_for_update(page: Page) -> None:
    """Looks for a newer version and waits until one is there."""
    page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration.update();
          while (!registration.waiting) await new Promise((done) => setTimeout(done, 20));
        }"""
    )


def press_renew(page: Page) -> None:
    """Asks for the newer version that is waiting."""
    page.locator(".menu-button").click()
    page.locator(".menu-renew:not([data-do])").click()


def renew(page: Page) -> None:
    """Loads the newer version that is waiting, and waits for its table."""
    with page.expect_navigation():
        press_renew(page)
    asked_again(page)


DIGESTS = r"""async ([build, only]) => {
  const name = (await caches.keys()).find((found) => found.startsWith("raenke-files-") && found.endsWith(build));
  const cache = name ? await caches.open(name) : null;
  const digests = {};
  const keys = only?.map((name) => `/${name.replace(/\.pack$/, "")}`);
  for (const request of cache ? await cache.keys() : []) {
    if (keys && !keys.some((key) => new URL(request.url).pathname.endsWith(key))) continue;
    const bytes = await (await cache.match(request)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    digests[request.url] = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
  return digests;
}"""


def listing(dist: Path) -> Path:
    """Where a site lists what its service worker keeps."""
    (found,) = dist.glob("v/*/precache.js")
    return found


def read_listing(dist: Path) -> dict[str, Any]:
    """That list, as the service worker gets it."""
    text = listing(dist).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text.removeprefix("self.RAENKE = ").rstrip(";\n"))
    return found


@cache
def _listed(dist: Path) -> dict[str, str]:
    """The digest of each file that is to be kept, by its name on the host; packed ones are kept unpacked."""
    digests = {}
    for entry in read_listing(dist)["entries"]:
        name = f"{entry['url']}{SUFFIX}" if "unpacked" in entry else entry["url"]
        data = (dist / name).read_bytes()
        digests[name] = hashlib.sha256(unpack(data) if "unpacked" in entry else data).hexdigest()
    return digests


def wrong_files(page: Page, server: Server, only: list[str] | None = None) -> list[str]:
    """The files to be kept, or `only` these, that are not in this build's cache, or not as they are on the host."""
    kept = {
        urlsplit(address).path.removeprefix(server.mount): digest
        for address, digest in page.evaluate(DIGESTS, [page.evaluate(BUILD), only]).items()
    }
    return [
        name
        for name, digest in _listed(server.dist).items()
        if (only is None or name in only) and kept.get(name.removesuffix(SUFFIX)) != digest
    ]


def wait_until_complete(page: Page, server: Server, timeout: float = 30.0) -> None:
    """Waits until every file is kept as it is on the host."""
    ends = time.monotonic() + timeout
    wrong = wrong_files(page, server)
    while wrong:
        assert time.monotonic() < ends, wrong
        page.wait_for_timeout(200)
        wrong = wrong_files(page, server, wrong)


SPOIL = """async (pattern) => {
  let spoiled = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!new RegExp(pattern).test(request.url)) continue;
      // A classic script that begins so is a comment, and no uncaught error.
      const wrong = new Response("<!-- Welcome --><h1>Welcome</h1>", { headers: { "content-type": "text/html" } });
      await cache.put(request, wrong);
      spoiled += 1;
    }
  }
  return spoiled;
}"""


def corrupt(page: Page, pattern: str) -> None:
    """Puts a wrong answer into the service worker's cache."""
    assert page.evaluate(SPOIL, pattern) > 0
