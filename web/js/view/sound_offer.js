/** Offers sound and music once, while others move in a first game, in the place of onboarding hints. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** @import { GameAdapter } from "../games.js" */
/** @import { State } from "../state.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Actions } from "../actions.js" */

/** Whether there is anything to offer now: after the first decision, never while one is being made. @param {State} state @param {GameAdapter} adapter */
function isDue({ settings, table }, adapter) {
  const { soundOffered, sounds, cues, music, pace } = settings;
  if (soundOffered || sounds || cues || music || pace === "instant" || !table?.busy || table.viewer === null)
    return false;
  return table.eventLog.some(({ seat, kind }) => seat === table.viewer && adapter.events.decisions.has(kind));
}

/** @param {{ state: State, adapter: GameAdapter, t: Translate, act: Actions }} props */
export function soundOffer({ state, adapter, t, act }) {
  if (!isDue(state, adapter)) return nothing;
  const answer = (/** @type {{ sounds?: boolean, cues?: boolean, music?: boolean }} */ on) =>
    act.setSettings({ ...on, soundOffered: true });
  return html`<aside class="onboarding-hint is-offer" data-sound-offer>
    <p>${t("sound-offer")}</p>
    <button type="button" class="button is-quiet" data-action="sound-on" @click=${() => answer({ sounds: true, cues: true })}>${t("sound-offer-sounds")}</button>
    <button type="button" class="button is-quiet" data-action="music-on" @click=${() => answer({ sounds: true, cues: true, music: true })}>${t("sound-offer-music")}</button>
    <button type="button" class="button is-quiet" data-action="sound-off" @click=${() => answer({})}>${t("sound-offer-no")}</button>
  </aside>`;
}
