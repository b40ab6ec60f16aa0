/** What acts for the first time in a person's life explains itself in one sentence, and is lit; it stays until somebody decides or closes it. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";

/** @import { Table } from "../state.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Actions } from "../actions.js" */

/** @param {{ table: Table, t: Translate, act: Actions }} props */
export function onboardingHint({ table, t, act }) {
  const { hint } = table;
  if (!hint) return nothing;
  return html`<aside class="first-time" data-first-time=${hint.kind} ${ref((element) => highlight(element ? hint.lit : ""))}>
    <p>${t(hint.words)}</p>
    <button type="button" class="tool" data-action="close-first-time" aria-label=${t("message-close")} @click=${() => act.table.dismissHint()}>${icon("sign-close")}</button>
    <button type="button" class="button is-quiet" data-action="explain-no-more" @click=${() => disableHints(act)}>${t("first-time-off")}</button>
  </aside>`;
}

/** Whoever knows the cards wants none of it, now or later. @param {Actions} act */
function disableHints(act) {
  act.setSettings({ explains: false });
  act.table.dismissHint();
}

/** Drawn by the object model: what is lit is drawn by its game, which knows nothing of it. @param {string} selector */
function highlight(selector) {
  queueMicrotask(() => {
    const lit = selector ? document.querySelector(selector) : null;
    for (const element of document.querySelectorAll(".is-explained"))
      if (element !== lit) element.classList.remove("is-explained");
    lit?.classList.add("is-explained");
  });
}
