// Looks at the views without an engine: ?show=table&t=4&chosen=La&theme=light&lang=de, ?show=cards, ?show=parts, ?show=start
import { FluentBundle, FluentResource } from "../../../web/vendor/@fluent/bundle/esm/index.js";
import { html, render } from "../../../web/vendor/lit-html/lit-html.js";
import { cardView } from "../../../web/js/kabale/view/card.js";
import { icon } from "../../../web/js/view/signs.js";
import { tableView } from "../../../web/js/kabale/view/table_zones.js";
import { ref } from "../../../web/vendor/lit-html/directives/ref.js";
import { curtainPage, partsPage, stagePage, startPage } from "./pages.js";

const ask = new URLSearchParams(location.search);
const lang = ask.get("lang") ?? "en";
const theme = ask.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
if (ask.has("big")) document.documentElement.classList.add("text-200");
document.documentElement.lang = lang;

const data = await (await fetch("tables.json")).json();
const bundle = new FluentBundle(lang, { useIsolating: false });
for (const file of ["cards", "events", "look"]) bundle.addResource(new FluentResource(await (await fetch(`../../../web/i18n/${lang}/${file}.ftl`)).text()));
const t = (id, args = {}) => {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : `⟦${id}⟧`;
};

const state = { chosen: ask.get("chosen"), table: ask.get("t") ?? "4" };
const stage = document.getElementById("stage");

const log = () => html`<section class="panel"><h3>${"Log"}</h3><ol class="log">
  <li class="log-round">${t("event-round-began", { round: 3, name: "Ada" })}</li>
  <li class="log-line" data-seat="1">${t("event-revealed", { name: "Bertrand", column: 2, card: t("card-Qu") })}</li>
  <li class="log-line is-hit" data-seat="2">${t("hit-discarded", { card: t("card-Ki"), column: 1 })}</li>
  <li class="log-line" data-seat="3">${t("event-placed-hidden", { name: "Erzsébet", column: 3 })}</li>
</ol></section>`;

function tablePage() {
  const view = data.tables[state.table];
  const chosen = state.chosen;
  return tableView({
    view, names: data.names[String(view.players)], facts: data.facts, chosen, t,
    status: view.to_act === 0 ? (chosen ? t("status-place-column", { card: t(`card-${chosen}`) }) : t("status-place")) : t("event-placed-hidden", { name: "Bertrand", column: 3 }),
    choices: ask.has("choices") ? [{ id: "decline", label: "Decline", act: () => {} }] : [],
    bar: html`<button class="tool" type="button" aria-label="Menu">${icon("sign-menu")}</button>`,
    side: log(),
    on: { choose: (code) => { state.chosen = state.chosen === code ? null : code; draw(); }, column: () => {}, seat: () => {} },
  });
}

const cardsPage = () => html`<div class="gallery-cards">${Object.keys(data.facts).map((code, at) => html`<div>${cardView({ code, seat: at % 6, owner: true, facts: data.facts, t })}</div>`)}
  ${[0, 1, 2, 3, 4, 5].map((seat) => html`<div>${cardView({ code: null, seat, face: "down", facts: data.facts, t })}</div>`)}
  ${["is-struck", "is-burned", "is-winner", "is-target", "is-now", "is-doomed"].map((marks) => html`<div>${cardView({ code: "Qu", seat: 1, marks, owner: true, facts: data.facts, t })}</div>`)}
</div>`;

function draw() {
  const show = ask.get("show") ?? "table";
  const page = { table: tablePage, cards: cardsPage, parts: () => partsPage(data, t, ref), start: () => startPage(data, t), stage: () => stagePage(data, t, ask.get("step")), curtain: curtainPage }[show];
  render(page(), stage);
}
draw();
