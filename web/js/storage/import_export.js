/** Import and export games as text files; every imported record is checked by the engine before it is stored. */

import { cleanName } from "../words/names.js";
import { gameFromRecord } from "./saved_game.js";

/** @import { RecordInfo, Fault, SplitRecords } from "../engine/shapes" */
/** @import { BrokenEntry, SavedGame } from "./saved_game.js" */
/** @import { Ask } from "../engine/client.js" */

/** Enough for thousands of games; a larger file cannot be ours. */
export const MAX_FILE_SIZE = 20_000_000;
export const MAX_GAMES = 10_000;

/**
 * What is wrong with a game in a file, or with the file as a whole (`game` 0).
 * @typedef {{ file: string, game: number, fault: Fault }} ImportProblem
 */

/**
 * The result of reading files.
 * @typedef {object} ImportResult
 * @property {SavedGame[]} valid
 * @property {number} duplicates games that are stored already or occur twice in the files
 * @property {ImportProblem[]} problems
 */

/** @param {string} id @returns {Fault} */
const pageFault = (id) => ({ id, args: {} });

/**
 * Decode a file as text; null if it is not text.
 * @param {File} file
 */
async function decodeText(file) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/**
 * Read files without storing anything.
 * @param {readonly File[]} files
 * @param {{ ask: Ask, records: Iterable<string>, step: (done: number, total: number) => boolean }} how `records`: those already
 * stored; `step` reports progress and cancels by returning false
 * @returns {Promise<ImportResult | null>} null: cancelled
 */
export async function readFiles(files, { ask, records, step }) {
  const seen = new Set(records);
  /** @type {ImportResult} */
  const found = { valid: [], duplicates: 0, problems: [] };
  for (const file of files) {
    const name = cleanName(file.name);
    const split = await splitFile(file, ask);
    if (!Array.isArray(split)) {
      found.problems.push({ file: name, game: 0, fault: split });
      continue;
    }
    for (const [index, record] of split.entries()) {
      if (!step(index, split.length)) return null;
      const reply = await ask({ do: "check", record });
      if (!reply.ok) {
        found.problems.push({ file: name, game: index + 1, fault: reply.fault ?? pageFault("fault-unknown") });
        continue;
      }
      const checked = /** @type {RecordInfo} */ (reply.value);
      if (seen.has(checked.record)) found.duplicates += 1;
      else found.valid.push(gameFromRecord(checked, { title: titleOf(record) }));
      seen.add(checked.record);
    }
  }
  return found;
}

/**
 * @param {File} file
 * @param {Ask} ask
 * @returns {Promise<string[] | Fault>}
 */
async function splitFile(file, ask) {
  if (file.size > MAX_FILE_SIZE) return pageFault("file-too-large");
  const text = await decodeText(file);
  if (text === null || !text.includes('[Game "')) return pageFault("file-not-ours");
  const reply = await ask({ do: "split", text, most: MAX_GAMES });
  if (!reply.ok) return reply.fault ?? pageFault("file-not-ours");
  const { records } = /** @type {SplitRecords} */ (reply.value);
  return records.length > MAX_GAMES ? pageFault("file-too-large") : records;
}

/** A date as used in file names. @param {number} time */
export function isoDate(time) {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** A game's title in an exported record: a comment on its own line, which no player's name can imitate. */
const TITLE = /^\{title (".*")\}$/mu;

/**
 * The notation has no title header, but every reader skips comments.
 * @param {{ title: string, record: string }} game
 */
function withTitle({ title, record }) {
  if (title === "") return record;
  // A closing brace would end the comment.
  const comment = `{title ${JSON.stringify(title).replaceAll("}", "\\u007d")}}`;
  return record.replace("\n\n", () => `\n\n${comment}\n`);
}

/**
 * The title in an exported record, "" if there is none.
 * @param {string} record
 */
function titleOf(record) {
  try {
    return cleanName(JSON.parse(TITLE.exec(record)?.[1] ?? '""'));
  } catch {
    return ""; // not a title comment
  }
}

/**
 * Games as one text; a game that has not been dealt yet has no record.
 * @param {readonly SavedGame[]} games
 */
export const textOfGames = (games) => games.flatMap((game) => (game.record ? [withTitle(game)] : [])).join("\n");

/** @param {readonly SavedGame[]} games */
export const exportGames = (games) => download(`raenke-${isoDate(Date.now())}.txt`, textOfGames(games));

/**
 * A broken entry as a file: its record if it has one, else whatever can be serialized.
 * @param {BrokenEntry} entry
 * @returns {[name: string, text: string, type: string]}
 */
export function fileOfBroken({ value }) {
  const name = `raenke-${isoDate(Date.now())}`;
  const { record, title } = /** @type {{ record?: unknown, title?: unknown }} */ (value ?? {});
  if (typeof record === "string" && record.includes('[Game "'))
    return [`${name}.txt`, withTitle({ title: cleanName(title), record }), "text/plain"];
  return [`${name}.json`, `${serialize(value)}\n`, "application/json"];
}

/** @param {unknown} value */
function serialize(value) {
  try {
    return JSON.stringify(value, (_, part) => (typeof part === "bigint" ? String(part) : part), 1) ?? "null";
  } catch {
    return JSON.stringify(String(value)); // a circular structure
  }
}

/**
 * Trigger a download.
 * @param {string} name
 * @param {string} text
 * @param {string} [type]
 */
export function download(name, text, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Revoke only after the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
