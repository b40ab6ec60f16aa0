/** Engine faults as exceptions, and the toasts for them. */

import { hasWords } from "../words/i18n.js";

/** @import { Fault, Reply } from "./shapes" */
/** @import { Notice } from "../state.js" */

/** The fault ids of docs/WORKER.md. */
const KNOWN_FAULTS = new Set([
  "bad-request",
  "illegal-action",
  "bad-record",
  "bad-setup",
  "not-your-turn",
  "no-session",
  "game-running",
  "engine-broke",
]);

/** A fault reply of the engine. */
export class EngineFault extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault.id);
    this.fault = fault;
  }
}

/**
 * The value of a reply; faults are thrown.
 * @param {Reply} reply
 * @returns {any}
 */
export function unwrap(reply) {
  if (reply.ok) return reply.value;
  throw new EngineFault(reply.fault ?? { id: "engine-broke", args: { what: "" } });
}

/**
 * Arguments as messages take them: lists are joined, other types dropped.
 * @param {Record<string, unknown>} args
 */
function messageArgs(args) {
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
 * @param {string} [game] whose session was asked about
 * @returns {Notice}
 */
export function noticeForFault(fault, game = "") {
  if (!(fault instanceof EngineFault)) return { id: "fault-unknown", tone: "error" };
  const { id, args } = fault.fault;
  // Why an undo is refused is explained in the game's own words.
  if (id === "undo-refused") return { id: `undo-${args["problem"]}`, game, tone: "error" };
  // Prefer the message for the specific problem, else the general one.
  const closer = `${id}-${args["problem"]}`;
  if (hasWords(closer)) return { game: "", id: closer, args: messageArgs(args), tone: "error" };
  return KNOWN_FAULTS.has(id)
    ? { game: "", id: `fault-${id}`, args: messageArgs(args), tone: "error" }
    : { id: "fault-unknown", tone: "error" };
}
