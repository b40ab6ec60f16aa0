/**
 * All that a turn is made of, in its order: what may be pressed, what is to be touched elsewhere, and what stands in the way. It is taken from
 * the legal actions and the obstacles; while nothing may be chosen the same entries stand there, so that nothing jumps.
 */

import { CAST } from "./cast.js";
import { tellingOf, WORKSHOPS } from "./turn_words.js";

/** @import { AdelAction, AdelView, Kind, Obstacle } from "./shapes" */

/**
 * @typedef {object} Entry
 * @property {Kind | "take"} kind `take`: gold and cards in one, when that is done
 * @property {string} tap the place that a press touches; "" where it is touched elsewhere
 * @property {readonly AdelAction[]} legal what it may become
 * @property {readonly Obstacle[]} obstacles
 * @property {{ reason: string, args: Obstacle["args"] } | null} shut why nothing of it is possible, as far as that can be told
 */

/** What the characters that choose in their turn may do. @type {Record<string, Kind[]>} */
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

/** Done by touching the thing itself: a rank, a seat, a district, a card. */
const TOUCHED = new Set(["build", "name", "swap", "look", "crown", "destroy"]);

/** Whether it begins with something that the panel can press for one: a button, or a workshop of the own city. @param {string} tap @param {Kind} kind */
const pressable = (tap, kind) => tap.startsWith("button:") || WORKSHOPS[kind] !== undefined;

/** @param {AdelView} view @returns {Kind[]} */
function kindsOf({ playing, seats, seat }) {
  if (!playing) return [];
  if (playing.short) return ["gold", "cards"];
  const own = new Set(seats[seat ?? 0]?.city.map(({ code }) => code));
  const workshops = /** @type {Kind[]} */ (Object.keys(WORKSHOPS).filter((kind) => own.has(WORKSHOPS[kind] ?? "")));
  const income = /** @type {Kind[]} */ (CAST[playing.character]?.colour ? ["income"] : []);
  return ["gold", "cards", "build", ...income, ...(POWERS[playing.character] ?? []), ...workshops, "end"];
}

/** @param {AdelView} view @returns {Entry[]} */
export function entriesOf(view) {
  const found = kindsOf(view).flatMap((kind) => entriesOfKind(view, kind));
  const taken = found.filter(({ kind, shut }) => (kind === "gold" || kind === "cards") && shut?.reason === "taken");
  const first = taken.length === 2 ? taken[0] : undefined;
  return first ? [{ ...first, kind: "take", tap: "" }, ...found.filter((entry) => !taken.includes(entry))] : found;
}

/** What is pressed and what is touched, of one kind. @param {AdelView} view @param {Kind} kind @returns {Entry[]} */
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
 * While something is on its way nobody says what is possible: as far as the turn itself shows it, what is done stays among what is done.
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
