/** What lives as long as somebody sits at the table: live region, keys, drag, sounds, taps that skip; and the panel over the table. */

import { hashOf } from "../router.js";
import { createScreenState } from "../screen_state.js";
import { readerOf } from "../words/reader.js";
import { createDrag } from "./drag.js";
import { closeHelp, createHelpTriggers } from "./help_triggers.js";
import { createKeyboard } from "./keyboard.js";
import { createLiveRegion } from "./live_region.js";
import { createSounds } from "./sounds.js";

/** @import { Actions } from "../actions.js" */

/** What lies over the table. @typedef {"" | "log" | "known" | "keys" | "settings"} Panel */

/**
 * What the table's screen keeps.
 * @typedef {object} TablePanelState
 * @property {Panel} panel
 * @property {number | null} seat the one seat of which the panel tells what is known
 */

/** @type {TablePanelState} */
const FRESH = { panel: "", seat: null };

export const tablePanelState = createScreenState("table", FRESH);

/** Whoever sits at the table. @type {{ rise: () => void } | null} */
let current = null;

/** @param {Actions} act @param {Panel} panel @param {number | null} [seat] */
export const openPanel = (act, panel, seat = null) => tablePanelState.patch(act.store, { panel, seat });

/** Takes back the last decision, or says why that cannot be. @param {Actions} act */
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

  /** The room of the game that is played. */
  const adapter = () => adapters.get(store.get().table?.game ?? "");

  /** Lets be heard what a game has to say under a letter. @param {string} key */
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

  /** A tap on the table, while something is being shown, shows the rest at once. @param {MouseEvent} event */
  function skipOnTap(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (!store.get().table?.busy || !target?.closest(".table")) return;
    // A place to be touched is nothing but table then; other buttons still do what they say.
    if (target.closest("button, a, summary, aside") && !target.closest("[data-tap]")) return;
    event.stopPropagation();
    if (store.get().settings.pace === "step") table.step();
    else table.skip();
  }
  document.addEventListener("click", skipOnTap, { capture: true });

  /** At the table the way to the settings leads over it, and back to it. @param {MouseEvent} event */
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

  /** What lies over the table belongs to one seat's eyes. */
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
      // Who comes back to the table finds the table, not the panel or what was read an hour ago.
      closePanel();
      if (act.stage.now()?.reading) act.stage.close();
      document.removeEventListener("click", skipOnTap, { capture: true });
      document.removeEventListener("click", openSettingsPanel);
      unsubscribe();
      for (const part of [region, sounds, drag, help, keys]) part.end();
    },
  };
}
