/** StageAdapter: the award of each settled column, simple columns combined into one summary, and the final count. */

import { countWhole, settledHeard } from "./announcements.js";
import { actHeard, isVerdict } from "./award_words.js";
import { awardTemplate } from "./view/award.js";
import { awardSummary } from "./view/award_summary.js";
import { scoringStage } from "./view/scoring.js";

/** @import { KabaleTranslate } from "./messages" */
/** @import * as games from "../games.js" */
/** @import { StageKinds } from "../table/event_row" */
/** @import { KabaleEvent as Event, KabaleView, Step } from "./shapes" */

/** @typedef {games.StageAct<KabaleView, Event>} Act */

/** Base duration of a step in milliseconds, by its position, plus `card` for each card that it names. */
const WEIGHS = { first: 600, rule: 1400, verdict: 1300, card: 80 };

/** Target duration of a round's awards, however many columns; a few columns are slowed down at most by SLOWEST. */
const ROUND_MS = 12_300;
const SLOWEST = 1.7;

/** Duration of a summary: a fixed part, and a part per column. */
const TOGETHER_MS = 1300;
const EACH_MS = 220;

/** Duration per seat in the final count. */
const SEAT_MS = { quick: 1500, normal: 2800 };

/** @param {Act} act */
const stepsOf = ({ event }) => (event?.kind === "settled" ? (event.settlement?.steps ?? []) : null);

/** @param {Step} step */
const weight = (step) =>
  step.rule === "printed"
    ? WEIGHS.first
    : (isVerdict(step) ? WEIGHS.verdict : WEIGHS.rule) + WEIGHS.card * (step.by.length + step.cards.length);

/** @param {Act} act */
const togetherMs = ({ together = [] }) => TOGETHER_MS + EACH_MS * together.length;

/** Factor by which each step's weight is scaled, so that the round takes ROUND_MS. @param {readonly Act[]} acts */
function stretch(acts) {
  const taken = acts.filter(({ together }) => together).reduce((sum, act) => sum + togetherMs(act), 0);
  const weights = acts
    .filter(({ together }) => !together)
    .flatMap((act) => stepsOf(act) ?? [])
    .reduce((sum, step) => sum + weight(step), 0);
  return Math.min(SLOWEST, (ROUND_MS - taken) / weights);
}

/** @type {Omit<games.StageAdapter<KabaleView, Event, KabaleTranslate>, keyof StageKinds>} */
export const STAGE = {
  /** Uncontested columns, and those that no rule changes, share one summary, shown first. At pace "instant" the summary shows all. */
  acts(row, { pace, on }) {
    const settled = row.filter(({ event }) => event.kind === "settled");
    if (settled.length === 0) return pace === "instant" ? [] : row.map(({ event, view }) => ({ event, view }));
    const shown =
      on("contested") && pace !== "instant" ? settled.filter(({ event }) => event.settlement?.contested) : settled;
    const plain = shown.filter(
      ({ event: { settlement } }) => pace === "instant" || !settlement?.contested || !settlement.ruled,
    );
    const storied = shown.filter((frame) => !plain.includes(frame));
    const first = plain[0];
    const told = storied.map(({ event, view }) => ({ event, view }));
    return first
      ? [{ event: first.event, view: first.view, together: plain.map(({ event }) => event) }, ...told]
      : told;
  },

  /** In the final count one step per seat, and a last one that names the winner. */
  steps: (act) => (act.together ? 1 : (stepsOf(act)?.length ?? (act.view?.players ?? 0) + 1)),

  stays(acts, at, step, quick) {
    const act = acts[at];
    const share = quick ? 0.5 : 1;
    if (act?.together) return togetherMs(act) * share;
    const told = act && stepsOf(act)?.[step];
    return told ? weight(told) * stretch(acts) * share : SEAT_MS[quick ? "quick" : "normal"];
  },

  heard: actHeard,
  whole(act, reader) {
    if (act.event?.kind === "settled")
      return (act.together ?? [act.event]).map((event) => settledHeard(event, reader)).join(" ");
    return act.view ? countWhole(act.view, reader) : "";
  },

  picture({ act: { event, view, together }, step, names, reader, on }) {
    if (together) return awardSummary({ events: together, view, names, reader, on });
    if (event?.kind === "settled") return awardTemplate({ event, at: step, names, reader, on });
    return view ? scoringStage({ view, names, reader, at: step, on }) : null;
  },
  end: "count-title",
  againWords: (event, t) => ({
    label: t("stage-again"),
    which: t("column-label", { column: (event.column ?? -1) + 1 }),
  }),
};
