/**
 * The running game at the host: the engine's only user. Every change goes through one queue, is stored before anybody
 * hears of it, and leaves a snapshot for each viewer, made by the engine for that seat alone.
 */

import { EngineFault } from "../engine/faults.js";
import { thinkerOf, thinkInSlices } from "../table/think_slices.js";

/** @import { Event, EventLog, Frame, SeatPlan, Snapshot, ThinkResult } from "../engine/shapes" */
/** @import { Decision } from "../table/thinking_time.js" */
/** @import { Slice } from "../table/think_slices.js" */
/** @import { Position } from "./messages.js" */

/** Bots that an engine could not let play are tried again after so long, or with the next change. */
const RETRY_MS = 10_000;

/** Beyond so many frames a viewer's are asked of the engine again. */
const MOST_FRAMES = 150;

/** A viewer: a seat, or null for who only watches. @typedef {number | null} Viewer */

/** What one viewer gets: the frames after the first `from` tokens, and the snapshot after them. @typedef {{ from: number, frames: Frame[], snapshot: Snapshot }} Feed */

/** The frames since a position; `cuts` differs from the asked one if the game was cut back meanwhile. @typedef {{ cuts: number, snapshot: Snapshot }} Sync */

/** How a bot's decision is timed. @typedef {(thinker: string) => Decision} BeginThinking */

/**
 * @param {object} parts
 * @param {(request: Record<string, unknown>) => Promise<any>} parts.ask the engine; faults are thrown
 * @param {(snapshot: Snapshot) => Promise<void>} parts.keep store it; nobody is told before
 * @param {() => Viewer[]} parts.viewers who is looking now
 * @param {BeginThinking} parts.begin
 * @param {(round: number) => Promise<void>} parts.onRound a round has begun, after the first
 * @param {() => void} parts.onChange
 * @param {(fault: unknown) => void} parts.onFault bots cannot play on; told once until they can
 * @param {number} parts.cuts how often the game has been cut back or begun
 * @param {(cuts: number) => void} parts.keepCuts store that number, before the game is
 */
