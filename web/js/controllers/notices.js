/** Licence texts of everything that is shipped, credits of the artwork, and the measured strength of the levels: files beside the scripts. */

import { createScreenState } from "../screen_state.js";

/** @import { Store } from "../store.js" */

/** @typedef {{ name: string, version: string, licence: string, text: string }} Notice a part that is shipped, with its licence */
/** @typedef {{ icon: string, author: string, licence: string }} Credit */

/**
 * What a bot of a level won against three of the level below, in per cent, with a 95 % interval.
 * @typedef {{ game: string, level: string, below: string, percent: number, low: number, high: number, games: number, command: string, commits: string[] }} Standing
 */

/** State of the about screen. @type {{ notices: Notice[], credits: Credit[], standings: Standing[] }} */
const EMPTY = { notices: [], credits: [], standings: [] };

export const noticesState = createScreenState("about", EMPTY);

/** Two are written by the build, the other by tools/art/sprite.py. */
const NOTICES = new URL("../../notices.json", import.meta.url);
const STANDINGS = new URL("../../strength.json", import.meta.url);
const CREDITS = new URL("../../art/CREDITS.json", import.meta.url);

/** A list that is missing stays empty. @param {URL} url */
const fetchList = (url) =>
  fetch(url).then(
    (reply) => (reply.ok ? reply.json() : []),
    () => [],
  );

/** @param {{ store: Store }} parts */
export const createNotices = ({ store }) => ({
  async read() {
    const [notices, credits, standings] = await Promise.all([NOTICES, CREDITS, STANDINGS].map(fetchList));
    noticesState.patch(store, { notices, credits, standings });
  },
});
