/** Sanitize player names from outside, and give unnamed seats a name. */

/** @import { SeatPlan } from "../engine/shapes" */
/** @import { SharedMessages } from "./messages" */
/** @import { Between, Translate } from "./translate" */

/** @typedef {`court-name-${Between<SharedMessages, "court-name-">}`} CourtName */

export const LONGEST_NAME = 40;

/** Control characters, line breaks, bidi and other invisible formatting (joiners stay), lone surrogates, private use. */
const FORBIDDEN =
  /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Characters that look blank: Hangul fillers, empty Braille. */
const BLANK = /[\s\u2800\u3164\uffa0]+/gu;

/** At least one visible character. */
const SHOWN = /[^\p{M}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1d159}]/u;

/** Words of plain letters with single spaces, which need no cleaning: a library reads thousands of names. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * @param {unknown} text
 * @returns {string} at most 40 characters, no controls, single spaces; "" if nothing would be visible
 */
export function cleanName(text) {
  if (typeof text !== "string" || text === "") return "";
  if (text.length <= LONGEST_NAME && PLAIN.test(text)) return text;
  // Cut first, so that a name of a million characters costs nothing.
  const plain = text.slice(0, 1000).replace(BLANK, " ").replace(FORBIDDEN, "").normalize("NFC").trim();
  const name = [...plain].slice(0, LONGEST_NAME).join("").trim();
  return SHOWN.test(name) ? name : "";
}

/** Records mark bots by such names, so no person may have one. @param {string} name as `cleanName` leaves it */
export const resemblesBotName = (name) => name.startsWith("bot:");

/**
 * A seat's name, or a default by its number.
 * @param {readonly SeatPlan[]} seats
 * @param {number} seat
 * @param {Translate} t
 */
export function seatName(seats, seat, t) {
  const plan = seats[seat];
  const name = cleanName(plan?.name ?? "");
  if (name !== "") return name;
  if (plan?.kind !== "human") return t(/** @type {CourtName} */ (`court-name-${seat + 1}`));
  return t("person-name", { number: seat + 1 });
}

/**
 * A game's title, or the names of its players.
 * @param {{ title: string, seats: readonly SeatPlan[] }} game
 * @param {Translate} t
 */
export const gameTitle = ({ title, seats }, t) =>
  cleanName(title) || seats.map((_, seat) => seatName(seats, seat, t)).join(", ");
