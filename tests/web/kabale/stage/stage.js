// The award's stage without a table: the test hands in what the engine explained, and reads what the page makes of it.

import { createAdapters } from "../../../../web/js/adapters.js";
import { KNOWN_GAMES } from "../../../../web/js/engine/known_games.js";
import { GAMES } from "../../../../web/js/game_registry.js";
import { adapter } from "../../../../web/js/kabale/adapter.js";
import { createDeferredStyles } from "../../../../web/js/platform/deferred_styles.js";
import { initialState } from "../../../../web/js/state.js";
import { createStore } from "../../../../web/js/store.js";
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

  /** How the last step of a column's award looks, and where one comes by going back. */
  tell(event) {
    void stage.open("kabale", event);
    stage.skip();
    const last = { strips: strips(), sums: sums(), words: document.querySelector(".award-step.is-now").innerText };
    const walked = [];
    for (let at = 0; at < adapter.stage.steps({ event, view: null }); at += 1) {
      stage.back();
      walked.push(stage.now().step);
    }
    stage.close();
    return { last, walked, left: document.querySelectorAll(".stage").length };
  },

  count(view) {
    void stage.openEnd({ ...view, game: "kabale" });
    stage.skip();
  },
};
