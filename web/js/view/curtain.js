/** Curtain of the hot seat: covers everything but whose turn it is, until that player confirms. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { shieldIcon } from "./icons.js";

/** @import { Translate } from "../words/i18n.js" */

/**
 * @param {{ id: string, seat: number, name: string, about: string, busy: boolean, t: Translate, lift: () => void }} props `about`: what may be said of the question
 */
export const curtain = ({ id, seat, name, about, busy, t, lift }) => html`
  <section class="curtain" data-curtain data-table=${id} data-seat=${seat}>
    ${shieldIcon(seat)}
    <h1 tabindex="-1">${t("curtain-title", { name })}</h1>
    ${about ? html`<p>${about}</p>` : nothing}
    <p>${t("curtain-hint")}</p>
    <button type="button" class="button is-main" data-action="lift" aria-disabled=${busy ? "true" : "false"} @click=${lift}>${t("curtain-lift")}</button>
  </section>
`;
