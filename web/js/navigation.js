/** Follows the address to its screen; one that does not come is stood in for until it does. */

import { tellCutOff } from "./platform/boot_status.js";
import { hostHasNewer, mendModules } from "./platform/integrity.js";
import { again } from "./platform/retry.js";
import { readHash, strayWords } from "./router.js";
import { SCREENS } from "./screens.js";
import * as missing from "./view/load_error.js";

/** @import { Actions } from "./actions.js" */
/** @import { Place } from "./router.js" */
/** @import { Screen } from "./screens.js" */

/** A screen that is shown. @typedef {{ name: string, game: string, module: Screen }} Shown */

/** How long to wait before a screen is asked for again, the longer the oftener it did not come. */
const WAITS = [2000, 5000, 10_000, 20_000, 40_000];

/**
 * @param {Actions} act
 * @param {(next: Shown) => void} onChange another screen is shown from now on
 */
export function createNavigation(act, onChange) {
  const { store, rooms } = act;
  /** @type {Shown | null} */
  let shown = null;
  /** How often the screen that is wanted did not come. */
  let missed = 0;

  /** What an address may name. */
  const NAMES = {
    games: rooms.names,
    screen: (/** @type {string} */ name) => Object.hasOwn(SCREENS, name),
    own: (/** @type {string} */ game, /** @type {string} */ name) => Object.hasOwn(rooms.screens(game), name),
  };

  /**
   * The module of a screen; a game's own only together with its room.
   * @param {Place} place
   * @returns {Promise<Screen | null>}
   */
  async function load({ name, game }) {
    const entry = game ? rooms.screens(game)[name] : SCREENS[name];
    const [module] = await Promise.all([entry?.load() ?? null, game ? rooms.open(game) : null]);
    return module;
  }

  async function follow() {
    const hash = location.hash;
    const found = readHash(hash, NAMES);
    const place = found ?? { name: "start", game: "", params: [] };
    // That another address led nowhere need not be heard on the next page.
    if (found && /^(page|fault-link)-/.test(store.get().notice?.id ?? "")) act.dismiss();
    if (!found) store.update({ notice: { id: strayWords(hash), tone: "error" } });
    let stale = false;
    const module = await load(place)
      .catch(async () => {
        // Looking after all modules may take long, and the page is still empty.
        if (!shown) tellCutOff();
        stale = (await mendModules()) || (await hostHasNewer());
        return load(place);
      })
      .catch(() => null);
    if (location.hash !== hash) return;
    if (!module) return standIn(hash, stale);
    missed = 0;
    change(place, module);
    await module.enter?.(place.params, act);
  }

  /**
   * @param {Place} place
   * @param {Screen} module
   */
  function change(place, module) {
    const { name, game } = place;
    if (shown?.name !== name || shown.game !== game) {
      if (store.get().notice?.tone === "info") act.dismiss();
      shown?.module.leave?.(act);
      shown = { name, game, module };
      onChange(shown);
    }
    store.update({ screen: place, menu: false });
  }

  /**
   * Stands in for a screen that does not come, until it does.
   * @param {string} hash
   * @param {boolean} stale whether it could be had, but not by this page any more
   */
  async function standIn(hash, stale) {
    missing.missingDrawer.patch(store, { stale });
    change({ name: "missing", game: "", params: [] }, missing);
    await again(WAITS[Math.min(missed++, WAITS.length - 1)] ?? 0);
    if (location.hash === hash && shown?.module === missing) await follow();
  }

  return { follow };
}
