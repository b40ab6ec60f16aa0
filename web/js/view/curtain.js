/** Cloth over everything: whose turn it is, and nothing else, until that person says so. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { emblem } from "./signs.js";

/** @import { KabaleView } from "../kabale/shapes" */
/** @import { Translate } from "../words/i18n.js" */

/**
 * @param {{ seat: number, name: string, view: KabaleView, busy: boolean, t: Translate, lift: () => void }} look
 */
export const curtainView = ({ seat, name, view, busy, t, lift }) => html`
  <section class="curtain" data-curtain data-seat=${seat}>
    ${emblem(seat)}
    <h1 tabindex="-1">${t("curtain-title", { name })}</h1>
    ${view.asks === "cloak" || view.asks === "traitor" ? html`<p>${t(`curtain-${view.asks}`, { column: (view.at?.[0] ?? 0) + 1 })}</p>` : nothing}
    <p>${t("curtain-hint")}</p>
    <button type="button" class="button is-main" data-action="lift" aria-disabled=${busy ? "true" : "false"} @click=${lift}>${t("curtain-lift")}</button>
  </section>
`;
