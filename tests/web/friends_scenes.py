"""The screens of tables with friends; who sits at the other device is a script in the same page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from raenke.worker import EngineApi
from tests.web.kabale.player import ASKED
from tests.web.kabale.positions import games
from tests.web.playing import asked_again, play_one
from tests.web.scene_setup import READY, Arrange, go

GAME = "friends"
"""The game that the guest's table shows."""

LOAD = "const load = (file) => import(new URL(`js/friends/${file}.js`, base).href);"

GUEST = f"""async ({{ base, code, name }}) => {{
  {LOAD}
  const {{ answer }} = await load("by_hand");
  const {{ createGuest }} = await load("guest");
  const nothing = () => {{}};
  const heard = {{ onRoom: nothing, onToken: nothing, onConnected: nothing, onGesture: nothing, onBye: nothing }};
  const made = await answer(code);
  globalThis.raenkeGuest = createGuest({{ name, table: "", tokenFor: () => "", ...heard }});
  void made.opened.then((channel) => raenkeGuest.attach(channel));
  return made.code;
}}"""
"""A guest of this page's table: answers an invitation."""

DECIDE_AND_ASK = """async () => {
  const look = () => raenkeGuest.ask({ do: "sync", cuts: Number.MAX_SAFE_INTEGER, at: 0 });
  let sync = await look();
  for (const signal = new AbortController().signal; sync.snapshot.view.legal.length === 0; sync = await look())
    await raenkeGuest.moved({ cuts: sync.cuts, at: sync.snapshot.session.tokens }, signal);
  const { cuts, snapshot: { session, view } } = sync;
  await raenkeGuest.ask({ do: "play", action: view.legal[0].id, cuts, at: session.tokens });
  await raenkeGuest.ask({ do: "undo" });
}"""
"""The guest decides something as soon as it is asked, and would like to undo it."""

HOST = f"""async ({{ base, room, snapshot }}) => {{
  {LOAD}
  const {{ invite }} = await load("by_hand");
  const {{ createIdentity, newToken, prove }} = await load("identity");
  const identity = await createIdentity();
  const answers = {{
    prove: ({{ challenge }}, {{ binding }}) => prove(identity, challenge, binding),
    hello: () => ({{ token: newToken(), room }}),
    room: () => room,
    sync: () => ({{ cuts: 0, snapshot }}),
    log: () => ({{ events: [] }}),
  }};
  const made = await invite();
  globalThis.raenkeHost = made;
  void made.opened.then((channel) => {{
    raenkeHost.channel = channel;
    channel.onMessage(async (text) => {{
      const request = JSON.parse(text);
      const value = (await answers[request.do]?.(request, channel)) ?? null;
      channel.send(JSON.stringify({{ re: request.number, value }}));
    }});
  }});
  return made.code;
}}"""
"""A host that shows this room and this position to this page, whatever it does."""


def base(page: Page) -> str:
    """Where the page's scripts are."""
    found: str = page.locator("script[type=module]").first.evaluate("script => new URL('..', script.src).href")
    return found


def fresh(page: Page) -> None:
    """A page that knows no table with friends."""
    # Only then does a page name its own addresses, and not names that are asked for by multicast.
    page.context.grant_permissions(["microphone"])
    page.evaluate("localStorage.removeItem('raenke-friends'), location.hash = '#/'")
    page.reload()
    expect(page.locator(".start")).to_be_visible(timeout=READY)


def enter(page: Page, reader: str, code: str) -> None:
    """Pastes a code."""
    form = page.locator(f"[data-code-reader={reader}]")
    form.locator("textarea").fill(code)
    form.locator("[data-do=take-code]").click()


def open_table(page: Page) -> None:
    """A table that this page hosts."""
    go(page, "#/friends", "[data-do=open-table]")
    page.locator("[data-do=open-table]").click()
    expect(page.locator(".friends-lobby")).to_be_visible()


def invite(page: Page, name: str) -> None:
    """Somebody is invited, and comes."""
    page.locator("[data-do=invite]").click()
    code = page.locator("[data-code=invitation]").input_value().split("#t=")[1]
    enter(page, "accept", page.evaluate(GUEST, {"base": base(page), "code": code, "name": name}))
    expect(page.locator(".friends-seat[data-seat='1'].is-here")).to_be_visible()


def lobby(page: Page) -> None:
    """Somebody has come, and another invitation lies ready as a QR code."""
    fresh(page)
    open_table(page)
    invite(page, "Bálint")
    page.locator("[data-do=invite]").click()
    expect(page.locator("[data-code=invitation]")).to_be_visible()


def at_table(page: Page) -> None:
    """The game has begun, and the host is asked first."""
    fresh(page)
    open_table(page)
    invite(page, "Bálint")
    page.locator("[data-do=start-table]").click()
    asked_again(page)


