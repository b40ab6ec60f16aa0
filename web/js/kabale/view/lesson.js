/** LessonPlan of Kabale: the tutorial's small table and its panel. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../view/icons.js";
import { lessonScreen } from "../../view/lesson_screen.js";
import { adapter } from "../adapter.js";
import { AREAS } from "../allies.js";
import { DEAL, STEPS } from "../lesson.js";
import { columnsZone, handZone, seatRow } from "./table_zones.js";

/** @import { KabaleTranslate } from "../messages" */
/** @import { KabaleView } from "../shapes" */
/** @import { LessonPlan } from "../../table/lesson.js" */

/** @type {LessonPlan<KabaleView, KabaleTranslate>} */
const PLAN = {
  game: "kabale",
  adapter,
  deal: DEAL,
  steps: STEPS,
  classes: "",
  names: (t) => [t("lesson-you"), t("lesson-rival")],
  picture: (props, panel) => html`${seatRow(props)} ${columnsZone(props)} ${panel} ${handZone(props)}`,
  beside: (step) =>
    step === "count"
      ? html`<p class="lesson-areas" aria-hidden="true">${AREAS.map((area) => icon(`area-${area}`))}</p>`
      : nothing,
};

export const { title, enter, leave, template } = lessonScreen(PLAN);
