/** Parse the fragment of the address into a route; it is untrusted input. */

/** A screen of the page or of a game. @typedef {{ name: string, game: string, params: string[] }} Route */

/**
 * What an address can name.
 * @typedef {object} RouteNames
 * @property {(name: string) => boolean} screen whether the page has such a screen
 * @property {readonly string[]} games
 * @property {(game: string, name: string) => boolean} own whether the game has such a screen of its own
 */

const MAX_PARAM_LENGTH = 64;
const MAX_PARAMS = 3;

/** Upper bound of a share link's data; the longest deflated record is far shorter. */
export const MAX_LINK_LENGTH = 100_000;

/** Marks the address of a challenge: the game in the link is to be played, not looked at. */
export const CHALLENGE = "challenge";

/** Whether a text can be a share link's data. @param {unknown} data @returns {data is string} */
export const isLinkData = (data) =>
  typeof data === "string" && data.length <= MAX_LINK_LENGTH && /^[A-Za-z0-9_-]+$/.test(data);

/** Whether a text can lead to a table with friends. @param {string} data */
const isInvitation = (data) => data.length <= 600 && /^[A-Za-z0-9_-]+$/.test(data);

/**
 * @param {string} hash as in `location.hash`
 * @param {RouteNames} names
 * @returns {Route | null} null: not found
 */
export function parseHash(hash, names) {
  if (hash === "" || hash === "#" || hash === "#/") return { name: "start", game: "", params: [] };
  const link = /^#([gct])=(.*)$/.exec(hash);
  if (link) {
    const [, kind = "", data = ""] = link;
    if (kind === "t")
      return isInvitation(data) && names.screen("friends") ? { name: "friends", game: "", params: [data] } : null;
    if (!isLinkData(data) || !names.screen("share")) return null;
    return { name: "share", game: "", params: kind === "c" ? [data, CHALLENGE] : [data] };
  }
  if (!hash.startsWith("#/") || hash.length > 2 + (MAX_PARAMS + 1) * (MAX_PARAM_LENGTH + 1)) return null;
  const [first = "", ...rest] = hash.slice(2).split("/");
  const valid =
    rest.length <= MAX_PARAMS && rest.every((part) => part.length <= MAX_PARAM_LENGTH && /^[A-Za-z0-9_-]*$/.test(part));
  if (!valid || first === "share") return null;
  const params = rest.filter((part) => part !== "");
  if (names.screen(first)) return { name: first, game: "", params };
  const [name = "", ...others] = params;
  if (names.games.includes(first)) return names.own(first, name) ? { name, game: first, params: others } : null;
  // When there was only one game, its screens had addresses without it; those still work.
  const game = names.games.find((one) => names.own(one, first));
  return game === undefined ? null : { name: first, game, params };
}

/**
 * The message for an invalid address.
 * @param {string} hash
 */
export function invalidHashMessage(hash) {
  if (!/^#[gct]=/.test(hash)) return "page-unknown";
  return hash.length - 3 > MAX_LINK_LENGTH ? "fault-link-too-long" : "fault-link-broken";
}

/**
 * The address of a screen; for a game's own screen: the game, then the screen.
 * @param {string} name
 * @param {...string} params
 */
export const hashOf = (name, ...params) =>
  name === "start" && params.length === 0 ? "#/" : `#/${[name, ...params].join("/")}`;
