/** The toy as a room of the page: hidden cards, chance without a seat, a decision of two taps, winners that are not simply the most points. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { adaptersFromRows } from "../table/event_rows.js";
import { stageFrame } from "../view/stage_frame.js";
import { standings, tableBar, tableSide } from "../view/table_parts.js";
import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { winnersInWords } from "../words/winners.js";

const SIDES = ["left", "right"];

const cardWords = (card, t) => (card ? t("card", { card }) : t("card-hidden"));

function sideTemplate({ view, chosen, tap, names, t }, side) {
  const place = `side:${side}`;
  const here = view.laid.filter((one) => one.side === side);
  const may = chosen.would(place) !== null;
  return html`<button type="button" class="toy-side ${may ? "is-legal" : ""}" data-tap=${place} data-place=${place} aria-disabled=${!may} @click=${() => tap(place)}>
    ${t(`side-${SIDES[side]}`)}
    <span>${here.map(({ seat, card }) => html`<span data-place="laid:${seat}" data-help=${card ? `card:${card}` : nothing}>${t("lies", { name: names[seat], card: cardWords(card, t) })} </span>`)}</span>
  </button>`;
}

const handTemplate = ({ view, chosen, tap, t }) => html`<div class="toy-hand" role="group" aria-label=${t("hand")}>
  ${view.hand.map((card) => {
    const place = `hand:${card}`;
    const state = `${chosen.may(place) ? "is-legal" : ""} ${chosen.has(place) ? "is-selected" : ""}`;
    return html`<button type="button" class="toy-card ${state}" data-tap=${place} data-place=${place} data-drag data-help="card:${card}" aria-pressed=${chosen.has(place)}
      aria-disabled=${!chosen.may(place)} @click=${() => tap(place)}>${cardWords(card, t)}</button>`;
  })}
</div>`;

function table(props) {
  const { view, parts, names, faces = [], ask, t } = props;
  return html`<div class="table toy ${view.seat !== null && view.to_act === view.seat ? "is-yours" : ""}" data-players=${view.players}>
    ${tableBar({ words: t("round", { round: view.round, limit: view.limit }), parts: 3, now: view.round, tools: parts.tools })}
    <ol class="toy-seats">${names.map((name, seat) => html`<li data-seat=${seat} data-place="seat:${seat}"><button type="button" @click=${() => ask(seat)}>${name}: ${view.points[seat]} ${faces[seat]}</button></li>`)}</ol>
    ${view.over ? standings({ points: view.points, winners: view.winners, names, t }) : html`<div class="toy-sides"><p>${view.die ? t("die", { die: view.die }) : ""}</p>${SIDES.map((_, side) => sideTemplate(props, side))}</div>`}
    ${parts.status} ${view.seat === null ? nothing : handTemplate(props)} ${tableSide(parts.side)}
  </div>`;
}

function eventWords(event, { seats, t }) {
  const name = event.seat === undefined ? "" : seatName(seats, event.seat, t);
  const side = event.side === undefined ? "" : t(`side-${SIDES[event.side]}`);
  return t(`event-${event.kind}`, { name, side, card: cardWords(event.card, t), points: event.points ?? 0 });
}

/** Screen readers hear a sentence per event. */
const ALONE = { startsSentence: true, endsSentence: true };

function appear({ event, move, ms }) {
  const laid = document.querySelector(`[data-place="laid:${event.seat}"]`);
  move(laid, [{ opacity: 0 }, { opacity: 1 }], { duration: ms });
}

const EVENT_KINDS = {
  "round-began": { ...ALONE, chapter: true, move: false },
  rolled: { ...ALONE, ms: 100, move: false },
  laid: { ...ALONE, ms: 200, decision: true },
  revealed: { ...ALONE, ms: 200, move: false, repeated: true, animate: appear },
  won: {
    ...ALONE,
    hold: 100,
    sound: { notes: [392, 494], wave: "sine", each: 0.1 },
    move: false,
    hits: (event, viewer, view) =>
      event.seat !== viewer && view.laid.some(({ seat, side }) => seat === viewer && side === event.side),
    severity: 1,
    presented: true,
    replayable: true,
  },
  "game-over": { ...ALONE, move: false, presented: true },
};