def away(page: Page) -> None:
    """Who is at the table, and what the host may do about a friend who is away."""
    at_table(page)
    page.evaluate("raenkeGuest.end()")
    page.locator("[data-action=friends]").click()
    expect(page.locator("[data-panel=friends] [data-do=invite-again]")).to_be_visible(timeout=READY)


def vote(page: Page) -> None:
    """A friend would like to undo."""
    at_table(page)
    play_one(page, wait=False)
    page.evaluate(DECIDE_AND_ASK)
    expect(page.locator("[data-panel=vote]")).to_be_visible(timeout=READY)


def leaving(page: Page) -> None:
    """The host is about to leave."""
    at_table(page)
    page.locator("[data-action=friends]").click()
    page.locator("[data-do=leave-table]").click()
    expect(page.locator("[data-panel=leaving]")).to_be_visible()


def visit(page: Page) -> None:
    """A link was opened; nothing is done before somebody says so."""
    fresh(page)
    page.evaluate("location.hash = `#t=${'a'.repeat(22)}`")
    expect(page.locator(".friends-visit")).to_be_visible()


def room(**changes: Any) -> dict[str, Any]:
    """A table as its host describes it, with a seat in every state."""
    seat = {"name": "", "kind": "human", "host": False, "here": True, "taken": True, "standIn": ""}
    return {
        "number": 1,
        "id": "",
        "game": "kabale",
        "phase": "lobby",
        "seats": [
            {**seat, "name": "Maximiliane", "host": True},
            {**seat, "name": "Ada"},
            {**seat, "name": "서연", "here": False},
            {**seat, "kind": "bot:3", "taken": False},
            {**seat, "kind": "open", "taken": False},
        ],
        "watchers": 2,
        "you": 1,
        "wanted": None,
        "cuts": 0,
        "tokens": 0,
        "vote": None,
        "clock": 40,
        "left": 0,
        **changes,
    }


def invited(page: Page, table: dict[str, Any], snapshot: Any = None) -> None:
    """An invitation is answered here, and the answer shown."""
    fresh(page)
    code = page.evaluate(HOST, {"base": base(page), "room": table, "snapshot": snapshot})
    page.evaluate("code => { location.hash = `#t=${code}`; }", code)
    page.locator("[data-do=join-table]").click()
    expect(page.locator("[data-code=answer]")).to_be_visible(timeout=READY)


def accepted(page: Page) -> None:
    """The host takes the answer."""
    answer = page.locator("[data-code=answer]").input_value().split("#t=")[1]
    assert page.evaluate("answer => raenkeHost.accept(answer)", answer)


def guest(page: Page) -> None:
    """The lobby as a guest sees it."""
    invited(page, room())
    accepted(page)
    expect(page.locator(".friends-lobby")).to_be_visible(timeout=READY)


def lost(page: Page) -> None:
    """A guest at the table has lost its host."""
    saved = games()["four"]
    engine = EngineApi()
    order = {"do": "open", "record": saved["record"], "practice": False, "seat": 0}
    assert json.loads(engine.handle(json.dumps(order)))["ok"]
    snapshot = json.loads(engine.handle('{"do": "snapshot", "seat": 0, "guest": true}'))["value"]
    host, ada, _, bot, _ = room()["seats"]
    seats = [ada, host, bot, bot]
    tokens = snapshot["session"]["tokens"]
    invited(page, room(id=GAME, phase="playing", seats=seats, you=0, tokens=tokens), snapshot)
    accepted(page)
    expect(page.locator(ASKED).first).to_be_visible(timeout=READY)
    page.evaluate("raenkeHost.channel.close()")
    expect(page.locator(".friends-notice[role=alert]")).to_be_visible(timeout=READY)


def waiting(page: Page) -> None:
    """A guest's page was loaded anew, and only an invitation leads back."""
    fresh(page)
    entry = {"id": GAME, "role": "guest", "table": "a" * 22, "link": False, "token": "b" * 22}
    page.evaluate("entry => localStorage.setItem('raenke-friends', JSON.stringify([entry]))", entry)
    go(page, f"#/table/{GAME}", "[data-do=enter-invitation]")


def ways(page: Page) -> None:
    """Open a table, or join one."""
    fresh(page)
    go(page, "#/friends", ".friends-ways")


SCENES: dict[str, Arrange] = {
    "friends": ways,
    "friends-lobby": lobby,
    "friends-away": away,
    "friends-vote": vote,
    "friends-leaving": leaving,
    "friends-visit": visit,
    "friends-guest": guest,
    "friends-lost": lost,
    "friends-waiting": waiting,
}
