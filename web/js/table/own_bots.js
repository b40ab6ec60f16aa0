/** The seats of people's own bots: each has a worker of its own, and what it fails to decide is drawn at random. */

import { EngineFault } from "../engine/faults.js";
import { createScreenState } from "../screen_state.js";
import { ownBotName } from "../words/own_bots.js";

/** @import { BotProblem } from "../bots/protocol" */
/** @import { Sandbox } from "../bots/sandbox.js" */
/** @import { OwnBots } from "../controllers/own_bots.js" */
/** @import { Snapshot } from "../engine/shapes" */
/** @import { Notice } from "../state.js" */
/** @import { GameStorage } from "../storage/storage.js" */
/** @import { Store } from "../store.js" */
/** @import { Run } from "./playback.js" */

/** After so many failures in a row its seat is offered to a level. */
const MOST_FAILURES = 3;

/**
 * A bot's failure that is told at its seat; `offers`: whether the seat is offered to a level, and `answer` is to be called.
 * @typedef {{ seat: number, name: string, problem: BotProblem, offers: boolean, answer: (kind: string | null) => void }} BotTrouble
 */

/** In place of a bot that another tab has removed. @type {Pick<Sandbox, "decide" | "end">} */
const GONE = { end() {}, decide: async () => ({ problem: { id: "ended", args: {} } }) };

/** @type {{ trouble: BotTrouble | null }} */
const FRESH = { trouble: null };

export const botTroubleState = createScreenState("bot-trouble", FRESH);

/**
 * The message about bots that are not on this device.
 * @param {string[]} names
 * @returns {Notice}
 */
export const missingBots = (names) => ({
  game: "",
  id: "bot-not-here",
  args: { bots: names.join(", "), count: names.length },
  tone: "info",
});

/** The list of bots comes with all that runs them, so it is loaded when it is needed. @param {Parts} parts @returns {Promise<OwnBots>} */
const loadOwnBots = async (parts) => (await import("../controllers/own_bots.js")).createOwnBots(parts);

/** @typedef {{ store: Store, storage: GameStorage }} Parts */

/**
 * @param {Parts} parts
 * @param {typeof loadOwnBots} [loadList]
 */
export function createOwnBotSeats(parts, loadList = loadOwnBots) {
  const { store } = parts;
  /** @type {Promise<OwnBots> | null} */
  let loading = null;
  const load = () => {
    loading ??= loadList(parts).catch((fault) => {
      loading = null;
      throw fault;
    });
    return loading;
  };

  /** The bots that are here and sit at this table. @type {string[]} */
  let present = [];
  /** @type {Map<number, { sandbox: Pick<Sandbox, "decide" | "end">, failures: number, row: number }>} */
  const seated = new Map();

  const tell = (/** @type {BotTrouble | null} */ trouble) => botTroubleState.patch(store, { trouble });

  /** End all workers. */
  function leave() {
    for (const { sandbox } of seated.values()) sandbox.end();
    seated.clear();
    present = [];
    if (botTroubleState.of(store.get()).trouble) tell(null);
  }

  /** @param {number} seat @param {string} name */
  async function at(seat, name) {
    const found = seated.get(seat);
    if (found) return found;
    const sandbox = (await (await load()).sandbox(name)) ?? GONE;
    const made = { sandbox, failures: 0, row: 0 };
    seated.set(seat, made);
    return made;
  }

  /**
   * Whether a level should take over, as the person at the device decides.
   * @param {Omit<BotTrouble, "offers" | "answer">} failed
   * @returns {Promise<string | null>} the kind of bot that plays on, or null
   */
  const offer = (failed) =>
    new Promise((answered) => {
      const answer = (/** @type {string | null} */ kind) => {
        tell(null);
        answered(kind);
      };
      tell({ ...failed, offers: true, answer });
    });

  return {
    leave,

    /** The names of the seated bots that are here, for the engine; a game without such bots loads nothing. */
    names: () => present,

    /**
     * A game is opened: which of its bots are here?
     * @param {readonly { kind: string }[]} seats
     * @returns {Promise<string[]>} those that are not
     */
    async sit(seats) {
      leave();
      const asked = [...new Set(seats.map(({ kind }) => ownBotName(kind)).filter(Boolean))];
      if (asked.length === 0) return [];
      present = await (await load()).present(seats);
      return asked.filter((name) => !present.includes(name));
    },

    /** Whether this kind of player is decided for here. @param {string} kind */
    decides: (kind) => present.includes(ownBotName(kind)),

    /**
     * Let the bot that is to act decide.
     * @param {Run} run
     * @param {Snapshot} snapshot
     * @param {number | null} viewer
     * @returns {Promise<Snapshot>}
     */
    async decide(run, { view, session }, viewer) {
      const seat = view.to_act ?? 0;
      const name = ownBotName(session.seats[seat]?.kind ?? "");
      const bot = await run.wait(at(seat, name));
      const answer = await run.wait(bot.sandbox.decide(await run.ask({ do: "question", seat: viewer })));
      /** @type {BotProblem} */
      let problem = { id: "illegal", args: {} };
      if ("problem" in answer) problem = answer.problem;
      else {
        try {
          const played = await run.ask({ do: "answer", seat: viewer, action: answer.value });
          bot.row = 0;
          return played;
        } catch (fault) {
          // The worker says that this is legal, but the worker is the bot's.
          if (!(fault instanceof EngineFault && fault.fault.id === "illegal-action")) throw fault;
        }
      }
      bot.failures += 1;
      bot.row += 1;
      if (bot.row === MOST_FAILURES) {
        bot.row = 0;
        const kind = await run.wait(offer({ seat, name, problem }));
        if (kind) {
          bot.sandbox.end();
          return run.ask({ do: "take_over", seat: viewer, of: seat, kind });
        }
      } else if (bot.failures === 1) tell({ seat, name, problem, offers: false, answer: () => tell(null) });
      return run.ask({ do: "answer", seat: viewer, action: null });
    },
  };
}