const derived = adaptersFromRows(EVENT_KINDS, {
  groups: ".toy-hand, .toy-side > span",
  highlight: ({ seat }) => [`laid:${seat}`, `seat:${seat}`],
});

export const adapter = {
  table,
  question(view, taps, { seats, viewer, t }) {
    if (view.to_act === null) return t("question-over");
    if (view.to_act !== viewer) return t("question-wait", { name: seatName(seats, view.to_act, t) });
    return taps[0] ? t("question-side", { card: Number(taps[0].split(":")[1]) }) : t("question-hand");
  },
  interrupts: () => false,
  explains: ([place = ""]) => place.replace("hand", "card"),
  warning: (view, { t }) => (view.die === 6 ? t("warning") : ""),
  button: () => "",
  curtain: ({ round }, t) => t("curtain-about", { round }),
  outcome: (view, reader) => winnersInWords(view.winners, view.points[view.winners[0] ?? 0] ?? 0, reader),
  count: (view, seat, { t }) => t("counted", { points: view.points[seat] }),
  known({ view, names, reader: { t, language }, only = null }) {
    return html`<ul>${names.map((name, seat) => (only === null || only === seat ? html`<li>${view.hands ? t("known-hand", { name, cards: listOf(view.hands[seat].map(String), language) }) : t("known-held", { name, count: view.held[seat] })}</li>` : nothing))}</ul>`;
  },
  help({ subject, reader: { t } }) {
    return html`<h2 id="help-name">${t("help-card", { card: subject.split(":")[1] })}</h2><p>${t("help-text")}</p>`;
  },
  events: {
    ...derived.events,
    words: eventWords,
    sentence: (events, reader, asks) =>
      [...events.map((event) => eventWords(event, reader)), ...(asks ? [reader.t("your-turn")] : [])].join(" "),
    hitWords: (event, { seats, t }) =>
      t("hit-won", { name: seatName(seats, event.seat, t), side: t(`side-${SIDES[event.side]}`) }),
    hint: ({ kind }) => (kind === "revealed" ? { kind: "won", words: "first-won", lit: ".toy-sides" } : null),
  },
  animations: derived.animations,
  stage: {
    ...derived.stage,
    acts: (row, { pace, on }) =>
      pace === "instant" || (on("quiet") && row[0].event.kind === "won")
        ? []
        : row.map(({ event, view }) => ({ event, view })),
    steps: ({ event, view }) => (event?.kind === "won" ? 1 : view.players),
    stays: (_acts, _act, _step, quick) => (quick ? 1200 : 2000),
    whole: (act, reader) => (act.event?.kind === "won" ? eventWords(act.event, reader) : ""),
    heard: ({ event, view }, step, reader) =>
      event?.kind === "won"
        ? eventWords(event, reader)
        : reader.t("end-line", { name: seatName(reader.seats, step, reader.t), points: view.points[step] }),
    picture({ act, step, names, reader, on }) {
      const told =
        act.event?.kind === "won"
          ? eventWords(act.event, reader)
          : names
              .slice(0, step + 1)
              .map((name, seat) => html`<p>${reader.t("end-line", { name, points: act.view.points[seat] })}</p>`);
      return stageFrame({
        id: String(act.event?.token),
        title: reader.t("end-title"),
        step: act.event?.kind ?? "end",
        body: html`<div class="toy-told">${told}</div>`,
        at: step,
        steps: adapter.stage.steps(act),
        t: reader.t,
        on,
      });
    },
    end: "stage-end",
    againWords: (event, t) => ({ label: t("stage-again"), which: t(`side-${SIDES[event.side]}`) }),
  },
  keys: {
    rows: [{ items: ".toy-side" }, { items: ".toy-card" }],
    numbers: 2,
    numbered: (number) => `side:${number - 1}`,
    heard: {
      h: (view, { t, language }) => [
        listOf(
          view.hand.map((card) => cardWords(card, t)),
          language,
        ),
      ],
      s: (view, { seats, t }) =>
        view.laid.map(({ seat, card }) => t("lies", { name: seatName(seats, seat, t), card: cardWords(card, t) })),
    },
  },
  sound: derived.sound,
  statistics: { sides: (code, t) => t(`side-${code}`) },
  thoughts: { beliefs: () => "", prospects: () => "" },
  hints: { place: (place) => place, reasons: () => [] },
};
