/** Table session: live region, keyboard, drag and drop, sounds and tap-to-skip while the table is open; and its panels. */

import { createHints, hintState } from "../controllers/hints.js";
import { rendered } from "../drawing.js";
import { hashOf } from "../router.js";
import { createScreenState } from "../screen_state.js";
import { readerOf } from "../words/reader.js";
import { createDrag } from "./drag.js";
import { createHelp, createHelpTriggers } from "./help_triggers.js";
import { lookWords } from "./hinted.js";
import { createKeyboard } from "./keyboard.js";
import { createLastInput } from "./last_input.js";
import { createLiveRegion } from "./live_region.js";
import { createSounds } from "./sounds.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { Event } from "../engine/shapes" */
/** @import { State } from "../state.js" */
/** @import { TableSource } from "./local_source.js" */

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

/** @param {string} selector */
const focusOn = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();

/** @param {ControllerParts} parts */
export function createTableSession(parts) {
  const { store, control, controller, stage, notify } = parts;
  /** Present while the table is open. @type {ReturnType<typeof createInput> | null} */
  let input = null;

  /** @param {Panel} panel @param {number | null} [seat] */
  const openPanel = (panel, seat = null) => tablePanelState.patch(store, { panel, seat });

  /** Undo the last decision, or explain why that is impossible. */
  function requestUndo() {
    const now = store.get().table;
    if (!now || now.viewer === null || now.curtain !== null) return;
    if (now.undo.allowed) void control.undo();
    else notify({ id: `undo-${now.undo.reason ?? "nothing"}`, game: now.game, tone: "info" });
  }

  /** Ask for a hint, or for more of it; or explain why there is none. */
  function requestHint() {
    const now = store.get().table;
    if (!now?.advised || now.curtain !== null) return;
    if (!controller(createHints).next()) notify({ id: "table-hint-none", tone: "info" });
  }

  return {
    openPanel,
    requestUndo,
    requestHint,

    /**
     * Open a game, the current one if there is no id.
     * @param {string | undefined} id
     * @param {TableSource} [source] where it is, if not on this device
     * @param {boolean} [takeOver] from the tab that runs it
     */
    async start(id, source, takeOver = false) {
      input ??= createInput(parts, { openPanel, requestUndo, requestHint });
      await control.open(id ?? store.get().settings.current, takeOver, source);
    },

    end() {
      if (store.get().saveStatus === "no") notify({ id: "storage-left", tone: "info", save: true });
      input?.end();
      input = null;
      controller(createHints).leave();
    },

    /**
     * Open a presentation from the log; the panel would cover it, so it closes and reopens afterwards.
     * @param {Event} event
     */
    async present(event) {
      const { screen: screenBefore, table: before } = store.get();
      if (!before) return;
      const fromPanel = tablePanelState.of(store.get()).panel === "log";
      openPanel("");
      await stage.open(before.game, event, before.eventLog);
      const { screen, table: now, stage: presented } = store.get();
      const left =
        screen.name !== screenBefore.name || now?.id !== before.id || now.curtain !== null || presented !== null;
      if (!fromPanel || left) return;
      // The panel must restore the focus first.
      focusOn(".table-tools [data-action=log]");
      openPanel("log");
      await rendered();
      focusOn(`[data-panel=log] [data-index="${before.eventLog.indexOf(event)}"] button`);
    },
  };
}

/** @typedef {ReturnType<typeof createTableSession>} TableSession */

/**
 * Everything that listens and speaks while the table is open.
 * @param {ControllerParts} parts
 * @param {Pick<TableSession, "openPanel" | "requestUndo" | "requestHint">} session
 */
function createInput({ store, adapters, control, stage, controller }, { openPanel, requestUndo, requestHint }) {
  const region = createLiveRegion({ store, adapters });
  const sounds = createSounds({ store, adapters });
  const drag = createDrag({ store, control });
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
  const shortcuts = {
    m: announceLastMove,
    u: requestUndo,
    t: requestHint,
    i: () => help.explainFocused(),
    l: () => openPanel("log"),
    k: () => openPanel("known"),
    "?": () => openPanel("keys"),
  };

  const keys = createKeyboard({
    store,
    adapters,
    control,
    wasKey: controller(createLastInput).wasKey,
    single: (key) => shortcuts[key] ?? (adapter()?.keys.heard[key] ? () => announce(key) : undefined),
    back() {
      if (!tablePanelState.of(store.get()).panel) return false;
      openPanel("");
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
    if (store.get().settings.pace === "step") control.step();
    else control.skip();
  }
  document.addEventListener("click", skipOnTap, { capture: true });

  /** Open the settings as a panel over the table. @param {MouseEvent} event */
  function openSettingsPanel(event) {
    const link = event.target instanceof Element ? event.target.closest("#menu a") : null;
    const { table: now } = store.get();
    if (
      link?.getAttribute("href") !== hashOf("settings") ||
      now?.phase !== "playing" ||
      now.curtain !== null ||
      !now.view
    )
      return;
    event.preventDefault();
    openPanel("settings");
  }
  document.addEventListener("click", openSettingsPanel);

  /** Panels show one seat's view. */
  function closePanel() {
    if (tablePanelState.of(store.get()).panel) openPanel("");
  }

  /** The step of the hint that was announced last. */
  let heard = hintState.of(store.get()).step;

  /** Say where to look; the moves are read in their dialog. @param {State} state */
  function announceHint(state) {
    const { step, hint } = hintState.of(state);
    if (step === heard) return;
    heard = step;
    const reader = readerOf(state);
    const [view, game] = [state.table?.view, adapter()];
    if (step === "thinking") region.answer([reader.t("hint-thinking")]);
    if (step === "look" && hint && view && game) region.answer([lookWords(hint, view, game, reader)]);
  }

  const unsubscribe = store.subscribe((state) => {
    announceHint(state);
    if (state.table?.curtain === null) return;
    closePanel();
    controller(createHelp).close();
  });

  return {
    end() {
      // Who returns later finds the table, not an old panel.
      closePanel();
      if (stage.now()?.reading) stage.close();
      document.removeEventListener("click", skipOnTap, { capture: true });
      document.removeEventListener("click", openSettingsPanel);
      unsubscribe();
      for (const part of [region, sounds, drag, help, keys]) part.end();
    },
  };
}
