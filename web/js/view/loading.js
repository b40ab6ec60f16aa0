/** Loading bar of the engine. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */

/**
 * @param {State["engine"]} engine
 * @param {Translate} t
 */
export function loading(engine, t) {
  if (engine.phase === "ready" || engine.phase === "idle") return nothing;
  if (engine.phase === "failed" && engine.problem !== "")
    return html`<p class="loading loading-failed" role="alert">${t(engine.problem)}</p>`;
  const known = engine.total > 0;
  const percent = known ? Math.min(100, Math.floor((100 * engine.done) / engine.total)) : 0;
  return html`
    <div class="loading">
      <label class="loading-words" for="loading-bar">${known && percent < 100 ? t("engine-loading", { percent }) : t("engine-waking")}</label>
      ${
        known && percent < 100
          ? html`<progress id="loading-bar" max="100" .value=${percent}></progress>`
          : html`<progress id="loading-bar" max="100"></progress>`
      }
    </div>
  `;
}
