/** GameAdapter of Kabale & Hiebe: connects its parts to the shared code. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { portrait } from "../view/icons.js";
import { standings, tableBar, tableSide } from "../view/table_parts.js";
import { isAlly } from "./allies.js";
import { outcome } from "./award_words.js";
import { DEMOS } from "./demos.js";
import { EVENTS } from "./event_adapter.js";
import { chosenCard, questionWords } from "./event_words.js";
import { DERIVED } from "./events/kinds.js";
import { HINTS } from "./hints.js";
import { raceWords } from "./preview_words.js";
import { PUZZLES } from "./puzzles.js";
import { STAGE } from "./stage.js";
import { columnsHeard, handHeard, seatsHeard } from "./table_words.js";
import { beliefs, prospects } from "./thoughts.js";
import { cardHelp } from "./view/card_help.js";
import { knownTemplate } from "./view/known.js";
import { seatCount } from "./view/scoring.js";
import { columnsZone, handZone, seatRow } from "./view/table_zones.js";
import { trophies } from "./view/trophies.js";

/** @import { KabaleTranslate } from "./messages" */
/** @import { GameAdapter, TableProps } from "../games.js" */
/** @import { KabaleEvent, KabaleView } from "./shapes" */

/** @param {TableProps<KabaleView, KabaleTranslate>} props */
function table(props) {
  const { view, parts, names, t } = props;
  const yours = view.seat !== null && view.to_act === view.seat;
  const words = t("round-of", { round: view.round, rounds: view.rounds });
  return html`<div class="table ${yours ? "is-yours" : ""}" data-players=${view.players}>
    ${tableBar({ words, parts: view.rounds, now: view.round, tools: parts.tools })}
    ${seatRow(props)} ${columnsZone(props)}
    ${view.over ? standings({ points: view.seats.map(({ count }) => count.points), winners: view.winners, names, t }) : nothing}
    ${parts.status}
    ${view.seat === null ? nothing : handZone(props)}
    ${tableSide(parts.side)}
  </div>`;
}

/** @type {GameAdapter<KabaleView, KabaleEvent, KabaleTranslate>} */
export const adapter = {
  table,
  question: questionWords,
  interrupts: ({ pending }) => pending !== "place",
  explains(taps) {
    const code = chosenCard(taps);
    return code ? `ally:${code}` : "";
  },
  warning: raceWords,
  button: (_place, { pending }, t) =>
    pending === "cloak" || pending === "traitor" ? t(`table-decline-${pending}`) : "",
  curtain: ({ pending, at }, t) =>
    pending === "cloak" || pending === "traitor" ? t(`curtain-${pending}`, { column: (at?.[0] ?? 0) + 1 }) : "",
  outcome,
  count: seatCount,
  trophies,
  known: knownTemplate,
  help: cardHelp,
  demos: DEMOS,
  puzzles: PUZZLES,
  thoughts: { beliefs, prospects },
  hints: HINTS,
  events: EVENTS,
  animations: DERIVED.animations,
  stage: { ...STAGE, ...DERIVED.stage },
  keys: {
    rows: [{ items: ".column-target", under: { within: ".column", items: ".column-card" } }, { items: ".hand-card" }],
    numbers: 6,
    numbered: (number) => `column:${number - 1}`,
    heard: { c: columnsHeard, h: (view, reader) => [handHeard(view, reader)], g: seatsHeard },
  },
  sound: DERIVED.sound,
  statistics: { allies: (code, t) => (isAlly(code) ? html`${portrait(`card-${code}`)} ${t(`card-${code}`)}` : code) },
};
