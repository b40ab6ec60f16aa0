/** Help on a character: its power, its holder or possible holders in this round, and its value to the viewer. */

import { anyOf } from "../../words/lists.js";
import { CHARACTERS } from "../characters.js";
import { characterFacts } from "./explained.js";
import { explanation, namesOf } from "./help_parts.js";
import { medallion } from "./medallion.js";
import { holder } from "./rail.js";

/** @import { AdelReader as Reader } from "../messages" */
/** @import { CharacterCode as Code, AdelView, Rank } from "../shapes" */

/**
 * @param {Code} code
 * @param {AdelView | null} view
 * @param {Reader} reader
 */
export function characterHelp(code, view, reader) {
  const { t } = reader;
  const rank = view?.ranks.find((each) => each.code === code);
  const now = !view
    ? []
    : rank
      ? [...whoWords(rank, view, reader), ...worthWords(code, view, reader)]
      : [t("help-not-here")];
  return explanation({
    picture: medallion({ code }),
    name: t(`character-${code}`),
    facts: [characterFacts(code, t)],
    rule: t(`character-${code}-rule`),
    now,
    t,
  });
}

/**
 * What the viewer knows about it in this round.
 * @param {Rank} rank
 * @param {AdelView} view
 * @param {Reader} reader
 */
function whoWords(rank, view, reader) {
  const { t, viewer, language } = reader;
  const names = namesOf(reader);
  const befell = [
    rank.murdered ? t("help-murdered") : null,
    rank.bewitched ? t("help-bewitched") : null,
    rank.robbed ? t("help-robbed") : null,
  ];
  if (rank.face_up) return [t("help-up"), ...befell];
  if (rank.face_down) return [t("help-down"), ...befell];
  const seat = holder(rank, view);
  if (seat !== null) return [seat === viewer ? t("help-yours") : t("help-was", { name: names[seat] ?? "" }), ...befell];
  if (rank.called && !rank.murdered) return [t("help-unanswered"), ...befell];
  const can = rank.candidates.map((each) => names[each] ?? "");
  return [...befell, can.length === 0 ? t("help-nobody") : t("help-can", { names: anyOf(can, language) })];
}

/**
 * What it would earn the viewer in the current position.
 * @param {Code} code
 * @param {AdelView} view
 * @param {Reader} reader
 */
function worthWords(code, view, reader) {
  const { t, viewer } = reader;
  const own = viewer === null ? undefined : view.seats[viewer];
  if (!own || !matters(code, view, viewer)) return [];
  const colour = CHARACTERS[code].colour;
  const paying = own.city.filter((district) => district.colour === colour || district.code === SCHOOL).length;
  return [
    colour === null ? null : t("help-income", { gold: paying }),
    SPECIAL[code]?.(view, /** @type {number} */ (viewer), reader) ?? null,
  ];
}

/**
 * Whether it can still earn anything in this round: it has not been called yet, or it is the viewer's current turn.
 * @param {Code} code
 * @param {AdelView} view
 * @param {number | null} viewer
 */
function matters(code, { over, ranks, playing, turn }, viewer) {
  const rank = ranks.find((each) => each.code === code);
  if (over || !rank || rank.face_up) return false;
  return !rank.called || (turn === viewer && playing?.character === code && playing.income > 0);
}

/** The School of Magic pays income for every colour. */
const SCHOOL = "Sch";

/** Effects that depend on the other seats, by character. @type {Record<string, (view: AdelView, viewer: number, reader: Reader) => string>} */
const SPECIAL = {
  Qu: ({ crown, players }, viewer, { t }) =>
    t([1, players - 1].includes((crown - viewer + players) % players) ? "help-queen-yes" : "help-queen-no"),
  Pa(view, _viewer, reader) {
    const most = Math.max(...view.seats.map(({ gold }) => gold));
    const rich = view.seats.flatMap(({ gold }, seat) => (gold === most ? [seat] : []));
    const [seat] = rich;
    return rich.length === 1 && seat !== undefined
      ? reader.t("help-richest", { name: namesOf(reader)[seat] ?? "", gold: most })
      : reader.t("help-richest-none");
  },
};
