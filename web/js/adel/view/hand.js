/** The viewer's hand: cards with their current building cost, or why they cannot be built. Large hands overlap, then scroll. */

import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { optionalIcon } from "../../view/icons.js";
import { moreCue } from "../../view/more_cue.js";
import { cardWords, reasonWords } from "../turn_words.js";
import { house } from "./house.js";

/** @import { Card } from "../shapes" */
/** @import { ZoneProps } from "./turn_panel.js" */

/** @param {ZoneProps} props */
export function handZone(props) {
  const { view, t } = props;
  if (view.seat === null || view.over) return nothing;
  const { hand } = view;
  return html`<div class="hand" data-hand role="group" aria-label=${t("hand-title", { count: hand.length })} data-count=${hand.length}>
    ${moreCue(".hand-card", "back", t)}
    ${repeat(
      hand,
      ({ code }, at) => `${code} ${hand.slice(0, at).filter((one) => one.code === code).length}`,
      (card) => handCard(card, props),
    )}
    ${moreCue(".hand-card", "on", t)}
    ${optionalIcon(hand.length === 0, () => html`<p class="hand-empty">${t("hand-empty")}</p>`)}
  </div>`;
}

/** @param {Card} card @param {ZoneProps} props */
function handCard({ code, cost, points }, { view, chosen, tap, names, t }) {
  const place = `hand:${code}`;
  const may = chosen.may(place);
  const has = chosen.has(place);
  const shut = may ? undefined : view.obstacles.find(({ kind, taps }) => kind === "build" && taps[0] === place);
  const { reason = "", args = {} } = shut ?? {};
  const short =
    reason === "too-dear" || reason === "already-built"
      ? t(`short-${reason}`, { missing: Number(args["cost"] ?? 0) - Number(args["gold"] ?? 0) })
      : "";
  return html`<button type="button" class="hand-card ${may ? "is-legal" : ""} ${has ? "is-selected" : ""} ${shut ? "is-unavailable" : ""}" data-card=${code} data-place=${place} data-tap=${place}
    data-help="town:${code}" aria-pressed=${has ? "true" : "false"} aria-disabled=${may ? "false" : "true"} @click=${() => tap(place)}>
    <span class="visually-hidden">${cardWords(code, t)}, ${t("hand-costs", { gold: cost })}${shut ? html`, ${reasonWords(shut, names)}` : nothing}</span>
    <span class="hand-house">${house({ code, cost, points, size: "card", t })}${optionalIcon(short, () => html`<span class="hand-reason" aria-hidden="true">${short}</span>`)}</span>
  </button>`;
}
