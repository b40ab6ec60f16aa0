/** Table session: live region, keyboard, drag and drop, sounds and tap-to-skip while the table is open; and its panels. */

import { hashOf } from "../router.js";
import { createScreenState } from "../screen_state.js";
import { readerOf } from "../words/reader.js";
import { createDrag } from "./drag.js";
import { closeHelp, createHelpTriggers } from "./help_triggers.js";
import { createKeyboard } from "./keyboard.js";
import { createLiveRegion } from "./live_region.js";
import { createSounds } from "./sounds.js";

/** @import { Actions } from "../actions.js" */

/** The open panel. @typedef {"" | "log" | "known" | "keys" | "settings"} Panel */

/**
 * State of the table screen.
 * @typedef {object} TablePanelState
 * @property {Panel} panel
 * @property {number | null} seat the seat to which the "known" panel is restricted
 */

/** @type {TablePanelState} */
const FRESH = { panel: "", seat: null };

export const tablePanelState = createScreenState("table", FRESH);

/** The current session. @type {{ rise: () => void } | null} */
let current = null;

/** @param {Actions} act @param {Panel} panel @param {number | null} [seat] */
export const openPanel = (act, panel, seat = null) => tablePanelState.patch(act.store, { panel, seat });

/** Undo the last decision, or explain why that is impossible. @param {Actions} act */
export function requestUndo({ store, table, notify }) {
  const now = store.get().table;
  if (!now || now.viewer === null || now.curtain !== null) return;
  if (now.undo.allowed) void table.undo();
  else notify({ id: `undo-${now.undo.reason ?? "nothing"}`, game: now.game, tone: "info" });
}

/** @param {Actions} act */
export function startSession(act) {
  current ??= createSession(act);
}

export function endSession() {
  current?.rise();
  current = null;
}

/** @param {Actions} act */
function createSession(act) {
  const { store, adapters, table } = act;
  const region = createLiveRegion({ store, adapters });
  const sounds = createSounds({ store, adapters });
  const drag = createDrag({ store, table });
  const help = createHelpTriggers(store);

  /** The running game's adapter. */
  const adapter = () => adapters.get(store.get().table?.game ?? "");

  /** Announce what the game has for a single-key shortcut. @param {string} key */
  function announce(key) {
    const view = store.get().table?.view;
    const heard = adapter()?.keys.heard[key];
    if (view && heard) region.answer(heard(view, readerOf(store.get())));
  }

  function announceLastMove() {
    const reader = readerOf(store.get());
    const events = adapter()?.events;
    const event = store.get().table?.eventLog.findLast((one) => events?.isMove(one));
    region.answer([event && events ? events.words(event, reader) : reader.t("play-last-none")]);
  }

  /** @type {Record<string, () => void>} */
  const single = {
    m: announceLastMove,
    u: () => requestUndo(act),
    i: () => help.explainFocused(),
    l: () => openPanel(act, "log"),
    k: () => openPanel(act, "known"),
    "?": () => openPanel(act, "keys"),
  };

  const keys = createKeyboard({
    store,
    adapters,
    table,
    single: (key) => single[key] ?? (adapter()?.keys.heard[key] ? () => announce(key) : undefined),
    back() {
      if (!tablePanelState.of(store.get()).panel) return false;
      openPanel(act, "");
      return true;
    },
  });

  /** A tap on the table during an animation skips it. @param {MouseEvent} event */
  function skipOnTap(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (!store.get().table?.busy || !target?.closest(".table")) return;
    // During animations places count as table; other buttons keep working.
    if (target.closest("button, a, summary, aside") && !target.closest("[data-tap]")) return;
    event.stopPropagation();
    if (store.get().settings.pace === "step") table.step();
    else table.skip();
  }
  document.addEventListener("click", skipOnTap, { capture: true });

  /** Open the settings as a panel over the table. @param {MouseEvent} event */
  function openSettingsPanel(event) {
    const way = event.target instanceof Element ? event.target.closest("#menu a") : null;
    const { table: now } = store.get();
    if (
      way?.getAttribute("href") !== hashOf("settings") ||
      now?.phase !== "playing" ||
      now.curtain !== null ||
      !now.view
    )
      return;
    event.preventDefault();
    openPanel(act, "settings");
  }
  document.addEventListener("click", openSettingsPanel);

  /** Panels show one seat's view. */
  function closePanel() {
    if (tablePanelState.of(store.get()).panel) openPanel(act, "");
  }

  const unsubscribe = store.subscribe((state) => {
    if (state.table?.curtain === null) return;
    closePanel();
    closeHelp(store);
  });

  return {
    rise() {
      // Who returns later finds the table, not an old panel.
      closePanel();
      if (act.stage.now()?.reading) act.stage.close();
      document.removeEventListener("click", skipOnTap, { capture: true });
      document.removeEventListener("click", openSettingsPanel);
      unsubscribe();
      for (const part of [region, sounds, drag, help, keys]) part.end();
    },
  };
}
