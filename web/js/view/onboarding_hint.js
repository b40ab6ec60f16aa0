/** Onboarding hint: one sentence about an effect seen for the first time, with a highlight, until the next decision. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { formatMessage } from "../words/i18n.js";
import { icon } from "./icons.js";

/** @import { Table } from "../state.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Actions } from "../actions.js" */

/** @param {{ table: Table, t: Translate, act: Actions }} props */
export function onboardingHint({ table, t, act }) {
  const { hint } = table;
  if (!hint) return nothing;
  return html`<aside class="onboarding-hint" data-first-time=${hint.kind} ${ref((element) => highlight(element ? hint.lit : ""))}>
    <p>${formatMessage({ game: table.game, id: hint.words })}</p>
    <button type="button" class="tool" data-action="close-first-time" aria-label=${t("message-close")} @click=${() => act.control.dismissHint()}>${icon("sign-close")}</button>
    <button type="button" class="button is-quiet" data-action="explain-no-more" @click=${() => disableHints(act)}>${t("first-time-off")}</button>
  </aside>`;
}

/** Switch off all hints. @param {Actions} act */
function disableHints(act) {
  act.setSettings({ explains: false });
  act.control.dismissHint();
}

/** Highlight through the DOM: the game renders the element and knows nothing of hints. @param {string} selector */
function highlight(selector) {
  queueMicrotask(() => {
    const lit = selector ? document.querySelector(selector) : null;
    for (const element of document.querySelectorAll(".is-explained"))
      if (element !== lit) element.classList.remove("is-explained");
    lit?.classList.add("is-explained");
  });
}
