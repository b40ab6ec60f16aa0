/** What Kabale tells on the stage: the award of each settled column, and at the end the final count. */

import { actHeard, isVerdict } from "./award_words.js";
import { awardTemplate } from "./view/award.js";
import { scoringStage } from "./view/scoring.js";

/** @import { Act, StageRoom } from "../games.js" */
/** @import { KabaleEvent as Event, KabaleView } from "./shapes" */

/** How long a step stays, in milliseconds: by its place, and a little for every card that it names. */
const STAY = { quick: { first: 700, rule: 1100, verdict: 1500, card: 90 }, normal: { first: 1500, rule: 2300, verdict: 2800, card: 220 } };

/** @param {Act<KabaleView, Event>} act */
const stepsOf = ({ event }) => (event?.kind === "settled" ? (event.settlement?.steps ?? []) : null);

/** @type {StageRoom<KabaleView, Event>} */
export const STAGE = {
  kinds: new Set(["settled", "game-over"]),
  again: new Set(["settled"]),

  /** Of the count each seat is a step, and the last says who has won. */
  steps: (act) => stepsOf(act)?.length ?? (act.view?.players ?? 0) + 1,

  stays(act, at, quick) {
    const times = quick ? STAY.quick : STAY.normal;
    const step = stepsOf(act)?.[at];
    if (!stepsOf(act)) return times.verdict;
    if (!step || step.rule === "printed") return times.first;
    return (isVerdict(step) ? times.verdict : times.rule) + times.card * (step.by.length + step.cards.length);
  },

  heard: actHeard,
  picture({ act: { event, view }, step, names, reader, on }) {
    if (event?.kind === "settled") return awardTemplate({ event, at: step, names, reader, on });
    return view ? scoringStage({ view, names, reader, at: step, on }) : null;
  },
  end: "count-title",
  againWords: (event, t) => ({ label: t("stage-again"), which: t("column-label", { column: (event.column ?? -1) + 1 }) }),
};
