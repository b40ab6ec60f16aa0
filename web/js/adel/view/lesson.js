/** Tutorial screen: the table with the lesson panel instead of toolbar and log. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { lessonScreen } from "../../view/lesson_screen.js";
import { adapter } from "../adapter.js";
import { FIRST_ROUND, STEPS } from "../lesson.js";
import { handZone } from "./hand.js";
import { railZone } from "./rail.js";
import { seatsZone } from "./seats.js";
import { mainZone } from "./table.js";
import { turnPanel } from "./turn_panel.js";

/** @import { AdelTranslate } from "../messages" */
/** @import { AdelView } from "../shapes" */
/** @import { LessonPlan, LessonProps } from "../../table/lesson.js" */

const RIVALS = /** @type {const} */ ([2, 3, 4]);

/**
 * The view lists all legal actions, so that no reason shown is wrong; only those that the step asks for can be selected.
 * @param {LessonProps<AdelView, AdelTranslate>} props
 * @param {unknown} panel
 */
function picture(props, panel) {
  const { view, all, explain } = props;
  const zone = {
    ...props,
    view: { ...view, legal: all },
    ask: (/** @type {number} */ seat) => explain(`seat:${seat}`),
  };
  return html`
    ${railZone(zone)} ${seatsZone(zone)} ${mainZone(zone)}
    ${panel}
    <div class="adel-turn">${turnPanel(zone)}</div>
    <div class="adel-hand">${handZone(zone)}</div>
  `;
}

/** @type {LessonPlan<AdelView, AdelTranslate>} */
const PLAN = {
  game: "adel",
  adapter,
  deal: FIRST_ROUND,
  steps: STEPS,
  classes: "adel",
  names: (t) => [t("lesson-you"), ...RIVALS.map((seat) => t(`court-name-${seat}`))],
  picture,
};

export const { title, enter, leave, template } = lessonScreen(PLAN);
