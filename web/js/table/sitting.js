/** What lives as long as somebody sits at the table: voice, keys, drag, sounds, taps that skip. */

import { createDrag } from "./drag.js";
import { createHelpTriggers } from "./help_triggers.js";
import { createKeys } from "./keys.js";
import { sayColumns, sayHand, saySeats } from "../kabale/table_words.js";
import { createSounds } from "./sounds.js";
import { createSpeaker, tellerOf } from "./live_region.js";
import { t } from "../words/i18n.js";
import { tellEvent } from "../kabale/event_words.js";
import { closeCardHelp } from "../kabale/view/card_help.js";

/** @import { Actions } from "../actions.js" */

/** What lies over the table. @typedef {"" | "log" | "known" | "keys"} Panel */

/**
 * What the table's screen keeps under `state.pages.table`.
 * @typedef {object} TablePage
 * @property {Panel} [panel]
 * @property {number | null} [seat] the one seat of which the panel tells what is known
 */

/** @param {Actions} act */
export function sitDown(act) {
  const { store, table } = act;
  const speaker = createSpeaker(store);
  const sounds = createSounds(store);
  const drag = createDrag({ store, table });
  const help = createHelpTriggers(store);

  /** @param {Panel} panel @param {number | null} [seat] */
  const open = (panel, seat = null) => act.keep("table", { panel, seat });
  const page = () => /** @type {TablePage} */ (store.get().pages["table"] ?? {});

  /** @param {(view: import("../kabale/shapes").KabaleView) => string[]} words */
  function say(words) {
    const view = store.get().table?.view;
    if (view) for (const sentence of words(view)) speaker.say(sentence);
  }

  function undo() {
    const now = store.get().table;
    if (!now || now.viewer === null || now.curtain !== null) return;
    if (now.undo.allowed) void table.undo();
    else act.tell({ id: `undo-${now.undo.reason ?? "nothing"}`, tone: "info" });
  }

  function last() {
    const teller = tellerOf(store.get());
    const event = store.get().table?.story.findLast(({ kind }) => kind !== "drawn" && kind !== "asked");
    speaker.say(event ? tellEvent(event, teller) : t("play-last-none"));
  }

  const keys = createKeys({
    store,
    table,
    single: {
      m: last,
      c: () => say((view) => sayColumns(view, tellerOf(store.get()))),
      h: () => say((view) => [sayHand(view, tellerOf(store.get()))]),
      g: () => say((view) => saySeats(view, tellerOf(store.get()))),
      u: undo,
      i: () => help.explainFocused(),
      l: () => open("log"),
      k: () => open("known"),
      "?": () => open("keys"),
    },
    back() {
      if (!page().panel) return false;
      open("");
      return true;
    },
  });

  /** A tap on the table, while something is being shown, shows the rest at once. @param {MouseEvent} event */
  function tap(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (!store.get().table?.busy || !target?.closest(".table") || target.closest("button:not(.column-target, .hand-card), a, summary, aside")) return;
    event.stopPropagation();
    if (store.get().settings.pace === "step") table.step();
    else table.skip();
  }
  document.addEventListener("click", tap, { capture: true });

  // What lies over the table belongs to one seat's eyes: a curtain clears it away.
  const unsubscribe = store.subscribe((state) => {
    if (state.table?.curtain === null) return;
    if (page().panel) open("");
    closeCardHelp(store);
  });

  return {
    open,
    undo,
    end() {
      // Who comes back to the table finds the table, not the panel or the award of an hour ago.
      if (page().panel) open("");
      if (act.telling.now()?.reading) act.telling.close();
      document.removeEventListener("click", tap, { capture: true });
      unsubscribe();
      for (const part of [speaker, sounds, drag, help, keys]) part.end();
    },
  };
}

/** @typedef {ReturnType<typeof sitDown>} Sitting */
