/** Game adapter of Ohne Furcht und Adel. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { icon, portrait } from "../view/icons.js";
import { isCharacter } from "./characters.js";
import { DEMOS } from "./demos.js";
import { isDistrict } from "./districts.js";
import { EVENTS } from "./event_adapter.js";
import { DERIVED } from "./events/kinds.js";
import { HINTS } from "./hints.js";
import { KEYS } from "./keys.js";
import { PUZZLES } from "./puzzles.js";
import { outcome, ranked } from "./scoring_words.js";
import { STAGE } from "./stage.js";
import { beliefs, prospects } from "./thoughts.js";
import { curtainWords, explains, interrupts, questionWords, warningWords } from "./turn_words.js";
import { helpTemplate } from "./view/help.js";
import { knownTemplate } from "./view/known.js";
import { seatCount } from "./view/scoring.js";
import { table } from "./view/table.js";
import { trophies } from "./view/trophies.js";

/** @import { AdelTranslate } from "./messages" */
/** @import { GameAdapter } from "../games.js" */
/** @import { AdelEvent, AdelView } from "./shapes" */

/** @type {GameAdapter<AdelView, AdelEvent, AdelTranslate>} */
export const adapter = {
  table,
  question: questionWords,
  interrupts,
  explains,
  warning: warningWords,
  button: () => "",
  passesOn: (events) => events.length > 0 && events.every(({ kind }) => kind === "drafted" || kind === "put-aside"),
  curtain: curtainWords,
  outcome,
  order: (view) => ranked(view).map(({ index }) => index),
  count: seatCount,
  trophies,
  known: knownTemplate,
  help: helpTemplate,
  demos: DEMOS,
  puzzles: PUZZLES,
  thoughts: { beliefs, prospects },
  hints: HINTS,
  events: EVENTS,
  animations: DERIVED.animations,
  stage: { ...STAGE, ...DERIVED.stage },
  keys: KEYS,
  sound: DERIVED.sound,
  choices: {
    characters: (code, t) => (isCharacter(code) ? t(`character-${code}`) : code),
    violets: (code, t) => (isDistrict(code) ? t(`district-${code}`) : code),
  },
  statistics: {
    characters: (code, t) => (isCharacter(code) ? html`${portrait(`role-${code}`)} ${t(`character-${code}`)}` : code),
    districts: (code, t) => (isDistrict(code) ? html`${icon(`town-${code}`)} ${t(`district-${code}`)}` : code),
  },
};
