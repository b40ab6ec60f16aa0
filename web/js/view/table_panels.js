/** Log, known cards, shortcuts and settings of a table: in dialogs, or beside it where there is space. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { hashOf } from "../router.js";
import { tablePanelState } from "../table/session.js";
import { modalDialog } from "./dialog.js";
import { log } from "./log.js";
import { moreCue } from "./more_cue.js";
import { settingsFields } from "./settings.js";
import { shortcuts } from "./shortcuts.js";
import { tabStop } from "./tab_stop.js";

/** @import { Scene } from "./table.js" */

/** Rounds of the log shown beside the table; the panel has all of it. */
const ROUNDS_BESIDE = 2;

/** Log and known cards beside the table, where there is space. @param {Scene} scene */
export const side = (scene) => html`
  <section class="side-part side-log"><h2>${scene.t("table-log")}</h2>${eventLog(scene, ROUNDS_BESIDE)}</section>
  <section class="side-part side-known" aria-label=${scene.t("known-title")} ${tabStop()}><h2>${scene.t("known-title")}</h2>${scene.adapter.known(scene)}${moreCue(".known, .known-rank", "down", scene.t)}</section>
`;

/** @param {Scene} scene @param {number} [last] */
const eventLog = ({ table, view, adapter, reader, session }, last) =>
  log({ adapter, eventLog: table.eventLog, view, reader, last, present: (event) => void session.present(event) });

/** Link to the replay at the current token. @param {Scene} scene */
const replayLink = ({ table, t }) =>
  html`<a class="button" data-do="replay" href=${hashOf("replay", table.id, String(table.snapshot?.session.tokens ?? 0))}>${t("library-replay")}</a>`;

/** @param {Scene} scene */
export function panelOf(scene) {
  const { state, table, adapter, t, session, act } = scene;
  const { panel: id, seat } = tablePanelState.of(state);
  const close = () => session.openPanel("");
  if (id === "log")
    return modalDialog({ id, title: t("table-log"), body: html`${replayLink(scene)} ${eventLog(scene)}`, close, t });
  if (id === "known")
    return modalDialog({ id, title: t("known-title"), body: adapter.known({ ...scene, only: seat }), close, t });
  if (id === "keys")
    return modalDialog({
      id,
      title: t("keys-title"),
      body: shortcuts({
        on: state.settings.shortcuts,
        numbers: adapter.keys.numbers,
        heard: Object.keys(adapter.keys.heard),
        game: table.game,
        t,
      }),
      close,
      t,
    });
  if (id === "settings")
    return modalDialog({ id, title: t("menu-settings"), body: settingsFields(state, t, act), close, t });
  return nothing;
}
