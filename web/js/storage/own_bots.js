/** The bots that people have added: kept on the device in a database of their own, never in games, links or files. */

import { isOwnBotName } from "../words/own_bots.js";
import { createDatabase } from "./database.js";

/** @import { BotSource } from "../bots/protocol" */

const DATABASE = "raenke-bots";

/** Listing may take this long, in milliseconds. */
const WITHIN = 4000;

/**
 * A bot as it is kept; `hash` is the SHA-256 of its file.
 * @typedef {{ name: string, version: string, hash: string, size: number, added: number, source: BotSource }} OwnBot
 */

/** @param {unknown} source @returns {source is BotSource} */
function isSource(source) {
  const { kind, file, text, bytes } = /** @type {Record<string, unknown>} */ (source ?? {});
  if (typeof file !== "string") return false;
  return kind === "file" ? typeof text === "string" : kind === "wheel" && bytes instanceof ArrayBuffer;
}

/** An entry of the database, which may come from another build. @param {unknown} value @returns {OwnBot | null} */
export function readBot(value) {
  const { name, version, hash, size, added, source } = /** @type {Record<string, unknown>} */ (value ?? {});
  if (!isOwnBotName(name) || typeof version !== "string" || typeof hash !== "string") return null;
  if (typeof size !== "number" || typeof added !== "number" || !isSource(source)) return null;
  return { name, version, hash, size, added, source };
}

export function createOwnBotStorage() {
  const database = createDatabase(DATABASE);
  return {
    /** All that can be read, by name. @returns {Promise<OwnBot[]>} */
    async list() {
      const entries = await database.entries(WITHIN);
      const bots = entries.flatMap(([, value]) => readBot(value) ?? []);
      return bots.sort((one, other) => (one.name < other.name ? -1 : 1));
    },

    /** @param {string} name @returns {Promise<OwnBot | null>} */
    get: async (name) => readBot(await database.get(name)),

    /** Keep a bot, in place of another of its name. @param {OwnBot} bot */
    put: (bot) => database.change(bot.name, () => bot),

    /** @param {string} name */
    remove: (name) => database.change(name, () => null),
  };
}
