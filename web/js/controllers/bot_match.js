/** A match of an own bot against a level: the engine deals and counts, the bot's worker decides. */

import { EngineFault } from "../engine/faults.js";
import { createScreenState } from "../screen_state.js";
import { createOwnBots } from "./own_bots.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { BotProblem } from "../bots/protocol" */
/** @import { Sandbox } from "../bots/sandbox.js" */
/** @import { MatchState } from "../engine/shapes" */

/** How many games can be asked for; whole deals for two to four players. */
export const LENGTHS = [20, 40, 100, 200, 400];

/** After so many failures in a row the match ends. */
const MOST_FAILURES = 3;

/** What is to be played. @typedef {{ bot: string, game: string, level: string, games: number }} MatchPlan */

/**
 * @typedef {object} BotMatchState
 * @property {MatchPlan} plan
 * @property {"idle" | "running" | "stopped" | "done" | "failed" | "broken"} phase
 * @property {Omit<MatchState, "question" | "fresh"> | null} standing
 * @property {MatchPlan | null} played what the standing is of
 * @property {number} failures decisions that were drawn at random for the bot
 * @property {BotProblem | null} problem the last failure
 */

/** @type {BotMatchState} */
const FRESH = {
  plan: { bot: "", game: "", level: "3", games: 40 },
  phase: "idle",
  standing: null,
  played: null,
  failures: 0,
  problem: null,
};

export const botMatchState = createScreenState("bot-match", FRESH);

/** @param {ControllerParts} parts */
export function createBotMatch({ store, ask, controller }) {
  const bots = controller(createOwnBots);
  /** The match under way; another supersedes it. */
  let current = 0;
  /** @type {Sandbox | null} */
  let sandbox = null;

  const patch = (/** @type {Partial<BotMatchState>} */ change) => botMatchState.patch(store, change);

  function end() {
    current += 1;
    sandbox?.end();
    sandbox = null;
  }

  /** Show how it stands, but not after each slice. @param {MatchState} now */
  function show({ games, of, wins, low, high, even, done }) {
    if (botMatchState.of(store.get()).standing?.games !== games)
      patch({ standing: { games, of, wins, low, high, even, done } });
  }

  /** @param {MatchPlan} plan @param {number} own this match's number @param {Sandbox} bot */
  async function play({ game, level, games }, own, bot) {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    /** @type {MatchState} */
    let now = await ask({ do: "match", game, level, games, seed });
    let [failures, row] = [0, 0];
    while (own === current && !now.done) {
      show(now);
      /** @type {number | null} */
      let action = null;
      if (now.question) {
        const answer = await bot.decide(now.question, now.fresh);
        if (own !== current) return;
        if ("value" in answer) {
          action = answer.value;
          row = 0;
        } else {
          failures += 1;
          row += 1;
          patch({ failures, problem: answer.problem });
          if (row === MOST_FAILURES) return patch({ phase: "failed" });
        }
      }
      now = await ask({ do: "match_step", action });
    }
    if (own !== current) return;
    show(now);
    patch({ phase: "done" });
  }

  return {
    /** @param {Partial<MatchPlan>} change */
    choose: (change) => patch({ plan: { ...botMatchState.of(store.get()).plan, ...change } }),

    /** @param {MatchPlan} plan */
    async start(plan) {
      end();
      const own = current;
      patch({ phase: "running", standing: null, played: plan, failures: 0, problem: null });
      const bot = await bots.sandbox(plan.bot);
      if (own !== current) return bot?.end();
      sandbox = bot;
      try {
        if (bot) await play(plan, own, bot);
        else patch({ phase: "broken" });
      } catch (fault) {
        if (!(fault instanceof EngineFault)) throw fault;
        if (own === current) patch({ phase: "broken" });
      } finally {
        if (own === current) end();
      }
    },

    stop() {
      if (botMatchState.of(store.get()).phase !== "running") return;
      end();
      patch({ phase: "stopped" });
    },
  };
}
