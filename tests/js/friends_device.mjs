// A device with a table of friends for tests: its engine, its games, and what its page is told.

import "./no_document.mjs";
import { createSessionOwner } from "../../web/js/engine/session_owner.js";
import { createStore } from "../../web/js/store.js";
import { tinyEngine } from "./friends_engine.mjs";

const kept = new Map();
globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
globalThis.location = { hash: "", origin: "here", href: "http://here/", reload() {} };

/** What controllers are made of. @param {object} [options] of the engine */
export function device(options) {
  const engine = tinyEngine(options);
  const games = new Map();
  const seen = { asked: [], notices: [], lost: [], failed: [], onLost: () => {} };
  /** What the engine waits for before it answers. */
  const gate = { answers: Promise.resolve(), fault: null };
  const storage = {
    async lockGame(_id, _steal, onLost) {
      seen.onLost = onLost;
      return true;
    },
    unlockGame: async () => {},
    claimGame: async (id) => games.get(id),
    readGame: async (id) => games.get(id),
    gameExists: async (id) => games.has(id),
    saveGame: async (game) => void games.set(game.id, game),
    forkUnsaved: () => false,
    requestPersistence() {},
    writeSettings() {},
    statistics: async () => ({ recordGame() {} }),
  };
  async function call(request) {
    seen.asked.push(request.do);
    await gate.answers;
    if (gate.fault) return { ok: false, fault: gate.fault };
    return engine.ask(request).then(
      (value) => ({ ok: true, value }),
      ({ fault }) => ({ ok: false, fault }),
    );
  }
  const parts = {
    store: createStore({
      settings: { current: "", profile: "", profiles: [], relays: "", relayServers: "", gestures: true },
      games: [],
      screenStates: {},
      screen: { name: "friends", params: [] },
    }),
    storage,
    adapters: { usual: () => ({}) },
    control: { lose: (id) => seen.lost.push(id), fail: (id, notice) => seen.failed.push([id, notice.id]) },
    call,
    acquireSession: createSessionOwner(),
    go() {},
    notify: (notice) => seen.notices.push(notice.id),
  };
  return { engine, games, seen, gate, parts };
}
