/** Licence texts of everything that is shipped, and credits of the artwork: files beside the scripts. */

import { createScreenState } from "../screen_state.js";

/** @import { Store } from "../store.js" */

/** @typedef {{ name: string, version: string, licence: string, text: string }} Notice a part that is shipped, with its licence */
/** @typedef {{ icon: string, author: string, licence: string }} Credit */

/** State of the about screen. @type {{ notices: Notice[], credits: Credit[] }} */
const EMPTY = { notices: [], credits: [] };

export const noticesState = createScreenState("about", EMPTY);

/** One is written by the build, the other by tools/art/sprite.py. */
const NOTICES = new URL("../../notices.json", import.meta.url);
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
    const [notices, credits] = await Promise.all([NOTICES, CREDITS].map(fetchList));
    noticesState.patch(store, { notices, credits });
  },
});
