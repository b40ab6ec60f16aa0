/** The table's toolbar: practice mark, undo, hint, log, known cards, shortcuts, settings, and what friends add. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { formatMessage } from "../words/i18n.js";
import { createFriendsLayer } from "./friends_layer.js";
import { hintTool } from "./hint.js";
import { icon } from "./icons.js";
import { menuTool } from "./menu.js";

/** @import { TableSession } from "../table/session.js" */
/** @import { Scene } from "./table.js" */

/** What friends add, if they are at this table. @param {Pick<Scene, "act">} scene */
export const friendsLayer = ({ act }) => act.controller(createFriendsLayer).now();

/** @param {Scene} scene */
export const allTools = (scene) =>
  html`${friendsLayer(scene)?.friendsTool(scene) ?? nothing} ${tools(scene)} ${menuTool(scene.state, scene.t, scene.act)}`;

/** Toolbar: practice mark, undo, hint, log, known cards, shortcuts, settings. @param {Scene} scene */
function tools(scene) {
  const { table, t, session } = scene;
  const reason = !table.undo.allowed
    ? formatMessage({ game: table.game, id: `undo-${table.undo.reason ?? "nothing"}` })
    : table.undo.practice
      ? t("undo-spoils")
      : "";
  const words = reason ? `${t("table-undo")}. ${reason}` : t("table-undo");
  const seated = table.viewer !== null;
  return html`
    ${table.practice ? html`<span class="badge table-practice" data-practice title=${t("table-practice")}>${t("library-practice")}</span>` : nothing}
    ${
      seated
        ? html`<button type="button" class="tool" data-action="undo" aria-disabled=${table.undo.allowed ? "false" : "true"} aria-label=${words} title=${words}
          @click=${() => session.requestUndo()}>${icon("sign-undo")}</button>`
        : nothing
    }
    ${hintTool(scene)}
    ${tool("log", "sign-scroll", t("table-log"), "", session)} ${tool("known", "sign-eye", t("known-title"), "is-narrow", session)}
    ${tool("keys", "", t("keys-title"), "is-wide", session)} ${tool("settings", "sign-sliders", t("menu-settings"), "", session)}
  `;
}

/**
 * @param {"log" | "known" | "keys" | "settings"} id
 * @param {string} sign
 * @param {string} words
 * @param {string} where screens that show it
 * @param {TableSession} session
 */
const tool = (
  id,
  sign,
  words,
  where,
  session,
) => html`<button type="button" class="tool ${where}" data-action=${id} aria-label=${words} title=${words} aria-haspopup="dialog"
  @click=${() => session.openPanel(id)}>${sign ? icon(sign) : html`<span aria-hidden="true">?</span>`}</button>`;
