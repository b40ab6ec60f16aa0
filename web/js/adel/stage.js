/** Stage adapter: presents the final scoring seat by seat, from last place to first, line by line; then the winner. */

import { actHeard, ranked, scoringWhole } from "./scoring_words.js";
import { scoringStage } from "./view/scoring.js";

/** @import { AdelTranslate } from "./messages" */
/** @import { StageAct, StageAdapter } from "../games.js" */
/** @import { StageKinds } from "../table/event_row" */
/** @import { AdelEvent, AdelView } from "./shapes" */

/** Duration of a seat's step and of each of its lines, in milliseconds. css/adel/scoring.css reveals the lines in sequence. */
const SEAT_MS = { quick: 700, normal: 1500 };
const LINE_MS = { quick: 450, normal: 600 };

/** Duration of the verdict; the result screen shows it again. */
const VERDICT_MS = { quick: 1500, normal: 2800 };

/** @param {StageAct<AdelView, AdelEvent> | undefined} act @param {number} step */
const linesTold = (act, step) =>
  act?.view ? (ranked(act.view)[act.view.players - 1 - step]?.seat.lines.length ?? 0) : 0;

/** @type {Omit<StageAdapter<AdelView, AdelEvent, AdelTranslate>, keyof StageKinds>} */
export const STAGE = {
  /** At instant pace nothing is presented: the result screen shows every line too. */
  acts: (row, { pace }) => (pace === "instant" ? [] : row.map(({ event, view }) => ({ event, view }))),

  /** One step per seat, and one for the verdict. */
  steps: ({ view }) => (view?.players ?? 0) + 1,

  stays(acts, at, step, quick) {
    const pace = quick ? "quick" : "normal";
    const lines = linesTold(acts[at], step);
    return lines === 0 ? VERDICT_MS[pace] : SEAT_MS[pace] + LINE_MS[pace] * lines;
  },

  heard: actHeard,
  whole: ({ view }, reader) => (view ? scoringWhole(view, reader) : ""),
  picture: ({ act: { view }, step, names, reader, on }) =>
    view ? scoringStage({ view, names, reader, at: step, on }) : null,
  end: "scoring-title",
  againWords: (_, t) => ({ label: t("scoring-title"), which: "" }),
};
