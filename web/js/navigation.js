/** Navigation: load the screen that the address asks for, with a load-error screen until it has loaded. */

import { reportInterrupted } from "./platform/boot_status.js";
import { hostHasNewerBuild, repairModules } from "./platform/integrity.js";
import { retry } from "./platform/retry.js";
import { invalidHashMessage, parseHash } from "./router.js";
import { SCREENS } from "./screens.js";
import * as missing from "./view/load_error.js";

/** @import { Actions } from "./actions.js" */
/** @import { Route } from "./router.js" */
/** @import { Screen } from "./screens.js" */
/** @import { Store } from "./store.js" */

/** The current screen. @typedef {{ name: string, game: string, module: Screen }} ShownScreen */

/** Delays before a failed screen is loaded again, in milliseconds. */
const RETRY_DELAYS = [2000, 5000, 10_000, 20_000, 40_000];

/**
 * @param {Store} store
 * @param {Actions} act
 * @param {(next: ShownScreen) => void} onChange the screen has changed
 */
export function createNavigation(store, act, onChange) {
  const { adapters } = act;
  /** @type {ShownScreen | null} */
  let shown = null;

  /** What an address can name. */
  const NAMES = {
    games: adapters.names,
    screen: (/** @type {string} */ name) => Object.hasOwn(SCREENS, name),
    own: (/** @type {string} */ game, /** @type {string} */ name) => Object.hasOwn(adapters.screens(game), name),
  };

  /**
   * Load a screen's module; a game's own screen also needs its adapter.
   * @param {Route} place
   * @returns {Promise<Screen>}
   */
  async function load({ name, game }) {
    const entry = game ? adapters.screens(game)[name] : SCREENS[name];
    if (!entry) throw new TypeError(`unknown screen: ${name}`);
    const [module] = await Promise.all([entry.load(), game ? adapters.open(game) : null]);
    return module;
  }

  async function follow() {
    const hash = location.hash;
    const found = parseHash(hash, NAMES);
    const place = found ?? { name: "start", game: "", params: [] };
    // A message about an invalid address is obsolete on the next page.
    if (found && /^(page|fault-link)-/.test(store.get().notice?.id ?? "")) act.dismiss();
    if (!found) store.update({ notice: { id: invalidHashMessage(hash), tone: "error" } });
    const here = () => location.hash === hash;
    let failed = false;
    let stale = false;
    async function repairAndLoad() {
      // Repairing may take long, and the page is still empty.
      if (!shown) reportInterrupted();
      stale = (await repairModules()) || (await hostHasNewerBuild());
      return load(place);
    }
    const module = await retry(() => load(place).catch(repairAndLoad), {
      waits: RETRY_DELAYS,
      wanted: () => !failed || (here() && shown?.module === missing),
      onFailure() {
        failed = true;
        if (here()) showLoadError(stale);
      },
    });
    if (!module || !here()) return;
    change(place, module);
    await module.enter?.(place.params, act);
  }

  /**
   * @param {Route} place
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

  /** @param {boolean} stale whether only a reload can bring the screen */
  function showLoadError(stale) {
    missing.loadErrorState.patch(store, { stale });
    change({ name: "missing", game: "", params: [] }, missing);
  }

  return { follow };
}
