/** The smallest parts that every zone shares: pictures of the sprite, and shields. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

export const LETTERS = "ABCDEFG";

const ART = new URL("../../art/", import.meta.url).pathname;

/** Kinds of pictures that lie together in one sprite; every other kind has a sprite of its own name, loaded when one of it is drawn. */
const TOGETHER = new Set(["area", "card", "colour", "face", "seat", "sign"]);

/** @param {string} name */
function addressOf(name) {
  const kind = name.slice(0, name.indexOf("-"));
  return `${ART}${TOGETHER.has(kind) ? "sprite" : kind}.svg#${name}`;
}

/**
 * A picture of the sprites in the colour of the text around it; always silent, since words stand beside or behind it.
 * @param {string} name its kind, a hyphen, and which of that kind
 * @param {string} [classes]
 */
export const icon = (name, classes = "") =>
  html`<svg class="icon ${classes}" viewBox="0 0 512 512" aria-hidden="true" focusable="false">${svg`<use href="${addressOf(name)}"></use>`}</svg>`;

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
