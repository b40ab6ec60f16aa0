// The award's stage without a table: the test hands in what the engine explained, and reads what the page makes of it.

import { createAdapters } from "../../../../web/js/adapters.js";
import { KNOWN_GAMES } from "../../../../web/js/engine/known_games.js";
import { GAMES } from "../../../../web/js/game_registry.js";
import { adapter } from "../../../../web/js/kabale/adapter.js";
import { stepWords } from "../../../../web/js/kabale/event_words.js";
import { createDeferredStyles } from "../../../../web/js/platform/deferred_styles.js";
import { initialState } from "../../../../web/js/state.js";
import { createStore } from "../../../../web/js/store.js";
import { hitsInWords } from "../../../../web/js/table/since_last_turn.js";
import { createSpeechQueue, speakingMs } from "../../../../web/js/table/speech_queue.js";
import { createStage } from "../../../../web/js/table/stage.js";
import { stageLayer } from "../../../../web/js/view/stage_layer.js";
import { allWordsLoaded, useLanguage, wordsOf } from "../../../../web/js/words/i18n.js";
import { render } from "../../../../web/vendor/lit-html/lit-html.js";

globalThis.raenkeStrict = true;

const store = createStore(initialState(KNOWN_GAMES));
const adapters = createAdapters({ games: GAMES, styles: createDeferredStyles(), onOpen() {} });
const stage = createStage({ store, adapters, changePace: () => {} });
const t = wordsOf("kabale");
const root = document.getElementById("stage");
let seats = [];
let viewer = null;

const reader = () => ({ seats, viewer, language: store.get().language, t });
store.subscribe((state) => render(stageLayer(state, reader(), { adapters, stage }), root));

const strips = () =>
  [...document.querySelectorAll(".strip")].map((strip) => ({
    seat: Number(strip.dataset.seat),
    gone: strip.classList.contains("is-gone"),
    number: strip.querySelector(".strip-number").innerText.trim(),
    text: strip.innerText,
  }));

const sums = () =>
  [...document.querySelectorAll(".sum")].map((sum) => ({
    seat: Number(sum.dataset.seat),
    sum: sum.dataset.sum ?? null,
    shown: sum.querySelector(".sum-total").innerText.trim(),
    wins: sum.classList.contains("is-winner"),
  }));

globalThis.stage = {
  store,
  stage,

  /** Events of the running game that are told as one row, as frames have them. */
  play: (...events) =>
    stage.play(events.map((event) => ({ event, view: { game: "kabale", over: false, players: 6, columns: [] } }))),

  /** How long all that is told now stays at the normal pace. */
  whole() {
    const { acts } = stage.now();
    return acts
      .flatMap((act, at) =>
        Array.from({ length: adapter.stage.steps(act) }, (_, step) => adapter.stage.stays(acts, at, step, false)),
      )
      .reduce((sum, ms) => sum + ms, 0);
  },

  /** How long the picture of what is settled together stays. */
  together: () => adapter.stage.stays(stage.now().acts, 0, 0, false),

  async speak(language) {
    await useLanguage(language, () => {});
    await adapters.open("kabale");
    adapters.show("kabale");
    while (!allWordsLoaded()) await new Promise((done) => setTimeout(done, 20));
    document.documentElement.lang = language;
    store.update({ language });
  },

  seat(plans, who) {
    seats = plans;
    viewer = who;
  },

  /** Every sentence of a column's award, and how its last step looks. */
  tell(event) {
    const { steps } = event.settlement;
    const story = steps.map((step) => stepWords(step, event, reader()));
    void stage.open("kabale", event);
    stage.skip();
    const last = { strips: strips(), sums: sums(), words: document.querySelector(".award-step.is-now").innerText };
    const walked = [];
    for (let at = 0; at < adapter.stage.steps({ event, view: null }); at += 1) {
      stage.back();
      walked.push(stage.now().step);
    }
    stage.close();
    return { story, last, walked, left: document.querySelectorAll(".stage").length };
  },

  /** What is heard of these events, cut into sentences as the live region cuts them; `columns` are heard on their own. */
  heard(events) {
    const sentences = [];
    let gathered = [];
    const close = () => {
      if (gathered.length > 0)
        sentences.push({
          kinds: gathered.map(({ kind }) => kind),
          words: adapter.events.sentence(gathered, reader(), false),
        });
      gathered = [];
    };
    for (const event of events) {
      if (adapter.events.startsSentence(event)) close();
      if (adapter.stage.kinds.has(event.kind))
        sentences.push({ kinds: [event.kind], words: adapter.stage.whole({ event, view: null }, reader()) });
      else gathered.push(event);
      if (adapter.events.endsSentence(event)) close();
    }
    close();
    return sentences;
  },

  /** That it is the reader's turn, and nothing else. */
  asks: () => adapter.events.sentence([], reader(), true),

  /** What struck the reader and still matters. */
  hits: (events, view) => hitsInWords(events, view, reader(), adapter.events),

  /** When each of these was uttered that were said at once, and how long it takes; `answer`: asked for after the first. */
  async said(texts, answer = "") {
    const uttered = [];
    const speech = createSpeechQueue((text) => uttered.push([performance.now(), text, speakingMs(text)]));
    for (const text of texts) speech.say(text);
    while (uttered.length < (answer ? 1 : texts.length)) await new Promise((done) => setTimeout(done, 10));
    if (answer) speech.answer(answer);
    await new Promise((done) => setTimeout(done, 1500));
    return uttered;
  },

  count(view) {
    void stage.openEnd({ ...view, game: "kabale" });
    stage.skip();
  },
};
