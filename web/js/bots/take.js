/** Takes a bot's file from the disk: what can be said of it before any of its code runs. */

/** @import { BotProblem, BotSource } from "./protocol" */

/** In bytes; py/raenke/bots/files.py and sandbox.py have limits of their own. */
const LARGEST = { file: 1_000_000, wheel: 5_000_000 };

/** @param {string} id @param {BotProblem["args"]} [args] @returns {{ problem: BotProblem }} */
const refused = (id, args = {}) => ({ problem: { id, args } });

/** @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A name without what could be a folder. @param {string} name */
const plainName = (name) => (name.split(/[/\\]/).at(-1) ?? "").slice(-100);

/**
 * @param {Pick<File, "name" | "size" | "arrayBuffer">} picked
 * @returns {Promise<{ source: BotSource, hash: string, size: number } | { problem: BotProblem }>}
 */
export async function takeBot(picked) {
  const file = plainName(picked.name);
  const kind = /\.py$/i.test(file) ? "file" : /\.whl$/i.test(file) ? "wheel" : null;
  if (!kind) return refused("not-python");
  const { size } = picked;
  if (size === 0) return refused("empty");
  if (size > LARGEST[kind]) return refused("too-large", { most: LARGEST[kind] / 1e6 });
  const bytes = await picked.arrayBuffer().catch(() => null);
  if (!bytes) return refused("damaged");
  const hash = await hashOf(bytes);
  if (kind === "wheel") return { source: { kind, bytes, file }, hash, size };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? refused("not-python") : { source: { kind, text, file }, hash, size };
  } catch {
    return refused("not-python");
  }
}
