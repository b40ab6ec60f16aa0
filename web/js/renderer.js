/** Rendering of the whole page: frame and current screen, the document's title, and where the focus goes. */

import { render } from "../vendor/lit-html/lit-html.js";
import { afterPaint } from "./drawing.js";
import { reportBooted } from "./platform/boot_status.js";
import * as missing from "./view/load_error.js";
import { shell } from "./view/shell.js";
import { allWordsLoaded, t, wordsOf } from "./words/i18n.js";

/** @import { Actions } from "./actions.js" */
/** @import { Adapters } from "./adapters.js" */
/** @import { ShownScreen } from "./navigation.js" */
/** @import { DeferredStyles } from "./platform/deferred_styles.js" */
/** @import { Store } from "./store.js" */

/** Focus falls back to the heading when the focused element is gone. */
function focusOnHeading() {
  /** @type {HTMLElement | null} */ (document.querySelector("#app h1"))?.focus();
}

/** @param {{ store: Store, adapters: Adapters, styles: DeferredStyles, act: Actions }} parts */
export function createRenderer({ store, adapters, styles, act }) {
  /** The current screen. @type {ShownScreen | null} */
  let shown = null;
  /** Whether to focus the heading after the next rendering. */
  let focusHeading = false;
  /** The element whose focus has been checked in this frame. @type {Element | null} */
  let checkedFocus = null;
  /** Whether the page has rendered at all. */
  let booted = false;

  /** The current screen's game, else the one set up last. */
  function currentGame() {
    const state = store.get();
    return state.screen.game || shown?.module.game?.(state) || state.settings.setup.game;
  }

  /**
   * Restore the focus if rendering has hidden the focused element, checked once per frame: checking earlier would force
   * a layout on every rendering.
   * @param {Element} focused
   */
  function checkFocus(focused) {
    if (checkedFocus === focused) return;
    checkedFocus = focused;
    requestAnimationFrame(() => {
      if (checkedFocus === focused) checkedFocus = null;
      const { activeElement: active, body } = document;
      if (active !== focused && active !== body) return;
      // A hidden element may have been removed by now.
      if (!focused.isConnected || getComputedStyle(focused).visibility !== "visible") focusOnHeading();
    });
  }

  return {
    currentGame,

    /** Change the screen. @param {ShownScreen} next */
    show(next) {
      if (shown) {
        focusHeading = true;
        scrollTo(0, 0);
      }
      shown = next;
    },

    draw() {
      const root = document.getElementById("app");
      if (!root || !shown) return;
      const state = store.get();
      const { name, game, module } = shown;
      // Only the start page and the load-error page can be shown before all messages and style sheets have loaded.
      const ready = name === "start" || module === missing || (allWordsLoaded() && styles.complete());
      const words = wordsOf(game);
      adapters.show(currentGame());
      const focused = /** @type {HTMLElement | null} */ (document.activeElement);
      const inside = root.querySelector("main")?.contains(focused) ?? false;
      // Keep the static content of index.html until there is something better.
      if (!booted) root.replaceChildren();
      render(
        shell(state, t, act, ready ? module.template(state, words, act) : null, module.hasBar?.(state) ?? false),
        root,
      );
      // The focused element may have been moved, which blurs it, hidden, or removed.
      if (inside && focused) {
        const lost = document.activeElement === document.body;
        if (focused.isConnected) {
          if (lost) focused.focus({ preventScroll: true });
          checkFocus(focused);
          // A dialog gives the focus back before it is removed.
        } else if (lost) focusHeading = true;
      }
      document.title =
        ready && name !== "start" ? t("title", { screen: module.title(state, words) }) : t("title-start");
      root.dataset["screen"] = name;
      if (focusHeading && ready) {
        focusHeading = false;
        focusOnHeading();
      }
      if (!booted) {
        reportBooted();
        afterPaint(() => store.update({ painted: true }));
      }
      booted = true;
    },
  };
}
