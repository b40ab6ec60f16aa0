// Sheets of everything that is not the table: controls, the award's stage, the curtain, the log, rows, charts.
import { html } from "../../../web/vendor/lit-html/lit-html.js";
import { cardView } from "../../../web/js/kabale/view/card.js";
import { columnView } from "../../../web/js/kabale/view/column.js";
import { emblem, goalToken, icon } from "../../../web/js/view/signs.js";

const nobody = { column: () => {} };

/** A bar's share is set through the CSSOM, as the page must do it too. */
const share = (value) => (node) => node && node.style.setProperty("--share", String(value));

export const partsPage = (data, t, ref) => html`<article class="page">
  <h1>Lay a table</h1>
  <p>Parchment, ink and oxblood: <a href="#x">a link in a sentence</a>, <span class="soft">something soft</span>, <span class="badge">a badge</span>,
    a goal ${goalToken({ area: "A", points: 4 }, t)} and a seat ${emblem(4)}.</p>
  <p class="buttons"><button class="button is-main">Deal the cards</button><button class="button">Undo</button><button class="button is-quiet">Not now</button>
    <button class="button is-danger">Delete</button><button class="button" disabled>Wait</button><button class="tool" aria-label="Menu">${icon("sign-menu")}</button></p>
  <div class="fields"><label class="field"><span class="field-label">Name</span><input placeholder="Balthasar" /></label>
    <label class="field"><span class="field-label">Light</span><select><option>As the device</option></select></label>
    <label class="field field-check"><input type="checkbox" checked /><span class="field-label">Practice table</span></label></div>
  <div class="tabs" role="tablist"><button role="tab" aria-selected="true">Rules</button><button role="tab" aria-selected="false">Cards</button><button role="tab" aria-selected="false">Example</button></div>
  <label class="field"><span class="field-label">Move 34 of 120</span><input class="slider" type="range" min="0" max="120" value="34" /></label>
  <h2>Library</h2>
  <ol class="rows"><li class="row"><div><p class="row-title">Ada, Balthasar, Clementine, Valentin</p><p class="soft">Round 3 of 6 · yesterday</p></div><button class="button">Go on</button><button class="button is-quiet">Delete</button></li>
    <li class="row"><div><p class="row-title">Ada, Erzsébet</p><p class="soft">29 to 17 · last week</p></div><button class="button">Replay</button><button class="button is-quiet">Delete</button></li></ol>
  <h2>Statistics</h2>
  <ol class="bars">${[["King", 0.9, 18], ["Dragon", 0.55, 11], ["Wizard", 0.3, 6]].map(([name, part, n]) => html`<li class="bar" ${ref(share(part))}><span>${name}</span><span class="number">${n}</span></li>`)}</ol>
  <div class="scroller"><table class="data"><thead><tr><th>Seats</th><th class="number">Games</th><th class="number">Won</th></tr></thead><tbody><tr><td>2</td><td class="number">12</td><td class="number">7</td></tr><tr><td>4</td><td class="number">31</td><td class="number">11</td></tr></tbody></table></div>
  <section class="panel"><h3>${t("table-log")}</h3><ol class="log"><li class="log-round">Round 3</li><li class="log-line" data-seat="1">Bertrand’s card is revealed: Queen.</li><li class="log-line is-hit" data-seat="0">Your King fell to the Assassin in column 1.</li></ol></section>
  <p class="unseen">${["Ki", "Qu", "Wz"].map((code) => html`<span>${icon(`card-${code}`)} ${t(`card-${code}`)}</span>`)}</p>
</article>`;

export function stagePage(data, t, step) {
  const column = data.tables["4"].columns[2];
  const cards = [...column.cards, { seat: 1, code: "Wz", face: "up", number: 7 }].map((card) => ({ ...card, face: "up", code: card.code ?? "Ki", number: card.number ?? 20 }));
  const marks = (at) => (step === "burn" ? ["is-burned", "", "is-burned", "is-now"][at] : step === "strike" ? ["is-struck", "is-struck", "is-struck", "is-now"][at] : ["", "is-winner", "is-target", ""][at]) ?? "";
  return html`<section class="stage">
    <div class="stage-column">${columnView({ column: { ...column, cards, now: null }, index: 2, names: data.names["4"], facts: data.facts, t, marks, on: nobody })}</div>
    <p class="stage-cause">${t("card-Wz")}</p>
    <p class="stage-words">The Wizard burns every card of 10 or more: the Merchant and the King are gone.</p>
    <p class="stage-sums">${[[0, "9½"], [1, "7"], [3, "12"]].map(([seat, sum], at) => html`<span class="stage-sum ${at === 0 ? "is-winner" : ""}">${emblem(seat)}<span>${sum}</span></span>`)}</p>
    <p class="stage-tools"><button class="button">Back</button><button class="button is-main">On</button><button class="button is-quiet">Skip all</button></p>
  </section>`;
}

export const curtainPage = () => html`<section class="curtain" data-seat="1">${emblem(1)}<h1>The cards are for Bertrand</h1><p>Everybody else looks away.</p><button class="button is-main">I am Bertrand</button></section>`;

export const startPage = (data, t) => html`<article class="page start"><h1>Ränke</h1><p class="tagline">Court intrigue for two to six</p>
  <p class="arms">${[0, 1, 2, 3, 4, 5].map((seat) => emblem(seat))}</p><button class="button is-main">Play now: you against three bots</button><p>${cardView({ code: "Ki", seat: 0, facts: data.facts, t })}</p></article>`;
