/**
 * The herald: the called rank and who answers, or who is drafting, and the progress of the turn; beside it the pile and the
 * bank. Display only, without controls.
 */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, shieldIcon } from "../../view/icons.js";
import { CHARACTERS } from "../characters.js";
import { cardsHeld } from "./coin.js";
import { medallion } from "./medallion.js";
import { befallen } from "./rail.js";

/** @import { AdelTranslate } from "../messages" */
/** @import { TableProps } from "../../games.js" */
/** @import { AdelView } from "../shapes" */

/** @typedef {Pick<TableProps<AdelView, AdelTranslate>, "view" | "names" | "t">} HeraldProps */

/** @param {HeraldProps} props */
export const heraldZone = (
  props,
) => html`<section class="herald" data-place="herald" aria-label=${props.t("herald-title")}>
  ${props.view.called > 0 ? call(props) : choosing(props)} ${stores(props)}
</section>`;

/** The called rank, and who answers. @param {HeraldProps} props */
function call(props) {
  const { view, t } = props;
  const rank = view.ranks[view.called - 1];
  if (!rank) return nothing;
  const { playing } = view;
  const code = playing?.character ?? rank.code;
  const done = playing ? deeds(props) : "";
  return html`<span class="herald-medal" data-help="rank:${rank.rank}">${medallion({ code })}</span>
    <div class="herald-words">
      <p class="herald-name"><span class="visually-hidden">${t("rail-rank", { rank: rank.rank, character: "" })}</span>${t(`character-${code}`)}</p>
      <p class="herald-seat">${answers(props)}${befallen(rank, t).map((words) => html` <span class="herald-effects">${words}</span>`)}</p>
      ${done ? html`<p class="herald-status">${done}</p>` : nothing}
    </div>`;
}

/** Who answered the call, if anybody. @param {HeraldProps} props */
function answers({ view, names, t }) {
  const seat = view.playing ? view.turn : (view.ranks[view.called - 1]?.seat ?? null);
  if (seat === null) return html`<span>${t("herald-nobody")}</span>`;
  return html`${shieldIcon(seat)} <bdi>${seat === view.seat ? t("herald-you") : names[seat]}</bdi>`;
}

/** Progress of the turn: what is done, and what is still possible. @param {HeraldProps} props */
function deeds({ view, t }) {
  const { playing } = view;
  if (!playing) return "";
  if (playing.short) return t("herald-short");
  const parts = [t(playing.taken ? "herald-taken" : "herald-takes")];
  const built = (CHARACTERS[playing.character]?.builds ?? 0) - playing.builds;
  if (built > 0) parts.push(t("herald-built", { count: built }));
  if (playing.builds > 0) parts.push(t("herald-builds", { count: playing.builds }));
  return parts.join(" · ");
}

/** During the draft: who is choosing a character. @param {HeraldProps} props */
function choosing({ view, names, t }) {
  const seat = view.over ? null : view.to_act;
  return html`<span class="herald-medal">${medallion({ code: null })}</span>
    <div class="herald-words">
      <p class="herald-name">${t("herald-draft")}</p>
      <p class="herald-seat">${seat === null ? nothing : html`${shieldIcon(seat)} ${t("herald-chooses", { reader: seat === view.seat ? "you" : "other", name: names[seat] ?? "" })}`}</p>
    </div>`;
}

/** The district pile, and the bank. @param {HeraldProps} props */
const stores = ({ view, t }) => html`<p class="herald-supply">
  <span class="herald-pile" data-place="pile" title=${t("herald-pile", { cards: view.pile.size })}><span class="visually-hidden">${t("herald-pile", { cards: view.pile.size })}</span>${cardsHeld(view.pile.size)}</span>
  <span class="herald-bank" data-place="bank" aria-hidden="true">${icon("sign-coin")}</span>
</p>`;
