/** The part of the table that only tables with friends need, loaded with the first of them. */

/** @import * as Layer from "./friends_at_table.js" */

/** @typedef {typeof Layer} FriendsLayer */

export function createFriendsLayer() {
  /** @type {FriendsLayer | null} */
  let loaded = null;

  return {
    now: () => loaded,
    load: async () => (loaded ??= await import("./friends_at_table.js")),
  };
}
