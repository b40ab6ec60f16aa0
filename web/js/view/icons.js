/** Icons: sprite pictures, and the seats' shields. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

export const LETTERS = "ABCDEFG";

const ART = new URL("../../art/", import.meta.url).pathname;

/** Icon kinds that share the first sprite; every other kind has a sprite of its own, loaded when first used. */
const TOGETHER = new Set(["area", "colour", "face", "mood", "seat", "sign", "temper"]);

/** Where a picture lies in its sprite. @param {string} name */
export function addressOf(name) {
  const kind = name.slice(0, name.indexOf("-"));
  return `${ART}${TOGETHER.has(kind) ? "sprite" : kind}.svg#${name}`;
}

/**
 * A sprite icon in the colour of the surrounding text; hidden from screen readers, since a text accompanies it.
 * @param {string} name its kind, a hyphen, and its name
 * @param {string} [classes]
 */
export const icon = (name, classes = "") =>
  html`<svg class="icon ${classes}" viewBox="0 0 512 512" aria-hidden="true" focusable="false">${svg`<use href="${addressOf(name)}"></use>`}</svg>`;

/**
 * A person's picture in four tones. Without a field of its own around it, it is a stamp of paper, readable on any ground.
 * @param {string} name
 * @param {string} [classes]
 * @param {string} [mood] drawn over a face that has none
 */
export const portrait = (name, classes = "stamp", mood = "") =>
  html`<svg class="icon portrait ${classes}" viewBox="0 0 512 512" aria-hidden="true" focusable="false">${svg`<use href="${addressOf(name)}"></use>`}${mood ? svg`<use href="${addressOf(`mood-${mood}`)}"></use>` : nothing}</svg>`;

/**
 * A sprite icon inside a drawing.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export const drawnIcon = (name, x, y, size) =>
  svg`<svg x=${x} y=${y} width=${size} height=${size} viewBox="0 0 512 512"><use href="${addressOf(name)}"></use></svg>`;

/**
 * A seat's shield.
 * @param {number} seat
 */
export const shieldIcon = (seat) =>
  html`<span class="emblem" data-seat=${seat} aria-hidden="true">${icon(`seat-${seat}`)}</span>`;

/**
 * @template T
 * @param {unknown} when
 * @param {() => T} what
 */
export const optionalIcon = (when, what) => (when ? what() : nothing);
