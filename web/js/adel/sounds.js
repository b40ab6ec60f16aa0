/** What happens at Adel's table, as sounds. (EVENTS) */

/** @import { Sound } from "../games.js" */

/** @type {Record<string, Sound>} by kind of event */
export const SOUNDS = {};
