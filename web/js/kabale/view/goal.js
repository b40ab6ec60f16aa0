/** Compact form of a goal, where neither a banner nor a sentence fits. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../view/icons.js";
import { goalWords } from "../event_words.js";

/** @import { Goal } from "../shapes" */
/** @import { KabaleTranslate as Translate } from "../messages" */

/**
 * A goal as an icon with its points.
 * @param {Goal} goal
 * @param {Translate} t
 */
export const goalToken = (goal, t) => html`<span class="goal-token">
  ${icon(`area-${goal.area}`)}<span class="number" aria-hidden="true">${goal.points}</span><span class="visually-hidden">${goalWords(goal, t)}</span>
</span>`;