export function createHostedGame({ ask, keep, viewers, begin, onRound, onChange, onFault, cuts: first, keepCuts }) {
  /** As the host's engine has it, with the record; never sent. @type {Snapshot | null} */
  let now = null;
  let cuts = first;
  /** @type {Map<Viewer, Feed>} */
  const feeds = new Map();
  let thinking = false;
  let failing = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let retry;
  let ended = false;
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();

  /**
   * One after another, in the order in which they were asked for; nothing once the game has ended here.
   * @template T
   * @param {() => Promise<T>} job
   * @returns {Promise<T>}
   */
  function inTurn(job) {
    const done = queue.then(() => {
      if (ended) throw new EngineFault({ id: "no-session", args: {} });
      return job();
    });
    queue = done.catch(() => {});
    return done;
  }

  /** What was chosen before is void from now on. */
  function cut() {
    cuts += 1;
    keepCuts(cuts);
  }

  const tokens = () => now?.session.tokens ?? 0;

  /** @param {number} at @param {number} inCuts */
  const isHere = (at, inCuts) => now !== null && at === tokens() && inCuts === cuts;

  /**
   * Take over what a decision has changed.
   * @param {Snapshot} snapshot
   * @param {Viewer[]} asked whose snapshots came with it
   */
  async function adopt(snapshot, asked) {
    const before = now;
    const { guests = [], ...own } = snapshot;
    now = own;
    await keep(now);
    for (const [at, viewer] of asked.entries()) {
      const guest = guests[at];
      const old = feeds.get(viewer);
      if (!guest) continue;
      const { frames, ...rest } = guest;
      const goesOn = old && old.snapshot.session.tokens === before?.session.tokens;
      const all = goesOn ? [...old.frames, ...frames] : frames;
      const from = goesOn ? old.from : (before?.session.tokens ?? 0);
      const dropped = Math.max(0, all.length - MOST_FRAMES);
      // A token's frames are kept or dropped together.
      const since = dropped > 0 ? (all[dropped - 1]?.event.token ?? from) : from;
      feeds.set(viewer, {
        from: since,
        frames: dropped > 0 ? all.filter(({ event }) => event.token > since) : all,
        snapshot: { ...rest, frames: [] },
      });
    }
    await goOn(before);
  }

  /** A new position is stored. @param {Snapshot | null} before */
  async function goOn(before) {
    if (now && before && now.view.round > before.view.round) await onRound(now.view.round);
    onChange();
    void letBotsPlay();
  }

  /** @param {Record<string, unknown>} request that changes the position */
  async function change(request) {
    const asked = viewers();
    const answer = /** @type {ThinkResult} */ (await ask({ ...request, guests: asked }));
    if (!answer.thinking) await adopt(answer, asked);
    return answer;
  }

  /** Everything about the game was changed at once: an undo, other seats. @param {Snapshot} snapshot */
  async function restart(snapshot) {
    const before = now;
    feeds.clear();
    now = snapshot;
    await keep(snapshot);
    await goOn(before);
  }

  async function letBotsPlay() {
    if (thinking) return;
    thinking = true;
    clearTimeout(retry);
    try {
      while (!ended && now?.session.next === "bot") {
        const position = { at: tokens(), cuts };
        const due = () => now?.session.next === "bot" && isHere(position.at, position.cuts);
        const decision = begin(thinkerOf(now));
        const ask = (/** @type {Slice} */ slice) =>
          inTurn(async () => (due() ? change({ ...slice, seat: null }) : null));
        if (await thinkInSlices({ ask, decision })) decision.decided();
        failing = false;
      }
    } catch (fault) {
      if (ended) return;
      // The game is left as it was stored.
      if (!failing) onFault(fault);
      failing = true;
      retry = setTimeout(() => void letBotsPlay(), RETRY_MS);
    } finally {
      thinking = false;
    }
  }

  /** @param {Viewer} viewer @param {Position} position @returns {Promise<Sync>} */
  async function sync(viewer, { at, cuts: known }) {
    if (known !== cuts || at > tokens()) {
      const feed = feeds.get(viewer);
      const fresh = feed?.snapshot.session.tokens === tokens() ? feed.snapshot : null;
      const snapshot = fresh ?? (await ask({ do: "snapshot", seat: viewer, guest: true }));
      return { cuts, snapshot: { ...snapshot, frames: [] } };
    }
    const feed = feeds.get(viewer);
    if (feed && feed.snapshot.session.tokens === tokens() && at >= feed.from) {
      const frames = feed.frames.filter(({ event }) => event.token > at);
      return { cuts, snapshot: { ...feed.snapshot, frames } };
    }
    const snapshot = /** @type {Snapshot} */ (await ask({ do: "frames", seat: viewer, since: at, guest: true }));
    const { frames, ...rest } = snapshot;
    // What opened the game comes with every question that begins at its beginning.
    const later = at === 0 ? frames.filter(({ event }) => event.token > 0) : frames;
    feeds.set(viewer, { from: at, frames: later, snapshot: { ...rest, frames: [] } });
    return { cuts, snapshot: { ...rest, frames: later } };
  }

  return {
    tokens,
    cuts: () => cuts,
    over: () => now?.session.next === "over",
    /** The seat that is to decide, if a person sits there. */
    asked: () => (now?.session.next === "human" ? now.view.to_act : null),
    seats: () => now?.session.seats ?? [],

    /** Deal, or go on with a record as it was left. @param {Record<string, unknown>} request */
    begin: (request) =>
      inTurn(async () => {
        if (request["do"] === "new") cut();
        await restart(/** @type {Snapshot} */ (await ask({ ...request, seat: null })));
      }),

    /** @param {Viewer} viewer @param {Position} position */
    sync: (viewer, position) => inTurn(() => sync(viewer, position)),

    /**
     * Play an action, if the position is still the one for which it was chosen; in any case tell what happened since, so
     * that a message that comes twice is played once.
     * @param {number} seat
     * @param {Position & { action: number }} wanted
     */
    play: (seat, { action, at, cuts: known }) =>
      inTurn(async () => {
        if (isHere(at, known) && now?.session.next === "human" && now.view.to_act === seat)
          await change({ do: "play", seat, action });
        return sync(seat, { at, cuts: known });
      }),

    /**
     * A bot makes this one decision of a person, whose seat it remains.
     * @param {number} seat
     * @param {Position} position
     * @param {string} bot its kind
     */
    decideFor: (seat, { at, cuts: known }, bot) =>
      inTurn(async () => {
        if (!isHere(at, known) || now?.session.next !== "human" || now.view.to_act !== seat) return;
        const { seats } = now.session;
        const reseat = (/** @type {SeatPlan[]} */ plans) => ask({ do: "reseat", seat: null, seats: plans });
        /** @type {Snapshot | null} */
        let after = null;
        try {
          const asked = await reseat(seats.map((plan, one) => (one === seat ? { ...plan, kind: bot } : plan)));
          const decision = begin(thinkerOf(asked));
          const think = (/** @type {Slice} */ slice) => (ended ? null : ask({ ...slice, seat: null }));
          if (await thinkInSlices({ ask: think, decision })) decision.decided();
        } finally {
          after = await reseat(seats);
        }
        if (after) await restart(after);
      }),

    /** @param {Viewer} viewer @returns {Promise<{ events: Event[] }>} */
    log: (viewer) =>
      inTurn(async () => /** @type {EventLog} */ (await ask({ do: "event_log", seat: viewer, since: 0 }))),

    /** How a finished game went. */
    course: () => inTurn(async () => ask({ do: "course", record: now?.session.record ?? "" })),

    /** Whether the seat has a decision to undo. @param {number} seat */
    mayUndo: (seat) =>
      inTurn(async () => {
        const { session } = /** @type {Snapshot} */ (await ask({ do: "snapshot", seat, guest: true }));
        return session.undo.allowed;
      }),

    /** Undo the seat's last decision; all people have agreed. @param {number} seat */
    undo: (seat) =>
      inTurn(async () => {
        const again = { do: "undo", seat, practice: true, agreed: true };
        let undone = /** @type {Snapshot} */ (await ask(again));
        // Forced actions would be repeated at once.
        while (undone.session.forced !== null && undone.session.undo.allowed) undone = await ask(again);
        cut();
        await restart(await ask({ do: "snapshot", seat: null }));
      }),

    /** Who sits where from now on. @param {SeatPlan[]} seats */
    reseat: (seats) =>
      inTurn(async () => {
        await restart(/** @type {Snapshot} */ (await ask({ do: "reseat", seat: null, seats })));
      }),

    /** Somebody sees other seats' cards from now on: the game counts as practice. */
    openUp: () =>
      inTurn(async () => {
        if (now === null || now.session.practice) return;
        const { record } = now.session;
        await restart(await ask({ do: "open", record, practice: true, practice_by_undo: false, seat: null }));
      }),

    /**
     * Nothing is played while this lasts.
     * @template T
     * @param {() => Promise<T>} job
     */
    hold: (job) => inTurn(job),

    /** Nothing more happens here; resolves when what was under way is done. @returns {Promise<unknown>} */
    end() {
      ended = true;
      clearTimeout(retry);
      return queue;
    },
  };
}

/** @typedef {ReturnType<typeof createHostedGame>} HostedGame */
