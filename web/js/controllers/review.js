/** Analysis of a finished game: worked out part by part in workers of its own, kept with the game, and resumed where it was left. */

import { createAdvisor, freeWorkers } from "../advice/advisor.js";
import { noticeForFault } from "../engine/faults.js";
import { createScreenState } from "../screen_state.js";
import { createReviewStorage } from "../storage/reviews.js";
import { BrokenEntry, gameFromRecord, humanSeats } from "../storage/saved_game.js";
import { t } from "../words/i18n.js";
import { cleanName, gameTitle } from "../words/names.js";
import { gameEndState } from "./game_end.js";
import { inOrder, missingOf, partsOf } from "./review_parts.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { Advisor } from "../advice/advisor.js" */
/** @import { RecordInfo, Review, ReviewedDecision, ReviewedPosition, ReviewPlan, SeatPlan } from "../engine/shapes" */
/** @import { Notice } from "../state.js" */
/** @import { ReviewStorage } from "../storage/reviews.js" */

/**
 * State of the analysis screen.
 * @typedef {object} ReviewState
 * @property {"opening" | "working" | "paused" | "done" | "lost" | "running" | "broken"} phase `running`: the game itself is not over
 * @property {string} id
 * @property {string} game
 * @property {string} name
 * @property {string} record
 * @property {SeatPlan[]} seats
 * @property {number} seat whose decisions are shown
 * @property {ReviewPlan | null} plan
 * @property {ReviewedPosition[]} positions those that are done, as are the decisions, in the order of the tokens
 * @property {ReviewedDecision[]} decisions
 * @property {Review | null} summary
 * @property {number} done
 * @property {number} total
 * @property {number} at the token at which the graph is read
 * @property {Notice | null} fault
 */

/** @type {ReviewState} */
const EMPTY = {
  phase: "opening",
  id: "",
  game: "",
  name: "",
  record: "",
  seats: [],
  seat: 0,
  plan: null,
  positions: [],
  decisions: [],
  summary: null,
  done: 0,
  total: 0,
  at: 0,
  fault: null,
};

export const reviewState = createScreenState("review", EMPTY);

/** What is done is stored this often, in milliseconds. */
const STORE_EVERY = 2000;

/**
 * @param {Pick<ControllerParts, "store" | "storage" | "adapters" | "ask" | "call" | "go" | "notify">} parts
 * @param {ReviewStorage} [kept]
 * @param {() => Advisor[]} [hire] the workers
 */
