/** Faults of the engine as errors, and the words for them. */

/** @import { Fault } from "./shapes" */
/** @import { Notice } from "../state.js" */

/** The faults of docs/WORKER.md. */
const KNOWN = new Set([
  "bad-request", "illegal-action", "bad-record", "bad-setup", "not-your-turn", "undo-refused", "no-table", "game-running", "engine-broke",
]);

/** What the engine answered instead of a value. */
export class EngineFault extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault.id);
    this.fault = fault;
  }
}

/**
 * Args as words can take them: lists are joined, anything else is left out.
 * @param {Record<string, unknown>} args
 */
function plainArgs(args) {
  /** @type {Record<string, string | number>} */
  const plain = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "string") plain[name] = value.slice(0, 200);
    else if (typeof value === "number") plain[name] = value;
    else if (Array.isArray(value)) plain[name] = value.slice(0, 12).join(" ");
  }
  return plain;
}

/**
 * @param {unknown} fault
 * @returns {Notice}
 */
export function noticeOf(fault) {
  if (!(fault instanceof EngineFault)) return { id: "fault-unknown", tone: "error" };
  const { id, args } = fault.fault;
  if (id === "bad-record" && args["token"] === "Notation" && String(args["problem"]).startsWith("version")) return { id: "fault-newer-version", tone: "error" };
  return KNOWN.has(id) ? { id: `fault-${id}`, args: plainArgs(args), tone: "error" } : { id: "fault-unknown", tone: "error" };
}
