/** The smallest parts that every zone shares: pictures of the sprite, shields, numbers. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

/** @import { Code } from "../engine/shapes" */
/** @import { CardFact, Goal } from "../kabale/shapes" */
/** @typedef {(id: string, args?: Record<string, string | number>) => string} Translate */
/** @typedef {Record<Code, CardFact>} Facts the engine's facts about cards, by code */

export const LETTERS = "ABCDEF";
export const AREAS = [..."AFLTRM"];

const SPRITE = new URL("../../art/sprite.svg", import.meta.url).pathname;

/**
 * A picture of the sprite in the colour of the text around it; always silent, since words stand beside or behind it.
 * @param {string} name
 * @param {string} [classes]
 */
export const icon = (name, classes = "") =>
  html`<svg class="icon ${classes}" viewBox="0 0 512 512" aria-hidden="true" focusable="false">${svg`<use href="${SPRITE}#${name}"></use>`}</svg>`;

/**
 * A seat's shield.
 * @param {number} seat
 */
export const emblem = (seat) =>
  html`<span class="emblem" data-seat=${seat} aria-hidden="true">${icon(`seat-${seat}`)}</span>`;

/**
 * A number as it is printed: halves as ½, none as a dash.
 * @param {number | null | undefined} number
 */
export function numeral(number) {
  if (number === null || number === undefined) return "–";
  const whole = Math.floor(number);
  return number === whole ? String(whole) : `${whole || ""}½`;
}

/**
 * A goal in a word or two, for where there is room for neither banner nor sentence.
 * @param {Goal} goal
 * @param {Translate} t
 */
export const goalText = (goal, t) => t("goal-text", { area: t(`area-${goal.area}`), points: goal.points });

/**
 * A goal as a small symbol with its points.
 * @param {Goal} goal
 * @param {Translate} t
 */
export const goalToken = (goal, t) => html`<span class="goal-token">
  ${icon(`area-${goal.area}`)}<span class="number" aria-hidden="true">${goal.points}</span><span class="visually-hidden">${goalText(goal, t)}</span>
</span>`;

/**
 * @template T
 * @param {unknown} when
 * @param {() => T} what
 */
export const maybe = (when, what) => (when ? what() : nothing);
