/** The names of bots that are somebody's own: how records and set-ups write them, and what is told of their problems. */

/** @import { SharedMessages } from "./messages" */
/** @import { Between, Translate } from "./translate" */

/** What somebody's own bot may be called, as py/raenke/bots/files.py says; our levels are called by numbers. */
const NAME = /^[A-Za-z][A-Za-z0-9._-]{0,31}$/;

/** Bots of ours that are called by words; nobody's own has such a name. */
const OURS = new Set(["random", "greedy", "rollout", "search", "lot", "human"]);

/** @param {unknown} name @returns {name is string} */
export const isOwnBotName = (name) => typeof name === "string" && NAME.test(name) && !OURS.has(name.toLowerCase());

/** The name of somebody's own bot, "" for everybody else. @param {string} kind as in a record */
export function ownBotName(kind) {
  const name = kind.startsWith("bot:") ? kind.slice("bot:".length) : "";
  return isOwnBotName(name) ? name : "";
}

/** @param {string} name */
export const ownBotKind = (name) => `bot:${name}`;

/** @typedef {Between<SharedMessages, "bot-problem-">} ProblemId */

/** Problems with a message of their own. @type {Record<ProblemId, true>} */
const TOLD = {
  "binary-wheel": true,
  broke: true,
  damaged: true,
  empty: true,
  ended: true,
  illegal: true,
  import: true,
  name: true,
  "name-taken": true,
  "no-answer": true,
  "no-bot": true,
  "no-files": true,
  "no-start": true,
  nonsense: true,
  "not-made": true,
  "not-python": true,
  raised: true,
  raises: true,
  "several-bots": true,
  silent: true,
  syntax: true,
  "too-large": true,
  unsaved: true,
  wheel: true,
};

/**
 * A problem in words; what the bot tells of itself is text, and nothing else.
 * @param {{ id: string, args: Record<string, string | number> }} problem
 * @param {Translate} t
 */
export function problemWords({ id, args }, t) {
  const known = /** @type {ProblemId} */ (Object.hasOwn(TOLD, id) ? id : "nonsense");
  const text = (/** @type {string} */ word) => String(args[word] ?? "");
  const line = Number(args["line"]) || 0;
  return t(`bot-problem-${known}`, {
    line,
    what: text("what"),
    module: text("module"),
    name: text("name"),
    names: text("names"),
  });
}
