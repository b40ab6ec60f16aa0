/** Screen reader output: one polite live region for turns, presentations, questions and requested information. */

import { formatMessage } from "../words/i18n.js";
import { readerOf } from "../words/reader.js";
import { hitsInWords } from "./since_last_turn.js";
import { createSpeechQueue } from "./speech_queue.js";

/** @import { Event } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Adapters } from "../adapters.js" */
/** @import { Presentation, State, Table } from "../state.js" */
/** @import { Store } from "../store.js" */
/** @import { Reader } from "../words/reader.js" */

/** Paragraphs kept: enough to be read aloud, too few to be a second log. */
const MAX_PARAGRAPHS = 12;

/** Delay before a finished sentence is spoken, in case the next one or the reader's turn can be joined to it. */
const SOON_MS = 300;

/** Sentence boundaries; not before lower case, since Hungarian ordinals end in a full stop. */
const SENTENCE = /.+?(?:[.!?…](?=\s+\P{Ll})|$)\s*/gsu;

/** Whether the viewing seat must act. @param {Table | null} table */
const isAsked = (table) =>
  table !== null && !table.busy && table.view !== null && table.viewer !== null && table.view.to_act === table.viewer;

/** @param {{ store: Store, adapters: Adapters }} parts */
export function createLiveRegion({ store, adapters }) {
  const region = document.createElement("div");
  region.className = "visually-hidden";
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  region.setAttribute("aria-atomic", "false");
  region.dataset["liveRegion"] = "";
  document.body.append(region);

  const speech = createSpeechQueue(put);
  let before = store.get().table;
  /** The presentation step announced last. @type {Presentation | null} */
  let lastPresentation = null;
  /** Events of the current sentence. @type {Event[]} */
  let gathered = [];
  /** Events that the stage may present. @type {Event[]} */
  let staged = [];
  /** Events already announced from the stage. @type {WeakSet<Event>} */
  const announced = new WeakSet();
  /** Whether the end of the game has been announced. */
  let ended = false;
  /** Sentences of questions already announced, which are not repeated every turn. @type {Set<string>} */
  const asked = new Set();
  /** Timer that ends the current sentence. */
  let closing = 0;
  /** Moves passed over that have not been mentioned yet. */
  let passed = 0;

  /** @param {string} text */
  function put(text) {
    const paragraph = document.createElement("p");
    paragraph.textContent = text;
    region.append(paragraph);
    while (region.childElementCount > MAX_PARAGRAPHS) region.firstElementChild?.remove();
  }

  function clearAll() {
    clearTimeout(closing);
    speech.drop();
    gathered = [];
    staged = [];
    passed = 0;
    region.replaceChildren();
  }

  /** @param {GameAdapter} adapter @param {Reader} reader @param {boolean} [asks] whether it is the reader's turn now */
  function closeSentence({ events }, reader, asks = false) {
    clearTimeout(closing);
    const sentence = gathered.length > 0 || asks ? events.sentence(gathered, reader, asks) : "";
    gathered = [];
    speech.say(sentence);
  }

  /** Announce what the stage has skipped. @param {GameAdapter} adapter @param {Reader} reader */
  function closeStage({ stage }, reader) {
    for (const event of staged) if (!announced.has(event)) speech.say(stage.whole({ event, view: null }, reader));
    staged = [];
  }

  /** Mention in one sentence what was passed over. @param {Reader} reader */
  function tellPassed({ t }) {
    if (passed > 0) speech.say(t("status-passed", { moves: passed }));
    passed = 0;
  }

  /** @param {Event} event @param {GameAdapter} adapter @param {Reader} reader */
  function onEvent(event, adapter, reader) {
    closeStage(adapter, reader);
    if (adapter.events.startsSentence(event)) closeSentence(adapter, reader);
    if (adapter.stage.kinds.has(event.kind)) staged.push(event);
    else gathered.push(event);
    if (adapter.events.endsSentence(event)) closing = window.setTimeout(() => closeSentence(adapter, reader), SOON_MS);
  }

  /**
   * Announce a running presentation act by act, and one advanced by hand step by step.
   * @param {State} state
   * @param {GameAdapter} adapter
   * @param {Reader} reader
   */
  function onPresentation({ stage, settings: { pace } }, adapter, reader) {
    const was = lastPresentation;
    lastPresentation = stage;
    const act = stage?.acts[stage.act];
    if (!stage || !act) return;
    const another = act !== was?.acts[was.act];
    if (another) for (const event of act.together ?? (act.event ? [act.event] : [])) announced.add(event);
    if (stage.step === adapter.stage.steps(act) - 1 && act.view?.over) ended = true;
    const flows = !stage.reading && (pace === "quick" || pace === "normal");
    if (another && (act.together || (flows && stage.playing))) {
      closeSentence(adapter, reader);
      speech.say(adapter.stage.whole(act, reader));
    } else if (another && !stage.reading && stage.step === 0 && stage.act === 0)
      speech.say(adapter.stage.heard(act, 0, reader));
    else if ((another || stage.step !== was?.step) && !(flows && stage.playing))
      speech.answer(adapter.stage.heard(act, stage.step, reader));
  }

  /**
   * Animation has finished: announce the rest, and the question.
   * @param {Table} table
   * @param {Table | null} old
   * @param {GameAdapter} adapter
   * @param {Reader} reader
   */
  function onIdle(table, old, adapter, reader) {
    const { view } = table;
    if (!view) return;
    const asks = isAsked(table);
    closeStage(adapter, reader);
    if (asks && table.afterUndo) speech.say(reader.t("status-taken-back"));
    // The player has not heard what the others did.
    if (asks && old?.curtain !== null)
      for (const hit of hitsInWords(table.sinceLastTurn, view, reader, adapter.events)) speech.say(hit);
    closeSentence(adapter, reader, asks);
    if (view.over && table.event !== null) {
      // The presentation announces the winners; without one, do it here.
      if (!ended) speech.say(adapter.outcome(view, reader));
      ended = false;
    }
    if (table.handOverPending) speech.say(reader.t("status-done"));
    if (asks) ask(adapter.question(view, table.taps, reader), adapter.interrupts(view));
  }

  /** Announce a question, leaving out sentences heard before. @param {string} question @param {boolean} [always] */
  function ask(question, always = false) {
    const sentences = question.match(SENTENCE)?.map((sentence) => sentence.trim()) ?? [];
    speech.say(sentences.filter((sentence) => always || !asked.has(sentence)).join(" "));
    for (const sentence of sentences) asked.add(sentence);
  }

  const unsubscribe = store.subscribe((state) => {
    const { table } = state;
    const old = before;
    before = table;
    if (table?.phase !== "playing") return clearAll();
    // Behind the curtain, nothing of one seat's view may be announced.
    if (table.curtain !== null || !table.view || old?.viewer !== table.viewer) clearAll();
    const adapter = adapters.get(table.game);
    if (table.curtain !== null || !table.view || !adapter) return;
    const reader = readerOf(state);
    // After a decision, earlier announcements are obsolete.
    if (isAsked(old) && table.busy) speech.drop();
    if (table.passed > 0) passed = table.passed;
    else tellPassed(reader);
    if (table.event && table.event !== old?.event && table.passed === 0) onEvent(table.event, adapter, reader);
    if (table.hint && table.hint !== old?.hint) {
      closeSentence(adapter, reader);
      speech.say(formatMessage({ game: table.game, id: table.hint.words }));
    }
    onPresentation(state, adapter, reader);
    if (!table.busy && (old?.busy || old?.curtain !== null)) onIdle(table, old, adapter, reader);
    else if (isAsked(table) && table.taps !== old?.taps) {
      speech.drop();
      ask(adapter.question(table.view, table.taps, reader));
    }
  });

  return {
    /** Announce requested information at once. @param {string[]} sentences */
    answer: (sentences) =>
      speech.answer(sentences.map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ")),

    end() {
      unsubscribe();
      speech.end();
      clearTimeout(closing);
      region.remove();
    },
  };
}
