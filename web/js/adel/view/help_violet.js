/** Effect of a violet district in the current position, shown to its owner; the points it scores are shown to everybody. */

import { listOf } from "../../words/lists.js";
import { COLOURS, DISTRICTS } from "../districts.js";
import { whyNot } from "./help_parts.js";

/** @import { AdelReader as Reader } from "../messages" */
/** @import { AdelView, District, SeatView } from "../shapes" */

/** @typedef {{ district: District, own: SeatView, view: AdelView, reader: Reader }} Here */

/**
 * @param {District} district
 * @param {number} seat
 * @param {AdelView} view
 * @param {Reader} reader
 * @returns {(string | null)[]}
 */
export function violetNow(district, seat, view, reader) {
  const owner = view.seats[seat];
  if (district.colour !== "violet" || !owner) return [];
  const { t } = reader;
  const line = owner.lines.find(({ rule }) => rule === BRINGS[district.code]);
  const brings = BRINGS[district.code] ? t("help-brings", { points: line?.points ?? 0 }) : null;
  const bell = district.code === "Bel" && view.city_size < view.goal ? t("help-bell", { need: view.city_size }) : null;
  if (seat !== reader.viewer || view.over) return [brings, bell];
  const own = /** @type {SeatView} */ (view.seats[seat]);
  return [brings, bell, OWN[district.code]?.({ district, own, view, reader }) ?? null];
}

/** Scoring rule by district that scores extra points. @type {Record<string, string>} */
const BRINGS = { Mus: "museum", Tre: "treasury", Map: "map-room", Wis: "wishing-well" };

/** A district with an action: whether it can be used now, or why not. @param {string} kind */
const workshop =
  (kind) =>
  (/** @type {Here} */ { district: { place }, view, reader }) =>
    view.legal.some((action) => action.kind === kind && action.taps[0] === place)
      ? reader.t("help-use")
      : whyNot(
          "help-cannot-use",
          view.obstacles.filter((each) => each.kind === kind && each.taps[0] === place),
          reader,
        );

/** Sentence for the owner, by district. @type {Record<string, (here: Here) => string | null>} */
const OWN = {
  Lab: workshop("sell"),
  Smi: workshop("smith"),
  Mus: workshop("tuck"),
  Arm: workshop("arm"),
  Hau({ own, reader: { t } }) {
    const others = new Set(own.city.filter(({ code }) => code !== "Hau").map(({ colour }) => colour));
    const missing = COLOURS.filter((colour) => !others.has(colour));
    if (missing.length === 0) return t("help-haunted-none");
    if (missing.length > 1 || !missing[0]) return t("help-haunted-many");
    const counts = missing[0] === "violet" || own.lines.some(({ rule }) => rule === "colours");
    return counts ? t("help-haunted", { colour: t(`colour-${missing[0]}`) }) : t("help-haunted-late");
  },
  Qua: ({ own, reader: { t } }) =>
    t(new Set(own.city.map(({ code }) => code)).size < own.city.length ? "help-quarry-done" : "help-quarry-open"),
  Poo: ({ own, reader: { t } }) => t(own.gold === 0 ? "help-poor-yes" : "help-poor-no"),
  Par: ({ own, reader: { t } }) => t(own.hand === 0 ? "help-park-yes" : "help-park-no"),
  Fac({ view, reader: { t, language } }) {
    const cheaper = view.hand
      .filter(({ code, cost }) => cost < (DISTRICTS[code]?.cost ?? 0))
      .map(({ code }) => t(`district-${code}`));
    return cheaper.length > 0 ? t("help-factory", { cards: listOf([...new Set(cheaper)], language) }) : null;
  },
};
