/** Runs the game on the table: sends decisions, lets bots think, saves every action, survives a crash of the engine. */

import { createAsk, isGone } from "../engine/ask.js";
import { EngineFault, noticeOf } from "../engine/faults.js";
import { createKeeping } from "../kept/running_game.js";
import { Broken } from "../kept/saved_game.js";
import { createLateTaps } from "./late_taps.js";
import { isHere } from "../kept/storage.js";
import { freshTable, newsOf, NOTHING_SEEN, opening, people } from "./table_state.js";

/** @import { Frame, Look, Story, Thought } from "../kabale/looks" */
/** @import { Engine } from "../engine/client.js" */
/** @import { Table } from "../state.js" */
/** @import { SavedGame } from "../kept/saved_game.js" */
/** @import { Store } from "../store.js" */
/** @import { Motion } from "./motion.js" */

/**
 * @param {{ store: Store, engine: Engine, motion: Motion, onOver: (game: SavedGame) => void }} parts
 */
export function createTable({ store, engine, motion, onOver }) {
  /** Counts tables and cuts: what an older run still answers is not for this one. */
  let runs = 0;
  /** Ends when all frames so far have been shown. @type {Promise<void>} */
  let shown = Promise.resolve();
  let hurry = false;
  /** The page went out of sight while cards were moving: nothing is shown before the curtain has fallen. */
  let covered = false;
  /** Somebody wants to take a decision back while its consequences are still being shown. */
  let takeBack = false;
  /** Nothing more is to be shown moving until a person is asked; awards and the final count are told all the same. */
  let skipAll = false;

  const table = () => store.get().table;

  const lateTaps = createLateTaps();
  const keeping = createKeeping(store, lost, onOver);

  const ask = createAsk(engine, () => {
    const game = keeping.game();
    return game?.record ? opening(game, table()?.viewer ?? null) : null;
  });

  /** @param {Partial<Table>} patch */
  function patchTable(patch) {
    const old = table();
    if (old) store.update({ table: { ...old, ...patch } });
  }

  /**
   * Opens a game of this device and goes on with it.
   * @param {string} id
   * @param {boolean} [takeOver] from the tab that runs it
   */
  async function open(id, takeOver = false) {
    const old = table();
    if (old?.id === id && !takeOver && (old.phase === "playing" || old.phase === "opening" || old.phase === "waiting")) return;
    const run = ++runs;
    covered = false;
    takeBack = false;
    skipAll = false;
    shown = Promise.resolve();
    motion.skip();
    store.update({ table: freshTable(id) });
    const found = await keeping.take(id, takeOver, () => run === runs);
    if (run !== runs || found === null) return;
    if (found === "elsewhere" || found === "lost") return patchTable({ phase: found, busy: false });
    if (found === "silent") return patchTable({ phase: "broken", busy: false, fault: "storage-silent-game" });
    if (found instanceof Broken) return patchTable({ phase: "broken", busy: false, fault: "fault-entry" });
    const seats = people(found);
    const viewer = seats.length === 1 ? (seats[0] ?? null) : null;
    patchTable({ phase: store.get().engine.phase === "ready" ? "opening" : "waiting", viewer, seats: found.seats, practice: found.practice });
    await attempt(run, async () => {
      const look = /** @type {Look} */ (await ask(opening(found, viewer)));
      if (run !== runs) return;
      patchTable({ phase: "playing" });
      keeping.remember(id);
      if (found.record) await tellNews(run, viewer);
      await advance(run, look);
    });
  }

  /**
   * Does something for a run. What the engine refuses becomes a message, and the table stays as it was; where there is no
   * engine any more, the table must be opened again.
   * @param {number} run
   * @param {() => Promise<void>} work
   */
  async function attempt(run, work) {
    try {
      await work();
    } catch (fault) {
      if (run !== runs) return;
      const notice = noticeOf(fault);
      takeBack = false;
      if (table()?.phase === "playing" && fault instanceof EngineFault && !isGone(fault)) {
        patchTable({ busy: false, thinking: false });
        store.update({ notice });
      } else patchTable({ phase: "broken", busy: false, thinking: false, fault: notice.id, faultArgs: notice.args ?? {} });
    }
  }

  /** @param {string} id */
  function lost(id) {
    if (table()?.id !== id) return;
    const run = ++runs;
    keeping.forget();
    motion.skip();
    patchTable({ ...NOTHING_SEEN, phase: "elsewhere", busy: false, thinking: false, curtain: null });
    // Taken over, or thrown away.
    void isHere(id).then((here) => !here && run === runs && patchTable({ phase: "lost" }));
  }

  /**
   * Takes the engine's word: saves it, shows it, and lets bots go on until a person is asked.
   * @param {number} run
   * @param {Look} look
   */
  async function advance(run, look) {
    patchTable({ busy: true, card: null });
    for (let first = true; ; first = false) {
      // What a person sees has happened, whatever breaks: it is kept first.
      const before = Promise.all([shown, keeping.keep(look)]);
      patchTable({ undo: look.table.undo });
      const now = look;
      shown = before.then(() => show(run, now));
      if (look.table.next !== "bot") break;
      // A bot thinks while its forerunner's move is shown, but not further ahead than that; and after a person's
      // decision not before that has been shown: so long it may be taken back.
      await (first ? shown : before);
      if (run !== runs) return;
      if (takeBack) return goBack(run);
      const next = await think(run);
      if (run !== runs) return;
      if (!next) return goBack(run);
      look = next;
    }
    await shown;
    if (run !== runs) return;
    if (takeBack) return goBack(run);
    await handOver(run, look);
  }

  /**
   * Takes the looking seat's last decision back and goes on from there.
   * @param {number} run
   * @returns {Promise<void>}
   */
  async function goBack(run) {
    takeBack = false;
    await shown;
    const viewer = table()?.viewer ?? null;
    /** @type {Look} */
    let look;
    let takenBack = true;
    try {
      look = await ask({ do: "undo", seat: viewer });
    } catch (fault) {
      // A bot was quicker, and what it turned up stays known: the game goes on.
      if (run === runs) store.update({ notice: noticeOf(fault) });
      look = await ask({ do: "look", seat: viewer });
      takenBack = false;
    }
    if (run !== runs) return;
    await keeping.keep(look);
    if (run !== runs) return;
    patchTable({ event: null, takenBack });
    await tellNews(run, viewer);
    if (run === runs) await advance(run, look);
  }

  /**
   * Lets the bot that is to act think, one slice a message, so that the engine hears everything else in between.
   * @param {number} run
   * @returns {Promise<Look | null>} null: a decision is to be taken back first
   */
  async function think(run) {
    patchTable({ thinking: true });
    for (;;) {
      if (takeBack && run === runs) {
        patchTable({ thinking: false });
        return null;
      }
      const answer = /** @type {Thought} */ (await ask({ do: "think", seat: table()?.viewer ?? null, hurry }));
      if (answer.thinking && run === runs) continue;
      hurry = false;
      if (run === runs) patchTable({ thinking: false });
      return answer.thinking ? null : answer;
    }
  }

  /**
   * @param {number} run
   * @param {Look} look
   */
  async function show(run, look) {
    if (run !== runs || takeBack) return;
    await motion.play(look.frames, (frame) => draw(run, frame), () => store.get().settings.pace, () => skipAll);
    if (run === runs && !covered) patchTable({ look, view: look.view });
  }

  /**
   * @param {number} run
   * @param {Frame} frame
   */
  function draw(run, frame) {
    const now = table();
    if (run !== runs || !now || covered || takeBack) return false;
    const view = { ...frame.view, legal: [] };
    store.update({ table: { ...now, view, event: frame.event, news: [...now.news, frame.event], story: [...now.story, frame.event] } });
    return true;
  }

  /**
   * All has been shown: whoever is asked may decide. Where several people share the device a curtain falls first.
   * @param {number} run
   * @param {Look} look
   */
  async function handOver(run, look) {
    lateTaps.ask(look.frames.length > 0 && store.get().settings.pace !== "instant");
    skipAll = false;
    const seat = look.view.to_act;
    if (keeping.isShared() && look.table.next === "human" && seat !== null && (covered || seat !== table()?.viewer)) {
      await dropCurtain(run, seat);
    } else {
      covered = false;
      patchTable({ look, view: look.view, busy: false });
    }
  }

  /**
   * @param {number} run
   * @param {number} seat
   */
  async function dropCurtain(run, seat) {
    // What the seat before could see leaves the page before anybody is asked.
    covered = false;
    patchTable({ ...NOTHING_SEEN, viewer: null, curtain: seat, busy: true });
    const look = /** @type {Look} */ (await ask({ do: "look", seat: null }));
    if (run === runs) patchTable({ look, view: look.view, busy: false });
  }

  /**
   * What happened so far, and since a seat last decided.
   * @param {number} run
   * @param {number | null} seat
   */
  async function tellNews(run, seat) {
    const { events } = /** @type {Story} */ (await ask({ do: "story", seat, since: 0 }));
    if (run === runs) patchTable({ story: events, news: newsOf(events, seat) });
  }

  return {
    open,

    /** The game that runs, as it is kept. */
    saved: keeping.game,

    /**
     * Decides: one of the legal actions that came with the view.
     * @param {number} action
     */
    async play(action) {
      const now = table();
      const wanted = now?.look?.view.legal.find((legal) => legal.id === action);
      if (!wanted || !now || now.busy || now.viewer === null || lateTaps.isLate(wanted)) return;
      const run = runs;
      const { notice } = store.get();
      // Why nothing could be taken back is of no interest any more.
      if (notice?.tone === "info" || notice?.id.startsWith("undo-")) store.update({ notice: null });
      patchTable({ busy: true, news: [], takenBack: false });
      await attempt(run, async () => {
        const look = /** @type {Look} */ (await ask({ do: "play", seat: now.viewer, action }));
        if (run === runs) await advance(run, look);
      });
    },

    /**
     * Chooses a hand card; chosen again it is laid back. Under a Cloak a card is slipped as soon as it is chosen.
     * @param {string | null} card
     */
    choose(card) {
      const now = table();
      if (!now || now.busy) return;
      const slip = now.view?.legal.find((action) => action.kind === "slip" && action.card === card);
      if (slip) void this.play(slip.id);
      else patchTable({ card: now.card === card ? null : card });
    },

    /** Somebody is before the device and says so: the curtain opens for that seat. */
    async lift() {
      const seat = table()?.curtain ?? null;
      if (seat === null || table()?.busy) return;
      const run = runs;
      patchTable({ busy: true });
      await attempt(run, async () => {
        const look = /** @type {Look} */ (await ask({ do: "look", seat }));
        if (run !== runs) return;
        // Meanwhile the page may have gone out of sight again.
        if (document.hidden) return patchTable({ busy: false });
        await tellNews(run, seat);
        if (run === runs) patchTable({ viewer: seat, curtain: null, look, view: look.view, undo: look.table.undo, busy: false });
      });
    },

    /** The page goes out of sight: where people share the device, nothing secret may be there when it comes back. */
    async hide() {
      const now = table();
      if (!now?.look || !keeping.isShared() || now.viewer === null || now.look.view.over) return;
      const seat = now.look.view.to_act;
      const run = runs;
      if (now.busy) {
        covered = true;
        motion.skip();
        patchTable(NOTHING_SEEN);
      } else if (seat !== null && now.look.table.next === "human") await attempt(run, () => dropCurtain(run, seat));
    },

    /** Takes the looking seat's last decision back, as far as the engine allows it; also while that is still being shown. */
    async undo() {
      const now = table();
      if (!now || now.viewer === null || now.curtain !== null || !now.undo.allowed) return;
      if (now.busy) {
        takeBack = true;
        motion.skip();
        return;
      }
      const run = runs;
      patchTable({ busy: true, card: null });
      await attempt(run, () => goBack(run));
    },

    /**
     * Shows at once what a decision still brings about, and has a thinking bot move now.
     * @param {boolean} [all] everything, until a person is asked
     */
    skip(all = false) {
      const now = table();
      if (!now?.busy) return;
      hurry = now.thinking;
      lateTaps.hurry();
      skipAll ||= all;
      motion.skip();
    },

    /** The next frame, at the pace "step by step". */
    step: () => motion.step(),

    /** Leaves the game to itself; it can be opened again. */
    async close() {
      runs += 1;
      motion.skip();
      store.update({ table: null });
      await keeping.letGo();
    },
  };
}

/** @typedef {ReturnType<typeof createTable>} TableControl */
