/** The smallest parts that every zone shares: pictures of the sprite, and shields. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

export const LETTERS = "ABCDEFG";

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
 * @template T
 * @param {unknown} when
 * @param {() => T} what
 */
export const maybe = (when, what) => (when ? what() : nothing);
