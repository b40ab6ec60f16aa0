/**
 * The table of a date: the same for everybody, since the date is the seed. Whoever reads this can compute tomorrow's;
 * the page says so.
 */

import { isDate, weekdayOf } from "../calendar.js";
import { formatKind, LOT } from "../words/opponents.js";

/** @import { GameFact, SeatPlan } from "../engine/shapes" */

/** The level of the bots from Monday to Sunday. */
const LEVELS = ["2", "2", "3", "3", "3", "4", "4"];

/** Fewest and most players. */
const FEWEST = 3;
const MOST = 5;

/** Of so many dates one has another value of an option than the usual one. */
const UNUSUAL = 3;

/** What a date says about something: FNV-1a, mixed once more, as one letter more would else change little. @param {string} text */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The id of the one try at a date's deal: so two tabs have one game. @param {string} game @param {string} date */
export const tryId = (game, date) => `daily-${game}-${date}`;

/**
 * @param {string} date
 * @param {Pick<GameFact, "name" | "seats" | "bots" | "tempers" | "options">} fact
 * @returns {{ seats: SeatPlan[], first: number, seed: number, options: Record<string, string> }}
 */
export function dailyTable(date, { name, seats: counts, bots, tempers, options }) {
  if (!isDate(date)) throw new RangeError(`not a date: ${date}`);
  const draw = (/** @type {string} */ what, /** @type {number} */ of) => hashOf(`${date} ${name} ${what}`) % of;
  const tables = counts.filter((count) => count >= FEWEST && count <= MOST);
  const count = tables[draw("players", tables.length)] ?? counts[0] ?? 2;
  const wanted = LEVELS[weekdayOf(date)] ?? "";
  const level = bots.includes(wanted) ? wanted : (bots[0] ?? "");
  const bot = formatKind({ level, temper: tempers.length > 0 ? LOT : "" });
  const own = draw("seat", count);
  return {
    seats: Array.from({ length: count }, (_, seat) => ({ name: "", kind: seat === own ? "human" : bot })),
    first: draw("first", count),
    seed: Number(date.replaceAll("-", "")),
    options: Object.fromEntries(
      options.map(({ name: option, values, min_players: least }) => {
        const [usual = "", ...others] = values.filter((value) => count >= (least[value] ?? 0));
        const other = others[draw(`${option} value`, Math.max(1, others.length))];
        return [option, other !== undefined && draw(option, UNUSUAL) === 0 ? other : usual];
      }),
    ),
  };
}