export function createReview(
  { store, storage, adapters, ask, call, go, notify },
  kept = createReviewStorage(),
  hire = () => Array.from({ length: Math.max(1, freeWorkers()) }, () => createAdvisor({ call })),
) {
  const now = () => reviewState.of(store.get());

  /** @param {Partial<ReviewState>} changes */
  const patch = (changes) => reviewState.patch(store, changes);

  /** Of what is being worked out. */
  let working = new AbortController();
  let stored = 0;

  const keep = () => {
    const { id, record, positions, decisions, summary } = now();
    stored = performance.now();
    return id ? kept.put(id, { record, positions, decisions, summary }) : undefined;
  };

  /** @param {ReviewedPosition | ReviewedDecision} found */
  function take(found) {
    const { positions, decisions, done } = now();
    if ("chances" in found) patch({ positions: inOrder([...positions, found]), done: done + 1 });
    else patch({ decisions: inOrder([...decisions, found]), done: done + 1 });
    if (performance.now() - stored > STORE_EVERY) void keep();
  }

  /** Work out what is missing, with all the workers there are. */
  async function work() {
    const { plan, seat, record } = now();
    if (!plan) return;
    working.abort();
    working = new AbortController();
    const { signal } = working;
    const parts = partsOf(plan, [seat]);
    const missing = missingOf(parts, now());
    patch({ phase: "working", total: parts.length, done: parts.length - missing.length, fault: null, summary: null });
    const advisors = hire();
    try {
      await Promise.all(
        advisors.slice(0, Math.max(1, missing.length)).map(async (advisor) => {
          for (let next = missing.shift(); next && !signal.aborted; next = missing.shift()) {
            const found = await advisor.ask({ do: "review", record, ...next }, signal);
            if (found && !signal.aborted) take(found);
          }
        }),
      );
      if (signal.aborted) return;
      const decisions = now().decisions.filter((one) => one.seat === seat);
      const summary = /** @type {Review} */ (
        await ask({ do: "review_summary", record, seats: [seat], positions: now().positions, decisions })
      );
      if (signal.aborted) return;
      patch({ summary, phase: "done" });
      // The end of the game tells the turning point.
      if (gameEndState.of(store.get()).kept === now().id) gameEndState.patch(store, { review: summary });
    } catch (fault) {
      if (!signal.aborted) patch({ phase: "broken", fault: noticeForFault(fault) });
    } finally {
      for (const advisor of advisors) advisor.rest();
      if (!signal.aborted) await keep();
    }
  }

  return {
    /** Show the analysis of a saved game, and go on with it where it was left. @param {string} id @param {number} at */
    async open(id, at) {
      const { id: shown, phase } = now();
      if (shown === id && (phase === "working" || phase === "paused" || phase === "done")) {
        if (at > 0) patch({ at });
        return;
      }
      working.abort();
      reviewState.clear(store);
      patch({ id });
      const isWanted = () => now().id === id;
      const found = await storage.readGame(id).catch(() => undefined);
      if (!isWanted()) return;
      if (found === undefined || found instanceof BrokenEntry || !found.record) return patch({ phase: "lost" });
      const { game, record, seats } = found;
      const name = gameTitle(found, t);
      if (!found.over) return patch({ phase: "running", game, name });
      const seat = humanSeats(found)[0] ?? found.winners[0] ?? 0;
      try {
        const [plan, known] = await Promise.all([
          /** @type {Promise<ReviewPlan>} */ (ask({ do: "review_plan", record })),
          kept.get(id, record),
          adapters.openWithRetry(game),
        ]);
        if (!isWanted()) return;
        const { positions = [], decisions = [], summary = null } = known ?? {};
        patch({ game, name, record, seats, seat: summary?.seats[0]?.seat ?? seat, plan, positions, decisions, at });
        if (!summary) return void work();
        const { length } = partsOf(plan, [now().seat]);
        patch({ phase: "done", summary, done: length, total: length });
      } catch (fault) {
        if (isWanted()) patch({ phase: "broken", fault: noticeForFault(fault) });
      }
    },

    /** Stop for the time being; what is done stays. */
    async pause() {
      working.abort();
      patch({ phase: "paused" });
      await keep();
    },

    goOn: () => work(),

    /** Judge another seat's decisions; the positions stay. @param {number} seat */
    choose(seat) {
      if (seat === now().seat) return;
      patch({ seat });
      void work();
    },

    /** Read the graph at a token. @param {number} at */
    point(at) {
      const { at: shown, plan } = now();
      const wanted = Math.max(0, Math.min(plan?.tokens ?? 0, Math.round(at)));
      if (wanted !== shown) patch({ at: wanted });
    },

    /** Start a practice game right before a token. @param {number} at */
    async tryAgain(at) {
      const { record, name } = now();
      try {
        const checked = /** @type {RecordInfo} */ (await ask({ do: "cut", record, at }));
        const game = gameFromRecord(checked, { title: cleanName(t("replay-from", { name })), practice: true });
        await storage.addGames([game]);
        go("table", game.id);
      } catch (fault) {
        notify(noticeForFault(fault));
      }
    },

    /** Work goes on in the background; what is done is stored at once. */
    leave() {
      if (now().phase === "working") void keep();
    },
  };
}

/** @typedef {ReturnType<typeof createReview>} ReviewControl */
