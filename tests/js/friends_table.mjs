// Hosts and guests for tests of the table with friends, without browsers.

import assert from "node:assert/strict";
import "./no_document.mjs";
import { channelPair } from "../../web/js/friends/channel.js";
import { createGuest } from "../../web/js/friends/guest.js";
import { createHost } from "../../web/js/friends/host.js";
import { createIdentity } from "../../web/js/friends/identity.js";
import { tinyEngine } from "./friends_engine.mjs";
import { pipe } from "./friends_pipe.mjs";

export const BOT = "bot:1";
const seat = (kind, token = "") => ({ name: "", kind, token });
export const pause = (ms = 0) => new Promise((done) => setTimeout(done, ms));

export async function until(happened, what = "it") {
  for (const ends = Date.now() + 8000; !happened(); ) {
    assert.ok(Date.now() < ends, `${what} never happened`);
    await pause(2);
  }
}

export const IDENTITY = await createIdentity();
let tokens = 0;
export const newToken = () => `token-${String(++tokens).padStart(16, "0")}`;

export function opened(kinds = ["human", "open", "open", BOT], more = {}) {
  const engine = tinyEngine(more.engine);
  const kept = [];
  const host = createHost({
    game: "tiny",
    seats: kinds.map((kind, at) => seat(kind, at === 0 ? newToken() : "")),
    own: 0,
    identity: IDENTITY,
    ask: engine.ask,
    stored: () => null,
    onHanded() {},
    onFault() {},
    keep: async (snapshot) => void kept.push(snapshot.session.record),
    keepSeats() {},
    begin: () => ({ effort: 1, overdue: () => false, decided() {} }),
    newToken,
    standIn: BOT,
    ...more.host,
  });
  return { host, engine, kept, start: () => host.start("g1", { do: "new", seats: host.plans() }) };
}

/** A guest that remembers what befell it. */
export function guestOf(name, given = "", table = IDENTITY.table) {
  const seen = { token: given, bye: "", gestures: [], connected: false, impostors: 0, estate: null, outcomes: [] };
  const guest = createGuest({
    name,
    table,
    tokenFor: () => seen.token,
    onRoom() {},
    onToken: (token) => (seen.token = token),
    onConnected: (connected) => (seen.connected = connected),
    onGesture: (what, from) => seen.gestures.push([what, from]),
    onBye: (bye) => (seen.bye = bye),
    onOutcome: (outcome) => seen.outcomes.push(outcome),
    onImpostor: () => seen.impostors++,
    onEstate: (estate) => (seen.estate = estate),
  });
  return Object.assign(guest, { seen });
}

export async function joined(host, name, { token = "", local = false, faults = {} } = {}) {
  const guest = guestOf(name, token, local ? null : IDENTITY.table);
  const [here, there] = local ? channelPair() : pipe(faults);
  host.join(there, local);
  guest.attach(here);
  await until(() => guest.connected(), `${name} connected`);
  return Object.assign(guest, { wire: here });
}

/** Play whenever asked, until the game is over; what each decided. */
export async function playOn(guest, random) {
  const decided = [];
  let at = 0;
  let cuts = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const { cuts: now, snapshot } = await guest.ask({ do: "sync", cuts, at });
    cuts = now;
    at = snapshot.session.tokens;
    const { view, session } = snapshot;
    assert.equal(view.seat, guest.room().you);
    if (session.next === "over") return { decided, record: session.record };
    assert.equal(session.record, null);
    if (view.legal.length > 0) {
      const action = Math.floor(random() * 3);
      const after = await guest.ask({ do: "play", action, cuts, at });
      decided.push([at, action]);
      at = after.snapshot.session.tokens;
      assert.equal(after.snapshot.frames[0].event.what, action);
    } else await guest.moved({ cuts, at }, new AbortController().signal);
  }
}
