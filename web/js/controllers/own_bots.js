/** The list of own bots: adding one means loading it in a worker of its own, from which come its name and version. */

import { createBotRuntime } from "../bots/runtime.js";
import { createSandbox } from "../bots/sandbox.js";
import { takeBot } from "../bots/take.js";
import { rendered } from "../drawing.js";
import { createScreenState } from "../screen_state.js";
import { createOwnBotStorage } from "../storage/own_bots.js";
import { STAND_IN } from "../words/opponents.js";
import { ownBotName } from "../words/own_bots.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { BotProblem } from "../bots/protocol" */
/** @import { OwnBot } from "../storage/own_bots.js" */

/** What the list shows of a bot. @typedef {Omit<OwnBot, "source"> & { file: string }} ListedBot */

/**
 * @typedef {object} OwnBotsState
 * @property {ListedBot[] | null} bots null until they have been read
 * @property {boolean} readable whether the browser let us read them
 * @property {string} checking the file that is being checked, "" for none
 * @property {{ file: string, problem: BotProblem } | null} refused the file that was last refused
 * @property {{ name: string, replaced: boolean } | null} added the bot that was last added
 * @property {string} removed the bot that was last removed, "" for none
 * @property {string} removing the bot whose removal is to be confirmed, "" for none
 */

/** @type {OwnBotsState} */
const FRESH = { bots: null, readable: true, checking: "", refused: null, added: null, removed: "", removing: "" };

export const ownBotsState = createScreenState("own-bots", FRESH);

/** @param {OwnBot} bot @returns {ListedBot} */
const listed = ({ source, ...bot }) => ({ ...bot, file: source.file });

/** @param {Pick<ControllerParts, "store" | "storage">} parts */
export function createOwnBots({ store, storage }) {
  const kept = createOwnBotStorage();
  const loadRuntime = createBotRuntime();
  const patch = (/** @type {Partial<OwnBotsState>} */ change) => ownBotsState.patch(store, change);
  const state = () => ownBotsState.of(store.get());

  async function list() {
    try {
      const bots = (await kept.list()).map(listed);
      patch({ bots, readable: true });
      dismissFromSetup(bots.map(({ name }) => name));
    } catch {
      patch({ bots: state().bots ?? [], readable: false });
    }
  }

  /** Nobody sits down to play with a bot that is no longer here. @param {string[]} names */
  function dismissFromSetup(names) {
    const { settings } = store.get();
    const isGone = (/** @type {string} */ kind) => ownBotName(kind) !== "" && !names.includes(ownBotName(kind));
    if (!settings.setup.seats.some(({ kind }) => isGone(kind))) return;
    const seats = settings.setup.seats.map((plan) => (isGone(plan.kind) ? { ...plan, kind: STAND_IN } : plan));
    const setup = { ...settings.setup, seats };
    store.update({ settings: { ...settings, setup } });
    storage.writeSettings({ setup });
  }

  return {
    kept,
    list,

    /** A worker for a bot, of which each has its own; null if it is not here. @param {string} name */
    async sandbox(name) {
      const bot = await kept.get(name).catch(() => null);
      return bot && createSandbox(bot.source, loadRuntime);
    },

    /** The names of those bots at these seats that are on this device. @param {readonly { kind: string }[]} seats */
    async present(seats) {
      const names = [...new Set(seats.map(({ kind }) => ownBotName(kind)).filter(Boolean))];
      const found = await Promise.all(names.map((name) => kept.get(name).catch(() => null)));
      return names.filter((_, at) => found[at]);
    },

    /** Add the bot of a file; one of the same name is replaced. @param {File} picked */
    async add(picked) {
      if (state().checking) return;
      patch({ checking: picked.name, refused: null, added: null, removed: "" });
      const refuse = (/** @type {BotProblem} */ problem) =>
        patch({ checking: "", refused: { file: picked.name, problem } });
      const taken = await takeBot(picked);
      if ("problem" in taken) return refuse(taken.problem);
      const sandbox = createSandbox(taken.source, loadRuntime);
      const loaded = await sandbox.load();
      sandbox.end();
      if ("problem" in loaded) return refuse(loaded.problem);
      const replaced = (state().bots ?? []).some(({ name }) => name === loaded.value.name);
      try {
        await kept.put({ ...loaded.value, ...taken, added: Date.now() });
      } catch {
        return refuse({ id: "unsaved", args: {} });
      }
      patch({ checking: "", added: { name: loaded.value.name, replaced } });
      await list();
    },

    /** Ask whether to remove a bot; "" for none. @param {string} name */
    askRemoval: (name) => patch({ removing: name }),

    async remove() {
      const { removing } = state();
      patch({ removing: "", added: null, removed: "", refused: null });
      await kept.remove(removing).catch(() => {});
      await list();
      if (state().bots?.every(({ name }) => name !== removing)) patch({ removed: removing });
      await rendered();
      // The button that had the focus is gone.
      /** @type {HTMLElement | null} */ (document.querySelector(".own-bots > h1"))?.focus();
    },

    forgetMessages: () => patch({ refused: null, added: null, removed: "", removing: "" }),
  };
}

/** @typedef {ReturnType<typeof createOwnBots>} OwnBots */
