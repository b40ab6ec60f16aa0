/**
 * Entries of the turn panel in order: actions with a button, actions chosen on the table, and unavailable actions with the
 * reason. Derived from legal actions and obstacles; entries remain during animations so that the panel does not jump.
 */

import { CHARACTERS } from "./characters.js";
import { tellingOf, WORKSHOPS } from "./turn_words.js";

/** @import { AdelAction, AdelView, Kind, Obstacle } from "./shapes" */

/**
 * @typedef {object} Entry
 * @property {Kind | "take"} kind `take`: gold and cards as one entry, once either has been taken
 * @property {string} tap place that its button taps; "" if chosen on the table
 * @property {readonly AdelAction[]} legal the legal actions it may lead to
 * @property {readonly Obstacle[]} obstacles
 * @property {{ reason: string, args: Obstacle["args"] } | null} shut why it is unavailable, as far as known; null if available
 */

/** Powers used by choice during the turn, by character. @type {Record<string, Kind[]>} */
const POWERS = {
  As: ["name"],
  Th: ["name"],
  Wt: ["name"],
  Mg: ["swap", "put"],
  Cj: ["look"],
  Sc: ["crown"],
  Pa: ["pardon"],
  Co: ["extra-gold", "extra-cards"],
  At: ["adorn"],
  Wa: ["destroy"],
  Di: ["exchange"],
};

/** Kinds chosen by tapping the rank, seat, district or card itself. */
const TOUCHED = new Set(["build", "name", "swap", "look", "crown", "destroy"]);

/** Whether the panel can offer a button for the first tap: a button's place, or an own district with an action. @param {string} tap @param {Kind} kind */
const pressable = (tap, kind) => tap.startsWith("button:") || WORKSHOPS[kind] !== undefined;

/** @param {AdelView} view @returns {Kind[]} */
function kindsOf({ playing, seats, seat }) {
  if (!playing) return [];
  if (playing.short) return ["gold", "cards"];
  /** @type {Set<string>} */
  const own = new Set(seats[seat ?? 0]?.city.map(({ code }) => code));
  const workshops = /** @type {Kind[]} */ (Object.keys(WORKSHOPS)).filter((kind) => own.has(WORKSHOPS[kind] ?? ""));
  const income = /** @type {Kind[]} */ (CHARACTERS[playing.character]?.colour ? ["income"] : []);
  return ["gold", "cards", "build", ...income, ...(POWERS[playing.character] ?? []), ...workshops, "end"];
}

/** @param {AdelView} view @returns {Entry[]} */
export function entriesOf(view) {
  const found = kindsOf(view).flatMap((kind) => entriesOfKind(view, kind));
  const taken = found.filter(({ kind, shut }) => (kind === "gold" || kind === "cards") && shut?.reason === "taken");
  const first = taken.length === 2 ? taken[0] : undefined;
  return first ? [{ ...first, kind: "take", tap: "" }, ...found.filter((entry) => !taken.includes(entry))] : found;
}

/** Entries of one kind of action. @param {AdelView} view @param {Kind} kind @returns {Entry[]} */
function entriesOfKind(view, kind) {
  const legal = view.legal.filter((action) => action.kind === kind);
  const obstacles = view.obstacles.filter((obstacle) => obstacle.kind === kind);
  const taps = new Set([...legal, ...obstacles].map(({ taps: [first = ""] }) => (pressable(first, kind) ? first : "")));
  if (taps.size === 0) taps.add(TOUCHED.has(kind) ? "" : (workshopPlace(view, kind) ?? `button:${kind}`));
  return [...taps].sort().map((tap) => {
    const begins = (/** @type {{ taps: string[] }} */ { taps: [first = ""] }) =>
      tap ? first === tap : !pressable(first, kind);
    const may = legal.filter(begins);
    const may_not = obstacles.filter(begins);
    return { kind, tap, legal: may, obstacles: may_not, shut: may.length > 0 ? null : whyShut(view, kind, may_not) };
  });
}

/** @param {AdelView} view @param {Kind} kind @param {readonly Obstacle[]} obstacles @returns {Entry["shut"]} */
function whyShut(view, kind, obstacles) {
  if (view.legal.length === 0 && obstacles.length === 0) return whileMoving(view, kind);
  const bare = kind === "build" && view.seats[view.seat ?? 0]?.hand === 0;
  return tellingOf(obstacles) ?? { reason: bare ? "own-hand-empty" : "nothing", args: {} };
}

/**
 * Reason shown during animations, when the view has neither legal actions nor obstacles: derived from the state of the turn.
 * @param {AdelView} view
 * @param {Kind} kind
 * @returns {Entry["shut"]}
 */
function whileMoving({ playing }, kind) {
  const { taken = false, builds = 0, power_used: used = false, character = "" } = playing ?? {};
  const first = kind === "build" || kind === "end";
  if (first && !taken && !playing?.short) return { reason: "take-first", args: {} };
  if ((kind === "gold" || kind === "cards") && taken) return { reason: "taken", args: {} };
  if ((kind === "build" && builds === 0) || (POWERS[character]?.includes(kind) && used))
    return { reason: "used", args: {} };
  return null;
}

/** @param {AdelView} view @param {Kind} kind */
const workshopPlace = ({ seats, seat }, kind) =>
  seats[seat ?? 0]?.city.find(({ code }) => code === WORKSHOPS[kind])?.place;
