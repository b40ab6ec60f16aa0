/** This device as the host: deals and resumes the game with the page's engine, stores it, and tells the host's own page. */

import { createAsk } from "../engine/ask.js";
import { noticeForFault } from "../engine/faults.js";
import { createAutosave } from "../storage/autosave.js";
import { isSavedGame, newGame, openRequest } from "../storage/saved_game.js";
import { createThinkingTime } from "../table/thinking_time.js";
import { STAND_IN } from "../words/opponents.js";
import { createHost } from "./host.js";
import { createIdentity, newToken, readIdentity } from "./identity.js";
import { remember } from "./seats.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { Setup } from "../setup.js" */
/** @import { SavedGame } from "../storage/saved_game.js" */
/** @import { Channel } from "./channel.js" */
/** @import { Host, HostData } from "./host.js" */
/** @import { Identity } from "./identity.js" */
/** @import { Goodbye } from "./messages.js" */
/** @import { Notice } from "../state.js" */
/** @import { FriendsEntry } from "./seats.js" */
/** @import { HostSeat } from "./seating.js" */

/** How a table was set up, for the deal and for rematches. @typedef {Pick<Setup, "first" | "seed" | "practice"> & { options: Record<string, string> }} Dealing */

/** What prevents hosting a stored game, by what became of its claim. @type {Record<"lost" | "silent" | "elsewhere", Notice>} */
const UNCLAIMED = {
  lost: { id: "table-lost", tone: "error" },
  silent: { id: "storage-silent-game", tone: "error" },
  elsewhere: { id: "table-elsewhere", tone: "error" },
};

/**
 * @param {Pick<ControllerParts, "store" | "storage" | "call" | "acquireSession" | "notify">} parts
 * @param {object} table
 * @param {(id: string) => void} table.onLost another tab hosts the game now
 * @param {() => Promise<unknown>} table.onPaused another game is played on this device: end this one, which may be resumed
 * @param {() => void} table.onHanded another device hosts the game now
 */
export function createHosting({ store, storage, call, acquireSession, notify }, { onLost, onPaused, onHanded }) {
  /** @type {Host | null} */
  let host = null;
  /** Ends that host, and no later one. */
  let leaveSession = async () => {};
  /** @type {Identity | null} */
  let identity = null;
  /** @type {Dealing | null} */
  let dealing = null;
  let link = false;
  const thinking = createThinkingTime();
  const autosave = createAutosave({ store, storage }, onLost, (game) => {
    void storage
      .statistics()
      .then((statistics) => statistics.recordGame(game))
      .catch(() => {});
  });

  const ask = createAsk({ call }, () => {
    const game = autosave.game();
    return game?.record ? openRequest(game, null) : null;
  });

  /** @param {HostData} data */
  function keepSeats(data) {
    if (data.id !== "" && identity) remember({ role: "host", table: identity.table, link, identity, ...data });
  }

  /** @param {{ game: string, seats: HostSeat[], own: number, clock?: number, cuts?: number }} table */
  function create(table) {
    if (!identity) return;
    const made = createHost({
      ...table,
      identity,
      ask,
      async keep(snapshot, plans) {
        const game = autosave.game();
        // Who sits where is kept with the record.
        if (game) game.seats = plans;
        await autosave.save(snapshot);
      },
      keepSeats,
      begin: (thinker) => thinking.begin(thinker),
      newToken,
      standIn: STAND_IN,
      stored: () => autosave.game(),
      onHanded,
      onFault: (fault) => host === made && notify(noticeForFault(fault, table.game)),
    });
    host = made;
    leaveSession = async () => {
      if (host === made) await onPaused();
    };
  }

  /** @param {string} game @param {boolean} deal @returns {Promise<Notice | null>} what prevents it */
  async function start(game, deal) {
    const here = host;
    if (!here) return null;
    await acquireSession(leaveSession);
    if (here !== host) return null;
    const found = await autosave.claim(game, true, () => here === host);
    if (here !== host || found === null) return null;
    if (typeof found === "string") return UNCLAIMED[found];
    if (!isSavedGame(found)) return { id: "fault-entry", tone: "error" };
    const request = deal ? { ...openRequest(found, null), seats: here.plans() } : openRequest(found, null);
    try {
      await here.start(game, request);
    } catch (fault) {
      return here === host ? noticeForFault(fault, found.game) : null;
    }
    autosave.remember(game);
    return null;
  }

  return {
    now: () => host,

    /** What a link to this table says. */
    table: () => identity?.table ?? "",

    /** @param {Channel} channel */
    join: (channel) => host?.join(channel),

    /** @param {boolean} open whether friends are found by link */
    setLink(open) {
      link = open;
      if (host) keepSeats(host.data());
    },

    /** @param {{ game: string, seats: HostSeat[], own: number }} table @param {Dealing} how */
    async open(table, how) {
      dealing = how;
      identity = await createIdentity();
      create(table);
    },

    /** Deal a new game to whoever sits at the table. */
    async deal() {
      const room = host?.room();
      if (!host || !room || !dealing) return;
      const { first, seed, practice, options } = dealing;
      const game = newGame({
        game: room.game,
        seats: host.plans(),
        practice,
        options,
        profile: store.get().settings.profile,
        deal: { first, seed: seed === "" ? null : Number(seed), options },
      });
      // Without it the game would be one of this device alone.
      keepSeats({ ...host.data(), id: game.id });
      await storage.saveGame(game);
      const problem = await start(game.id, true);
      if (problem) return notify(problem);
      // The next game begins with the next seat.
      dealing = { ...dealing, seed: "", first: ((first ?? 0) + 1) % room.seats.length };
    },

    /** Host a stored game again and take its guests back. @param {FriendsEntry} entry @param {SavedGame} game */
    async resume(entry, game) {
      const { practice, options } = game;
      dealing = { first: null, seed: "", practice, options };
      identity = (await readIdentity(entry.identity)) ?? (await createIdentity());
      link = entry.link;
      const seats = game.seats.map(({ name, kind }, at) => {
        const token = entry.tokens[at] ?? "";
        // Whose a seat is, the entry knows; a bot may have been playing for them.
        return { name, kind: token ? "human" : kind, token };
      });
      const { own, clock, cuts } = entry;
      create({ game: game.game, seats, own, clock, cuts });
    },

    /** Go on with a game that is resumed. @param {string} game @returns {Promise<Notice | null>} what prevents it */
    goOn: (game) => start(game, false),

    /** Close the table; resolves when the engine is no longer used. @param {Goodbye} [bye] */
    end(bye) {
      const left = host ? [autosave.letGo(), host.end(bye)] : [];
      [host, identity, link] = [null, null, false];
      return Promise.all(left);
    },
  };
}
