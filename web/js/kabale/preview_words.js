/** Text for previews: what a card would do in each column, and whose set of six areas a goal would complete. */

import { numeral } from "../words/lists.js";
import { seatName } from "../words/names.js";

/** @import { Completion, KabaleAction as Action, KabaleView } from "./shapes" */
/** @import { KabaleTranslate as Translate } from "./messages" */
/** @import { KabaleReader as Reader } from "./messages" */

/**
 * @param {Action} action
 * @param {{ number: boolean, names: readonly string[], viewer?: number | null | undefined, t: Translate }} how `number`: mention the card's number too
 */
export function wouldWords(
  { number, reveals: card, assassinated, removed, leads, sure },
  { number: counts, names, viewer, t },
) {
  const parts = [];
  if (card) {
    const known = card.code ? t(`card-${card.code}`) : "";
    parts.push(
      t(`card-would-turn${card.seat === viewer ? "-own" : known ? "-known" : ""}`, {
        name: names[card.seat] ?? "",
        card: known,
      }),
    );
  }
  if (assassinated) parts.push(t("card-would-fall"));
  else if (removed) parts.push(t("help-removed"));
  else if (counts) parts.push(number === null ? t("card-number-none") : t("card-would", { number: numeral(number) }));
  if (leads) parts.push(t(sure ? "card-would-lead-surely" : "card-would-lead-you"));
  return parts;
}

/**
 * Whether the card's number depends on the column; if not, it is stated once instead of in every column.
 * @param {readonly Action[]} actions
 */
export const numbersDiffer = (actions) =>
  actions.length === 1 ||
  new Set(actions.flatMap(({ assassinated, number }) => (assassinated ? [] : [number]))).size > 1;

/**
 * @param {Completion} completion
 * @param {readonly string[]} names
 * @param {number | null | undefined} viewer
 * @param {Translate} t
 */
export const completionWords = ({ seat, points }, names, viewer, t) =>
  t("race-completes", { reader: seat === viewer ? "you" : "other", name: names[seat] ?? "", points });

/**
 * Warning of the open goals that would complete a set: the reader's, and the most valuable one of another seat. The banners show
 * all of them.
 * @param {KabaleView} view
 * @param {Reader} reader
 */
export function raceWords(view, { seats, viewer, t }) {
  const open = view.columns.flatMap(({ completes }, column) =>
    completes.map((one) => ({ ...one, column: column + 1 })),
  );
  open.sort((one, other) => other.points - one.points);
  const worst = [open.find(({ seat }) => seat === viewer), open.find(({ seat }) => seat !== viewer)];
  return worst
    .flatMap((one) => one ?? [])
    .map(({ seat, points, column }) =>
      t("race-open", {
        reader: seat === viewer ? "you" : "other",
        name: seatName(seats, seat, t),
        points,
        column,
      }),
    )
    .join(" ");
}
